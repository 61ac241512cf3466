#if !canImport(ObjectiveC)
public import Foundation

/// The name of an exception. On Apple's systems, Foundation provides it.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of an error without a more specific name.
  public static let genericException = Self("NSGenericException")
  /// The name of an index out of range.
  public static let rangeException = Self("NSRangeException")
  /// The name of an invalid argument.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// The name of an inconsistency.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
}

/// A programming error. On Apple's systems, Foundation provides it.
///
/// Swift can't catch it: raising it ends the app or, if UIKit raises exceptions of its name, passes
/// it to ``UIKitException/handler``.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception.
  public let name: NSExceptionName
  /// The description of the error.
  public let reason: String?
  /// The values that describe the error.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Raises the exception.
  open func raise() {
    let reason = reason ?? "(null)"
    guard let name = UIKitException.Name(rawValue: name.rawValue) else {
      fatalError(
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
    }
    UIKitException.raiseAnywhere(name, reason)
  }

  /// Raises an exception whose reason is a format with arguments.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    let reason = NSString(format: format, arguments: argList)._bridgeToSwift()
    NSException(name: name, reason: reason).raise()
  }
}
#endif
