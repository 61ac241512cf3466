import HeadlessUIKit
import ListControllers
import TestSupport
import Testing

/// Lists of pages: one body for tables with a bridge, tables that forward, and collection views.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PagedListTests {
  typealias Kind = StoryScreen.Kind

  @Test(arguments: Kind.allCases) func `pages are loaded as the user scrolls`(kind: Kind) async {
    let screen = StoryScreen(kind)
    #expect(screen.placeholder == .loading)
    #expect(screen.counts == [0])
    await screen.server.answer()
    #expect(screen.placeholder == nil)
    #expect(screen.counts == [20, 1])
    #expect(screen.text([0, 0]) == "story 0")
    screen.scrollToEnd()
    #expect(screen.text([1, 0]) == "Loading…")
    await MainQueue.turn()
    #expect(screen.server.asked == [0, 1])
    await screen.server.answer()
    #expect(screen.counts == [40, 1])
    screen.scrollToEnd()
    await screen.server.answer()
    // The last page: there is nothing below it.
    #expect(screen.counts == [60])
    screen.scrollToEnd()
    #expect(screen.text([0, 59]) == "story 59")
    #expect(screen.server.asked == [0, 1, 2])
  }

  @Test(arguments: [Kind.table, .collection])
  func `a page is requested before its row is visible`(kind: Kind) async {
    let screen = StoryScreen(kind, prefetchDistance: 8)
    await screen.server.answer()
    #expect(screen.server.asked == [0])
    // Ten rows are visible; the view tells of some that come soon.
    screen.user.scroll(screen.view, by: 100)
    #expect(screen.text([1, 0]) == nil)
    await MainQueue.turn()
    #expect(screen.server.asked == [0, 1])
  }

  /// A paged list whose rows the user can drag.
  final class Reordered: UITableViewController, PagedTableList, ReorderableList {
    var pager: Pager<Story>!

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = story.title }
    func didMove(_ story: Story, from source: IndexPath, to destination: IndexPath) {
      var stories = pager.objects
      stories.insert(stories.remove(at: source.row), at: destination.row)
      pager.adopt([stories])
    }
  }

  @Test func `a row that is dragged stays above the row below the objects`() async {
    let server = StoryServer()
    let list = Reordered(style: .plain)
    list.pager = Pager { try await server.page($0) }
    list.pager.delegate = list
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_000))
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.listWillAppear()
    await server.answer()
    list.setEditing(true, animated: false)
    #expect(User().drag(rowAt: [0, 18], to: [0, 19], in: list.tableView))
    _ = User().drag(rowAt: [0, 0], to: [1, 0], in: list.tableView)
    #expect(list.tableView.numberOfRows(inSection: 0) == 20)
    #expect(list.tableView.numberOfRows(inSection: 1) == 1)
    window.layoutIfNeeded()
    for (row, story) in list.pager.objects.enumerated() {
      #expect(list.tableView.cellForRow(at: [0, row])?.textLabel?.text == story.title)
    }
    list.listDidDisappear()
  }

  @Test(arguments: Kind.allCases)
  func `a page that fails is a row that tries again`(kind: Kind) async {
    let screen = StoryScreen(kind)
    await screen.server.answer()
    screen.scrollToEnd()
    screen.server.isDown = true
    await screen.server.answer()
    #expect(screen.counts == [20, 1])
    screen.scrollToEnd()
    #expect(screen.text([1, 0]) == "The server is down.\nTap to try again.")
    // Scrolling tries nothing.
    screen.user.scroll(screen.view, to: .zero)
    screen.scrollToEnd()
    await MainQueue.turn()
    #expect(screen.server.asked == [0, 1])
    screen.server.isDown = false
    screen.tap([1, 0])
    #expect(screen.text([1, 0]) == "Loading…")
    await screen.server.answer()
    #expect(screen.counts == [40, 1])
    #expect(screen.server.asked == [0, 1, 1])
    #expect(screen.list.selected == [])
    screen.tap([0, 3])
    #expect(screen.list.selected == [3])
    screen.scrollToEnd()
    screen.tap([1, 0])
    #expect(screen.list.selected == [3])
  }

  @Test(arguments: Kind.allCases)
  func `a first page that fails is a placeholder that tries again`(kind: Kind) async {
    let screen = StoryScreen(kind)
    screen.server.isDown = true
    await screen.server.answer()
    #expect(screen.counts == [0])
    #expect(screen.placeholder == .failed("The server is down."))
    screen.server.isDown = false
    (screen.list as? any PlaceholderList)?.retryLoading()
    #expect(screen.placeholder == .loading)
    await screen.server.answer()
    #expect(screen.counts == [20, 1])
    #expect(screen.placeholder == nil)
  }

  @Test(arguments: Kind.allCases) func `a list without anything says so`(kind: Kind) async {
    let screen = StoryScreen(kind)
    screen.server.pageCount = 0
    await screen.server.answer()
    #expect(screen.counts == [0])
    #expect(screen.placeholder == .empty)
  }

  @Test(arguments: Kind.allCases) func `pages that lead nowhere are reported`(kind: Kind) async {
    let screen = StoryScreen(kind)
    screen.server.hasStories = false
    screen.server.pageCount = 100
    for _ in 0..<4 { await screen.server.answer() }
    #expect(screen.counts == [0])
    #expect(screen.placeholder == .failed("\(PagingError.pagesWithoutNewObjects(4))"))
    screen.server.hasStories = true
    (screen.list as? any PlaceholderList)?.retryLoading()
    await screen.server.answer()
    #expect(screen.counts == [20, 1])
    #expect(screen.server.asked == [0, 1, 2, 3, 0])
  }

  @Test(arguments: [Kind.table, .collection])
  func `a pull keeps the rows until the new ones are there`(kind: Kind) async throws {
    let screen = StoryScreen(kind)
    await screen.server.answer()
    screen.scrollToEnd()
    await screen.server.answer()
    #expect(screen.counts == [40, 1])
    screen.user.scroll(screen.view, to: .zero)
    screen.server.mark = "!"
    #expect(screen.user.pullToRefresh(screen.view))
    await MainQueue.turn()
    #expect(screen.counts == [40, 1])
    #expect(screen.text([0, 0]) == "story 0")
    await screen.server.answer()
    #expect(screen.counts == [20, 1])
    #expect(screen.text([0, 0]) == "story 0!")
    try await MainQueue.wait { screen.view.refreshControl?.isRefreshing == false }
  }

  @Test(arguments: [Kind.table, .collection])
  func `a refresh that fails keeps the rows, and says so below them`(kind: Kind) async {
    let screen = StoryScreen(kind)
    await screen.server.answer()
    screen.server.isDown = true
    #expect(screen.user.pullToRefresh(screen.view))
    await screen.server.answer()
    #expect(screen.counts == [20, 1])
    screen.scrollToEnd()
    #expect(screen.text([1, 0]) == "The server is down.\nTap to try again.")
    #expect(screen.placeholder == nil)
    screen.server.isDown = false
    screen.tap([1, 0])
    await screen.server.answer()
    #expect(screen.counts == [20, 1])
    // Then the row below, which is on screen, wants the next page.
    #expect(screen.server.asked == [0, 0, 0, 1])
  }

  @Test(arguments: Kind.allCases) func `a list that disappears cancels its page`(kind: Kind) async {
    let screen = StoryScreen(kind)
    await MainQueue.turn()
    screen.leave()
    #expect(screen.list.pager.refreshState == .idle)
    await screen.server.answer()
    #expect(screen.list.pager.objects.isEmpty)
    screen.list.listWillAppear()
    await screen.server.answer()
    #expect(screen.list.numberOfItems(inSection: 0) == 20)
  }

  @Test(arguments: Kind.allCases) func `index paths that are none`(kind: Kind) async {
    let screen = StoryScreen(kind)
    await screen.server.answer()
    for path in [[1, 0], [0, 20], [0, -1], [-1, 0], [2, 0], [0], [], [0, 0, 0]] as [IndexPath] {
      #expect(object(screen.list, path) == nil)
      // The row below the objects is a row, but shows none of them.
      #expect(screen.list.isValid(path) == (path == [1, 0]))
    }
    #expect([-1, 2].map(screen.list.numberOfItems(inSection:)) == [0, 0])
    screen.list.prefetchPages(at: [[1, 0], [7, 7]])
    await MainQueue.turn()
    #expect(screen.server.asked == [0])
  }

  private func object<L: StoryList>(_ list: L, _ path: IndexPath) -> Story? {
    list.object(at: path)
  }

  @Test(arguments: Kind.allCases) func `another pager starts from the beginning`(kind: Kind) async {
    let screen = StoryScreen(kind)
    await screen.server.answer()
    #expect(screen.counts == [20, 1])
    let other = StoryServer()
    other.mark = "?"
    screen.setPager(Pager { [other] in try await other.page($0) })
    #expect(screen.counts == [0])
    #expect(screen.placeholder == .loading)
    await other.answer()
    #expect(screen.counts == [20, 1])
    #expect(screen.text([0, 0]) == "story 0?")
    // Of the pager before nothing comes any more.
    #expect(screen.server.asked == [0])
  }

  @Test func `a connected list follows another pager when it appears`() async {
    let screen = StoryScreen(.table)
    await screen.server.answer()
    #expect(screen.counts == [20, 1])
    let (list, other) = (screen.list, StoryServer())
    list.pager = Pager { [other] in try await other.page($0) }
    screen.table?.reloadData()
    // The row below the objects was the other pager's.
    #expect(screen.counts == [0])
    list.listWillAppear()
    #expect(screen.placeholder == .loading)
    await other.answer()
    #expect(screen.counts == [20, 1])
  }

  @Test func `a list that was freed loads nothing more`() async {
    weak var pager: Pager<Story>?
    weak var list: AnyObject?
    let server = StoryServer()
    do {
      let table = StoryTable(style: .plain)
      table.pager = Pager { [server] in try await server.page($0) }
      table.pager.delegate = table
      table.loadViewIfNeeded()
      table.listWillAppear()
      (pager, list) = (table.pager, table)
    }
    #expect(list == nil && pager == nil)
    await MainQueue.turn()
  }
}
