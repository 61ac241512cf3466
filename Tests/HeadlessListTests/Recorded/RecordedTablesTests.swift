import Foundation
import Recorders
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about tables (Mac Catalyst, iOS 26; an iPhone of 320 x 568, iOS 12 or 13).
///
/// The Mac's lengths of rows, headers and disclosure indicators are left out.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RecordedTablesTests {
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
    #expect(headers[0].minY == 22)
    #expect(table.rectForRow(at: [0, 0]).minY == headers[0].maxY)
    #expect(headers[1].minY - table.rectForRow(at: [0, 1]).maxY == 22)
    #expect(table.rectForHeader(inSection: 1) == headers[1])
    // A pinned header touches the top.
    table.contentOffset.y = 30
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 30)
    table.sectionHeaderTopPadding = 0
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
  }

  /// `tab-content-full`, `tab-text-inset` and `tab-centred` were recorded.
  @Test func `the content of a row without an accessory is as wide as the row`() throws {
    let table = table(Source([2]))
    let cells = table.visibleCells
    #expect(cells[0].contentView.frame.width == cells[0].frame.width)
    #expect(cells.map { $0.textLabel?.frame.minX } == [16, 16])
    let label = try #require(cells[0].textLabel)
    #expect(abs(label.frame.midY - cells[0].contentView.bounds.midY) <= 0.5)
  }

  /// `tab-value1` was recorded.
  @Test func `a value ends at the margin`() throws {
    let source = Source([1])
    source.style = .value1
    let cell = try #require(table(source).visibleCells.first)
    let detail = try #require(cell.detailTextLabel)
    let end = cell.contentView.convert(detail.frame, to: cell).maxX
    #expect(abs(cell.bounds.maxX - end - 16) <= 0.5)
  }

  /// `tph-rows` and `tph-label` were recorded.
  @Test func `rows of an iPhone are 44 high, and labels span them`() throws {
    let table = table(Source([10]))
    #expect(table.contentSize == CGSize(width: 320, height: 440))
    #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(table.rectForRow(at: [0, 9]) == CGRect(x: 0, y: 396, width: 320, height: 44))
    let label = try #require(table.visibleCells[0].textLabel).frame
    #expect(label.minX == 16 && label.width == 288 && abs(label.height - 43.5) <= 0.5)
    // `tph-content-view` was recorded.
    let content = table.visibleCells[0].contentView.frame
    #expect(content.minX == 0 && content.width == 320 && abs(content.height - 43.5) <= 0.5)
  }

  @Test func `headers and footers of inset groups span the table`() throws {
    let source = Source([1])
    source.hasTitles = true
    let table = table(source, .insetGrouped)
    let header = try #require(table.headerView(forSection: 0))
    header.layoutIfNeeded()
    #expect(header.frame.minX == 0 && header.frame.width == 320)
    #expect(header.textLabel?.frame.minX == 32)
    #expect(table.rectForRow(at: [0, 0]).width == 288)
  }

  @Test func `a table begins below an additional safe area`() {
    let controller = UITableViewController(style: .plain)
    controller.additionalSafeAreaInsets.top = 20
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.tableView.contentOffset.y == -controller.tableView.adjustedContentInset.top)
    #expect(controller.tableView.adjustedContentInset.top >= 20)
  }
}
