#if !canImport(ObjectiveC)
/// The name of an Objective-C method. Without Objective-C it can be named, but not sent: use
/// `UIAction` instead.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}
#endif
