import Foundation

/// The tables of the record types of a store.
final class RecordTables: @unchecked Sendable {
  private let lock = NSLock()
  private var tables: [ObjectIdentifier: Any] = [:]

  /// The table of a type: as it was registered, or of the type's name.
  func table<Record: Codable & Identifiable>(of type: Record.Type) throws -> RecordTable<Record> {
    lock.lock()
    defer { lock.unlock() }
    if let table = tables[ObjectIdentifier(type)] as? RecordTable<Record> { return table }
    let table = try RecordTable<Record>(name: nil)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// Gives the table of a type a name.
  func register<Record: Codable & Identifiable>(
    _ type: Record.Type, _ name: String?
  ) throws -> RecordTable<Record> {
    let table = try RecordTable<Record>(name: name)
    lock.lock()
    defer { lock.unlock() }
    tables[ObjectIdentifier(type)] = table
    return table
  }
}
