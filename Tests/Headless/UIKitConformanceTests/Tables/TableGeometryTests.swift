import Foundation
import ListPlatform
import Recorders
import Testing

/// Heights and places of rows, headers and a table's own views.
@MainActor struct TableGeometryTests {
  private let stage = Stage()

  private final class Tall: TableRecorder {
    var height: (Int) -> CGFloat = { CGFloat(37 + ($0 % 7) * 13) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.add("height \(indexPath.row)")
      return height(indexPath.row)
    }
    /// The number of rows whose height was asked for; they are the first ones.
    var measured: Int { Set(log.lines.filter { $0.hasPrefix("height") }).count }
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `14: with estimates the content is what was measured and estimates for the rest`() {
    let source = Tall([100])
    let table = stage.table(source)
    table.estimatedRowHeight = 500
    table.layoutIfNeeded()
    let measured = source.measured
    let sum = (0..<measured).reduce(0) { $0 + source.height($1) }
    #expect(table.indexPathsForVisibleRows?.allSatisfy { $0.row < measured } == true)
    #expect(sum >= 440 && measured < 20)
    #expect(table.contentSize.height == sum + CGFloat(100 - measured) * 500)
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `without estimates every row is measured, and the content is exact`() {
    let source = Tall([100])
    let table = stage.table(source)
    table.layoutIfNeeded()
    #expect(source.measured == 100)
    #expect(table.contentSize.height == (0..<100).reduce(0) { $0 + source.height($1) })
    #expect(table.rectForRow(at: [0, 99]).maxY == table.contentSize.height)
  }

  private final class Estimating: TableRecorder {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.add("height \(indexPath.row)")
      return 44
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
      -> CGFloat
    { 44 }
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `15: a delegate that estimates turns estimation on, whatever the property says`() {
    let source = Estimating([100])
    let table = stage.table(source)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    let asked = Set(source.log.take("height"))
    #expect(asked.isSuperset(of: (0..<10).map { "height \($0)" }))
    #expect(asked.count < 20)
  }

  // Documentation of performBatchUpdates(_:completion:) and beginUpdates(): an empty group animates
  // changes of height without reloading cells.
  @Test func `an empty group of updates asks for heights again, not for cells`() {
    let source = Tall([5])
    let table = stage.table(source)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    _ = source.log.take()
    source.height = { $0 == 0 ? 20 : 50 }
    UIView.performWithoutAnimation {
      table.beginUpdates()
      table.endUpdates()
    }
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 20)
    #expect(table.rectForRow(at: [0, 4]).maxY == 220)
    #expect(table.visibleCells == cells)
    #expect(source.log.count("cell") == 0)
  }

  private final class Headed: TableRecorder {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log.add("header view \(section)")
      return section == 0 ? header : nil
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.add("header will \(section)") }
  }

  // UITableView.h: a view is preferred to a title. Measured on UIKit (Xcode 26, Mac Catalyst):
  // headers are shown after all cells.
  @Test func `16: a header view is preferred to a title, and comes after all cells`() throws {
    let source = Headed([20])
    let table = stage.table(source)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === source.header)
    let lines = source.log.take()
    let view = try #require(lines.firstIndex(of: "header view 0"))
    let shown = try #require(lines.firstIndex(of: "header will 0"))
    #expect(view < shown)
    #expect(try #require(lines.lastIndex { $0.hasPrefix("will") }) < shown)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    #expect(table.rectForHeader(inSection: 0).height == 30)
    #expect(table.rectForRow(at: [0, 0]).minY == 30)
    #expect(table.rect(forSection: 0).height == CGFloat(30 + 20 * 44))
  }

  // UITableView.h: indexPathForRow(at:) returns nil if the point is outside of any row.
  @Test func `18: headers and the space below the last row are no rows`() {
    let table = stage.table(Headed([3]))
    table.layoutIfNeeded()
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 5)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 31)) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 29 + 3 * 44)) == [0, 2])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 31 + 3 * 44)) == nil)
  }

  // Documentation of UITableView.Style.plain: headers float above the rows that are scrolled.
  @Test func `a plain header stays in sight and is pushed out by the end of its section`() {
    let table = stage.table(Headed([20, 20]))
    table.layoutIfNeeded()
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    let end = table.rect(forSection: 0).maxY
    #expect(end == CGFloat(30 + 20 * 44))
    table.contentOffset.y = end - 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
  }

  // Documentation of tableHeaderView and tableFooterView: displayed above and below the content;
  // only the height is kept.
  @Test func `the table's own header and footer views are part of the content`() {
    let table = stage.table(Source([2]))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 30)
    #expect(table.contentSize.height == CGFloat(30 + 88 + 50))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 118, width: 320, height: 50))
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 0)
  }

  // Documentation of UITableView.ScrollPosition: top, middle and bottom of the visible area; none
  // scrolls by the least distance.
  @Test func `scrolling to a row aligns it, within the ends`() {
    let source = Source([100])
    let table = stage.table(source)
    table.layoutIfNeeded()
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: [0, row], at: position, animated: false)
      table.layoutIfNeeded()
      return table.contentOffset.y
    }
    #expect(offset(50, .top) == CGFloat(50 * 44))
    #expect(offset(50, .bottom) == CGFloat(51 * 44 - 440))
    #expect(offset(50, .middle) == CGFloat(50 * 44 + 22 - 220))
    #expect(offset(50, .none) == CGFloat(50 * 44 + 22 - 220))
    #expect(offset(40, .none) == CGFloat(40 * 44))
    #expect(offset(60, .none) == CGFloat(61 * 44 - 440))
    #expect(offset(0, .bottom) == 0)
    #expect(offset(99, .top) == CGFloat(4400 - 440))
  }
}
