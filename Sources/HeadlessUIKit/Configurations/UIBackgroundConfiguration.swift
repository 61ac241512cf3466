public import Foundation

/// What is behind the content of a cell, a header or a footer.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour; nil for the view's tint.
  public var backgroundColor: UIColor?
  /// A change of the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// How far the background keeps from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line round it; nil for the view's tint.
  public var strokeColor: UIColor?
  /// The width of the line round it.
  public var strokeWidth: CGFloat = 0
  /// How far the line is outside the edges.
  public var strokeOutset: CGFloat = 0
  /// A view over the colour.
  public var customView: UIView?
  /// A picture over the colour.
  public var image: UIImage?

  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A change of the line's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// What is blurred behind the content; kept.
  public var visualEffect: UIVisualEffect?
  /// The edges at which the view's margins add to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// A cell of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// A cell of a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// A cell of whatever list it is in.
  public static func listCell() -> Self { listPlainCell() }
  /// A cell of a sidebar.
  public static func listSidebarCell() -> Self { clear() }
  /// A cell of a sidebar beside another list.
  public static func listAccompaniedSidebarCell() -> Self { clear() }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> Self { clear() }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { clear() }
  /// A header of whatever list it is in.
  public static func listHeader() -> Self { listPlainHeaderFooter() }
  /// A footer of whatever list it is in.
  public static func listFooter() -> Self { listPlainHeaderFooter() }

  /// The colour after its change.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The line's colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The colour that selection has replaced, in a list of at most one.
  private var replaced: [UIColor?] = []

  /// The configuration for a state: the background is grey as long as the view is selected or
  /// touched.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var configuration = self
    let marked = UIColor.systemGray4
    if state.isSelected || state.isHighlighted {
      if replaced.isEmpty { configuration.replaced = [backgroundColor] }
      configuration.backgroundColor = marked
    } else if let old = replaced.first {
      // A colour that the app has set meanwhile stays.
      if backgroundColor == marked { configuration.backgroundColor = old }
      configuration.replaced = []
    }
    return configuration
  }
}
