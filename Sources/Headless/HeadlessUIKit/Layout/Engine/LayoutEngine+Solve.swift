import Foundation

extension LayoutEngine {
  /// A given size of the root. Each length has a priority.
  struct RootSize {
    var size: CGSize
    var horizontal = UILayoutPriority.required
    var vertical = UILayoutPriority.required
  }

  /// The limit on solutions if heights depend on widths that depend on heights.
  private static let rounds = 4

  /// Solves the constraints with a size of the root.
  func solve(_ rootSize: RootSize) {
    set(rootSize.size.width, rootSize.horizontal, of: rootSizes[0])
    set(rootSize.size.height, rootSize.vertical, of: rootSizes[1])
    readRows(rootWidth: rootSize.horizontal == .required ? rootSize.size.width : nil)
    // Heights of wrapped content usually remain. If widths depend on them, begin anew, so that
    // the solution does not depend on the last one.
    for box in boxes { box.updateContents(&solver, keepsHeight: !crossesAxes) }
    rootBox.updateContents(&solver, keepsHeight: !crossesAxes)
    shared = nil
    var conflicts = solver.solve()
    share()
    for _ in 0..<Self.rounds {
      var isChanged = rootBox.updateHeight(&solver, at: shared)
      for box in boxes where box.updateHeight(&solver, at: shared) { isChanged = true }
      if !isChanged { break }
      shared = nil
      conflicts = solver.solve()
      share()
    }
    if !conflicts.isEmpty { report(conflicts, rootSize) }
  }

  /// The size of the root in the last solution.
  var size: CGSize { rootBox.frame(solution).size }

  private func set(_ length: CGFloat, _ priority: UILayoutPriority, of constraint: SolverVariable) {
    solver.setBound(max(length.bounded, 0), of: constraint)
    solver.setStrengths(below: priority.strength, above: priority.strength, of: constraint)
  }

  /// Reads the constants, priorities and parameters of the constraints.
  private func readRows(rootWidth: CGFloat?) {
    for (index, parameter) in parameters.enumerated() {
      values[index] = parameter.value(in: root, width: rootWidth)
    }
    for index in rows.indices {
      let row = rows[index]
      var bound = row.constraint.constant.bounded - row.constant
      for parameter in row.parameters {
        bound -= values[parameter.index] * parameter.coefficient
      }
      solver.setBound(bound, of: row.variable)
      if row.priority != row.constraint.priority {
        rows[index].priority = row.constraint.priority
        setStrengths(of: rows[index])
      }
    }
  }

  // MARK: Conflicts

  /// Reports constraints that contradict each other, unless the root has no size yet.
  private func report(_ conflicts: [SolverConflict], _ rootSize: RootSize) {
    for conflict in conflicts {
      let axes = conflict.constraints.map { rootSizes.firstIndex(of: $0) }
      if axes.contains(0), rootSize.size.width <= 0 { continue }
      if axes.contains(1), rootSize.size.height <= 0 { continue }
      guard let broken = constraint(conflict.broken, rootSize) else { continue }
      let constraints = conflict.constraints.compactMap { constraint($0, rootSize) }
      let names = constraints.map { constraint in
        constraint.holder == nil && constraint.identifier != nil
          ? nil : ObjectIdentifier(constraint)
      }
      guard !broken.reportedConflicts.contains(names) else { continue }
      broken.reportedConflicts.append(names)
      UnsatisfiableConstraints.handler(
        UnsatisfiableConstraints(constraints: constraints, broken: broken))
    }
  }

  /// Returns the constraint of the solver's variable. The root's size has one with UIKit's name.
  private func constraint(_ variable: SolverVariable, _ size: RootSize) -> NSLayoutConstraint? {
    if let row = rows.first(where: { $0.variable == variable }) { return row.constraint }
    for box in [rootBox] + boxes {
      if let constraint = box.contentConstraint(variable, solver) { return constraint }
    }
    guard let axis = rootSizes.firstIndex(of: variable) else { return nil }
    let constraint = NSLayoutConstraint(
      item: root, attribute: axis == 0 ? .width : .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1,
      constant: axis == 0 ? size.size.width.bounded : size.size.height.bounded)
    constraint.identifier = "UIView-Encapsulated-Layout-\(axis == 0 ? "Width" : "Height")"
    return constraint
  }
}
