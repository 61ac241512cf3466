import Foundation

/// A column of a record type: its name and its storage. It decides for all types how a property's
/// value is stored and read back, by what the type's `Codable` conformance does with its values:
///
/// - A `ColumnValue` stores itself.
/// - A value that encodes a single value, such as an enum with raw values, an option set or a
///   wrapper, is stored as that value.
/// - All other values are stored as JSON.
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

  /// Returns the stored form of a value.
  func value(of value: some Encodable) throws(SQLiteError) -> SQLiteValue {
    // The most common types of identifiers, without a lookup of their conformances.
    if storage == .integer, let number = value as? Int { return number.sqliteValue }
    if storage == .text, let text = value as? String { return text.sqliteValue }
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
      // A value that can't be read would prevent all fetches from the table.
      if let type = T.self as? any Decodable.Type { _ = try Self.decoder.decode(type, from: data) }
      return .text(String(decoding: data, as: UTF8.self))
    } catch {
      throw .unsupported(value, "it can't be encoded as JSON and decoded again. \(error)")
    }
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// Reads a value from its stored form.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - columnValue: The same type if it is a `ColumnValue`.
  ///   - cell: The stored form.
  func read<T: Decodable>(
    _ type: T.Type, as columnValue: (any ColumnValue.Type)?, from cell: Cell
  ) throws -> T {
    if storage != .json || cell.isNull {
      if let columnValue {
        if let value = columnValue.init(cell) as? T { return value }
      } else if let value = try? T(from: SingleValueDecoder(cell: cell)) {
        return value
      }
    }
    // Earlier versions stored some of these types as JSON.
    if storage == .json || columnValue == nil, let text = cell.text {
      if let value = try? Self.decoder.decode(T.self, from: Data(text.utf8)) { return value }
    }
    throw unreadable(type, cell)
  }

  func unreadable(_ type: Any.Type, _ cell: Cell) -> SQLiteError {
    SQLiteError(
      .unreadableValue,
      "The column “\(name)” contains \(cell.value), which can't be read as \(type). Make the "
        + "property optional, or change the column in a migration.")
  }

  /// Throws an error unless SQLite compares the column with a value as Swift compares the property.
  func checkComparison(with value: SQLiteValue, isLike: Bool) throws(SQLiteError) {
    if isLike {
      guard storage == .text || storage == .json else {
        throw SQLiteError(
          .unsupportedValue,
          "The column “\(name)” doesn't contain text, so LIKE finds nothing in it."
        )
      }
    } else if value != .null, !storage.isComparable(with: value) {
      throw SQLiteError(
        .unsupportedValue,
        storage == .json
          ? "The column “\(name)” stores its values as JSON, which can only be compared with nil."
          : "The values of the column “\(name)” can't be compared with \(value).")
    }
  }

  /// Throws an error unless the column contains text.
  ///
  /// - Parameter loss: A sentence's end that says what other values don't have.
  func checkText(_ loss: String) throws(SQLiteError) {
    if storage == .text { return }
    throw SQLiteError(
      .unsupportedValue, "The column “\(name)” doesn't contain text, so \(loss).")
  }

  /// Throws an error unless the column's values have an order.
  func checkOrder() throws(SQLiteError) {
    guard storage == .json else { return }
    throw SQLiteError(
      .unsupportedValue,
      "The column “\(name)” stores its values as JSON, which has no order. Sort by another column.")
  }
}

/// An optional of any wrapped type.
protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}

extension ColumnStorage {
  /// Returns a Boolean value that indicates whether a column of a declared type stores values
  /// unchanged. By SQLite's type affinity, some columns convert numbers to texts, and others texts
  /// to numbers.
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
