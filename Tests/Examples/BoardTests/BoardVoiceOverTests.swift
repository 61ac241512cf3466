import ListTesting
import Testing

@testable import Board

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor struct BoardVoiceOverTests {
  @Test func `a card is moved by an action of VoiceOver, and back by undo`() {
    let screen = ListScreen(BoardController(), size: CGSize(width: 900, height: 600))
    let first = screen.voiceOver
    let columns = screen.controller.columns
    let cell = columns[0].tableView.cellForRow(at: [0, 1])
    let action = cell?.accessibilityCustomActions?.first { $0.name == "Move to Doing" }
    #expect(action?.actionHandler?(action!) == true)
    #expect(
      columns.map { $0.listData[0].items.map(\.title) }
        == [["Sow", "Water"], ["Reap", "Weed"], ["Plow", "Harrow"]])
    #expect(screen.voiceOver.contains("Weed. Actions: Delete, Move to To Do, Move to Done"))
    #expect(screen.undo() && screen.voiceOver == first)
  }

  @Test func `the board is read column by column, with what can be done to cards`() {
    let screen = ListScreen(BoardController(), size: CGSize(width: 900, height: 600))
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Board, Heading
        Add, Button
        To Do, Heading
        Sow. Actions: Delete, Move to Doing, Move to Done
        Weed. Actions: Delete, Move to Doing, Move to Done
        Water. Actions: Delete, Move to Doing, Move to Done
        Doing, Heading
        Reap. Actions: Delete, Move to To Do, Move to Done
        Done, Heading
        Plow. Actions: Delete, Move to To Do, Move to Doing
        Harrow. Actions: Delete, Move to To Do, Move to Doing
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
