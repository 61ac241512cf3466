import HeadlessUIKit
import Recorders
import Testing

/// The options of a table view, each of which makes a difference from its default.
@MainActor struct TableOptionsTests {
  private final class Titled: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  }

  // MARK: Heights

  private final class FirstHeight: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 70 : UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? 50 : UITableView.automaticDimension
    }
  }

  @Test(arguments: [0, 61] as [CGFloat])
  func `a row or header whose height the delegate leaves automatic has that of the table`(
    estimate: CGFloat
  ) {
    let table = makeTable(FirstHeight([3, 1]))
    table.rowHeight = 50
    table.sectionHeaderHeight = 30
    table.estimatedRowHeight = estimate
    #expect((table.laidOut().rowHeights, table.headerHeights) == ([70, 50, 50], [50, 30]))
  }

  @Test func `what is off screen has estimated heights, those in sight, or the delegate's`() {
    let table = makeTable(Titled([20, 20]))
    table.estimatedRowHeight = 61
    table.estimatedSectionHeaderHeight = 90
    table.estimatedSectionFooterHeight = 70
    table.layoutIfNeeded()
    let last = { table.rectForRow(at: [1, 19]).height }
    #expect(
      (table.rowHeights[0], last(), table.headerHeights[1], table.footerHeights[1]) == (
        44, 61, 90, 70
      ))
    table.show(at: table.contentSize.height - 440)
    #expect((last(), table.footerHeights[1]) == (44, ListMetrics().plainFooterHeight))
    // All are as high as the first ones in sight.
    let other = makeTable(Titled([1, 30, 1, 1]))
    other.sectionHeaderTopPadding = 0
    let (header, footer) = (ListMetrics().plainHeaderHeight, ListMetrics().plainFooterHeight)
    #expect(
      (other.laidOut().headerHeights, other.footerHeights, other.contentSize.height) == (
        [header, header, header, header], [footer, footer, footer, footer],
        4 * (header + footer) + 1_452
      ))
    // Without estimates the delegate is asked for the heights.
    let asked = makeTable(Heights([20, 1, 1, 1]))
    asked.estimatedSectionHeaderHeight = 0
    asked.estimatedSectionFooterHeight = 0
    asked.sectionHeaderTopPadding = 0
    // Negative heights are refused, and none.
    #expect(!UIKitException.raised { asked.layoutIfNeeded() }.isEmpty)
    #expect((asked.headerHeights, asked.footerHeights) == ([31, 31, 28, 0], [37, 37, 28, 0]))
  }

  @Test func `each height of a table applies when it is set`() {
    let table = makeTable(Titled([3, 50, 50])).laidOut()
    func row(after change: () -> Void) -> String {
      change()
      return table.laidOut().frames("0.1")
    }
    let rows = [
      row {}, row { table.rowHeight = 50 }, row { table.sectionHeaderHeight = 30 },
      row { table.sectionHeaderTopPadding = 0 },
    ]
    #expect(rows == ["0 94 320 44", "0 100 320 50", "0 102 320 50", "0 80 320 50"])
    // What is off screen is as high as the table says, until the table estimates.
    func height(_ rect: () -> CGRect, after change: () -> Void) -> CGFloat {
      change()
      table.layoutIfNeeded()
      return rect().height
    }
    let header = { table.rectForHeader(inSection: 2) }
    let footer = { table.rectForFooter(inSection: 2) }
    let last = { table.rectForRow(at: [2, 49]) }
    let heights = [
      height(footer) { table.sectionFooterHeight = 20 },
      height(footer) { table.estimatedSectionFooterHeight = 70 },
      height(header) { table.estimatedSectionHeaderHeight = 90 }, height(last) {},
      height(last) { table.estimatedRowHeight = 60 }, height(last) { table.estimatedRowHeight = 0 },
    ]
    #expect(heights == [20, 70, 90, 50, 60, 50])
    let other = makeTable(Titled([2]))
    func paddedHeader(padding: CGFloat) -> String {
      other.sectionHeaderTopPadding = padding
      return other.laidOut().frames("h0")
    }
    #expect((paddedHeader(padding: -5), paddedHeader(padding: 9)) == ("0 0 320 28", "0 9 320 28"))
    other.rowHeight = 50
    other.sectionHeaderHeight = 31
    other.sectionFooterHeight = 37
    other.sectionHeaderTopPadding = 5
    #expect(
      other.laidOut().frames("h0 0.1 f0") == "0 5 320 31, 0 86 320 50, 0 136 320 37")
    // A header without height has no padding.
    other.sectionHeaderHeight = 0
    #expect(other.laidOut().frames("0.0") == "0 0 320 50")
  }

  private final class Heights: Counts, UITableViewDataSource, UITableViewDelegate {
    private func height(_ section: Int, _ height: CGFloat) -> CGFloat {
      section < 2 ? height : section == 2 ? UITableView.automaticDimension : -5
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height(section, 31)
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      height(section, 37)
    }
  }

  @Test func `sections of a group without titles are apart by the heights of the table`() {
    let table = makeTable(Source([2, 2]), style: .grouped).laidOut()
    let spacing = ListMetrics().groupedSpacing
    #expect((table.headerHeights[0], table.footerHeights[1]) == (spacing, spacing))
    table.sectionHeaderHeight = 25
    table.sectionFooterHeight = 12
    #expect(
      table.laidOut().frames("0.0 f0 1.0") == "0 25 320 44, 0 113 320 12, 0 150 320 44")
    #expect(table.contentSize.height == 250)
  }

  // MARK: Looks

  @Test func `the section index is shown from a number of rows on, as high as the table`() throws {
    let source = Titled([4])
    let table = makeTable(source)
    table.sectionIndexMinimumDisplayRowCount = 5
    let few = table.laidOut().indexTitles
    source.counts = [100]
    table.sectionIndexMinimumDisplayRowCount = 100
    table.reloadData()
    #expect((few, table.indexTitles) == (nil, ["A"]))
    // Its height doesn't depend on the content inset.
    table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    table.layoutIfNeeded()
    let index = try #require(table.subviews.first { $0 is UITableViewIndexView })
    let first = index.frame
    table.show(at: 100)
    let frames = [0, 100].map { CGRect(x: 304, y: $0, width: 16, height: 440) }
    #expect([first, index.frame] == frames)
  }

  @Test func `the insets of separators begin at the cell's edge or at its text`() {
    let table = makeTable(Source([2])).laidOut()
    table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    let line = table.separator(at: [0, 0])
    #expect(table.cellForRow(at: [0, 0])?.separatorInset == table.separatorInset)
    table.separatorInsetReference = .fromAutomaticInsets
    #expect((line?.minX, line?.maxX, table.separator(at: [0, 0])?.minX) == (5, 313, 21))
  }

  @Test func `the background view stays behind the rows and in sight`() {
    let table = makeTable(Source([30]))
    let background = UIView()
    table.backgroundView = background
    for offset in [0, 100] as [CGFloat] {
      table.show(at: offset)
      #expect(
        (table.subviews.first, background.frame) == (
          background, CGRect(x: 0, y: offset, width: 320, height: 440)
        ))
    }
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `a table and the view of a collection view controller can always be pulled`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let views: [UIScrollView] = [
      UITableView(), controller.collectionView, makeCollection(), UIScrollView(),
    ]
    #expect(views.map(\.alwaysBounceVertical) == [true, true, false, false])
  }

  @Test func `a table's header and footer views are around the rows, whatever their heights`() {
    let table = makeTable(Source([3]))
    let header = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 50))
    let footer = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 20))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect((header.superview, footer.superview) == (table, table))
    let frames = [(0, 50), (182, 20)].map { CGRect(x: 0, y: $0, width: 320, height: $1) }
    #expect([header.frame, footer.frame] == frames)
    #expect((table.rectForRow(at: [0, 0]).minY, table.contentSize.height) == (50, 202))
    table.tableHeaderView = nil
    #expect((table.laidOut().frames("0.0"), header.superview) == ("0 0 320 44", nil))
    // Views that are set again stay.
    let other = makeTable(Source([3])).laidOut()
    let (first, second) = (Added(), Added())
    for height in [50, 70] as [CGFloat] {
      first.frame.size.height = height
      second.frame.size.height = height + 1
      other.tableHeaderView = first
      other.tableFooterView = second
      other.layoutIfNeeded()
      #expect(
        (other.rectForRow(at: [0, 0]).minY, other.contentSize.height) == (height, 2 * height + 133))
      #expect((first.count, second.count) == (1, 1))
    }
    // The table may have been laid out between the change of the height and the assignment.
    first.frame.size.height = 90
    other.layoutIfNeeded()
    other.tableHeaderView = first
    other.layoutIfNeeded()
    #expect((other.cellForRow(at: [0, 0])?.frame.minY, second.frame.minY) == (90, 222))
    // The content inset doesn't matter.
    let inset = makeTable(Titled([2]))
    inset.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    inset.layoutIfNeeded()
    let views = [
      inset.headerView(forSection: 0), inset.footerView(forSection: 0),
      inset.cellForRow(at: [0, 0]),
    ]
    let sides = views.map { [$0?.frame.minX, $0?.frame.width] }
    #expect(sides == [[0, 320], [0, 320], [0, 320]])
  }

  @Test func `rows below a header view are found by their places, in short sections too`() {
    let table = makeTable(Source(Array(repeating: 1, count: 40)))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 150))
    table.layoutIfNeeded()
    func found(at y: CGFloat) -> IndexPath? { table.indexPathForRow(at: CGPoint(x: 5, y: y)) }
    for offset in stride(from: 0, through: 500, by: 25) {
      table.show(at: CGFloat(offset))
      let visible = (0..<40).map { IndexPath(row: 0, section: $0) }.filter {
        let row = table.rectForRow(at: $0)
        return row.minY < table.bounds.maxY && row.maxY > table.bounds.minY
      }
      let places = visible.map { found(at: table.rectForRow(at: $0).midY) }
      #expect(
        (table.indexPathsForVisibleRows, table.visibleCells.count, places)
          == (visible, visible.count, visible), "\(offset)")
    }
    #expect((found(at: 149), found(at: 150)) == (nil, [0, 0]))
  }

  /// A view that counts how often it is added to another.
  private final class Added: UIView {
    var count = 0
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      count += 1
    }
  }

  // MARK: Scrolling

  @Test func `rows are scrolled to places between the insets, and below a pinned header`() {
    let table = makeTable(Source([100]))
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 60, right: 0)
    table.layoutIfNeeded()
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: [0, row], at: position, animated: false)
      table.layoutIfNeeded()
      return table.contentOffset.y
    }
    let offsets = [
      offset(50, .middle), offset(50, .bottom), offset(50, .top), offset(50, .none),
      offset(60, .none), offset(10, .none), offset(99, .top), offset(0, .bottom),
    ]
    #expect(offsets == [2_022, 1_864, 2_180, 2_180, 2_304, 420, 4_020, -20])
    let titled = makeTable(Titled([100]))
    titled.sectionHeaderTopPadding = 0
    titled.layoutIfNeeded()
    titled.show(at: 468)
    // The header covers the upper 28 points of row 10, and the next scroll finds it uncovered.
    for _ in 0..<2 {
      titled.scrollToRow(at: [0, 10], at: .none, animated: false)
      #expect(titled.laidOut().contentOffset.y == 440)
    }
    // The uppermost of several selected rows is scrolled to.
    let selected = makeTable(Source([100]))
    selected.allowsMultipleSelection = true
    selected.layoutIfNeeded()
    selected.scrollToNearestSelectedRow(at: .top, animated: false)
    let unselected = selected.contentOffset.y
    for row in [50, 30, 70] {
      selected.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    selected.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect((unselected, selected.contentOffset.y) == (0, 1_320))
  }

  private final class Animated: Counts, UITableViewDataSource, UITableViewDelegate {
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animated") }
  }

  @Test func `a scroll to a row ends at the next turn if it is animated`() {
    let source = Animated([100])
    let table = makeTable(source).laidOut()
    /// The ends of a scroll before and after the turn, and the offset.
    func ends(_ scroll: () -> Void) -> [CGFloat] {
      _ = source.log.take()
      scroll()
      let before = source.log.take("animated").count
      HeadlessRunLoop.tick()
      return [CGFloat(before), CGFloat(source.log.take("animated").count), table.contentOffset.y]
    }
    for isAnimated in [true, false] {
      let found = [
        ends { table.scrollToRow(at: [0, 50], at: .top, animated: isAnimated) },
        ends { table.selectRow(at: [0, 25], animated: isAnimated, scrollPosition: .top) },
        ends {
          table.contentOffset.y = 0
          table.scrollToNearestSelectedRow(at: .top, animated: isAnimated)
        },
      ]
      let end: CGFloat = isAnimated ? 1 : 0
      #expect(found == [[0, end, 2_200], [0, end, 1_100], [0, end, 1_100]])
    }
  }

  private final class Flat: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 0 : 44
    }
  }

  @Test func `a row without height is in no rectangle, and has no cell`() {
    let table = makeTable(Flat([3])).laidOut()
    let found = [
      table.indexPathsForRows(in: table.bounds), table.indexPathsForVisibleRows,
      table.indexPathsForRows(in: CGRect(x: 0, y: 44, width: 1, height: 44)),
    ]
    #expect(
      (found, table.indexPathForRow(at: CGPoint(x: 10, y: 44))) == (
        [[[0, 0], [0, 2]], [[0, 0], [0, 2]], [[0, 2]]], [0, 2]
      ))
  }

  // MARK: Reuse

  @Test func `a warning about memory empties the pool of headers`() throws {
    let source = Reused([20, 20])
    let table = makeTable(source, style: .grouped)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    for isWarned in [false, true] {
      table.show(at: 300)
      #expect(header.superview == nil)
      if isWarned {
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      }
      table.show(at: 0)
      #expect((table.headerView(forSection: 0) === header) == !isWarned)
    }
  }

  private final class Reused: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
    }
  }

  // MARK: Swipes

  private final class Styled: Counts, UITableViewDataSource, UITableViewDelegate {
    var style = UITableViewCell.EditingStyle.delete
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  @Test func `only a row whose editing style is to delete has that action`() {
    let source = Styled([3])
    let table = makeTable(source).laidOut()
    let swipes = [.delete, .none, .insert].map { (style: UITableViewCell.EditingStyle) in
      source.style = style
      return User().swipe(rowAt: [0, 0], in: table)
    }
    #expect(swipes == [true, false, false])
  }

  // MARK: Selection

  @Test func `a table takes taps and keeps its selection where it allows that`() {
    let user = User()
    let table = makeTable(Source([3])).laidOut()
    table.allowsSelection = false
    #expect((user.tap(rowAt: [0, 0], in: table), table.selection) == (false, []))
    table.allowsSelection = true
    let isTaken = user.tap(rowAt: [0, 0], in: table)
    table.isEditing = true
    #expect((isTaken, table.selection, user.tap(rowAt: [0, 1], in: table)) == (true, [], false))
    table.allowsSelectionDuringEditing = true
    #expect((user.tap(rowAt: [0, 1], in: table), table.selection) == (true, [[0, 1]]))
    let other = makeTable(Source([3])).laidOut()
    other.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    other.allowsSelectionDuringEditing = true
    other.isEditing = true
    let single = other.selection
    other.isEditing = false
    other.allowsSelectionDuringEditing = false
    other.allowsMultipleSelectionDuringEditing = true
    other.isEditing = true
    #expect((single, other.selection) == ([[0, 0]], [[0, 0]]))
  }

  @Test func `several rows can be selected in editing mode, in place of its controls`() throws {
    let user = User()
    let table = makeTable(Source([3]))
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(cell.editingStyle == .none && cell.shownSigns.map(\.sign) == [.multiselect])
    #expect(!user.tapEditingControl(ofRowAt: [0, 0], in: table))
    func tapped() -> [IndexPath]? {
      let isTaken = [0, 2].allSatisfy { user.tap(rowAt: [0, $0], in: table) }
      return isTaken ? table.indexPathsForSelectedRows : nil
    }
    #expect(tapped() == [[0, 0], [0, 2]])
    table.isEditing = false
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = true
    let rows = tapped()
    table.isEditing = true
    table.isEditing = false
    #expect((rows, table.indexPathsForSelectedRows) == ([[0, 0], [0, 2]], [[0, 0], [0, 2]]))
  }
}
