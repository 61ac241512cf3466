public import Foundation

/// The background of a cell, a header, or a footer.
public struct UIBackgroundConfiguration: Hashable {
  /// The background color, or nil to use the tint color of the view.
  public var backgroundColor: UIColor?
  /// A transformer of the background color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { keptBackgroundColorTransformer }
    set { keptBackgroundColorTransformer = newValue }
  }
  @ByIdentity private var keptBackgroundColorTransformer: UIConfigurationColorTransformer?
  /// The corner radius of the background, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances between the background and the edges of the view.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { keptBackgroundInsets }
    set { keptBackgroundInsets = newValue }
  }
  @Unhashed private var keptBackgroundInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.zero
  /// The color of the stroke, or nil to use the tint color of the view.
  public var strokeColor: UIColor?
  /// The width of the stroke, in points. The stroke is never drawn.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the stroke extends beyond the edges, in points.
  public var strokeOutset: CGFloat = 0
  /// A view in front of the background color. It is stored without effect.
  public var customView: UIView?
  /// An image in front of the background color. It is stored without effect.
  public var image: UIImage?

  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A transformer of the stroke color.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { keptStrokeColorTransformer }
    set { keptStrokeColorTransformer = newValue }
  }
  @ByIdentity private var keptStrokeColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect of the background. It is stored without effect.
  public var visualEffect: UIVisualEffect?
  /// The edges at which the layout margins of the view add to the insets. The value is stored
  /// without effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { keptEdgesAddingLayoutMarginsToBackgroundInsets }
    set { keptEdgesAddingLayoutMarginsToBackgroundInsets = newValue }
  }
  @Unhashed private var keptEdgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  private init(_ color: UIColor) {
    backgroundColor = color
    defaults = [color]
  }

  /// Creates a clear background, which has no styles for states.
  public static func clear() -> Self {
    var configuration = Self(.clear)
    configuration.defaults = []
    return configuration
  }
  /// Creates the background of a cell in a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Creates the background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Creates the default background of a list cell, which is that of a plain list.
  public static func listCell() -> Self { listPlainCell() }
  /// Creates the background of a cell in a sidebar.
  public static func listSidebarCell() -> Self { Self(.clear) }
  /// Creates the background of a cell in a sidebar that accompanies another list.
  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
  /// Creates the background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self(.clear) }
  /// Creates the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }
  /// Creates the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// Creates the default background of a list header, which is that of a plain list.
  public static func listHeader() -> Self { listPlainHeaderFooter() }
  /// Creates the default background of a list footer, which is that of a plain list.
  public static func listFooter() -> Self { listPlainHeaderFooter() }

  /// Returns the transformed background color, using the tint color if the configuration has none.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the transformed stroke color, using the tint color if the configuration has none.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The default background color, followed by that of the current state if it differs. The array
  /// is empty if there are no styles for states.
  private var defaults: [UIColor] = []

  /// Returns the configuration for a state. The background is gray while the view is selected or
  /// highlighted, unless the app has set a color.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState, let current = defaults.last,
      backgroundColor == current
    else { return self }
    var configuration = self
    configuration.defaults = [defaults[0]]
    if state.isSelected || state.isHighlighted { configuration.defaults.append(.systemGray4) }
    configuration.backgroundColor = configuration.defaults.last
    return configuration
  }
}
