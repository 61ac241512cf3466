/// The state of something that is loaded.
///
/// Events change the state according to this table. An event without an entry has no effect:
///
/// | | start | refresh | finish | finishEmpty | fail | cancel |
/// |---|---|---|---|---|---|---|
/// | **idle** | loading | | | | | |
/// | **loading** | | | loaded | empty | failed | idle |
/// | **loaded** | loading | refreshing | | | | |
/// | **empty** | | refreshing | | | | |
/// | **refreshing** | | | loaded | empty | failed | loaded |
/// | **failed** | loading | refreshing | | | | |
///
/// A load that is under way can't be started again.
///
///     var state = LoadState.idle
///     state.advance(on: .start)  // true: loading
///     state.advance(on: .start)  // false: loading still
public enum LoadState: Hashable, Sendable, CaseIterable {
  /// Nothing has been requested.
  case idle
  /// Content has been requested, and there is no earlier content.
  case loading
  /// Content has been loaded.
  case loaded
  /// The answer has no content.
  case empty
  /// Newer content has been requested. The earlier content stays until it arrives.
  case refreshing
  /// The request has failed.
  case failed
}

/// An event in the life of something that is loaded.
public enum LoadEvent: Hashable, Sendable, CaseIterable {
  /// Content is requested.
  case start
  /// Newer content is requested, while the earlier content stays.
  case refresh
  /// The load ends with content, new or kept.
  case finish
  /// The load ends without content.
  case finishEmpty
  /// The request fails.
  case fail
  /// The request is cancelled.
  case cancel
}

extension LoadState {
  /// Returns the state after an event, or nil if the event has no effect in this state.
  public func next(on event: LoadEvent) -> LoadState? {
    switch (self, event) {
    case (.idle, .start), (.loaded, .start), (.failed, .start): .loading
    case (.loaded, .refresh), (.empty, .refresh), (.failed, .refresh): .refreshing
    case (.loading, .finish), (.refreshing, .finish): .loaded
    case (.loading, .finishEmpty), (.refreshing, .finishEmpty): .empty
    case (.loading, .fail), (.refreshing, .fail): .failed
    case (.loading, .cancel): .idle
    case (.refreshing, .cancel): .loaded
    default: nil
    }
  }

  /// Advances to the state after an event.
  ///
  /// - Returns: False if the event has no effect in this state.
  @discardableResult
  public mutating func advance(on event: LoadEvent) -> Bool {
    guard let next = next(on: event) else { return false }
    self = next
    return true
  }

  /// A Boolean value that indicates whether an answer is awaited.
  public var isUnderWay: Bool { self == .loading || self == .refreshing }
}
