public import Foundation

/// The focus of a window: the item that receives the keys of the keyboard.
///
/// As on iPad, only rows and items of lists that allow it can be focused, and views that override
/// `canBecomeFocused`.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?

  /// Returns the focus system that contains an environment, or nil if it isn't in a window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    UIFocusSystem(environment)
  }

  /// Creates the focus system that contains an environment. The initializer fails if the
  /// environment isn't in a window.
  @available(*, deprecated, message: "Use focusSystem(for:) instead.")
  public convenience init?(for environment: any UIFocusEnvironment) { self.init(environment) }

  private init?(_ environment: any UIFocusEnvironment) {
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    guard let window = view?.window else { return nil }
    self.window = window
  }

  /// The item that has the focus, or nil if none has. A focused row that was scrolled away has no
  /// view here.
  open weak var focusedItem: (any UIFocusItem)? { window?.shownFocusedView }

  /// Requests a focus update to an environment, at the next turn of the run loop.
  ///
  /// The environment itself is focused if it can be, or else what it prefers.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    window?.requestFocus(in: environment)
  }

  /// Performs a focus update that was requested.
  open func updateFocusIfNeeded() { window?.updateFocus() }

  /// A notification that is posted after the focus changed.
  nonisolated public class var didUpdateNotification: Notification.Name {
    Notification.Name("UIFocusDidUpdateNotification")
  }
  /// A notification that is posted when the focus can't move in a direction.
  nonisolated public class var movementDidFailNotification: Notification.Name {
    Notification.Name("UIFocusMovementDidFailNotification")
  }
  /// The key of the update's context in the notifications.
  public class var focusUpdateContextUserInfoKey: String {
    "UIFocusUpdateContextKey"
  }
}

extension UIWindow {
  /// The list that has the focus, unless it has left the window.
  package var focusedList: (any FocusList)? {
    focusHolder.flatMap { $0.window === self && $0.focusedPath != nil ? $0 : nil }
  }

  /// The view that has the focus, or nil if none has, or if it was scrolled away.
  package var shownFocusedView: UIView? {
    if let focusedView, focusedView.window === self { return focusedView }
    return focusedList?.focusedCell
  }

  func requestFocus(in environment: any UIFocusEnvironment) {
    if focusRequest == nil {
      HeadlessRunLoop.enqueue { [weak self] in self?.updateFocus() }
    }
    focusRequest = environment
  }

  func updateFocus() {
    guard let environment = focusRequest else { return }
    focusRequest = nil
    _ = focus(environment)
  }

  /// Focuses an environment, or the first one that it prefers. Returns false if it has none.
  private func focus(_ environment: any UIFocusEnvironment) -> Bool {
    switch environment {
    case let cell as UITableViewCell:
      if let table = cell.container, let path = cell.shownRow {
        return table.moveFocus(to: path, heading: [])
      }
    case let cell as UICollectionViewCell:
      if let view = cell.container, let element = cell.element {
        return view.moveFocus(to: element.indexPath, heading: [])
      }
    case let list as any FocusList: return list.enterFocus()
    case let view as UIView where view.canBecomeFocused: return focus(view: view)
    default: break
    }
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    return environment.preferredFocusEnvironments.contains(where: focus)
      || view?.subviews.contains(where: focus) == true
  }

  private func focus(view: UIView) -> Bool {
    guard shownFocusedView !== view else { return true }
    let context = UIFocusUpdateContext()
    context.previouslyFocusedView = shownFocusedView
    context.nextFocusedView = view
    guard context.isAllowed, release(for: nil) else { return false }
    focusedView = view
    context.end(with: UIFocusAnimationCoordinator())
    return true
  }

  /// Takes the focus from what has it, except from a list. Returns false if that keeps it.
  func release(for list: (any FocusList)?) -> Bool {
    focusedView = nil
    guard let holder = focusHolder, holder !== list, holder.focusedPath != nil else { return true }
    return holder.moveFocus(to: nil, heading: [])
  }
}

extension UIFocusUpdateContext {
  /// The environments that contain the previously or the next focused view, each once.
  private var environments: [any UIFocusEnvironment] {
    let previous = previouslyFocusedView?.focusEnvironments ?? []
    let next = nextFocusedView?.focusEnvironments ?? []
    return previous + next.filter { other in !previous.contains { $0 === other } }
  }

  /// A Boolean value that indicates whether all environments let the focus move.
  var isAllowed: Bool { environments.allSatisfy { $0.shouldUpdateFocus(in: self) } }

  /// Tells all environments that the focus has moved, and posts the notification.
  func end(with coordinator: UIFocusAnimationCoordinator) {
    for environment in environments { environment.didUpdateFocus(in: self, with: coordinator) }
    coordinator.end()
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: nextFocusedView ?? previouslyFocusedView,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: self])
  }
}
