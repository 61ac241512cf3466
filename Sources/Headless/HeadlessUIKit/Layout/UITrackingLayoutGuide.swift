/// A layout guide that activates constraints while it is near an edge of its view, or away from
/// one.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  /// The constraints of an edge.
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edge: NSDirectionalRectEdge
    let isNear: Bool
  }
  private var tracked: [Tracked] = []

  /// The edges that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near an edge. They replace those that
  /// were set for the edge before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(Tracked(constraints: trackingConstraints, edge: edge, isNear: true)) }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.isNear && $0.edge == edge }?.constraints ?? []
  }

  /// Sets the constraints that are active while the guide is away from an edge. They replace those
  /// that were set for the edge before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(Tracked(constraints: trackingConstraints, edge: edge, isNear: false)) }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { !$0.isNear && $0.edge == edge }?.constraints ?? []
  }

  /// Deactivates all tracked constraints, and tracks them no longer.
  open func removeAllTrackedConstraints() {
    let all = tracked
    tracked = []
    for one in all { NSLayoutConstraint.deactivate(one.constraints) }
  }

  private func track(_ new: Tracked) {
    if let index = tracked.firstIndex(where: { $0.isNear == new.isNear && $0.edge == new.edge }) {
      NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
    }
    if !new.constraints.isEmpty { tracked.append(new) }
    let isActive =
      new.isNear ? nearEdges.isSuperset(of: new.edge) : nearEdges.isDisjoint(with: new.edge)
    for constraint in new.constraints { constraint.isActive = isActive }
  }
}

/// The layout guide of the keyboard.
///
/// As there is no keyboard on the screen, it is always at the bottom of the safe area: near the
/// bottom edge and away from the others.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  override var nearEdges: NSDirectionalRectEdge { .bottom }
}
