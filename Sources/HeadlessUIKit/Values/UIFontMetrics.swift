public import Foundation

/// A scaler of fonts and lengths that follows the user's preferred text size in proportion to a
/// text style.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns a font scaled to the user's preferred text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }
  /// Returns a font scaled to the text size that traits specify, or to that of the screen if the
  /// traits are nil.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  /// Returns a font scaled to the user's preferred text size, up to a maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// Returns a font scaled to the text size that traits specify, up to a maximum size in points. A
  /// maximum of 0 means no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled)
      .following(UIFontMetrics.category(traitCollection)) {
        self.scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: $0)
      }
  }
  /// Returns a length scaled to the user's preferred text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// Returns a length scaled to the text size that traits specify, rounded to half a point.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = UIFontMetrics.category(traitCollection)
    guard category.rank != UIContentSizeCategory.large.rank else { return value }
    return (value * style.size(category) / style.size(.large) * 2).rounded() / 2
  }

  /// Returns the text size category that traits specify, or that of the screen if they specify
  /// none.
  static func category(_ traitCollection: UITraitCollection?) -> UIContentSizeCategory {
    let own = traitCollection?.preferredContentSizeCategory ?? .unspecified
    return own == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : own
  }
}

extension UIFont.TextStyle {
  /// Returns the size of the style in a category, in points, according to Apple's Human Interface
  /// Guidelines ("Dynamic Type sizes" and "Larger accessibility type sizes" for iOS).
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    // Styles that the guidelines omit scale like large titles.
    if self == .extraLargeTitle || self == .extraLargeTitle2 {
      let size: CGFloat = self == .extraLargeTitle ? 36 : 28
      return (size * UIFont.TextStyle.largeTitle.size(category) / 34).rounded()
    }
    return UIFont.TextStyle.sizes[self, default: UIFont.TextStyle.bodySizes][category.rank]
  }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The sizes from `extraSmall` to `accessibilityExtraExtraExtraLarge`, in points.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
