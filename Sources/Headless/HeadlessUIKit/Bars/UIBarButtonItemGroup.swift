public import Foundation

/// A group of bar buttons, which one button can represent if there is no room.
///
/// There always is room: the representative button is kept.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  /// Creates an empty group.
  public override init() {
    barButtonItems = []
  }

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.group = self }
  }

  /// Creates the group of an archive, or an empty one if the archive has none.
  public required init?(coder: NSCoder) {
    barButtonItems =
      coder.decodeNested(arrayOf: UIBarButtonItem.self, forKey: "barButtonItems") ?? []
    super.init()
    representativeItem = coder.decodeNested(UIBarButtonItem.self, forKey: "representativeItem")
    for item in barButtonItems { item.group = self }
  }

  /// Encodes the buttons of the group and the one that represents it.
  open func encode(with coder: NSCoder) {
    coder.encodeNested(barButtonItems, forKey: "barButtonItems")
    coder.encodeNested(representativeItem, forKey: "representativeItem")
  }

  /// Returns a group that is always displayed.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Returns a group that the user can move. Customization is absent.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Returns a group that the user can remove. Customization is absent: a group that isn't in the
  /// default customization is hidden.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// The buttons of the group.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.group === self { item.group = nil }
      for item in barButtonItems { item.group = self }
      owner?.groupDidChange()
    }
  }
  /// The button that represents the group if there is no room.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that indicates whether the representative button is displayed. It never is.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// A Boolean value that indicates whether the group is displayed before others. It is kept.
  open var alwaysAvailable = false
  /// A Boolean value that indicates whether the group is hidden.
  open var isHidden = false { didSet { owner?.groupDidChange() } }
  /// The menu element that represents the group if there is no room. It is kept.
  open var menuRepresentation: UIMenuElement?

  /// The navigation item that displays the group.
  weak var owner: UINavigationItem?
}
