import ListTesting
import Testing

@testable import Glyphs

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor struct GlyphsVoiceOverTests {
  @Test func `the glyphs of a block are read by their names`() {
    let table = GlyphTable(blocks: "2600..2603; Some Symbols")
    let screen = ListScreen(GlyphsController(table: table))
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Glyphs, Heading
        Name, U+1F600, or a character, Search Field
        Some Symbols, 4 characters, Heading
        BLACK SUN WITH RAYS, Button
        CLOUD, Button
        UMBRELLA, Button
        SNOWMAN, Button
        """)
    screen.tap([0, 0])
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Glyphs, Back Button
        U+2600, Heading
        character, ☀
        name, BLACK SUN WITH RAYS
        number, U+2600
        UTF-8, E2 98 80
        """)
  }
}
