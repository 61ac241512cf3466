import DiffModel
import ListData
import ListTesting
import Testing

/// The pages after the first: what scrolling loads.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerScrollingTests {
  @Test func `a hundred rows are ten requests, however often rows are shown`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    var row = 0
    while row < screen.pager.objects.count {
      for _ in 0..<5 { screen.pager.willShow(row: row) }
      await screen.loader.settle()
      if let open = screen.loader.pending.first, let page = screen.loader.requests[open] {
        for _ in 0..<5 { screen.pager.willShow(row: row) }
        await screen.loader.answer(
          Item.items(page * 10..<page * 10 + 10), next: page < 9 ? page + 1 : nil)
      }
      row += 1
    }
    screen.expect(.loaded, .loaded, 100, more: false, requests: 10)
    #expect(
      screen.loader.requests == [nil, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        && screen.shown == Item.items(0..<100))
    screen.pager.willShow(row: 99)
    screen.pager.willShow(row: 1_000)
    screen.pager.listWillAppear()
    screen.pager.retry()
    await screen.loader.settle()
    screen.expect(.loaded, .loaded, 100, more: false, requests: 10)
  }

  @Test(arguments: [(5, 5), (1, 9), (0, 9), (-3, 9), (10, 0), (50, 0)])
  func `a page is requested at a number of rows before the end`(_ distance: Int, _ row: Int) async {
    let screen = PagerScreen(prefetchDistance: distance)
    await screen.loadFirstPage()
    screen.pager.willShow(row: -1)
    if row > 0 { screen.pager.willShow(row: row - 1) }
    await screen.loader.settle()
    screen.expect(.loaded, .idle, 10, more: true, requests: 1)
    screen.pager.willShow(row: row)
    screen.expect(.loaded, .loading, 10, more: true, requests: 1)
    await screen.expect(requests: [nil, 1])
  }

  @Test func `rows that are shown during a load, or while a change is announced, are remembered`()
    async
  {
    let screen = PagerScreen(prefetchDistance: 2)
    screen.pager.listWillAppear()
    screen.pager.willShow(row: 2)
    await screen.loader.answer(Item.items(0..<3), next: 1)
    screen.expect(.loaded, .loading, 3, more: true, requests: 2)
    screen.pager.willShow(row: 8)
    screen.pager.willShow(row: 1)
    await screen.loader.answer(Item.items(3..<6), next: 2)
    screen.expect(.loaded, .loading, 6, more: true, requests: 3)
    await screen.loader.answer(Item.items(6..<9), next: 3)
    screen.expect(.loaded, .loading, 9, more: true, requests: 4)
    await screen.loader.answer(Item.items(9..<12), next: 4)
    screen.expect(.loaded, .loaded, 12, more: true, requests: 4)
    #expect(screen.loader.requests == [nil, 1, 2, 3])
    let announcing = PagerScreen(prefetchDistance: 2)
    announcing.onChange = { [unowned announcing] in announcing.pager.willShow(row: 2) }
    announcing.afterChange = { [unowned announcing] in
      announcing.pager.willShow(row: announcing.shown.count - 1)
      announcing.pager.listWillAppear()
      #expect(announcing.pager.appendState != .loading)
    }
    announcing.pager.listWillAppear()
    await announcing.loader.answer(Item.items(0..<3), next: 1)
    announcing.expect(.loaded, .loading, 3, more: true, requests: 2)
    await announcing.loader.answer(Item.items(3..<6))
    announcing.expect(.loaded, .loaded, 6, more: false, requests: 2)
  }

  @Test func `a list that sets no objects shows a change once it is notified, and loads alone`()
    async
  {
    let screen = PagerScreen()
    screen.setsObjects = false
    await screen.loadFirstPage()
    screen.pager.willShow(row: 9)
    await screen.loader.answer(Item.items(10..<12))
    screen.expect(.loaded, .loaded, 12, more: false, requests: 2)
    // A pager without a delegate loads as well.
    let loader = PageLoader<Item>()
    let pager = Pager(load: loader.load)
    pager.listWillAppear()
    await loader.answer(Item.items(0..<10), next: 1)
    pager.willShow(row: 9)
    await loader.answer(Item.items(10..<12))
    #expect(pager.objects == Item.items(0..<12) && pager.appendState == .loaded)
  }

  @Test func `pages that overlap give each object once, in its newest version`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.willShow(row: 9)
    await screen.loader.answer(
      Item.items(8..<9, 1) + Item.items(9..<12) + Item.items(11..<12, 2) + Item.items(8..<9, 3),
      next: 2)
    screen.expect(.loaded, .loading, 12, more: true, requests: 3)
    #expect(screen.told.last == "items: insert 0.10, insert 0.11, reconfigure 0.8")
    #expect(
      [screen.shown[8], screen.shown[11]] == [Item(id: 8, content: 3), Item(id: 11, content: 2)])
    // So does a page that has an object twice.
    let twice = PagerScreen()
    twice.pager.listWillAppear()
    await twice.loader.answer([Item(id: 1), Item(id: 2), Item(id: 1, content: 1)])
    twice.expect(.loaded, .idle, 2, more: false, requests: 1)
    #expect(twice.shown == [Item(id: 1, content: 1), Item(id: 2)])
  }

  @Test func `all pages twice are a hundred rows`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    screen.pager.willShow(row: 99)
    for page in 0..<20 {
      let first = page / 2 * 10
      await screen.loader.answer(Item.items(first..<first + 10), next: page < 19 ? page + 1 : nil)
    }
    screen.expect(.loaded, .loaded, 100, more: false, requests: 20)
    #expect(screen.told.count == 10)
  }

  @Test func `a page that was cancelled is requested when the list appears again`() async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.pager.willShow(row: 9)
    await screen.loader.settle()
    screen.pager.listDidDisappear()
    screen.expect(.loaded, .idle, 10, more: true, requests: 2)
    await screen.loader.settle()
    #expect(screen.loader.cancelled == [1])
    screen.expect(.loaded, .idle, 10, more: true, requests: 2)
    screen.pager.listWillAppear()
    screen.expect(.loaded, .loading, 10, more: true, requests: 2)
    await screen.loader.answer(Item.items(10..<20), next: 2)
    screen.expect(.loaded, .loaded, 20, more: true, requests: 3)
    #expect(screen.loader.requests == [nil, 1, 1])
    let announcing = PagerScreen()
    announcing.afterChange = { [unowned announcing] in
      announcing.pager.willShow(row: 9)
      announcing.pager.listDidDisappear()
    }
    await announcing.loadFirstPage()
    await announcing.loader.settle()
    announcing.expect(.loaded, .idle, 10, more: true, requests: 1)
  }
}
