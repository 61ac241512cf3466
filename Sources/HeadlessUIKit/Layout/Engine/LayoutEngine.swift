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
  /// The views and guides whose frames are unknown, in the order in which constraints refer to them.
  var boxes: [LayoutBox] = []
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
  /// The views to which constraints refer, the views between them and the root, and the root.
  private var members: Set<ObjectIdentifier> = []
  /// The views, other than the root, whose constraints the engine includes.
  private(set) var absorbed: [UIView] = []
  private var boxIndices: [ObjectIdentifier: Int] = [:]
  private var parameterIndices: [ParameterKey: Int] = [:]

  /// A constraint in the solver.
  struct Row {
    let constraint: NSLayoutConstraint
    let variable: SolverVariable
    /// The parts of the left side that are not unknown.
    let form: LayoutForm
    var priority: UILayoutPriority
  }

  private struct ParameterKey: Hashable {
    let view: ObjectIdentifier
    let kind: LayoutParameter.Kind
  }

  init(_ root: UIView) {
    self.root = root
    isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
    rootBox = LayoutBox(root, &solver, isRoot: true)
    for length in rootBox.lengths {
      var left = LinearExpression()
      left.add(length)
      rootSizes.append(
        solver.addConstraint(left, bound: 0, below: .required, above: .required))
    }
    let constraints = collectConstraints()
    for constraint in constraints { add(constraint) }
    values = Array(repeating: 0, count: parameters.count)
    parameterIndices = [:]
  }

  /// Returns whether the engine's constraints refer to a view, or to a view inside it.
  func contains(_ view: UIView) -> Bool { members.contains(ObjectIdentifier(view)) }

  /// Returns whether the engine places the view, or a view inside it, so that it includes the view's
  /// constraints.
  func absorbs(_ view: UIView) -> Bool { absorbed.contains { $0 === view } }

  /// Returns whether the last solution chose the view's frame, or nil if the engine doesn't place
  /// the view.
  ///
  /// A frame was chosen if it changes with other preferences.
  func isAmbiguous(_ view: UIView) -> Bool? {
    guard let index = boxIndices[ObjectIdentifier(view)] else { return nil }
    var other = solver
    for box in boxes {
      for variable in box.lengths + box.origins { other.prefer(1e4, for: variable) }
    }
    _ = other.solve()
    return boxes[index].frame(other) != boxes[index].frame(solver)
  }

  /// A Boolean value that indicates whether the engine can't be used any more because the reading
  /// direction has changed.
  var isOutdated: Bool {
    isRightToLeft != (root.traitCollection.layoutDirection == .rightToLeft)
  }

  // MARK: Construction

  /// Returns the constraints that the root holds, and those that the views hold to which they refer,
  /// in the order of their activation.
  private func collectConstraints() -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = [root]
    var next = 0
    members.insert(ObjectIdentifier(root))
    while next < views.count {
      let view = views[next]
      next += 1
      for constraint in view.heldConstraints {
        constraints.append(constraint)
        include(constraint.firstItem, constraint.firstAttribute, view, &views)
        include(constraint.secondItem, constraint.secondAttribute, view, &views)
      }
    }
    // If required constraints contradict each other, the one activated last is broken.
    return constraints.sorted { $0.serial < $1.serial }
  }

  private func include(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ holder: UIView,
    _ views: inout [UIView]
  ) {
    guard var item else { return }
    if !attribute.isLength { item = edged(item, holder) }
    guard var view = LayoutBox.container(of: item) else { return }
    let isPlaced =
      if item === view {
        item !== root && !view.translatesAutoresizingMaskIntoConstraints
      } else {
        (item as? UILayoutGuide)?.kind.isPlaced == true
      }
    if isPlaced, boxIndices[ObjectIdentifier(item)] == nil {
      boxIndices[ObjectIdentifier(item)] = boxes.count
      boxes.append(LayoutBox(item, &solver))
    }
    // A view whose frame is known is the root of its own constraints, unless constraints from
    // outside place something in it.
    while view !== root {
      members.insert(ObjectIdentifier(view))
      if isPlaced, !absorbed.contains(where: { $0 === view }) {
        absorbed.append(view)
        views.append(view)
      }
      guard let parent = view.superview else { return }
      view = parent
    }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, let holder = constraint.holder else { return }
    var isRightToLeft = isRightToLeft
    if let view = LayoutBox.container(of: first), view.semanticContentAttribute != .unspecified {
      isRightToLeft = view.isRightToLeft
    }
    var form = coordinate(constraint.firstAttribute, first, holder, isRightToLeft)
    if let second = constraint.secondItem {
      form.add(
        coordinate(constraint.secondAttribute, second, holder, isRightToLeft),
        times: -constraint.multiplier)
      let axes = [constraint.firstAttribute.axis, constraint.secondAttribute.axis]
      if let a = axes[0], let b = axes[1], a != b { crossesAxes = true }
    }
    let left = form.unknowns
    guard !left.terms.isEmpty else { return }
    form.unknowns = LinearExpression()
    let variable = solver.addConstraint(left, bound: 0, below: .none, above: .none)
    let row = Row(
      constraint: constraint, variable: variable, form: form, priority: constraint.priority)
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

  private func parameter(_ view: UIView, _ kind: LayoutParameter.Kind) -> LayoutForm {
    let key = ParameterKey(view: ObjectIdentifier(view), kind: kind)
    if let index = parameterIndices[key] { return LayoutForm(parameter: index) }
    parameterIndices[key] = parameters.count
    parameters.append(LayoutParameter(view: view, kind: kind))
    return LayoutForm(parameter: parameters.count - 1)
  }

  private func box(_ item: AnyObject) -> LayoutBox? {
    item === root ? rootBox : boxIndices[ObjectIdentifier(item)].map { boxes[$0] }
  }

  /// Returns an attribute of an item in the coordinates of the view that holds the constraint.
  ///
  /// From right to left, leading and trailing coordinates grow to the left.
  private func coordinate(
    _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, _ holder: UIView,
    _ isRightToLeft: Bool
  ) -> LayoutForm {
    guard let axis = attribute.axis else { return LayoutForm() }
    switch attribute {
    case .notAnAttribute: return LayoutForm()
    case .width, .height: return length(item, axis)
    case .left, .top: return edge(item, axis, holder)
    case .right, .bottom: return end(item, axis, holder)
    case .leading:
      return isRightToLeft
        ? LayoutForm() - end(item, axis, holder) : edge(item, axis, holder)
    case .trailing:
      return isRightToLeft
        ? LayoutForm() - edge(item, axis, holder) : end(item, axis, holder)
    case .centerX, .centerY:
      var center = edge(item, axis, holder)
      center.add(length(edged(item, holder), axis), times: 0.5)
      return center
    case .firstBaseline:
      let top = edge(item, axis, holder)
      return (item as? UIView).map { top + parameter($0, .firstBaseline) } ?? top
    case .lastBaseline:
      let bottom = end(item, axis, holder)
      return (item as? UIView).map { bottom - parameter($0, .lastBaseline) } ?? bottom
    }
  }

  /// Returns the item to whose edges a constraint refers: the content of a scroll view if the
  /// constraint relates it with a view inside it.
  private func edged(_ item: AnyObject, _ holder: UIView) -> AnyObject {
    guard item === holder, let scrollView = item as? UIScrollView, scrollView.scrollsItsConstraints
    else { return item }
    return scrollView.contentLayoutGuide
  }

  private func end(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ holder: UIView
  ) -> LayoutForm {
    edge(item, axis, holder) + length(edged(item, holder), axis)
  }

  private func length(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> LayoutForm {
    if let box = box(item) { return LayoutForm(box.lengths[axis.rawValue]) }
    if let view = item as? UIView { return parameter(view, .frameLength(axis)) }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else {
      return LayoutForm()
    }
    return length(view, axis) - parameter(view, .insetBefore(guide.kind, axis))
      - parameter(view, .insetAfter(guide.kind, axis))
  }

  /// Returns the left or top edge of an item.
  private func edge(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ holder: UIView
  ) -> LayoutForm {
    let item = edged(item, holder)
    if let view = item as? UIView {
      if view === holder { return boundsOrigin(view, axis) }
      return origin(view, axis, in: holder)
    }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else {
      return LayoutForm()
    }
    var form =
      if guide.kind == .scrollContent {
        LayoutForm()
      } else if let box = box(guide) {
        LayoutForm(box.origins[axis.rawValue])
      } else {
        boundsOrigin(view, axis) + parameter(view, .insetBefore(guide.kind, axis))
      }
    if view !== holder {
      form.add(origin(view, axis, in: holder))
      form.add(boundsOrigin(view, axis), times: -1)
    }
    return form
  }

  /// Returns the origin of a view's frame in the coordinates of an ancestor.
  private func origin(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, in holder: UIView
  ) -> LayoutForm {
    var form = LayoutForm()
    var view = view
    while true {
      if let box = box(view), view !== root {
        form.add(LayoutForm(box.origins[axis.rawValue]))
      } else {
        form.add(parameter(view, .frameOrigin(axis)))
      }
      guard let parent = view.superview, parent !== holder else { return form }
      form.add(boundsOrigin(parent, axis), times: -1)
      view = parent
    }
  }

  /// Returns the origin of a view's bounds, which is zero unless the view scrolls.
  private func boundsOrigin(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutForm {
    guard view is UIScrollView || view.bounds.origin != .zero else { return LayoutForm() }
    return parameter(view, .boundsOrigin(axis))
  }
}
