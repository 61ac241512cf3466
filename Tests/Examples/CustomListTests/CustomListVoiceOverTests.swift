import ListTesting
import Testing

@testable import CustomList

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor struct CustomListVoiceOverTests {
  @Test func `the board is read column by column`() {
    let screen = ListScreen(BoardController(), size: CGSize(width: 400, height: 600))
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Board, Heading
        Next, Button
        To Do, Heading
        Paint
        Sweep
        Mend
        Doing, Heading
        Build
        Done, Heading
        """)
  }
}
