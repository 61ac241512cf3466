public import Foundation

/// An object with which responders change the menus of an app.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before a sibling.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after a sibling.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of a menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of a menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Replaces an action by elements.
  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Inserts elements before a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements after an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements as the first ones of a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements as the last ones of a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes an action.
  func remove(action removedIdentifier: UIAction.Identifier)
}

/// The menus of an app. There is no menu bar, so nothing builds them.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  override init() {}
  /// The system of the menu bar.
  open class var main: UIMenuSystem { menuBar }
  private static let menuBar = UIMenuSystem()
  /// The system of context menus.
  open class var context: UIMenuSystem { contextMenus }
  private static let contextMenus = UIMenuSystem()
  /// Requests that the menus are built again. It has no effect.
  open func setNeedsRebuild() {}
  /// Requests that commands are validated again. It has no effect.
  open func setNeedsRevalidate() {}
}
