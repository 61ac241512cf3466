import DiffModel
import ListData
import ListTesting
import Testing

typealias Item = ModelItem

extension ModelItem {
  static func items(_ range: Range<Int>, _ content: Int = 0) -> [ModelItem] {
    range.map { ModelItem(id: $0, content: content) }
  }
}

/// A server of pages whose answers a test gives in any order.
typealias PageLoader<Object> = TestLoader<Int?, Page<Object, Int>>

extension TestLoader where Request == Int? {
  /// Answers a request with the objects of a page, and the token of the next one.
  func answer<Object>(
    _ items: [Object], next: Int? = nil, previous: Int? = nil, to number: Int? = nil
  ) async where Answer == Page<Object, Int> {
    await answer(number, with: Page(items, next: next, previous: previous))
  }
}

/// The failure of a page.
struct LoadFailure: Error, Equatable { var number = 0 }

/// A list that follows a pager, and checks all it is told.
@MainActor final class PagerScreen: PagerDelegate {
  typealias PagedObject = ModelItem
  let loader = PageLoader<ModelItem>()
  let pager: Pager<ModelItem>
  /// Whether the list sets the objects itself.
  var setsObjects = true
  /// What the list shows, by updates alone.
  private(set) var shown: [ModelItem] = []
  /// The updates, in words.
  private(set) var told: [String] = []
  /// The states that were told, refresh before append.
  private(set) var states: [String] = []
  /// What the list does when content changes, before it sets the objects and after.
  var onChange: (() -> Void)?
  var afterChange: (() -> Void)?
  var onState: (() -> Void)?

  init(startingAt start: Int? = nil, prefetchDistance: Int = 5, maxItems: Int = 10_000) {
    pager = Pager(
      startingAt: start, prefetchDistance: prefetchDistance, maxItems: maxItems, load: loader.load)
    pager.delegate = self
  }

  func pager(
    _ pager: Pager<ModelItem>, didChangeContentWith updates: ListUpdates<[ModelItem]>
  ) {
    #expect([updates.old, [pager.objects]] == [[shown], [shown]])
    let (old, new) = (updates.old[0], updates.data[0])
    #expect(!updates.isEmpty && Set(new.map(\.id)).count == new.count)
    // The proof speaks of sections with identifiers.
    let (before, after) = ([Section(id: 0, old)], [Section(id: 0, new)])
    let proven = ListUpdates(from: before, to: after, difference: updates.difference)
    #expect(UpdatesProof.replayFault(proven, before, after) == nil)
    let changed = before.updates(to: after).difference.changedItems
    #expect(Set(updates.difference.changedItems) == Set(changed))
    onChange?()
    if setsObjects { for batch in updates.batches { pager.setObjects(batch.data) } }
    shown = new
    told.append(updates.description)
    afterChange?()
  }

  func pagerDidChangeState(_ pager: Pager<ModelItem>) {
    states.append("\(pager.refreshState) \(pager.appendState)")
    onState?()
  }

  /// Refreshes without waiting, as code that is not async does.
  func refresh() { pager.refresh() }

  /// Checks states, errors and rows at once.
  func expect(
    _ refresh: LoadState, _ append: LoadState, _ rows: Int, more: Bool, requests: Int,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let found = """
      \(pager.refreshState) \(pager.appendState), told as \(states.last ?? "idle idle")
      failed: \(pager.refreshError != nil) \(pager.appendError != nil)
      \(pager.objects.count) rows, more: \(pager.hasMore), \(loader.requests.count) requests
      """
    #expect(
      found == """
        \(refresh) \(append), told as \(refresh) \(append)
        failed: \(refresh == .failed) \(append == .failed)
        \(rows) rows, more: \(more), \(requests) requests
        """, sourceLocation: location)
    #expect(pager.objects == shown, sourceLocation: location)
  }

  /// Checks the requests so far, and that no other follows.
  func expect(requests: [Int?], _ location: SourceLocation = #_sourceLocation) async {
    await loader.settle()
    #expect(loader.requests == requests, sourceLocation: location)
  }

  /// Loads the first page, of ten rows, and promises a second.
  func loadFirstPage() async {
    pager.listWillAppear()
    await loader.settle()
    await loader.answer(Item.items(0..<10), next: 1)
    expect(.loaded, .idle, 10, more: true, requests: 1)
  }
}
