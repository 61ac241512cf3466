public import Foundation

extension UIApplicationShortcutItem: NSCopying {
  /// Returns a copy of the action.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

extension UIApplicationShortcutIcon: NSCopying {
  /// Returns the icon itself, which doesn't change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
