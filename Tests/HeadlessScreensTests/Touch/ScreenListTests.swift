import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The order of the rows of a list, in all lists of up to three sections with up to two rows each.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScreenListTests {
  private static let worlds: [[Int]] = (0...3).reduce(into: []) { worlds, sections in
    worlds += (0..<sections).reduce([[]]) { counts, _ in
      counts.flatMap { before in (0...2).map { before + [$0] } }
    }
  }

  private func shown(_ counts: [Int], _ body: (any ScreenList, [IndexPath]) throws -> Void) rethrows
  {
    let controller = NamesController(
      counts.map { (nil, (0..<$0).map { "Row \($0)" }) })
    try controller.shown { window in
      window.layoutIfNeeded()
      let paths = counts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(row: $0, section: section) }
      }
      try body(ScreenTable(table: controller.tableView), paths)
    }
  }

  @Test func `rows follow one another across empty sections`() {
    for counts in Self.worlds {
      shown(counts) { list, paths in
        #expect(list.first == paths.first && list.last == paths.last, "\(counts)")
        for (number, path) in paths.enumerated() {
          let next = number + 1 < paths.count ? paths[number + 1] : nil
          #expect(list.item(after: path) == next, "\(path) in \(counts)")
          #expect(list.item(before: path) == (number > 0 ? paths[number - 1] : nil))
        }
      }
    }
  }

  @Test func `a row that is gone is replaced by the one before it, else by the one after`() {
    for counts in Self.worlds {
      shown(counts) { list, paths in
        for section in 0...3 {
          for row in 0...2 {
            let path = IndexPath(row: row, section: section)
            let nearest = paths.last { $0 <= path } ?? paths.first
            #expect(list.nearest(path) == nearest, "\(path) in \(counts)")
          }
        }
      }
    }
  }
}
