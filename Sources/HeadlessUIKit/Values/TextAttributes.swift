public import Foundation

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// The supported alignments. The natural alignment follows the reading direction.
  case left, center, right, justified, natural
}

/// The treatment of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Wrapping at words or characters, clipping, or truncating the head or the tail.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// Truncating the middle.
  case byTruncatingMiddle
}

/// The style of the lines under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bit mask of the style.
  public let rawValue: Int
  /// Creates a style from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
  /// The `UIFont` of the text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The raw value of the `NSUnderlineStyle` of the underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The raw value of the `NSUnderlineStyle` of the strikethrough.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
