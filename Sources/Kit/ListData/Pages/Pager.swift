package import Foundation

/// A long list that is loaded page by page as the user scrolls.
///
///     let pager = Pager<Repository> { (cursor: String?) in
///       let answer = try await client.send(SearchRequest(after: cursor))
///       return Page(answer.items, next: answer.nextCursor)
///     }
///     pager.delegate = self
///
/// A list that can be read in both directions, such as a conversation, begins with the newest
/// objects or in the middle, and its pages name the page before them:
///
///     let pager = Pager(startingAt: Cursor.around(message)) { (cursor: Cursor?) in
///       let answer = try await client.send(MessagesRequest(cursor))
///       return Page(answer.messages, next: answer.newer, previous: answer.older)
///     }
///
/// Objects that arrive by themselves, such as new messages, are added with `append(_:)`.
///
/// A paged list calls the pager's methods. If you show the objects in another way, call `refresh()`
/// when your view appears and when the user pulls to refresh, `willShow(row:)` for each row that is
/// displayed, and `retry()` when the user wants to try again. The methods can be called in any
/// order and any number of times:
///
/// - The pager loads one page at a time, and no page twice. It remembers the rows that are
///   displayed during a load, and loads pages until there are enough rows below and above them.
/// - Three states describe the loads. They are `refreshState` for the first page, `appendState` for
///   the pages after it, and `prependState` for the pages before it. A failure is recorded in one
///   of them. Scrolling does not retry a failed page. Only `retry()` does, and for the first page
///   also `refresh()` and a list that appears.
/// - A refresh keeps the rows until the first new page has arrived, and cancels a page that is
///   being loaded. If the refresh fails, the rows stay, and no page is added until the refresh is
///   retried.
/// - The answer of a cancelled load is dropped, even if the load ignores cancellation.
/// - Objects are identified by their `id`. An object that arrives again keeps its first position
///   and has its newest value. It counts as changed unless it is `Equatable` and equal. The same
///   instance of a class always counts as changed.
/// - The app edits the objects by `remove(ids:)`, `replace(_:)` and `insert(_:at:)`, and sends the
///   edits to the server itself. A page doesn't undo them. After a refresh that began later, the
///   objects are as the server sends them.
/// - If a server repeats a token, or sends more than three pages in a row in one direction without
///   new objects, the loads in that direction end with a `PagingError`. No page can follow then, so
///   `retry()` loads the list from the start.
///
/// A pager that is deallocated cancels the load in progress.
@MainActor public final class Pager<Object> {
  let firstPage: PageRequest<Object>
  let prefetchDistance: Int

  /// The delegate of the pager. Its `PagedObject` must be the type that the pager loads.
  public weak var delegate: (any PagerDelegate)?
  /// The objects that are shown. The array is empty before the first page.
  public internal(set) var objects: [Object] = []

  var states = PagerStates()
  var content: PagedObjects<Object>
  var paths = PagePaths<Object>()
  /// The last row that was displayed, or -1.
  var furthestRow = -1
  /// The first row that was displayed, or the maximum.
  var nearestRow = Int.max
  /// The objects that arrived by themselves and aren't shown.
  var liveObjects: [Object] = []
  var isAnnouncing = false
  /// A Boolean value that indicates whether objects were edited while others were announced.
  var hasUnshownEdits = false
  var currentLoad: PageLoad?
  var generation = 0
  var refreshWaiters: [CheckedContinuation<Void, Never>] = []

  /// Creates a pager that has not loaded any objects.
  ///
  /// A token identifies a page regardless of the direction in which it is reached. If a server uses
  /// the same cursor for the pages before and after an object, use a type that tells them apart,
  /// such as an enumeration.
  ///
  /// - Parameters:
  ///   - start: The token of the page to load first, for example of the page around an object, or
  ///     nil for the server's first page. The pages after and before it follow as the user scrolls.
  ///   - prefetchDistance: The number of rows before the end at which the next page is requested,
  ///     and the number of rows after the beginning at which the previous page is. The minimum is
  ///     1, the last row or the first.
  ///   - maxItems: The maximum number of objects on pages, in all and on each of them. Further
  ///     objects are ignored, and no more pages are loaded.
  ///   - load: A closure that loads the page that a token identifies, or the first page if the
  ///     token is nil. It runs on the main actor and should await work that runs elsewhere. The
  ///     pager retains it: a controller that has the pager is captured by `[weak self]`.
  public init<Token: Hashable>(
    startingAt start: Token? = nil, prefetchDistance: Int = 5, maxItems: Int = 10_000,
    load: @escaping @MainActor (Token?) async throws -> Page<Object, Token>
  ) where Object: Identifiable {
    func request(_ token: Token?) -> PageRequest<Object> {
      PageRequest(token: token.map { AnyHashable($0) }) {
        let loaded = try await load(token)
        var page = Page(
          loaded.items, next: loaded.next.map(request), previous: loaded.previous.map(request))
        page.skippedCount = loaded.skippedCount
        return page
      }
    }
    firstPage = request(start)
    self.prefetchDistance = max(1, prefetchDistance)
    content = PagedObjects(limit: maxItems)
    NotificationCenter.default.post(name: .pagersDidChange, object: nil)
  }

  deinit { NotificationCenter.default.post(name: .pagersDidChange, object: nil) }

  // MARK: States

  /// The state of the first page, and so of the entire list. It is `refreshing` if there is a list
  /// already.
  public var refreshState: LoadState { states.refresh }

  /// The state of the newest page after the first. `loaded` does not mean that it is the last page.
  public var appendState: LoadState { states.append }

  /// The state of the newest page before the first. `loaded` does not mean that no page precedes
  /// it.
  public var prependState: LoadState { states.prepend }

  /// The error that the first page failed with, or nil unless `refreshState` is `failed`.
  public var refreshError: (any Error)? { states.refreshError }

  /// The error that a page after the first failed with, or nil unless `appendState` is `failed`.
  public var appendError: (any Error)? { states.appendError }

  /// The error that a page before the first failed with, or nil unless `prependState` is `failed`.
  public var prependError: (any Error)? { states.prependError }

  /// A Boolean value that indicates whether another page is known to follow. It is false before the
  /// first page, after the last page, after a `PagingError`, and when `maxItems` is reached.
  public var hasMore: Bool { paths.next.next != nil && !content.isFull }

  /// A Boolean value that indicates whether another page is known to precede the objects. It is
  /// false before the first page, when the beginning is reached, after a `PagingError`, and when
  /// `maxItems` is reached.
  public var hasPrevious: Bool { paths.previous.next != nil && !content.isFull }

  /// The number of objects that were left out of the loaded pages because they couldn't be decoded;
  /// see `LossyArray`.
  public var skippedCount: Int { paths.skippedCount }

  // MARK: Events of the list

  /// Tells the pager that the list appears. Loads the first page unless it has been loaded, and
  /// otherwise the page that was missing when the list disappeared.
  package func listWillAppear() {
    switch refreshState {
    case .loaded, .empty: loadWantedPage()
    default: loadFirstPage()
    }
  }

  /// Tells the pager that the list disappears. Cancels the load in progress, and restores the
  /// states from before it. A failure isn't restored.
  package func listDidDisappear() {
    changeStates { cancelLoad() }
    showLiveObjects()
  }

  /// Loads the first page, again if it has been loaded. Joins a load of the first page that is in
  /// progress.
  public func refresh() { loadFirstPage() }

  /// Loads the first page, again if it has been loaded, and returns when it has arrived, failed, or
  /// been cancelled. Cancelling the waiting task does not cancel the load, because others may wait
  /// for it too.
  public func refresh() async {
    loadFirstPage()
    guard refreshState.isUnderWay else { return }
    await withCheckedContinuation { refreshWaiters.append($0) }
  }

  /// Tells the pager that a row is displayed. Loads pages until there are enough rows below it and
  /// above it.
  ///
  /// - Parameter row: The row's index in `objects`.
  public func willShow(row: Int) {
    furthestRow = max(furthestRow, row)
    if row >= 0 { nearestRow = min(nearestRow, row) }
    loadWantedPage()
  }

  /// Retries the pages that failed, if any, one after the other.
  public func retry() {
    if refreshState == .failed || states.isBeyondRetry {
      loadFirstPage()
    } else {
      loadFailedPages()
    }
  }

  // MARK: Objects

  /// Appends objects that arrived by themselves, such as new messages.
  ///
  /// The objects follow those of the last page, regardless of `maxItems`. While a page is being
  /// loaded that may precede them, they wait for it. If pages are missing between the shown objects
  /// and the new ones, the new ones are left out. They arrive with the missing pages. An object
  /// that is known keeps its position and has its new value. One that was removed is there again.
  ///
  /// - Parameter objects: The objects, in their order.
  public func append(_ objects: [Object]) {
    content.noteArrival(of: objects)
    liveObjects += objects
    showLiveObjects()
  }

  /// Sets the objects to those of the announced updates, or of one of their batches. Call it within
  /// the batch.
  ///
  /// At another time, as after a move by the user, the pager keeps the objects in this order, and
  /// adds pages to them. The view isn't updated.
  ///
  /// - Complexity: O(n) for n objects in another order.
  public func setObjects(_ objects: [[Object]]) {
    self.objects = objects.count == 1 ? objects[0] : Array(objects.joined())
    if !isAnnouncing, !self.objects.isTriviallyIdentical(to: content.all) {
      content.set(self.objects)
    }
  }
}

extension Notification.Name {
  /// A notification, posted on any thread, that a pager was created or released. A list may have
  /// another pager now.
  package static let pagersDidChange = Notification.Name("ListData.pagersDidChange")
}
