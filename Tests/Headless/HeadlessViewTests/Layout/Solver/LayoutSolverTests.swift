import HeadlessModels
import HeadlessUIKit
import Testing

struct LayoutSolverTests {
  @Test func `every system of two constraints of two unknowns is solved as by brute force`() {
    #expect(LayoutSolverWalk.everyPair() == nil)
  }

  /// `HeadlessModelCheck` solves many more.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `changed systems are solved as by brute force, and as new ones`(seed: UInt64) {
    #expect(LayoutSolverWalk.changedSystems(worlds: 5, seed: seed) == nil)
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
    #expect((solver.solve().count, solver.value(of: width)) == (0, 20))
  }

  @Test func `a choice is decided: lengths first, and the first unknown first`() {
    var solver = LayoutSolver()
    let position = solver.addVariable(.position)
    let first = solver.addVariable(.length)
    let second = solver.addVariable(.length)
    var sum = LinearExpression()
    for variable in [position, first, second] { sum.add(variable) }
    _ = solver.addConstraint(sum, bound: 30, below: .required, above: .required)
    func values() -> [Double] {
      _ = solver.solve()
      return [position, first, second].map { solver.value(of: $0) }
    }
    let free = values()
    var edge = LinearExpression()
    edge.add(position)
    let pinned = solver.addConstraint(edge, bound: 10, below: .required, above: .required)
    let fixed = values()
    solver.removeConstraint(pinned)
    #expect([free, fixed, values()] == [[30, 0, 0], [10, 0, 20], [30, 0, 0]])
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
    let values = widths.map { solver.value(of: $0) }
    solver.setBound(100, of: total)
    let rest = solver.solve()
    #expect(rest.isEmpty)
    #expect(
      [values, widths.map { solver.value(of: $0) }] == [
        [10, 10, 10, 10, 10, 0, 0, 0, 0, 0], Array(repeating: 10, count: 10),
      ])
  }

  @Test func `of a broken constraint, the side that isn't required remains`() {
    var solver = LayoutSolver()
    let width = solver.addVariable(.length)
    var left = LinearExpression()
    left.add(width)
    let low = SolverStrength(priority: 1)
    _ = solver.addConstraint(left, bound: 5, below: .none, above: .required)
    _ = solver.addConstraint(left, bound: 8, below: .required, above: low)
    #expect((solver.solve().count, solver.value(of: width)) == (1, 0))
  }
}
