/// An unknown of a ``LayoutSolver``, or the left side of one of its constraints.
package struct SolverVariable: Hashable, Sendable {
  let index: Int
}

/// The kinds of unknowns, which differ in what applies where the constraints leave a choice.
package enum SolverVariableKind: Sendable {
  /// A width or height. It is never negative, and as small as possible.
  case length
  /// An edge. It is as close to zero as possible, once all lengths are determined.
  case position
}
