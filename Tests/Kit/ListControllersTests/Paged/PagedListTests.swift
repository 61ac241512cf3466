import ListTesting
import TestSupport
import Testing

/// Lists of pages: one body for tables with a bridge, tables that forward, and collection views.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagedListTests {
  typealias Kind = StoryScreen.Kind

  @Test(arguments: Kind.allCases) func `pages are loaded as the user scrolls`(kind: Kind) async {
    let stories = StoryScreen(kind)
    #expect((stories.screen.placeholder, stories.counts) == (.loading, [0]))
    await stories.server.answer()
    let first = stories.screen.text(at: [0, 0])
    #expect((stories.screen.placeholder, stories.counts, first) == (nil, [20, 1], "story 0"))
    stories.screen.scrollToEnd()
    let footer = stories.screen.text(at: [1, 0])
    await MainQueue.turn()
    #expect((footer, stories.server.asked) == ("Loading…", [0, 1]))
    await stories.server.answer()
    #expect(stories.counts == [40, 1])
    stories.screen.scrollToEnd()
    await stories.server.answer()
    // The last page: there is nothing below it.
    #expect(stories.counts == [60])
    stories.screen.scrollToEnd()
    let last = stories.screen.text(at: [0, 59])
    #expect((last, stories.server.asked) == ("story 59", [0, 1, 2]))
  }

  @Test(arguments: [Kind.table, .collection])
  func `a page is requested before its row is visible`(kind: Kind) async {
    let stories = StoryScreen(kind, prefetchDistance: 8)
    await stories.server.answer()
    #expect(stories.server.asked == [0])
    // Ten rows are visible; the view tells of some that come soon.
    stories.screen.scroll(by: 100)
    let footer = stories.screen.text(at: [1, 0])
    await MainQueue.turn()
    #expect((footer, stories.server.asked) == (nil, [0, 1]))
  }

  /// A paged list whose rows the user can drag.
  final class Reordered: ConnectedTable, PagedTableList, ReorderableList, PlainTable {
    var pager: Pager<Story>!
    var isRefusing = false

    func text(of story: Story) -> String { story.title }
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
    screen.drag([0, 18], to: [0, 19])
    screen.allowRefusal { $0.drag([0, 0], to: [1, 0]) }
    list.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    var selected: [[IndexPath]] = []
    screen.drag([0, 2], to: [0, 4])
    selected.append(screen.selectedIndexPaths)
    screen.drag([0, 1], to: [0, 6])
    selected.append(screen.selectedIndexPaths)
    list.isRefusing = true
    screen.expectRefusal { $0.drag([0, 3], to: [0, 5]) }
    selected.append(screen.selectedIndexPaths)
    #expect(selected == [[[0, 4]], [[0, 3]], [[0, 3]]])
    list.isRefusing = false
    let texts = (0..<20).map { screen.text(at: [0, $0]) }
    #expect((screen.rowCounts, texts) == ([20, 1], list.pager.objects.map(\.title)))
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
    let footer = stories.screen.text(at: [1, 0])
    #expect((stories.screen.selectedIndexPaths, footer) == ([], "Loading…"))
    await stories.server.answer()
    let (asked, selected) = (stories.server.asked, stories.list.selected)
    #expect((stories.counts, asked, selected) == ([40, 1], [0, 1, 1], []))
    stories.screen.tap([0, 3])
    #expect(stories.list.selected == [3])
    stories.screen.scrollToEnd()
    // Only a list that forwards lets the user tap a row that is loading.
    let isTapped = stories.screen.allowRefusal { $0.tap([1, 0]) }
    #expect((isTapped, stories.list.selected) == (kind == .forwarding, [3]))
    #expect(stories.screen.selectedIndexPaths.allSatisfy { $0.section == 0 })
  }

  @Test(arguments: Kind.allCases)
  func `the placeholder says that pages failed or lead nowhere, and that there is nothing`(
    kind: Kind
  ) async {
    let stories = StoryScreen(kind)
    stories.server.isDown = true
    await stories.server.answer()
    let down = Placeholder.failed("The server is down.")
    #expect((stories.counts, stories.screen.placeholder) == ([0], down))
    stories.server.isDown = false
    (stories.list as? any PlaceholderList)?.retryLoading()
    #expect(stories.screen.placeholder == .loading)
    await stories.server.answer()
    #expect((stories.counts, stories.screen.placeholder) == ([20, 1], nil))
    let empty = StoryScreen(kind)
    empty.server.pageCount = 0
    await empty.server.answer()
    #expect((empty.counts, empty.screen.placeholder) == ([0], .empty))
    let aimless = StoryScreen(kind)
    aimless.server.hasStories = false
    aimless.server.pageCount = 100
    for _ in 0..<4 { await aimless.server.answer() }
    let failed = Placeholder.failed("\(PagingError.pagesWithoutNewObjects(4))")
    #expect((aimless.counts, aimless.screen.placeholder) == ([0], failed))
    aimless.server.hasStories = true
    (aimless.list as? any PlaceholderList)?.retryLoading()
    await aimless.server.answer()
    #expect((aimless.counts, aimless.server.asked) == ([20, 1], [0, 1, 2, 3, 0]))
  }

  @Test(arguments: [Kind.table, .collection])
  func `a pull keeps the rows until the new ones are there, and says below them if it fails`(
    kind: Kind
  ) async throws {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    stories.server.isDown = true
    stories.screen.pullToRefresh()
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    stories.screen.scrollToEnd()
    let footer = stories.screen.text(at: [1, 0])
    #expect(
      (footer, stories.screen.placeholder) == ("The server is down.\nTap to try again.", nil))
    stories.server.isDown = false
    stories.screen.tap([1, 0])
    await stories.server.answer()
    // Then the row below, which is on screen, wants the next page.
    #expect((stories.counts, stories.server.asked) == ([20, 1], [0, 0, 0, 1]))
    await stories.server.answer()
    #expect(stories.counts == [40, 1])
    stories.screen.tapStatusBar()
    stories.server.mark = "!"
    stories.screen.pullToRefresh()
    await MainQueue.turn()
    #expect((stories.counts, stories.screen.text(at: [0, 0])) == ([40, 1], "story 0"))
    await stories.server.answer()
    #expect((stories.counts, stories.screen.text(at: [0, 0])) == ([20, 1], "story 0!"))
    await stories.screen.wait { stories.screen.listView?.refreshControl?.isRefreshing == false }
  }

  @Test(arguments: Kind.allCases)
  func `another pager is followed, and starts from the beginning`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    #expect(stories.counts == [20, 1])
    let (list, other, third) = (stories.list, StoryServer(), StoryServer())
    other.mark = "?"
    let first = list.pager
    stories.setPager(Pager { [other] in try await other.page($0) })
    #expect((stories.counts, stories.screen.placeholder) == ([0], .loading))
    await other.answer()
    #expect((stories.counts, stories.screen.text(at: [0, 0])) == ([20, 1], "story 0?"))
    // Of the pager before nothing comes any more.
    #expect(stories.server.asked == [0])
    // The list follows a pager by itself, too. The row below the objects was the other pager's.
    list.pager = Pager { [third] in try await third.page($0) }
    await MainQueue.turn()
    #expect(stories.counts == [0])
    #expect(list.pager.delegate === list)
    await third.answer()
    #expect(stories.counts == [20, 1])
    // The pagers in between are released.
    list.pager = first
    await MainQueue.turn()
    #expect((stories.counts, stories.screen.text(at: [0, 0])) == ([20, 1], "story 0"))
    list.pager = nil
    stories.screen.tableView?.reloadData()
    stories.screen.collectionView?.reloadData()
    #expect(stories.counts == [])
  }

  @Test(arguments: Kind.allCases)
  func `a list that disappears or gets another pager cancels the page that it loads`(kind: Kind)
    async
  {
    let left = StoryScreen(kind)
    await MainQueue.turn()
    left.leave()
    #expect(left.list.pager.refreshState == .idle)
    await left.server.answer()
    #expect(left.list.pager.objects.isEmpty)
    left.list.pager.listWillAppear()
    await left.server.answer()
    #expect(left.list.numberOfItems(inSection: 0) == 20)
    let stories = StoryScreen(kind)
    await MainQueue.turn()
    let (list, other) = (stories.list, StoryServer())
    let first = list.pager
    #expect(first?.refreshState == .loading)
    list.pager = Pager { [other] in try await other.page($0) }
    await MainQueue.turn()
    #expect((first?.refreshState, list.pager.refreshState) == (.idle, .loading))
    await other.answer()
    #expect(stories.counts == [20, 1])
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
    #expect((stories.counts, stories.screen.placeholder) == ([0], .loading))
    await other.answer()
    show(first)
    #expect((stories.counts, recent.refreshState) == ([20, 1], .loaded))
    let counts = [recent, nil, first].map { (pager: Pager<Story>?) in
      show(pager)
      return stories.counts
    }
    #expect(counts == [[20, 1], [], [20, 1]])
    stories.screen.scrollToEnd()
    await MainQueue.turn()
    #expect((stories.server.asked, other.asked) == ([0, 1], [0]))
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
