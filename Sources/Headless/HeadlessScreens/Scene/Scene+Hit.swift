import Foundation

extension Scene {
  /// A group that a touch can hit.
  struct Hit: Equatable, Sendable {
    /// The role of the group.
    var role: Role
    /// The frame in the window's coordinates.
    var frame: CGRect
    /// The state of the group.
    var state: State
  }

  /// Returns the groups with a role at a point of the window, innermost first.
  func hits(at point: CGPoint) -> [Hit] {
    var hits: [Hit] = []
    root.addHits(at: point, origin: .zero, to: &hits)
    return hits.reversed()
  }
}

extension Scene.Group {
  /// Adds the group and its frontmost subgroups. Returns false if the point is outside.
  @discardableResult
  fileprivate func addHits(
    at point: CGPoint, origin: CGPoint, to hits: inout [Scene.Hit]
  ) -> Bool {
    let frame = self.frame.offsetBy(dx: origin.x, dy: origin.y)
    let isInside = frame.contains(point)
    guard isInside || !isClipping else { return false }
    let count = hits.count
    if role != .view, isInside {
      hits.append(Scene.Hit(role: role, frame: frame, state: state))
    }
    for inner in groups.reversed()
    where inner.addHits(at: point, origin: frame.origin, to: &hits) {
      if role != .view, !isInside {
        hits.insert(Scene.Hit(role: role, frame: frame, state: state), at: count)
      }
      return true
    }
    return isInside && !isTransparent
  }

  /// A Boolean value that indicates whether touches pass through the group, which draws nothing.
  private var isTransparent: Bool { role == .view && items.isEmpty }
}
