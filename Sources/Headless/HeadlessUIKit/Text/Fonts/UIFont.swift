public import Foundation

/// A font: the system's, or one of the typefaces of iOS.
///
/// Its metrics are estimates, which are the same on every machine. All typefaces have the metrics
/// of the system's.
open class UIFont: AttributeBase, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The values that distinguish a font.
  struct Attributes: Hashable, Sendable {
    var size: CGFloat
    var weight: Weight = .regular
    var isItalic = false
    var isMonospaced = false
    /// The design of a system font that differs from the default one.
    var design: String?
    /// The family of a typeface that isn't the system's.
    var family: String?
    /// The PostScript name of a typeface that isn't the system's.
    var name: String?
  }
  private(set) var attributes: Attributes
  /// The descriptor from which the font was created.
  private var descriptor: UIFontDescriptor?
  /// The text style of a preferred font.
  private var textStyle: TextStyle?
  private var scaling: Scaling?

  /// The scaling of a font with the user's preferred text size.
  struct Scaling {
    /// The text size category for which the font was created.
    let category: UIContentSizeCategory
    /// A closure that returns the font for the text size that traits specify.
    let font: @Sendable (UITraitCollection) -> UIFont
  }

  /// Creates the system font in the size of small text.
  public override init() {
    attributes = Attributes(size: UIFont.defaultSize)
  }

  convenience init(
    _ attributes: Attributes, scaling: Scaling? = nil, textStyle: TextStyle? = nil,
    descriptor: UIFontDescriptor? = nil
  ) {
    self.init()
    self.attributes = attributes
    self.scaling = scaling
    self.textStyle = textStyle
    self.descriptor = descriptor
  }

  /// Creates a font from the name of a typeface of iOS, such as `HelveticaNeue-Bold`. Returns nil
  /// for other names.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = fontSize > 0 ? fontSize : UIFont.defaultSize
    guard let attributes = Attributes(typeface: fontName, size: size) else { return nil }
    self.init(attributes)
  }

  /// Creates a font from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The description of the font.
  ///   - pointSize: The size, in points, or 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    var attributes = descriptor.font
    attributes.size = size > 0 ? size : UIFont.defaultSize
    self.init(
      attributes, textStyle: descriptor.textStyle, descriptor: descriptor.withSize(attributes.size))
  }

  /// Creates the font of an archive, or a font of the system if the archive has none.
  public required init?(coder: NSCoder) {
    let archive = coder.decodeValue(FontArchive.self, forKey: "UIFont")
    attributes = archive?.attributes ?? Attributes(size: UIFont.defaultSize)
    textStyle = archive?.textStyle.map { TextStyle(rawValue: $0) }
    descriptor = nil
    // A preferred font still follows the user's preferred text size.
    guard let textStyle,
      let category = archive?.category.map({ UIContentSizeCategory(rawValue: $0) }),
      UIFont.preferredFont(
        forTextStyle: textStyle,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).attributes == attributes
    else {
      scaling = nil
      return
    }
    scaling = Scaling(category: category) { [textStyle] in
      UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: $0)
    }
  }

  /// Encodes the typeface, the size and the text style of the font.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(
      FontArchive(attributes, textStyle: textStyle, category: scaling?.category), forKey: "UIFont")
  }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the font itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private static let defaultSize: CGFloat = 12

  /// The size of the font, in points.
  open var pointSize: CGFloat { attributes.size }
  /// The height of a line, in points, rounded to half a point.
  open var lineHeight: CGFloat { (attributes.size * 2.4).rounded() / 2 }
  /// The height of letters above the baseline, in points.
  open var ascender: CGFloat { attributes.size * 0.95 }
  /// The depth of letters below the baseline, in points. The value is negative.
  open var descender: CGFloat { ascender - lineHeight }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { attributes.size * 0.705 }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { attributes.size * 0.526 }
  /// The distance between lines, which is 0 points.
  open var leading: CGFloat { 0 }
  /// The PostScript name of the font.
  open var fontName: String { attributes.postScriptName }
  /// The name of the font family.
  open var familyName: String { attributes.familyName }
  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    descriptor ?? UIFontDescriptor(attributes, textStyle: textStyle)
  }
  /// The weight of the font.
  package var weight: Weight { attributes.weight }
  /// A Boolean value that indicates whether the font is italic.
  package var isItalic: Bool { attributes.isItalic }
  /// A Boolean value that indicates whether the font is semibold or heavier.
  package var isBold: Bool { attributes.weight.rawValue >= Weight.semibold.rawValue }
  /// A Boolean value that indicates whether all characters have the same width.
  package var isMonospaced: Bool { attributes.isMonospaced }

  /// Returns the font in a different size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var attributes = attributes
    attributes.size = fontSize
    return UIFont(attributes, textStyle: textStyle, descriptor: descriptor?.withSize(fontSize))
  }

  /// Returns the font in the text size that traits specify. A font that already has that size or
  /// follows no text style is returned unchanged.
  func adjusted(to traitCollection: UITraitCollection) -> UIFont {
    guard let scaling, scaling.category != UIFontMetrics.category(traitCollection) else {
      return self
    }
    return scaling.font(traitCollection)
  }

  /// Returns the font as one that was created for a text size category.
  ///
  /// - Parameters:
  ///   - category: The text size category.
  ///   - font: Returns the font for the text size that traits specify.
  func following(
    _ category: UIContentSizeCategory, _ font: @escaping @Sendable (UITraitCollection) -> UIFont
  ) -> UIFont {
    UIFont(
      attributes, scaling: Scaling(category: category, font: font), textStyle: textStyle,
      descriptor: descriptor)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.attributes == attributes
  }
  open override var hash: Int { attributes.hashValue }

  /// The names of the font families of iOS, as far as they are known here.
  open class var familyNames: [String] { typefaces.keys.sorted() }

  /// Returns the PostScript names of the fonts of a family, or an empty array for other names.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    typefaces[familyName] ?? []
  }

  // MARK: System fonts

  /// The standard size of system fonts, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The standard size of small system fonts, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The standard size of button titles, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Returns the system font in a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Attributes(size: fontSize))
  }
  /// Returns the system font in a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Attributes(size: fontSize, weight: weight))
  }
  /// Returns the system font in a size and weight. The width has no effect.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the bold system font in a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Attributes(size: fontSize, weight: .semibold))
  }
  /// Returns the italic system font in a size.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Attributes(size: fontSize, isItalic: true))
  }
  /// Returns the monospaced system font in a size and weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Attributes(size: fontSize, weight: weight, isMonospaced: true))
  }
  /// Returns the system font in a size and weight, whose digits have the same width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the font of a text style in the user's preferred text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// Returns the font of a text style in the text size that traits specify, or in that of the
  /// screen if the traits are nil.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIFontMetrics.category(traitCollection)
    return UIFont(
      Attributes(
        size: style.size(category), weight: style == .headline ? .semibold : .regular),
      textStyle: style
    ).following(category) { preferredFont(forTextStyle: style, compatibleWith: $0) }
  }
}

extension UIFont {
  /// The role of a text, which determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The UIKit name of the text style.
    public let rawValue: String
    /// Creates a text style from its UIKit name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The style of extra large titles.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The style of second-level extra large titles.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of alternate captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat
    /// Creates a weight from a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Returns a Boolean value that indicates whether one weight is less than another.
    public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }
    /// The ultra-light weight.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// The medium weight.
    public static let medium = Weight(0.23)
    /// The semibold weight.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The heavy weight.
    public static let heavy = Weight(0.56)
    /// The black weight.
    public static let black = Weight(0.62)
  }

  /// The width of a font, from -1 to 1. It does not affect metrics.
  public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat
    /// Creates a width from a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Returns a Boolean value that indicates whether one width is less than another.
    public static func < (lhs: Width, rhs: Width) -> Bool { lhs.rawValue < rhs.rawValue }
    /// The condensed width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// The expanded width.
    public static let expanded = Width(0.2)
  }
}
