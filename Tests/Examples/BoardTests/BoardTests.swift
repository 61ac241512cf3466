import ListTesting
import TestSupport
import Testing

@testable import Board

/// The board as a user sees it.
@MainActor struct BoardTests {
  private let screen = ListScreen(BoardController(), size: CGSize(width: 900, height: 600))
  private var columns: [UITableView] { screen.controller.columns.map { $0.tableView } }
  private var titles: [[String]] {
    screen.controller.columns.map { $0.listData[0].items.map(\.title) }
  }
  /// The titles that the tables show.
  private var shown: [[String?]] {
    columns.map { $0.visibleCells.map { $0.textLabel?.text } }
  }
  private let first = [["Sow", "Weed", "Water"], ["Reap"], ["Plow", "Harrow"]]

  @Test func `columns are next to each other under their titles`() {
    #expect(titles == first && shown == first)
    #expect(columns.map(\.frame.minX) == [0, 300, 600])
    #expect(
      screen.controller.columns.map { $0.headerTitle(inSection: 0) } == ["To Do", "Doing", "Done"])
  }

  @Test func `a card moves to another column, and back by undo`() {
    #expect(screen.dragAndDrop([0, 1], of: columns[0], to: [0, 0], in: columns[1]))
    let moved = [["Sow", "Water"], ["Weed", "Reap"], ["Plow", "Harrow"]]
    #expect(titles == moved && shown == moved)
    #expect(screen.dragAndDrop([0, 0], of: columns[1], to: nil, in: columns[2]))
    #expect(titles == [["Sow", "Water"], ["Reap"], ["Plow", "Harrow", "Weed"]])
    #expect(screen.undo())
    #expect(titles == moved && shown == moved)
    #expect(screen.undo())
    #expect(titles == first && shown == first)
    screen.expectRefusal { $0.undo() }
    #expect(screen.redo())
    #expect(titles == moved && shown == moved)
  }

  @Test func `a card moves within its column`() {
    #expect(screen.dragAndDrop([0, 0], to: [0, 2]))
    #expect(titles[0] == ["Weed", "Water", "Sow"] && shown[0] == titles[0])
    #expect(screen.undo())
    #expect(titles == first)
    screen.expectRefusal { $0.dragAndDrop([0, 7], to: [0, 0]) }
  }

  @Test func `the last card leaves an empty column, which takes cards`() {
    #expect(screen.dragAndDrop([0, 0], of: columns[1], to: nil, in: columns[0]))
    #expect(titles[1] == [] && shown[1] == [])
    #expect(screen.dragAndDrop([0, 0], of: columns[2], to: nil, in: columns[1]))
    #expect(titles == [["Sow", "Weed", "Water", "Reap"], ["Plow"], ["Harrow"]])
  }

  @Test func `cards are deleted and added`() {
    #expect(screen.swipeToDelete([0, 0]))
    #expect(titles[0] == ["Weed", "Water"])
    #expect(screen.tap(barButton: "Add"))
    #expect(screen.type("Mulch", intoAlertFieldAt: 0))
    #expect(screen.choose(alertAction: "Add"))
    #expect(titles[0] == ["Weed", "Water", "Mulch"])
    #expect(screen.undo() && screen.undo())
    #expect(titles == first && shown == first)
  }

  @Test func `cards are text for other apps, and text becomes a card`() throws {
    let column = screen.controller.columns[1]
    let item = try #require(column.forwarding.dragItems(at: [0, 0]).first)
    let text = Locked("")
    item.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") {
      data, _ in text.withLock { $0 = String(decoding: data ?? Data(), as: UTF8.self) }
    }
    #expect(text.withLock { $0 } == "Reap")
    func card(_ text: String) throws -> String? {
      try column.droppedObject(
        from: Data(text.utf8), ofType: "public.utf8-plain-text", at: [0, 0])?.title
    }
    #expect(try card(" Mow\n") == "Mow" && card(" \n") == nil)
  }
}
