import DiffModel
import ListData
import ListTesting
import TestSupport
import Testing

/// What a person and a server do by chance, and what must be true then.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerChanceTests {
  /// Forty rows in pages of seven, whose content changes now and then.
  private struct Server {
    var content = 0

    func page(_ token: Int?) -> Page<Item, Int> {
      let first = (token ?? 0) * 7
      return Page(
        Item.items(first..<min(first + 7, 40), content),
        next: first + 7 < 40 ? (token ?? 0) + 1 : nil)
    }
  }

  @Test(arguments: Walk.seeds(2))
  func `whatever happens, one page is loaded at a time and all rows come`(_ seed: UInt64) async {
    let screen = PagerScreen()
    let (pager, loader) = (screen.pager, screen.loader)
    loader.endsCancelledRequests = seed.isMultiple(of: 2)
    var generator = SeededGenerator(seed: seed)
    var server = Server()
    for _ in 0..<80 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: pager.listWillAppear()
      case 1: pager.listDidDisappear()
      case 2: screen.refresh()
      case 3: pager.retry()
      case 4: server.content += 1
      case 5...7: pager.willShow(row: Int.random(in: 0..<40, using: &generator))
      case 8:
        if let open = loader.pending.randomElement(using: &generator) {
          await loader.fail(open, with: LoadFailure())
        }
      default:
        if let open = loader.pending.randomElement(using: &generator) {
          let page = server.page(loader.requests[open])
          await loader.answer(page.items, next: page.next, to: open)
        }
      }
      await loader.settle()
      check(screen)
    }
    while pager.hasMore || pager.refreshState != .loaded || pager.appendState.isUnderWay {
      pager.listWillAppear()
      pager.retry()
      pager.willShow(row: 39)
      await loader.settle()
      guard let open = loader.pending.last else { break }
      let page = server.page(loader.requests[open])
      await loader.answer(page.items, next: page.next, to: open)
      check(screen)
    }
    #expect(pager.refreshState == .loaded && screen.shown.map(\.id) == Array(0..<40))
  }

  private func check(_ screen: PagerScreen) {
    let (pager, loader) = (screen.pager, screen.loader)
    let underWay = [pager.refreshState, pager.appendState].filter(\.isUnderWay).count
    let open = loader.pending.count { !loader.cancelled.contains($0) }
    #expect(underWay <= 1 && open == underWay, "\(screen.states.last ?? ""), \(open) requests")
    #expect(
      (screen.shown.map(\.id), pager.objects) == (Array(0..<screen.shown.count), screen.shown))
    #expect(
      [pager.refreshError != nil, pager.appendError != nil]
        == [pager.refreshState == .failed, pager.appendState == .failed])
    #expect(
      screen.states.last ?? "idle idle" == "\(pager.refreshState) \(pager.appendState)")
  }
}
