public import Foundation

/// The direction in which text is written.
@nonexhaustive public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's language.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// A position in a line to which a tab character moves the text that follows it.
open class NSTextTab: NSObject, NSSecureCoding, NSCopying {
  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the position.
  open private(set) var alignment: NSTextAlignment
  /// The position, in points.
  open private(set) var location: CGFloat
  /// The options.
  open private(set) var options: [OptionKey: Any]

  /// Creates a position at the start of the line.
  public override init() {
    alignment = .natural
    location = 0
    options = [:]
  }

  /// Creates a position.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// Creates the position of an archive.
  public required init?(coder: NSCoder) {
    alignment =
      coder.decodeValue(Int.self, forKey: "alignment").flatMap(NSTextAlignment.init) ?? .natural
    location = coder.decodeValue(CGFloat.self, forKey: "location") ?? 0
    let terminators = coder.decodeValue(Data.self, forKey: "terminators")
    options =
      terminators.map {
        [.columnTerminators: CharacterSet(bitmapRepresentation: $0)]
      } ?? [:]
  }
  /// Encodes the alignment, the location and the characters that end a column.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(alignment.rawValue, forKey: "alignment")
    coder.encodeValue(location, forKey: "location")
    coder.encodeValue(
      (options[.columnTerminators] as? CharacterSet)?.bitmapRepresentation, forKey: "terminators")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the position itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether two positions are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  /// The hash value of the position.
  open override var hash: Int { location.hashValue }
}

/// The look of paragraphs: their alignment, indents, and distances.
///
/// Alignment, line breaks, indents, and the distances of lines and paragraphs take part in the
/// measurement of text. The remaining values are kept.
open class NSParagraphStyle: AttributeBase, NSSecureCoding, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  /// The treatment of words at line ends.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt
    /// Creates options with a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No single word remains on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul remain on one line.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The options of system labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = (1...12).map {
      NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28)
    }
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTightening = false
    var lineBreakStrategy: UInt = 0
  }
  fileprivate(set) var values = Values()

  /// The values of a style in an archive, except for the positions of tab characters.
  private struct Archive: Codable {
    var lengths: [CGFloat]
    var choices: [Int]
    var hyphenationFactor: Float
    var usesDefaultHyphenation: Bool
    var allowsDefaultTightening: Bool
    var lineBreakStrategy: UInt

    init(_ values: Values) {
      lengths = Self.lengths.map { values[keyPath: $0] }
      choices = [
        values.alignment.rawValue, values.lineBreakMode.rawValue,
        values.baseWritingDirection.rawValue,
      ]
      hyphenationFactor = values.hyphenationFactor
      usesDefaultHyphenation = values.usesDefaultHyphenation
      allowsDefaultTightening = values.allowsDefaultTightening
      lineBreakStrategy = values.lineBreakStrategy
    }

    private static var lengths: [WritableKeyPath<Values, CGFloat>] {
      [
        \.lineSpacing, \.paragraphSpacing, \.headIndent, \.tailIndent, \.firstLineHeadIndent,
        \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacingBefore,
        \.defaultTabInterval,
      ]
    }

    var values: Values {
      var values = Values()
      for (path, length) in zip(Self.lengths, lengths) { values[keyPath: path] = length }
      if choices.count == 3 {
        values.alignment = NSTextAlignment(rawValue: choices[0]) ?? .natural
        values.lineBreakMode = NSLineBreakMode(rawValue: choices[1]) ?? .byWordWrapping
        values.baseWritingDirection = NSWritingDirection(rawValue: choices[2]) ?? .natural
      }
      values.hyphenationFactor = hyphenationFactor
      values.usesDefaultHyphenation = usesDefaultHyphenation
      values.allowsDefaultTightening = allowsDefaultTightening
      values.lineBreakStrategy = lineBreakStrategy
      return values
    }
  }

  /// Creates the default style.
  public override init() { super.init() }
  convenience init(_ values: Values) {
    self.init()
    self.values = values
  }
  /// Creates the style of an archive. Values that the archive lacks are the default style's.
  public required init?(coder: NSCoder) {
    super.init()
    if let archive = coder.decodeValue(Archive.self, forKey: "NSParagraphStyle") {
      values = archive.values
    }
    if let stops = coder.decodeNested(arrayOf: NSTextTab.self, forKey: "tabStops") {
      values.tabStops = stops
    }
  }
  /// Encodes the values of the style.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(Archive(values), forKey: "NSParagraphStyle")
    coder.encodeNested(values.tabStops, forKey: "tabStops")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// Returns the direction in which a language is written.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let code = languageName?.prefix { $0 != "-" && $0 != "_" } ?? ""
    return ["ar", "fa", "he", "ur"].contains(String(code)) ? .rightToLeft : .leftToRight
  }

  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of lines other than the first, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The position at which lines end, from the leading edge or, if it is not positive, from the
  /// trailing one, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The minimum height of lines, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines, in points, or 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The mode of wrapping or truncating text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction in which the text is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The factor of the natural height of lines, or 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The distance before a paragraph other than the first, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The threshold of hyphenation. It has no effect.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// A Boolean value that indicates whether words are hyphenated by default. It has no effect.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The positions of tab characters. They have no effect.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance between positions of tab characters after the last one, in points. It has no
  /// effect.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// A Boolean value that indicates whether letter spacing is reduced before truncation. It has no
  /// effect.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTightening }
  /// The treatment of words at line ends. It has no effect.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }

  /// Returns a copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a copy of the style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a Boolean value that indicates whether two styles are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// The hash value of the style.
  open override var hash: Int { values.hashValue }
}

/// A look of paragraphs that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The indent of lines other than the first, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The position at which lines end, from the leading edge or, if it is not positive, from the
  /// trailing one, in points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The minimum height of lines, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of lines, in points, or 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The mode of wrapping or truncating text that does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The direction in which the text is written.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The factor of the natural height of lines, or 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The distance before a paragraph other than the first, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The threshold of hyphenation. It has no effect.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// A Boolean value that indicates whether words are hyphenated by default. It has no effect.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The positions of tab characters. They have no effect.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// The distance between positions of tab characters after the last one, in points. It has no
  /// effect.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// A Boolean value that indicates whether letter spacing is reduced before truncation. It has no
  /// effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTightening }
    set { values.allowsDefaultTightening = newValue }
  }
  /// The treatment of words at line ends. It has no effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set { values.lineBreakStrategy = newValue.rawValue }
  }
  /// Adds a position of tab characters.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }
  /// Removes a position of tab characters.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0 == anObject }
  }
  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
