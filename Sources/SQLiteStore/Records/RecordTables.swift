import Foundation

/// The tables of record types, each looked at once.
final class RecordTables: @unchecked Sendable {
  private let lock = NSLock()
  private var tables: [ObjectIdentifier: AnyObject] = [:]

  /// The table of a type.
  func table<Record: Codable & Identifiable>(
    of type: Record.Type
  ) throws(SQLiteError) -> RecordTable<Record> {
    lock.lock()
    defer { lock.unlock() }
    if let table = tables[ObjectIdentifier(type)] as? RecordTable<Record> { return table }
    let table = try RecordTable<Record>()
    tables[ObjectIdentifier(type)] = table
    return table
  }
}
