public import Foundation

/// The alignment of lines of text.
@nonexhaustive public enum NSTextAlignment: Int, Sendable {
  /// Along the left edge.
  case left
  /// Centered.
  case center
  /// Along the right edge.
  case right
  /// Along both edges, except for the last line.
  case justified
  /// Along the edge at which the reading direction begins.
  case natural
}

/// The treatment of text that does not fit.
@nonexhaustive public enum NSLineBreakMode: Int, Sendable {
  /// Wraps lines between words.
  case byWordWrapping
  /// Wraps lines between characters.
  case byCharWrapping
  /// Cuts lines off at the edge.
  case byClipping
  /// Omits the beginning of a line.
  case byTruncatingHead
  /// Omits the end of a line.
  case byTruncatingTail
  /// Truncating the middle.
  case byTruncatingMiddle
}

/// The style of the lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
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
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line at words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
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
