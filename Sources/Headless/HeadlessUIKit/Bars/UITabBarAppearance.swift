public import Foundation

/// The appearance of a tab bar.
///
/// Pictures show the items as their stacked layout says. The other layouts and the image behind the
/// selected item are kept.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  /// The appearance of items whose title is below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { noteChange() }
  }
  /// The appearance of items whose title is beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of items whose title is beside the image, in a bar of less height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of the image behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// The placement of stacked items.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of centered stacked items, in points, or 0 for the default width.
  open var stackedItemWidth: CGFloat = 0
  /// The space between centered stacked items, in points, or 0 for the default space.
  open var stackedItemSpacing: CGFloat = 0
}
