import DiffModel
import ListData
import ListTesting
import Testing

/// The first page: appearing and disappearing.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PagerFirstPageTests {
  @Test func `nothing is requested before the list appears`() async {
    let screen = PagerScreen()
    await screen.loader.settle()
    screen.expect(.idle, .idle, 0, more: false, requests: 0)
    screen.pager.retry()
    screen.pager.listDidDisappear()
    screen.pager.willShow(row: -1)
    await screen.loader.settle()
    screen.expect(.idle, .idle, 0, more: false, requests: 0)
  }

  @Test func `appearing three times is one request`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    screen.pager.listWillAppear()
    screen.expect(.loading, .idle, 0, more: false, requests: 0)
    await screen.loader.settle()
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.expect(.loading, .idle, 0, more: false, requests: 1)
    await screen.loader.answer(Item.items(0..<10), next: 1)
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.expect(.loaded, .idle, 10, more: true, requests: 1)
    #expect(screen.loader.requests == [nil])
    #expect(screen.states == ["loading idle", "loaded idle"])
    #expect(screen.told.count == 1)
  }

  @Test func `a list without objects is empty, and is not requested again`() async {
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
  }

  @Test func `a first page that fails is requested again when the list appears again`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    await screen.loader.fail(with: LoadFailure(number: 7))
    screen.expect(.failed, .idle, 0, more: false, requests: 1)
    #expect(screen.pager.refreshError as? LoadFailure == LoadFailure(number: 7))
    screen.pager.willShow(row: 0)
    await screen.loader.settle()
    screen.expect(.failed, .idle, 0, more: false, requests: 1)
    screen.pager.listWillAppear()
    screen.expect(.loading, .idle, 0, more: false, requests: 1)
    await screen.loader.answer(Item.items(0..<3))
    screen.expect(.loaded, .idle, 3, more: false, requests: 2)
  }

  @Test func `disappearing cancels the load, which is not a failure`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.pager.listDidDisappear()
    screen.expect(.idle, .idle, 0, more: false, requests: 1)
    await screen.loader.settle()
    #expect(screen.loader.cancelled == [0])
    screen.expect(.idle, .idle, 0, more: false, requests: 1)
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(0..<10))
    screen.expect(.loaded, .idle, 10, more: false, requests: 2)
  }

  @Test func `a load that is cancelled before it begins never begins`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    screen.pager.listDidDisappear()
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.expect(.loading, .idle, 0, more: false, requests: 1)
  }

  @Test func `the first answer that comes last is dropped`() async {
    let screen = PagerScreen()
    screen.loader.endsCancelledRequests = false
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.pager.listDidDisappear()
    screen.pager.listWillAppear()
    await screen.loader.settle()
    await screen.loader.answer(Item.items(0..<10), to: 1)
    screen.expect(.loaded, .idle, 10, more: false, requests: 2)
    await screen.loader.answer(Item.items(50..<60), next: 9, to: 0)
    screen.expect(.loaded, .idle, 10, more: false, requests: 2)
    #expect(screen.shown.first?.id == 0)
  }

  @Test func `an answer that arrives first but was cancelled is dropped`() async {
    let screen = PagerScreen()
    screen.loader.endsCancelledRequests = false
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.pager.listDidDisappear()
    await screen.loader.answer(Item.items(50..<60), to: 0)
    screen.expect(.idle, .idle, 0, more: false, requests: 1)
    screen.pager.listWillAppear()
    await screen.loader.settle()
    screen.expect(.loading, .idle, 0, more: false, requests: 2)
    await screen.loader.fail(0, with: LoadFailure())
    screen.expect(.loading, .idle, 0, more: false, requests: 2)
  }

  @Test(
    arguments: [CancellationError(), NSError(domain: NSURLErrorDomain, code: -999)] as [any Error])
  func `a load that others cancelled is not a failure`(_ error: any Error) async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    await screen.loader.fail(with: error)
    screen.expect(.idle, .idle, 0, more: false, requests: 1)
    await screen.loadSecondTry()
    screen.pager.willShow(row: 9)
    await screen.loader.fail(with: error)
    screen.expect(.loaded, .idle, 10, more: true, requests: 3)
    screen.refresh()
    await screen.loader.fail(with: error)
    screen.expect(.loaded, .idle, 10, more: true, requests: 4)
  }

  @Test func `other errors of URL loading are failures`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    await screen.loader.fail(with: NSError(domain: NSURLErrorDomain, code: -1001))
    screen.expect(.failed, .idle, 0, more: false, requests: 1)
  }
}

extension PagerScreen {
  fileprivate func loadSecondTry() async {
    pager.listWillAppear()
    await loader.answer(Item.items(0..<10), next: 1)
    expect(.loaded, .idle, 10, more: true, requests: 2)
  }
}
