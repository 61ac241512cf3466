import ListControllers
import ListTesting
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// The row below a paged list's objects: a row like others, without an object.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PageFooterTests {
  typealias Kind = StoryScreen.Kind

  @Test(arguments: Kind.allCases) func `counts, paths and objects agree`(kind: Kind) async {
    let stories = StoryScreen(kind)
    #expect(!stories.list.isValid([1, 0]))
    await stories.server.answer()
    // The screen compares the list's counts with those of the view.
    #expect(stories.counts == [20, 1])
    #expect([-1, 1, 2].map(stories.list.numberOfItems(inSection:)) == [0, 1, 0])
    let none: [IndexPath] = [
      [1, 0], [1, 1], [0, 20], [0, -1], [-1, 0], [2, 0], [0], [], [0, 0, 0],
    ]
    // The row below the objects is a row, but shows none of them.
    #expect(none.filter { stories.list.isValid($0) } == [[1, 0]])
    #expect(none.filter { object(stories.list, $0) != nil } == [])
    let paths: [IndexPath] = (0..<20).map { [0, $0] }
    #expect(paths.filter { stories.list.isValid($0) } == paths)
    #expect(paths.map { object(stories.list, $0)?.id } == Array(0..<20))
    stories.server.pageCount = 2
    stories.screen.scrollToEnd()
    await stories.server.answer()
    #expect((stories.counts, stories.list.isValid([1, 0])) == ([40], false))
  }

  @Test(arguments: Kind.allCases) func `prefetching other rows requests no page`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    if let table = stories.screen.tableView {
      table.prefetchDataSource?.tableView(table, prefetchRowsAt: [[1, 0]])
    }
    if let view = stories.screen.collectionView {
      view.prefetchDataSource?.collectionView(view, prefetchItemsAt: [[1, 0]])
    }
    stories.list.prefetchItems(at: [[1, 0], [7, 7]])
    await MainQueue.turn()
    #expect(stories.server.asked == [0])
    stories.list.prefetchItems(at: [[1, 0], [0, 19]])
    await MainQueue.turn()
    #expect(stories.server.asked == [0, 1])
  }

  @Test(arguments: Kind.allCases)
  func `a footer that stays visible asks for page after page`(kind: Kind) async {
    let stories = StoryScreen(kind)
    stories.server.pageCount = 100
    stories.server.pageSize = 2
    // Ten rows fill the screen. The footer is visible below eight of them, and five more are
    // loaded.
    for _ in 0..<7 { await stories.server.answer() }
    await MainQueue.turn()
    let (asked, footer) = (stories.server.asked, stories.screen.text(at: [1, 0]))
    #expect((asked, stories.counts, footer) == (Array(0..<7), [14, 1], nil))
  }

  private func object<L: StoryList>(_ list: L, _ path: IndexPath) -> Story? {
    list.object(at: path)
  }

  @Test(arguments: [Kind.table, .forwarding])
  func `the row of a table spins while a page is loaded, and is a button after a failure`(
    kind: Kind
  ) async throws {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    stories.screen.scrollToEnd()
    let table = try #require(stories.screen.tableView)
    let loading = try #require(table.cellForRow(at: [1, 0]))
    let spinner = loading.accessoryView as? UIActivityIndicatorView
    #expect((loading.selectionStyle, spinner?.isAnimating) == (.none, true))
    stories.server.isDown = true
    await stories.server.answer()
    stories.screen.scrollToEnd()
    let failed = try #require(table.cellForRow(at: [1, 0]))
    #expect((failed.selectionStyle, failed.accessoryView) == (.default, nil))
  }

  @Test(arguments: Kind.allCases)
  func `why a refresh failed comes before why a page failed`(kind: Kind) async {
    let stories = StoryScreen(kind)
    await stories.server.answer()
    stories.screen.scrollToEnd()
    stories.server.isDown = true
    stories.server.reason = "No page."
    await stories.server.answer()
    stories.screen.scrollToEnd()
    #expect(stories.screen.text(at: [1, 0]) == "No page.\nTap to try again.")
    stories.server.reason = "No refresh."
    refresh(stories.list)
    await stories.server.answer()
    stories.screen.scrollToEnd()
    #expect(stories.list.pager.appendError != nil && stories.list.pager.refreshError != nil)
    #expect(stories.screen.text(at: [1, 0]) == "No refresh.\nTap to try again.")
  }

  private func refresh(_ list: any StoryList) { list.pager.refresh() }

  @Test func `a first page that fails without a placeholder is named`() async {
    final class Bare: ConnectedTable, PagedTableList, PlainTable {
      var pager: Pager<Story>!
    }
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let bare = Bare(style: .plain)
    bare.pager = Pager { try await loader.load($0) }
    let log = AdviceLog()
    defer { log.end() }
    var sentences: [String] {
      log.sentences.filter { sentence in
        ["Bare", "Own", "Placed", "Full"].contains { sentence.contains("page of \($0) failed") }
      }
    }
    let screen = ListScreen(bare)
    await loader.fail(with: StoryServer.Down(description: "Down."))
    await screen.settle()
    #expect(
      sentences == [
        "The first page of Bare failed, and its view shows nothing. Adopt PlaceholderList, which "
          + "shows the reason and tries again."
      ])
    let stories = StoryScreen(.table)
    stories.server.isDown = true
    await stories.server.answer()
    #expect(sentences.count == 1)
    // An error that the list shows itself needs no advice.
    final class Own: BareStories {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundView = UILabel()
      }
    }
    let own = Own(style: .plain)
    own.pager = Pager { try await loader.load($0) }
    let ownScreen = ListScreen(own)
    await loader.fail(with: StoryServer.Down(description: "Down."))
    await ownScreen.settle()
    // What the user sees needs no advice: a placeholder, and the row of a failure below objects.
    final class Placed: BareStories, PlaceholderList {}
    let placed = Placed(style: .plain)
    placed.pager = Pager { try await loader.load($0) }
    let placedScreen = ListScreen(placed)
    await loader.fail(with: StoryServer.Down(description: "Down."))
    await placedScreen.settle()
    #expect(placed.pager.refreshError != nil && placedScreen.placeholder != nil)
    final class Full: BareStories {}
    let full = Full(style: .plain)
    full.pager = Pager { try await loader.load($0) }
    let fullScreen = ListScreen(full)
    await loader.answer(with: Page([Story(id: 1, title: "a")], next: nil))
    await fullScreen.settle()
    refresh(full)
    await loader.fail(with: StoryServer.Down(description: "Down."))
    await fullScreen.settle()
    #expect(full.pager.refreshError != nil && fullScreen.rowCounts == [1, 1])
    #expect(sentences.count == 1)
  }

  private func refresh(_ list: BareStories) { list.pager.refresh() }

  class BareStories: ConnectedTable, PagedTableList, PlainTable {
    var pager: Pager<Story>!
    /// The index paths for which the list chose a cell.
    var asked: [IndexPath] = []

    func cellIdentifier(at indexPath: IndexPath) -> String {
      asked.append(indexPath)
      return "UITableViewCell"
    }
    func text(of story: Story) -> String { story.title }
  }

  @Test func `the list isn't asked for the cell of a footer that changes`() async {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let list = BareStories(style: .plain)
    list.pager = Pager { try await loader.load($0) }
    let screen = ListScreen(list)
    await loader.answer(with: Page([Story(id: 1, title: "a")], next: 1))
    await loader.waitForRequest()
    #expect(screen.rowTexts == ["a", "Loading…"])
    await loader.fail(with: StoryServer.Down(description: "Down."))
    await screen.settle()
    #expect(screen.rowTexts.last?.contains("Down.") == true)
    #expect(Set(list.asked) == [[0, 0]])
  }
}
