public import Foundation

/// The types of the data that a responder accepts when the user pastes or drops it.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject,
  @preconcurrency NSSecureCoding, @preconcurrency NSCopying
{
  /// The accepted types. A type includes those that conform to it.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts nothing.
  public override init() { acceptableTypeIdentifiers = [] }

  /// Creates a configuration that accepts types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration that accepts the types that a class can be created from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Creates the configuration of an archive.
  public required init?(coder: NSCoder) {
    acceptableTypeIdentifiers = coder.decodeValue([String].self, forKey: "types") ?? []
  }

  /// Encodes the types.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(acceptableTypeIdentifiers, forKey: "types")
  }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  /// Accepts more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Accepts the types that a class can be created from.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Returns a Boolean value that indicates whether one of some items has an accepted type.
  func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// An object that accepts pasted and dropped data of some types.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The accepted types.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Inserts items. It is optional.
  func paste(itemProviders: [NSItemProvider])
  /// Returns a Boolean value that indicates whether the object accepts items. It is optional.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// Does nothing by default.
  public func paste(itemProviders: [NSItemProvider]) { OptionalMethod.absent() }
  /// By default, returns a Boolean value that indicates whether one of the items has an accepted
  /// type.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    OptionalMethod.absent(pasteConfiguration?.accepts(itemProviders) ?? false)
  }
}

extension UIResponder: UIPasteConfigurationSupporting {}
