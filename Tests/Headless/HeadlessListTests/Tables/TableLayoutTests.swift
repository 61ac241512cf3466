import HeadlessUIKit
import Recorders
import Testing

/// Where headers, footers, rows and views of a table lie, and what is asked when.
@MainActor struct TableLayoutTests {
  private final class Titled: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? nil : "Header \(section)"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Footer" : nil
    }
  }

  private let metrics = ListMetrics()

  @Test func `plain titles make headers and footers; a section without any has none`() {
    let table = makeTable(Titled([1, 1, 1])).laidOut()
    let (header, footer) = (metrics.plainHeaderHeight, metrics.plainFooterHeight)
    let padding = metrics.headerTopPadding
    let top = padding + header
    let first = table.rectForHeader(inSection: 0)
    #expect((first.minY, first.height) == (padding, header))
    let tops = [
      table.rectForRow(at: [0, 0]), table.rectForFooter(inSection: 0),
      table.rectForRow(at: [1, 0]),
    ].map(\.minY)
    #expect(tops == [top, top + 44, top + 44 + footer])
    #expect(
      [table.rectForHeader(inSection: 1), table.rect(forSection: 2)].map(\.height) == [0, top + 44])
    #expect(
      (
        table.contentSize, table.footerView(forSection: 0)?.textLabel?.text,
        table.headerView(forSection: 1)
      ) == (CGSize(width: 320, height: 2 * top + footer + 3 * 44), "Footer", nil))
  }

  @Test func `a table without headers, with empty sections, or without data is exact at once`() {
    let table = makeTable(Source([10, 10]))
    let heights = [table.contentSize.height, table.laidOut().contentSize.height]
    #expect((heights, table.visibleCells.count) == ([880, 880], 10))
    // No cell and no stall.
    let long = makeTable(Source(Array(repeating: 0, count: 10_000) + [1]))
    long.layoutIfNeeded()
    #expect(long.indexPathsForVisibleRows == [[10_000, 0]])
    let empty = makeTable().laidOut()
    var counts = [empty.numberOfSections, empty.visibleCells.count]
    let source = Source([3])
    empty.dataSource = source
    counts.append(empty.laidOut().visibleCells.count)
    #expect(counts == [0, 0, 3])
    withExtendedLifetime(source) {}
  }

  @Test(arguments: stride(from: 400, through: 500, by: 10).map { CGFloat($0) })
  func `the first layout fills the view, with headers and without`(height: CGFloat) {
    for source in [Source([100]), Titled([100])] as [Counts] {
      let table = TestTable(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      table.rowHeight = 44
      table.register(CountingCell.self, forCellReuseIdentifier: "cell")
      table.source = source
      table.dataSource = source as? any UITableViewDataSource
      table.delegate = source as? any UITableViewDelegate
      CountingCell.made = 0
      table.layoutIfNeeded()
      let header = metrics.headerTopPadding + metrics.plainHeaderHeight
      let room = source is Titled ? height - header : height
      let count = Int((room / 44).rounded(.up))
      #expect((table.visibleCells.count, CountingCell.made) == (count, count))
    }
  }

  @Test func `a plain header stays in sight, is pushed out by the next, and hides no goal`() {
    let table = makeTable(Titled([20, 20, 20])).laidOut()
    func header(at offset: CGFloat) -> CGRect? {
      table.show(at: offset)
      return table.headerView(forSection: 0)?.frame
    }
    let pinned = header(at: 200)
    // Brings the section's footer into sight, so that its height is known.
    table.show(at: 700)
    let end = table.rect(forSection: 0).maxY
    #expect((pinned?.minY, header(at: end - 10)?.maxY, header(at: end)?.minY) == (200, end, nil))
    // A row is scrolled to the end of the header, which needs no room above it.
    let other = makeTable(Titled([30, 30]))
    other.layoutIfNeeded()
    other.scrollToRow(at: [0, 10], at: .top, animated: false)
    other.layoutIfNeeded()
    let pinnedHeader = other.headerView(forSection: 0)?.frame
    #expect(
      (pinnedHeader?.maxY, other.contentOffset.y) == (
        other.rectForRow(at: [0, 10]).minY, metrics.headerTopPadding + 440
      ))
  }

  @Test func `grouped sections keep their distance, inset ones from the edges, too`() {
    let table = makeTable(Titled([2, 30, 2]), style: .grouped).laidOut()
    #expect(
      table.headerHeights.prefix(2) == [metrics.groupedHeaderHeight, metrics.groupedSpacing])
    // Headers scroll away.
    table.show(at: 100)
    #expect(table.headerView(forSection: 0) == nil)
    let row = makeTable(Source([1]), style: .insetGrouped).laidOut().rectForRow(at: [0, 0])
    #expect((row.minX, row.width) == (16, 288))
  }

  private final class Uneven: Counts, UITableViewDataSource, UITableViewDelegate {
    var rows: [Int: CGFloat] = [:]
    private func height(_ section: Int) -> CGFloat { section == 0 ? 0 : 30 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height(section)
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      height(section)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      rows[indexPath.row] ?? 44
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `a first section without a header and a footer doesn't speak for those off screen`(
    style: UITableView.Style
  ) {
    let table = makeTable(Uneven(Array(repeating: 3, count: 10)), style: style)
    table.sectionHeaderTopPadding = 0
    table.estimatedSectionHeaderHeight = 40
    table.estimatedSectionFooterHeight = 20
    let (headers, footers) = (table.laidOut().headerHeights, table.footerHeights)
    #expect((headers[0], headers[1], headers[9]) == (0, 30, 40))
    #expect((footers[0], footers[1], footers[9]) == (0, 30, 20))
  }

  @Test func `a row that loses its height loses its cell until it has a height again`() {
    let source = Uneven([5])
    let table = makeTable(source).laidOut()
    let all = [0, 1, 2, 3, 4]
    for (height, visible) in [(44, all), (0, [0, 2, 3, 4]), (30, all)] as [(CGFloat, [Int])] {
      source.rows[1] = height
      table.beginUpdates()
      table.endUpdates()
      table.layoutIfNeeded()
      let paths = visible.map { IndexPath(row: $0, section: 0) }
      #expect(
        (table.indexPathsForVisibleRows, table.visibleCells.count) == (paths, paths.count))
      let (row, next) = (table.cellForRow(at: [0, 1])?.frame, table.cellForRow(at: [0, 2])?.frame)
      #expect((row?.height, next?.minY) == (height > 0 ? height : nil, 44 + height))
    }
  }

  /// A header or footer whose constraints come with the first update of them.
  private final class LateConstraints: UITableViewHeaderFooterView {
    private let box = UIView()
    override func updateConstraints() {
      if box.superview == nil { box.fill(contentView, height: 70) }
      super.updateConstraints()
    }
  }

  /// A cell whose constraints come with the first update of them.
  private final class LateCell: UITableViewCell {
    private let box = UIView()
    override func updateConstraints() {
      if box.superview == nil { box.fill(contentView, height: 60) }
      super.updateConstraints()
    }
  }

  private final class Late: Counts, UITableViewDataSource, UITableViewDelegate {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = LateCell(style: .default, reuseIdentifier: nil)
      cell.setNeedsUpdateConstraints()
      return cell
    }
    private func view() -> UIView {
      let view = LateConstraints(reuseIdentifier: nil)
      view.setNeedsUpdateConstraints()
      return view
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      view()
    }
  }

  /// A cell whose constraints say nothing about its height.
  private final class FlatCell: UITableViewCell {
    private let box = UIView()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `constraints determine heights when they come, and rows without any are as usual`() {
    let table = makeTable(Late([1]))
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.layoutIfNeeded()
    #expect(table.headerHeights + table.rowHeights + table.footerHeights == [70, 60, 70])
    let flat = makeTable(Source([3]))
    flat.register(FlatCell.self, forCellReuseIdentifier: "cell")
    flat.rowHeight = UITableView.automaticDimension
    flat.estimatedRowHeight = 10
    #expect(flat.laidOut().visibleCells.map(\.frame.height) == [44, 44, 44])
  }

  /// A header or footer as high as a tenth of the width that it is offered.
  private final class Wide: UITableViewHeaderFooterView {
    static var readied = 0
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width / 10) }
    override func prepareForReuse() {
      super.prepareForReuse()
      Self.readied += 1
    }
  }

  private final class WideViews: Counts, UITableViewDataSource, UITableViewDelegate {
    private func view(_ table: UITableView) -> UIView? {
      table.register(Wide.self, forHeaderFooterViewReuseIdentifier: "wide")
      return table.dequeueReusableHeaderFooterView(withIdentifier: "wide")
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view(tableView)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      view(tableView)
    }
  }

  @Test func `headers and footers are measured at the table's width, and readied to be used again`()
  {
    let table = makeTable(WideViews([8, 8, 8]))
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect((table.headerHeights[0], table.footerHeights[0]) == (32, 32))
    table.frame.size.width = 500
    #expect((table.laidOut().headerHeights[0], Wide.readied) == (50, 0))
    table.show(at: 900)
    #expect(Wide.readied > 0)
  }

  private final class LongTitles: Counts, UITableViewDataSource, UITableViewDelegate {
    private let title = Array(repeating: "word", count: 40).joined(separator: " ")
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      title
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `titles that wrap are measured in the font in which they are shown`(
    style: UITableView.Style
  ) throws {
    let table = makeTable(LongTitles([1]), style: style)
    table.layoutIfNeeded()
    func heights() -> [CGFloat] {
      [table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height]
    }
    let first = heights()
    for (view, height) in zip(
      [table.headerView(forSection: 0), table.footerView(forSection: 0)], first)
    {
      let label = try #require(view?.textLabel)
      let lines = label.sizeThatFits(CGSize(width: label.frame.width, height: 1_000)).height
      #expect(lines > 2 * label.font.lineHeight && height >= lines)
    }
    // An update measures them again.
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(heights() == first)
  }

  private final class OwnHeaders: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      if section > 0 {
        header.textLabel?.text = String(repeating: "long title ", count: section * 9)
      }
      header.textLabel?.numberOfLines = 0
      return header
    }
  }

  @Test func `a header of one's own is as high as its title`() throws {
    let source = OwnHeaders([0, 0, 0])
    let table = makeTable(source)
    table.delegate = source
    table.layoutIfNeeded()
    let heights = (0..<3).map { table.rectForHeader(inSection: $0).height }
    let label = try #require(table.headerView(forSection: 2)?.textLabel)
    let lines = label.sizeThatFits(CGSize(width: label.frame.width, height: 1_000)).height
    #expect(heights[0] < heights[1] && heights[1] < heights[2] && label.frame.height >= lines)
  }

  private final class Alternating: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section < 20 ? "Header" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section < 20 ? nil : "Footer"
    }
  }

  @Test func `header views are used again, and a view that is then a footer has the footer's font`()
  {
    let table = makeTable(Titled(Array(repeating: 3, count: 40)))
    table.layoutIfNeeded()
    var views: Set<UIView> = []
    for step in 0..<100 {
      table.show(at: CGFloat(step) * 40)
      views.formUnion((0..<40).compactMap { table.headerView(forSection: $0) })
    }
    #expect(views.count <= 8)
    let mixed = makeTable(Alternating(Array(repeating: 1, count: 40)))
    var fonts: [UIFont.TextStyle: Set<UIFont>] = [:]
    for offset in [0, 500, 2_000, 2_500, 0] as [CGFloat] {
      mixed.show(at: offset)
      for section in 0..<40 {
        for (style, view) in [
          (UIFont.TextStyle.headline, mixed.headerView(forSection: section)),
          (.subheadline, mixed.footerView(forSection: section)),
        ] {
          if let font = view?.textLabel?.font { fonts[style, default: []].insert(font) }
        }
      }
    }
    let expected: [UIFont.TextStyle: Set<UIFont>] = [
      .headline: [.preferredFont(forTextStyle: .headline)],
      .subheadline: [.preferredFont(forTextStyle: .subheadline)],
    ]
    #expect(fonts == expected)
  }

  private final class Growing: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(30 + indexPath.row % 5 * 20)
    }
  }

  @Test func `rows that are measured above the visible ones keep them in place`() throws {
    let table = makeTable(Growing([200]))
    table.estimatedRowHeight = 44
    table.scrollToRow(at: [0, 100], at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == [0, 100])
    for _ in 0..<20 {
      let first = try #require(table.indexPathsForVisibleRows?.first)
      let before = table.rectForRow(at: first).minY - table.contentOffset.y
      table.contentOffset.y -= 15
      table.layoutIfNeeded()
      let after = table.rectForRow(at: first).minY - table.contentOffset.y
      #expect(abs(after - before - 15) < 0.001)
    }
  }

  @Test(arguments: [2, 10, 44, 300] as [CGFloat])
  func `a jump measures all rows that it shows, however wrong their estimates are`(
    estimate: CGFloat
  ) {
    let table = makeTable(Growing([500]))
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    for row in [499, 250, 0, 499] {
      table.scrollToRow(at: [0, row], at: .bottom, animated: false)
      table.layoutIfNeeded()
      let (offset, size) = (table.contentOffset, table.contentSize)
      if row > 100 {
        #expect(abs(table.rectForRow(at: [0, row]).maxY - offset.y - 440) < 0.001)
      }
      var bottom = table.rectForRow(at: table.indexPathsForVisibleRows?.first ?? []).minY
      #expect(bottom <= offset.y)
      for path in table.indexPathsForVisibleRows ?? [] {
        let frame = table.rectForRow(at: path)
        #expect((frame.minY, frame.height) == (bottom, CGFloat(30 + path.row % 5 * 20)))
        bottom = frame.maxY
      }
      #expect(bottom >= offset.y + 440)
      table.setNeedsLayout()
      table.layoutIfNeeded()
      #expect((table.contentOffset, table.contentSize) == (offset, size))
    }
  }

  private final class SelfSizing: Counts, UITableViewDataSource, UITableViewDelegate {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText =
        indexPath.row == 1 ? String(repeating: "several words ", count: 20) : "one line"
      if indexPath.row == 2 { content.secondaryText = nil }
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func `rows without a height take what their content asks for, if they are estimated`() {
    func selfSizing(_ estimate: CGFloat) -> UITableView {
      let table = makeTable(SelfSizing([3]))
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = estimate
      return table.laidOut()
    }
    let table = selfSizing(UITableView.automaticDimension)
    let heights = table.rowHeights
    #expect((heights[0], heights[2]) == (metrics.subtitleRowHeight, metrics.rowHeight))
    #expect(heights[1] > metrics.subtitleRowHeight + 20)
    #expect(table.cellForRow(at: [0, 1])?.frame == table.rectForRow(at: [0, 1]))
    // A new width measures again.
    table.frame.size.width = 1000
    #expect(table.laidOut().rowHeights[1] < heights[1])
    #expect(table.cellForRow(at: [0, 1])?.frame.width == 1000)
    let plain = selfSizing(0)
    #expect(plain.rowHeights + plain.visibleCells.map(\.frame.height) == [44, 44, 44, 44, 44, 44])
  }

  @Test func `what a table doesn't have is zero, nil or empty`() throws {
    let (table, other) = (makeTable(Source([1])).laidOut(), makeTable(Source([2])).laidOut())
    let frames = [
      table.rectForRow(at: [0, 1]), table.rectForRow(at: [-1, 0]), table.rectForRow(at: [0]),
      table.rect(forSection: 7),
    ]
    #expect(frames == [.zero, .zero, .zero, .zero])
    let views: [UIView?] = [table.headerView(forSection: 9), table.cellForRow(at: [0, -1])]
    #expect(views == [nil, nil])
    let beyond = CGRect(x: 0, y: 500, width: 9, height: 9)
    #expect([.null, beyond].map { table.indexPathsForRows(in: $0) } == [nil, []])
    let cell = try #require(other.cellForRow(at: [0, 1]))
    let paths = [
      table.indexPathForRow(at: CGPoint(x: 10, y: 44)),
      table.indexPathForRow(at: CGPoint(x: -1, y: 31)), table.indexPath(for: UITableViewCell()),
      table.indexPath(for: cell), other.indexPath(for: cell),
    ]
    #expect(paths == [nil, nil, nil, nil, [0, 1]])
  }

  private final class Indexed: Counts, UITableViewDataSource, UITableViewDelegate {
    var mapped: (Int) -> Int = { $0 }
    var titles: [String]? = [UITableView.indexSearch, "A", "B", "C"]
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { mapped(index) }
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `content and accessories of rows end at the section index, and cells do not`(
    style: UITableView.Style
  ) {
    let source = Indexed([2])
    let table = makeTable(source, style: style)
    func ends() -> [CGFloat?] {
      table.layoutIfNeeded()
      let (cell, other) = (table.cellForRow(at: [0, 0]), table.cellForRow(at: [0, 1]))
      other?.accessoryType = .disclosureIndicator
      table.layoutIfNeeded()
      let edge = cell?.frame.minX ?? 0
      let inner = [cell?.contentView.frame, other?.shownSigns.first?.frame]
      return [cell?.frame.maxX] + inner.map { $0.map { edge + $0.maxX } }
        + [table.separator(at: [0, 0])?.maxX]
    }
    let isInset = style == .insetGrouped
    let indexed: [CGFloat?] = isInset ? [304, 304, 288, 304] : [320, 304, 288, 304]
    #expect(ends() == indexed)
    func hideIndex() {
      source.titles = nil
      table.reloadData()
      #expect(ends() == (isInset ? indexed : [320, 320, 304, 320]))
      source.titles = ["A"]
    }
    hideIndex()
    table.performBatchUpdates { table.reloadSections([0], with: .none) }
    #expect(ends() == (isInset ? indexed : [320, 320, 304, 320]))
    table.reloadSectionIndexTitles()
    #expect(ends() == indexed)
    // Rows that stay make room for an index that comes after an update.
    hideIndex()
    let cell = table.cellForRow(at: [0, 0])
    source.counts = [3]
    table.insertRows(at: [[0, 2]], with: .none)
    table.reloadSectionIndexTitles()
    #expect((ends(), table.cellForRow(at: [0, 0])) == (indexed, cell))
  }

  @Test func `an index title scrolls its section to the top, the magnifier to the very top`() {
    let source = Indexed([30, 30, 30])
    source.mapped = { $0 - 1 }
    let table = makeTable(source)
    let user = User()
    let offsets = ["B", UITableView.indexSearch, "Z"].map { title -> CGFloat? in
      user.tap(indexTitle: title, in: table) ? table.contentOffset.y : nil
    }
    #expect((offsets[0], offsets[1], offsets[2]) == (1_320, 0, nil))
    source.mapped = { _ in 99 }
    user.tap(indexTitle: "A", in: table)
    #expect(table.contentOffset.y == CGFloat(60 * 44))
    // A data source that scrolls by itself returns that there is no section.
    source.mapped = { [unowned table] _ in
      table.contentOffset = .zero
      return NSNotFound
    }
    user.tap(indexTitle: "A", in: table)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `the index's value is the visible section's title, and VoiceOver adjusts it`() throws {
    let source = Indexed([3, 30, 0, 30])
    source.titles = [UITableView.indexSearch, "A", "B", "C", "D", "E"]
    source.mapped = { [0, 0, 1, 1, 3, 3][$0] }
    let table = makeTable(source).laidOut()
    let index = try #require(table.subviews.first { $0 is UITableViewIndexView })
    let user = User()
    func values(_ adjust: () -> Void) -> [String] {
      (0..<3).map { _ in
        adjust()
        table.layoutIfNeeded()
        return "\(index.accessibilityValue ?? "-") \(table.contentOffset.y)"
      }
    }
    #expect(index.accessibilityValue == "A")
    let last = "D \(33 * 44).0"
    #expect(values { user.voiceOver.increment(index) } == ["B 132.0", last, last])
    table.contentOffset.y = 20 * 44
    #expect(values { user.voiceOver.decrement(index) } == ["A 0.0", "A 0.0", "A 0.0"])
    source.titles = [UITableView.indexSearch]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(index.accessibilityValue == "Search")
  }
}

extension UIView {
  /// Adds the view to another one that it fills, and gives it a height.
  fileprivate func fill(_ outer: UIView, height: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      topAnchor.constraint(equalTo: outer.topAnchor),
      bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }
}
