import ListTesting
import TestSupport
import Testing

/// Lists of pages: one body for tables with a bridge, tables that forward, and collection views.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PagedListTests {
  typealias Kind = StoryScreen.Kind

  @Test(arguments: Kind.allCases) func `pages are loaded as the user scrolls`(kind: Kind) async {
    let stories = StoryScreen(kind)
    #expect(stories.screen.placeholder == .loading)
    #expect(stories.counts == [0])
    await stories.server.answer()
    #expect(stories.screen.placeholder == nil)
    #expect(stories.counts == [20, 1])
    #expect(stories.screen.text(at: [0, 0]) == "story 0")
    stories.screen.scrollToEnd()
    #expect(stories.screen.text(at: [1, 0]) == "Loading…")
    await MainQueue.turn()
    #expect(stories.server.asked == [0, 1])
    await stories.server.answer()
    #expect(stories.counts == [40, 1])
    stories.screen.scrollToEnd()
    await stories.server.answer()
    // The last page: there is nothing below it.
    #expect(stories.counts == [60])
    stories.screen.scrollToEnd()
    #expect(stories.screen.text(at: [0, 59]) == "story 59")
    #expect(stories.server.asked == [0, 1, 2])
  }

  @Test(arguments: [Kind.table, .collection])
  func `a page is requested before its row is visible`(kind: Kind) async {
    let stories = StoryScreen(kind, prefetchDistance: 8)
    await stories.server.answer()
    #expect(stories.server.asked == [0])
    // Ten rows are visible; the view tells of some that come soon.
    stories.screen.scroll(by: 100)
    #expect(stories.screen.text(at: [1, 0]) == nil)
    await MainQueue.turn()
    #expect(stories.server.asked == [0, 1])
  }

  /// A paged list whose rows the user can drag.
  final class Reordered: UITableViewController, PagedTableList, ReorderableList {
    var pager: Pager<Story>!
    var isRefusing = false

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = story.title }
    func didMove(_ story: Story, from source: IndexPath, to destination: IndexPath) {
      if isRefusing { return }
      var stories = pager.objects
      stories.insert(stories.remove(at: source.row), at: destination.row)
      pager.setObjects([stories])
    }
  }

  @Test func `a row that is dragged stays above the row below the objects`() async {
    let server = StoryServer()
    let list = Reordered(style: .plain)
    list.pager = Pager { try await server.page($0) }
    list.pager.delegate = list
    let screen = ListScreen(list, size: CGSize(width: 320, height: 1_000))
    await server.answer()
    list.setEditing(true, animated: false)
    #expect(screen.drag([0, 18], to: [0, 19]))
    screen.allowRefusal { $0.drag([0, 0], to: [1, 0]) }
    list.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(screen.drag([0, 2], to: [0, 4]))
    #expect(screen.selectedIndexPaths == [[0, 4]])
    #expect(screen.drag([0, 1], to: [0, 6]))
    #expect(screen.selectedIndexPaths == [[0, 3]])
    list.isRefusing = true
    screen.expectRefusal { $0.drag([0, 3], to: [0, 5]) }
    #expect(screen.selectedIndexPaths == [[0, 3]])
    list.isRefusing = false
    #expect(screen.rowCounts == [20, 1])
    for (row, story) in list.pager.objects.enumerated() {
      #expect(screen.text(at: [0, row]) == story.title)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a page that fails is a row that tries again`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    stories.screen.scrollToEnd()
    stories.server.isDown = true
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    stories.screen.scrollToEnd()
    #expect(stories.screen.text(at: [1, 0]) == "The server is down.\nTap to try again.")
    // Scrolling tries nothing.
    stories.screen.tapStatusBar()
    stories.screen.scrollToEnd()
    await MainQueue.turn()
    #expect(stories.server.asked == [0, 1])
    stories.server.isDown = false
    stories.screen.tap([1, 0])
    #expect(stories.screen.selectedIndexPaths == [])
    #expect(stories.screen.text(at: [1, 0]) == "Loading…")
    await stories.server.answer()
    #expect(stories.counts == [40, 1])
    #expect(stories.server.asked == [0, 1, 1])
    #expect(stories.list.selected == [])
    stories.screen.tap([0, 3])
    #expect(stories.list.selected == [3])
    stories.screen.scrollToEnd()
    // Only a list that forwards lets the user tap a row that is loading.
    #expect(stories.screen.allowRefusal { $0.tap([1, 0]) } == (kind == .forwarding))
    #expect(stories.list.selected == [3])
    #expect(stories.screen.selectedIndexPaths.allSatisfy { $0.section == 0 })
  }

  @Test(arguments: Kind.allCases)
  func `a first page that fails is a placeholder that tries again`(kind: Kind) async {
    let stories = StoryScreen(kind)
    stories.server.isDown = true
    await stories.server.answer()
    #expect(stories.counts == [0])
    #expect(stories.screen.placeholder == .failed("The server is down."))
    stories.server.isDown = false
    (stories.list as? any PlaceholderList)?.retryLoading()
    #expect(stories.screen.placeholder == .loading)
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    #expect(stories.screen.placeholder == nil)
  }

  @Test(arguments: Kind.allCases) func `a list without anything says so`(kind: Kind) async {
    let stories = StoryScreen(kind)
    stories.server.pageCount = 0
    await stories.server.answer()
    #expect(stories.counts == [0])
    #expect(stories.screen.placeholder == .empty)
  }

  @Test(arguments: Kind.allCases) func `pages that lead nowhere are reported`(kind: Kind) async {
    let stories = StoryScreen(kind)
    stories.server.hasStories = false
    stories.server.pageCount = 100
    for _ in 0..<4 { await stories.server.answer() }
    #expect(stories.counts == [0])
    #expect(stories.screen.placeholder == .failed("\(PagingError.pagesWithoutNewObjects(4))"))
    stories.server.hasStories = true
    (stories.list as? any PlaceholderList)?.retryLoading()
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    #expect(stories.server.asked == [0, 1, 2, 3, 0])
  }

  @Test(arguments: [Kind.table, .collection])
  func `a pull keeps the rows until the new ones are there`(kind: Kind) async throws {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    stories.screen.scrollToEnd()
    await stories.server.answer()
    #expect(stories.counts == [40, 1])
    stories.screen.tapStatusBar()
    stories.server.mark = "!"
    #expect(stories.screen.pullToRefresh())
    await MainQueue.turn()
    #expect(stories.counts == [40, 1])
    #expect(stories.screen.text(at: [0, 0]) == "story 0")
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    #expect(stories.screen.text(at: [0, 0]) == "story 0!")
    await stories.screen.wait { stories.screen.listView?.refreshControl?.isRefreshing == false }
  }

  @Test(arguments: [Kind.table, .collection])
  func `a refresh that fails keeps the rows, and says so below them`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    stories.server.isDown = true
    #expect(stories.screen.pullToRefresh())
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    stories.screen.scrollToEnd()
    #expect(stories.screen.text(at: [1, 0]) == "The server is down.\nTap to try again.")
    #expect(stories.screen.placeholder == nil)
    stories.server.isDown = false
    stories.screen.tap([1, 0])
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    // Then the row below, which is on screen, wants the next page.
    #expect(stories.server.asked == [0, 0, 0, 1])
  }

  @Test(arguments: Kind.allCases) func `a list that disappears cancels its page`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await MainQueue.turn()
    stories.leave()
    #expect(stories.list.pager.refreshState == .idle)
    await stories.server.answer()
    #expect(stories.list.pager.objects.isEmpty)
    stories.list.pager.listWillAppear()
    await stories.server.answer()
    #expect(stories.list.numberOfItems(inSection: 0) == 20)
  }

  @Test(arguments: Kind.allCases) func `index paths that are none`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    for path in [[1, 0], [0, 20], [0, -1], [-1, 0], [2, 0], [0], [], [0, 0, 0]] as [IndexPath] {
      #expect(object(stories.list, path) == nil)
      // The row below the objects is a row, but shows none of them.
      #expect(stories.list.isValid(path) == (path == [1, 0]))
    }
    #expect([-1, 2].map(stories.list.numberOfItems(inSection:)) == [0, 0])
    stories.list.prefetchItems(at: [[1, 0], [7, 7]])
    await MainQueue.turn()
    #expect(stories.server.asked == [0])
  }

  private func object<L: StoryList>(_ list: L, _ path: IndexPath) -> Story? {
    list.object(at: path)
  }

  @Test(arguments: Kind.allCases) func `another pager starts from the beginning`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    let other = StoryServer()
    other.mark = "?"
    stories.setPager(Pager { [other] in try await other.page($0) })
    #expect(stories.counts == [0])
    #expect(stories.screen.placeholder == .loading)
    await other.answer()
    #expect(stories.counts == [20, 1])
    #expect(stories.screen.text(at: [0, 0]) == "story 0?")
    // Of the pager before nothing comes any more.
    #expect(stories.server.asked == [0])
  }

  @Test(arguments: Kind.allCases) func `a list follows another pager by itself`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    let (list, other) = (stories.list, StoryServer())
    let first = list.pager
    list.pager = Pager { [other] in try await other.page($0) }
    await MainQueue.turn()
    // The row below the objects was the other pager's.
    #expect(stories.counts == [0])
    #expect(list.pager.delegate === list)
    await other.answer()
    #expect(stories.counts == [20, 1])
    // The second pager is released.
    list.pager = first
    await MainQueue.turn()
    #expect(stories.counts == [20, 1])
    #expect(stories.screen.text(at: [0, 0]) == "story 0")
    list.pager = nil
    stories.screen.tableView?.reloadData()
    stories.screen.collectionView?.reloadData()
    #expect(stories.counts == [])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `a pager that the app keeps is followed again`(kind: Kind, reloads: Bool) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    let (list, other) = (stories.list, StoryServer())
    let first = list.pager
    let recent = Pager<Story> { [other] in try await other.page($0) }
    await MainQueue.turn()
    /// Shows another pager, as an app does within a turn.
    func show(_ pager: Pager<Story>?) {
      list.pager = pager
      if reloads {
        stories.screen.tableView?.reloadData()
        stories.screen.collectionView?.reloadData()
      }
      stories.screen.window.layoutIfNeeded()
    }
    show(recent)
    #expect(stories.counts == [0] && stories.screen.placeholder == .loading)
    await other.answer()
    show(first)
    #expect(stories.counts == [20, 1] && recent.refreshState == .loaded)
    show(recent)
    #expect(stories.counts == [20, 1])
    show(nil)
    #expect(stories.counts == [])
    show(first)
    #expect(stories.counts == [20, 1])
    stories.screen.scrollToEnd()
    await MainQueue.turn()
    #expect(stories.server.asked == [0, 1] && other.asked == [0])
  }

  @Test(arguments: Kind.allCases) func `a pager that is replaced cancels its page`(
    kind: Kind
  ) async {
    let stories = StoryScreen(kind)
    await MainQueue.turn()
    let (list, other) = (stories.list, StoryServer())
    let first = list.pager
    #expect(first?.refreshState == .loading)
    list.pager = Pager { [other] in try await other.page($0) }
    await MainQueue.turn()
    #expect(first?.refreshState == .idle)
    #expect(list.pager.refreshState == .loading)
    await other.answer()
    #expect(stories.counts == [20, 1])
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
      table.pager.listWillAppear()
      (pager, list) = (table.pager, table)
    }
    #expect(list == nil && pager == nil)
    await MainQueue.turn()
  }
}
