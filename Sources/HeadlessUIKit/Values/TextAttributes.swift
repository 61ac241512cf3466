public import Foundation

/// How lines of text lie between the edges.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The lines under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The text's `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
