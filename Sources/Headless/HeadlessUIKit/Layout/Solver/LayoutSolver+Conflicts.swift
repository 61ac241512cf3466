/// A required constraint that contradicts others.
package struct SolverConflict: Equatable, Sendable {
  /// The constraint that doesn't apply.
  package let broken: SolverVariable
  /// The constraints that can't be satisfied together, including the broken one, in the order in
  /// which they were added. If any one of them is left out, the others don't contradict each other.
  package let constraints: [SolverVariable]
}

extension LayoutSolver {
  /// Breaks each required constraint that contradicts the ones before it, and records the
  /// conflicts.
  ///
  /// - Complexity: O(*conflicts* x log *constraints*) solutions.
  mutating func breakConflicts() {
    let required = variables.indices.filter {
      variables[$0].isConstraint && variables[$0].strongest == .required
    }
    let costs = required.map { variables[$0] }
    for index in required { restrengthen(index, below: .none, above: .none) }
    var trial = Trial(costs: Dictionary(uniqueKeysWithValues: zip(required, costs)))
    var accepted: [Int] = []
    var remaining = required[...]
    while !isFeasible(accepted + remaining, &trial) {
      // The shortest contradictory beginning ends with the constraint to break.
      var shortest = 1
      var longest = remaining.count
      while shortest < longest {
        let middle = (shortest + longest) / 2
        if isFeasible(accepted + remaining.prefix(middle), &trial) {
          shortest = middle + 1
        } else {
          longest = middle
        }
      }
      accepted += remaining.prefix(shortest - 1)
      let last = remaining[remaining.startIndex + shortest - 1]
      remaining = remaining.dropFirst(shortest)
      let others = contradiction(among: accepted, given: [last], isKnown: false, &trial)
      conflicts.append(
        SolverConflict(
          broken: SolverVariable(index: last),
          constraints: (others + [last]).sorted().map { SolverVariable(index: $0) }))
      broken.append(last)
    }
    brokenCosts = broken.map { trial.costs[$0]! }
    activate([], &trial)
    for (index, cost) in zip(required, costs) {
      guard broken.contains(index) else {
        restrengthen(index, below: cost.below, above: cost.above)
        continue
      }
      // What isn't required of it remains.
      restrengthen(
        index, below: cost.below == .required ? .none : cost.below,
        above: cost.above == .required ? .none : cost.above)
    }
  }

  /// The required constraints of which some are active for a test.
  private struct Trial {
    let costs: [Int: Cost]
    var active: [Int] = []
  }

  /// Makes only some of the required constraints active.
  private mutating func activate(_ constraints: [Int], _ trial: inout Trial) {
    for index in trial.active { restrengthen(index, below: .none, above: .none) }
    for index in constraints {
      let cost = trial.costs[index]!
      restrengthen(
        index, below: cost.below == .required ? .required : .none,
        above: cost.above == .required ? .required : .none)
    }
    trial.active = constraints
  }

  private mutating func isFeasible(_ constraints: [Int], _ trial: inout Trial) -> Bool {
    activate(constraints, &trial)
    begin()
    _ = optimize(.required)
    return satisfiesRequired
  }

  /// Returns a smallest part of some constraints that contradicts given ones, earlier constraints
  /// first. This is the algorithm "QuickXplain".
  private mutating func contradiction(
    among candidates: [Int], given: [Int], isKnown: Bool, _ trial: inout Trial
  ) -> [Int] {
    if !isKnown, !isFeasible(given, &trial) { return [] }
    if candidates.count < 2 { return candidates }
    let first = Array(candidates.prefix(candidates.count / 2))
    let second = Array(candidates.dropFirst(first.count))
    let fromSecond = contradiction(among: second, given: given + first, isKnown: false, &trial)
    let fromFirst = contradiction(
      among: first, given: given + fromSecond, isKnown: fromSecond.isEmpty, &trial)
    return fromFirst + fromSecond
  }

  /// Lets broken constraints apply again.
  mutating func mendBroken() {
    for (index, cost) in zip(broken, brokenCosts) {
      restrengthen(index, below: cost.below, above: cost.above)
    }
    broken = []
    brokenCosts = []
  }
}
