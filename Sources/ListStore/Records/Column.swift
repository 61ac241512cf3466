import Foundation

/// A column of a record type: its name and what it holds. What values of a property become in it, and what these are
/// read back as, is decided here for all types, from what the type's Codable conformance does with its values:
///
/// - a `ColumnValue` is stored by itself;
/// - what encodes a single value, such as an enum with raw values, an option set or a wrapper, is stored as that value;
/// - all else is stored as JSON.
struct Column: Sendable {
  let name: String
  let storage: ColumnStorage
  let isOptional: Bool
  let quotedName: String

  init(name: String, storage: ColumnStorage, isOptional: Bool) {
    self.name = name
    self.storage = storage
    self.isOptional = isOptional
    quotedName = SQLiteName.quoted(name)
  }

  /// What a value is stored as.
  func value(of value: some Encodable) throws(SQLiteError) -> SQLiteValue {
    if let value = value as? any ColumnValue, type(of: value).storage == storage {
      return try value.sqliteValue
    }
    if let value = value as? any OptionalValue, value.isNil { return .null }
    return storage == .json ? try json(value) : try SingleValueEncoder.value(of: value, in: self)
  }

  private func json<T: Encodable>(_ value: T) throws(SQLiteError) -> SQLiteValue {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let data = try encoder.encode(value)
      // What cannot be read would keep all records of the table from being fetched.
      if let type = T.self as? any Decodable.Type { _ = try Self.decoder.decode(type, from: data) }
      return .text(String(decoding: data, as: UTF8.self))
    } catch {
      throw .unsupported(value, "as JSON it cannot be written and read back. \(error)")
    }
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// Reads a value back.
  func read<T: Decodable>(_ type: T.Type, from cell: Cell) throws -> T {
    if storage != .json || cell.isNull {
      if let type = type as? any ColumnValue.Type {
        if let value = type.init(cell) as? T { return value }
      } else if let value = try? T(from: SingleValueDecoder(cell: cell)) {
        return value
      }
    }
    // Earlier versions stored some as JSON.
    if storage == .json || !(type is any ColumnValue.Type), let text = cell.text {
      if let value = try? Self.decoder.decode(T.self, from: Data(text.utf8)) { return value }
    }
    throw unreadable(type, cell)
  }

  func unreadable(_ type: Any.Type, _ cell: Cell) -> SQLiteError {
    SQLiteError(
      .unreadableValue, "The column \"\(name)\" has no \(type), but \(cell.value).")
  }

  /// A condition that compares the column with an argument, as Swift compares the property's values.
  func checkComparison(with value: SQLiteValue, isLike: Bool) throws(SQLiteError) {
    if isLike {
      guard storage == .text || storage == .json else {
        throw SQLiteError(
          .unsupportedValue, "The column \"\(name)\" has no text, so that LIKE finds nothing in it."
        )
      }
    } else if value != .null, !storage.isComparable(with: value) {
      throw SQLiteError(
        .unsupportedValue,
        storage == .json
          ? "The column \"\(name)\" has values as JSON, which can only be compared with nil."
          : "The values of the column \"\(name)\" cannot be compared with \(value).")
    }
  }

  /// Throws unless the column's values have an order.
  func checkOrder() throws(SQLiteError) {
    guard storage == .json else { return }
    throw SQLiteError(
      .unsupportedValue, "The column \"\(name)\" has values as JSON, which have no order.")
  }
}

/// An optional of any type.
protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}

extension ColumnStorage {
  /// Whether a column of a declared type keeps values as they are: SQLite's rules turn numbers into texts in some columns,
  /// and texts into numbers in others.
  func isKept(byColumnOf declaration: String) -> Bool {
    let type = declaration.uppercased()
    func has(_ words: String...) -> Bool { words.contains { type.contains($0) } }
    switch self {
    case .data, .decimal, .int128, .uint128: return true
    case .integer, .unsigned, .real, .date:
      if has("INT") || type.isEmpty { return true }
      if has("CHAR", "CLOB", "TEXT") { return false }
      // A large integer would lose digits.
      return self == .real || self == .date || has("BLOB") || !has("REAL", "FLOA", "DOUB")
    case .text, .json:
      if has("INT") { return false }
      return type.isEmpty || has("CHAR", "CLOB", "TEXT", "BLOB")
    }
  }
}
