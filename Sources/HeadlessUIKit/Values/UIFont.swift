public import Foundation

/// A font of the system; its metrics are estimates, equal on every machine.
open class UIFont: NSObject, @unchecked Sendable {
  private struct Attributes: Hashable {
    var size: CGFloat
    var weight: Weight = .regular
    var isItalic = false
    var isMonospaced = false
  }
  private let attributes: Attributes
  private let scaling: Scaling?

  /// The way in which a font follows the size of text that the user prefers.
  private struct Scaling {
    /// The size of text that the font is for.
    let category: UIContentSizeCategory
    /// Returns the font for the size of text that traits prefer.
    let font: @Sendable (UITraitCollection) -> UIFont
  }

  private init(_ attributes: Attributes, scaling: Scaling? = nil) {
    self.attributes = attributes
    self.scaling = scaling
  }

  /// The size in points.
  open var pointSize: CGFloat { attributes.size }
  /// The height of a line, in points, to half a point.
  open var lineHeight: CGFloat { (attributes.size * 2.4).rounded() / 2 }
  /// How far letters reach above the base line.
  open var ascender: CGFloat { attributes.size * 0.95 }
  /// How far letters reach below the base line; negative.
  open var descender: CGFloat { ascender - lineHeight }
  /// The font's name.
  open var fontName: String { attributes.isMonospaced ? ".SFMono" : ".SFUI" }
  /// The family's name.
  open var familyName: String { fontName }
  /// The weight.
  package var weight: Weight { attributes.weight }
  /// Whether the letters lean.
  package var isItalic: Bool { attributes.isItalic }
  /// Whether the font is heavier than usual.
  package var isBold: Bool { attributes.weight.rawValue >= Weight.semibold.rawValue }
  /// Whether all characters are equally wide.
  package var isMonospaced: Bool { attributes.isMonospaced }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var attributes = attributes
    attributes.size = fontSize
    return UIFont(attributes)
  }

  /// Returns the font in the size of text that traits prefer; the font itself if it was made for
  /// them, or follows no text style.
  func adjusted(to traitCollection: UITraitCollection) -> UIFont {
    guard let scaling, scaling.category != UIFontMetrics.category(traitCollection) else {
      return self
    }
    return scaling.font(traitCollection)
  }

  /// Returns the font as one that was made for a size of text.
  ///
  /// - Parameter font: Returns the font for the size of text that traits prefer.
  func following(
    _ category: UIContentSizeCategory, _ font: @escaping @Sendable (UITraitCollection) -> UIFont
  ) -> UIFont {
    UIFont(attributes, scaling: Scaling(category: category, font: font))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.attributes == attributes
  }
  open override var hash: Int { attributes.hashValue }

  // MARK: The system's fonts

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Attributes(size: fontSize))
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Attributes(size: fontSize, weight: weight))
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Attributes(size: fontSize, weight: .semibold))
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Attributes(size: fontSize, isItalic: true))
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Attributes(size: fontSize, weight: weight, isMonospaced: true))
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the font of a text style in the size of text that the user prefers.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// Returns the font of a text style in the size of text that traits prefer; those of the screen,
  /// if nil.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIFontMetrics.category(traitCollection)
    return UIFont(
      Attributes(
        size: style.size(category), weight: style == .headline ? .semibold : .regular)
    ).following(category) { preferredFont(forTextStyle: style, compatibleWith: $0) }
  }
}

extension UIFont {
  /// A role of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// How heavy a font is, -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// How wide a font is, -1 to 1; the estimates do not depend on it.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
