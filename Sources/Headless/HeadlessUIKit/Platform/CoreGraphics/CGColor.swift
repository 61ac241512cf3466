#if !canImport(CoreGraphics)
public import Foundation

/// A color of fixed components, without traits.
public final class CGColor: Hashable, Sendable {
  /// The components in the color space, followed by the alpha component, each from 0 to 1.
  private let values: [CGFloat]

  private init(values: [CGFloat]) { self.values = values }

  /// Creates a color from red, green, and blue components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha])
  }
  /// Creates a color from components in the sRGB color space, each from 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [srgbRed, green, blue, alpha])
  }
  /// Creates a gray color.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(values: [gray, alpha])
  }
  /// Creates a gray color in a color space whose gamma is 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(values: [gray, alpha])
  }
  /// Creates a color from the components in a color space, followed by the alpha component.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }
  /// The components in the color space, followed by the alpha component.
  public var components: [CGFloat]? { values }
  /// The number of components, including the alpha component.
  public var numberOfComponents: Int { values.count }
  /// The color space: gray, or red, green, and blue.
  public var colorSpace: CGColorSpace? {
    values.count == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  /// Returns the color with a different opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(values: values.dropLast() + [alpha])
  }

  /// Returns a Boolean value that indicates whether two values are equal.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.values == rhs.values }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The model of a color space.
@nonexhaustive public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// Shades of gray.
  case monochrome
  /// Red, green, and blue.
  case rgb
}

/// The meaning of a color's components: shades of gray, or red, green, and blue.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the standard color space of red, green, and blue.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the Display P3 color space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the gray color space whose gamma is 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The model of the color space.
  public let model: CGColorSpaceModel
  /// The name of the color space.
  public let name: String?

  fileprivate init(_ model: CGColorSpaceModel) {
    self.model = model
    name = nil
  }

  /// Creates a color space from its name. Returns nil for an unknown name.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.displayP3: model = .rgb
    case Self.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  /// The number of components, not including the alpha component.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Returns a Boolean value that indicates whether two values are equal.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.model == rhs.model && lhs.name == rhs.name
  }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the color space of red, green, and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the color space of shades of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
#endif
