import Foundation

/// The solver of the constraints inside a view, its root.
///
/// It includes the constraints that the root holds, those of the views to which they refer, and so
/// on. Views that constraints place have unknown frames; what constraints only refer to is read
/// before each solution, as are constants, margins and the sizes of contents. So the tableau of the
/// solver remains as long as the constraints are the same ones.
@MainActor final class LayoutEngine {
  unowned let root: UIView
  var solver = LayoutSolver()
  /// The solution that divides a lack of room among contents of the same priority, if the solver's
  /// own solution doesn't.
  var shared: LayoutSolver?
  private let scope: LayoutScope
  /// The views and guides whose frames are unknown, in the order in which constraints refer to
  /// them.
  private(set) var boxes: [LayoutBox] = []
  var rows: [Row] = []
  var parameters: [LayoutParameter] = []
  /// The values of the parameters.
  var values: [Double] = []
  /// The root's unknown size, and its constraints by the size that is given.
  let rootBox: LayoutBox
  private(set) var rootSizes: [SolverVariable] = []
  /// A Boolean value that indicates whether widths depend on heights.
  private(set) var crossesAxes = false
  private let isRightToLeft: Bool
  private var parameterIndices: [ParameterKey: Int] = [:]

  /// A constraint in the solver.
  struct Row {
    let constraint: NSLayoutConstraint
    let variable: SolverVariable
    /// The parts of the left side that are not unknown.
    let constant: Double
    let parameters: [LayoutForm.Parameter]
    var priority: UILayoutPriority
  }

  private struct ParameterKey: Hashable {
    let view: ObjectIdentifier
    let kind: LayoutParameter.Kind
  }

  init(_ root: UIView) {
    self.root = root
    isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
    scope = LayoutScope(root)
    solver.reserve(
      unknowns: 2 + 4 * scope.items.count, constraints: scope.constraints.count + scope.items.count)
    rootBox = LayoutBox(root, &solver, isRoot: true)
    for length in rootBox.lengths {
      var left = LinearExpression()
      left.add(length)
      rootSizes.append(
        solver.addConstraint(left, bound: 0, below: .required, above: .required))
    }
    boxes = scope.items.map { LayoutBox($0, &solver) }
    rows.reserveCapacity(scope.constraints.count)
    var form = LayoutForm()
    for constraint in scope.constraints { add(constraint, &form) }
    values = Array(repeating: 0, count: parameters.count)
    parameterIndices = [:]
  }

  /// Returns whether the engine's constraints refer to a view, or to a view inside it.
  func contains(_ view: UIView) -> Bool { scope.members.contains(ObjectIdentifier(view)) }

  /// The views, other than the root, whose constraints the engine includes.
  var absorbed: [UIView] { scope.absorbed }

  /// Returns whether the engine places the view, or a view inside it, so that it includes the
  /// view's constraints.
  func absorbs(_ view: UIView) -> Bool { absorbed.contains { $0 === view } }

  /// The solver of the last solution.
  var solution: LayoutSolver { shared ?? solver }

  /// Returns whether the last solution chose the view's frame, or nil if the engine doesn't place
  /// the view.
  ///
  /// A frame was chosen if it changes with other preferences.
  func isAmbiguous(_ view: UIView) -> Bool? {
    guard let box = box(view), view !== root else { return nil }
    return box.frame(otherSolution()) != box.frame(solver)
  }

  /// Returns a solution with other preferences where constraints leave a choice.
  func otherSolution() -> LayoutSolver {
    var other = solver
    for box in boxes {
      for variable in box.lengths + box.origins { other.prefer(1e4, for: variable) }
    }
    _ = other.solve()
    return other
  }

  /// A Boolean value that indicates whether the engine can't be used any more because the reading
  /// direction has changed, or the content view was replaced.
  var isOutdated: Bool {
    isRightToLeft != (root.traitCollection.layoutDirection == .rightToLeft)
      || scope.content !== root.hostedContent
  }

  // MARK: Construction

  private func add(_ constraint: NSLayoutConstraint, _ form: inout LayoutForm) {
    guard let first = constraint.firstItem, let holder = constraint.holder else { return }
    var isRightToLeft = isRightToLeft
    if let view = LayoutBox.container(of: first), view.semanticContentAttribute != .unspecified {
      isRightToLeft = view.isRightToLeft
    }
    form.removeAll()
    addCoordinate(constraint.firstAttribute, first, holder, isRightToLeft, 1, &form)
    if let second = constraint.secondItem {
      addCoordinate(
        constraint.secondAttribute, second, holder, isRightToLeft, -constraint.multiplier, &form)
      if let a = constraint.firstAttribute.axis, let b = constraint.secondAttribute.axis, a != b {
        crossesAxes = true
      }
    }
    guard !form.unknowns.terms.isEmpty else { return }
    let variable = solver.addConstraint(form.unknowns, bound: 0, below: .none, above: .none)
    let row = Row(
      constraint: constraint, variable: variable, constant: form.constant,
      parameters: form.parameters, priority: constraint.priority)
    setStrengths(of: row)
    rows.append(row)
  }

  /// Passes a constraint's relation and priority to the solver.
  func setStrengths(of row: Row) {
    let strength = SolverStrength(priority: Double(row.priority.rawValue))
    let relation = row.constraint.relation
    solver.setStrengths(
      below: relation == .lessThanOrEqual ? .none : strength,
      above: relation == .greaterThanOrEqual ? .none : strength, of: row.variable)
  }

  // MARK: Coordinates

  private func addParameter(
    _ view: UIView, _ kind: LayoutParameter.Kind, _ factor: Double, _ form: inout LayoutForm
  ) {
    let key = ParameterKey(view: ObjectIdentifier(view), kind: kind)
    let index = parameterIndices[key] ?? parameters.count
    if index == parameters.count {
      parameterIndices[key] = index
      parameters.append(LayoutParameter(view, kind, root: root))
    }
    form.parameters.append(LayoutForm.Parameter(index: index, coefficient: factor))
  }

  private func box(_ item: AnyObject) -> LayoutBox? {
    if item === root { return rootBox }
    guard let index = scope.indices[ObjectIdentifier(item)] else { return nil }
    return boxes[index]
  }

  /// Adds a multiple of an attribute of an item, in the coordinates of the view that holds the
  /// constraint.
  ///
  /// From right to left, leading and trailing coordinates grow to the left.
  private func addCoordinate(
    _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, _ holder: UIView,
    _ isRightToLeft: Bool, _ factor: Double, _ form: inout LayoutForm
  ) {
    guard let axis = attribute.axis else { return }
    var item = item
    if let view = item as? UIView {
      if attribute.isOfMargins {
        item = view.layoutMarginsGuide
      } else if attribute == .firstBaseline {
        item = view.forFirstBaselineLayout
      } else if attribute == .lastBaseline {
        item = view.forLastBaselineLayout
      }
    }
    switch attribute.withoutMargins {
    case .width, .height: addLength(item, axis, factor, &form)
    case .left, .top: addEdge(item, axis, holder, factor, &form)
    case .leading where !isRightToLeft: addEdge(item, axis, holder, factor, &form)
    case .trailing where isRightToLeft: addEdge(item, axis, holder, -factor, &form)
    case .right, .bottom, .trailing: addEnd(item, axis, holder, factor, &form)
    case .leading: addEnd(item, axis, holder, -factor, &form)
    case .centerX, .centerY:
      addEdge(item, axis, holder, factor, &form)
      addLength(edged(item, holder), axis, factor / 2, &form)
    case .firstBaseline:
      addEdge(item, axis, holder, factor, &form)
      if let view = item as? UIView { addParameter(view, .firstBaseline, factor, &form) }
    case .lastBaseline:
      addEnd(item, axis, holder, factor, &form)
      if let view = item as? UIView { addParameter(view, .lastBaseline, -factor, &form) }
    default: break
    }
  }

  private func addEnd(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ holder: UIView, _ factor: Double,
    _ form: inout LayoutForm
  ) {
    addEdge(item, axis, holder, factor, &form)
    addLength(edged(item, holder), axis, factor, &form)
  }

  private func addLength(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
    _ form: inout LayoutForm
  ) {
    if let box = box(item) {
      form.unknowns.add(box.lengths[axis.rawValue], times: factor)
    } else if item === scope.content {
      form.unknowns.add(rootBox.lengths[axis.rawValue], times: factor)
      addParameter(root, .contentBefore(axis), -factor, &form)
      addParameter(root, .contentAfter(axis), -factor, &form)
    } else if let view = item as? UIView {
      addParameter(view, .frameLength(axis), factor, &form)
    } else if let guide = item as? UILayoutGuide, let view = guide.owningView {
      addLength(view, axis, factor, &form)
      addParameter(view, .insetBefore(guide.kind, axis), -factor, &form)
      addParameter(view, .insetAfter(guide.kind, axis), -factor, &form)
    }
  }

  /// Returns the item to whose edges a constraint refers.
  private func edged(_ item: AnyObject, _ holder: UIView) -> AnyObject {
    LayoutScope.edged(item, holder)
  }

  /// Adds the left or top edge of an item.
  private func addEdge(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ holder: UIView, _ factor: Double,
    _ form: inout LayoutForm
  ) {
    let item = edged(item, holder)
    if item === holder {
      return addBoundsOrigin(holder, axis, factor, &form)
    }
    if let view = item as? UIView { return addOrigin(view, axis, holder, factor, &form) }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return }
    if guide.kind != .scrollContent {
      if let box = box(guide) {
        form.unknowns.add(box.origins[axis.rawValue], times: factor)
      } else {
        addBoundsOrigin(view, axis, factor, &form)
        addParameter(view, .insetBefore(guide.kind, axis), factor, &form)
      }
    }
    if view !== holder {
      addOrigin(view, axis, holder, factor, &form)
      addBoundsOrigin(view, axis, -factor, &form)
    }
  }

  /// Adds the origin of a view's frame in the coordinates of an ancestor.
  private func addOrigin(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ holder: UIView, _ factor: Double,
    _ form: inout LayoutForm
  ) {
    var view = view
    while true {
      if view !== root, let box = box(view) {
        form.unknowns.add(box.origins[axis.rawValue], times: factor)
      } else if view === scope.content {
        addParameter(root, .contentBefore(axis), factor, &form)
      } else {
        addParameter(view, .frameOrigin(axis), factor, &form)
      }
      guard let parent = view.superview, parent !== holder else { return }
      addBoundsOrigin(parent, axis, -factor, &form)
      view = parent
    }
  }

  /// Adds the left or top edge of a view in its own coordinates: the origin of its bounds, which is
  /// zero unless the view scrolls, and the distance of its alignment rectangle.
  private func addBoundsOrigin(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ form: inout LayoutForm
  ) {
    let insets = view === root ? .zero : view.alignmentRectInsets
    form.constant += factor * (axis == .horizontal ? insets.left : insets.top)
    guard view is UIScrollView || view.bounds.origin != .zero else { return }
    addParameter(view, .boundsOrigin(axis), factor, &form)
  }
}
