import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessScreens

/// Keys, clicks, sizes and changes by chance on lists next to each other.
@MainActor @Suite(.serialized) struct TerminalColumnsChanceTests {
  private static let keys: [TerminalKey] =
    [
      .up, .down, .left, .right, .left, .right, .pageUp, .pageDown, .home, .end, .delete,
      .backspace, .enter, .tab, .escape,
    ] + "?/bdemrs   ".map { .character($0) }
  private static let actions: [TerminalMouse.Action] = [
    .press(0), .press(0), .press(2), .drag(0), .drag(0), .release(0), .wheelUp, .wheelDown,
    .wheelLeft, .wheelRight,
  ]

  @Test(arguments: Walk.seeds(1))
  func `whatever happens, columns are drawn with a mark`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lists = 0..<Int.random(in: 2...5, using: &random)
    let board = NameBoard(lists.map { Self.names($0, &random) })
    for column in board.columns {
      column.tableView.rowHeight = [44, 20, 100].randomElement(using: &random)!
    }
    board.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in })
    TerminalDriver.run(board) { driver in
      var size = TerminalSize(columns: 80, rows: 12)
      for step in 0..<Walk.steps(200) {
        switch Int.random(in: 0..<18, using: &random) {
        case 0:
          size.columns = Int.random(in: 1...110, using: &random)
          size.rows = Int.random(in: 1...20, using: &random)
        case 1:
          let number = lists.randomElement(using: &random)!
          board.columns[number].sections = [
            (Bool.random(using: &random) ? "Header" : nil, Self.names(number, &random))
          ]
          board.columns[number].tableView.reloadData()
        case 2:
          let column = board.columns.randomElement(using: &random)!
          column.setEditing(!column.isEditing, animated: false)
        case 3 where board.presentedViewController == nil:
          let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .cancel))
          board.present(alert, animated: false)
        case 4...8:
          let cell = TerminalPosition(
            column: Int.random(in: -1...size.columns, using: &random),
            row: Int.random(in: -1...size.rows, using: &random))
          let action = Self.actions.randomElement(using: &random)!
          _ = driver.navigator.handle(.mouse(TerminalMouse(action, at: cell)))
        default:
          _ = driver.navigator.handle(.key(Self.keys.randomElement(using: &random)!))
        }
        let frame = driver.navigator.frame(size)
        #expect(frame.lines.count == max(size.rows, 2), "seed \(seed), step \(step)")
        #expect(showsMark(frame, of: driver.navigator), "seed \(seed), step \(step)")
      }
    }
  }

  private static func names(_ list: Int, _ random: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...12, using: &random)).map { "\(list)-\($0)" }
  }

  /// Returns a Boolean value that indicates whether something is marked, if a row of the list is on
  /// the screen that keys act on, or the row that is carried.
  private func showsMark(_ frame: TextFrame, of navigator: TerminalNavigator) -> Bool {
    guard let layout = navigator.layout, layout.overlay == nil, navigator.sheet == nil else {
      return true
    }
    let lift = navigator.lifted
    let marked = lift.map { navigator.shown($0.list)?.lines ?? 0..<0 } ?? layout.listLines
    let hasRow = navigator.shownLines.joined().contains { place in
      let line = layout.lines[place.line]
      return marked.contains(place.line) && (lift.map { line.isOf($0.path) } ?? line.role.isRow)
    }
    return !hasRow
      || frame.lines.contains { $0.style.reverse || $0.spans.contains(where: \.style.reverse) }
  }
}
