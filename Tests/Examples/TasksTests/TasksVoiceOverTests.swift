import Foundation
import ListTesting
import Testing

@testable import Tasks

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor struct TasksVoiceOverTests {
  @Test func `the tasks are read, with what can be done to them`() throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    let store = try TodoStore(path: path)
    let screen = ListScreen(TodoController(store), size: CGSize(width: 320, height: 800))
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Tasks, Heading
        Add, Button
        Search, Search Field
        Garden, Heading
        Mend the fence, Button. Marks it as done. Actions: Delete, Rename, Move
        Sow the beans, Button. Marks it as done. Actions: Delete, Rename, Move
        House, Heading
        Paint the door, Button. Marks it as done. Actions: Delete, Rename, Move
        """)
    screen.tap([0, 0])
    screen.perform(action: "Delete", at: [0, 1])
    #expect(screen.announcements { screen.undo() } == ["Undone: Delete"])
    screen.tap(barButton: "Add")
    #expect(
      screen.voiceOver == """
        Add, Heading
        Title, Text Field
        Project, Garden, Text Field
        Cancel, Button
        Add, Button
        """)
  }
}
