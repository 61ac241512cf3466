#if !canImport(ObjectiveC)
public import Foundation

extension NSString {
  /// Creates a string from a format, with numbers of the user's locale.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
    self.init(string: String(format: format._bridgeToSwift(), locale: .current, arguments: args))
  }
}

/// The key of an associated value.
private enum BehaviorKey {
  nonisolated(unsafe) static let address = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)
}

extension Formatter {
  fileprivate var behavior: UInt {
    get { objc_getAssociatedObject(self, BehaviorKey.address) as? UInt ?? 0 }
    set { objc_setAssociatedObject(self, BehaviorKey.address, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension NumberFormatter {
  /// The behavior of a formatter. As on iOS, there is only the one of macOS 10.4.
  @nonexhaustive public enum Behavior: UInt, Sendable {
    /// The default behavior.
    case `default` = 0
    /// The behavior since macOS 10.4.
    case behavior10_4 = 1040
  }
  /// The behavior of the formatter. As on iOS, both values behave alike.
  public var formatterBehavior: Behavior {
    get { Behavior(rawValue: behavior) ?? .default }
    set { behavior = newValue.rawValue }
  }
}

extension DateFormatter {
  /// The behavior of a formatter. As on iOS, there is only the one of macOS 10.4.
  @nonexhaustive public enum Behavior: UInt, Sendable {
    /// The default behavior.
    case `default` = 0
    /// The behavior since macOS 10.4.
    case behavior10_4 = 1040
  }
  /// The behavior of the formatter. As on iOS, both values behave alike.
  public var formatterBehavior: Behavior {
    get { Behavior(rawValue: behavior) ?? .default }
    set { behavior = newValue.rawValue }
  }
}
#endif
