/// The role of a page: the first, or one after or before the loaded pages.
enum PageRole { case refresh, append, prepend }

/// The states of a pager's pages, and their errors.
struct PagerStates {
  private(set) var refresh = LoadState.idle
  private(set) var append = LoadState.idle
  private(set) var prepend = LoadState.idle
  private(set) var refreshError: (any Error)?
  private(set) var appendError: (any Error)?
  private(set) var prependError: (any Error)?

  /// The states of all roles.
  var all: [LoadState] { [refresh, append, prepend] }

  /// A Boolean value that indicates whether no page can follow in a direction, and only a load from
  /// the start can help.
  var isBeyondRetry: Bool { appendError is PagingError || prependError is PagingError }

  /// Starts a load of the first page, and cancels that of another page.
  ///
  /// - Parameter isEmpty: Whether there are no rows that would stay during the load.
  /// - Returns: False if the first page is being loaded.
  mutating func startRefresh(isEmpty: Bool) -> Bool {
    let isFirst = isEmpty && refresh != .empty
    guard refresh.advance(on: isFirst ? .start : .refresh) else { return false }
    append.advance(on: .cancel)
    prepend.advance(on: .cancel)
    refreshError = nil
    return true
  }

  /// Starts a load of a page in a direction.
  ///
  /// - Returns: False if a page is being loaded, or the first page is not loaded.
  mutating func start(_ direction: PageDirection) -> Bool {
    guard refresh == .loaded, !append.isUnderWay, !prepend.isUnderWay else { return false }
    switch direction {
    case .next:
      append.advance(on: .start)
      appendError = nil
    case .previous:
      prepend.advance(on: .start)
      prependError = nil
    }
    return true
  }

  /// Forgets the failures of pages other than the first, so that the pages can be loaded again.
  mutating func forgetFailures() {
    if append == .failed { (append, appendError) = (.idle, nil) }
    if prepend == .failed { (prepend, prependError) = (.idle, nil) }
  }

  /// Records that a page arrived.
  ///
  /// - Parameters:
  ///   - role: The role of the page.
  ///   - isEmpty: Whether there are no rows now.
  ///   - nextError: The error that prevents a page after it.
  ///   - previousError: The error that prevents a page before it.
  mutating func finish(
    _ role: PageRole, isEmpty: Bool, nextError: PagingError?, previousError: PagingError?
  ) {
    if role == .refresh {
      refresh.advance(on: isEmpty ? .finishEmpty : .finish)
      (append, prepend) = (.idle, .idle)
    }
    if role != .prepend {
      (append, appendError) = (append.finished(nextError), nextError)
    }
    if role != .append {
      (prepend, prependError) = (prepend.finished(previousError), previousError)
    }
  }

  /// Records that objects were removed or inserted that are not of a page.
  ///
  /// - Parameter isEmpty: Whether there are no objects now, and no page brings some.
  mutating func finishEdit(isEmpty: Bool) {
    if isEmpty, refresh == .loaded { refresh = .empty }
    if !isEmpty, [.idle, .loading, .empty].contains(refresh) { refresh = .loaded }
  }

  /// Records that a page failed.
  mutating func fail(_ role: PageRole, _ error: any Error) {
    switch role {
    case .refresh:
      refresh.advance(on: .fail)
      refreshError = error
    case .append:
      append.advance(on: .fail)
      appendError = error
    case .prepend:
      prepend.advance(on: .fail)
      prependError = error
    }
  }

  /// Cancels the load that is under way.
  ///
  /// - Parameter isEmpty: Whether there are no rows.
  mutating func cancel(isEmpty: Bool) {
    refresh.advance(on: refresh == .refreshing && isEmpty ? .finishEmpty : .cancel)
    append.advance(on: .cancel)
    prepend.advance(on: .cancel)
  }
}

extension LoadState {
  /// Returns the state after the arrival of a page, which is a failure if no page can follow it
  /// because of an error.
  fileprivate func finished(_ error: PagingError?) -> LoadState {
    var state = self
    if error == nil {
      state.advance(on: .finish)
    } else {
      state.advance(on: .start)
      state.advance(on: .fail)
    }
    return state
  }
}
