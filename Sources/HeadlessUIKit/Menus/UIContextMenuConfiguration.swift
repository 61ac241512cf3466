public import Foundation

/// Makes the menu of a long press from what the system would suggest, which is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the controller that is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a long press shows: a menu, and a preview beside it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes a configuration; the providers are asked when the menu shows.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID() as NSUUID
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// What the configuration is known by.
  public let identifier: any NSCopying
  /// The order of the entries; kept, screens draw from top to bottom.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number that a badge shows; kept.
  open var badgeCount = 0
  /// The items that the menu is for besides the pressed one; kept.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// The order of a menu's entries.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }
}
