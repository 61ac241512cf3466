import Foundation

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// A flag by which any thread ends a long read of another one.
final class ReadCancellation: @unchecked Sendable {
  /// The number of SQLite's instructions between two looks at the flag.
  private static let period: Int32 = 1_000

  private let lock = NSLock()
  private var isSet = false

  /// A Boolean value that indicates whether the read is to end, or has ended.
  var isCancelled: Bool { lock.withLock { isSet } }

  /// Ends the read, if it has not ended, with an error.
  func cancel() { lock.withLock { isSet = true } }

  /// Performs reads of a database, which the flag ends.
  func watch<Result, Failure>(
    _ database: OpaquePointer, _ reads: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    sqlite3_progress_handler(
      database, Self.period,
      { context in
        guard let context else { return 0 }
        let flag = Unmanaged<ReadCancellation>.fromOpaque(context).takeUnretainedValue()
        return flag.isCancelled ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    defer { sqlite3_progress_handler(database, 0, nil, nil) }
    return try reads()
  }
}
