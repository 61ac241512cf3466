import Foundation

/// How values of a type stand in a column.
enum ColumnKind: String {
  case integer = "INTEGER"
  case real = "REAL"
  case text = "TEXT"
  case blob = "BLOB"

  /// The kind of a type's column; nil for types that are written as JSON text.
  init?(_ type: Any.Type) {
    switch type {
    case is any BinaryInteger.Type, is Bool.Type: self = .integer
    case is any BinaryFloatingPoint.Type, is Date.Type: self = .real
    case is String.Type, is UUID.Type, is URL.Type: self = .text
    case is Data.Type: self = .blob
    default: return nil
    }
  }
}

extension SQLiteValue {
  /// The value as a type that stands in a column by itself; nil where it is no such value.
  func decoded<T>(as type: T.Type) -> T? {
    switch (type, self) {
    case (is Bool.Type, .integer(let number)): return (number != 0) as? T
    case (is Date.Type, .real(let seconds)): return Date(timeIntervalSince1970: seconds) as? T
    case (is Date.Type, .integer(let seconds)):
      return Date(timeIntervalSince1970: Double(seconds)) as? T
    case (is String.Type, .text(let text)): return text as? T
    case (is UUID.Type, .text(let text)): return UUID(uuidString: text) as? T
    case (is URL.Type, .text(let text)): return URL(string: text) as? T
    case (is Data.Type, .blob(let data)): return data as? T
    case (is Double.Type, .real(let number)): return number as? T
    case (is Double.Type, .integer(let number)): return Double(number) as? T
    case (is Float.Type, .real(let number)): return Float(number) as? T
    case (is Float.Type, .integer(let number)): return Float(number) as? T
    case (let type as any BinaryInteger.Type, .integer(let number)):
      return Self.integer(number, as: type) as? T
    default: return nil
    }
  }

  private static func integer<I: BinaryInteger>(_ number: Int64, as type: I.Type) -> I? {
    I(exactly: number)
  }
}
