import Foundation
import ListStore
import ListTesting
import Testing

@testable import Tasks

/// The things to do, as a person meets them, on a file of its own.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TodoTests {
  /// A file, and screens of lists that are on it.
  @MainActor private final class Screens {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
    let screens: [ListScreen<TodoController>]
    var first: ListScreen<TodoController> { screens[0] }

    init(_ count: Int = 1) throws {
      let path = path
      screens = try (0..<count).map { _ in
        ListScreen(
          TodoController(try TodoStore(path: path)), size: CGSize(width: 320, height: 800))
      }
    }

    deinit {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
  }

  @Test func `nothing is added after the last possible number`() throws {
    let screens = try Screens()
    let screen = screens.first
    let store = try TodoStore(path: screens.path).store
    try store.write { try $0.insert(TodoItem(id: .max, project: "Garden", title: "Last")) }
    screen.tap(try #require(screen.controller.navigationItem.rightBarButtonItem))
    #expect(screen.type("Call Ada"))
    #expect(screen.type("Calls", intoAlertFieldAt: 1))
    #expect(screen.choose(alertAction: "Add"))
    #expect(
      screen.alert?.message
        == "No more tasks can be added, because the last identifier, \(Int.max), is in use.")
    #expect(!screen.text.contains("Call Ada"))
  }

  @Test func `things are added, marked, renamed, moved and deleted`() throws {
    let screens = try Screens()
    let screen = screens.first
    #expect(
      screen.text == """
        Garden
          Mend the fence
          Sow the beans
        House
          Paint the door
        """)
    screen.tap([0, 0])
    #expect(screen.text(at: [0, 0]) == "Sow the beans")
    #expect(screen.text(at: [0, 1]) == "Mend the fence  ✓")
    screen.tap(try #require(screen.controller.navigationItem.rightBarButtonItem))
    #expect(screen.type("Call Ada"))
    #expect(screen.type("Calls", intoAlertFieldAt: 1))
    #expect(screen.choose(alertAction: "Add"))
    #expect(
      screen.text == """
        Calls
          Call Ada
        Garden
          Sow the beans
          Mend the fence  ✓
        House
          Paint the door
        """)
    #expect(screen.choose(swipeAction: "Rename", at: [2, 0]))
    #expect(screen.alert?.textFields?.first?.text == "Paint the door")
    #expect(screen.type("Paint the gate"))
    #expect(screen.choose(alertAction: "Rename"))
    #expect(screen.text(at: [2, 0]) == "Paint the gate")
    #expect(screen.choose(swipeAction: "Move", at: [2, 0]))
    #expect(screen.type("Garden"))
    #expect(screen.choose(alertAction: "Move"))
    #expect(
      screen.text == """
        Calls
          Call Ada
        Garden
          Paint the gate
          Sow the beans
          Mend the fence  ✓
        """)
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.rowCounts == [3])
    screen.expectAgreement()
  }

  @Test func `everything is undone and redone, also during a search`() throws {
    let screens = try Screens()
    let screen = screens.first
    let first = screen.text
    var texts = [first]
    func did() { texts.append(screen.text) }
    screen.tap([0, 0])
    did()
    screen.tap(try #require(screen.controller.navigationItem.rightBarButtonItem))
    screen.type("Call Ada")
    screen.type("Calls", intoAlertFieldAt: 1)
    screen.choose(alertAction: "Add")
    did()
    screen.choose(swipeAction: "Rename", at: [2, 0])
    screen.type("Paint the gate")
    screen.choose(alertAction: "Rename")
    did()
    screen.choose(swipeAction: "Move", at: [2, 0])
    screen.type("Garden")
    screen.choose(alertAction: "Move")
    did()
    #expect(screen.swipeToDelete([0, 0]))
    did()
    #expect(Set(texts).count == 6)
    let names = ["Delete", "Move", "Rename", "Insert", "Mark"]
    for (name, text) in zip(names, texts.reversed().dropFirst()) {
      #expect(screen.controller.undoManager?.undoMenuItemTitle == "Undo \(name)")
      #expect(screen.undo())
      #expect(screen.text == text)
      screen.expectAgreement()
    }
    screen.expectRefusal { $0.undo() }
    for (name, text) in zip(names.reversed(), texts.dropFirst()) {
      #expect(screen.controller.undoManager?.redoMenuItemTitle == "Redo \(name)")
      #expect(screen.redo())
      #expect(screen.text == text)
    }
    #expect(screen.search(for: "mend"))
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.placeholder == .notFound("mend"))
    #expect(screen.undo())
    #expect(screen.text == "Garden\n  Mend the fence  ✓")
    #expect(screen.cancelSearch())
    while screen.allowRefusal(of: { $0.undo() }) {}
    #expect(screen.text == first)
  }

  @Test func `an undo that the file doesn't allow is reported`() throws {
    let screens = try Screens()
    let screen = screens.first
    #expect(screen.swipeToDelete([0, 0]))
    let store = try TodoStore(path: screens.path).store
    try store.write { try $0.insert(TodoItem(id: 2, project: "Garden", title: "Rake")) }
    #expect(screen.undo())
    #expect(screen.alert?.title == "The Operation Failed")
  }

  @Test func `a search shows what has the text, and follows changes`() throws {
    let screens = try Screens()
    let screen = screens.first
    #expect(screen.search(for: "THE D"))
    #expect(screen.text == "House\n  Paint the door")
    screen.tap([0, 0])
    #expect(screen.text == "House\n  Paint the door  ✓")
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.placeholder == .notFound("THE D"))
    #expect(screen.cancelSearch())
    #expect(screen.rowCounts == [2])
  }

  @Test func `two lists on one file follow each other`() async throws {
    let screens = try Screens(2)
    screens.first.tap([1, 0])
    let other = screens.screens[1]
    await other.wait(for: "Paint the door  ✓")
    #expect(screens.first.text == other.text)
  }
}
