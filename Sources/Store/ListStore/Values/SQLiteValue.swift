public import Foundation

/// A value as SQLite stores it.
///
/// Texts are equal if their bytes are equal. `é` as one character and `e` with a combining accent
/// are different values to SQLite, although they are equal as Swift strings.
public enum SQLiteValue: Sendable {
  /// NULL.
  case null
  /// An integer of 64 bits.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// A text, stored as UTF-8.
  case text(String)
  /// Bytes of any content.
  case blob(Data)
}

extension SQLiteValue: CustomStringConvertible {
  /// The value in words, such as `null`, `12`, `“House”` or `3 bytes`. Of a long text, it is the
  /// beginning.
  public var description: String {
    switch self {
    case .null: "null"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): text.count > 100 ? "“\(text.prefix(100))…”" : "“\(text)”"
    case .blob(let data): data.count == 1 ? "1 byte" : "\(data.count) bytes"
    }
  }
}

extension SQLiteValue: Hashable {
  /// Returns a Boolean value that indicates whether two values have the same type and are equal.
  /// Texts are compared byte by byte.
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.integer(let first), .integer(let second)): first == second
    case (.real(let first), .real(let second)): first == second
    case (.text(let first), .text(let second)): first.utf8.elementsEqual(second.utf8)
    case (.blob(let first), .blob(let second)): first == second
    default: false
    }
  }

  /// Hashes the value, and texts by their bytes.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let number): hasher.combine(number)
    case .real(let number): hasher.combine(number)
    case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .blob(let data): hasher.combine(data)
    }
  }
}

/// A value that can be an argument of a statement.
///
///     extension Money: SQLiteValueConvertible {
///       var sqliteValue: SQLiteValue { .integer(Int64(cents)) }
///     }
public protocol SQLiteValueConvertible {
  /// The value as SQLite stores it.
  ///
  /// - Throws: `SQLiteError` of the kind `unsupportedValue` if SQLite can't store it, such as NaN.
  var sqliteValue: SQLiteValue { get throws(SQLiteError) }
}

extension SQLiteValue: SQLiteValueConvertible {
  /// The value itself.
  ///
  /// - Throws: `SQLiteError` of the kind `unsupportedValue` for NaN.
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) {
      if case .real(let number) = self { return try number.sqliteValue }
      return self
    }
  }
}
