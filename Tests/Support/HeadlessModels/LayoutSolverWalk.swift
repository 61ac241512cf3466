import HeadlessUIKit
import TestSupport

/// Small systems of constraints, solved by the solver and by brute force.
package enum LayoutSolverWalk {
  /// Solves every pair of constraints of a length and a position.
  ///
  /// - Returns: The first system that went wrong, in words; nil if none did.
  package static func everyPair() -> String? {
    let catalog = Self.catalog
    for first in catalog {
      for second in catalog {
        var world = SolverWorld(lengths: [true, false])
        world.add(first)
        world.add(second)
        if let fault = world.fault() { return "\(first), \(second): \(fault)" }
      }
    }
    return nil
  }

  /// Adds, edits and removes constraints of some systems by chance.
  ///
  /// - Returns: The first step that went wrong, in words; nil if none did.
  package static func changedSystems(worlds: Int, seed: UInt64) -> String? {
    for number in 0..<worlds {
      var random = SeededGenerator(seed: seed &* 1000 &+ UInt64(number))
      var world = SolverWorld(
        lengths: (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Bool.random(using: &random)
        })
      for step in 0..<10 {
        world.change(&random)
        if let fault = world.fault() {
          return "seed \(seed), world \(number), step \(step): \(world.system): \(fault)"
        }
      }
    }
    return nil
  }

  /// Constraints of a length and a position.
  private static var catalog: [SmallSystem.Constraint] {
    var catalog: [SmallSystem.Constraint] = []
    for coefficients in [[1, 0], [0, 1], [1, 1], [1, -2]] {
      for relation in -1...1 {
        for bound in [-1, 2] {
          for priority in [1000, 250] {
            catalog.append(
              SmallSystem.Constraint(
                coefficients: coefficients.map { Fraction($0) }, relation: relation,
                bound: Fraction(bound), priority: priority))
          }
        }
      }
    }
    return catalog
  }
}

/// A system that is solved both by a solver that lives on and by brute force.
struct SolverWorld {
  var system: SmallSystem
  var solver = LayoutSolver()
  let unknowns: [SolverVariable]
  var constraints: [SolverVariable] = []

  init(lengths: [Bool]) {
    system = SmallSystem(lengths: lengths)
    var solver = LayoutSolver()
    unknowns = lengths.map { solver.addVariable($0 ? .length : .position) }
    self.solver = solver
  }

  mutating func add(_ constraint: SmallSystem.Constraint) {
    var left = LinearExpression()
    for (unknown, coefficient) in zip(unknowns, constraint.coefficients) {
      left.add(unknown, times: coefficient.double)
    }
    let (below, above) = constraint.strengths
    system.constraints.append(constraint)
    constraints.append(
      solver.addConstraint(left, bound: constraint.bound.double, below: below, above: above))
  }

  /// Adds, edits or removes a constraint.
  mutating func change(_ random: inout SeededGenerator) {
    let choice = Int.random(in: 0..<10, using: &random)
    if constraints.count < 2 || choice < 5 && constraints.count < 6 {
      return add(Self.constraint(count: unknowns.count, &random))
    }
    let index = Int.random(in: 0..<constraints.count, using: &random)
    let other = Self.constraint(count: unknowns.count, &random)
    switch choice {
    case 0..<7:
      system.constraints[index].bound = other.bound
      solver.setBound(other.bound.double, of: constraints[index])
    case 7:
      system.constraints[index].priority = other.priority
      system.constraints[index].relation = other.relation
      let (below, above) = other.strengths
      solver.setStrengths(below: below, above: above, of: constraints[index])
    default:
      system.constraints.remove(at: index)
      solver.removeConstraint(constraints.remove(at: index))
    }
  }

  private static func constraint(
    count: Int, _ random: inout SeededGenerator
  ) -> SmallSystem.Constraint {
    var coefficients = (0..<count).map { _ in
      Bool.random(using: &random)
        ? Fraction(0)
        : Fraction(Int.random(in: -2...2, using: &random), Int.random(in: 1...2, using: &random))
    }
    if coefficients.allSatisfy({ $0.numerator == 0 }) { coefficients[0] = Fraction(1) }
    return SmallSystem.Constraint(
      coefficients: coefficients, relation: Int.random(in: -1...1, using: &random),
      bound: Fraction(Int.random(in: -5...10, using: &random)),
      priority: [1000, 1000, 1000, 750, 750, 250, 50].randomElement(using: &random)!)
  }

  /// Compares the solutions, and returns how they differ; nil if they don't.
  mutating func fault() -> String? {
    let conflicts = solver.solve()
    let (point, broken) = system.solution()
    if let fault = fault(solver, unknowns, point) { return fault }
    let isBroken = conflicts.map { constraints.firstIndex(of: $0.broken) }
    guard isBroken == broken else { return "\(isBroken) rather than \(broken) are broken" }
    for conflict in conflicts where !isMinimal(conflict) { return "\(conflict) is not minimal" }

    var fresh = SolverWorld(lengths: system.lengths)
    for constraint in system.constraints { fresh.add(constraint) }
    _ = fresh.solver.solve()
    return fault(fresh.solver, fresh.unknowns, point).map { "anew, \($0)" }
  }

  private func fault(
    _ solver: LayoutSolver, _ unknowns: [SolverVariable], _ point: [Fraction]
  ) -> String? {
    for (unknown, value) in zip(unknowns, point) {
      guard abs(solver.value(of: unknown) - value.double) < 1e-6 else {
        return "\(unknowns.map { solver.value(of: $0) }) instead of \(point)"
      }
    }
    return nil
  }

  /// Returns whether the constraints of a conflict contradict each other, and no part of them does.
  private func isMinimal(_ conflict: SolverConflict) -> Bool {
    let set = conflict.constraints.map { variable in
      system.constraints[constraints.firstIndex(of: variable)!]
    }
    return !system.isFeasible(set)
      && set.indices.allSatisfy { index in
        system.isFeasible(set.indices.filter { $0 != index }.map { set[$0] })
      }
  }
}
