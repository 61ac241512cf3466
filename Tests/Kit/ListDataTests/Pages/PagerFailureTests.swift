import DiffModel
import ListData
import ListTesting
import TestSupport
import Testing

/// Failed pages, broken servers and bounds.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerFailureTests {
  @Test func `a page that fails keeps the rows, and is not tried again before a retry`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.willShow(row: 9)
    await screen.loader.fail(with: LoadFailure(number: 3))
    screen.expect(.loaded, .failed, 10, more: true, requests: 2)
    #expect(screen.pager.appendError as? LoadFailure == LoadFailure(number: 3))
    for row in 0..<50 { screen.pager.willShow(row: row) }
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.expect(.loaded, .failed, 10, more: true, requests: 2)
    screen.pager.retry()
    screen.pager.retry()
    screen.expect(.loaded, .loading, 10, more: true, requests: 2)
    await screen.loader.answer(Item.items(10..<60))
    screen.expect(.loaded, .loaded, 60, more: false, requests: 3)
    #expect(screen.loader.requests == [nil, 1, 1])
    let other = PagerScreen()
    await other.loadFirstPage()
    other.pager.willShow(row: 9)
    await other.loader.fail(with: LoadFailure())
    other.pager.retry()
    await other.loader.settle()
    other.pager.listDidDisappear()
    other.expect(.loaded, .idle, 10, more: true, requests: 3)
    other.pager.willShow(row: 3)
    other.expect(.loaded, .loading, 10, more: true, requests: 3)
  }

  @Test func `empty pages are skipped, and a refresh of nothing else keeps the rows`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.willShow(row: 9)
    await screen.loader.answer([], next: 2)
    screen.expect(.loaded, .loading, 10, more: true, requests: 3)
    await screen.loader.answer([], next: 3)
    await screen.loader.answer([], next: 4)
    await screen.loader.answer(Item.items(10..<20), next: 5)
    screen.expect(.loaded, .loaded, 20, more: true, requests: 5)
    screen.pager.willShow(row: 19)
    for next in 6...8 { await screen.loader.answer([], next: next) }
    screen.expect(.loaded, .loading, 20, more: true, requests: 9)
    await screen.loader.answer([])
    screen.expect(.loaded, .loaded, 20, more: false, requests: 9)
    let empty = PagerScreen()
    await empty.loadFirstPage()
    empty.refresh()
    for next in 1...4 {
      empty.pager.willShow(row: 9)
      await empty.loader.answer([], next: next)
    }
    empty.expect(.loaded, .failed, 10, more: false, requests: 5)
    await empty.restart()
  }

  @Test(arguments: [false, true])
  func `four pages in a row without news end in an error`(_ areRepeats: Bool) async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.willShow(row: 9)
    let page = areRepeats ? Item.items(5..<10) : []
    for next in 2...4 {
      await screen.loader.answer(page, next: next)
      screen.expect(.loaded, .loading, 10, more: true, requests: next + 1)
    }
    await screen.loader.answer(page, next: 5)
    screen.expect(.loaded, .failed, 10, more: false, requests: 5)
    #expect(screen.pager.appendError as? PagingError == .pagesWithoutNewObjects(4))
    for row in 0..<50 { screen.pager.willShow(row: row) }
    await screen.loader.settle()
    screen.expect(.loaded, .failed, 10, more: false, requests: 5)
    await screen.restart()
  }

  @Test func `a list that begins with empty pages is loading until there are objects`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    for next in 1...3 { await screen.loader.answer([], next: next) }
    screen.expect(.loading, .idle, 0, more: false, requests: 4)
    await screen.loader.answer(Item.items(0..<10), next: 4)
    screen.expect(.loaded, .idle, 10, more: true, requests: 4)
    #expect(screen.states == ["loading idle", "loaded idle"])
    // Four of them are an error.
    let empty = PagerScreen()
    empty.pager.listWillAppear()
    for next in 1...4 { await empty.loader.answer([], next: next) }
    empty.expect(.empty, .failed, 0, more: false, requests: 4)
    #expect(empty.pager.appendError as? PagingError == .pagesWithoutNewObjects(4))
    await empty.restart()
  }

  @Test func `a token that comes twice ends in an error, and its page is shown`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.willShow(row: 9)
    await screen.loader.answer(Item.items(10..<12), next: 1)
    screen.expect(.loaded, .failed, 12, more: false, requests: 2)
    #expect(screen.pager.appendError as? PagingError == .repeatedToken("1"))
    screen.pager.willShow(row: 11)
    await screen.loader.settle()
    screen.expect(.loaded, .failed, 12, more: false, requests: 2)
    // A retry from the start that is cancelled keeps the error.
    screen.pager.retry()
    screen.expect(.refreshing, .failed, 12, more: false, requests: 2)
    await screen.loader.settle()
    screen.pager.listDidDisappear()
    screen.expect(.loaded, .failed, 12, more: false, requests: 3)
    await screen.restart()
  }

  @Test func `tokens that form a circle end in an error, also on the way to the first object`()
    async
  {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.willShow(row: 100)
    await screen.loader.answer(Item.items(10..<20), next: 2)
    await screen.loader.answer(Item.items(20..<30), next: 3)
    await screen.loader.answer(Item.items(30..<40), next: 1)
    screen.expect(.loaded, .failed, 40, more: false, requests: 4)
    let first = PagerScreen()
    first.pager.listWillAppear()
    await first.loader.answer([], next: 1)
    await first.loader.answer(Item.items(0..<3), next: 1)
    first.expect(.loaded, .failed, 3, more: false, requests: 2)
    #expect(first.pager.appendError as? PagingError == .repeatedToken("1"))
  }

  @Test func `errors are sentences`() {
    #expect(
      [PagingError.repeatedToken("10"), .pagesWithoutNewObjects(4)].map { "\($0)" } == [
        "The server sent the page token “10” twice.",
        "The server sent 4 pages in a row without new objects, and offered yet another.",
      ])
  }

  @Test(arguments: [(25, 25), (10, 10), (7, 7), (0, 0), (-1, 0)])
  func `a list ends where it has as many objects as wanted`(_ limit: Int, _ count: Int) async {
    let screen = PagerScreen(maxItems: limit)
    screen.pager.listWillAppear()
    screen.pager.willShow(row: 1_000)
    for page in 0..<3 where !screen.loader.pending.isEmpty || page == 0 {
      await screen.loader.answer(Item.items(page * 10..<page * 10 + 10), next: page + 1)
    }
    let append: LoadState = limit == 25 ? .loaded : .idle
    screen.expect(
      count == 0 ? .empty : .loaded, append, count, more: false,
      requests: (count + 9) / 10 + (count == 0 ? 1 : 0))
    #expect(screen.shown == Item.items(0..<count))
  }

  @Test func `of a page with more objects than wanted, the others aren't looked at`() async {
    final class Counted: Identifiable {
      let number: Int
      static let reads = Locked(0)
      init(_ number: Int) { self.number = number }
      var id: Int {
        Self.reads.withLock { $0 += 1 }
        return number
      }
    }
    let objects = (0..<1_000).map { Counted($0) }
    let pager = Pager(startingAt: 0, maxItems: 20) { (token: Int?) in
      token == 0 ? Page(objects, previous: 1) : Page(objects)
    }
    await pager.refresh()
    #expect(
      (pager.objects.map(\.number), pager.hasPrevious, Counted.reads.withLock { $0 } < 200) == (
        Array(0..<20), false, true
      ))
  }
}

extension PagerScreen {
  /// Retries what no page can follow, which is to ask from the start, and loads on.
  fileprivate func restart() async {
    let (refresh, rows, requests) = (pager.refreshState, pager.objects.count, loader.requests.count)
    pager.retry()
    expect(.refreshing, .failed, rows, more: false, requests: requests)
    #expect(refresh == (rows == 0 ? .empty : .loaded))
    await loader.answer(Item.items(100..<110), next: 1)
    let isWanted = pager.appendState == .loading
    expect(
      .loaded, isWanted ? .loading : .idle, 10, more: true, requests: requests + (isWanted ? 2 : 1))
    #expect(loader.requests.dropFirst(requests).first == .some(nil))
  }
}
