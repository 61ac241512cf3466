public import Foundation

/// A scaler of fonts and lengths that follows the user's preferred text size in proportion to the
/// leading of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  open class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns a font scaled to the user's preferred text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }
  /// Returns a font scaled to the text size that traits specify, or to that of the screen if the
  /// traits are nil.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  /// Returns a font scaled to the user's preferred text size, up to a maximum size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// Returns a font scaled to the text size that traits specify, to a whole number of points, up to
  /// a maximum size in points. A maximum of 0 means no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let size = scaled.rounded()
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
      .following(UIFontMetrics.category(traitCollection)) {
        self.scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: $0)
      }
  }
  /// Returns a length scaled to the user's preferred text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// Returns a length scaled to the text size that traits specify, rounded to a pixel.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = UIFontMetrics.category(traitCollection)
    guard category.rank != UIContentSizeCategory.large.rank else { return value }
    let scaled = value * style.leading(category) / style.leading(.large)
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : UITraitCollection.current.displayScale
    return scale > 0 ? (scaled * scale).rounded() / scale : scaled
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
    if isTitle {
      let size: CGFloat = self == .extraLargeTitle ? 36 : 28
      return (size * UIFont.TextStyle.largeTitle.size(category) / 34).rounded()
    }
    return UIFont.TextStyle.sizes[self, default: UIFont.TextStyle.bodySizes][category.rank]
  }

  /// Returns the distance between the baselines of the style's lines in a category, in points,
  /// according to the same tables.
  func leading(_ category: UIContentSizeCategory) -> CGFloat {
    // Styles that the guidelines omit scale like large titles.
    let style = UIFont.TextStyle.leadings[self] == nil && isTitle ? .largeTitle : self
    return UIFont.TextStyle.leadings[style, default: UIFont.TextStyle.bodyLeadings][category.rank]
  }

  private var isTitle: Bool { self == .extraLargeTitle || self == .extraLargeTitle2 }

  private static let bodyLeadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  /// The leadings from `extraSmall` to `accessibilityExtraExtraExtraLarge`, in points.
  private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: bodyLeadings,
    .body: bodyLeadings,
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

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
