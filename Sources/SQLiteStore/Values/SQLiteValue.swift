public import Foundation

/// A value as SQLite stores it.
///
/// Two texts are equal if their bytes are: `é` as one character and as `e` with an accent are two
/// values to SQLite, although Swift's strings are equal.
public enum SQLiteValue: Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

extension SQLiteValue: Hashable {
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
  /// - Throws: `SQLiteError` of the kind `unsupportedValue` if SQLite cannot store it, such as a number
  ///   that is none.
  var sqliteValue: SQLiteValue { get throws(SQLiteError) }
}

extension SQLiteValue: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) {
      if case .real(let number) = self { return try number.sqliteValue }
      return self
    }
  }
}
