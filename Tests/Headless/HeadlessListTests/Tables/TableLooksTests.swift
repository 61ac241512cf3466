import Foundation
import Recorders
import Testing

@testable import HeadlessUIKit

/// Separators, corners, colours and titles of tables.
@MainActor struct TableLooksTests {
  private final class Titled: Counts, UITableViewDataSource, UITableViewDelegate {
    var footer: String?
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "Second" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? footer : nil
    }
  }

  private func shown(_ source: Titled, _ style: UITableView.Style) -> UITableView {
    let table = makeTable(source, style: style)
    table.layoutIfNeeded()
    return table
  }

  @Test func `separators are between rows and not before titles, and begin where texts do`()
    throws
  {
    let source = Titled([2, 1, 1])
    let table = shown(source, .plain)
    #expect(table.separator(at: [0, 0]) == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
    let others: [IndexPath] = [[0, 1], [1, 0], [2, 0], [2, 1]]
    #expect(others.map { table.separator(at: $0) != nil } == [false, true, true, false])
    source.footer = "Footer"
    table.reloadData()
    table.layoutIfNeeded()
    let last = table.separator(at: [1, 0])
    table.separatorStyle = .none
    #expect((last, table.separator(at: [0, 0])) == (nil, nil))
    let other = shown(Titled([3]), .plain)
    let cell = try #require(other.cellForRow(at: [0, 0]))
    cell.textLabel?.text = "Text"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let begin = try #require(cell.textLabel?.frame.minX)
    #expect(begin > 32)
    #expect(other.separator(at: [0, 0])?.minX == begin)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    #expect(other.separator(at: [0, 0]) == CGRect(x: 5, y: 43.5, width: 308, height: 0.5))
    other.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    #expect(other.separator(at: [0, 1])?.minX == 0)
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `a group has separators between its rows, an inset one corners, at once`(
    style: UITableView.Style
  ) {
    let source = Titled([3, 1])
    let table = shown(source, style)
    let rows: [IndexPath] = [[0, 0], [0, 1], [0, 2], [1, 0]]
    #expect(rows.map { table.separator(at: $0) != nil } == [true, true, false, false])
    let isInset = style == .insetGrouped
    let corners = (rows + [[7, 7]]).map { path in
      let corners = table.roundedCorners(of: path)
      return [corners.top, corners.bottom]
    }
    #expect(
      corners == [
        [isInset, false], [false, false], [false, isInset], [isInset, isInset], [false, false],
      ])
    guard isInset else { return }
    #expect(table.separator(at: [0, 0])?.maxX == 304)
    // They are known before the first layout.
    let begin = Array(rows.prefix(3))
    func unshown() -> UITableView { makeTable(Titled([2]), style: style) }
    let early = begin.map { path in
      let corners = unshown().roundedCorners(of: path)
      return [corners.top, corners.bottom]
    }
    #expect(
      (early, begin.map { unshown().separator(at: $0)?.minX }) == (
        [[true, false], [false, true], [false, false]], [32, nil, nil]
      ))
  }

  @Test(arguments: [UITableViewCell.SeparatorStyle.none, .singleLine])
  func `the edges of a row change with its place in the group, and with nothing else`(
    separators: UITableViewCell.SeparatorStyle
  ) {
    let source = Titled([1, 2, 4])
    let table = shown(source, .insetGrouped)
    table.separatorStyle = separators
    let (first, middle, last) = (
      table.edges(of: [2, 0]), table.edges(of: [2, 1]), table.edges(of: [2, 3])
    )
    let only = table.edges(of: [0, 0])
    for (edges, others) in [
      (first, [middle, last, only]), (middle, [last, only]), (last, [only]),
    ] {
      #expect(!others.contains(edges))
    }
    func edges(_ paths: IndexPath...) -> [ItemEdges] { paths.map { table.edges(of: $0) } }
    #expect(edges([2, 2], [1, 0], [1, 1]) == [middle, first, last])
    source.counts[1] = 3
    table.insertRows(at: [[1, 2]], with: .none)
    #expect(edges([1, 1], [1, 2]) == [middle, last])
    let none = ItemEdges()
    #expect(edges([1, 3], [3, 0], [0, -1], [0]) == [none, none, none, none])
    let plain = shown(source, .plain)
    plain.separatorStyle = .none
    #expect(plain.edges(of: [2, 0]) == plain.edges(of: [2, 3]))
  }

  @Test func `rows can't be read through a pinned header`() throws {
    let source = Titled([1, 30])
    let table = shown(source, .plain)
    let header = try #require(table.headerView(forSection: 1))
    func look() -> (isPinned: Bool, color: UIColor?) {
      (header.configurationState.isPinned, header.shownBackgroundColor)
    }
    #expect(look() == (false, nil))
    table.show(at: 100)
    #expect(look() == (true, .systemBackground))
    header.contentView.backgroundColor = nil
    header.backgroundColor = .systemRed
    #expect(header.shownBackgroundColor == .systemRed)
    header.backgroundColor = nil
    table.show(at: 0)
    #expect(look() == (false, nil))
  }

  @Test func `the delegate decides in editing mode which rows without a control are indented`() {
    let source = Unindented([2])
    let table = makeTable(source).laidOut()
    func moment(_ isEditing: Bool) -> (asked: Set<Int>, places: [CGFloat], signs: [Int]) {
      source.asked = []
      table.setEditing(isEditing, animated: false)
      table.layoutIfNeeded()
      let cells = table.visibleCells
      return (Set(source.asked), cells.map(\.contentView.frame.minX), cells.map(\.shownSigns.count))
    }
    #expect(source.asked.isEmpty)
    #expect(moment(true) == ([0, 1], [38, 0], [0, 0]))
    #expect(moment(false) == ([], [0, 0], [0, 0]))
  }

  private final class Unindented: Counts, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      asked.append(indexPath.row)
      return indexPath.row == 0
    }
  }

  @Test func `colors are those of the style, also of a collection view`() throws {
    let (plain, grouped) = (shown(Titled([2]), .plain), shown(Titled([2]), .grouped))
    let cell = try #require(grouped.cellForRow(at: [0, 0]))
    #expect(
      (plain.backgroundColor, plain.cellForRow(at: [0, 0])?.backgroundColor) == (
        .systemBackground, .systemBackground
      ))
    #expect(
      (grouped.backgroundColor, cell.backgroundColor) == (
        .systemGroupedBackground, .secondarySystemGroupedBackground
      ))
    func color(after change: () -> Void) -> UIColor? {
      change()
      return cell.shownBackgroundColor
    }
    let colors = [
      color {}, color { cell.isSelected = true }, color { cell.selectionStyle = .none },
    ]
    let own = UIColor.secondarySystemGroupedBackground
    #expect(colors == [own, .systemGray4, own])
    cell.isSelected = false
    var background = cell.defaultBackgroundConfiguration()
    background.backgroundColor = .systemRed
    cell.backgroundConfiguration = background
    #expect((cell.backgroundColor, cell.shownBackgroundColor) == (nil, .systemRed))
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(
      (collection.backgroundColor, collection.gestureRecognizers) == (
        .systemBackground, [collection.panGestureRecognizer]
      ))
  }

  @Test func `titles have the font and place of their style, or an app's font`() throws {
    let table = shown(Titled([1, 1]), .plain)
    let header = try #require(table.headerView(forSection: 1))
    header.layoutIfNeeded()
    let label = try #require(header.textLabel)
    #expect(
      (label.font, label.shownText, label.frame) == (
        .preferredFont(forTextStyle: .headline), "Second",
        CGRect(x: 16, y: 0, width: 288, height: 28)
      ))
    let other = UITableViewHeaderFooterView(reuseIdentifier: nil)
    other.textLabel?.font = .systemFont(ofSize: 30)
    other.prepare(for: .grouped, isFooter: false)
    #expect(other.textLabel?.font.pointSize == 30)
    let source = Titled([1, 1])
    source.footer = "Footer"
    let grouped = shown(source, .insetGrouped)
    let groupHeader = try #require(grouped.headerView(forSection: 1))
    let footer = try #require(grouped.footerView(forSection: 1))
    for view in [groupHeader, footer] { view.layoutIfNeeded() }
    // As in UIKit, they span the table, and their texts are inset as rows are.
    #expect(
      (groupHeader.frame.minX, groupHeader.frame.width, groupHeader.frame.height) == (0, 320, 38))
    let (title, end) = (try #require(groupHeader.textLabel), try #require(footer.textLabel))
    #expect((title.text, title.shownText, end.shownText) == ("Second", "SECOND", "Footer"))
    #expect(
      (title.font, title.textColor) == (.preferredFont(forTextStyle: .footnote), .secondaryLabel))
    #expect((title.frame, end.frame.minY) == (CGRect(x: 32, y: 17, width: 256, height: 15.5), 5.5))
    // A long title is wrapped, and its footer grows.
    let wordy = Titled([1, 1])
    wordy.footer = String(repeating: "several words ", count: 20)
    let long = shown(wordy, .grouped)
    let words = try #require(long.footerView(forSection: 1)?.textLabel)
    let text = TextMeasure.size(
      of: wordy.footer ?? "", font: words.font, width: 288, maximumLines: 0)
    #expect(text.height > 60)
    #expect(long.rectForFooter(inSection: 1).height == 28 + text.height - 15.5)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `another width adds no headers to sections without titles, and wraps titles again`(
    style: UITableView.Style
  ) throws {
    let source = Titled([1, 1])
    source.footer = String(repeating: "several words ", count: 20)
    let table = shown(source, style)
    for width in [600, 320] as [CGFloat] {
      table.frame.size.width = width
      table.layoutIfNeeded()
      let fresh = makeTable(source, style: style)
      fresh.frame = table.frame
      fresh.layoutIfNeeded()
      #expect(
        (table.frames("h0 f0 h1 f1"), table.contentSize) == (
          fresh.frames("h0 f0 h1 f1"), fresh.contentSize
        ))
      if style == .plain { #expect(table.rectForRow(at: [0, 0]).minY == 0) }
    }
  }
}
