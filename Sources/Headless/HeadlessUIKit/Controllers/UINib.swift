public import Foundation

/// A nib file.
///
/// There are none here: views that are registered with one can't be dequeued, and instantiating its
/// objects raises an exception.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  /// Creates a nib without a name.
  public override init() { name = "" }

  /// Creates a nib with a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// Creates a nib from its data.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
  }

  /// Raises an exception, and returns no objects.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    Self.refuse(name)
    return []
  }

  nonisolated static func refuse(_ name: String) {
    UIKitException.raiseAnywhere(
      .invalidArgument,
      "Could not load NIB in bundle with name '\(name)': there are no nibs in "
        + "HeadlessUIKit. Create the objects in code instead.")
  }

  /// The options of instantiating a nib's objects.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects outside the nib to which it refers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Raises an exception, because there are no nibs, and returns no objects.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib.refuse(name)
    return nil
  }
}
