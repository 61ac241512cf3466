import Foundation
import HeadlessUIKit

/// Groups that are used again, because their views have not changed.
extension SceneBuilder {
  /// The group of a view, with everything inside it: the one that was kept with the view, at its new
  /// place, if the view's mark is the same.
  func keptGroup(of view: UIView, _ role: Scene.Role, at frame: CGRect) -> Scene.Group {
    // A menu's actions have no marks.
    if let window = view as? UIWindow, window.shownMenu != nil {
      return newGroup(of: view, role, at: frame)
    }
    // The mark is read first: what changes while the group is made counts for the next one.
    let state = KeptGroup.State(
      mark: view.contentMark, edges: edges(of: view, role), surroundings: surroundings)
    if let kept = view.keptPicture as? KeptGroup, kept.state == state {
      var group = kept.group
      group.role = role
      group.frame = frame
      assert(
        group == SceneBuilder(keepsGroups: false).newGroup(of: view, role, at: frame),
        "\(type(of: view)) shows something else without a new mark: what changes the picture of a "
          + "view has to call noteChange()")
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

/// The group of a view as it was when it was made.
private final class KeptGroup {
  /// What the group depends on besides its own role and frame.
  struct State: Equatable {
    let mark: Int
    let edges: ItemEdges
    let surroundings: Int
  }

  let state: State
  let group: Scene.Group

  init(state: State, group: Scene.Group) {
    self.state = state
    self.group = group
  }
}

/// What all pictures depend on.
@MainActor enum Surroundings {
  private static var traits = UITraitCollection.current
  private static var metrics = ListMetrics.current
  private static var number = 0

  /// Returns a number that grows when the traits or the platform's lengths change.
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
  /// A Boolean value that indicates whether the groups of the role are worth keeping: they are large,
  /// and most of them stay as they are from frame to frame.
  var isKept: Bool {
    switch self {
    case .row, .item, .header, .footer, .navigationBar, .searchBar, .index: true
    default: false
    }
  }
}
