public import Foundation

/// A color with an opacity, which may differ between light and dark appearances.
open class UIColor: NSObject, @unchecked Sendable {
  /// The components of a color, from 0 to 1.
  package struct RGBA: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
  }

  private let light: RGBA
  private let dark: RGBA
  /// The name of a color that UIKit provides, such as "secondaryLabel", or nil for other colors.
  package let name: String?

  init(name: String?, light: RGBA, dark: RGBA) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  private convenience init(_ components: RGBA) {
    self.init(name: nil, light: components, dark: components)
  }

  /// Creates a color from red, green, and blue components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray color.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
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
    UIColor(components(isDark: traitCollection.userInterfaceStyle == .dark))
  }

  /// Returns the color with a different opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var light = self.light
    var dark = self.dark
    light.alpha = alpha
    dark.alpha = alpha
    return UIColor(name: nil, light: light, dark: dark)
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
}
