/// A value that steps through states in a line: a sort order, a display mode, a wizard's pages.
///
///     enum SortOrder: CaseIterable, StateMachine { case name, date, size }
///     var order = SortOrder.name
///     order.advance()  // .date
///
/// An enum whose cases stand in order needs nothing more; other types say what comes next.
public protocol StateMachine {
  /// Goes to where the line begins.
  mutating func reset()
  /// The state that follows; nil at the end.
  func next() -> Self?
  /// The state before; nil at the beginning.
  func previous() -> Self?
}

extension StateMachine {
  /// Steps to the next state, or resets past the end.
  public mutating func advance() { step(to: next()) }

  /// Steps to the state before, or resets past the beginning.
  public mutating func reverse() { step(to: previous()) }

  private mutating func step(to state: Self?) {
    if let state { self = state } else { reset() }
  }
}

extension StateMachine where Self: CaseIterable & Equatable, AllCases: BidirectionalCollection {
  /// Goes to the first case.
  public mutating func reset() {
    if let first = Self.allCases.first { self = first }
  }

  /// The case after this one; nil for the last.
  public func next() -> Self? { Self.allCases.drop { $0 != self }.dropFirst().first }

  /// The case before this one; nil for the first.
  public func previous() -> Self? { Self.allCases.prefix { $0 != self }.last }
}
