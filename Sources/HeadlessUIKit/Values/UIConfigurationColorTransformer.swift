/// A change of a configuration's colour. Transformers are equal if they are the same one.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Transform {
    let apply: (UIColor) -> UIColor
    init(_ apply: @escaping (UIColor) -> UIColor) { self.apply = apply }
  }
  private let storage: Transform
  /// The closure.
  public var transform: (UIColor) -> UIColor { storage.apply }

  /// A transformer that calls a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    storage = Transform(transform)
  }

  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    storage.apply(input)
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.storage === second.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
  }
}
