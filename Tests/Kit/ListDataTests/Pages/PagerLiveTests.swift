import DiffModel
import ListData
import ListTesting
import Testing

/// Objects that arrive by themselves, and are appended.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerLiveTests {
  /// A pager that has loaded ten rows, which are the last ones.
  private func loaded(maxItems: Int = 10_000, previous: Int? = nil) async -> PagerScreen {
    let screen = PagerScreen(maxItems: maxItems)
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(0..<10), previous: previous)
    return screen
  }

  @Test func `objects are appended at the end, and move up as pages are prepended`() async {
    let screen = await loaded(maxItems: 10)
    screen.pager.append(Item.items(10..<12))
    #expect(screen.told.last == "items: insert 0.10, insert 0.11")
    screen.expect(.loaded, .idle, 12, more: false, requests: 1)
    let count = screen.told.count
    screen.pager.append([])
    #expect(screen.told.count == count)
    screen.pager.append(Item.items(11..<12, 1) + Item.items(12..<13))
    #expect(
      screen.told.last == "items: insert 0.12, reconfigure 0.11" && screen.shown[11].content == 1)
    let middle = await loaded(previous: -1)
    middle.pager.append(Item.items(10..<11))
    middle.pager.willShow(row: 0)
    await middle.loader.answer(Item.items(-3..<0))
    middle.pager.append(Item.items(10..<12, 1))
    #expect(
      middle.told.last == "items: insert 0.14, reconfigure 0.13"
        && middle.shown.map(\.id) == Array(-3..<12))
  }

  @Test func `while pages are missing in between, only known objects change`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.append(Item.items(9..<10, 1) + Item.items(99..<100))
    #expect(screen.told.last == "items: reconfigure 0.9")
    screen.expect(.loaded, .idle, 10, more: true, requests: 1)
    screen.pager.willShow(row: 9)
    screen.pager.append(Item.items(20..<21))
    await screen.loader.answer(Item.items(10..<20))
    // The last page came, which the object follows.
    screen.expect(.loaded, .loaded, 21, more: false, requests: 2)
    #expect(screen.shown.map(\.id) == Array(0..<21))
  }

  @Test func `an object that arrives during a load waits, and the page may have it`() async {
    let screen = PagerScreen()
    screen.pager.append(Item.items(7..<8))
    screen.pager.listWillAppear()
    screen.pager.append(Item.items(10..<11) + Item.items(9..<10))
    #expect(screen.shown.isEmpty)
    await screen.loader.answer(Item.items(0..<10))
    #expect(screen.shown.map(\.id) == Array(0..<11))
    screen.refresh()
    screen.pager.append(Item.items(11..<12))
    #expect(screen.shown.count == 11)
    await screen.loader.answer(Item.items(5..<11))
    #expect(screen.shown.map(\.id) == Array(5..<12))
    // A previous page is no reason to wait.
    let other = await loaded(previous: -1)
    other.pager.willShow(row: 0)
    other.pager.append(Item.items(10..<11))
    #expect(other.shown.map(\.id) == Array(0..<11))
    await other.loader.answer(Item.items(-5..<0))
    #expect(other.shown.map(\.id) == Array(-5..<11))
  }

  @Test func `an object that waited for a load that ends otherwise is shown at the end`() async {
    let screen = await loaded()
    screen.refresh()
    screen.pager.append(Item.items(10..<11))
    await screen.loader.fail(with: LoadFailure())
    #expect(screen.shown.map(\.id) == Array(0..<11))
    screen.expect(.failed, .idle, 11, more: false, requests: 2)
    screen.refresh()
    screen.pager.append(Item.items(11..<12))
    await screen.loader.settle()
    screen.pager.listDidDisappear()
    #expect(screen.shown.map(\.id) == Array(0..<12))
  }

  @Test func `an object makes an empty list a loaded one, and follows no error`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    await screen.loader.answer([])
    screen.expect(.empty, .idle, 0, more: false, requests: 1)
    screen.pager.append(Item.items(0..<1))
    screen.expect(.loaded, .idle, 1, more: false, requests: 1)
    let failing = PagerScreen()
    await failing.loadFirstPage()
    failing.pager.willShow(row: 9)
    await failing.loader.answer(Item.items(10..<12), next: 1)
    failing.pager.append(Item.items(50..<51))
    failing.expect(.loaded, .failed, 12, more: false, requests: 2)
  }

  @Test func `an object that is appended while a change is announced follows it`() async {
    let screen = PagerScreen()
    var isFirst = true
    screen.onChange = { [unowned screen] in
      if isFirst { screen.pager.append(Item.items(10..<11)) }
      isFirst = false
    }
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(0..<10))
    #expect(screen.told.last == "items: insert 0.10")
    screen.expect(.loaded, .idle, 11, more: false, requests: 1)
  }
}
