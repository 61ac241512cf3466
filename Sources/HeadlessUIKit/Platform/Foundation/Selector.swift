#if !canImport(ObjectiveC)
/// The name of an Objective-C method. Without the Objective-C runtime, a selector can be created
/// but not sent; use `UIAction` instead.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method.
  public let description: String
  /// Creates a selector with the specified name.
  public init(_ name: String) { description = name }
  /// Creates a selector from a string literal.
  public init(stringLiteral value: String) { description = value }
}
#endif
