public import Foundation

/// A color with an opacity, which may differ between light and dark appearances.
open class UIColor: AttributeBase, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The components of a color, from 0 to 1.
  package struct RGBA: Hashable, Codable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
  }

  private var light: RGBA
  private var dark: RGBA
  /// The name of a color that UIKit provides, such as "secondaryLabel", or nil for other colors.
  package private(set) var name: String?
  /// A Boolean value that indicates whether the color space has shades of gray only.
  private(set) var isGray: Bool

  /// Creates a transparent color.
  public override init() {
    light = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    dark = light
    isGray = true
  }

  convenience init(name: String?, light: RGBA, dark: RGBA, isGray: Bool = false) {
    self.init()
    self.name = name
    self.light = light
    self.dark = dark
    self.isGray = isGray
  }

  /// The values of a color in an archive.
  private struct Archive: Codable {
    var light: RGBA
    var dark: RGBA
    var name: String?
    var isGray: Bool
  }

  /// Creates the color of an archive, or nil if the archive has none.
  public required init?(coder: NSCoder) {
    guard let archive = coder.decodeValue(Archive.self, forKey: "UIColor") else { return nil }
    light = archive.light
    dark = archive.dark
    name = archive.name
    isGray = archive.isGray
  }

  /// Encodes the components of the color in light and dark appearances.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(
      Archive(light: light, dark: dark, name: name, isGray: isGray), forKey: "UIColor")
  }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the color itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private convenience init(_ components: RGBA, isGray: Bool = false) {
    self.init(name: nil, light: components, dark: components, isGray: isGray)
  }

  /// Creates a color from red, green, and blue components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
    isGray = false
  }

  /// Creates a gray color.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - alpha: The opacity, from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    light = RGBA(red: white, green: white, blue: white, alpha: alpha)
    dark = light
    isGray = true
  }

  /// Creates a color from components in the Display P3 color space, each from 0 to 1.
  ///
  /// Colors that sRGB doesn't contain have components less than 0 or greater than 1.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = (displayP3Red.asLight, green.asLight, blue.asLight)
    self.init(
      red: (1.2249401763 * red - 0.2249401763 * green).asComponent,
      green: (1.0420569547 * green - 0.0420569547 * red).asComponent,
      blue: (1.0982736202 * blue - 0.0196375546 * red - 0.0786360656 * green).asComponent,
      alpha: alpha)
  }

  /// Creates a color from a color without traits.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    switch values.count {
    case 2: self.init(white: values[0], alpha: values[1])
    case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    default: self.init(white: 0, alpha: cgColor.alpha)
    }
  }

  /// Creates a color that repeats an image. There are no pixels, so it is transparent.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a color from an asset catalog of the main bundle.
  ///
  /// There are no compiled catalogs here: the bundle's `.xcassets` folders are read. Returns nil if
  /// they have no color of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from an asset catalog of a bundle. The color follows later traits, so those
  /// that are specified have no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalog.color(named: name, in: bundle ?? .main) else { return nil }
    self.init(name: nil, light: color.light, dark: color.dark)
  }

  /// Creates the color of a color literal. Call another initializer instead.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The description of the color in UIKit's form: its color space and components, or the name of a
  /// color that adapts to the appearance.
  open override var description: String {
    guard light == dark else {
      let address = ObjectIdentifier(self).address
      return name.map { "<UIDynamicSystemColor: \(address); name = \($0)Color>" }
        ?? "<UIDynamicProviderColor: \(address)>"
    }
    let space = isGray ? "Gray" : "SRGB"
    let components = isGray ? [light.red] : [light.red, light.green, light.blue]
    let numbers = (components + [light.alpha]).map { String(format: "%g", Double($0)) }
    return "UIExtended\(space)ColorSpace \(numbers.joined(separator: " "))"
  }

  /// The color in the current appearance, without traits.
  open var cgColor: CGColor {
    let rgb = current
    guard isGray else {
      return CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: rgb.alpha)
    }
    return CGColor(gray: rgb.red, alpha: rgb.alpha)
  }

  /// Creates a color from hue, saturation, and brightness components, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color that depends on traits. The closure is called once each for the light and the
  /// dark appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(name: nil, light: light.light, dark: dark.dark)
  }

  /// Returns the components in the light or dark appearance.
  package func components(isDark: Bool) -> RGBA { isDark ? dark : light }

  private var current: RGBA {
    components(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
  }

  /// Returns the color for the specified traits, which no longer depends on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(components(isDark: traitCollection.userInterfaceStyle == .dark), isGray: isGray)
  }

  /// Returns the color with a different opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var light = self.light
    var dark = self.dark
    light.alpha = alpha
    dark.alpha = alpha
    return UIColor(name: nil, light: light, dark: dark, isGray: isGray)
  }

  /// Stores the red, green, blue, and alpha components in the current appearance, and returns
  /// `true`.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = current.red
    green?.pointee = current.green
    blue?.pointee = current.blue
    alpha?.pointee = current.alpha
    return true
  }

  /// Stores the hue, saturation, brightness, and alpha components in the current appearance, and
  /// returns `true`.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = current
    let high = max(rgb.red, rgb.green, rgb.blue)
    let range = high - min(rgb.red, rgb.green, rgb.blue)
    var sixth: CGFloat = 0
    if range > 0 {
      if high == rgb.red {
        sixth = (rgb.green - rgb.blue) / range
      } else if high == rgb.green {
        sixth = (rgb.blue - rgb.red) / range + 2
      } else {
        sixth = (rgb.red - rgb.green) / range + 4
      }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = rgb.alpha
    return true
  }

  /// Stores the brightness and alpha components of a gray color in the current appearance.
  ///
  /// - Returns: `false` if the color is not gray.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = current
    guard rgb.red == rgb.green, rgb.green == rgb.blue else { return false }
    white?.pointee = rgb.red
    alpha?.pointee = rgb.alpha
    return true
  }

  /// Makes the color the one that fills and strokes.
  open func set() {
    setFill()
    setStroke()
  }
  /// Makes the color the one that fills.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes the color the one that strokes.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.light == light && other.dark == dark
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }

  // MARK: The colors of UIKit

  /// The color black.
  open class var black: UIColor { named["black"]! }
  /// The color white.
  open class var white: UIColor { named["white"]! }
  /// A dark gray.
  open class var darkGray: UIColor { named["darkGray"]! }
  /// A light gray.
  open class var lightGray: UIColor { named["lightGray"]! }
  /// A medium gray.
  open class var gray: UIColor { named["gray"]! }
  /// Pure red.
  open class var red: UIColor { named["red"]! }
  /// Pure green.
  open class var green: UIColor { named["green"]! }
  /// Pure blue.
  open class var blue: UIColor { named["blue"]! }
  /// Pure cyan.
  open class var cyan: UIColor { named["cyan"]! }
  /// Pure yellow.
  open class var yellow: UIColor { named["yellow"]! }
  /// Pure magenta.
  open class var magenta: UIColor { named["magenta"]! }
  /// Orange.
  open class var orange: UIColor { named["orange"]! }
  /// Purple.
  open class var purple: UIColor { named["purple"]! }
  /// Brown.
  open class var brown: UIColor { named["brown"]! }
  /// A transparent color.
  open class var clear: UIColor { named["clear"]! }
  /// The color for primary text.
  open class var label: UIColor { named["label"]! }
  /// The color for secondary text.
  open class var secondaryLabel: UIColor { named["secondaryLabel"]! }
  /// The color for tertiary text.
  open class var tertiaryLabel: UIColor { named["tertiaryLabel"]! }
  /// The color for quaternary text.
  open class var quaternaryLabel: UIColor { named["quaternaryLabel"]! }
  /// The color for placeholder text.
  open class var placeholderText: UIColor { named["placeholderText"]! }
  /// The color for thin separators that let the content behind them show.
  open class var separator: UIColor { named["separator"]! }
  /// The color for separators that hide the content behind them.
  open class var opaqueSeparator: UIColor { named["opaqueSeparator"]! }
  /// The color for links.
  open class var link: UIColor { named["link"]! }
  /// The fill color for thin and small shapes.
  open class var systemFill: UIColor { named["systemFill"]! }
  /// The fill color for medium-size shapes.
  open class var secondarySystemFill: UIColor { named["secondarySystemFill"]! }
  /// The fill color for large shapes.
  open class var tertiarySystemFill: UIColor { named["tertiarySystemFill"]! }
  /// The fill color for large areas with complex content.
  open class var quaternarySystemFill: UIColor { named["quaternarySystemFill"]! }
  /// The color for the main background.
  open class var systemBackground: UIColor { named["systemBackground"]! }
  /// The color for content on the main background.
  open class var secondarySystemBackground: UIColor { named["secondarySystemBackground"]! }
  /// The color for content on secondary backgrounds.
  open class var tertiarySystemBackground: UIColor { named["tertiarySystemBackground"]! }
  /// The color for the main background of grouped content.
  open class var systemGroupedBackground: UIColor { named["systemGroupedBackground"]! }
  /// The color for content on the main background of grouped content.
  open class var secondarySystemGroupedBackground: UIColor {
    named["secondarySystemGroupedBackground"]!
  }
  /// The color for content on secondary backgrounds of grouped content.
  open class var tertiarySystemGroupedBackground: UIColor {
    named["tertiarySystemGroupedBackground"]!
  }
  /// An adaptive red.
  open class var systemRed: UIColor { named["systemRed"]! }
  /// An adaptive orange.
  open class var systemOrange: UIColor { named["systemOrange"]! }
  /// An adaptive yellow.
  open class var systemYellow: UIColor { named["systemYellow"]! }
  /// An adaptive green.
  open class var systemGreen: UIColor { named["systemGreen"]! }
  /// An adaptive mint.
  open class var systemMint: UIColor { named["systemMint"]! }
  /// An adaptive teal.
  open class var systemTeal: UIColor { named["systemTeal"]! }
  /// An adaptive cyan.
  open class var systemCyan: UIColor { named["systemCyan"]! }
  /// An adaptive blue.
  open class var systemBlue: UIColor { named["systemBlue"]! }
  /// An adaptive indigo.
  open class var systemIndigo: UIColor { named["systemIndigo"]! }
  /// An adaptive purple.
  open class var systemPurple: UIColor { named["systemPurple"]! }
  /// An adaptive pink.
  open class var systemPink: UIColor { named["systemPink"]! }
  /// An adaptive brown.
  open class var systemBrown: UIColor { named["systemBrown"]! }
  /// The adaptive base gray.
  open class var systemGray: UIColor { named["systemGray"]! }
  /// The adaptive gray of level 2, from 2 for the strongest to 6 for the weakest contrast.
  open class var systemGray2: UIColor { named["systemGray2"]! }
  /// The adaptive gray of level 3, from 2 for the strongest to 6 for the weakest contrast.
  open class var systemGray3: UIColor { named["systemGray3"]! }
  /// The adaptive gray of level 4, from 2 for the strongest to 6 for the weakest contrast.
  open class var systemGray4: UIColor { named["systemGray4"]! }
  /// The adaptive gray of level 5, from 2 for the strongest to 6 for the weakest contrast.
  open class var systemGray5: UIColor { named["systemGray5"]! }
  /// The adaptive gray of level 6, from 2 for the strongest to 6 for the weakest contrast.
  open class var systemGray6: UIColor { named["systemGray6"]! }
  /// The default tint color.
  open class var tintColor: UIColor { named["tintColor"]! }
  /// The color for dark text on light backgrounds.
  open class var darkText: UIColor { named["darkText"]! }
  /// The color for light text on dark backgrounds.
  open class var lightText: UIColor { named["lightText"]! }

  /// The background of grouped tables.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  open class var groupTableViewBackground: UIColor { systemGroupedBackground }
}

extension CGFloat {
  /// The intensity of light of a component of sRGB.
  fileprivate var asLight: CGFloat {
    let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return self < 0 ? -value : value
  }

  /// The component of sRGB of an intensity of light.
  fileprivate var asComponent: CGFloat {
    let value =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return self < 0 ? -value : value
  }
}
