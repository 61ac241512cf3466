extension LayoutSolver {
  /// Determines all values.
  ///
  /// - Returns: The contradictions among the required constraints.
  package mutating func solve() -> [SolverConflict] {
    if isSolved { return conflicts }
    mendBroken()
    begin()
    var isOpen = optimize(.required)
    conflicts = []
    if !satisfiesRequired {
      breakConflicts()
      begin()
      isOpen = optimize(.required)
    }
    for level in levels where isOpen && level.strength < .required {
      isOpen = optimize(level.strength)
    }
    for unknown in lengths + positions where isOpen {
      isOpen = optimize(variables[unknown].above)
    }
    computeValues()
    isSolved = true
    return conflicts
  }

  /// A Boolean value that indicates whether all required constraints are satisfied, and no length
  /// is negative.
  var satisfiesRequired: Bool {
    tableau.rows.allSatisfy { variable in
      let cost = variables[variable]
      let error = cost.value - cost.bound
      return !(cost.above == .required && error > Self.tolerance)
        && !(cost.below == .required && error < -Self.tolerance)
    }
  }
}
