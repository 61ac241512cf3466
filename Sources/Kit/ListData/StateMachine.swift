/// A value that steps through states in a line: a sort order, a display mode, or the pages of a
/// wizard.
///
///     enum SortOrder: CaseIterable, StateMachine { case name, date, size }
///     var order = SortOrder.name
///     order.advance()  // .date
///
/// A `CaseIterable` enum with its cases in order needs no code of its own. Other types implement
/// `next()` and `previous()`.
public protocol StateMachine {
  /// Resets the value to the first state.
  mutating func reset()
  /// Returns the state after this one, or nil at the end of the line.
  func next() -> Self?
  /// Returns the state before this one, or nil at the beginning of the line.
  func previous() -> Self?
}

extension StateMachine {
  /// Steps to the next state, or resets at the end of the line.
  public mutating func advance() { step(to: next()) }

  /// Steps to the previous state, or resets at the beginning of the line.
  public mutating func reverse() { step(to: previous()) }

  private mutating func step(to state: Self?) {
    if let state { self = state } else { reset() }
  }
}

extension StateMachine where Self: CaseIterable & Equatable, AllCases: BidirectionalCollection {
  /// Resets the value to the first case.
  public mutating func reset() {
    if let first = Self.allCases.first { self = first }
  }

  /// Returns the case after this one, or nil for the last case.
  public func next() -> Self? { Self.allCases.drop { $0 != self }.dropFirst().first }

  /// Returns the case before this one, or nil for the first case.
  public func previous() -> Self? { Self.allCases.prefix { $0 != self }.last }
}
