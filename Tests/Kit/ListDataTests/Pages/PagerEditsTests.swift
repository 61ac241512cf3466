import DiffModel
import ListData
import ListTesting
import TestSupport
import Testing

/// Edits of the objects that a pager has loaded, and the pages that arrive after them.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerEditsTests {
  /// An edit by the app. Replaced and inserted objects have the content 1.
  enum Edit: Sendable {
    case remove([Int])
    case replace([Int])
    case insert([Int], at: Int)
    case append([Int])
    /// Removes objects, and restores them after another edit.
    indirect case restore([Int], after: Edit)
  }

  private func make(_ edit: Edit, in pager: Pager<Item>) {
    func items(_ ids: [Int]) -> [Item] { ids.map { Item(id: $0, content: 1) } }
    switch edit {
    case .remove(let ids): pager.remove(ids: ids)
    case .replace(let ids): pager.replace(items(ids))
    case .insert(let ids, let row): pager.insert(items(ids), at: row)
    case .append(let ids): pager.append(items(ids))
    case .restore(let ids, let other):
      let removed = pager.remove(items(ids))
      make(other, in: pager)
      pager.restore(removed)
    }
  }

  /// The objects, such as "3" with the content 0, and "3'" with another one.
  private func text(_ pager: Pager<Item>) -> String {
    pager.objects.map { "\($0.id)" + ($0.content == 0 ? "" : "'") }.joined(separator: " ")
  }

  /// An edit of ten objects; the last update; the objects after the edit, and after a page that has
  /// them all, and four more.
  @Test(
    arguments: [
      (.remove([3]), "delete 0.3", "0 1 2 4 5 6 7 8 9", "0 1 2 4 5 6 7 8 9 10 11 12 13"),
      (
        .remove([9, 0, 5, 5, 12]), "delete 0.0, delete 0.5, delete 0.9", "1 2 3 4 6 7 8",
        "1 2 3 4 6 7 8 10 11 13"
      ),
      (
        .replace([4, 12]), "reconfigure 0.4", "0 1 2 3 4' 5 6 7 8 9",
        "0 1 2 3 4' 5 6 7 8 9 10 11 12' 13"
      ),
      (
        .insert([20, 4, 12], at: 2), "insert 0.2, insert 0.3, reconfigure 0.4",
        "0 1 20' 12' 2 3 4' 5 6 7 8 9", "0 1 20' 12' 2 3 4' 5 6 7 8 9 10 11 13"
      ),
      (.insert([20], at: 99), "insert 0.10", "0 1 2 3 4 5 6 7 8 9 20'", nil),
      (.insert([20], at: -1), "insert 0.0", "20' 0 1 2 3 4 5 6 7 8 9", nil),
      (
        .restore([0, 1, 4, 9], after: .replace([])),
        "insert 0.0, insert 0.1, insert 0.4, insert 0.9",
        "0 1 2 3 4 5 6 7 8 9", nil
      ),
      // They come back behind those that they followed, or before those that followed them.
      (
        .restore([0, 5], after: .insert([20, 5], at: 0)), "insert 0.2", "20' 5' 0 1 2 3 4 6 7 8 9",
        nil
      ),
      (.restore([5], after: .remove([4])), "insert 0.4", "0 1 2 3 5 6 7 8 9", nil),
      (.restore([5], after: .remove([4, 6])), "insert 0.5", "0 1 2 3 7 5 8 9", nil),
      (.restore([8], after: .remove([0, 1, 2, 3, 4, 5, 6, 7, 9])), "insert 0.0", "8", nil),
      // The last call decides.
      (.restore([3], after: .append([3])), "insert 0.3", "0 1 2 3 4 5 6 7 8 9", nil),
    ] as [(Edit, String, String, String?)])
  func `an edit changes the objects at once, and a page doesn't undo it`(
    edit: Edit, update: String, edited: String, completed: String?
  ) async {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    make(edit, in: screen.pager)
    #expect(
      ([screen.told.last, text(screen.pager)], screen.shown) == (
        ["items: " + update, edited], screen.pager.objects
      ))
    screen.pager.willShow(row: 99)
    await screen.loader.answer(Item.items(0..<14))
    if let completed { #expect(text(screen.pager) == completed) }
    // After a refresh, the objects are as the server has them.
    screen.refresh()
    await screen.loader.answer(Item.items(0..<14))
    #expect(text(screen.pager) == "0 1 2 3 4 5 6 7 8 9 10 11 12 13")
  }

  /// The load during which an edit is made.
  enum Load: CaseIterable { case none, first, next, refresh, failingRefresh }

  /// What the list has after a load with an edit, and after the next page.
  @Test(
    arguments: Load.allCases,
    [.remove([3, 12]), .replace([3, 12]), .insert([3, 12], at: 1), .append([3, 12])] as [Edit])
  func `a page that was requested before an edit doesn't undo it`(load: Load, edit: Edit) async {
    let (screen, old) = (PagerScreen(), Item.items(0..<10))
    let (pager, loader) = (screen.pager, screen.loader)
    if load == .none { make(edit, in: pager) }
    if load == .none || load == .first {
      pager.listWillAppear()
      await loader.settle()
    } else {
      await screen.loadFirstPage()
      load == .next ? pager.willShow(row: 9) : screen.refresh()
      await loader.settle()
    }
    if load != .none { make(edit, in: pager) }
    switch load {
    case .none, .first, .refresh: await loader.answer(old, next: 1)
    case .next: break
    case .failingRefresh:
      await loader.fail(with: LoadFailure())
      // The list is as it was before the refresh, and so are its pages.
      screen.refresh()
      await loader.settle()
      pager.listDidDisappear()
    }
    pager.willShow(row: 9)
    await loader.answer(Item.items(8..<14))
    #expect(screen.shown == pager.objects)
    var expected: [Int: Int] = [:]
    for id in 0..<14 { expected[id] = 0 }
    // A first page that was requested after an edit has what the server made of it.
    for id in [3, 12] where load != .none {
      if case .remove = edit { expected[id] = nil } else { expected[id] = 1 }
    }
    // Appended objects that aren't known come with their page, as it has them.
    if case .append = edit, load != .next { expected[12] = 0 }
    // Nothing is inserted before the first page.
    if case .insert = edit, load == .first { (expected[3], expected[12]) = (0, 0) }
    let found = Dictionary(uniqueKeysWithValues: pager.objects.map { ($0.id, $0.content) })
    #expect(found == expected)
  }

  @Test(arguments: [false, true])
  func `when all objects are removed, the next page is loaded in their place`(
    isPrevious: Bool
  ) async {
    let screen = PagerScreen()
    let (pager, loader) = (screen.pager, screen.loader)
    pager.listWillAppear()
    await loader.answer(
      Item.items(0..<10), next: isPrevious ? nil : 1, previous: isPrevious ? 1 : nil)
    pager.remove(ids: 0..<10)
    #expect(pager.refreshState == .loading && pager.objects.isEmpty)
    // It can fail, and be tried again from the start.
    await loader.fail(with: LoadFailure())
    #expect(pager.refreshState == .failed)
    pager.retry()
    await loader.answer(Item.items(10..<12), next: 2)
    #expect(text(pager) == "10 11" && loader.requests == [nil, 1, nil])
    // What comes back meanwhile is followed by the page.
    let removed = pager.remove(Item.items(10..<12))
    #expect(pager.refreshState == .loading)
    await loader.settle()
    pager.restore(removed)
    #expect(text(pager) == "10 11" && pager.refreshState == .loaded)
    pager.willShow(row: 1)
    await loader.answer(Item.items(10..<13))
    #expect(text(pager) == "10 11 12" && pager.refreshState == .loaded)
    // The last page was loaded.
    pager.remove(ids: 10..<13)
    #expect(screen.states.last == "empty loaded")
    pager.listWillAppear()
    pager.insert(Item.items(11..<12), at: 0)
    #expect(text(pager) == "11" && screen.states.last == "loaded loaded")
    // A refresh that is cancelled finds the list empty.
    screen.refresh()
    await loader.settle()
    pager.remove(ids: [11])
    pager.listDidDisappear()
    #expect(screen.states.last == "empty loaded" && loader.requests == [nil, 1, nil, 2, 2, nil])
  }

  @Test func `rows that are removed are no longer seen, so that pages are loaded in their place`()
    async
  {
    let screen = PagerScreen()
    await screen.loadFirstPage()
    screen.refresh()
    await screen.loader.settle()
    screen.pager.remove(ids: 0..<10)
    screen.pager.listDidDisappear()
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(8..<12))
    #expect(text(screen.pager) == "10 11" && screen.loader.requests == [nil, nil, 1])
    let scrolled = PagerScreen()
    scrolled.pager.listWillAppear()
    await scrolled.loader.answer(Item.items(0..<20), next: 1, previous: -1)
    scrolled.pager.willShow(row: 12)
    scrolled.pager.remove(ids: 0..<4)
    await scrolled.expect(requests: [nil])
    // Eight rows are left above the twelfth, and then the first is near.
    scrolled.pager.remove(ids: [4, 5, 6, 7])
    await scrolled.expect(requests: [nil, -1])
    await scrolled.loader.answer(Item.items(-9..<0))
    scrolled.pager.remove(ids: [13, 14, 15])
    await scrolled.expect(requests: [nil, -1, 1])
  }

  @Test func `an object has no row before the list shows it`() async {
    let screen = PagerScreen()
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(0..<3))
    var rows: [Int?] = []
    screen.onChange = { [unowned screen] in
      screen.onChange = nil
      make(.insert([9], at: 9), in: screen.pager)
      rows = [0, 9].map { screen.pager.row(of: Item(id: $0)) }
    }
    make(.insert([3, 4], at: 0), in: screen.pager)
    #expect((rows, screen.pager.row(of: Item(id: 9))) == ([2, nil], 5))
  }

  @Test func `an edit while a change is announced is shown after it, in the user's order`() async {
    let screen = PagerScreen()
    var edits: [Edit] = [.remove([2]), .insert([2, 30], at: 0)]
    screen.onChange = { [unowned screen] in
      if !edits.isEmpty { make(edits.removeFirst(), in: screen.pager) }
    }
    screen.pager.listWillAppear()
    await screen.loader.answer(Item.items(0..<4))
    #expect(
      (text(screen.pager), screen.shown, screen.told.count) == (
        "2' 30' 0 1 3", screen.pager.objects, 3
      ))
    edits = [.remove([0, 1, 2, 3, 30])]
    screen.pager.append(Item.items(4..<5))
    #expect(text(screen.pager) == "4" && screen.shown == screen.pager.objects)
    let loader = PageLoader<Item>()
    let pager = Pager(load: loader.load)
    pager.listWillAppear()
    await loader.answer(Item.items(0..<4), next: 1)
    pager.setObjects([Array(pager.objects.reversed())])
    pager.remove(ids: [2])
    pager.willShow(row: 2)
    await loader.answer(Item.items(0..<6))
    #expect(text(pager) == "3 1 0 4 5")
  }

  @Test(arguments: Walk.seeds(2))
  func `whatever is edited by chance, the list follows, and pages bring nothing back`(
    _ seed: UInt64
  ) async {
    let screen = PagerScreen(maxItems: 60)
    let (pager, loader) = (screen.pager, screen.loader)
    var generator = SeededGenerator(seed: seed)
    /// The objects that were removed since the last request for a first page that came, and since
    /// the last request.
    var (removed, newlyRemoved): (Set<Int>, Set<Int>) = ([], [])
    var undo: [RemovedObjects<Item>] = []
    func random(_ count: Int) -> [Int] {
      (0..<Int.random(in: 1...count, using: &generator)).map { _ in
        Int.random(in: 0..<40, using: &generator)
      }
    }
    for _ in 0..<Walk.steps(120) {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: pager.listWillAppear()
      case 1: pager.listDidDisappear()
      case 2: screen.refresh()
      case 3:
        let ids = random(30)
        undo = pager.remove(ids.map { Item(id: $0) })
        removed.formUnion(ids)
        newlyRemoved.formUnion(ids)
      case 4:
        let ids = random(4)
        let row = Int.random(in: 0...40, using: &generator)
        let count = pager.objects.count
        pager.insert(ids.map { Item(id: $0, content: 2) }, at: row)
        if pager.objects.count > count {
          removed.subtract(ids)
          newlyRemoved.subtract(ids)
        }
      case 5: pager.replace(random(4).map { Item(id: $0, content: 3) })
      case 6:
        pager.restore(undo)
        let ids = undo.flatMap(\.objects).map(\.id).filter { id in
          pager.objects.contains { $0.id == id }
        }
        removed.subtract(ids)
        newlyRemoved.subtract(ids)
      case 7, 8: pager.willShow(row: Int.random(in: 0..<40, using: &generator))
      default:
        if let open = loader.pending.randomElement(using: &generator) {
          let first = (loader.requests[open] ?? 0) * 7
          let isCurrent = !loader.cancelled.contains(open)
          if isCurrent, loader.requests[open] == nil { removed = newlyRemoved }
          await loader.answer(
            Item.items(first..<min(first + 7, 40)), next: first + 7 < 40 ? first / 7 + 1 : nil,
            to: open)
        }
      }
      let requests = loader.requests.count
      await loader.settle()
      if loader.requests.dropFirst(requests).contains(nil) { newlyRemoved = [] }
      #expect(
        (pager.objects, removed.isDisjoint(with: pager.objects.map(\.id))) == (screen.shown, true))
    }
  }
}
