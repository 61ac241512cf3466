import HeadlessUIKit
import Recorders
import Testing

/// Where headers, footers, rows and views of a table lie, and what is asked when.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TableLayoutTests {
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
    let table = makeTable(Titled([1, 1, 1]))
    table.layoutIfNeeded()
    let header = metrics.plainHeaderHeight
    let footer = metrics.plainFooterHeight
    #expect(table.rectForHeader(inSection: 0).height == header)
    let padding = metrics.headerTopPadding
    let top = padding + header
    #expect(table.rectForHeader(inSection: 0).minY == padding)
    #expect(table.rectForRow(at: [0, 0]).minY == top)
    #expect(table.rectForFooter(inSection: 0).minY == top + 44)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForRow(at: [1, 0]).minY == top + 44 + footer)
    #expect(table.rect(forSection: 2).height == top + 44)
    #expect(table.contentSize == CGSize(width: 320, height: 2 * top + footer + 3 * 44))
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer")
    #expect(table.headerView(forSection: 1) == nil)
  }

  @Test func `a table without headers is exact from the first`() {
    let table = makeTable(Source([10, 10]))
    #expect(table.contentSize.height == CGFloat(880))
    table.layoutIfNeeded()
    #expect(table.contentSize.height == CGFloat(880))
    #expect(table.visibleCells.count == 10)
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
      #expect(table.visibleCells.count == Int((room / 44).rounded(.up)))
      #expect(CountingCell.made == table.visibleCells.count)
    }
  }

  @Test func `a plain header stays in sight and is pushed out by the next section`() {
    let table = makeTable(Titled([20, 20, 20]))
    table.layoutIfNeeded()
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    // Brings the section's footer into sight, so that its height is known.
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    let end = table.rect(forSection: 0).maxY
    table.contentOffset.y = end - 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
    table.contentOffset.y = end
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test func `grouped sections keep their distance, and headers scroll away`() {
    let table = makeTable(Titled([2, 30, 2]), style: .grouped)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == metrics.groupedHeaderHeight)
    #expect(table.rectForHeader(inSection: 1).height == metrics.groupedSpacing)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
  }

  private final class Tall: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? 50 : UITableView.automaticDimension
    }
  }

  @Test func `the delegate's height of a header precedes the table's`() {
    let table = makeTable(Tall([1, 1]))
    table.sectionHeaderHeight = 30
    table.layoutIfNeeded()
    #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == [50, 30])
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
    table.layoutIfNeeded()
    #expect([0, 1, 9].map { table.rectForHeader(inSection: $0).height } == [0, 30, 40])
    #expect([0, 1, 9].map { table.rectForFooter(inSection: $0).height } == [0, 30, 20])
  }

  @Test func `a row that loses its height loses its cell until it has a height again`() {
    let source = Uneven([5])
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    for (height, visible) in [(0, [0, 2, 3, 4]), (30, [0, 1, 2, 3, 4])] as [(CGFloat, [Int])] {
      source.rows[1] = height
      table.beginUpdates()
      table.endUpdates()
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows == visible.map { [0, $0] })
      #expect(table.visibleCells.count == visible.count)
      #expect(table.cellForRow(at: [0, 1])?.frame.height == (height > 0 ? height : nil))
      #expect(table.cellForRow(at: [0, 2])?.frame.minY == 44 + height)
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

  @Test func `a row whose constraints say nothing about its height has the usual one`() {
    let table = makeTable(Source([3]))
    table.register(FlatCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 10
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
  }

  @Test func `constraints that come with their update determine heights`() {
    let table = makeTable(Late([1]))
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 70)
    #expect(table.rectForFooter(inSection: 0).height == 70)
    #expect(table.rectForRow(at: [0, 0]).height == 60)
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
    #expect(table.rectForHeader(inSection: 0).height == 32)
    #expect(table.rectForFooter(inSection: 0).height == 32)
    table.frame.size.width = 500
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 50)
    #expect(Wide.readied == 0)
    table.contentOffset.y = 900
    table.layoutIfNeeded()
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

  private final class Alternating: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section < 20 ? "Header" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section < 20 ? nil : "Footer"
    }
  }

  @Test func `a view of a header's title that is used again for a footer has the footer's font`() {
    let table = makeTable(Alternating(Array(repeating: 1, count: 40)))
    var fonts: [UIFont.TextStyle: Set<UIFont>] = [:]
    for offset in [0, 500, 2_000, 2_500, 0] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      for section in 0..<40 {
        for (style, view) in [
          (UIFont.TextStyle.headline, table.headerView(forSection: section)),
          (.subheadline, table.footerView(forSection: section)),
        ] {
          if let font = view?.textLabel?.font { fonts[style, default: []].insert(font) }
        }
      }
    }
    #expect(fonts[.headline] == [.preferredFont(forTextStyle: .headline)])
    #expect(fonts[.subheadline] == [.preferredFont(forTextStyle: .subheadline)])
  }

  @Test func `header views are used again`() {
    let table = makeTable(Titled(Array(repeating: 3, count: 40)))
    table.layoutIfNeeded()
    var views: Set<UIView> = []
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step) * 40
      table.layoutIfNeeded()
      views.formUnion((0..<40).compactMap { table.headerView(forSection: $0) })
    }
    #expect(views.count <= 8)
  }

  @Test func `a row is scrolled to the end of the pinned header, which needs no room above it`() {
    let table = makeTable(Titled([30, 30]))
    table.layoutIfNeeded()
    table.scrollToRow(at: [0, 10], at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == table.rectForRow(at: [0, 10]).minY)
    #expect(table.contentOffset.y == ListMetrics().headerTopPadding + 440)
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

  @Test func `scrolling to the last of estimated rows ends at the last row`() {
    let table = makeTable(Growing([500]))
    table.estimatedRowHeight = 44
    table.layoutIfNeeded()
    table.scrollToRow(at: [0, 499], at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == [0, 499])
    #expect(abs(table.rectForRow(at: [0, 499]).maxY - table.contentOffset.y - 440) < 0.001)
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
        #expect(table.rectForRow(at: path).minY == bottom)
        #expect(table.rectForRow(at: path).height == CGFloat(30 + path.row % 5 * 20))
        bottom = table.rectForRow(at: path).maxY
      }
      #expect(bottom >= offset.y + 440)
      table.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(table.contentOffset == offset && table.contentSize == size)
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

  @Test func `rows without a height take what their content asks for`() {
    let table = makeTable(SelfSizing([3]))
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == metrics.subtitleRowHeight)
    #expect(table.rectForRow(at: [0, 1]).height > metrics.subtitleRowHeight + 20)
    #expect(table.rectForRow(at: [0, 2]).height == metrics.rowHeight)
    #expect(table.cellForRow(at: [0, 1])?.frame == table.rectForRow(at: [0, 1]))
  }

  @Test func `without an estimate no row takes what its content asks for`() {
    let table = makeTable(SelfSizing([3]))
    table.rowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForRow(at: [0, $0]).height } == [44, 44, 44])
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
  }

  @Test func `a new width measures again`() {
    let table = makeTable(SelfSizing([3]))
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    let tall = table.rectForRow(at: [0, 1]).height
    table.frame.size.width = 1000
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]).height < tall)
    #expect(table.cellForRow(at: [0, 1])?.frame.width == 1000)
  }

  @Test func `inset groups are inset from the edges`() {
    let table = makeTable(Source([1]), style: .insetGrouped)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minX == 16)
    #expect(table.rectForRow(at: [0, 0]).width == CGFloat(320 - 32))
  }

  @Test func `places that do not exist are zero, nil or empty`() {
    let table = makeTable(Source([1]))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]) == .zero)
    #expect(table.rectForRow(at: [-1, 0]) == .zero)
    #expect(table.rectForRow(at: [0]) == .zero)
    #expect(table.rect(forSection: 7) == .zero)
    #expect(table.numberOfRows(inSection: -1) == 0)
    #expect(table.headerView(forSection: 9) == nil)
    #expect(table.indexPathsForRows(in: .null) == nil)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 500, width: 9, height: 9)) == [])
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.cellForRow(at: [0, -1]) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 44)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 31)) == nil)
  }

  @Test func `a table has no index path for the cell of another`() throws {
    let (table, other) = (makeTable(Source([2])), makeTable(Source([2])))
    for table in [table, other] { table.layoutIfNeeded() }
    let cell = try #require(other.cellForRow(at: [0, 1]))
    #expect(other.indexPath(for: cell) == [0, 1])
    #expect(table.indexPath(for: cell) == nil)
  }

  @Test func `ten thousand empty sections cost no cell and no stall`() {
    let table = makeTable(Source(Array(repeating: 0, count: 10_000) + [1]))
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == [[10_000, 0]])
  }

  @Test func `no delegate and no data source is an empty or default table`() {
    let table = makeTable()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    let source = Source([3])
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    withExtendedLifetime(source) {}
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
  ) throws {
    let source = Indexed([2])
    let table = makeTable(source, style: style)
    func ends() throws -> [CGFloat] {
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: [0, 0]))
      let other = try #require(table.cellForRow(at: [0, 1]))
      other.accessoryType = .disclosureIndicator
      table.layoutIfNeeded()
      let sign = try #require(other.shownSigns.first)
      let line = try #require(table.separator(at: [0, 0]))
      let edge = cell.frame.minX
      return [
        cell.frame.maxX, edge + cell.contentView.frame.maxX, edge + sign.frame.maxX, line.maxX,
      ]
    }
    let isInset = style == .insetGrouped
    #expect(try ends() == (isInset ? [304, 304, 288, 304] : [320, 304, 288, 304]))
    source.titles = nil
    table.reloadData()
    #expect(try ends() == (isInset ? [304, 304, 288, 304] : [320, 320, 304, 320]))
    source.titles = ["A"]
    table.performBatchUpdates { table.reloadSections([0], with: .none) }
    #expect(try ends() == (isInset ? [304, 304, 288, 304] : [320, 304, 288, 304]))
  }

  @Test func `the content of rows makes room for a section index that comes with an update`() {
    let source = Indexed([2])
    source.titles = nil
    let table = makeTable(source)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 0])
    #expect(cell?.contentView.frame.maxX == 320)
    source.titles = ["A"]
    source.counts = [3]
    table.insertRows(at: [[0, 2]], with: .none)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0]) === cell && cell?.contentView.frame.maxX == 304)
  }

  @Test func `an index title scrolls its section to the top, the magnifier to the very top`() {
    let source = Indexed([30, 30, 30])
    source.mapped = { $0 - 1 }
    let table = makeTable(source)
    let user = User()
    #expect(user.tap(indexTitle: "B", in: table))
    #expect(table.contentOffset.y == CGFloat(30 * 44))
    #expect(user.tap(indexTitle: UITableView.indexSearch, in: table))
    #expect(table.contentOffset.y == 0)
    #expect(!user.tap(indexTitle: "Z", in: table))
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
