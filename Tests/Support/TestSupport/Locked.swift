import Foundation

/// A value that threads share. `Mutex` needs a newer macOS than the package.
///
/// The lock guards every access, which the compiler can't see.
public final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  public init(_ value: Value) { self.value = value }

  /// Performs work that has the value to itself.
  public func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try work(&value) }
  }
}
