import HeadlessUIKit

extension UIWindow {
  /// The number of screens to which the user can go back: those below the front in navigation
  /// stacks, and those behind sheets.
  var depth: Int {
    let presented = sequence(first: rootViewController) { $0?.presentedViewController }
      .compactMap(\.self).filter { !($0 is UIAlertController) }
    return presented.reduce(max(presented.count - 1, 0)) { $0 + $1.stackDepth }
  }

  /// A Boolean value that indicates whether a menu or an alert is in front of all screens.
  var isCovered: Bool { shownMenu != nil || frontAlert != nil }
}

extension UIViewController {
  /// The number of view controllers below the frontmost one in navigation stacks.
  fileprivate var stackDepth: Int {
    switch self {
    case let navigation as UINavigationController:
      max(navigation.viewControllers.count - 1, 0) + (navigation.topViewController?.stackDepth ?? 0)
    case let tabs as UITabBarController: tabs.selectedViewController?.stackDepth ?? 0
    default: 0
    }
  }
}
