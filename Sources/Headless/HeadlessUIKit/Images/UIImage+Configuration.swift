public import Foundation

extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits of the configuration.
    open private(set) var traitCollection: UITraitCollection?

    /// Creates a configuration of traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection)
    }

    init(traits: UITraitCollection?) { traitCollection = traits }

    /// Returns the configuration with different traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      unsafeDowncast(withTraits(traitCollection), to: Self.self)
    }
    /// Returns the configuration with the values that another one specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      unsafeDowncast(merging(otherConfiguration), to: Self.self)
    }

    func withTraits(_ traits: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traits)
    }
    func merging(_ other: Configuration?) -> Configuration {
      Configuration(traitCollection: other?.traitCollection ?? traitCollection)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The configuration of a symbol image: its size and weight, and its colors.
  ///
  /// The size of a symbol follows it. Weights and colors are kept, and screens don't draw them.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    fileprivate struct Values: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor]?
      var rendering: Rendering?
    }
    fileprivate enum Rendering: Int { case monochrome, hierarchical, palette, multicolor }
    private let values: Values

    private init(_ values: Values, traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traits: traits)
    }

    /// The values of a configuration in an archive, except for colors.
    struct Archive: Codable {
      fileprivate var pointSize: CGFloat?
      fileprivate var textStyle: String?
      fileprivate var weight: Int?
      fileprivate var scale: Int?
      fileprivate var rendering: Int?
    }
    /// The values of the configuration in an archive.
    var archive: Archive {
      Archive(
        pointSize: values.pointSize, textStyle: values.textStyle?.rawValue,
        weight: values.weight?.rawValue, scale: values.scale?.rawValue,
        rendering: values.rendering?.rawValue)
    }
    /// The colors of the layers.
    var colors: [UIColor]? { values.colors }

    /// Creates the configuration of an archive.
    convenience init(_ archive: Archive, colors: [UIColor]?, traits: UITraitCollection?) {
      self.init(
        Values(
          pointSize: archive.pointSize,
          textStyle: archive.textStyle.map { UIFont.TextStyle(rawValue: $0) },
          weight: archive.weight.flatMap(SymbolWeight.init),
          scale: archive.scale.flatMap(SymbolScale.init), colors: colors,
          rendering: archive.rendering.flatMap(Rendering.init)), traits: traits)
    }

    /// A configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }
    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// Creates a configuration for a font.
    public convenience init(font: UIFont) { self.init(Values(font)) }
    /// Creates a configuration for a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(font, scale: scale))
    }
    /// Creates a configuration for a text style in the user's preferred text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }
    /// Creates a configuration for a text style in the user's preferred text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }
    /// Creates a configuration for a scale relative to text.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    /// Creates a configuration for a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
    /// Creates a configuration whose layers have opacities of a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], rendering: .hierarchical))
    }
    /// Creates a configuration whose layers have colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors, rendering: .palette))
    }
    /// Returns a configuration in a single color.
    open class func preferringMonochrome() -> Self {
      unsafeDowncast(SymbolConfiguration(Values(rendering: .monochrome)), to: self)
    }
    /// Returns a configuration in the colors of the symbol.
    open class func preferringMulticolor() -> Self {
      unsafeDowncast(SymbolConfiguration(Values(rendering: .multicolor)), to: self)
    }

    /// Returns the configuration without a text style.
    open func configurationWithoutTextStyle() -> Self { without { $0.textStyle = nil } }
    /// Returns the configuration without a scale.
    open func configurationWithoutScale() -> Self { without { $0.scale = nil } }
    /// Returns the configuration without a weight.
    open func configurationWithoutWeight() -> Self { without { $0.weight = nil } }
    /// Returns the configuration without a point size and a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      without {
        $0.pointSize = nil
        $0.weight = nil
      }
    }

    private func without(_ change: (inout Values) -> Void) -> Self {
      var values = values
      change(&values)
      return unsafeDowncast(
        SymbolConfiguration(values, traits: traitCollection), to: Self.self)
    }

    override func withTraits(_ traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(values, traits: traits)
    }

    override func merging(_ other: Configuration?) -> Configuration {
      let traits = other?.traitCollection ?? traitCollection
      guard let other = (other as? SymbolConfiguration)?.values else {
        return SymbolConfiguration(values, traits: traits)
      }
      var merged = values
      // A size replaces a text style, and a text style a size.
      if other.pointSize != nil || other.textStyle != nil {
        merged.pointSize = other.pointSize
        merged.textStyle = other.textStyle
      }
      merged.weight = other.weight ?? values.weight
      merged.scale = other.scale ?? values.scale
      merged.colors = other.colors ?? values.colors
      merged.rendering = other.rendering ?? values.rendering
      return SymbolConfiguration(merged, traits: traits)
    }

    /// The size of the text that the configuration is for, in points, or nil if none is specified.
    var pointSize: CGFloat? {
      let style = values.textStyle.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).pointSize
      }
      return values.pointSize ?? style
    }

    /// The size of symbol images, in points.
    var imageSize: CGSize {
      let factor: CGFloat =
        switch values.scale {
        case .small: 0.8
        case .large: 1.3
        default: 1
        }
      let side = (pointSize ?? 17) * 20 / 17 * factor
      return CGSize(width: side, height: side)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return values == other.values && traitCollection == other.traitCollection
    }
    open override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolConfiguration.Values {
  fileprivate init(_ font: UIFont, scale: UIImage.SymbolScale? = nil) {
    self.init(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale)
  }
}

extension UIImage.SymbolWeight {
  /// The weight of text that fits the symbol.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .unspecified, .regular: .regular
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension UIFont.Weight {
  /// The weight of symbols that fit the text.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let all = (1...9).compactMap { UIImage.SymbolWeight(rawValue: $0) }
    return all.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    }!
  }
}
