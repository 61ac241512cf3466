import Foundation

/// The tables of record types, each looked at once.
final class RecordTables: @unchecked Sendable {
  private let lock = NSLock()
  private var tables: [ObjectIdentifier: AnyObject] = [:]

  /// The table of a type.
  func table<Record: Codable & Identifiable>(
    of type: Record.Type
  ) throws(SQLiteError) -> RecordTable<Record> {
    let known = lock.withLock { tables[ObjectIdentifier(type)] }
    if let known = known as? RecordTable<Record> { return known }
    // Making records up runs the app's code, which may ask for a table.
    let table = try RecordTable<Record>()
    lock.withLock { tables[ObjectIdentifier(type)] = table }
    return table
  }
}
