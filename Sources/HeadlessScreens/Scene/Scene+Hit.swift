import Foundation

extension Scene {
  /// A group that a finger can meet.
  struct Hit: Equatable, Sendable {
    /// The part that the group plays.
    var role: Role
    /// The frame in the window's coordinates.
    var frame: CGRect
    /// The state of the group.
    var state: State
  }

  /// The groups at a point of the window that play a part, innermost first.
  func hits(at point: CGPoint) -> [Hit] {
    var hits: [Hit] = []
    root.addHits(at: point, origin: .zero, to: &hits)
    return hits.reversed()
  }
}

extension Scene.Group {
  /// Adds the group and the frontmost groups inside it; false if the point is outside.
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

  /// Whether a finger goes through the group, because it shows nothing of its own.
  private var isTransparent: Bool { role == .view && items.isEmpty }
}
