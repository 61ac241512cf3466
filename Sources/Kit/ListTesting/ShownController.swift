import ListControllers

extension UIViewController {
  /// A Boolean value that indicates whether the view controller shows others in its own way, and
  /// can't be in a navigation controller.
  private var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }

  /// The root view controller of a window that shows the view controller.
  ///
  /// It is the outermost parent of the view controller. A view controller without a parent is in a
  /// navigation controller, unless it is a container itself.
  var shownRoot: UIViewController {
    let outermost = sequence(first: self, next: \.parent).reduce(self) { $1 }
    return parent != nil || isContainer
      ? outermost : UINavigationController(rootViewController: self)
  }

  /// The view controller in front of the containers that contain the view controller, or the one
  /// that is presented over them.
  var inFront: UIViewController {
    let shown = sequence(first: self, next: \.parent).reduce(self) { $1.isContainer ? $1 : $0 }
      .innermost
    guard let cover = shown.cover, !(cover is UIAlertController) else { return shown }
    return cover.inFront
  }

  /// The presented view controller that keeps touches from the view controller, or nil if there is
  /// none.
  var cover: UIViewController? {
    guard let presented = presentedViewController else { return nil }
    let isThrough = presented is UISearchController || presented.isUndimmedSheet
    return isThrough ? presented.cover : presented
  }

  /// The view controller that a container shows, or the view controller itself.
  private var innermost: UIViewController {
    let inner =
      switch self {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case let split as UISplitViewController:
        split.isCollapsed ? split.viewControllers.first : split.viewControllers.last
      default: nil as UIViewController?
      }
    return inner?.innermost ?? self
  }

  /// The view controller and its descendants, as far as they are lists.
  var lists: [any List] { [self as? any List].compactMap { $0 } + children.flatMap { $0.lists } }
}
