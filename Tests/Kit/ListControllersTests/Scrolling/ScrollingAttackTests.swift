import Foundation
import ListControllers
import TestSupport
import Testing

/// Scrolls, bars, anchors and focus at awkward times.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ScrollingAttackTests {
  private func rows(_ ids: Range<Int>) -> [TallRow] { ids.map { TallRow(id: $0) } }
  private func window(_ list: UIViewController, height: CGFloat = 640) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func attackRows(_ count: Int = 50) -> AttackRows {
    let list = AttackRows()
    list.listData = [rows(0..<count)]
    return list
  }

  /// How far a row is below the top of a list.
  private func top(_ row: Int, in list: UITableViewController) -> CGFloat {
    list.tableView.rectForRow(at: [0, row]).minY - list.tableView.contentOffset.y
  }

  // MARK: scroll(to:)

  @Test(arguments: [ListAnchor.beginning, .end], [ListScrollPosition.start, .middle, .end])
  func `a list scrolls from viewDidLoad on`(anchor: ListAnchor, position: ListScrollPosition) {
    let list = attackRows()
    list.anchor = anchor
    var answers: [Bool] = []
    list.onLoad = { list in
      list.scroll(to: TallRow(id: 30), at: position) { answers.append($0) }
    }
    let window = window(list)
    HeadlessRunLoop.tick()
    let room: CGFloat = position == .start ? 0 : position == .middle ? 270 : 540
    #expect((answers, top(30, in: list)) == ([true], room))
    _ = window
  }

  @Test func `a list scrolls without a window, but not without a view`() {
    let list = attackRows()
    var answers: [Bool] = []
    list.scroll(to: TallRow(id: 30), animated: false) { answers.append($0) }
    #expect(answers == [false])
    list.loadViewIfNeeded()
    list.view.frame.size = CGSize(width: 320, height: 640)
    list.scroll(to: TallRow(id: 30), at: .start) { answers.append($0) }
    #expect((answers, top(30, in: list)) == ([false, true], 0))
  }

  @Test(arguments: [true, false])
  func `a list scrolls when a cell asks for it, in an update and while the user scrolls`(
    animated: Bool
  ) {
    let list = attackRows(200)
    let window = window(list)
    var answers: [Bool] = []
    list.onConfigure = { list, row in
      guard row.id == 10 else { return }
      list.onConfigure = { _, _ in }
      list.scroll(to: TallRow(id: 130), at: .start, animated: animated) { answers.append($0) }
    }
    list.tableView.contentOffset.y = 500
    window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    window.layoutIfNeeded()
    #expect((answers, top(130, in: list)) == ([true], 0))
    let updated = attackRows()
    let other = self.window(updated)
    updated.onConfigure = { list, row in
      guard row.id == 99 else { return }
      list.onConfigure = { _, _ in }
      list.scroll(to: TallRow(id: 30), at: .start, animated: false) { answers.append($0) }
    }
    updated.setListData([rows(99..<100) + rows(0..<50)])
    other.layoutIfNeeded()
    HeadlessRunLoop.tick()
    #expect((answers, top(31, in: updated)) == ([true, true], 0))
  }

  @Test(arguments: [true, false])
  func `a completion may scroll on, also when another scroll takes over`(animated: Bool) {
    let screen = TallScreen(.table, variousRows(200))
    var answers: [String] = []
    func go(_ id: Int, _ animated: Bool = true, _ then: @escaping () -> Void = {}) {
      screen.scroll(screen.list, to: TallRow(id: id), at: .start, animated) {
        answers.append("\(id) \($0)")
        then()
      }
    }
    func taken() -> [String] {
      for _ in 1...2 { HeadlessRunLoop.tick() }
      defer { answers = [] }
      return answers
    }
    go(150, animated) { go(20, animated) }
    #expect((taken(), screen.top(of: 20)) == (["150 true", "20 true"], 0))
    go(150) { go(20) }
    go(90)
    #expect(taken().sorted() == ["150 false", "20 true", "90 false"])
    // The same object, twice in a turn.
    go(150) { answers.append("once") }
    go(150)
    #expect((taken(), screen.top(of: 150)) == (["150 false", "once", "150 true"], 0))
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a list of no height scrolls`(kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(200), anchor: .end)
    screen.window.frame.size.height = 0
    screen.window.layoutIfNeeded()
    let positions: [ListScrollPosition] = [.nearest, .start, .middle, .end]
    var answers = positions.map { screen.scroll(to: 150, at: $0) }
    screen.rows = variousRows(30)
    screen.window.frame.size.height = 640
    screen.window.layoutIfNeeded()
    answers.append(screen.scroll(to: 20, at: .start))
    #expect(answers == [true, true, true, true, true])
  }

  @Test func `a horizontal list scrolls, and keeps its end in place`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 640)
    layout.minimumLineSpacing = 0
    let list = TallItems(collectionViewLayout: layout)
    list.anchor = .end
    list.listData = [rows(0..<50)]
    let window = window(list)
    #expect(list.collectionView.contentOffset.x == 4_680)
    let goals: [(id: Int, position: ListScrollPosition)] = [
      (30, .start), (30, .middle), (30, .end), (30, .nearest), (10, .nearest),
    ]
    let places = goals.map { goal in
      list.scroll(to: TallRow(id: goal.id), at: goal.position, animated: false)
      return list.collectionView.contentOffset.x
    }
    #expect(places == [3_000, 2_890, 2_780, 2_780, 1_000])
    list.scroll(to: TallRow(id: 49), animated: false)
    list.setListData([rows(0..<60)])
    window.layoutIfNeeded()
    #expect(list.collectionView.contentOffset.x == 5_680)
    window.frame.size.width = 500
    window.layoutIfNeeded()
    window.frame.size.width = 320
    window.layoutIfNeeded()
  }

  @Test func `a plain table's header doesn't cover the object`() {
    let list = HeadedParts()
    let window = window(list)
    let table = list.tableView!
    func top(_ path: IndexPath) -> CGFloat {
      table.rectForRow(at: path).minY - table.contentOffset.y
    }
    list.scroll(to: 60, at: .start, animated: false)
    // The row above is covered.
    list.scroll(to: 59, at: .nearest, animated: false)
    table.contentOffset.y += 20
    window.layoutIfNeeded()
    list.scroll(to: 59, at: .nearest, animated: false)
    table.contentOffset.y = table.rectForRow(at: [1, 9]).minY
    window.layoutIfNeeded()
    list.scroll(to: 59, at: .nearest, animated: false)
    #expect(top([1, 9]) >= 20)
  }

  @Test func `a scroll under way is answered once when the list leaves the screen, or is freed`()
    async
  {
    var answers: [Bool] = []
    weak var weakList: AttackRows?
    do {
      let list = attackRows(200)
      weakList = list
      let window = window(list)
      list.scroll(to: TallRow(id: 130), at: .start) { answers.append($0) }
      window.rootViewController = nil
      window.isHidden = true
    }
    for _ in 0..<100 where answers.isEmpty { await Task.yield() }
    #expect(weakList == nil)
    #expect(answers == [false])
    let list = attackRows(200)
    let window = window(list)
    list.scroll(to: TallRow(id: 130), at: .start) { answers.append($0) }
    window.rootViewController = UIViewController()
    for _ in 0..<3 { HeadlessRunLoop.tick() }
    #expect(answers.count == 2)
  }

  @Test(arguments: [true, false])
  func `a scroll to an object on a page that never comes ends once`(drags: Bool) async {
    var answers: [Bool] = []
    let stall = Stall()
    do {
      let list = StallingRows(stall)
      let window = window(list)
      await list.pager.refresh()
      window.layoutIfNeeded()
      list.scroll(to: TallRow(id: 5_000)) { answers.append($0) }
      // An animation that ends meanwhile doesn't end it.
      list.tableView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
      HeadlessRunLoop.tick()
      #expect(answers == [])
      for _ in 0..<20 { await Task.yield() }
      if drags {
        User().scroll(list.tableView, by: 10)
        #expect(answers == [false])
      }
      window.rootViewController = nil
      window.isHidden = true
      for _ in 0..<3 { HeadlessRunLoop.tick() }
    }
    for _ in 0..<20 { await Task.yield() }
    for _ in 0..<3 { HeadlessRunLoop.tick() }
    #expect(answers == [false])
  }

  @Test func `pages are not sought for a scroll that has ended`() async {
    let list = ManyPages()
    let window = window(list)
    await list.pager.refresh()
    window.layoutIfNeeded()
    var answers: [Bool] = []
    list.scroll(to: TallRow(id: 5_000)) { answers.append($0) }
    User().scroll(list.tableView, by: 10)
    #expect(answers == [false])
    for _ in 0..<200 { await Task.yield() }
    #expect(list.pager.objects.count <= 200)
  }

  // MARK: Anchors

  @Test(arguments: TallScreen.Kind.allCases)
  func `a rotation keeps the end in place`(kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(50), anchor: .end)
    screen.window.frame.size = CGSize(width: 640, height: 320)
    screen.window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    let turned = screen.places.last?.id
    screen.window.frame.size = CGSize(width: 320, height: 640)
    screen.window.layoutIfNeeded()
    #expect([turned, screen.places.last?.id] == [49, 49])
  }

  @Test func `messages that arrive elsewhere are followed, and a bar at the top moves no row`() {
    let screen = TallScreen(.table, rows(0..<50), anchor: .end)
    screen.window.rootViewController = UIViewController()
    screen.window.layoutIfNeeded()
    screen.rows = rows(0..<60)
    screen.window.rootViewController = screen.list
    screen.window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    #expect(screen.top(of: 59) == 540)
    screen.user.scroll(screen.view, by: -1_000)
    let top = screen.places[2]
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    screen.window.addSubview(bar)
    screen.list.floatingBars = [bar]
    HeadlessRunLoop.tick()
    HeadlessRunLoop.tick()
    #expect(screen.top(of: top.id) == top.top)
  }

  // MARK: Bars

  @Test func `bars that aren't above the list don't count`() {
    let screen = TallScreen(.table, rows(0..<50))
    let other = UIWindow(frame: screen.window.frame)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    other.addSubview(bar)
    // A bar in another window, one that contains the list, and the list's view itself.
    for bars in [[bar], [screen.window, screen.view]] {
      screen.list.floatingBars = bars
      screen.window.setNeedsLayout()
      for _ in 0..<4 { HeadlessRunLoop.tick() }
      #expect(screen.view.contentInset == .zero)
    }
    // A bar in a container that is hidden.
    let container = UIView(frame: CGRect(x: 0, y: 580, width: 320, height: 60))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    container.addSubview(inner)
    screen.window.addSubview(container)
    screen.list.floatingBars = [inner]
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset.bottom == 60)
    container.isHidden = true
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset.bottom == 0)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a bar within the list's view is left out`(kind: TallScreen.Kind) {
    let screen = TallScreen(kind, rows(0..<50))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    screen.view.addSubview(bar)
    let sentences = advice(about: TallRows.self) {
      screen.list.floatingBars = [bar]
      for _ in 0..<4 { HeadlessRunLoop.tick() }
    }
    #expect((screen.view.contentInset, screen.view.contentOffset) == (.zero, .zero))
    // It is said once for each class of lists.
    guard kind == .table else { return }
    #expect(
      sentences == [
        "The list's view contains a UIView of the floatingBars of TallRows, which the kit leaves "
          + "out: it would scroll with the rows. Add the bar to a view that contains the list's view."
      ])
  }

  // MARK: Two lists, and the focus

  @Test func `two lists in one controller scroll and have the focus for themselves`() {
    let both = TwoLists()
    let (window, left, right) = (window(both), both.left, both.right)
    var answers: [String] = []
    left.scroll(to: TallRow(id: 30), at: .start) { answers.append("left \($0)") }
    right.scroll(to: TallRow(id: 20), at: .start) { answers.append("right \($0)") }
    HeadlessRunLoop.tick()
    #expect(answers.sorted() == ["left true", "right true"])
    #expect([top(30, in: left), top(20, in: right)] == [0, 0])
    left.focus(on: TallRow(id: 31))
    #expect([left.focusedIndexPath, right.focusedIndexPath] == [[0, 31], nil])
    left.setListData([rows(32..<50)])
    window.layoutIfNeeded()
    #expect(left.focusedIndexPath == [0, 0])
    User().press(.downArrow, in: window)
    #expect(left.focusedIndexPath == [0, 1])
    right.setListData([[]])
    window.layoutIfNeeded()
    #expect(left.focusedIndexPath == [0, 1])
  }

  @Test(arguments: [10, 11])
  func `a focused object that is deleted while it is partly visible moves no row`(focused: Int) {
    let list = attackRows()
    let window = window(list)
    for _ in 0..<6 { User().scroll(list.tableView, by: 300) }
    list.focus(on: TallRow(id: focused))
    User().scroll(list.tableView, to: CGPoint(x: 0, y: 1_150))
    let before = top(13, in: list)
    list.setListData([rows(0..<50).filter { $0.id != focused }])
    window.layoutIfNeeded()
    #expect(top(12, in: list) == before)
  }

  @Test(arguments: [true, false])
  func `an update leaves a focused row that is partly visible where it is`(animated: Bool) {
    let list = attackRows()
    let window = window(list)
    for _ in 0..<6 { User().scroll(list.tableView, by: 300) }
    list.focus(on: TallRow(id: 11))
    User().scroll(list.tableView, to: CGPoint(x: 0, y: 1_150))
    let offsets = [rows(0..<49), [TallRow(id: 99)] + rows(0..<49)].map { rows in
      list.setListData([rows], animated: animated)
      window.layoutIfNeeded()
      return list.tableView.contentOffset.y
    }
    #expect(offsets == [1_150, 1_170])
  }
}

private final class AttackRows: UITableViewController, TableList, TallList, KeyboardList {
  var listData: [[TallRow]] = [[]]
  var anchor = ListAnchor.beginning
  var floatingBars: [UIView] = []
  var estimate: CGFloat?
  var onDrag: () -> Void = {}
  var onLoad: (AttackRows) -> Void = { _ in }
  var onConfigure: (AttackRows, TallRow) -> Void = { _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 20
    connectList()
    onLoad(self)
  }

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) {
    cell.row = row
    onConfigure(self, row)
  }
}

private final class HeadedParts: ConnectedTable, TableList, TitledList, PlainTable {
  var listData = (0..<4).map { section in
    Section(
      id: "\(section)", Array(section * 50..<section * 50 + 50), headerTitle: "Part \(section)")
  }

}

private final class TwoLists: UIViewController {
  let left = AttackRows()
  let right = AttackRows()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, list) in [left, right].enumerated() {
      list.listData = [(0..<50).map { TallRow(id: $0) }]
      addChild(list)
      list.view.frame = CGRect(x: index * 160, y: 0, width: 160, height: 640)
      view.addSubview(list.view)
      list.didMove(toParent: self)
    }
  }
}

@MainActor private final class Stall {
  func wait() async throws { try await Task.sleep(nanoseconds: 60_000_000_000) }
}

private final class StallingRows: ConnectedTable, PagedTableList {
  var pager: Pager<TallRow>!

  init(_ stall: Stall) {
    super.init(style: .plain)
    pager = Pager { (page: Int?) in
      if let page, page > 0 { try await stall.wait() }
      return Page(variousRows(100), next: 1)
    }
  }

  required init?(coder: NSCoder) { nil }

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }
}

private final class ManyPages: ConnectedTable, PagedTableList {
  var pager: Pager<TallRow>!

  init() {
    super.init(style: .plain)
    pager = Pager { (page: Int?) in
      let page = page ?? 0
      await Task.yield()
      return Page(variousRows(100, from: page * 100), next: page + 1)
    }
  }

  required init?(coder: NSCoder) { nil }

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }
}
