/// The importance of an error.
///
/// Strengths are lexicographic: no number of weaker errors outweighs a stronger one. Errors of the
/// same strength are added.
package struct SolverStrength: Comparable, Hashable, Sendable {
  let rank: Double

  /// The strength of errors that don't matter.
  package static let none = SolverStrength(rank: -.infinity)
  /// The strength of constraints that are broken if they can't be satisfied.
  package static let required = SolverStrength(rank: 2000)

  /// The strength of a preference that is weaker than each priority and stronger than those of the
  /// unknowns themselves.
  static let preference = SolverStrength(rank: -0.5)

  private init(rank: Double) {
    self.rank = rank
  }

  /// Creates the strength of a priority. Priorities of at least 1000 are required.
  package init(priority: Double) {
    rank = priority >= 1000 ? SolverStrength.required.rank : max(0, priority)
  }

  /// Creates the strength of an unknown's preference for zero, which is weaker than each priority,
  /// and weaker than the preferences of all unknowns before it.
  init(preference index: Int, kind: SolverVariableKind) {
    rank = -Double(index) - (kind == .length ? 1 : 1e9)
  }

  /// Returns a strength that is a little weaker.
  func weaker(by difference: Double) -> SolverStrength { SolverStrength(rank: rank - difference) }

  package static func < (first: SolverStrength, second: SolverStrength) -> Bool {
    first.rank < second.rank
  }
}
