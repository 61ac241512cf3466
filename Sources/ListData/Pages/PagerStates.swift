/// The role of a page: the first, or one after it.
enum PageRole { case refresh, append }

/// The states of a pager's pages, and their errors.
struct PagerStates {
  private(set) var refresh = LoadState.idle
  private(set) var append = LoadState.idle
  private(set) var refreshError: (any Error)?
  private(set) var appendError: (any Error)?

  /// Starts a load of the first page, and cancels that of a page after it.
  ///
  /// - Parameter isEmpty: Whether there are no rows that would stay during the load.
  /// - Returns: False if the first page is being loaded.
  mutating func startRefresh(isEmpty: Bool) -> Bool {
    let isFirst = isEmpty && refresh != .empty
    guard refresh.advance(on: isFirst ? .start : .refresh) else { return false }
    append.advance(on: .cancel)
    refreshError = nil
    return true
  }

  /// Starts a load of a page after the first.
  ///
  /// - Returns: False if a page is being loaded, or the first page is not loaded.
  mutating func startAppend() -> Bool {
    guard refresh == .loaded, append.advance(on: .start) else { return false }
    appendError = nil
    return true
  }

  /// Records that a page arrived.
  ///
  /// - Parameters:
  ///   - role: The role of the page.
  ///   - isEmpty: Whether there are no rows now.
  ///   - error: The error that prevents a page after it.
  mutating func finish(_ role: PageRole, isEmpty: Bool, _ error: PagingError?) {
    if role == .refresh {
      refresh.advance(on: isEmpty ? .finishEmpty : .finish)
      append = .idle
    }
    appendError = error
    if error == nil {
      append.advance(on: .finish)
    } else {
      append.advance(on: .start)
      append.advance(on: .fail)
    }
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
    }
  }

  /// Cancels the load that is under way.
  ///
  /// - Parameter isEmpty: Whether there are no rows.
  mutating func cancel(isEmpty: Bool) {
    refresh.advance(on: refresh == .refreshing && isEmpty ? .finishEmpty : .cancel)
    append.advance(on: .cancel)
  }
}
