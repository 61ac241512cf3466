/// Which of a pager's pages: the first, or one after it.
enum PagePurpose { case refresh, append }

/// How far a pager's pages have come, and why one failed.
struct PagerStates {
  private(set) var refresh = LoadState.idle
  private(set) var append = LoadState.idle
  private(set) var refreshError: (any Error)?
  private(set) var appendError: (any Error)?

  /// Asks for the first page; false where that is under way. A page after it is called off.
  ///
  /// - Parameter isEmpty: Whether there are no rows that would stay meanwhile.
  mutating func startRefresh(isEmpty: Bool) -> Bool {
    let isFirst = isEmpty && refresh != .empty
    guard refresh.advance(on: isFirst ? .start : .refresh) else { return false }
    append.advance(on: .cancel)
    refreshError = nil
    return true
  }

  /// Asks for a page after the first; false where that is under way, or the first is not there.
  mutating func startAppend() -> Bool {
    guard refresh == .loaded, append.advance(on: .start) else { return false }
    appendError = nil
    return true
  }

  /// A page came.
  ///
  /// - Parameters:
  ///   - purpose: Which page.
  ///   - isEmpty: Whether there are no rows now.
  ///   - error: Why no page can follow it.
  mutating func finish(_ purpose: PagePurpose, isEmpty: Bool, _ error: PagingError?) {
    if purpose == .refresh {
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

  /// A page failed.
  mutating func fail(_ purpose: PagePurpose, _ error: any Error) {
    switch purpose {
    case .refresh:
      refresh.advance(on: .fail)
      refreshError = error
    case .append:
      append.advance(on: .fail)
      appendError = error
    }
  }

  /// What is under way is wanted no more.
  ///
  /// - Parameter isEmpty: Whether there are no rows.
  mutating func cancel(isEmpty: Bool) {
    refresh.advance(on: refresh == .refreshing && isEmpty ? .finishEmpty : .cancel)
    append.advance(on: .cancel)
  }
}
