import DiffModel
import ListData
import ListTesting
import TestSupport
import Testing

/// Pagers that start in the middle: pages before the first one, after it, and both.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerDirectionsTests {
  /// A pager that started at token 5, and has loaded twenty rows.
  private func middle(prefetchDistance: Int = 5, maxItems: Int = 10_000) async -> PagerScreen {
    let screen = PagerScreen(
      startingAt: 5, prefetchDistance: prefetchDistance, maxItems: maxItems)
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(50..<70), next: 7, previous: 4)
    return screen
  }

  /// The ten rows of a page.
  private func page(_ number: Int) -> [Item] { Item.items(number * 10..<number * 10 + 10) }

  /// Checks the previous pages, and the rows.
  private func expect(
    _ screen: PagerScreen, _ prepend: LoadState, _ rows: Range<Int>, previous: Bool,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let pager = screen.pager
    #expect(
      "\(pager.prependState), failed: \(pager.prependError != nil), more: \(pager.hasPrevious)"
        == "\(prepend), failed: \(prepend == .failed), more: \(previous)", sourceLocation: location)
    #expect(
      [screen.shown.map(\.id), pager.objects.map(\.id)] == [Array(rows), Array(rows)],
      sourceLocation: location)
    #expect(pager.objects == screen.shown, sourceLocation: location)
  }

  /// The states of the next pages and of the previous ones.
  private func states(_ screen: PagerScreen) -> [LoadState] {
    [screen.pager.appendState, screen.pager.prependState]
  }

  @Test func `a pager starts at a token, and loads nothing else until rows near an end are shown`()
    async
  {
    let screen = await middle()
    screen.pager.willShow(row: 5)
    screen.pager.willShow(row: 14)
    await screen.expect(requests: [5])
    expect(screen, .idle, 50..<70, previous: true)
    screen.pager.willShow(row: 15)
    #expect(screen.pager.appendState == .loading)
    await screen.loader.answer(page(7), next: 8)
    await screen.expect(requests: [5, 7])
    expect(screen, .idle, 50..<80, previous: true)
  }

  @Test(arguments: [(5, 4), (1, 0), (0, 0), (-3, 0), (9, 8)])
  func `a previous page is requested at a number of rows after the beginning`(
    _ distance: Int, _ row: Int
  ) async {
    let screen = await middle(prefetchDistance: distance)
    screen.pager.willShow(row: -1)
    screen.pager.willShow(row: row + 1)
    await screen.loader.settle()
    expect(screen, .idle, 50..<70, previous: true)
    screen.pager.willShow(row: row)
    expect(screen, .loading, 50..<70, previous: true)
    await screen.expect(requests: [5, 4])
  }

  @Test func `previous pages are inserted above, once each, to the beginning`() async {
    let screen = await middle()
    for number in (0..<5).reversed() {
      screen.pager.willShow(row: 5)
      screen.pager.willShow(row: 0)
      screen.pager.willShow(row: 0)
      expect(screen, .loading, (number + 1) * 10..<70, previous: true)
      await screen.loader.answer(page(number), previous: number > 0 ? number - 1 : nil)
      let inserted = (0..<10).map { "insert 0.\($0)" }.joined(separator: ", ")
      #expect(screen.told.last == "items: \(inserted)")
      expect(screen, .loaded, number * 10..<70, previous: number > 0)
    }
    screen.pager.willShow(row: 0)
    screen.pager.listWillAppear()
    screen.pager.retry()
    await screen.expect(requests: [5, 4, 3, 2, 1, 0])
  }

  @Test func `pages are loaded one at a time in both directions, the next one first`() async {
    let screen = PagerScreen(startingAt: 5)
    let pager = screen.pager
    pager.listWillAppear()
    pager.willShow(row: 0)
    pager.willShow(row: 19)
    await screen.loader.answer(Item.items(50..<70), next: 7, previous: 4)
    var seen = [states(screen)]
    pager.willShow(row: 0)
    await screen.loader.answer(page(7), next: 8, previous: 5)
    seen.append(states(screen))
    pager.willShow(row: 29)
    seen.append(states(screen))
    await screen.loader.answer(page(4), next: 5, previous: 3)
    seen.append(states(screen))
    #expect(
      seen == [
        [.loading, .idle], [.loaded, .loading], [.loaded, .loading], [.loading, .loaded],
      ])
    await screen.loader.answer(page(8), next: 9)
    #expect(screen.loader.requests == [5, 7, 4, 8])
    expect(screen, .loaded, 40..<90, previous: true)
  }

  @Test func `rows that were displayed move with the objects`() async {
    let screen = await middle(prefetchDistance: 2)
    screen.pager.willShow(row: 17)
    screen.pager.willShow(row: 1)
    await screen.loader.answer(page(4), previous: 3)
    // Row 1 is row 11 now, and row 17 is row 27 of thirty.
    #expect(screen.loader.requests == [5, 4])
    screen.pager.willShow(row: 0)
    await screen.loader.answer(Item.items(39..<40), previous: 2)
    // One row is not enough for row 0, which is row 1 now.
    expect(screen, .loading, 39..<70, previous: true)
    await screen.loader.answer(Item.items(38..<39), previous: 1)
    expect(screen, .loaded, 38..<70, previous: true)
    #expect(screen.loader.requests == [5, 4, 3, 2])
  }

  @Test func `a failure is of its direction, and only a retry loads again`() async {
    let screen = await middle()
    screen.pager.willShow(row: 0)
    await screen.loader.fail(with: LoadFailure(number: 1))
    expect(screen, .failed, 50..<70, previous: true)
    #expect(screen.pager.prependError as? LoadFailure == LoadFailure(number: 1))
    #expect(screen.pager.appendError == nil)
    for row in 0..<5 { screen.pager.willShow(row: row) }
    screen.pager.listWillAppear()
    await screen.expect(requests: [5, 4])
    // The other direction goes on.
    screen.pager.willShow(row: 19)
    await screen.loader.answer(page(7), next: 8)
    expect(screen, .failed, 50..<80, previous: true)
    screen.pager.retry()
    expect(screen, .loading, 50..<80, previous: true)
    await screen.loader.answer(page(4))
    expect(screen, .loaded, 40..<80, previous: false)
    #expect(screen.loader.requests == [5, 4, 7, 4])
  }

  @Test func `a retry loads both directions, one after the other, and nothing during a refresh`()
    async
  {
    let screen = await middle()
    screen.pager.willShow(row: 0)
    await screen.loader.fail(with: LoadFailure(number: 1))
    screen.pager.willShow(row: 19)
    await screen.loader.fail(with: LoadFailure(number: 2))
    #expect(states(screen) == [.failed, .failed])
    screen.pager.retry()
    #expect(states(screen) == [.loading, .idle])
    #expect(screen.pager.appendError == nil && screen.pager.prependError == nil)
    await screen.loader.answer(page(7))
    expect(screen, .loading, 50..<80, previous: true)
    await screen.loader.answer(page(4))
    expect(screen, .loaded, 40..<80, previous: false)
    let other = await middle()
    other.pager.willShow(row: 0)
    await other.loader.fail(with: LoadFailure())
    other.refresh()
    other.pager.retry()
    #expect(other.pager.prependState == .failed)
    await other.loader.answer(Item.items(50..<70))
    expect(other, .idle, 50..<70, previous: false)
  }

  @Test func `a refresh starts at the same token, and cancels previous pages`() async {
    let screen = await middle()
    screen.pager.willShow(row: 0)
    await screen.loader.settle()
    screen.refresh()
    expect(screen, .idle, 50..<70, previous: true)
    await screen.loader.settle()
    #expect(screen.loader.cancelled == [1])
    await screen.loader.answer(Item.items(45..<65), next: 7, previous: 4)
    expect(screen, .loading, 45..<65, previous: true)
    #expect(screen.loader.requests == [5, 4, 5, 4])
    // It is requested again when the list appears.
    screen.pager.listDidDisappear()
    expect(screen, .idle, 45..<65, previous: true)
    screen.pager.listWillAppear()
    expect(screen, .loading, 45..<65, previous: true)
    await screen.loader.answer(Item.items(35..<45))
    expect(screen, .loaded, 35..<65, previous: false)
  }

  // MARK: Broken servers

  // The page itself, the first page, and the page after it.
  @Test(arguments: [4, 5, 7])
  func `a token that comes twice ends its direction in an error`(_ token: Int) async {
    let screen = await middle()
    screen.pager.willShow(row: 0)
    await screen.loader.answer(page(4), previous: token)
    expect(screen, .failed, 40..<70, previous: false)
    #expect(screen.pager.prependError as? PagingError == .repeatedToken("\(token)"))
    screen.pager.willShow(row: 29)
    await screen.loader.answer(page(7), next: 8)
    expect(screen, .failed, 40..<80, previous: false)
    #expect(screen.pager.hasMore && screen.pager.appendError == nil)
    screen.pager.retry()
    #expect(screen.pager.refreshState == .refreshing)
    await screen.loader.answer(Item.items(50..<70), previous: 4)
    expect(screen, .idle, 50..<70, previous: true)
    #expect(screen.loader.requests == [5, 4, 7, 5])
  }

  @Test(arguments: [false, true])
  func `four previous pages in a row without news end in an error`(_ areRepeats: Bool) async {
    let screen = await middle()
    screen.pager.willShow(row: 0)
    let items = areRepeats ? Item.items(50..<55) : []
    for previous in [3, 2, 1] {
      await screen.loader.answer(items, previous: previous)
      expect(screen, .loading, 50..<70, previous: true)
    }
    await screen.loader.answer(items, previous: 0)
    expect(screen, .failed, 50..<70, previous: false)
    #expect(screen.pager.prependError as? PagingError == .pagesWithoutNewObjects(4))
    #expect(screen.pager.hasMore && screen.pager.appendError == nil)
  }

  @Test func `an empty first page leads to the next ones, and then to the previous ones`() async {
    let screen = PagerScreen(startingAt: 5)
    screen.pager.listWillAppear()
    await screen.loader.answer([], next: 6, previous: 4)
    #expect(screen.pager.refreshState == .loading)
    await screen.loader.answer([])
    #expect(screen.pager.refreshState == .loading)
    await screen.loader.answer(page(4), next: 5, previous: 3)
    expect(screen, .idle, 40..<50, previous: true)
    #expect((screen.pager.hasMore, screen.loader.requests) == (false, [5, 6, 4]))
  }

  @Test func `the limit keeps the objects that are nearest`() async {
    let screen = await middle(maxItems: 24)
    screen.pager.willShow(row: 0)
    await screen.loader.answer(page(4), previous: 3)
    expect(screen, .loaded, 46..<70, previous: false)
    #expect(!screen.pager.hasMore)
    screen.pager.willShow(row: 0)
    await screen.expect(requests: [5, 4])
  }

  @Test func `a previous page that overlaps gives each object once, in its newest version`() async {
    let screen = await middle()
    screen.pager.willShow(row: 0)
    await screen.loader.answer(
      Item.items(48..<50) + Item.items(51..<52, 1) + Item.items(48..<49, 2), previous: 3)
    #expect(screen.told.last == "items: insert 0.0, insert 0.1, reconfigure 0.1")
    #expect(
      screen.shown
        == [Item(id: 48, content: 2), Item(id: 49), Item(id: 50), Item(id: 51, content: 1)]
        + Item.items(52..<70))
    // What was prepended is known.
    screen.pager.willShow(row: 0)
    await screen.loader.answer(Item.items(47..<49, 3))
    #expect(screen.shown.map(\.id) == Array(47..<70) && screen.shown[1].content == 3)
  }

  // MARK: Objects that could not be decoded

  @Test func `skipped objects are counted over all pages, from the start at a refresh`() async {
    let screen = PagerScreen()
    func page(
      _ range: Range<Int>, skipping count: Int, next: Int? = nil, previous: Int? = nil
    ) -> Page<Item, Int> {
      let errors = (0..<count).map { LoadFailure(number: $0) }
      return Page(LossyArray(Item.items(range), errors: errors), next: next, previous: previous)
    }
    screen.pager.listWillAppear()
    await screen.loader.answer(with: page(0..<10, skipping: 2, next: 1, previous: -1))
    #expect(screen.pager.skippedCount == 2)
    screen.pager.willShow(row: 9)
    await screen.loader.answer(with: page(10..<20, skipping: 1))
    screen.pager.willShow(row: 0)
    await screen.loader.answer(with: page(-5..<0, skipping: 3))
    #expect(screen.pager.skippedCount == 6)
    screen.refresh()
    #expect(screen.pager.skippedCount == 6)
    await screen.loader.answer(with: page(0..<10, skipping: 0))
    #expect(screen.pager.skippedCount == 0)
  }

  // MARK: Chance

  @Test(arguments: Walk.seeds(2))
  func `whatever happens, one page is loaded at a time and all rows come, both ways`(
    _ seed: UInt64
  ) async {
    let screen = PagerScreen(startingAt: 5)
    let (pager, loader) = (screen.pager, screen.loader)
    loader.endsCancelledRequests = seed.isMultiple(of: 2)
    var generator = SeededGenerator(seed: seed)
    var content = 0
    func answer(_ open: Int) async {
      let number = loader.requests[open] ?? 0
      await loader.answer(
        Item.items(number * 7..<number * 7 + 7, content), next: number < 9 ? number + 1 : nil,
        previous: number > 0 ? number - 1 : nil, to: open)
    }
    func check() {
      let states = [pager.refreshState, pager.appendState, pager.prependState]
      let underWay = states.filter(\.isUnderWay).count
      let open = loader.pending.count { !loader.cancelled.contains($0) }
      #expect(underWay <= 1 && open == underWay, "\(states), \(open) requests")
      let first = screen.shown.first?.id ?? 0
      #expect(
        (screen.shown.map(\.id), pager.objects) == (
          Array(first..<first + screen.shown.count), screen.shown
        ))
      #expect(
        [pager.appendError != nil, pager.prependError != nil]
          == [pager.appendState == .failed, pager.prependState == .failed])
    }
    for _ in 0..<100 {
      switch Int.random(in: 0..<14, using: &generator) {
      case 0: pager.listWillAppear()
      case 1: pager.listDidDisappear()
      case 2: screen.refresh()
      case 3: pager.retry()
      case 4: content += 1
      case 5...9: pager.willShow(row: Int.random(in: 0..<70, using: &generator))
      case 10:
        if let open = loader.pending.randomElement(using: &generator) {
          await loader.fail(open, with: LoadFailure())
        }
      default:
        if let open = loader.pending.randomElement(using: &generator) { await answer(open) }
      }
      await loader.settle()
      check()
    }
    for _ in 0..<100
    where pager.hasMore || pager.hasPrevious || pager.refreshState != .loaded
      || pager.appendState.isUnderWay || pager.prependState.isUnderWay
    {
      pager.listWillAppear()
      pager.retry()
      pager.willShow(row: 0)
      pager.willShow(row: pager.objects.count - 1)
      await loader.settle()
      guard let open = loader.pending.last else { break }
      await answer(open)
      check()
    }
    #expect(pager.refreshState == .loaded && screen.shown.map(\.id) == Array(0..<70))
  }
}
