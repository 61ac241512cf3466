/// A transformer of a configuration's color. Transformers are equal if they are copies of the same
/// one.
public struct UIConfigurationColorTransformer: Hashable {
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

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    storage.apply(input)
  }

  /// Returns whether two transformers are copies of the same one.
  public static func == (first: Self, second: Self) -> Bool {
    first.storage === second.storage
  }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
  }
}
