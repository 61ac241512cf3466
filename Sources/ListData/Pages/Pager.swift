/// A long list that is loaded page by page as a person scrolls, and an announcement of each change.
///
///     let pager = Pager<Repository> { (cursor: String?) in
///       let answer = try await client.send(SearchRequest(after: cursor))
///       return Page(answer.items, next: answer.nextCursor)
///     }
///     pager.delegate = self
///
/// Call `appear()` and `disappear()` as the list does, `willShow(row:)` for each row that is
/// displayed, `refresh()` when a person pulls, and `retry()` when one asks for it. However often
/// and in whatever order they are called:
///
/// - One page is loaded at a time, and none twice. Rows that are shown meanwhile are remembered:
///   pages follow until there are rows enough below the furthest.
/// - Two states, `refreshState` for the first page and `appendState` for those after it, tell what
///   is under way. A failure ends in one of them. Scrolling does not try again; `retry()` does, and
///   for the first page `refresh()` and `appear()` do too.
/// - A refresh keeps the rows until the first new page is there, and calls off a page that is under
///   way. When it fails the rows stay, but no page is added to them before it is retried.
/// - Answers to what was called off are dropped, also where the load pays no heed to that.
/// - Objects are recognised by their `id`. One that comes again keeps its first place and has its
///   newest value. It counts as changed unless it is Equatable and equal; an object of a class that
///   comes again itself always does.
/// - A server that gives a token twice, or more than three pages in a row that have nothing new,
///   ends in a `PagingError`; as no page can follow then, `retry()` loads the list from the start.
///
/// A freed pager calls off what is under way.
@MainActor public final class Pager<Object> {
  let firstPage: PageRequest<Object>
  let prefetchDistance: Int

  /// The object that is told of changes. What it is told of must be what the pager loads.
  public weak var delegate: (any PagerDelegate)?
  /// The objects that are shown; none before the first page.
  public internal(set) var objects: [Object] = []

  var states = PagerStates()
  var content: PagedObjects<Object>
  var trail = PageTrail<Object>(from: nil)
  var furthestRow = -1
  var isAnnouncing = false
  var flight: PageFlight?
  var generation = 0
  var refreshWaiters: [CheckedContinuation<Void, Never>] = []

  /// A pager that has loaded nothing yet.
  ///
  /// - Parameters:
  ///   - prefetchDistance: How many rows before the end a page is asked for; at least 1, the last
  ///     row.
  ///   - maxItems: The most objects to load. Objects beyond them are left out, and no page follows.
  ///   - load: Asks for a page: the one of a token, or the first. It runs on the main actor, and
  ///     should await what works elsewhere.
  public init<Token: Hashable>(
    prefetchDistance: Int = 5, maxItems: Int = 10_000,
    load: @escaping @MainActor (Token?) async throws -> Page<Object, Token>
  ) where Object: Identifiable {
    func request(_ token: Token?) -> PageRequest<Object> {
      PageRequest(token: token.map { AnyHashable($0) }) {
        let page = try await load(token)
        return Page(page.items, next: page.next.map(request))
      }
    }
    firstPage = request(nil)
    self.prefetchDistance = max(1, prefetchDistance)
    content = PagedObjects(limit: maxItems)
  }

  // MARK: How far it has come

  /// How far the first page has come, and with it the list: `refreshing` where there is a list
  /// already.
  public var refreshState: LoadState { states.refresh }

  /// How far the last of the other pages has come: `loaded` does not mean that it was the last
  /// there is.
  public var appendState: LoadState { states.append }

  /// Why the first page failed; nil unless `refreshState` is `failed`.
  public var refreshError: (any Error)? { states.refreshError }

  /// Why a page after the first failed; nil unless `appendState` is `failed`.
  public var appendError: (any Error)? { states.appendError }

  /// Whether there is a page after those that came, as far as is known: false before the first
  /// page, after the last, after a `PagingError`, and where there are as many objects as wanted.
  public var hasMore: Bool { trail.next != nil && !content.isFull }

  // MARK: What a list tells

  /// The list appears: loads the first page unless it came already, and what was missing when the
  /// list disappeared.
  public func appear() {
    switch refreshState {
    case .loaded, .empty: loadWantedPage()
    default: loadFirstPage()
    }
  }

  /// The list disappears: calls off what is under way. The states go back to what they were without
  /// it, never to a failure.
  public func disappear() { changeStates { callOff() } }

  /// Loads the first page, anew where it came already. Joins a load of it that is under way.
  public func refresh() { loadFirstPage() }

  /// Loads the first page, anew where it came already, and returns when that has come, failed, or
  /// was called off. Cancelling the task that waits does not call it off: others may wait for it
  /// too.
  public func refresh() async {
    loadFirstPage()
    guard refreshState.isUnderWay else { return }
    await withCheckedContinuation { refreshWaiters.append($0) }
  }

  /// A row is displayed: loads pages until there are rows enough below it.
  ///
  /// - Parameter row: The row's index in `objects`.
  public func willShow(row: Int) {
    furthestRow = max(furthestRow, row)
    loadWantedPage()
  }

  /// Tries again what failed; does nothing where nothing did.
  public func retry() {
    if refreshState == .failed || appendError is PagingError {
      loadFirstPage()
    } else if appendState == .failed {
      loadNextPage()
    }
  }

  /// Shows other objects from now on: those of the updates that are announced, or what they show on
  /// the way. For use within a batch.
  public func adopt(_ objects: [[Object]]) { self.objects = Array(objects.joined()) }
}
