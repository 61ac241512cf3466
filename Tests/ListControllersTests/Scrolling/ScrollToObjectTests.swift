import Foundation
import ListControllers
import TestSupport
import Testing

/// A list scrolls to an object, wherever its rows are and however high they turn out to be.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScrollToObjectTests {
  private typealias Kind = TallScreen.Kind

  @Test(arguments: TallScreen.Kind.allCases)
  func `an object comes to the start, the middle or the end of the screen`(
    _ kind: TallScreen.Kind
  ) throws {
    let screen = TallScreen(kind, variousRows(500))
    #expect(screen.scroll(to: 200, at: .start) == true)
    #expect(screen.top(of: 200) == 0)
    #expect(screen.scroll(to: 300, at: .end) == true)
    #expect(screen.top(of: 300) == 640 - screen.rows[300].height)
    #expect(screen.scroll(to: 100, at: .middle) == true)
    #expect(try abs(#require(screen.top(of: 100)) - (640 - screen.rows[100].height) / 2) <= 0.5)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `the nearest place is the edge from which the object comes`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(500))
    #expect(screen.scroll(to: 250) == true)
    #expect(screen.top(of: 250) == 640 - screen.rows[250].height)
    #expect(screen.scroll(to: 200) == true)
    #expect(screen.top(of: 200) == 0)
    let offset = screen.view.contentOffset
    #expect(screen.scroll(to: 201) == true)
    #expect(screen.view.contentOffset == offset)
  }

  @Test func `a partly visible object is scrolled into view as a whole`() {
    let screen = TallScreen(.table, (0..<50).map { TallRow(id: $0) })
    screen.user.scroll(screen.view, by: 130)
    #expect(screen.top(of: 1) == -30)
    #expect(screen.scroll(to: 1) == true)
    #expect(screen.top(of: 1) == 0)
    #expect(screen.scroll(to: 6) == true)
    #expect(screen.top(of: 6) == 500)
    #expect(screen.scroll(to: 7) == true)
    #expect(screen.top(of: 7) == 540)
  }

  @Test func `the ends of the content are not passed`() {
    let screen = TallScreen(.table, (0..<10).map { TallRow(id: $0) })
    #expect(screen.scroll(to: 9, at: .start) == true)
    #expect(screen.view.contentOffset.y == 360)
    #expect(screen.scroll(to: 0, at: .end) == true)
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `an animated scroll completes when it has ended`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(500))
    var answers: [Bool] = []
    screen.scroll(screen.list, to: TallRow(id: 400), at: .start, true) { answers.append($0) }
    #expect(answers == [])
    HeadlessRunLoop.tick()
    #expect(answers == [true])
    #expect(screen.top(of: 400) == 0)
    HeadlessRunLoop.tick()
    #expect(answers == [true])
  }

  @Test func `an animated scroll that moves nothing completes at once`() {
    let screen = TallScreen(.table, variousRows(50))
    var answers: [Bool] = []
    screen.scroll(screen.list, to: TallRow(id: 0), at: .start, true) { answers.append($0) }
    #expect(answers == [true])
  }

  @Test func `the object reaches its place although an update moves it on the way`() {
    let screen = TallScreen(.table, variousRows(200))
    var answers: [Bool] = []
    screen.scroll(screen.list, to: TallRow(id: 150), at: .start, true) { answers.append($0) }
    screen.rows = variousRows(30, from: 1_000) + screen.rows
    HeadlessRunLoop.tick()
    #expect(answers == [true])
    #expect(screen.top(of: 150) == 0)
  }

  @Test func `a scroll to an object that is deleted on the way fails`() {
    let screen = TallScreen(.table, variousRows(200))
    var answers: [Bool] = []
    screen.scroll(screen.list, to: TallRow(id: 150), at: .start, true) { answers.append($0) }
    screen.rows.remove(at: 150)
    HeadlessRunLoop.tick()
    #expect(answers == [false])
  }

  @Test func `a scroll of the user, and another one, take over`() {
    let screen = TallScreen(.table, variousRows(200))
    var answers: [String] = []
    screen.scroll(screen.list, to: TallRow(id: 150), true) { answers.append("150 \($0)") }
    screen.scroll(screen.list, to: TallRow(id: 90), true) { answers.append("90 \($0)") }
    #expect(answers == ["150 false"])
    screen.user.scroll(screen.view, by: 40)
    #expect(answers == ["150 false", "90 false"])
    let offset = screen.view.contentOffset
    HeadlessRunLoop.tick()
    #expect(answers.count == 2)
    #expect(screen.view.contentOffset == offset)
  }

  @Test func `an object that the list doesn't have isn't found`() {
    let screen = TallScreen(.table, variousRows(20))
    #expect(screen.scroll(to: 20) == false)
    #expect(screen.list.indexPath(ofRow: 20) == nil)
    #expect(screen.list.indexPath(ofRow: 19) == [0, 19])
  }

  @Test func `the list's own delegate method is called, too`() {
    let list = WatchfulRows()
    list.listData = [variousRows(200)]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    list.scroll(to: TallRow(id: 150)) { list.events.append("completion \($0)") }
    HeadlessRunLoop.tick()
    User().scroll(list.tableView, by: -10)
    #expect(list.events == ["completion true", "end", "drag"])
  }

  @Test func `a value without an identifier is found by itself`() {
    let list = Names()
    list.listData = [["Ada", "Grace"], ["Barbara"]]
    #expect(list.indexPath(of: "Barbara") == [1, 0])
    #expect(list.indexPath(of: "Alan") == nil)
  }

  // MARK: Hidden objects

  @Test func `the nodes above an object are opened`() {
    let list = Subjects()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(list.numberOfItems(inSection: 0) == 20)
    var answers: [Bool] = []
    list.scroll(to: Subject(id: "7.3", topics: []), at: .start, animated: false) {
      answers.append($0)
    }
    #expect(answers == [true])
    #expect(list.isExpanded(at: [0, 7]))
    #expect(list.tableView.indexPathsForVisibleRows?.first == [0, 11])
    list.scroll(to: Subject(id: "7.9", topics: []), animated: false) { answers.append($0) }
    #expect(answers == [true, false])
  }

  @Test func `a collapsed section is expanded`() {
    let list = FoldedShelves()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    list.collapsedSections = ["1", "2"]
    var answers: [Bool] = []
    list.scroll(to: 25, animated: false) { answers.append($0) }
    list.scroll(to: 40, animated: false) { answers.append($0) }
    #expect(answers == [true, false])
    #expect(list.collapsedSections == ["1"])
  }

  @Test(arguments: [(1, 105, true), (20, 2_005, true), (20, 2_105, false), (40, 2_005, true)])
  func `pages are loaded until the object is there, but not more than twenty`(
    _ more: Int, _ id: Int, _ isFound: Bool
  ) async {
    let list = PagedRows(pages: more + 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    await list.pager.refresh()
    window.layoutIfNeeded()
    let answer = await withCheckedContinuation { continuation in
      list.scroll(to: TallRow(id: id), animated: false) { continuation.resume(returning: $0) }
    }
    #expect(answer == isFound)
    #expect(list.pager.objects.count == (id / 100 + (isFound ? 1 : 0)) * 100)
    window.layoutIfNeeded()
    let visible = list.tableView.indexPathsForVisibleRows ?? []
    #expect(visible.contains([0, id]) == isFound)
  }

  @Test func `a page that fails ends the search`() async {
    let list = PagedRows(pages: 3, failing: 2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    await list.pager.refresh()
    let answer = await withCheckedContinuation { continuation in
      list.scroll(to: TallRow(id: 250), animated: false) { continuation.resume(returning: $0) }
    }
    #expect(!answer)
    #expect(list.pager.objects.count == 200)
  }
}

extension TallList {
  fileprivate func indexPath(ofRow id: Int) -> IndexPath? { indexPath(of: TallRow(id: id)) }
}

private final class WatchfulRows: UITableViewController, TableList {
  var listData: [[TallRow]] = [[]]
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("end")
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
}

private final class Names: UITableViewController, TableList {
  var listData = [[String]]()

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
    at indexPath: IndexPath
  ) {}
}

private struct Subject: Identifiable {
  let id: String
  let topics: [Subject]
}

private final class Subjects: UITableViewController, TableList, OutlineList {
  var listData = [
    Outline(
      (0..<20).map { root in
        Subject(
          id: "\(root)", topics: (0..<5).map { Subject(id: "\(root).\($0)", topics: []) })
      }, children: { $0.topics })
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with topic: Subject,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = topic.id }
}

private final class FoldedShelves: UITableViewController, TableList, CollapsibleList {
  var listData = (0..<3).map { shelf in
    Section(id: "\(shelf)", Array(shelf * 10..<shelf * 10 + 10), headerTitle: "Shelf \(shelf)")
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

private final class PagedRows: UITableViewController, PagedTableList {
  var pager: Pager<TallRow>!

  init(pages: Int, failing: Int? = nil) {
    super.init(style: .plain)
    pager = Pager { (page: Int?) in
      let page = page ?? 0
      if page == failing { throw URLError(.badServerResponse) }
      return Page(
        variousRows(100, from: page * 100), next: page + 1 < pages ? page + 1 : nil)
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
