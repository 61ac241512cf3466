import Foundation

/// A type whose values are stored in a column each. Everything that depends on the type is decided by its
/// conformance: how the column is declared, which values can be stored, and how they are read back. SQLite sorts
/// and compares what is stored, so values are stored such that SQLite's order is Swift's.
///
/// Other types are built on these: an enum, an option set or a wrapper encodes a single value and is stored as that;
/// anything else is stored as JSON, which has no order. See `Column`.
protocol ColumnValue: SQLiteValueConvertible {
  /// What a column of these values holds.
  static var storage: ColumnStorage { get }

  /// Reads a value back.
  ///
  /// - Returns: nil if the cell holds something else.
  init?(_ cell: Cell)

  /// Some different values, the most harmless first: records made of them show how a type behaves.
  static var samples: [Self] { get }
}

/// What a column holds.
enum ColumnStorage {
  case integer
  /// An integer above `Int64.max` is stored as its eight bytes, which SQLite sorts after all numbers.
  case unsigned
  /// Sixteen bytes that are ordered as the numbers are.
  case int128, uint128
  case real
  /// Seconds since 2001, see `DateForm`.
  case date
  /// Bytes that are ordered as the numbers are, see `Decimal.ordered`.
  case decimal
  case text
  case data
  /// JSON text of any other Codable value.
  case json

  /// The declared type.
  var declaration: String {
    switch self {
    case .integer: "INTEGER"
    case .unsigned: "UNSIGNED BIG INT"
    case .real: "REAL"
    case .date: DateForm.since2001
    case .text, .json: "TEXT"
    case .data, .decimal, .int128, .uint128: "BLOB"
    }
  }

  /// Whether a value is one that the column may hold, so that comparing them makes sense.
  func isComparable(with value: SQLiteValue) -> Bool {
    switch (self, value) {
    case (.integer, .integer), (.integer, .real), (.real, .integer), (.real, .real): true
    case (.date, .integer), (.date, .real): true
    case (.unsigned, .integer), (.unsigned, .real): true
    case (.unsigned, .blob(let data)): data.count == 8
    case (.int128, .blob(let data)), (.uint128, .blob(let data)): data.count == 16
    case (.decimal, .blob), (.data, .blob), (.text, .text): true
    default: false
    }
  }

  /// The name of the section of a value. Equal numbers are one section, whichever of them comes first.
  func sectionName(of value: SQLiteValue) -> String {
    switch (self, value) {
    case (_, .null): ""
    case (_, .text(let text)): text
    case (.real, .integer(let number)): "\(Double(number))"
    case (_, .integer(let number)): "\(number)"
    case (.integer, .real(let number)), (.unsigned, .real(let number)):
      Int64(exactly: number).map(String.init) ?? "\(number)"
    // Zero has two signs.
    case (_, .real(let number)): "\(number == 0 ? 0 : number)"
    case (_, .blob(let data)): number(of: data) ?? "\(data.count) bytes"
    }
  }

  /// The number that some bytes stand for.
  private func number(of data: Data) -> String? {
    switch self {
    case .unsigned: return UInt64(ordered: data).map(String.init)
    case .decimal: return Decimal(ordered: data).map { "\($0)" }
    case .int128, .uint128:
      guard #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *) else { return nil }
      let bits = UInt128(ordered: data)
      return self == .uint128 ? bits.map(String.init) : bits.map { "\(Int128(unordered: $0))" }
    default: return nil
    }
  }
}
