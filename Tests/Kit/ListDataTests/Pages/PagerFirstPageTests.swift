import DiffModel
import ListData
import ListTesting
import Testing

/// The first page: appearing and disappearing.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerFirstPageTests {
  @Test func `nothing is requested before the list appears, and one page when it appears thrice`()
    async
  {
    let screen = PagerScreen()
    await screen.loader.settle()
    screen.expect(.idle, .idle, 0, more: false, requests: 0)
    screen.pager.retry()
    screen.pager.listDidDisappear()
    screen.pager.willShow(row: -1)
    await screen.loader.settle()
    screen.expect(.idle, .idle, 0, more: false, requests: 0)
    screen.pager.listWillAppear()
    screen.pager.listWillAppear()
    screen.expect(.loading, .idle, 0, more: false, requests: 0)
    await screen.loader.settle()
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.expect(.loading, .idle, 0, more: false, requests: 1)
    await screen.loader.answer(Item.items(0..<10), next: 1)
    screen.pager.listWillAppear()
    await screen.expect(requests: [nil])
    screen.expect(.loaded, .idle, 10, more: true, requests: 1)
    #expect(screen.states == ["loading idle", "loaded idle"] && screen.told.count == 1)
  }

  @Test func `an empty list is not requested again, and one that failed on appearing`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    await screen.loader.answer([])
    screen.expect(.empty, .idle, 0, more: false, requests: 1)
    screen.pager.listWillAppear()
    screen.pager.willShow(row: 0)
    screen.pager.retry()
    await screen.loader.settle()
    screen.expect(.empty, .idle, 0, more: false, requests: 1)
    #expect(screen.told.isEmpty)
    let failing = PagerScreen()
    failing.pager.listWillAppear()
    await failing.loader.fail(with: LoadFailure(number: 7))
    failing.expect(.failed, .idle, 0, more: false, requests: 1)
    #expect(failing.pager.refreshError as? LoadFailure == LoadFailure(number: 7))
    failing.pager.willShow(row: 0)
    await failing.loader.settle()
    failing.expect(.failed, .idle, 0, more: false, requests: 1)
    failing.pager.listWillAppear()
    failing.expect(.loading, .idle, 0, more: false, requests: 1)
    await failing.loader.answer(Item.items(0..<3))
    failing.expect(.loaded, .idle, 3, more: false, requests: 2)
  }

  @Test func `disappearing cancels the load, which is not a failure`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    screen.pager.listDidDisappear()
    screen.pager.listWillAppear()
    await screen.loader.settle()
    // The first load never began.
    screen.expect(.loading, .idle, 0, more: false, requests: 1)
    screen.pager.listDidDisappear()
    screen.expect(.idle, .idle, 0, more: false, requests: 1)
    await screen.loader.settle()
    #expect(screen.loader.cancelled == [0])
    screen.expect(.idle, .idle, 0, more: false, requests: 1)
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(0..<10))
    screen.expect(.loaded, .idle, 10, more: false, requests: 2)
  }

  @Test(arguments: [true, false])
  func `an answer of a load that was cancelled is dropped, whenever it comes`(isLast: Bool) async {
    let screen = PagerScreen()
    screen.loader.endsCancelledRequests = false
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.pager.listDidDisappear()
    if !isLast {
      await screen.loader.answer(Item.items(50..<60), to: 0)
      screen.expect(.idle, .idle, 0, more: false, requests: 1)
    }
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.expect(.loading, .idle, 0, more: false, requests: 2)
    if isLast {
      await screen.loader.answer(Item.items(0..<10), to: 1)
      await screen.loader.answer(Item.items(50..<60), next: 9, to: 0)
      screen.expect(.loaded, .idle, 10, more: false, requests: 2)
      #expect(screen.shown.first?.id == 0)
    } else {
      await screen.loader.fail(0, with: LoadFailure())
      screen.expect(.loading, .idle, 0, more: false, requests: 2)
    }
  }

  @Test(
    arguments: [CancellationError(), NSError(domain: NSURLErrorDomain, code: -999)] as [any Error])
  func `a load that others cancelled is not a failure, as other errors of URL loading are`(
    _ error: any Error
  ) async {
    let failing = PagerScreen()
    failing.pager.listWillAppear()
    await failing.loader.fail(with: NSError(domain: NSURLErrorDomain, code: -1001))
    failing.expect(.failed, .idle, 0, more: false, requests: 1)
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    await screen.loader.fail(with: error)
    screen.expect(.idle, .idle, 0, more: false, requests: 1)
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(0..<10), next: 1)
    screen.expect(.loaded, .idle, 10, more: true, requests: 2)
    screen.pager.willShow(row: 9)
    await screen.loader.fail(with: error)
    screen.expect(.loaded, .idle, 10, more: true, requests: 3)
    screen.refresh()
    await screen.loader.fail(with: error)
    screen.expect(.loaded, .idle, 10, more: true, requests: 4)
  }

}
