import Foundation
import HeadlessUIKit
import ListControllers
import ListStore
import TestSupport
import Testing

@testable import Tasks

/// The things to do, as a person meets them, on a file of its own.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TodoTests {
  @MainActor private final class Screen {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"
    let controllers: [TodoController]
    let windows: [UIWindow]
    let user = User()

    init(_ count: Int = 1) throws {
      let path = path
      controllers = try (0..<count).map { _ in TodoController(try TodoStore(path: path)) }
      windows = controllers.map { controller in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
      }
    }

    deinit {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }

    func texts(_ number: Int = 0) -> [String] {
      windows[number].layoutIfNeeded()
      return controllers[number].tableView.visibleCells.map {
        ($0.accessoryType == .checkmark ? "✓ " : "") + ($0.textLabel?.text ?? "")
      }
    }

    func answer(_ texts: [String], _ title: String) throws {
      let alert = try #require(controllers[0].presentedViewController as? UIAlertController)
      for (field, text) in zip(alert.textFields ?? [], texts) {
        user.clear(field)
        field.text = text
      }
      #expect(user.choose(title, in: alert))
    }
  }

  @Test func `nothing is added after the last possible number`() throws {
    let screen = try Screen()
    let list = screen.controllers[0]
    let store = try TodoStore(path: screen.path).store
    try store.write { try $0.insert(TodoItem(id: .max, project: "Garden", title: "Last")) }
    screen.user.tap(try #require(list.navigationItem.rightBarButtonItem))
    try screen.answer(["Call Ada", "Calls"], "Add")
    let alert = try #require(list.presentedViewController as? UIAlertController)
    #expect(
      alert.message
        == "No more tasks can be added, because the last identifier, \(Int.max), is in use.")
    #expect(!screen.texts().contains("Call Ada"))
  }

  @Test func `things are added, marked, renamed, moved and deleted`() throws {
    let screen = try Screen()
    let list = screen.controllers[0]
    let table: UITableView = list.tableView
    #expect(screen.texts() == ["Mend the fence", "Sow the beans", "Paint the door"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "House")
    screen.user.tap(rowAt: [0, 0], in: table)
    #expect(screen.texts() == ["Sow the beans", "✓ Mend the fence", "Paint the door"])
    screen.user.tap(try #require(list.navigationItem.rightBarButtonItem))
    try screen.answer(["Call Ada", "Calls"], "Add")
    #expect(screen.texts() == ["Call Ada", "Sow the beans", "✓ Mend the fence", "Paint the door"])
    #expect(screen.user.swipe(rowAt: [2, 0], in: table, choosing: "Rename"))
    try screen.answer(["Paint the gate"], "Rename")
    #expect(screen.texts().last == "Paint the gate")
    #expect(screen.user.swipe(rowAt: [2, 0], in: table, choosing: "Move"))
    try screen.answer(["Garden"], "Move")
    #expect(table.numberOfSections == 2)
    #expect(
      screen.texts() == ["Call Ada", "Paint the gate", "Sow the beans", "✓ Mend the fence"])
    #expect(screen.user.swipeToDelete(rowAt: [0, 0], in: table))
    #expect(screen.texts() == ["Paint the gate", "Sow the beans", "✓ Mend the fence"])
  }

  @Test func `a search shows what has the text, and follows changes`() throws {
    let screen = try Screen()
    let list = screen.controllers[0]
    screen.user.search(for: "THE D", in: try #require(list.navigationItem.searchController))
    #expect(screen.texts() == ["Paint the door"])
    screen.user.tap(rowAt: [0, 0], in: list.tableView)
    #expect(screen.texts() == ["✓ Paint the door"])
    #expect(screen.user.swipeToDelete(rowAt: [0, 0], in: list.tableView))
    #expect((list.tableView.backgroundView as? PlaceholderView)?.placeholder != nil)
    list.search(for: "")
    #expect(screen.texts().count == 2)
  }

  @Test func `two lists on one file follow each other`() async throws {
    let screen = try Screen(2)
    screen.user.tap(rowAt: [1, 0], in: screen.controllers[0].tableView)
    try await MainQueue.wait { screen.texts(1).contains("✓ Paint the door") }
    #expect(screen.texts(0) == screen.texts(1))
  }
}
