import DiffModel
import ListData
import ListTesting
import Testing

/// What outlives a pager, and what it may load.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerLifetimeTests {
  @Test(arguments: [false, true])
  func `a freed pager cancels its load`(_ isAppend: Bool) async {
    let loader = PageLoader<Item>()
    var pager: Pager<Item>? = Pager(load: loader.load)
    weak let freed = pager
    pager?.listWillAppear()
    await loader.settle()
    if isAppend {
      await loader.answer(Item.items(0..<10), next: 1)
      pager?.willShow(row: 9)
      await loader.settle()
    }
    #expect(loader.cancelled.isEmpty)
    pager = nil
    #expect(freed == nil && loader.cancelled == [isAppend ? 1 : 0])
    await loader.settle()
    #expect(loader.pending.isEmpty)
  }

  @Test func `an answer for a freed pager is dropped`() async {
    let loader = PageLoader<Item>()
    loader.endsCancelledRequests = false
    var pager: Pager<Item>? = Pager(load: loader.load)
    pager?.listWillAppear()
    await loader.settle()
    pager = nil
    await loader.answer(Item.items(0..<10), next: 1)
    #expect(loader.requests.count == 1 && pager == nil)
  }

  @Test func `neither a loaded page nor the work of its delegate is cancelled`() async {
    let screen = PagerScreen()
    var wasCancelled: [Bool] = []
    screen.afterChange = { wasCancelled.append(Task.isCancelled) }
    screen.onState = { wasCancelled.append(Task.isCancelled) }
    screen.pager.listWillAppear()
    screen.pager.willShow(row: 15)
    await screen.loader.answer(Item.items(0..<10), next: 1)
    await screen.loader.answer(Item.items(10..<30), next: 2)
    #expect(
      (screen.loader.cancelled.isEmpty, wasCancelled.count > 4, wasCancelled.contains(true)) == (
        true, true, false
      ))
  }

  /// A delegate that takes no interest in anything.
  final class Deaf: PagerDelegate { typealias PagedObject = Item }

  @Test func `a pager does not retain its delegate, which need implement nothing`() async {
    let loader = PageLoader<Item>()
    let pager = Pager(load: loader.load)
    var delegate: Deaf? = Deaf()
    pager.delegate = delegate
    pager.listWillAppear()
    await loader.answer(Item.items(0..<10))
    #expect(pager.objects.count == 10 && pager.delegate != nil)
    delegate = nil
    #expect(delegate == nil && pager.delegate == nil)
  }
}
