/// A transformer of a configuration's color.
public struct UIConfigurationColorTransformer: ConfigurationTransformer {
  private final class Transform {
    let apply: (UIColor) -> UIColor
    init(_ apply: @escaping (UIColor) -> UIColor) { self.apply = apply }
  }
  private let storage: Transform
  /// The closure that transforms a color.
  public var transform: (UIColor) -> UIColor { storage.apply }

  /// Creates a transformer that calls a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    storage = Transform(transform)
  }

  /// A transformer to the gray color of the same brightness.
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// A transformer to the system's preferred tint color. There is none here, so the color is kept.
  nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A transformer to the system's tint color of one hue. There is none here, so the color is kept.
  nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { $0 }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    storage.apply(input)
  }

  var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

/// A function of a configuration, whose copies have its identity.
protocol ConfigurationTransformer {
  /// The identity of the function.
  var identity: ObjectIdentifier { get }
}

/// A transformer in a configuration. Configurations are equal if their transformers are copies of
/// the same one.
@propertyWrapper struct ByIdentity<Transformer: ConfigurationTransformer>: Hashable {
  var wrappedValue: Transformer?

  static func == (first: Self, second: Self) -> Bool {
    first.wrappedValue?.identity == second.wrappedValue?.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue?.identity) }
}
