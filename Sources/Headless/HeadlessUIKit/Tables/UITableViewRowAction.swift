public import Foundation

/// An action at the trailing edge of a row, which UIKit deprecates in favor of
/// ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject,
  @preconcurrency NSCopying
{
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action that does nothing.
  public convenience override init() { self.init(copying: .default, nil) { _, _ in } }

  /// Creates an action.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(copying: style, title, handler)
  }

  private init(
    copying style: Style, _ title: String?,
    _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The title of the action.
  open var title: String?
  /// The background color of the action. Unless set, it is red for destructive actions, and gray
  /// for others.
  open var backgroundColor: UIColor?
  /// The visual effect behind the action. It has no effect.
  open var backgroundEffect: UIVisualEffect?

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(copying: style, title, handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }

  /// Returns the action as a swipe action, whose performance leaves the row open: the handler
  /// closes it by an update or by ending the editing mode.
  func swipeAction(at path: @escaping () -> IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .destructive ? .destructive : .normal, title: title
    ) { _, _, _ in self.handler(self, path()) }
    action.backgroundColor = backgroundColor
    return action
  }

  /// Constants for the style of an action.
  @nonexhaustive public enum Style: Int, Sendable {
    /// The default style, that of a destructive action.
    case `default` = 0
    /// An action that doesn't destroy data.
    case normal = 1

    /// An action that deletes data.
    public static var destructive: Style { .default }
  }
}
