import Foundation

#if canImport(SQLite3)
import SQLite3
#else
import CCollation
import CSQLite
#endif

/// The order of texts in a locale.
final class Collation: Sendable {
  /// The beginning of a name that SQLite knows, before the identifier of a locale.
  private static let prefix = "list:"

  let locale: Locale
  #if !canImport(SQLite3)
  /// ICU's collator: Foundation's comparison, which Swift's toolchain has here, is no order. By it,
  /// some texts precede each other in a circle.
  private nonisolated(unsafe) let collator: OpaquePointer?
  #endif

  private init(_ locale: Locale) {
    self.locale = locale
    #if !canImport(SQLite3)
    // ICU doesn't know all keywords by the names that Foundation has for them.
    collator = collator_open(locale.identifier(.bcp47)) ?? collator_open("")
    #endif
  }

  /// The collation as a part of a statement.
  var sql: String { "COLLATE \(SQLiteName.quoted(Self.prefix + locale.identifier))" }

  /// Returns the order of two texts in UTF-8: a negative number if the first one precedes the
  /// second one, 0 if the locale doesn't tell them apart.
  func compare(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    #if canImport(SQLite3)
    String(decoding: first, as: UTF8.self).compare(
      String(decoding: second, as: UTF8.self),
      options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], locale: locale
    ).rawValue
    #else
    first.withMemoryRebound(to: CChar.self) { first in
      second.withMemoryRebound(to: CChar.self) { second in
        Int(
          collator_compare(
            collator, first.baseAddress, Int32(first.count), second.baseAddress,
            Int32(second.count)))
      }
    }
    #endif
  }

  // MARK: All collations

  private static let lock = NSLock()
  /// The collations by the identifiers of their locales. They stay, because connections use them.
  private nonisolated(unsafe) static var all: [String: Collation] = [:]

  /// Returns the order of texts in a locale.
  static func of(_ locale: Locale) -> Collation { named(locale.identifier) }

  /// Returns the order of texts in the locale with an identifier.
  static func named(_ identifier: String) -> Collation {
    lock.withLock {
      if let collation = all[identifier] { return collation }
      let collation = Collation(Locale(identifier: identifier))
      all[identifier] = collation
      return collation
    }
  }

  /// Lets a connection find collations by their names.
  static func add(to database: OpaquePointer) {
    sqlite3_collation_needed(database, nil) { _, database, _, name in
      guard let database, let name, let collation = Collation.called(String(cString: name)) else {
        return
      }
      let utf8: Int32 = 1
      sqlite3_create_collation_v2(
        database, name, utf8, Unmanaged.passUnretained(collation).toOpaque(), compareTexts, nil)
    }
  }

  /// Returns the collation that SQLite calls by a name, if it is one of these.
  fileprivate static func called(_ name: String) -> Collation? {
    name.hasPrefix(prefix) ? named(String(name.dropFirst(prefix.count))) : nil
  }
}

/// Compares two texts for SQLite.
private func compareTexts(
  _ collation: UnsafeMutableRawPointer?, _ firstCount: Int32, _ first: UnsafeRawPointer?,
  _ secondCount: Int32, _ second: UnsafeRawPointer?
) -> Int32 {
  guard let collation else { return 0 }
  func bytes(_ text: UnsafeRawPointer?, _ count: Int32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text?.assumingMemoryBound(to: UInt8.self), count: Int(count))
  }
  return Int32(
    Unmanaged<Collation>.fromOpaque(collation).takeUnretainedValue()
      .compare(bytes(first, firstCount), bytes(second, secondCount)))
}
