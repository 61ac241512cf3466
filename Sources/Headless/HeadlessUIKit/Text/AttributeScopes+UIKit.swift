public import Foundation

/// The keys of UIKit's attributes. Each has the name of the key of `NSAttributedString`.
extension AttributeScopes {
  /// The attributes of UIKit: ``UIKitAttributes``.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit, and those of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The additional distance between characters, in points.
    public let kern: KernAttribute
    /// The additional distance between characters, in points, as part of the typeface.
    public let tracking: TrackingAttribute
    /// The kind of ligatures.
    public let ligature: LigatureAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The style of the line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline, in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The distance of the text from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of the font of text.
    public enum FontAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name of the key.
      public static let name = "NSFont"
    }
    /// The key of the color of text.
    public enum ForegroundColorAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSColor"
    }
    /// The key of the color behind text.
    public enum BackgroundColorAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSBackgroundColor"
    }
    /// The key of the style of paragraphs.
    public enum ParagraphStyleAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The name of the key.
      public static let name = "NSParagraphStyle"
    }
    /// The key of the distance between characters.
    public enum KernAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSKern"
    }
    /// The key of the tracking of characters.
    public enum TrackingAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "CTTracking"
    }
    /// The key of ligatures.
    public enum LigatureAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = Int
      /// The name of the key.
      public static let name = "NSLigature"
    }
    /// The key of the line through text.
    public enum StrikethroughStyleAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = "NSStrikethrough"
    }
    /// The key of the color of the line through text.
    public enum StrikethroughColorAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSStrikethroughColor"
    }
    /// The key of the line under text.
    public enum UnderlineStyleAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = "NSUnderline"
    }
    /// The key of the color of the line under text.
    public enum UnderlineColorAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSUnderlineColor"
    }
    /// The key of the color of the outline.
    public enum StrokeColorAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSStrokeColor"
    }
    /// The key of the width of the outline.
    public enum StrokeWidthAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSStrokeWidth"
    }
    /// The key of the distance from the baseline.
    public enum BaselineOffsetAttribute: CodableAttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// The value of an attribute of UIKit.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
