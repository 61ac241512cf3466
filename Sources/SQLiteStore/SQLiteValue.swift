public import Foundation

/// A value as SQLite has it.
public enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// What can be an argument of a statement.
public protocol SQLiteValueConvertible {
  /// The value.
  var sqliteValue: SQLiteValue { get }
}

extension SQLiteValue: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue { self }
}

extension SQLiteValueConvertible where Self: BinaryInteger {
  public var sqliteValue: SQLiteValue { .integer(Int64(clamping: self)) }
}

extension Int: SQLiteValueConvertible {}
extension Int8: SQLiteValueConvertible {}
extension Int16: SQLiteValueConvertible {}
extension Int32: SQLiteValueConvertible {}
extension Int64: SQLiteValueConvertible {}
extension UInt: SQLiteValueConvertible {}
extension UInt8: SQLiteValueConvertible {}
extension UInt16: SQLiteValueConvertible {}
extension UInt32: SQLiteValueConvertible {}
extension UInt64: SQLiteValueConvertible {}

extension Bool: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
}

extension Double: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue { .real(self) }
}

extension Float: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue { .real(Double(self)) }
}

extension String: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue { .text(self) }
}

extension Data: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue { .blob(self) }
}

extension UUID: SQLiteValueConvertible {
  /// The identifier's letters, in capitals.
  public var sqliteValue: SQLiteValue { .text(uuidString) }
}

extension Date: SQLiteValueConvertible {
  /// The seconds since 1970.
  public var sqliteValue: SQLiteValue { .real(timeIntervalSince1970) }
}

extension URL: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue { .text(absoluteString) }
}

extension Optional: SQLiteValueConvertible where Wrapped: SQLiteValueConvertible {
  public var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }
}
