public import Foundation

/// A closure that returns the menu of a long press.
///
/// It receives the actions that the system suggests, which are none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A closure that returns the controller that is displayed next to a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu of a long press, and the preview next to it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Creates a configuration. The providers are called when the menu is displayed.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID() as NSUUID
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The identifier of the configuration.
  open private(set) var identifier: any NSCopying
  /// The preferred order of the menu's elements. It has no effect: they are drawn from top to
  /// bottom.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number in the badge. It has no effect.
  open var badgeCount = 0
  /// The identifiers of the menu's items other than the pressed one. They have no effect.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Constants for the order of a menu's elements.
  @nonexhaustive public enum ElementOrder: Int, Sendable {
    /// The system chooses the order.
    case automatic
    /// The first elements are closest to the point of interaction.
    case priority
    /// The elements have the order in which the app lists them.
    case fixed
  }
}
