public import Foundation

/// A function that changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: ConfigurationTransformer {
  private final class Storage {
    let apply: (AttributeContainer) -> AttributeContainer
    init(_ apply: @escaping (AttributeContainer) -> AttributeContainer) { self.apply = apply }
  }
  private let storage: Storage

  /// The function.
  public var transform: (AttributeContainer) -> AttributeContainer { storage.apply }

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    storage = Storage(transform)
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    storage.apply(input)
  }

  var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}
