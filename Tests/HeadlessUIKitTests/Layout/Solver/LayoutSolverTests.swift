import HeadlessUIKit
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct LayoutSolverTests {
  @Test func `every system of two constraints of two unknowns is solved as by brute force`() {
    let catalog = Self.catalog
    for first in catalog {
      for second in catalog {
        var world = World(lengths: [true, false])
        world.add(first)
        world.add(second)
        world.check("\(first), \(second)")
      }
    }
  }

  @Test(arguments: 0..<20) func `changed systems are solved as by brute force, and as new ones`(
    seed: UInt64
  ) {
    for number in 0..<10 {
      var random = SeededGenerator(seed: seed * 1000 + UInt64(number))
      var world = World(
        lengths: (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Bool.random(using: &random)
        })
      for step in 0..<10 {
        world.change(&random)
        world.check("seed \(seed), world \(number), step \(step): \(world.system)")
      }
    }
  }

  @Test func `no number of weaker constraints outweighs a stronger one`() {
    var solver = LayoutSolver()
    let width = solver.addVariable(.length)
    var left = LinearExpression()
    left.add(width)
    let low = SolverStrength(priority: 250)
    let high = SolverStrength(priority: 250.5)
    for _ in 0..<100 { _ = solver.addConstraint(left, bound: 10, below: low, above: low) }
    _ = solver.addConstraint(left, bound: 20, below: high, above: high)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: width) == 20)
  }

  @Test func `a choice is decided: lengths first, and the first unknown first`() {
    var solver = LayoutSolver()
    let position = solver.addVariable(.position)
    let first = solver.addVariable(.length)
    let second = solver.addVariable(.length)
    var sum = LinearExpression()
    for variable in [position, first, second] { sum.add(variable) }
    _ = solver.addConstraint(sum, bound: 30, below: .required, above: .required)
    _ = solver.solve()
    #expect([position, first, second].map { solver.value(of: $0) } == [30, 0, 0])
    var edge = LinearExpression()
    edge.add(position)
    let pinned = solver.addConstraint(edge, bound: 10, below: .required, above: .required)
    _ = solver.solve()
    #expect([position, first, second].map { solver.value(of: $0) } == [10, 0, 20])
    solver.removeConstraint(pinned)
    _ = solver.solve()
    #expect(solver.value(of: position) == 30)
  }

  @Test func `of a chain that doesn't fit, the constraint added last is broken`() {
    var solver = LayoutSolver()
    let widths = (0..<10).map { _ in solver.addVariable(.length) }
    var sum = LinearExpression()
    for width in widths { sum.add(width) }
    let total = solver.addConstraint(sum, bound: 50, below: .none, above: .required)
    let parts = widths.map { width in
      var left = LinearExpression()
      left.add(width)
      return solver.addConstraint(left, bound: 10, below: .required, above: .required)
    }
    let conflicts = solver.solve()
    #expect(conflicts.map(\.broken) == Array(parts[5...]))
    #expect(conflicts[0].constraints == [total] + parts[...5])
    #expect(widths.map { solver.value(of: $0) } == [10, 10, 10, 10, 10, 0, 0, 0, 0, 0])
    solver.setBound(100, of: total)
    #expect(solver.solve().isEmpty)
    #expect(widths.map { solver.value(of: $0) } == Array(repeating: 10, count: 10))
  }

  @Test func `of a broken constraint, the side that isn't required remains`() {
    var solver = LayoutSolver()
    let width = solver.addVariable(.length)
    var left = LinearExpression()
    left.add(width)
    let low = SolverStrength(priority: 1)
    _ = solver.addConstraint(left, bound: 5, below: .none, above: .required)
    _ = solver.addConstraint(left, bound: 8, below: .required, above: low)
    #expect(solver.solve().count == 1)
    #expect(solver.value(of: width) == 0)
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
private struct World {
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

  /// Compares the solutions.
  mutating func check(_ name: String) {
    let conflicts = solver.solve()
    let (point, broken) = system.solution()
    expect(solver, unknowns, point, name)
    #expect(
      conflicts.map { constraints.firstIndex(of: $0.broken) } == broken, "\(name)")
    for conflict in conflicts { check(conflict, name) }

    var fresh = World(lengths: system.lengths)
    for constraint in system.constraints { fresh.add(constraint) }
    _ = fresh.solver.solve()
    expect(fresh.solver, fresh.unknowns, point, "\(name), anew")
  }

  private func expect(
    _ solver: LayoutSolver, _ unknowns: [SolverVariable], _ point: [Fraction], _ name: String
  ) {
    let values = unknowns.map { solver.value(of: $0) }
    let isEqual = zip(values, point).allSatisfy { abs($0 - $1.double) < 1e-6 }
    #expect(isEqual, "\(name): \(values) instead of \(point)")
  }

  /// Checks that the constraints of a conflict contradict each other, and no part of them does.
  private func check(_ conflict: SolverConflict, _ name: String) {
    let set = conflict.constraints.map { variable in
      system.constraints[constraints.firstIndex(of: variable)!]
    }
    #expect(!system.isFeasible(set), "\(name)")
    for index in set.indices {
      #expect(system.isFeasible(set.indices.filter { $0 != index }.map { set[$0] }), "\(name)")
    }
  }
}
