import Foundation
import ListPlatform
import Recorders
import Testing

/// What a table asks its data source for, and when.
@MainActor struct TableLoadingTests {
  private let stage = Stage()

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `1: reloading a table that was never loaded gives counts and asks for no cell`() {
    let source = Source([3])
    let table = stage.table(source)
    table.reloadData()
    #expect(source.log.count("cell") == 0)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst). It asks for counts once more; how often is not a
  // rule.
  @Test func `2: layout asks for each visible cell once, each shown before the next is asked`() {
    let source = Source([3])
    let table = stage.table(source)
    table.reloadData()
    _ = source.log.take()
    table.layoutIfNeeded()
    #expect(
      source.log.take().filter { $0.hasPrefix("cell") || $0.hasPrefix("will") }
        == ["cell 0-0", "will 0-0", "cell 0-1", "will 0-1", "cell 0-2", "will 0-2"])
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `3: scrolling by a row notifies first, asks for that row, and for no count`() {
    let source = Source([100])
    let table = stage.table(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    let lines = source.log.take()
    #expect(lines.first == "scroll")
    #expect(lines.filter { $0.hasPrefix("cell") } == ["cell 0-10"])
    #expect(lines.filter { $0.hasPrefix("will") } == ["will 0-10"])
    #expect(!lines.contains { $0.hasPrefix("rows") || $0 == "sections" })
  }

  // Documentation of indexPathsForVisibleRows.
  @Test func `a row is visible as long as a part of it is`() {
    let table = stage.table(Source([100]))
    table.layoutIfNeeded()
    let rows = (0...10).map { IndexPath(row: $0, section: 0) }
    #expect(table.indexPathsForVisibleRows == Array(rows.dropLast()))
    for offset in [2, 42] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows == rows)
      #expect(table.visibleCells.map(\.frame.minY) == rows.map { CGFloat($0.row) * 44 })
    }
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst): didEndDisplaying is sent when a cell leaves the
  // visible set.
  @Test func `a row that is scrolled away ends being displayed, once`() {
    let source = Source([100])
    let table = stage.table(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(Set(source.log.take("end")) == ["end 0-0", "end 0-1"])
    table.contentOffset.y = 120
    table.layoutIfNeeded()
    #expect(source.log.take("end").isEmpty)
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `4: counts stay the same until the table is notified`() {
    let source = Source([3])
    let table = stage.table(source)
    table.layoutIfNeeded()
    source.counts = [4]
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  // Documentation of reloadData(): the table adjusts its offset if it shrinks.
  @Test func `a list that shrinks takes the offset back`() {
    let source = Source([30])
    let table = stage.table(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 30 * 44 - 440
    table.layoutIfNeeded()
    source.counts = [12]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == CGFloat(12 * 44 - 440))
    #expect(table.indexPathsForVisibleRows?.last == [0, 11])
  }

  /// Implements what UIKit requires and nothing else.
  private final class Least: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  // UITableView.h: the number of sections is 1 if it is not implemented. Measured on UIKit (Xcode
  // 26, Mac Catalyst): a table without a delegate shows its rows.
  @Test func `a data source of two methods fills one section, and needs no delegate`() {
    let source = Least()
    let table = stage.table()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.count == 3)
    #expect(table.rectForRow(at: [0, 2]).minY == 88)
    #expect(table.headerView(forSection: 0) == nil)
    withExtendedLifetime(source) {}
  }

  // UITableView.h: cellForRow(at:) returns nil for a row without a cell or out of range.
  @Test func `17: there is no cell off screen or out of range, and nobody is asked`() {
    let source = Source([100])
    let table = stage.table(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    #expect(table.cellForRow(at: [0, 9]) != nil)
    #expect(table.cellForRow(at: [0, 50]) == nil)
    #expect(table.cellForRow(at: [7, 500]) == nil)
    #expect(source.log.take().isEmpty)
  }
}
