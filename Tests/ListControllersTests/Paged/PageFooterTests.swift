import HeadlessUIKit
import ListControllers
import TestSupport
import Testing

/// The row below a paged list's objects: a row like others, without an object.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PageFooterTests {
  typealias Kind = StoryScreen.Kind

  @Test(arguments: Kind.allCases) func `counts, paths and objects agree`(kind: Kind) async {
    let screen = StoryScreen(kind)
    #expect(!screen.list.isValid([1, 0]))
    await screen.server.answer()
    // The screen compares the list's counts with those of the view.
    #expect(screen.counts == [20, 1])
    #expect(screen.list.numberOfItems(inSection: 1) == 1)
    #expect(screen.list.isValid([1, 0]))
    #expect(!screen.list.isValid([1, 1]))
    #expect(object(screen.list, [1, 0]) == nil)
    #expect(object(screen.list, [0, 19])?.id == 19)
    for section in 0..<screen.list.numberOfSections {
      for item in 0..<screen.list.numberOfItems(inSection: section) {
        #expect(screen.list.isValid([section, item]))
      }
    }
    screen.server.pageCount = 2
    screen.scrollToEnd()
    await screen.server.answer()
    #expect(screen.counts == [40])
    #expect(!screen.list.isValid([1, 0]))
  }

  private func object<L: StoryList>(_ list: L, _ path: IndexPath) -> Story? {
    list.object(at: path)
  }

  @Test(arguments: Kind.allCases) func `prefetching other rows requests no page`(kind: Kind) async {
    let screen = StoryScreen(kind)
    await screen.server.answer()
    let source = screen.table?.prefetchDataSource
    if let table = screen.table { source?.tableView(table, prefetchRowsAt: [[1, 0]]) }
    let items = screen.collection?.prefetchDataSource
    if let view = screen.collection { items?.collectionView(view, prefetchItemsAt: [[1, 0]]) }
    screen.list.prefetchPages(at: [[1, 0]])
    await MainQueue.turn()
    #expect(screen.server.asked == [0])
    screen.list.prefetchPages(at: [[1, 0], [0, 19]])
    await MainQueue.turn()
    #expect(screen.server.asked == [0, 1])
  }

  @Test(arguments: Kind.allCases)
  func `why a refresh failed comes before why a page failed`(kind: Kind) async {
    let screen = StoryScreen(kind)
    await screen.server.answer()
    screen.scrollToEnd()
    screen.server.isDown = true
    screen.server.reason = "No page."
    await screen.server.answer()
    screen.scrollToEnd()
    #expect(screen.text([1, 0]) == "No page.\nTap to try again.")
    screen.server.reason = "No refresh."
    refresh(screen.list)
    await screen.server.answer()
    screen.scrollToEnd()
    #expect(screen.list.pager.appendError != nil && screen.list.pager.refreshError != nil)
    #expect(screen.text([1, 0]) == "No refresh.\nTap to try again.")
  }

  private func refresh(_ list: any StoryList) { list.pager.refresh() }
}
