public import Foundation

// Texts are stored as UTF-8 and data as bytes. SQLite sorts and compares both byte by byte, which
// is Swift's order of strings if all are normalized in the same way.

extension String: ColumnValue {
  /// The string as TEXT.
  public var sqliteValue: SQLiteValue { .text(self) }
  static var storage: ColumnStorage { .text }
  static var samples: [String] {
    ["a", "", "B b", " e\u{301}X\n", "0", "-1.50", String(repeating: "Zy", count: 200)]
  }

  init?(_ cell: Cell) {
    guard let text = cell.text else { return nil }
    self = text
  }
}

extension Data: ColumnValue {
  /// The data as BLOB.
  public var sqliteValue: SQLiteValue { .blob(self) }
  static var storage: ColumnStorage { .data }
  static var samples: [Data] {
    [Data([1]), Data(), Data([0, 255]), Data(repeating: 7, count: 300)]
  }

  init?(_ cell: Cell) {
    guard let data = cell.data else { return nil }
    self = data
  }
}

extension UUID: ColumnValue {
  /// The `uuidString`, in uppercase, as TEXT.
  public var sqliteValue: SQLiteValue { .text(uuidString) }
  static var storage: ColumnStorage { .text }
  static var samples: [UUID] {
    [1, 0, 0xAB, 0xFF].map { UUID(uuid: ($0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $0)) }
  }

  init?(_ cell: Cell) {
    guard let identifier = cell.text.flatMap(UUID.init(uuidString:)) else { return nil }
    self = identifier
  }
}

extension URL: ColumnValue {
  /// The `absoluteString` as TEXT.
  ///
  /// - Throws: `SQLiteError` of the kind `unsupportedValue` for a URL that is relative to another
  ///   one.
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) {
      guard URL(string: absoluteString) == self else {
        throw .unsupported(self, "it is relative to another URL. Store its absoluteURL.")
      }
      return .text(absoluteString)
    }
  }
  static var storage: ColumnStorage { .text }
  static var samples: [URL] {
    ["b:1", "https://Example.com/A?b=c#d", "file:///a/%20x"].compactMap { URL(string: $0) }
  }

  init?(_ cell: Cell) {
    guard let url = cell.text.flatMap({ URL(string: $0) }) else { return nil }
    self = url
  }
}

extension Optional: SQLiteValueConvertible where Wrapped: SQLiteValueConvertible {
  /// The wrapped value, or NULL for nil.
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) { try self?.sqliteValue ?? .null }
  }
}
