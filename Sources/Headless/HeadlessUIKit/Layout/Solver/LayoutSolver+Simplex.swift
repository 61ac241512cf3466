extension LayoutSolver {
  /// The memory that a solution needs temporarily.
  struct Workspace {
    /// For each column, true if its variable may grow or shrink without an error of a stronger
    /// level.
    var mayGrow: [Bool] = []
    var mayShrink: [Bool] = []
    /// The change of the level's errors for a unit of growth of each column's variable.
    var gradient: [Double] = []
    var crossings: [Crossing] = []
  }

  /// The place where a basic variable reaches its bound.
  struct Crossing {
    var distance: Double
    var variable: Int
    var row: Int
    var steepening: Double
  }

  /// The largest error that is a rounding error.
  static let tolerance = 1e-7
  /// The largest change of a level's errors for a unit of growth that is a rounding error.
  static let flatness = 1e-9

  /// Computes the values of the basic variables from those of the others, which are at their
  /// bounds.
  mutating func computeValues() {
    let columns = tableau.columns
    for column in columns { variables[column].value = variables[column].bound }
    let values = columns.map { variables[$0].bound }
    for (row, variable) in tableau.rows.enumerated() {
      variables[variable].value = tableau.sum(ofRow: row, values)
    }
  }

  /// Begins a solution at the current tableau.
  mutating func begin() {
    computeValues()
    let width = tableau.columns.count
    workspace.mayGrow = Array(repeating: true, count: width)
    workspace.mayShrink = Array(repeating: true, count: width)
    workspace.gradient = Array(repeating: 0, count: width)
  }

  /// Minimizes the sum of the errors of a level without increasing those of stronger ones.
  ///
  /// - Returns: False if the stronger levels and this one determine everything.
  mutating func optimize(_ level: SolverStrength) -> Bool {
    for variable in tableau.rows where variables[variable].strongest == level {
      variables[variable].isAbove = variables[variable].value >= variables[variable].bound
    }
    // The rule of the steepest descent is fast. Bland's rule always ends.
    let patience = 2 * (tableau.rows.count + tableau.columns.count) + 20
    var round = 0
    while true {
      computeGradient(level)
      guard let (column, grows) = entering(level, first: round > patience) else { break }
      round += 1
      guard move(column, grows: grows, level), round < 50 * patience else { break }
    }
    return freeze(level)
  }

  private mutating func computeGradient(_ level: SolverStrength) {
    let width = tableau.columns.count
    for column in 0..<width { workspace.gradient[column] = 0 }
    for (row, variable) in tableau.rows.enumerated() {
      let cost = variables[variable]
      let slope: Double
      if cost.isAbove {
        if cost.above != level { continue }
        slope = 1
      } else {
        if cost.below != level { continue }
        slope = -1
      }
      tableau.add(row, times: slope, to: &workspace.gradient)
    }
  }

  /// Returns the column and direction that reduce the errors of a level: the steepest ones, or
  /// those of the first variable. Of equally steep ones, they are the first variable's.
  private func entering(_ level: SolverStrength, first: Bool) -> (column: Int, grows: Bool)? {
    var best: (column: Int, grows: Bool)?
    var steepest = -Self.flatness
    for column in tableau.columns.indices {
      let gradient = workspace.gradient[column]
      if gradient == 0 { continue }
      let grows = gradient < 0
      guard grows ? workspace.mayGrow[column] : workspace.mayShrink[column] else { continue }
      let variable = tableau.columns[column]
      let cost = variables[variable]
      let slope = ((grows ? cost.above : cost.below) == level ? 1 : 0) - abs(gradient)
      guard slope < -Self.flatness else { continue }
      if let best {
        let isFirst = variable < tableau.columns[best.column]
        let isAsSteep = slope < steepest + Self.flatness
        let isSteeper = slope < steepest - Self.flatness
        guard first ? isFirst : isSteeper || isAsSteep && isFirst else { continue }
      }
      steepest = slope
      best = (column, grows)
    }
    return best
  }

  /// Moves the variable of a column until the errors of the level grow, or a stronger error would,
  /// and exchanges it with the variable that reaches its bound there.
  private mutating func move(_ column: Int, grows: Bool, _ level: SolverStrength) -> Bool {
    let entering = tableau.columns[column]
    let direction = grows ? 1.0 : -1.0
    var slope = direction * workspace.gradient[column]
    if (grows ? variables[entering].above : variables[entering].below) == level { slope += 1 }
    findCrossings(column, direction, level)
    var leaving: Crossing?
    for crossing in workspace.crossings {
      slope += crossing.steepening
      if slope >= -Self.flatness {
        leaving = crossing
        break
      }
      variables[crossing.variable].isAbove.toggle()
    }
    // Errors aren't negative, so their sum grows in the end.
    guard let leaving else { return false }
    let distance = leaving.distance
    let steps = direction * distance
    for (row, variable) in tableau.rows.enumerated() {
      variables[variable].value += steps * tableau[row, column]
    }
    variables[entering].value = variables[entering].bound + steps
    variables[entering].isAbove = grows
    let cost = variables[leaving.variable]
    variables[leaving.variable].value = cost.bound
    let mayGoOn = cost.strongest <= level
    workspace.mayGrow[column] = cost.isAbove || mayGoOn
    workspace.mayShrink[column] = !cost.isAbove || mayGoOn
    tableau.exchange(row: leaving.row, column: column)
    return true
  }

  /// Collects the bounds that basic variables reach, nearest first, when a column's variable moves.
  private mutating func findCrossings(
    _ column: Int, _ direction: Double, _ level: SolverStrength
  ) {
    workspace.crossings.removeAll(keepingCapacity: true)
    for (row, variable) in tableau.rows.enumerated() {
      let rate = direction * tableau[row, column]
      guard abs(rate) > Self.flatness else { continue }
      let cost = variables[variable]
      guard cost.strongest >= level, cost.isAbove == (rate < 0) else { continue }
      var steepening = 0.0
      if cost.strongest > level {
        steepening = .infinity
      } else {
        if cost.below == level { steepening += abs(rate) }
        if cost.above == level { steepening += abs(rate) }
      }
      workspace.crossings.append(
        Crossing(
          distance: max((cost.bound - cost.value) / rate, 0), variable: variable, row: row,
          steepening: steepening))
    }
    workspace.crossings.sort {
      $0.distance == $1.distance ? $0.variable < $1.variable : $0.distance < $1.distance
    }
  }

  /// Forbids what would increase the errors of a level from now on. Returns false if nothing
  /// remains allowed.
  private mutating func freeze(_ level: SolverStrength) -> Bool {
    var remains = false
    for column in tableau.columns.indices {
      let cost = variables[tableau.columns[column]]
      let gradient = workspace.gradient[column]
      if gradient + (cost.above == level ? 1 : 0) > Self.flatness {
        workspace.mayGrow[column] = false
      }
      if (cost.below == level ? 1 : 0) - gradient > Self.flatness {
        workspace.mayShrink[column] = false
      }
      if workspace.mayGrow[column] || workspace.mayShrink[column] { remains = true }
    }
    return remains
  }
}
