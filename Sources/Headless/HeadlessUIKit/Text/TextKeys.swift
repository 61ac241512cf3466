public import Foundation

extension NSAttributedString.Key {
  /// The `NSParagraphStyle` of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The additional distance between characters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The tracking of characters, in points. It has no effect.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The kind of ligatures. It has no effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The `UIColor` of the outline. It has no effect.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline, in percent of the size of the font. It has no effect.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The `NSShadow` of the text. It has no effect.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The effect of the text. It has no effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The `NSTextAttachment` in the place of a character.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The `URL` of a link, or its string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance of the text from the baseline, in points. It has no effect.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The `UIColor` of the underline.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The `UIColor` of the strikethrough.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant of the text. It has no effect.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The expansion of the text. It has no effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The directions in which the text is written. It has no effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The form of vertical text. It has no effect.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}
