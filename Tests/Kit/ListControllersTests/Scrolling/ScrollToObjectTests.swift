import Foundation
import ListControllers
import TestSupport
import Testing

/// A list scrolls to an object, wherever its rows are and however high they turn out to be.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ScrollToObjectTests {
  private func show(_ list: UIViewController, height: CGFloat = 640) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Scrolls to a row, and returns its place, or nil if the list doesn't say that it is there.
  private func top(
    of id: Int, at position: ListScrollPosition = .nearest, in screen: TallScreen
  ) -> CGFloat? { screen.scroll(to: id, at: position) == true ? screen.top(of: id) : nil }

  @Test(arguments: TallScreen.Kind.allCases)
  func `an object comes to the start, the middle or the end of the screen`(
    _ kind: TallScreen.Kind
  ) throws {
    let screen = TallScreen(kind, variousRows(500))
    let heights = screen.rows.map(\.height)
    #expect(top(of: 200, at: .start, in: screen) == 0)
    #expect(top(of: 300, at: .end, in: screen) == 640 - heights[300])
    let middle = try #require(top(of: 100, at: .middle, in: screen))
    #expect(abs(middle - (640 - heights[100]) / 2) <= 0.5)
    // The nearest place is the edge from which it comes.
    #expect(top(of: 250, in: screen) == 640 - heights[250])
    #expect(top(of: 200, in: screen) == 0)
    let offset = screen.view.contentOffset
    #expect((screen.scroll(to: 201), screen.view.contentOffset) == (true, offset))
  }

  @Test func `a partly visible object is scrolled into view as a whole, within the content`() {
    let screen = TallScreen(.table, (0..<50).map { TallRow(id: $0) })
    screen.user.scroll(screen.view, by: 130)
    #expect(screen.top(of: 1) == -30)
    #expect([1, 6, 7].map { top(of: $0, in: screen) } == [0, 500, 540])
    let few = TallScreen(.table, (0..<10).map { TallRow(id: $0) })
    #expect((few.scroll(to: 9, at: .start), few.view.contentOffset.y) == (true, 360))
    #expect((few.scroll(to: 0, at: .end), few.view.contentOffset.y) == (true, 0))
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `an animated scroll completes when it has ended`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, variousRows(500))
    var answers: [Bool] = []
    screen.scroll(screen.list, to: TallRow(id: 400), at: .start, true) { answers.append($0) }
    #expect(answers == [])
    HeadlessRunLoop.tick()
    #expect((answers, screen.top(of: 400)) == ([true], 0))
    HeadlessRunLoop.tick()
    #expect(answers == [true])
    // One that moves nothing has ended at once.
    screen.scroll(screen.list, to: TallRow(id: 400), at: .start, true) { answers.append($0) }
    #expect(answers == [true, true])
  }

  @Test func `an object that moves on the way is reached, and one that is deleted isn't`() {
    let screen = TallScreen(.table, variousRows(200))
    var answers: [Bool] = []
    screen.scroll(screen.list, to: TallRow(id: 150), at: .start, true) { answers.append($0) }
    screen.rows = variousRows(30, from: 1_000) + screen.rows
    HeadlessRunLoop.tick()
    #expect((answers, screen.top(of: 150)) == ([true], 0))
    screen.scroll(screen.list, to: TallRow(id: 20), at: .start, true) { answers.append($0) }
    screen.rows.removeAll { $0.id == 20 }
    HeadlessRunLoop.tick()
    #expect(answers == [true, false])
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
    #expect((answers.count, screen.view.contentOffset) == (2, offset))
  }

  @Test func `an object that the list doesn't have isn't found, and a value is found by itself`() {
    let screen = TallScreen(.table, variousRows(20))
    #expect(screen.scroll(to: 20) == false)
    #expect([20, 19].map { screen.list.indexPath(ofRow: $0) } == [nil, [0, 19]])
    let list = Names()
    list.listData = [["Ada", "Grace"], ["Barbara"]]
    #expect(["Barbara", "Alan"].map { list.indexPath(of: $0) } == [[1, 0], nil])
  }

  @Test func `the list's own delegate method is called, too`() {
    let list = WatchfulRows()
    list.listData = [variousRows(200)]
    let window = show(list)
    list.scroll(to: TallRow(id: 150)) { list.events.append("completion \($0)") }
    HeadlessRunLoop.tick()
    User().scroll(list.tableView, by: -10)
    withExtendedLifetime(window) {}
    #expect(list.events == ["end", "completion true", "drag"])
  }

  // MARK: Hidden objects

  @Test func `the nodes above an object are opened, and a collapsed section is expanded`() {
    let list = Subjects()
    let window = show(list, height: 200)
    defer { withExtendedLifetime(window) {} }
    #expect(list.numberOfItems(inSection: 0) == 20)
    var answers: [Bool] = []
    list.scroll(to: Subject(id: "7.3", topics: []), at: .start, animated: false) {
      answers.append($0)
    }
    let first = list.tableView.indexPathsForVisibleRows?.first
    #expect((answers, list.isExpanded(at: [0, 7]), first) == ([true], true, [0, 11]))
    list.scroll(to: Subject(id: "7.9", topics: []), animated: false) { answers.append($0) }
    #expect(answers == [true, false])
    let shelves = FoldedShelves()
    let other = show(shelves)
    shelves.collapsedSections = ["1", "2"]
    answers = []
    shelves.scroll(to: 25, animated: false) { answers.append($0) }
    shelves.scroll(to: 40, animated: false) { answers.append($0) }
    #expect((answers, shelves.collapsedSections) == ([true, false], ["1"]))
    withExtendedLifetime(other) {}
  }

  /// A search for a row on a page.
  struct PageSearch: CustomTestStringConvertible {
    /// The number of pages, the one that fails, and the row that is sought.
    var pages: Int
    var failing: Int? = nil
    var row: Int
    var isFound: Bool
    /// The number of rows that are loaded in the end.
    var loaded: Int
    var testDescription: String {
      "\(row) of \(pages) pages" + (failing.map { ", and page \($0) fails" } ?? "")
    }
  }

  @Test(arguments: [
    PageSearch(pages: 2, row: 105, isFound: true, loaded: 200),
    PageSearch(pages: 21, row: 2_005, isFound: true, loaded: 2_100),
    PageSearch(pages: 21, row: 2_105, isFound: false, loaded: 2_100),
    PageSearch(pages: 41, row: 2_005, isFound: true, loaded: 2_100),
    PageSearch(pages: 3, failing: 2, row: 250, isFound: false, loaded: 200),
  ])
  func `pages are loaded until the object is there, but not more than twenty, or one that fails`(
    _ search: PageSearch
  ) async {
    let list = PagedRows(pages: search.pages, failing: search.failing)
    let window = show(list)
    await list.pager.refresh()
    window.layoutIfNeeded()
    let answer = await withCheckedContinuation { continuation in
      list.scroll(to: TallRow(id: search.row), animated: false) {
        continuation.resume(returning: $0)
      }
    }
    #expect((answer, list.pager.objects.count) == (search.isFound, search.loaded))
    window.layoutIfNeeded()
    let visible = list.tableView.indexPathsForVisibleRows ?? []
    #expect(visible.contains([0, search.row]) == search.isFound)
  }
}

extension TallList {
  fileprivate func indexPath(ofRow id: Int) -> IndexPath? { indexPath(of: TallRow(id: id)) }
}

private final class WatchfulRows: ConnectedTable, TableList {
  var listData: [[TallRow]] = [[]]
  var events: [String] = []

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("end")
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
}

private final class Names: UITableViewController, TableList, PlainTable {
  var listData = [[String]]()
}

private struct Subject: Identifiable {
  let id: String
  let topics: [Subject]
}

private final class Subjects: ConnectedTable, TableList, OutlineList, PlainTable {
  var listData = [
    Outline(
      (0..<20).map { root in
        Subject(
          id: "\(root)", topics: (0..<5).map { Subject(id: "\(root).\($0)", topics: []) })
      }, children: { $0.topics })
  ]

  func text(of topic: Subject) -> String { topic.id }
}

private final class FoldedShelves: ConnectedTable, TableList, CollapsibleList, PlainTable {
  var listData = (0..<3).map { shelf in
    Section(id: "\(shelf)", Array(shelf * 10..<shelf * 10 + 10), headerTitle: "Shelf \(shelf)")
  }

}

private final class PagedRows: ConnectedTable, PagedTableList {
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

  func listView(
    _ tableView: UITableView, configure cell: TallTableCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }
}
