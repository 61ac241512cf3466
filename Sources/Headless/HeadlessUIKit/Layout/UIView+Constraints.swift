import Foundation

extension UIView {
  /// Sets the frames of the views and guides that the constraints inside the view place.
  ///
  /// If a superview's constraints place the view, they include this view's constraints.
  func resolveConstraints() {
    prepareConstraints()
    guard isConstrained && !heldConstraints.isEmpty || containsSelfPlacingView else { return }
    if let owner = layoutOwner, owner.layoutEngine?.absorbs(self) == true { return }
    for view in subviews { view.updateConstraintsThroughout() }
    let engine = currentEngine()
    engine.solve(LayoutEngine.RootSize(size: bounds.size))
    let scale = ListMetrics.current.characterSize == nil ? traitCollection.displayScale : 0
    let solution = engine.solution
    for box in engine.boxes { box.place(solution, scale: scale) }
    for view in engine.absorbed { view.layoutOwner = self }
  }

  private var containsSelfPlacingView: Bool {
    // A closure would check its actor each time.
    for view in children where view.placesItself { return true }
    return false
  }

  /// Returns the size that the view's constraints determine, or the size of its content if there
  /// are none.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsThroughout()
    guard !heldConstraints.isEmpty else { return naturalSize(target, horizontal, vertical) }
    let engine = currentEngine()
    engine.solve(
      LayoutEngine.RootSize(size: target, horizontal: horizontal, vertical: vertical))
    return engine.size
  }

  private func naturalSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let natural = intrinsicContentSize
    let fitting = sizeThatFits(target)
    let keepsWidth = horizontal == .required
    let width = keepsWidth ? target.width : natural.width >= 0 ? natural.width : fitting.width
    if vertical == .required { return CGSize(width: width, height: target.height) }
    if keepsWidth, wrapsContent { return CGSize(width: width, height: contentHeight(width: width)) }
    return CGSize(width: width, height: natural.height >= 0 ? natural.height : fitting.height)
  }

  private func currentEngine() -> LayoutEngine {
    if let engine = layoutEngine, !engine.isOutdated { return engine }
    let engine = LayoutEngine(self)
    layoutEngine = engine
    return engine
  }

  /// Calls `updateConstraints()` where it was requested, in this view and the views inside it.
  func updateConstraintsThroughout() {
    for view in subviews { view.updateConstraintsThroughout() }
    prepareConstraints()
    updateConstraintsIfNeeded()
  }

  // MARK: Changes

  /// Requests a layout of the views whose constraints refer to the view.
  ///
  /// - Parameter isStructural: True if constraints were added or removed, or the view is placed in
  ///   another way than before.
  func layoutInputsDidChange(isStructural: Bool = false) {
    guard isConstrained else { return }
    var view: UIView? = self
    while let current = view {
      if let engine = current.layoutEngine,
        engine.contains(self) || isStructural && current === superview
      {
        if isStructural { current.layoutEngine = nil }
        current.setNeedsLayout()
      }
      view = current.superview
    }
  }

  /// Requests a layout of the views whose constraints refer to a view inside this one, after a
  /// change of its frame.
  func frameDidChange(of view: UIView) {
    var ancestor: UIView? = self
    while let current = ancestor {
      if let engine = current.layoutEngine, engine.contains(view) { current.setNeedsLayout() }
      ancestor = current.superview
    }
  }

  /// Deactivates the constraints between the views inside the view and those outside, which a view
  /// loses when it leaves its superview.
  func releaseOuterConstraints() {
    release(constraintsFrom: superview) { item in
      LayoutBox.container(of: item)?.isDescendant(of: self) == true
    }
    layoutInputsDidChange(isStructural: true)
  }

  /// Deactivates the constraints with certain items that a view or its superviews hold.
  func release(constraintsFrom innermost: UIView?, with isAffected: (AnyObject) -> Bool) {
    var view = innermost
    while let holder = view {
      for constraint in holder.heldConstraints {
        let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
        if items.contains(where: isAffected) { holder.release(constraint) }
      }
      view = holder.superview
    }
  }

  // MARK: Reading direction

  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a rectangle of the view as it is in the view's reading direction, which was computed
  /// for reading from left to right.
  final func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
    return frame
  }

  // MARK: Debugging

  /// The engine that places the view, after the last layout.
  private var placingEngine: LayoutEngine? {
    var view: UIView? = superview
    while let current = view {
      if let engine = current.layoutEngine, engine.isAmbiguous(self) != nil { return engine }
      view = current.superview
    }
    return nil
  }

  /// A Boolean value that indicates whether the constraints leave a choice for the view's frame.
  final var isPlacedAmbiguously: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return placingEngine?.isAmbiguous(self) ?? true
  }

  /// Places the view, and those that constraints place together with it, in another way that
  /// satisfies the constraints.
  final func showOtherSolution() {
    guard hasAmbiguousLayout, let engine = placingEngine else { return }
    let other = engine.otherSolution()
    for box in engine.boxes { box.place(other, scale: 0) }
  }

  /// Returns the constraints that determine the view's position and length along an axis: those
  /// that refer to it, those of the views and guides to which they relate it, and so on.
  final func constraintsThatPlace(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = placingEngine ?? layoutEngine else { return [] }
    let all = engine.rows.map(\.constraint).filter { constraint in
      constraint.firstAttribute.axis == axis || constraint.secondAttribute.axis == axis
    }
    var items: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var affecting: Set<ObjectIdentifier> = []
    var count = -1
    while count != affecting.count {
      count = affecting.count
      for constraint in all {
        let ends = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
        guard ends.contains(where: { items.contains(ObjectIdentifier($0)) }) else { continue }
        affecting.insert(ObjectIdentifier(constraint))
        // What the root determines doesn't relate the views inside it with each other.
        for end in ends where LayoutBox.container(of: end) !== engine.root {
          items.insert(ObjectIdentifier(end))
        }
      }
    }
    return all.filter { affecting.contains(ObjectIdentifier($0)) }
  }
}
