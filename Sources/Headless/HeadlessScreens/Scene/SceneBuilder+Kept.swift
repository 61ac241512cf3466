import Foundation
import HeadlessUIKit

/// Groups that are reused because their views have not changed.
extension SceneBuilder {
  /// Returns the group of a view with its content. If the content mark of the view is unchanged,
  /// this is the cached group with the new role and frame.
  func keptGroup(of view: UIView, _ role: Scene.Role, at frame: CGRect) -> Scene.Group {
    // A menu's actions have no marks.
    if let window = view as? UIWindow, window.shownMenu != nil {
      return newGroup(of: view, role, at: frame)
    }
    // The mark is read first, so that changes made while the group is built count for the next one.
    let state = KeptGroup.State(
      mark: view.contentMark, edges: edges(of: view, role), surroundings: surroundings,
      top: role == .navigationBar ? view.frame.minY : 0,
      isMirrored: view.superview?.isRightToLeft == true)
    if let kept = view.keptPicture as? KeptGroup, kept.state == state {
      var group = kept.group
      group.role = role
      group.frame = frame
      assert(
        group == SceneBuilder(keepsGroups: false).newGroup(of: view, role, at: frame),
        "\(type(of: view)) looks different, but its content mark is unchanged. Call noteChange() "
          + "wherever the appearance of the view changes.")
      return group
    }
    let group = newGroup(of: view, role, at: frame)
    view.keptPicture = KeptGroup(state: state, group: group)
    return group
  }

  private func edges(of view: UIView, _ role: Scene.Role) -> ItemEdges {
    switch role {
    case .row(let path): (view as? UITableViewCell)?.container?.edges(of: path) ?? ItemEdges()
    case .item(let path): (view.superview as? UICollectionView)?.edges(of: path) ?? ItemEdges()
    default: ItemEdges()
    }
  }
}

/// The cached group of a view.
private final class KeptGroup {
  /// The state that the group depends on, in addition to its role and frame.
  struct State: Equatable {
    let mark: Int
    let edges: ItemEdges
    let surroundings: Int
    /// The y-coordinate of a bar, whose background reaches up to the edge of the screen.
    let top: CGFloat
    /// A Boolean value that indicates whether the view's container mirrors the lines around it.
    let isMirrored: Bool
  }

  let state: State
  let group: Scene.Group

  init(state: State, group: Scene.Group) {
    self.state = state
    self.group = group
  }
}

/// The state that all groups depend on.
@MainActor enum Surroundings {
  private static var traits = UITraitCollection.current
  private static var metrics = ListMetrics.current
  private static var number = 0

  /// Returns a number that increases when the traits or the platform's metrics change.
  static func current() -> Int {
    if traits !== UITraitCollection.current || metrics != ListMetrics.current {
      traits = UITraitCollection.current
      metrics = ListMetrics.current
      number += 1
    }
    return number
  }
}

extension Scene.Role {
  /// A Boolean value that indicates whether groups with the role are cached. They are large, and
  /// most of them don't change between frames.
  var isKept: Bool {
    switch self {
    case .row, .item, .header, .footer, .navigationBar, .searchBar, .index: true
    default: false
    }
  }
}
