/// A weighted sum of unknowns.
package struct LinearExpression: Sendable {
  package struct Term: Sendable {
    package var variable: SolverVariable
    package var coefficient: Double
  }

  /// The terms. Each unknown occurs once, and no coefficient is zero.
  package private(set) var terms: [Term] = []

  package init() {}

  /// Adds a multiple of an unknown.
  package mutating func add(_ variable: SolverVariable, times coefficient: Double = 1) {
    guard coefficient != 0 else { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Makes the sum zero.
  package mutating func removeAll() { terms.removeAll(keepingCapacity: true) }

  /// Adds a multiple of another expression.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
  }
}
