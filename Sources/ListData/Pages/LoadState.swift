/// How far something that is loaded has come.
///
/// Events move a state, by this table; where it has no entry the event has no meaning, and nothing
/// happens.
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
/// Nothing can be loaded twice at a time: what is under way cannot start.
///
///     var state = LoadState.idle
///     state.advance(on: .start)  // true: loading
///     state.advance(on: .start)  // false: loading still
public enum LoadState: Hashable, Sendable, CaseIterable {
  /// Nothing was asked for.
  case idle
  /// Something was asked for, and nothing is there that it would replace.
  case loading
  /// Something came.
  case loaded
  /// An answer came: there is nothing.
  case empty
  /// Something newer was asked for; what is there stays meanwhile.
  case refreshing
  /// No answer came.
  case failed
}

/// What happens to something that is loaded.
public enum LoadEvent: Hashable, Sendable, CaseIterable {
  /// It is asked for.
  case start
  /// It is asked for anew, while what came before stays.
  case refresh
  /// An answer came, or the one before it stays.
  case finish
  /// An answer came, or the one before it stays: there is nothing.
  case finishEmpty
  /// No answer came.
  case fail
  /// No answer is wanted any more.
  case cancel
}

extension LoadState {
  /// The state after an event; nil where the event has no meaning.
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

  /// Goes to the state after an event; false where the event has no meaning, and nothing happens.
  @discardableResult
  public mutating func advance(on event: LoadEvent) -> Bool {
    guard let next = next(on: event) else { return false }
    self = next
    return true
  }

  /// Whether an answer is awaited.
  public var isUnderWay: Bool { self == .loading || self == .refreshing }
}
