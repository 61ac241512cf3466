import Foundation
import ListControllers
import TestSupport
import Testing

/// Scrolls, bars, anchors and focus at awkward times.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScrollingAttackTests {
  private func rows(_ ids: Range<Int>) -> [TallRow] { ids.map { TallRow(id: $0) } }
  private func window(_ list: UIViewController, height: CGFloat = 640) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  // MARK: scroll(to:)

  @Test func `before the view is loaded`() {
    let list = AttackRows()
    list.listData = [rows(0..<50)]
    var answers: [Bool] = []
    list.scroll(to: TallRow(id: 30), animated: false) { answers.append($0) }
    #expect(answers == [false])
  }

  @Test(arguments: [ListAnchor.beginning, .end], [ListScrollPosition.start, .middle, .end])
  func `in viewDidLoad`(anchor: ListAnchor, position: ListScrollPosition) {
    let list = AttackRows()
    list.anchor = anchor
    list.listData = [rows(0..<50)]
    var answers: [Bool] = []
    list.onLoad = { list in
      list.scroll(to: TallRow(id: 30), at: position) { answers.append($0) }
    }
    let window = window(list)
    HeadlessRunLoop.tick()
    let room: CGFloat = position == .start ? 0 : position == .middle ? 270 : 540
    let table = list.tableView!
    #expect(answers == [true])
    #expect(table.rectForRow(at: [0, 30]).minY - table.contentOffset.y == room)
    _ = window
  }

  @Test func `without a window`() {
    let list = AttackRows()
    list.listData = [rows(0..<50)]
    list.loadViewIfNeeded()
    list.view.frame.size = CGSize(width: 320, height: 640)
    var answers: [Bool] = []
    list.scroll(to: TallRow(id: 30), at: .start) { answers.append($0) }
    #expect(answers == [true])
    #expect(list.tableView.rectForRow(at: [0, 30]).minY == list.tableView.contentOffset.y)
  }

  @Test func `during an update, from configure`() {
    let list = AttackRows()
    list.listData = [rows(0..<50)]
    let window = window(list)
    var answers: [Bool] = []
    list.onConfigure = { list, row in
      guard row.id == 99 else { return }
      list.onConfigure = { _, _ in }
      list.scroll(to: TallRow(id: 30), at: .start, animated: false) { answers.append($0) }
    }
    list.setListData([rows(99..<100) + rows(0..<50)])
    window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    #expect(answers == [true])
    #expect(list.tableView.contentOffset.y == list.tableView.rectForRow(at: [0, 31]).minY)
  }

  @Test(arguments: [true, false])
  func `from configure while the user scrolls`(animated: Bool) {
    let list = AttackRows()
    list.listData = [rows(0..<200)]
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
    #expect(answers == [true])
    #expect(list.tableView.contentOffset.y == list.tableView.rectForRow(at: [0, 130]).minY)
  }

  @Test(arguments: [true, false]) func `from the completion of another one`(animated: Bool) {
    let screen = TallScreen(.table, variousRows(200))
    var answers: [String] = []
    screen.scroll(screen.list, to: TallRow(id: 150), at: .start, animated) {
      answers.append("150 \($0)")
      screen.scroll(screen.list, to: TallRow(id: 20), at: .start, animated) {
        answers.append("20 \($0)")
      }
    }
    HeadlessRunLoop.tick()
    HeadlessRunLoop.tick()
    #expect(answers == ["150 true", "20 true"])
    #expect(screen.top(of: 20) == 0)
  }

  @Test func `from the completion of one that another takes over`() {
    let screen = TallScreen(.table, variousRows(200))
    var answers: [String] = []
    func go(_ id: Int, _ then: @escaping () -> Void = {}) {
      screen.scroll(screen.list, to: TallRow(id: id), at: .start, true) {
        answers.append("\(id) \($0)")
        then()
      }
    }
    go(150) { go(20) }
    go(90)
    HeadlessRunLoop.tick()
    HeadlessRunLoop.tick()
    #expect(answers.sorted() == ["150 false", "20 true", "90 false"])
  }

  @Test func `twice in a turn to the same object`() {
    let screen = TallScreen(.table, variousRows(200))
    var answers: [String] = []
    for name in ["a", "b"] {
      screen.scroll(screen.list, to: TallRow(id: 150), at: .start, true) {
        answers.append("\(name) \($0)")
      }
    }
    HeadlessRunLoop.tick()
    #expect(answers == ["a false", "b true"])
    #expect(screen.top(of: 150) == 0)
  }

  @Test(arguments: TallScreen.Kind.allCases) func `a list of no height`(kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(200), anchor: .end)
    screen.window.frame.size.height = 0
    screen.window.layoutIfNeeded()
    for position in [ListScrollPosition.nearest, .start, .middle, .end] {
      #expect(screen.scroll(to: 150, at: position) == true)
    }
    screen.rows = variousRows(30)
    screen.window.frame.size.height = 640
    screen.window.layoutIfNeeded()
    #expect(screen.scroll(to: 20, at: .start) == true)
  }

  @Test func `a horizontal list`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 640)
    layout.minimumLineSpacing = 0
    let list = TallItems(collectionViewLayout: layout)
    list.listData = [rows(0..<50)]
    let window = window(list)
    for (position, x) in [
      (ListScrollPosition.start, 3_000), (.middle, 2_890), (.end, 2_780), (.nearest, 2_780),
    ] as [(ListScrollPosition, CGFloat)] {
      list.scroll(to: TallRow(id: 30), at: position, animated: false)
      #expect(list.collectionView.contentOffset.x == x)
    }
    list.scroll(to: TallRow(id: 10), animated: false)
    #expect(list.collectionView.contentOffset.x == 1_000)
    _ = window
  }

  @Test func `a horizontal list that is anchored at its end`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 640)
    layout.minimumLineSpacing = 0
    let list = TallItems(collectionViewLayout: layout)
    list.anchor = .end
    list.listData = [rows(0..<50)]
    let window = window(list)
    #expect(list.collectionView.contentOffset.x == 4_680)
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

  @Test func `a list that is deallocated while a scroll is under way`() async {
    var answers: [Bool] = []
    weak var weakList: AttackRows?
    do {
      let list = AttackRows()
      weakList = list
      list.listData = [rows(0..<200)]
      let window = window(list)
      list.scroll(to: TallRow(id: 130), at: .start) { answers.append($0) }
      window.rootViewController = nil
      window.isHidden = true
    }
    for _ in 0..<100 where answers.isEmpty { await Task.yield() }
    #expect(weakList == nil)
    #expect(answers == [false])
  }

  @Test func `a list that leaves the screen while a scroll is under way`() {
    var answers: [Bool] = []
    let list = AttackRows()
    list.listData = [rows(0..<200)]
    let window = window(list)
    list.scroll(to: TallRow(id: 130), at: .start) { answers.append($0) }
    window.rootViewController = UIViewController()
    for _ in 0..<3 { HeadlessRunLoop.tick() }
    #expect(answers.count == 1)
  }

  @Test(arguments: [true, false]) func `a pager whose page never answers`(drags: Bool) async {
    var answers: [Bool] = []
    let stall = Stall()
    do {
      let list = StallingRows(stall)
      let window = window(list)
      await list.pager.refresh()
      window.layoutIfNeeded()
      list.scroll(to: TallRow(id: 5_000)) { answers.append($0) }
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

  @Test func `an animation that ends while pages are sought doesn't end the scroll`() async {
    let list = StallingRows(Stall())
    let window = window(list)
    await list.pager.refresh()
    window.layoutIfNeeded()
    var answers: [Bool] = []
    list.scroll(to: TallRow(id: 5_000)) { answers.append($0) }
    list.tableView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    HeadlessRunLoop.tick()
    #expect(answers == [])
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

  @Test func `messages that arrive while another controller is shown`() {
    let screen = TallScreen(.table, rows(0..<50), anchor: .end)
    screen.window.rootViewController = UIViewController()
    screen.window.layoutIfNeeded()
    screen.rows = rows(0..<60)
    screen.window.rootViewController = screen.list
    screen.window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    #expect(screen.top(of: 59) == 540)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a rotation at the end`(kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(50), anchor: .end)
    screen.window.frame.size = CGSize(width: 640, height: 320)
    screen.window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    #expect(screen.places.last?.id == 49)
    screen.window.frame.size = CGSize(width: 320, height: 640)
    screen.window.layoutIfNeeded()
    #expect(screen.places.last?.id == 49)
  }

  @Test func `a bar at the top doesn't move what is above the end`() {
    let screen = TallScreen(.table, rows(0..<50), anchor: .end)
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

  @Test func `a bar in another window`() {
    let screen = TallScreen(.table, rows(0..<50))
    let other = UIWindow(frame: screen.window.frame)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    other.addSubview(bar)
    screen.list.floatingBars = [bar]
    screen.window.setNeedsLayout()
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset == .zero)
  }

  @Test func `a bar that contains the list, and the list's view itself`() {
    let screen = TallScreen(.table, rows(0..<50))
    screen.list.floatingBars = [screen.window, screen.view]
    screen.window.setNeedsLayout()
    for _ in 0..<4 { HeadlessRunLoop.tick() }
    #expect(screen.view.contentInset == .zero)
  }

  @Test func `a bar in a container that is hidden`() {
    let screen = TallScreen(.table, rows(0..<50))
    let container = UIView(frame: CGRect(x: 0, y: 580, width: 320, height: 60))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    container.addSubview(bar)
    screen.window.addSubview(container)
    screen.list.floatingBars = [bar]
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
    #expect(screen.view.contentInset == .zero && screen.view.contentOffset == .zero)
    // It is said once for each class of lists.
    guard kind == .table else { return }
    #expect(
      sentences == [
        "The list's view contains a UIView of the floatingBars of TallRows, which the kit leaves "
          + "out: it would scroll with the rows. Add the bar to a view that contains the list's view."
      ])
  }

  // MARK: Two lists, and the focus

  @Test func `two lists in one controller`() {
    let both = TwoLists()
    let window = window(both)
    var answers: [String] = []
    both.left.scroll(to: TallRow(id: 30), at: .start) { answers.append("left \($0)") }
    both.right.scroll(to: TallRow(id: 20), at: .start) { answers.append("right \($0)") }
    HeadlessRunLoop.tick()
    #expect(answers.sorted() == ["left true", "right true"])
    for (list, item) in [(both.left, 30), (both.right, 20)] {
      let table = list.tableView!
      #expect(table.contentOffset.y == table.rectForRow(at: [0, item]).minY)
    }
    both.left.focus(on: TallRow(id: 31))
    #expect(both.left.focusedIndexPath == [0, 31] && both.right.focusedIndexPath == nil)
    both.left.setListData([rows(32..<50)])
    window.layoutIfNeeded()
    #expect(both.left.focusedIndexPath == [0, 0])
    User().press(.downArrow, in: window)
    #expect(both.left.focusedIndexPath == [0, 1])
    both.right.setListData([[]])
    window.layoutIfNeeded()
    #expect(both.left.focusedIndexPath == [0, 1])
  }

  @Test(arguments: [10, 11])
  func `the focused object is deleted while it is partly visible`(focused: Int) {
    let list = AttackRows()
    list.listData = [rows(0..<50)]
    let window = window(list)
    for _ in 0..<6 { User().scroll(list.tableView, by: 300) }
    list.focus(on: TallRow(id: focused))
    User().scroll(list.tableView, to: CGPoint(x: 0, y: 1_150))
    let top = list.tableView.rectForRow(at: [0, 13]).minY - list.tableView.contentOffset.y
    list.setListData([rows(0..<50).filter { $0.id != focused }])
    window.layoutIfNeeded()
    let now = list.tableView.rectForRow(at: [0, 12]).minY - list.tableView.contentOffset.y
    #expect(now == top)
  }

  @Test(arguments: [true, false])
  func `an update leaves a focused row that is partly visible where it is`(animated: Bool) {
    let list = AttackRows()
    list.listData = [rows(0..<50)]
    let window = window(list)
    for _ in 0..<6 { User().scroll(list.tableView, by: 300) }
    list.focus(on: TallRow(id: 11))
    User().scroll(list.tableView, to: CGPoint(x: 0, y: 1_150))
    list.setListData([rows(0..<49)], animated: animated)
    window.layoutIfNeeded()
    #expect(list.tableView.contentOffset.y == 1_150)
    list.setListData([[TallRow(id: 99)] + rows(0..<49)], animated: animated)
    window.layoutIfNeeded()
    #expect(list.tableView.contentOffset.y == 1_170)
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

private final class HeadedParts: UITableViewController, TableList, TitledList {
  var listData = (0..<4).map { section in
    Section(
      id: "\(section)", Array(section * 50..<section * 50 + 50), headerTitle: "Part \(section)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = "\(number)" }
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

private final class StallingRows: UITableViewController, PagedTableList {
  var pager: Pager<TallRow>!

  init(_ stall: Stall) {
    super.init(style: .plain)
    pager = Pager { (page: Int?) in
      if let page, page > 0 { try await stall.wait() }
      return Page(variousRows(100), next: 1)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }
}

private final class ManyPages: UITableViewController, PagedTableList {
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

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }
}
