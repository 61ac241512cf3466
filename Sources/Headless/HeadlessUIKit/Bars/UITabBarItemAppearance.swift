public import Foundation

/// The appearance of a tab bar's items in each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Creates the default appearance of stacked items.
  public convenience override init() { self.init(style: .stacked) }

  /// Creates the default appearance of a style.
  public init(style: Style) {
    super.init()
  }

  /// Creates the appearance of an archive, or the default one if the archive has none.
  public required init(coder: NSCoder) {
    super.init()
    decodeValues(from: coder)
  }

  /// Encodes the values of each state.
  open func encode(with coder: NSCoder) { encodeValues(with: coder) }

  /// Constants for the placement of an item's title.
  @nonexhaustive public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked
    /// The title is beside the image.
    case inline
    /// The title is beside the image, in a bar of less height.
    case compactInline
  }

  /// Restores the default appearance of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.take(UITabBarItemStateAppearance(of: style))
    }
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied() }
    return copy
  }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// The appearance in the normal state.
  open private(set) var normal = UITabBarItemStateAppearance(of: .stacked)
  /// The appearance of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance(of: .stacked)
  /// The appearance of a disabled item.
  open private(set) var disabled = UITabBarItemStateAppearance(of: .stacked)
  /// The appearance of the focused item.
  open private(set) var focused = UITabBarItemStateAppearance(of: .stacked)
}

/// The appearance of a tab bar's items in one state.
///
/// Pictures have the colors, and the colors and fonts of texts. Offsets are kept.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject, DisplayedAppearance {
  init(of style: UITabBarItemAppearance.Style) { super.init() }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image, or nil for the state's.
  open var iconColor: UIColor? { didSet { noteChange() } }
  /// The offset of the badge.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge, or nil for red.
  open var badgeBackgroundColor: UIColor? { didSet { noteChange() } }
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
  /// The offset of the badge's text.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
