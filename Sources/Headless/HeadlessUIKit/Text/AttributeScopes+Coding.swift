public import Foundation

// Colors, fonts, and styles are coded as the values that distinguish them. UIKit archives the
// objects instead, so texts in its archives can't be read here.

extension AttributeScopes.UIKitAttributes.ForegroundColorAttribute {
  /// Writes a color into an archive.
  public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
    try CodedColor(value).encode(to: encoder)
  }
  /// Reads a color from an archive.
  public static func decode(from decoder: any Decoder) throws -> UIColor {
    try CodedColor(from: decoder).color
  }
}

extension AttributeScopes.UIKitAttributes.BackgroundColorAttribute {
  /// Writes a color into an archive.
  public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
    try CodedColor(value).encode(to: encoder)
  }
  /// Reads a color from an archive.
  public static func decode(from decoder: any Decoder) throws -> UIColor {
    try CodedColor(from: decoder).color
  }
}

extension AttributeScopes.UIKitAttributes.StrikethroughColorAttribute {
  /// Writes a color into an archive.
  public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
    try CodedColor(value).encode(to: encoder)
  }
  /// Reads a color from an archive.
  public static func decode(from decoder: any Decoder) throws -> UIColor {
    try CodedColor(from: decoder).color
  }
}

extension AttributeScopes.UIKitAttributes.UnderlineColorAttribute {
  /// Writes a color into an archive.
  public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
    try CodedColor(value).encode(to: encoder)
  }
  /// Reads a color from an archive.
  public static func decode(from decoder: any Decoder) throws -> UIColor {
    try CodedColor(from: decoder).color
  }
}

extension AttributeScopes.UIKitAttributes.StrokeColorAttribute {
  /// Writes a color into an archive.
  public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
    try CodedColor(value).encode(to: encoder)
  }
  /// Reads a color from an archive.
  public static func decode(from decoder: any Decoder) throws -> UIColor {
    try CodedColor(from: decoder).color
  }
}

extension AttributeScopes.UIKitAttributes.FontAttribute {
  /// Writes a font into an archive.
  public static func encode(_ value: UIFont, to encoder: any Encoder) throws {
    try CodedFont(value).encode(to: encoder)
  }
  /// Reads a font from an archive.
  public static func decode(from decoder: any Decoder) throws -> UIFont {
    try CodedFont(from: decoder).font
  }
}

extension AttributeScopes.UIKitAttributes.ParagraphStyleAttribute {
  /// Writes a style into an archive.
  public static func encode(_ value: NSParagraphStyle, to encoder: any Encoder) throws {
    try CodedParagraphStyle(value).encode(to: encoder)
  }
  /// Reads a style from an archive.
  public static func decode(from decoder: any Decoder) throws -> NSParagraphStyle {
    try CodedParagraphStyle(from: decoder).style
  }
}

extension AttributeScopes.UIKitAttributes.UnderlineStyleAttribute {
  /// Writes a style into an archive.
  public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
    try value.rawValue.encode(to: encoder)
  }
  /// Reads a style from an archive.
  public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: try Int(from: decoder))
  }
}

extension AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute {
  /// Writes a style into an archive.
  public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
    try value.rawValue.encode(to: encoder)
  }
  /// Reads a style from an archive.
  public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: try Int(from: decoder))
  }
}

/// A color in an archive: the name of one of the system's, or the components in both appearances.
private struct CodedColor: Codable {
  var name: String?
  var light: [CGFloat]?
  var dark: [CGFloat]?
  var isGray: Bool?

  init(_ color: UIColor) {
    name = color.name
    guard name == nil else { return }
    (light, dark) = (color.components(isDark: false).values, color.components(isDark: true).values)
    isGray = color.isGray
  }

  var color: UIColor {
    if let name, let color = UIColor.system(name) { return color }
    let light = UIColor.RGBA(values: light ?? [])
    return UIColor(
      name: nil, light: light, dark: dark.map(UIColor.RGBA.init) ?? light, isGray: isGray ?? false)
  }
}

extension UIColor.RGBA {
  fileprivate var values: [CGFloat] { [red, green, blue, alpha] }

  fileprivate init(values: [CGFloat]) {
    let values = values.count == 4 ? values : [0, 0, 0, 0]
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}

/// A font in an archive.
private struct CodedFont: Codable {
  var size: CGFloat
  var weight: CGFloat
  var isItalic: Bool
  var isMonospaced: Bool
  var design: String?
  var family: String?
  var name: String?

  init(_ font: UIFont) {
    let attributes = font.attributes
    size = attributes.size
    weight = attributes.weight.rawValue
    isItalic = attributes.isItalic
    isMonospaced = attributes.isMonospaced
    design = attributes.design
    family = attributes.family
    name = attributes.name
  }

  var font: UIFont {
    UIFont(
      UIFont.Attributes(
        size: size, weight: UIFont.Weight(weight), isItalic: isItalic, isMonospaced: isMonospaced,
        design: design, family: family, name: name))
  }
}

/// A style of paragraphs in an archive.
private struct CodedParagraphStyle: Codable {
  struct Tab: Codable {
    var alignment: Int
    var location: CGFloat
  }
  var lengths: [CGFloat]
  var alignment: Int
  var lineBreakMode: Int
  var writingDirection: Int
  var hyphenationFactor: Float
  var usesDefaultHyphenation: Bool
  var tabStops: [Tab]
  var allowsTightening: Bool
  var lineBreakStrategy: UInt

  private static let lengthPaths:
    [any WritableKeyPath<NSParagraphStyle.Values, CGFloat> & Sendable] = [
      \.lineSpacing, \.paragraphSpacing, \.headIndent, \.tailIndent, \.firstLineHeadIndent,
      \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacingBefore,
      \.defaultTabInterval,
    ]

  init(_ style: NSParagraphStyle) {
    let values = style.values
    lengths = Self.lengthPaths.map { values[keyPath: $0] }
    alignment = values.alignment.rawValue
    lineBreakMode = values.lineBreakMode.rawValue
    writingDirection = values.baseWritingDirection.rawValue
    hyphenationFactor = values.hyphenationFactor
    usesDefaultHyphenation = values.usesDefaultHyphenation
    tabStops = values.tabStops.map { Tab(alignment: $0.alignment.rawValue, location: $0.location) }
    allowsTightening = values.allowsDefaultTightening
    lineBreakStrategy = values.lineBreakStrategy
  }

  var style: NSParagraphStyle {
    var values = NSParagraphStyle.Values()
    for (path, length) in zip(Self.lengthPaths, lengths) { values[keyPath: path] = length }
    values.alignment = NSTextAlignment(rawValue: alignment) ?? .natural
    values.lineBreakMode = NSLineBreakMode(rawValue: lineBreakMode) ?? .byWordWrapping
    values.baseWritingDirection = NSWritingDirection(rawValue: writingDirection) ?? .natural
    values.hyphenationFactor = hyphenationFactor
    values.usesDefaultHyphenation = usesDefaultHyphenation
    values.tabStops = tabStops.map {
      NSTextTab(
        textAlignment: NSTextAlignment(rawValue: $0.alignment) ?? .natural, location: $0.location)
    }
    values.allowsDefaultTightening = allowsTightening
    values.lineBreakStrategy = lineBreakStrategy
    return NSParagraphStyle(values)
  }
}
