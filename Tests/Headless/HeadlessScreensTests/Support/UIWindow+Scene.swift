import HeadlessScreens
import HeadlessUIKit
import Testing

extension UIWindow {
  /// All groups of the window's scene that have a role, with their frames in the window.
  func groups(where isIncluded: (Scene.Role) -> Bool) -> [Scene.Group] {
    func collect(_ group: Scene.Group, _ origin: CGPoint) -> [Scene.Group] {
      var group = group
      group.frame = group.frame.offsetBy(dx: origin.x, dy: origin.y)
      let inner = group.groups.flatMap { collect($0, group.frame.origin) }
      return (isIncluded(group.role) ? [group] : []) + inner
    }
    return collect(Scene(of: self).root, .zero)
  }

  /// The middle of the first group of a role; nil if the scene has none.
  func center(of role: Scene.Role) -> CGPoint? {
    groups { $0 == role }.first.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  /// All texts of the scene, in the order in which they are drawn.
  var texts: [String] {
    groups { _ in true }.flatMap(\.items).compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
  }
}

extension ScreenTouch {
  /// Taps the middle of the first group of a role.
  @discardableResult
  func tap(_ role: Scene.Role) -> Bool {
    guard let point = window.center(of: role) else {
      Issue.record("The scene has no \(role).")
      return false
    }
    return tap(at: point)
  }
}
