import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessScreens

/// Keys, clicks, sizes and changes of the list by chance.
@MainActor @Suite(.serialized) struct TerminalChanceTests {
  static let keys: [TerminalKey] =
    [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .insert, .delete, .backspace,
      .enter, .tab, .escape,
    ] + "?/bdemrsukxAK+- é".map { .character($0) }
  private static let actions: [TerminalMouse.Action] = [
    .press(0), .press(1), .press(2), .drag(0), .release(0), .wheelUp, .wheelDown, .wheelLeft,
    .wheelRight,
  ]

  @Test(arguments: Walk.seeds(2))
  func `whatever happens, the screen is drawn`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = MovedNames(Self.sections(&random))
    names.indexTitles = Bool.random(using: &random) ? ["A", "あ", "C"] : nil
    names.navigationItem.rightBarButtonItem = names.editButtonItem
    names.navigationItem.searchController =
      Bool.random(using: &random) ? UISearchController(searchResultsController: nil) : nil
    names.tableView.rowHeight = [44, 20, 100].randomElement(using: &random)!
    TerminalDriver.run(names) { driver in
      var size = driver.size
      for step in 0..<Walk.steps(100) {
        switch Int.random(in: 0..<16, using: &random) {
        case 0:
          size.columns = Int.random(in: 1...90, using: &random)
          size.rows = Int.random(in: 1...30, using: &random)
        case 1:
          names.sections = Self.sections(&random)
          names.tableView.reloadData()
        case 2: names.setEditing(!names.isEditing, animated: false)
        case 3 where names.presentedViewController == nil: present(over: names)
        case 4: _ = driver.navigator.handle(.paste("two\nlines"))
        case 5, 6:
          let cell = TerminalPosition(
            column: Int.random(in: -1...size.columns, using: &random),
            row: Int.random(in: -1...size.rows, using: &random))
          let action = Self.actions.randomElement(using: &random)!
          _ = driver.navigator.handle(.mouse(TerminalMouse(action, at: cell)))
        case 7, 8:
          // Picks a row up, if there is one with a handle.
          names.setEditing(true, animated: false)
          for key in [TerminalKey.end, .right, .enter] {
            _ = driver.navigator.frame(size)
            _ = driver.navigator.handle(.key(key))
          }
        default:
          _ = driver.navigator.handle(.key(Self.keys.randomElement(using: &random)!))
        }
        let frame = driver.navigator.frame(size)
        #expect(frame.lines.count == max(size.rows, 2), "seed \(seed), step \(step)")
        #expect(showsMark(frame, of: driver.navigator), "seed \(seed), step \(step)")
      }
    }
  }

  private static func sections(
    _ random: inout SeededGenerator
  ) -> [(title: String?, names: [String])] {
    (0..<Int.random(in: 0...4, using: &random)).map { section in
      let count = Int.random(in: 0...12, using: &random)
      return (
        Bool.random(using: &random) ? "Section \(section)" : nil, (0..<count).map { "Row \($0)" }
      )
    }
  }

  /// Returns a Boolean value that indicates whether something is marked, if a row is on the screen
  /// and none is picked up.
  private func showsMark(_ frame: TextFrame, of navigator: TerminalNavigator) -> Bool {
    guard let layout = navigator.layout, layout.overlay == nil, navigator.lifted == nil else {
      return true
    }
    let hasRow = navigator.shownLines.joined().contains { layout.lines[$0.line].role.isRow }
    return !hasRow
      || frame.lines.contains { $0.style.reverse || $0.spans.contains(where: \.style.reverse) }
  }

  private func present(over names: UIViewController) {
    let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
    alert.addTextField()
    for number in 0..<3 {
      alert.addAction(
        UIAlertAction(title: "\(number)", style: number == 0 ? .cancel : .default))
    }
    names.present(alert, animated: false)
  }
}
