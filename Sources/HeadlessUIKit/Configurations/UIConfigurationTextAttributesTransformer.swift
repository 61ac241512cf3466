public import Foundation

/// A function that changes the attributes of a text, with an identity.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Storage {
    let apply: (AttributeContainer) -> AttributeContainer
    init(_ apply: @escaping (AttributeContainer) -> AttributeContainer) { self.apply = apply }
  }
  private let storage: Storage

  /// The function.
  public var transform: (AttributeContainer) -> AttributeContainer { storage.apply }

  /// Creates a transformer. Its copies are equal to it, and no other transformer is.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    storage = Storage(transform)
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    storage.apply(input)
  }

  /// Returns a Boolean value that indicates whether one transformer is a copy of the other.
  public static func == (first: Self, second: Self) -> Bool { first.storage === second.storage }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
