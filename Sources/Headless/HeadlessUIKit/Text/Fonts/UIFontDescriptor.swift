public import Foundation

/// The attributes that describe a font.
open class UIFontDescriptor: AttributeBase, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The font that the attributes describe. Its size is 0 if they have none.
  private(set) var font: UIFont.Attributes
  /// The text style of a preferred font.
  private(set) var textStyle: UIFont.TextStyle?
  /// The attributes that have no effect.
  private var others: [AttributeName: Any]
  /// The affine transform of the font. It has no effect.
  open var matrix: CGAffineTransform { others[.matrix] as? CGAffineTransform ?? .identity }

  convenience init(
    _ font: UIFont.Attributes, textStyle: UIFont.TextStyle? = nil,
    others: [AttributeName: Any] = [:]
  ) {
    self.init(fontAttributes: [:])
    self.font = font
    self.textStyle = textStyle
    self.others = others
  }

  /// Creates a descriptor without attributes.
  public convenience override init() { self.init(UIFont.Attributes(size: 0)) }
  /// Creates the descriptor of an archive, or one without attributes if the archive has none.
  public required init?(coder: NSCoder) {
    let archive = coder.decodeValue(FontArchive.self, forKey: "UIFontDescriptor")
    font = archive?.attributes ?? UIFont.Attributes(size: 0)
    textStyle = archive?.textStyle.map { UIFont.TextStyle(rawValue: $0) }
    let numbers = coder.decodeValue([CGFloat].self, forKey: "matrix")
    others = numbers.flatMap { CGAffineTransform(numbers: $0) }.map { [.matrix: $0] } ?? [:]
  }
  /// Encodes the typeface, the size, the text style and the transform.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(FontArchive(font, textStyle: textStyle), forKey: "UIFontDescriptor")
    coder.encodeValue((others[.matrix] as? CGAffineTransform)?.numbers, forKey: "matrix")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Creates a descriptor with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    font = UIFont.Attributes(size: 0)
    others = [:]
    super.init()
    guard !attributes.isEmpty else { return }
    let described = UIFontDescriptor().addingAttributes(attributes)
    (font, textStyle, others) = (described.font, described.textStyle, described.others)
  }
  /// Creates a descriptor of a typeface in a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }
  /// Creates a descriptor of a typeface with a transform.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// Returns the descriptor of a text style in the user's preferred text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
  /// Returns the descriptor of a text style in the text size that traits specify.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name of the font.
  open var postscriptName: String { font.postScriptName }
  /// The size of the font, in points, or 0 if none is specified.
  open var pointSize: CGFloat { font.size }
  /// The traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// The attributes of the font.
  open var fontAttributes: [AttributeName: Any] {
    var attributes = others
    attributes[.size] = font.size
    attributes[.name] = font.postScriptName
    attributes[.textStyle] = textStyle
    return attributes
  }
  /// Returns an attribute of the font.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: font.familyName
    case .face: font.faceName
    case .visibleName: font.name ?? font.familyName
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: font.weight.rawValue,
        TraitKey.slant: font.isItalic ? 0.07 : 0, TraitKey.width: 0 as CGFloat,
      ] as [TraitKey: Any]
    default: fontAttributes[anAttribute]
    }
  }

  // MARK: Variants

  private func with(_ change: (inout UIFont.Attributes) -> Void) -> UIFontDescriptor {
    var font = font
    change(&font)
    return UIFontDescriptor(font, textStyle: textStyle, others: others)
  }

  /// Returns the descriptor in a different size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    with { $0.size = newPointSize }
  }
  /// Returns the descriptor with a transform.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }
  /// Returns the descriptor with different traits, or nil if the typeface has no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard let font = font.with(symbolicTraits) else { return nil }
    return UIFontDescriptor(font, textStyle: textStyle, others: others)
  }
  /// Returns the descriptor of another font of the family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }
  /// Returns the descriptor of the regular font of a family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }
  /// Returns the descriptor with a design of the system font, or nil if the typeface isn't the
  /// system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.name == nil else { return nil }
    return with {
      $0.isMonospaced = design == .monospaced
      $0.design = design == .default || design == .monospaced ? nil : design.rawValue
    }
  }
  /// Returns the descriptor with additional attributes, which replace those of the same names.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var font = font
    var style = textStyle
    var others = others
    for (name, value) in attributes {
      switch name {
      case .size, .name, .family, .face, .traits: break
      case .textStyle:
        style = value as? UIFont.TextStyle ?? (value as? String).map { .init(rawValue: $0) }
      default: others[name] = value
      }
    }
    if let size = attributes[.size].flatMap(number) { font.size = size }
    if let family = attributes[.family] as? String { font.setFamily(family) }
    if let name = attributes[.name] as? String { font.setName(name) }
    if let face = attributes[.face] as? String { font.setFace(face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] {
        font.weight = weight as? UIFont.Weight ?? number(weight).map { .init($0) } ?? font.weight
      }
      if let symbolic = traits[.symbolic] as? UInt32 {
        font = font.with(SymbolicTraits(rawValue: symbolic)) ?? font
      }
      if let slant = traits[.slant].flatMap(number) { font.isItalic = slant != 0 }
    }
    return UIFontDescriptor(font, textStyle: style, others: others)
  }

  private func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return font == other.font && textStyle == other.textStyle
      && others.keys == other.others.keys
  }
  open override var hash: Int { font.hashValue }
}

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the font in its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that the user sees.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for other characters.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, by ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The fixed advance of characters, in points.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The settings of typographic features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of the ``UIFontDescriptor/SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a value of a typographic feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The value of the feature.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The type of the feature.
    public static let featureIdentifier = type
    /// The value of the feature.
    public static let typeIdentifier = selector
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design whose characters have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bit mask of the traits.
    public let rawValue: UInt32
    /// Creates traits with a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// The font is expanded.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The font is condensed.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font is for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The distance between lines is smaller.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The distance between lines is larger.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}
