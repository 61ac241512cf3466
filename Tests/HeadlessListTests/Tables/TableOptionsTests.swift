import HeadlessUIKit
import Recorders
import Testing

/// The options of a table view, each of which makes a difference from its default.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TableOptionsTests {
  private final class Titled: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  }

  private func shown(_ table: UITableView) -> UITableView {
    table.layoutIfNeeded()
    return table
  }

  // MARK: Heights

  @Test func `rows, headers and footers have the heights of the table`() {
    let table = makeTable(Titled([2]))
    table.rowHeight = 50
    table.sectionHeaderHeight = 31
    table.sectionFooterHeight = 37
    table.sectionHeaderTopPadding = 5
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 5, width: 320, height: 31))
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 86, width: 320, height: 50))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 136, width: 320, height: 37))
  }

  private final class FirstHeight: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 70 : UITableView.automaticDimension
    }
  }

  @Test(arguments: [0, 61] as [CGFloat])
  func `a row whose height the delegate leaves automatic has that of the table`(
    estimate: CGFloat
  ) {
    let table = makeTable(FirstHeight([3]))
    table.rowHeight = 50
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForRow(at: [0, $0]).height } == [70, 50, 50])
  }

  @Test func `what is off screen has the estimated heights of the table`() {
    let table = makeTable(Titled([20, 20]))
    table.estimatedRowHeight = 61
    table.estimatedSectionHeaderHeight = 90
    table.estimatedSectionFooterHeight = 70
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 44)
    #expect(table.rectForRow(at: [1, 19]).height == 61)
    #expect(table.rectForHeader(inSection: 1).height == 90)
    #expect(table.rectForFooter(inSection: 1).height == 70)
    table.contentOffset.y = table.contentSize.height - 440
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [1, 19]).height == 44)
    #expect(table.rectForFooter(inSection: 1).height == ListMetrics().plainFooterHeight)
  }

  @Test func `all headers and footers off screen are as high as the first ones in sight`() {
    let table = makeTable(Titled([1, 30, 1, 1]))
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    let metrics = ListMetrics()
    for section in 0..<4 {
      #expect(table.rectForHeader(inSection: section).height == metrics.plainHeaderHeight)
      #expect(table.rectForFooter(inSection: section).height == metrics.plainFooterHeight)
    }
    let boundaries = 4 * (metrics.plainHeaderHeight + metrics.plainFooterHeight)
    #expect(table.contentSize.height == boundaries + 1_452)
  }

  @Test func `each height of a table applies when it is set`() {
    let source = Titled([3, 50, 50])
    let table = shown(makeTable(source))
    func after(_ change: () -> Void, _ rect: () -> CGRect) -> [CGFloat] {
      change()
      table.layoutIfNeeded()
      return [rect().minY, rect().height]
    }
    let row = { table.rectForRow(at: [0, 1]) }
    #expect(after({}, row) == [94, 44])
    #expect(after({ table.rowHeight = 50 }, row) == [100, 50])
    #expect(after({ table.sectionHeaderHeight = 30 }, row) == [102, 50])
    #expect(after({ table.sectionHeaderTopPadding = 0 }, row) == [80, 50])
    let header = { table.rectForHeader(inSection: 2) }
    let footer = { table.rectForFooter(inSection: 2) }
    // What is off screen is as high as the table says, until the table estimates.
    #expect(after({ table.sectionFooterHeight = 20 }, footer)[1] == 20)
    #expect(after({ table.estimatedSectionFooterHeight = 70 }, footer)[1] == 70)
    #expect(after({ table.estimatedSectionHeaderHeight = 90 }, header)[1] == 90)
    let last = { table.rectForRow(at: [2, 49]) }
    #expect(after({}, last)[1] == 50)
    #expect(after({ table.estimatedRowHeight = 60 }, last)[1] == 60)
    #expect(after({ table.estimatedRowHeight = 0 }, last)[1] == 50)
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

  @Test func `without estimates the heights of headers and footers off screen are asked for`() {
    let table = makeTable(Heights([20, 1, 1, 1]))
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect((0..<4).map { table.rectForHeader(inSection: $0).height } == [31, 31, 28, 0])
    #expect((0..<4).map { table.rectForFooter(inSection: $0).height } == [37, 37, 28, 0])
  }

  @Test func `a header has no negative padding, and one without height has none`() {
    let table = makeTable(Titled([2]))
    table.sectionHeaderTopPadding = -5
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
    table.sectionHeaderTopPadding = 9
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).minY == 9)
    table.sectionHeaderHeight = 0
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 0)
  }

  @Test func `sections of a group without titles are apart by the heights of the table`() {
    let table = makeTable(Source([2, 2]), style: .grouped)
    table.layoutIfNeeded()
    let spacing = ListMetrics().groupedSpacing
    #expect(table.rectForHeader(inSection: 0).height == spacing)
    #expect(table.rectForFooter(inSection: 1).height == spacing)
    table.sectionHeaderHeight = 25
    table.sectionFooterHeight = 12
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 25)
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 113, width: 320, height: 12))
    #expect(table.rectForRow(at: [1, 0]).minY == 150)
    #expect(table.contentSize.height == 250)
  }

  // MARK: Looks

  @Test func `the section index is shown from a number of rows on`() {
    let source = Titled([4])
    let table = makeTable(source)
    table.sectionIndexMinimumDisplayRowCount = 5
    table.layoutIfNeeded()
    #expect(table.indexTitles == nil)
    source.counts = [5]
    table.reloadData()
    #expect(table.indexTitles == ["A"])
  }

  @Test func `the insets of separators begin at the cell's edge or at its text`() {
    let table = shown(makeTable(Source([2])))
    table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    #expect(table.separator(at: [0, 0])?.minX == 5)
    #expect(table.separator(at: [0, 0])?.maxX == 313)
    #expect(table.cellForRow(at: [0, 0])?.separatorInset == table.separatorInset)
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(table.separator(at: [0, 0])?.minX == 21)
  }

  @Test func `the background view stays behind the rows and in sight`() {
    let table = makeTable(Source([30]))
    let background = UIView()
    table.backgroundView = background
    table.layoutIfNeeded()
    #expect(table.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 440))
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 100, width: 320, height: 440))
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `a table and the view of a collection view controller can always be pulled`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(UITableView().alwaysBounceVertical)
    #expect(controller.collectionView.alwaysBounceVertical)
    #expect(!makeCollection().alwaysBounceVertical && !UIScrollView().alwaysBounceVertical)
  }

  @Test func `the header and footer views of a table are as wide as it, around the rows`() {
    let table = makeTable(Source([3]))
    let header = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 50))
    let footer = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 20))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.superview === table && footer.superview === table)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
    #expect(footer.frame == CGRect(x: 0, y: 182, width: 320, height: 20))
    #expect(table.contentSize.height == 202)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil && table.rectForRow(at: [0, 0]).minY == 0)
  }

  @Test func `rows below a header view are found by their places, in short sections too`() {
    let table = makeTable(Source(Array(repeating: 1, count: 40)))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 150))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    for offset in stride(from: 0, through: 500, by: 25) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
      let visible = (0..<40).map { IndexPath(row: 0, section: $0) }.filter {
        let row = table.rectForRow(at: $0)
        return row.minY < table.bounds.maxY && row.maxY > table.bounds.minY
      }
      #expect(table.indexPathsForVisibleRows == visible, "\(offset)")
      #expect(table.visibleCells.count == visible.count)
      for path in visible {
        let middle = CGPoint(x: 5, y: table.rectForRow(at: path).midY)
        #expect(table.indexPathForRow(at: middle) == path)
      }
    }
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 149)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 150)) == [0, 0])
  }

  /// A view that counts how often it is added to another.
  private final class Added: UIView {
    var count = 0
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      count += 1
    }
  }

  @Test func `a header view that is set again in another height moves the rows, and stays`() {
    let table = shown(makeTable(Source([3])))
    let (header, footer) = (Added(), Added())
    for height in [50, 70] as [CGFloat] {
      header.frame.size.height = height
      footer.frame.size.height = height + 1
      table.tableHeaderView = header
      table.tableFooterView = footer
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: [0, 0]).minY == height)
      #expect(table.contentSize.height == 2 * height + 133)
      #expect(header.count == 1 && footer.count == 1)
    }
    // The table may have been laid out between the change of the height and the assignment.
    header.frame.size.height = 90
    table.layoutIfNeeded()
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.frame.minY == 90)
    #expect(footer.frame.minY == 222)
  }

  @Test func `headers, footers and rows are as wide as the table, whatever its insets`() {
    let table = makeTable(Titled([2]))
    table.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    table.layoutIfNeeded()
    let views = [
      table.headerView(forSection: 0), table.footerView(forSection: 0),
      table.cellForRow(at: [0, 0]),
    ]
    #expect(views.map { $0?.frame.minX } == [0, 0, 0])
    #expect(views.map { $0?.frame.width } == [320, 320, 320])
  }

  // MARK: Scrolling

  @Test func `rows are scrolled to places between the insets`() {
    let table = makeTable(Source([100]))
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 60, right: 0)
    table.layoutIfNeeded()
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: [0, row], at: position, animated: false)
      table.layoutIfNeeded()
      return table.contentOffset.y
    }
    #expect(offset(50, .middle) == 2_022 && offset(50, .bottom) == 1_864)
    #expect(offset(50, .top) == 2_180 && offset(50, .none) == 2_180)
    #expect(offset(60, .none) == 2_304 && offset(10, .none) == 420)
    #expect(offset(99, .top) == 4_020 && offset(0, .bottom) == -20)
  }

  @Test func `a row that a pinned header covers is scrolled below it`() {
    let table = makeTable(Titled([100]))
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    table.contentOffset.y = 468
    table.layoutIfNeeded()
    // The header covers the upper 28 points of row 10.
    table.scrollToRow(at: [0, 10], at: .none, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 440)
    table.scrollToRow(at: [0, 10], at: .none, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 440)
  }

  @Test func `of several selected rows the uppermost is scrolled to`() {
    let table = makeTable(Source([100]))
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    for row in [50, 30, 70] {
      table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 1_320)
  }

  private final class Animated: Counts, UITableViewDataSource, UITableViewDelegate {
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animated") }
  }

  @Test func `a scroll to a row ends at the next turn if it is animated`() {
    let source = Animated([100])
    let table = makeTable(source)
    table.layoutIfNeeded()
    func ends(_ scroll: () -> Void) -> [Int] {
      _ = source.log.take()
      scroll()
      let before = source.log.take("animated").count
      HeadlessRunLoop.tick()
      return [before, source.log.take("animated").count]
    }
    for isAnimated in [true, false] {
      let expected = [0, isAnimated ? 1 : 0]
      #expect(ends { table.scrollToRow(at: [0, 50], at: .top, animated: isAnimated) } == expected)
      #expect(table.contentOffset.y == 2_200)
      #expect(
        ends {
          table.selectRow(at: [0, 25], animated: isAnimated, scrollPosition: .top)
        } == expected)
      #expect(table.contentOffset.y == 1_100)
      table.contentOffset.y = 0
      #expect(
        ends { table.scrollToNearestSelectedRow(at: .top, animated: isAnimated) } == expected)
      #expect(table.contentOffset.y == 1_100)
    }
  }

  private final class Flat: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 0 : 44
    }
  }

  @Test func `a row without height is in no rectangle, and has no cell`() {
    let table = shown(makeTable(Flat([3])))
    #expect(table.indexPathsForRows(in: table.bounds) == [[0, 0], [0, 2]])
    #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 2]])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 44)) == [0, 2])
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 44, width: 1, height: 44)) == [[0, 2]])
  }

  @Test func `the section index is as high as the table, whatever its content inset`() throws {
    let table = makeTable(Titled([100]))
    table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    table.layoutIfNeeded()
    let index = try #require(table.subviews.first { $0 is UITableViewIndexView })
    #expect(index.frame == CGRect(x: 304, y: 0, width: 16, height: 440))
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(index.frame == CGRect(x: 304, y: 100, width: 16, height: 440))
  }

  // MARK: Reuse

  @Test func `a warning about memory empties the pool of headers`() throws {
    let source = Reused([20, 20])
    let table = makeTable(source, style: .grouped)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    for isWarned in [false, true] {
      table.contentOffset.y = 300
      table.layoutIfNeeded()
      #expect(header.superview == nil)
      if isWarned {
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      }
      table.contentOffset.y = 0
      table.layoutIfNeeded()
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
    let table = shown(makeTable(source))
    let swipes = [.delete, .none, .insert].map { (style: UITableViewCell.EditingStyle) in
      source.style = style
      return User().swipe(rowAt: [0, 0], in: table)
    }
    #expect(swipes == [true, false, false])
  }

  // MARK: Selection

  @Test func `a table that allows no selection takes no taps, unless it is edited`() {
    let user = User()
    let table = shown(makeTable(Source([3])))
    table.allowsSelection = false
    #expect(!user.tap(rowAt: [0, 0], in: table))
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = true
    #expect(user.tap(rowAt: [0, 0], in: table))
    table.isEditing = true
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!user.tap(rowAt: [0, 1], in: table))
    table.allowsSelectionDuringEditing = true
    #expect(user.tap(rowAt: [0, 1], in: table))
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `a selection is kept when the editing mode allows selection`() {
    let table = shown(makeTable(Source([3])))
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    #expect(table.indexPathForSelectedRow == [0, 0])
    table.isEditing = false
    table.allowsSelectionDuringEditing = false
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    #expect(table.indexPathForSelectedRow == [0, 0])
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
    #expect(user.tap(rowAt: [0, 0], in: table) && user.tap(rowAt: [0, 2], in: table))
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    table.isEditing = false
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = true
    #expect(user.tap(rowAt: [0, 0], in: table) && user.tap(rowAt: [0, 2], in: table))
    table.isEditing = true
    table.isEditing = false
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
  }
}
