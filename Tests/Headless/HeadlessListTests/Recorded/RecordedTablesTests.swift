import Foundation
import Recorders
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about tables (Mac Catalyst, iOS 26; an iPhone of 320 x 568, iOS 12 or 13).
///
/// The Mac's lengths of rows, headers and disclosure indicators are left out.
@MainActor struct RecordedTablesTests {
  private final class Source: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default
    var counts: [Int]
    var hasTitles = false

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "text"
      cell.detailTextLabel?.text = "detail"
      if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      hasTitles ? "title" : nil
    }
  }

  private func table(_ source: Source, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    for cell in table.visibleCells { cell.layoutIfNeeded() }
    return table
  }

  /// `tab-first-header` was recorded: 22 points above each header, and none between a header and
  /// its rows.
  @Test func `plain headers have room above them`() throws {
    let source = Source([2, 2])
    source.hasTitles = true
    let table = table(source)
    let headers = try (0..<2).map { try #require(table.headerView(forSection: $0)).frame }
    #expect((headers[0].minY, headers[1].minY - table.rectForRow(at: [0, 1]).maxY) == (22, 22))
    #expect(
      (table.rectForRow(at: [0, 0]).minY, table.rectForHeader(inSection: 1)) == (
        headers[0].maxY, headers[1]
      ))
    // A pinned header touches the top.
    let steps: [(offset: CGFloat, padding: CGFloat?)] = [(30, nil), (0, 0)]
    let tops = steps.map { offset, padding in
      table.contentOffset.y = offset
      if let padding { table.sectionHeaderTopPadding = padding }
      table.layoutIfNeeded()
      return table.headerView(forSection: 0)?.frame.minY
    }
    #expect(tops == [30, 0])
  }

  /// `tab-content-full`, `tab-text-inset` and `tab-centred` were recorded.
  @Test func `the content of a row is as wide as the row, and a value ends at the margin`() throws {
    let cells = table(Source([2])).visibleCells
    #expect(
      (cells[0].contentView.frame.width, cells.map { $0.textLabel?.frame.minX }) == (
        cells[0].frame.width, [16, 16]
      ))
    let label = try #require(cells[0].textLabel)
    #expect(abs(label.frame.midY - cells[0].contentView.bounds.midY) <= 0.5)
    // `tab-value1` was recorded.
    let source = Source([1])
    source.style = .value1
    let cell = try #require(table(source).visibleCells.first)
    let end = cell.detailTextLabel.map { cell.contentView.convert($0.frame, to: cell).maxX }
    #expect(abs(cell.bounds.maxX - (end ?? 0) - 16) <= 0.5)
  }

  /// `tph-rows` and `tph-label` were recorded.
  @Test func `rows of an iPhone are 44 high, and labels span them`() throws {
    let table = table(Source([10]))
    #expect(table.contentSize == CGSize(width: 320, height: 440))
    #expect(
      [0, 9].map { table.rectForRow(at: [0, $0]).numbers } == ["0 0 320 44", "0 396 320 44"])
    let label = try #require(table.visibleCells[0].textLabel).frame
    // `tph-content-view` was recorded.
    let content = table.visibleCells[0].contentView.frame
    #expect((label.minX, label.width, content.minX, content.width) == (16, 288, 0, 320))
    for height in [label.height, content.height] { #expect(abs(height - 43.5) <= 0.5) }
  }

  @Test func `headers and footers of inset groups span the table`() throws {
    let source = Source([1])
    source.hasTitles = true
    let table = table(source, .insetGrouped)
    let header = try #require(table.headerView(forSection: 0))
    header.layoutIfNeeded()
    #expect(
      (
        header.frame.minX, header.frame.width, header.textLabel?.frame.minX,
        table.rectForRow(at: [0, 0]).width
      ) == (0, 320, 32, 288))
  }

  @Test func `a table begins below an additional safe area`() {
    let controller = UITableViewController(style: .plain)
    controller.additionalSafeAreaInsets.top = 20
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let top = controller.tableView.adjustedContentInset.top
    #expect(controller.tableView.contentOffset.y == -top && top >= 20)
  }
}
