#if !canImport(Darwin)
public import Foundation

// Foundation converts between the two kinds of attributed strings on Apple's platforms only.

extension NSAttributedString {
  /// Creates an empty string. Foundation declares this initializer on Apple's platforms only.
  public convenience init(nothing: Void = ()) { self.init(string: "") }

  /// Creates an attributed string with the attributes of UIKit's scope, and links.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString()
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: result)
  }

  /// Creates an attributed string with the attributes of UIKit's scope, and links.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: Scope.Type
  ) throws { self.init(attrStr) }

  /// Creates an attributed string with the attributes of UIKit's scope, and links.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(attrStr) }

  private static func attributes(of run: AttributedString.Runs.Run) -> [Key: Any] {
    var attributes: [Key: Any] = [:]
    attributes[Key("NSFont")] = run.uiKit.font
    attributes[Key("NSColor")] = run.uiKit.foregroundColor
    attributes[Key("NSBackgroundColor")] = run.uiKit.backgroundColor
    attributes[Key("NSParagraphStyle")] = run.uiKit.paragraphStyle
    attributes[Key("NSKern")] = run.uiKit.kern
    attributes[Key("CTTracking")] = run.uiKit.tracking
    attributes[Key("NSLigature")] = run.uiKit.ligature
    attributes[Key("NSStrikethrough")] = run.uiKit.strikethroughStyle?.rawValue
    attributes[Key("NSStrikethroughColor")] = run.uiKit.strikethroughColor
    attributes[Key("NSUnderline")] = run.uiKit.underlineStyle?.rawValue
    attributes[Key("NSUnderlineColor")] = run.uiKit.underlineColor
    attributes[Key("NSStrokeColor")] = run.uiKit.strokeColor
    attributes[Key("NSStrokeWidth")] = run.uiKit.strokeWidth
    attributes[Key("NSBaselineOffset")] = run.uiKit.baselineOffset
    attributes[.link] = run.link
    return attributes
  }
}

extension AttributedString {
  /// Creates an attributed string with the attributes of UIKit's scope, and links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let range = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: range) { values, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(values)))
    }
  }

  /// Creates an attributed string with the attributes of UIKit's scope, and links.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: Scope.Type
  ) throws { self.init(nsStr) }

  /// Creates an attributed string with the attributes of UIKit's scope, and links.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(nsStr) }
}

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit's scope, and links.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ key: String) -> CGFloat? {
      switch dictionary[NSAttributedString.Key(key)] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    func value<Value>(_ key: String) -> Value? {
      dictionary[NSAttributedString.Key(key)] as? Value
    }
    self.uiKit.font = value("NSFont")
    self.uiKit.foregroundColor = value("NSColor")
    self.uiKit.backgroundColor = value("NSBackgroundColor")
    self.uiKit.paragraphStyle = value("NSParagraphStyle")
    self.uiKit.kern = number("NSKern")
    self.uiKit.tracking = number("CTTracking")
    self.uiKit.ligature = number("NSLigature").map { Int($0) }
    self.uiKit.strikethroughStyle = number("NSStrikethrough").map {
      NSUnderlineStyle(rawValue: Int($0))
    }
    self.uiKit.strikethroughColor = value("NSStrikethroughColor")
    self.uiKit.underlineStyle = number("NSUnderline").map { NSUnderlineStyle(rawValue: Int($0)) }
    self.uiKit.underlineColor = value("NSUnderlineColor")
    self.uiKit.strokeColor = value("NSStrokeColor")
    self.uiKit.strokeWidth = number("NSStrokeWidth")
    self.uiKit.baselineOffset = number("NSBaselineOffset")
    self.link = value("NSLink") ?? (value("NSLink") as String?).flatMap { URL(string: $0) }
  }
}
#endif
