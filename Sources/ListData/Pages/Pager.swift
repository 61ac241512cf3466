import ListDiff

/// A long list that is loaded page by page as a person scrolls, and an announcement of each change.
///
///     let pager = Pager<Repository> { (cursor: String?) in
///       let answer = try await client.send(SearchRequest(after: cursor))
///       return Page(answer.items, next: answer.nextCursor)
///     }
///     pager.delegate = self
///
/// Call `appear()` and `disappear()` as the list does, `willShow(row:)` for each row that is displayed,
/// `refresh()` when a person pulls, and `retry()` when one asks for it. However often and in whatever order
/// they are called:
///
/// - One page is loaded at a time, and none twice. Rows that are shown meanwhile are remembered: pages
///   follow until there are rows enough below the furthest.
/// - Two states, `refreshState` for the first page and `appendState` for those after it, tell what is under
///   way. A failure ends in one of them, and nothing but `retry()`, `refresh()` or `appear()` tries again:
///   scrolling does not.
/// - A refresh keeps the rows until the first new page is there, and calls off a page that is under way. When
///   it fails the rows stay, but no page is added to them before it is retried.
/// - Answers to what was called off are dropped, also where the load pays no heed to that.
/// - Objects are recognised by their `id`. One that comes again keeps its first place and has its newest
///   value. It counts as changed unless it is Equatable and equal; an object of a class that comes again
///   itself always does.
/// - A server that gives a token twice, or more than three pages in a row that have nothing new, ends in a
///   `PagingError`; as no page can follow then, `retry()` loads the list from the start.
///
/// A freed pager calls off what is under way.
@MainActor public final class Pager<Object: Identifiable> {
  private enum Purpose { case refresh, append }

  private let firstPage: PageRequest<Object>
  private let prefetchDistance: Int
  private let maxItems: Int

  /// The object that is told of changes. What it is told of must be what the pager loads.
  public weak var delegate: (any PagerDelegate)?

  /// The objects that are shown; none before the first page.
  public private(set) var objects: [Object] = []
  /// How far the first page has come, and with it the list: `refreshing` where there is a list already.
  public private(set) var refreshState = LoadState.idle
  /// How far the last of the other pages has come: `loaded` does not mean that it was the last there is.
  public private(set) var appendState = LoadState.idle
  /// Why the first page failed; nil unless `refreshState` is `failed`.
  public private(set) var refreshError: (any Error)?
  /// Why a page after the first failed; nil unless `appendState` is `failed`.
  public private(set) var appendError: (any Error)?

  private var content: PagedObjects<Object>
  private var trail = PageTrail<Object>(from: nil)
  private var furthestRow = -1
  private var isAnnouncing = false
  private var flight: PageFlight?
  private var generation = 0
  private var refreshWaiters: [CheckedContinuation<Void, Never>] = []

  /// A pager that has loaded nothing yet.
  ///
  /// - Parameters:
  ///   - prefetchDistance: How many rows before the end a page is asked for; at least 1, the last row.
  ///   - maxItems: The most objects to load. Objects beyond them are left out, and no page follows.
  ///   - load: Asks for a page: the one of a token, or the first. It runs on the main actor, and should
  ///     await what works elsewhere.
  public init<Token: Hashable>(
    prefetchDistance: Int = 5, maxItems: Int = 10_000,
    load: @escaping @MainActor (Token?) async throws -> Page<Object, Token>
  ) {
    func request(_ token: Token?) -> PageRequest<Object> {
      PageRequest(token: token.map { AnyHashable($0) }) {
        let page = try await load(token)
        return Page(page.items, next: page.next.map(request))
      }
    }
    firstPage = request(nil)
    self.prefetchDistance = max(1, prefetchDistance)
    self.maxItems = max(0, maxItems)
    content = PagedObjects(limit: self.maxItems)
  }

  /// Whether there is a page after those that came, as far as is known: false before the first page, after the
  /// last, after a `PagingError`, and where there are as many objects as wanted.
  public var hasMore: Bool { trail.next != nil && !content.isFull }

  // MARK: What a list tells

  /// The list appears: loads the first page unless it came already, and what was missing when the list
  /// disappeared.
  public func appear() {
    switch refreshState {
    case .loaded, .empty: loadWantedPage()
    default: refresh()
    }
  }

  /// The list disappears: calls off what is under way. The states go back to what they were without it, never
  /// to a failure.
  public func disappear() { changeStates { callOff() } }

  /// Loads the first page, anew where it came already. Joins a load of it that is under way.
  public func refresh() {
    changeStates {
      guard refreshState.advance(on: needsFirstPage ? .start : .refresh) else { return }
      appendState.advance(on: .cancel)
      refreshError = nil
      load(firstPage, for: .refresh, PageTrail(from: nil))
    }
  }

  /// Loads the first page, anew where it came already, and returns when that has come, failed, or was called
  /// off. Cancelling the task that waits does not call it off: others may wait for it too.
  public func refresh() async {
    (refresh as () -> Void)()
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
      refresh()
    } else if appendState == .failed {
      append()
    }
  }

  /// Shows other objects from now on: those of the updates that are announced, or what they show on the way.
  /// For use within a batch.
  public func adopt(_ objects: [[Object]]) { self.objects = Array(objects.joined()) }

  // MARK: Loads

  private var needsFirstPage: Bool { content.isEmpty && refreshState != .empty }

  /// Asks for the page that the furthest row wants, if any.
  private func loadWantedPage() {
    guard !isAnnouncing, appendState != .failed, furthestRow >= 0, !content.isFull,
      furthestRow >= content.all.count - prefetchDistance
    else { return }
    append()
  }

  private func append() {
    changeStates {
      guard refreshState == .loaded, let next = trail.next, appendState.advance(on: .start)
      else { return }
      appendError = nil
      load(next, for: .append, trail)
    }
  }

  private func load(
    _ request: PageRequest<Object>, for purpose: Purpose, _ trail: PageTrail<Object>
  ) {
    generation += 1
    let number = generation
    let task = Task { [weak self] in
      if Task.isCancelled { return }
      let answer: Result<Page<Object, PageRequest<Object>>, any Error>
      do { answer = .success(try await request.load()) } catch { answer = .failure(error) }
      guard let self, number == generation else { return }
      flight?.land()
      switch answer {
      case .success(let page): receive(page, for: purpose, trail)
      case .failure(let error): changeStates { fail(error, for: purpose) }
      }
    }
    flight = PageFlight(task)
  }

  private func callOff() {
    generation += 1
    flight = nil
    let wasEmpty = refreshState == .refreshing && content.isEmpty
    refreshState.advance(on: wasEmpty ? .finishEmpty : .cancel)
    appendState.advance(on: .cancel)
  }

  // MARK: Answers

  private func receive(
    _ page: Page<Object, PageRequest<Object>>, for purpose: Purpose, _ trail: PageTrail<Object>
  ) {
    var (trail, newContent) = (trail, PagedObjects<Object>(limit: maxItems))
    var difference =
      purpose == .append ? content.append(page.items) : newContent.append(page.items)
    let hadNews = !difference.insertedItems.isEmpty
    let error = trail.step(to: page.next, hadNews: hadNews)
    if purpose == .refresh, !hadNews, !newContent.isFull, let next = trail.next {
      // The first page is the first that has something.
      load(next, for: .refresh, trail)
      return
    }
    self.trail = trail
    // Where no page had anything and more were promised the old rows are the better list.
    if purpose == .refresh, hadNews || error == nil {
      difference = newContent.difference(from: content)
      // Rows that stay are not displayed again: what they want is wanted still.
      if !content.isEmpty { furthestRow = min(furthestRow, newContent.all.count - 1) }
      content = newContent
    }
    let number = generation
    changeStates {
      finish(purpose, error)
      announce(difference)
    }
    if number == generation { loadWantedPage() }
  }

  private func finish(_ purpose: Purpose, _ error: PagingError?) {
    if purpose == .refresh {
      refreshState.advance(on: content.isEmpty ? .finishEmpty : .finish)
      appendState = .idle
    }
    appendError = error
    if error == nil {
      appendState.advance(on: .finish)
    } else {
      appendState.advance(on: .start)
      appendState.advance(on: .fail)
    }
  }

  private func fail(_ error: any Error, for purpose: Purpose) {
    if error.isCancellation {
      callOff()
    } else if purpose == .refresh {
      refreshState.advance(on: .fail)
      refreshError = error
    } else {
      appendState.advance(on: .fail)
      appendError = error
    }
  }

  // MARK: Announcements

  private func announce(_ difference: ListDifference) {
    isAnnouncing = true
    let updates = ListUpdates(from: [objects], to: [content.all], difference: difference)
    if let delegate, !updates.isEmpty { tell(delegate, updates) }
    objects = content.all
    isAnnouncing = false
  }

  private func changeStates(_ change: () -> Void) {
    let before = [refreshState, appendState]
    change()
    if let delegate, before != [refreshState, appendState] { tell(delegate, nil) }
    guard !refreshState.isUnderWay else { return }
    let waiters = refreshWaiters
    refreshWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func tell<Delegate: PagerDelegate>(
    _ delegate: Delegate, _ updates: ListUpdates<[Object]>?
  ) {
    guard let pager = self as? Pager<Delegate.PagedObject> else {
      fatalError(
        "The delegate \(Delegate.self) is told of \(Delegate.PagedObject.self), but its pager loads "
          + "\(Object.self).")
    }
    guard let updates else { return delegate.pagerDidChangeState(pager) }
    guard let updates = updates as? ListUpdates<[Delegate.PagedObject]> else { return }
    delegate.pager(pager, didChangeContentWith: updates)
  }
}
