package import HeadlessUIKit

/// A small system of constraints, and its solution by brute force.
///
/// The costs are linear between the bounds of constraints and unknowns, so that the solution is one
/// of the points where as many bounds cross as there are unknowns.
package struct SmallSystem {
  package struct Constraint: CustomStringConvertible {
    package var coefficients: [Fraction]
    package var relation: Int
    package var bound: Fraction
    package var priority: Int

    package init(coefficients: [Fraction], relation: Int, bound: Fraction, priority: Int) {
      self.coefficients = coefficients
      self.relation = relation
      self.bound = bound
      self.priority = priority
    }

    package var description: String {
      let sides = ["<=", "==", ">="]
      return "\(coefficients) \(sides[relation + 1]) \(bound) @\(priority)"
    }

    /// The strengths of errors below and above the bound.
    package var strengths: (below: SolverStrength, above: SolverStrength) {
      let strength = SolverStrength(priority: Double(priority))
      return (relation >= 0 ? strength : .none, relation <= 0 ? strength : .none)
    }

    package func error(at point: [Fraction]) -> Fraction {
      let left = zip(coefficients, point).reduce(Fraction(0)) { $0 + $1.0 * $1.1 }
      let error = left - bound
      if relation < 0 { return max(error, Fraction(0)) }
      if relation > 0 { return max(Fraction(0) - error, Fraction(0)) }
      return error.magnitude
    }
  }

  /// Whether each unknown is a length.
  package var lengths: [Bool]
  package var constraints: [Constraint] = []

  package init(lengths: [Bool], constraints: [Constraint] = []) {
    self.lengths = lengths
    self.constraints = constraints
  }

  /// The points at which as many bounds as there are unknowns cross.
  package func corners() -> [[Fraction]] {
    let count = lengths.count
    var planes = constraints.map { ($0.coefficients, $0.bound) }
    for index in 0..<count {
      var unit = [Fraction](repeating: Fraction(0), count: count)
      unit[index] = Fraction(1)
      planes.append((unit, Fraction(0)))
    }
    // Several constraints can have the same bound.
    var seen: Set<[Fraction]> = []
    planes = planes.filter { seen.insert($0.0 + [$0.1]).inserted }
    var corners: Set<[Fraction]> = []
    func choose(_ start: Int, _ chosen: [Int]) {
      if chosen.count == count {
        if let corner = Self.crossing(chosen.map { planes[$0] }) { corners.insert(corner) }
        return
      }
      for next in start..<planes.count { choose(next + 1, chosen + [next]) }
    }
    choose(0, [])
    return Array(corners)
  }

  private static func crossing(_ planes: [([Fraction], Fraction)]) -> [Fraction]? {
    var rows = planes.map { $0.0 + [$0.1] }
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { rows[$0][column].numerator != 0 }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      let head = rows[column][column]
      rows[column] = rows[column].map { $0 / head }
      for other in 0..<count where other != column && rows[other][column].numerator != 0 {
        let factor = rows[other][column]
        rows[other] = zip(rows[other], rows[column]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[count] }
  }

  /// The solution, and the required constraints that are broken.
  package func solution() -> (point: [Fraction], broken: [Int]) {
    var corners = corners().filter { corner in
      zip(lengths, corner).allSatisfy { !$0 || $1 >= Fraction(0) }
    }
    var broken: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.priority == 1000 {
      let satisfying = corners.filter { constraint.error(at: $0).numerator == 0 }
      if satisfying.isEmpty { broken.append(index) } else { corners = satisfying }
    }
    let levels = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    for level in levels {
      corners = Self.minimal(corners) { corner in
        constraints.filter { $0.priority == level }
          .reduce(Fraction(0)) { $0 + $1.error(at: corner) }
      }
    }
    let order = lengths.indices.filter { lengths[$0] } + lengths.indices.filter { !lengths[$0] }
    for unknown in order { corners = Self.minimal(corners) { $0[unknown].magnitude } }
    return (corners[0], broken)
  }

  private static func minimal(
    _ corners: [[Fraction]], _ cost: ([Fraction]) -> Fraction
  ) -> [[Fraction]] {
    let costs = corners.map(cost)
    guard let least = costs.min() else { return [] }
    return zip(corners, costs).filter { $1 == least }.map(\.0)
  }

  /// Returns whether no required constraint contradicts the others.
  package func isFeasible(_ part: [Constraint]) -> Bool {
    SmallSystem(lengths: lengths, constraints: part).solution().broken.isEmpty
  }
}
