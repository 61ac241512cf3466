import DiffModel
import ListData
import ListTesting
import Testing

/// Lists that are loaded anew.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerRefreshTests {
  @Test func `a refresh keeps the rows until the first new page is there`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.refresh()
    screen.refresh()
    screen.pager.listWillAppear()
    screen.expect(.refreshing, .idle, 10, more: true, requests: 1)
    await screen.loader.settle()
    screen.expect(.refreshing, .idle, 10, more: true, requests: 2)
    await screen.loader.answer(
      [Item(id: 20), Item(id: 3), Item(id: 2, content: 1), Item(id: 9)], next: 7)
    screen.expect(.loaded, .idle, 4, more: true, requests: 2)
    #expect(screen.told.count == 2)
    screen.pager.willShow(row: 0)
    await screen.loader.answer(Item.items(30..<31))
    screen.expect(.loaded, .loaded, 5, more: false, requests: 3)
    #expect(screen.loader.requests == [nil, nil, 7])
  }

  @Test func `a refresh that finds nothing new announces nothing`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.refresh()
    await screen.loader.answer(Item.items(0..<10), next: 1)
    screen.expect(.loaded, .idle, 10, more: true, requests: 2)
    #expect(screen.told.count == 1)
    // One that is cancelled because the list disappears keeps the rows.
    screen.refresh()
    await screen.loader.settle()
    screen.pager.listDidDisappear()
    await screen.loader.settle()
    screen.expect(.loaded, .idle, 10, more: true, requests: 3)
    #expect(screen.loader.cancelled == [2])
  }

  @Test func `a refresh that finds nothing is an empty list, and one of that a list`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.refresh()
    await screen.loader.answer([])
    screen.expect(.empty, .idle, 0, more: false, requests: 2)
    screen.refresh()
    await screen.loader.settle()
    screen.expect(.refreshing, .idle, 0, more: false, requests: 3)
    screen.pager.listDidDisappear()
    screen.expect(.empty, .idle, 0, more: false, requests: 3)
    screen.refresh()
    await screen.loader.fail(with: LoadFailure())
    screen.expect(.failed, .idle, 0, more: false, requests: 4)
    screen.pager.retry()
    screen.expect(.loading, .idle, 0, more: false, requests: 4)
    await screen.loader.answer(Item.items(0..<2))
    screen.expect(.loaded, .idle, 2, more: false, requests: 5)
  }

  @Test func `shown rows are wanted after a refresh too, but not those of its announcement`() async
  {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.willShow(row: 9)
    await screen.loader.answer(Item.items(10..<20), next: 2)
    screen.pager.willShow(row: 19)
    screen.refresh()
    await screen.loader.answer(Item.items(0..<10), next: 5)
    screen.expect(.loaded, .loading, 10, more: true, requests: 4)
    await screen.loader.answer(Item.items(10..<20), next: 6)
    screen.expect(.loaded, .loaded, 20, more: true, requests: 4)
    #expect(screen.loader.requests == [nil, 1, nil, 5])
    let longer = PagerScreen()
    longer.pager.listWillAppear()
    await longer.loader.answer(Item.items(0..<40))
    longer.onChange = { [unowned longer] in longer.pager.willShow(row: 39) }
    longer.refresh()
    await longer.loader.answer(Item.items(0..<10), next: 1)
    longer.onChange = nil
    longer.expect(.loaded, .loading, 10, more: true, requests: 3)
    await longer.loader.answer(Item.items(10..<20), next: 2)
    longer.expect(.loaded, .loaded, 20, more: true, requests: 3)
  }

  @Test(arguments: [false, true])
  func `a refresh drops a page that is being loaded`(_ endsCancelledRequests: Bool) async {
    let screen = PagerScreen()
    screen.loader.endsCancelledRequests = endsCancelledRequests
    await screen.loadFirstPage()
    screen.pager.willShow(row: 5)
    await screen.loader.settle()
    screen.expect(.loaded, .loading, 10, more: true, requests: 2)
    screen.refresh()
    screen.expect(.refreshing, .idle, 10, more: true, requests: 2)
    screen.pager.willShow(row: 5)
    await screen.loader.settle()
    #expect(screen.loader.cancelled == [1])
    screen.expect(.refreshing, .idle, 10, more: true, requests: 3)
    await screen.loader.answer(Item.items(10..<20), next: 2, to: 1)
    screen.expect(.refreshing, .idle, 10, more: true, requests: 3)
    await screen.loader.answer(Item.items(0..<12), next: 8, to: 2)
    screen.expect(.loaded, .idle, 12, more: true, requests: 3)
    await screen.loader.fail(1, with: LoadFailure())
    screen.expect(.loaded, .idle, 12, more: true, requests: 3)
  }

  @Test func `a page that comes after the refresh is dropped`() async {
    let screen = PagerScreen()
    screen.loader.endsCancelledRequests = false
    await screen.loadFirstPage()
    screen.pager.willShow(row: 5)
    await screen.loader.settle()
    screen.refresh()
    await screen.loader.answer(Item.items(0..<12))
    screen.expect(.loaded, .idle, 12, more: false, requests: 3)
    await screen.loader.answer(Item.items(10..<20), next: 2, to: 1)
    screen.expect(.loaded, .idle, 12, more: false, requests: 3)
  }

  @Test func `a refresh that fails keeps the rows until it is retried, before a page`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.refresh()
    await screen.loader.fail(with: LoadFailure())
    screen.expect(.failed, .idle, 10, more: true, requests: 2)
    for row in 0..<10 { screen.pager.willShow(row: row) }
    await screen.loader.settle()
    screen.expect(.failed, .idle, 10, more: true, requests: 2)
    screen.pager.retry()
    screen.expect(.refreshing, .idle, 10, more: true, requests: 2)
    await screen.loader.settle()
    // Called off, the old list is as good as it was.
    screen.pager.listDidDisappear()
    screen.expect(.loaded, .idle, 10, more: true, requests: 3)
    screen.pager.willShow(row: 9)
    await screen.loader.answer(Item.items(10..<20))
    screen.expect(.loaded, .loaded, 20, more: false, requests: 4)
    #expect(screen.loader.requests == [nil, nil, nil, 1])
    let both = PagerScreen()
    await both.loadFirstPage()
    both.pager.willShow(row: 9)
    await both.loader.fail(with: LoadFailure())
    both.refresh()
    both.expect(.refreshing, .failed, 10, more: true, requests: 2)
    both.pager.retry()
    await both.loader.settle()
    both.expect(.refreshing, .failed, 10, more: true, requests: 3)
    await both.loader.fail(with: LoadFailure())
    both.expect(.failed, .failed, 10, more: true, requests: 3)
    both.pager.retry()
    await both.loader.answer(Item.items(0..<40))
    both.expect(.loaded, .idle, 40, more: false, requests: 4)
    #expect(both.loader.requests == [nil, 1, nil, nil])
  }

  @Test func `a refresh within a change, and within a change of state, is one more request`() async
  {
    let screen = PagerScreen()
    screen.afterChange = { [unowned screen] in
      screen.pager.willShow(row: 9)
      screen.refresh()
    }
    screen.onState = { [unowned screen] in
      if screen.pager.refreshState == .loaded, screen.told.count == 1 { screen.refresh() }
    }
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(0..<10), next: 1)
    screen.expect(.refreshing, .idle, 10, more: true, requests: 2)
    screen.afterChange = nil
    await screen.loader.answer(Item.items(0..<30), next: 1)
    screen.expect(.loaded, .idle, 30, more: true, requests: 2)
  }

  /// How an awaited refresh can end.
  enum End: CaseIterable { case answer, nothing, failure, disappearing }

  @Test(arguments: End.allCases)
  func `a refresh that is awaited returns when it has ended`(_ end: End) async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    var ended = 0
    let tasks = (0..<2).map { _ in
      Task {
        await screen.pager.refresh()
        #expect(!screen.pager.refreshState.isUnderWay)
        ended += 1
      }
    }
    await screen.loader.settle()
    screen.expect(.refreshing, .idle, 10, more: true, requests: 2)
    #expect(ended == 0)
    switch end {
    case .answer: await screen.loader.answer(Item.items(0..<3))
    case .nothing: await screen.loader.answer([])
    case .failure: await screen.loader.fail(with: LoadFailure())
    case .disappearing: screen.pager.listDidDisappear()
    }
    for task in tasks { await task.value }
    #expect(ended == 2)
  }
}
