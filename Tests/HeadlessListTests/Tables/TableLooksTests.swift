import Foundation
import Recorders
import Testing

@testable import HeadlessUIKit

/// Separators, corners, colours and titles of tables.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TableLooksTests {
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

  @Test func `a separator is below each row but the last before a title`() {
    let source = Titled([2, 1, 1])
    let table = shown(source, .plain)
    #expect(table.separator(at: [0, 0]) == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
    #expect(table.separator(at: [0, 1]) == nil)
    #expect(table.separator(at: [1, 0]) != nil)
    #expect(table.separator(at: [2, 0]) != nil)
    #expect(table.separator(at: [2, 1]) == nil)
    source.footer = "Footer"
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.separator(at: [1, 0]) == nil)
    table.separatorStyle = .none
    #expect(table.separator(at: [0, 0]) == nil)
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `a group has separators between its rows, and an inset one has corners`(
    style: UITableView.Style
  ) {
    let source = Titled([3, 1])
    let table = shown(source, style)
    let rows: [IndexPath] = [[0, 0], [0, 1], [0, 2], [1, 0]]
    #expect(rows.map { table.separator(at: $0) != nil } == [true, true, false, false])
    let isInset = style == .insetGrouped
    #expect(rows.map { table.roundedCorners(of: $0).top } == [isInset, false, false, isInset])
    #expect(rows.map { table.roundedCorners(of: $0).bottom } == [false, false, isInset, isInset])
    #expect(table.roundedCorners(of: [7, 7]) == (false, false))
    if isInset { #expect(table.separator(at: [0, 0])?.maxX == 304) }
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
      for other in others { #expect(edges != other) }
    }
    #expect(table.edges(of: [2, 2]) == middle)
    #expect(table.edges(of: [1, 0]) == first && table.edges(of: [1, 1]) == last)
    source.counts[1] = 3
    table.insertRows(at: [[1, 2]], with: .none)
    #expect(table.edges(of: [1, 1]) == middle && table.edges(of: [1, 2]) == last)
    for path in [[1, 3], [3, 0], [0, -1], [0]] as [IndexPath] {
      #expect(table.edges(of: path) == ItemEdges())
    }
    let plain = shown(source, .plain)
    plain.separatorStyle = .none
    #expect(plain.edges(of: [2, 0]) == plain.edges(of: [2, 3]))
  }

  @Test func `the corners and separators of a group are known before the first layout`() {
    func corners(_ path: IndexPath) -> [Bool] {
      let corners = makeTable(Titled([2]), style: .insetGrouped).roundedCorners(of: path)
      return [corners.top, corners.bottom]
    }
    let rows: [IndexPath] = [[0, 0], [0, 1], [0, 2]]
    #expect(rows.map(corners) == [[true, false], [false, true], [false, false]])
    let lines = rows.map { makeTable(Titled([2]), style: .insetGrouped).separator(at: $0)?.minX }
    #expect(lines == [32, nil, nil])
  }

  @Test func `a separator begins where the text does, unless its insets say otherwise`() throws {
    let source = Titled([3])
    let table = shown(source, .plain)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.textLabel?.text = "Text"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let begin = try #require(cell.textLabel?.frame.minX)
    #expect(begin > 32)
    #expect(table.separator(at: [0, 0])?.minX == begin)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    #expect(table.separator(at: [0, 0]) == CGRect(x: 5, y: 43.5, width: 308, height: 0.5))
    table.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    #expect(table.separator(at: [0, 1])?.minX == 0)
  }

  @Test func `rows can't be read through a pinned header`() throws {
    let source = Titled([1, 30])
    let table = shown(source, .plain)
    let header = try #require(table.headerView(forSection: 1))
    #expect(!header.configurationState.isPinned && header.shownBackgroundColor == nil)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(header.configurationState.isPinned)
    #expect(header.shownBackgroundColor == .systemBackground)
    header.contentView.backgroundColor = nil
    header.backgroundColor = .systemRed
    #expect(header.shownBackgroundColor == .systemRed)
    header.backgroundColor = nil
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(!header.configurationState.isPinned && header.shownBackgroundColor == nil)
  }

  @Test func `rows without an editing control are indented with the others`() throws {
    let source = Unindented([2])
    let table = makeTable(source)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let cells = try [0, 1].map { try #require(table.cellForRow(at: [0, $0])) }
    #expect(cells.map(\.contentView.frame.minX) == [38, 0])
    #expect(cells.allSatisfy { $0.shownSigns.isEmpty })
  }

  @Test func `the delegate is asked for the indentation of rows in editing mode alone`() {
    let source = Unindented([2])
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(source.asked.isEmpty)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(Set(source.asked) == [0, 1])
    source.asked = []
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(source.asked.isEmpty)
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 0])
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

  @Test func `colors are those of the style`() throws {
    let plain = shown(Titled([2]), .plain)
    let grouped = shown(Titled([2]), .grouped)
    #expect(plain.backgroundColor == .systemBackground)
    #expect(grouped.backgroundColor == .systemGroupedBackground)
    #expect(plain.cellForRow(at: [0, 0])?.backgroundColor == .systemBackground)
    let cell = try #require(grouped.cellForRow(at: [0, 0]))
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.shownBackgroundColor == .secondarySystemGroupedBackground)
    cell.isSelected = true
    #expect(cell.shownBackgroundColor == .systemGray4)
    cell.selectionStyle = .none
    #expect(cell.shownBackgroundColor == .secondarySystemGroupedBackground)
    cell.isSelected = false
    var background = cell.defaultBackgroundConfiguration()
    background.backgroundColor = .systemRed
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == nil && cell.shownBackgroundColor == .systemRed)
  }

  @Test func `a plain title is a headline in the middle of its header`() throws {
    let table = shown(Titled([1, 1]), .plain)
    let header = try #require(table.headerView(forSection: 1))
    header.layoutIfNeeded()
    let label = try #require(header.textLabel)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.frame == CGRect(x: 16, y: 0, width: 288, height: 28))
    #expect(label.shownText == "Second")
  }

  @Test func `grouped titles are small, the header's in capitals near its rows`() throws {
    let source = Titled([1, 1])
    source.footer = "Footer"
    let table = shown(source, .insetGrouped)
    let header = try #require(table.headerView(forSection: 1))
    let footer = try #require(table.footerView(forSection: 1))
    for view in [header, footer] { view.layoutIfNeeded() }
    // As in UIKit, they span the table, and their texts are inset as rows are.
    #expect(header.frame.minX == 0 && header.frame.width == 320 && header.frame.height == 38)
    #expect(header.textLabel?.font == .preferredFont(forTextStyle: .footnote))
    #expect(header.textLabel?.frame == CGRect(x: 32, y: 17, width: 256, height: 15.5))
    #expect(header.textLabel?.text == "Second" && header.textLabel?.shownText == "SECOND")
    #expect(footer.textLabel?.shownText == "Footer" && footer.textLabel?.frame.minY == 5.5)
    #expect(header.textLabel?.textColor == .secondaryLabel)
  }

  @Test func `a long title is wrapped, and its footer grows`() throws {
    let source = Titled([1, 1])
    source.footer = String(repeating: "several words ", count: 20)
    let table = shown(source, .grouped)
    let label = try #require(table.footerView(forSection: 1)?.textLabel)
    let text = TextMeasure.size(
      of: source.footer ?? "", font: label.font, width: 288, maximumLines: 0)
    #expect(text.height > 60)
    #expect(table.rectForFooter(inSection: 1).height == 28 + text.height - 15.5)
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
      for section in 0...1 {
        #expect(table.rectForHeader(inSection: section) == fresh.rectForHeader(inSection: section))
        #expect(table.rectForFooter(inSection: section) == fresh.rectForFooter(inSection: section))
      }
      #expect(table.contentSize == fresh.contentSize)
      if style == .plain { #expect(table.rectForRow(at: [0, 0]).minY == 0) }
    }
  }

  @Test func `an app's font for a title stays`() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.font = .systemFont(ofSize: 30)
    header.prepare(for: .grouped, isFooter: false)
    #expect(header.textLabel?.font.pointSize == 30)
  }

  @Test func `a collection view has the system's background and a list of recognizers`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
    #expect(view.gestureRecognizers == [view.panGestureRecognizer])
  }
}
