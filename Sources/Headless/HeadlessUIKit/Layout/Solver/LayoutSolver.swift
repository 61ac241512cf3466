/// A solver of linear equalities and inequalities with priorities, as Auto Layout poses them.
///
/// The solution is the one with these properties, in this order:
///
/// 1. It satisfies the required constraints. If they contradict each other, a constraint that
///    contradicts those added before it is broken: it does not apply.
/// 2. The errors of the constraints of the highest priority have the smallest possible sum, then
///    those of the next one, and so on. So no number of weaker constraints outweighs a stronger
///    one.
/// 3. Where this leaves a choice, each length is as small as possible, and then each position as
///    close to zero as possible, in the order in which the unknowns were added.
///
/// These rules determine all values. They depend on the constraints, but neither on earlier
/// solutions nor on the order of changes.
///
/// The solver is a simplex algorithm, like Cassowary, in a form without slack and error variables.
/// The left side of each constraint is a variable as well, and the cost of each variable grows
/// linearly on both sides of its bound: the right side of the constraint. The tableau expresses the
/// basic variables through the others, which are all at their bounds. So every tableau is a valid
/// start, and after small changes the old one is usually still the right one, or nearly.
///
/// - Complexity: A solution that needs no exchange costs O(*constraints* x *unknowns*), and so does
///   each exchange.
package struct LayoutSolver: Sendable {
  package init() {}

  var tableau = Tableau()
  /// The facts about each variable of the tableau.
  var variables: [Cost] = []
  /// The strengths of the constraints, strongest first, and how many errors have each of them.
  var levels: [(strength: SolverStrength, count: Int)] = []
  /// The unknowns in the order of their preferences.
  var lengths: [Int] = []
  var positions: [Int] = []
  var isSolved = false
  /// The constraints that were broken for the last solution.
  var broken: [Int] = []
  var brokenCosts: [Cost] = []
  var conflicts: [SolverConflict] = []
  var workspace = Workspace()

  /// The cost of a variable's values: linear on both sides of its bound.
  struct Cost {
    var bound = 0.0
    var below = SolverStrength.none
    var above = SolverStrength.none
    var value = 0.0
    /// The side of the bound on which a basic variable is. At the bound, it can be either.
    var isAbove = true
    var isConstraint = false

    /// The stronger strength.
    var strongest: SolverStrength { max(below, above) }
  }

  /// Reserves memory.
  package mutating func reserve(unknowns: Int, constraints: Int) {
    tableau.reserve(columns: unknowns, rows: constraints)
    variables.reserveCapacity(unknowns + constraints)
    lengths.reserveCapacity(unknowns / 2)
    positions.reserveCapacity(unknowns / 2)
  }

  // MARK: Unknowns

  /// Adds an unknown.
  package mutating func addVariable(_ kind: SolverVariableKind) -> SolverVariable {
    let index = tableau.addColumn()
    var cost = Cost()
    cost.above = SolverStrength(preference: index, kind: kind)
    cost.below = kind == .length ? .required : cost.above
    variables.append(cost)
    if kind == .length { lengths.append(index) } else { positions.append(index) }
    if kind == .length { count(.required, 1) }
    isSolved = false
    return SolverVariable(index: index)
  }

  /// Returns the value of an unknown, or of the left side of a constraint, in the last solution.
  package func value(of variable: SolverVariable) -> Double { variables[variable.index].value }

  /// Makes an unknown prefer a value, where constraints leave a choice.
  package mutating func prefer(_ value: Double, for variable: SolverVariable) {
    var left = LinearExpression()
    left.add(variable)
    let strength = SolverStrength.preference
    _ = addConstraint(left, bound: value, below: strength, above: strength)
  }

  // MARK: Constraints

  /// Adds a constraint: the expression should be equal to a bound, and each side of it has a
  /// strength.
  ///
  /// An error below the bound has one strength, an error above it another one. An equality has the
  /// same strength on both sides; an inequality has `none` on one side.
  ///
  /// - Returns: The left side, which identifies the constraint.
  package mutating func addConstraint(
    _ expression: LinearExpression, bound: Double, below: SolverStrength, above: SolverStrength
  ) -> SolverVariable {
    let index = tableau.addRow(expression.terms)
    variables.append(Cost(isConstraint: true))
    let constraint = SolverVariable(index: index)
    setBound(bound, of: constraint)
    setStrengths(below: below, above: above, of: constraint)
    return constraint
  }

  /// Removes a constraint.
  package mutating func removeConstraint(_ constraint: SolverVariable) {
    setStrengths(below: .none, above: .none, of: constraint)
    switch tableau.places[constraint.index] {
    case .row(let row): tableau.removeRow(row)
    case .column(let column):
      let row = tableau.rows.indices.max { abs(tableau[$0, column]) < abs(tableau[$1, column]) }
      tableau.exchange(row: row!, column: column)
      tableau.removeRow(row!)
    case .removed: break
    }
    isSolved = false
  }

  /// Sets the bound of a constraint.
  package mutating func setBound(_ bound: Double, of constraint: SolverVariable) {
    guard variables[constraint.index].bound != bound else { return }
    variables[constraint.index].bound = bound
    isSolved = false
  }

  /// Returns the bound of a constraint.
  package func bound(of constraint: SolverVariable) -> Double {
    variables[constraint.index].bound
  }

  /// Returns the strengths of a constraint.
  package func strengths(
    of constraint: SolverVariable
  ) -> (below: SolverStrength, above: SolverStrength) {
    let cost = variables[constraint.index]
    return (cost.below, cost.above)
  }

  /// Sets the strengths of a constraint.
  package mutating func setStrengths(
    below: SolverStrength, above: SolverStrength, of constraint: SolverVariable
  ) {
    let old = variables[constraint.index]
    guard old.below != below || old.above != above || broken.contains(constraint.index) else {
      return
    }
    mendBroken()
    restrengthen(constraint.index, below: below, above: above)
    isSolved = false
  }

  mutating func restrengthen(_ index: Int, below: SolverStrength, above: SolverStrength) {
    count(variables[index].below, -1)
    count(variables[index].above, -1)
    variables[index].below = below
    variables[index].above = above
    count(below, 1)
    count(above, 1)
  }

  private mutating func count(_ strength: SolverStrength, _ change: Int) {
    guard strength > .none else { return }
    guard let index = levels.firstIndex(where: { $0.strength <= strength }) else {
      return levels.append((strength, change))
    }
    guard levels[index].strength == strength else {
      return levels.insert((strength, change), at: index)
    }
    levels[index].count += change
    if levels[index].count == 0 { levels.remove(at: index) }
  }
}
