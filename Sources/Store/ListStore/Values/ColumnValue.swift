import Foundation

/// A type whose values are stored in one column each. The conformance decides how the column is
/// declared, which values can be stored, and how they are read back. SQLite sorts and compares the
/// stored values, so their order is that of Swift.
///
/// Other types are built on these. An enum, an option set or a wrapper encodes a single value and
/// is stored as that value. All other values are stored as JSON, which has no order. See `Column`.
protocol ColumnValue: SQLiteValueConvertible {
  /// The storage of the type's values.
  static var storage: ColumnStorage { get }

  /// Creates a value from its stored form.
  ///
  /// - Returns: Nil if the cell holds another type.
  init?(_ cell: Cell)

  /// Several different values, the most harmless first. Records that are created from them reveal
  /// how a type behaves.
  static var samples: [Self] { get }
}

/// The storage of a column's values.
enum ColumnStorage {
  case integer
  /// Integers, of which those above `Int64.max` are eight bytes, which SQLite sorts after all
  /// numbers.
  case unsigned
  /// Sixteen bytes in the order of the numbers.
  case int128, uint128
  case real
  /// Seconds since 2001; see `DateForm`.
  case date
  /// Bytes in the order of the numbers; see `Decimal.ordered`.
  case decimal
  case text
  case data
  /// The JSON text of any other `Codable` value.
  case json

  /// The declared type of the column.
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

  /// Returns a Boolean value that indicates whether a value has a type that the column can hold, so
  /// that a comparison is meaningful.
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

  /// Returns the name of a value's section. Equal numbers have the same name, regardless of their
  /// type.
  func sectionName(of value: SQLiteValue) -> String {
    switch (self, value) {
    case (_, .null): ""
    case (_, .text(let text)): text
    case (.real, .integer(let number)): "\(Double(number))"
    case (_, .integer(let number)): "\(number)"
    case (.integer, .real(let number)), (.unsigned, .real(let number)):
      Int64(exactly: number).map(String.init) ?? "\(number)"
    // Negative zero equals zero.
    case (_, .real(let number)): "\(number == 0 ? 0 : number)"
    // A text without a first letter; see `LetterFunction`.
    case (.text, .blob(let data)): String(decoding: data, as: UTF8.self)
    case (_, .blob(let data)): number(of: data) ?? "\(data.count) bytes"
    }
  }

  /// Returns the number that bytes represent.
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
