public import Foundation

/// The menu of editing commands. UIKit deprecates it in favor of `UIEditMenuInteraction`.
///
/// It is not displayed. Its items send selectors, which can't be sent without Objective-C.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  override init() {}

  /// The only menu.
  open class var shared: UIMenuController { onlyMenu }
  private static let onlyMenu = UIMenuController()

  /// The commands that the app adds.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow.
  open var arrowDirection = ArrowDirection.default
  /// A Boolean value that indicates whether the menu is visible.
  open var isMenuVisible: Bool {
    get { isVisible }
    set { setMenuVisible(newValue, animated: false) }
  }
  private var isVisible = false
  /// The rectangle of the menu, in the window's coordinates. It is empty while it is hidden.
  open private(set) var menuFrame = CGRect.zero
  private var target = CGRect.zero

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isVisible else { return }
    let names =
      menuVisible
      ? (UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification)
      : (UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification)
    NotificationCenter.default.post(name: names.0, object: self)
    isVisible = menuVisible
    menuFrame = menuVisible ? target : .zero
    NotificationCenter.default.post(name: names.1, object: self)
  }
  /// Sets the rectangle at which the menu points, in a view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView.convert(targetRect, to: nil)
  }
  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Hides the menu. The view makes no difference.
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Updates the menu.
  open func update() {}

  /// Constants for the direction of the arrow.
  @nonexhaustive public enum ArrowDirection: Int, Sendable {
    /// The system's choice.
    case `default`
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// A notification that is posted when the menu is about to appear.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// A notification that is posted when the menu appeared.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// A notification that is posted when the menu is about to disappear.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// A notification that is posted when the menu disappeared.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// A notification that is posted when the menu's frame changed. Nothing posts it.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// A command in the menu of editing commands.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }

  /// Creates an item without a title.
  public override convenience init() { self.init(title: "", action: Selector(String())) }

  /// The title of the item.
  open var title: String
  /// The selector that the item sends.
  open var action: Selector
}
