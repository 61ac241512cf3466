import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The order of the rows of a list, in all lists of up to three sections with up to two rows each.
@MainActor struct ScreenListTests {
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

  @Test func `rows follow one another, and the nearest one takes the place of one that is gone`() {
    for counts in Self.worlds {
      shown(counts) { list, paths in
        #expect([list.first, list.last] == [paths.first, paths.last], "\(counts)")
        let neighbours = paths.map { [list.item(before: $0), list.item(after: $0)] }
        let expected = paths.indices.map { number in
          [
            number > 0 ? paths[number - 1] : nil,
            number + 1 < paths.count ? paths[number + 1] : nil,
          ]
        }
        #expect(neighbours == expected, "\(counts)")
        let all = (0...3).flatMap { section in
          (0...2).map { IndexPath(row: $0, section: section) }
        }
        let nearest = all.map { path in paths.last { $0 <= path } ?? paths.first }
        #expect(all.map { list.nearest($0) } == nearest, "\(counts)")
      }
    }
  }
}
