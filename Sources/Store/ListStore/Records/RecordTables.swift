import Foundation

/// A cache of the tables of record types.
final class RecordTables: @unchecked Sendable {
  private let lock = NSLock()
  private var tables: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the table of a record type.
  func table<Record: Codable & Identifiable>(
    of type: Record.Type
  ) throws(SQLiteError) -> RecordTable<Record> {
    let known = lock.withLock { tables[ObjectIdentifier(type)] }
    if let known { return unsafeDowncast(known, to: RecordTable<Record>.self) }
    // The probe runs the app's code, which may look up a table.
    let table = try RecordTable<Record>()
    lock.withLock { tables[ObjectIdentifier(type)] = table }
    return table
  }
}
