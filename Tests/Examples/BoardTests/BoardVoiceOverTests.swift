import ListTesting
import Testing

@testable import Board

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor struct BoardVoiceOverTests {
  @Test func `the board is read column by column, with what can be done to cards`() {
    let screen = ListScreen(BoardController(), size: CGSize(width: 900, height: 600))
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Board, Heading
        Add, Button
        To Do, Heading
        Sow. Actions: Delete
        Weed. Actions: Delete
        Water. Actions: Delete
        Doing, Heading
        Reap. Actions: Delete
        Done, Heading
        Plow. Actions: Delete
        Harrow. Actions: Delete
        """)
    screen.tap(barButton: "Add")
    #expect(
      screen.voiceOver == """
        Add a Card, Heading
        Title, Text Field
        Cancel, Button
        Add, Button
        """)
  }
}
