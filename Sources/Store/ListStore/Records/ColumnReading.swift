public import Foundation

/// A record type that reads the columns of its rows itself.
///
///     extension Task: ColumnReading {
///       static var columns: [RecordColumn<Task>] {
///         [RecordColumn(id: \.id, "id"), RecordColumn(\.title, "title")]
///       }
///       init(row: RecordRow) throws { try self.init(id: row["id"], title: row["title"]) }
///     }
///
/// A store keeps such a record in the same columns as a `Codable` record, and everything that lists
/// can do works with both. A record that reads its columns is read in about the time of SQLite's C
/// interface, because there is no decoder between the row and the record. It is written from the
/// properties that its columns declare.
///
/// Adopt the protocol for long lists of wide records, and for a type whose `Codable` conformance is
/// for the JSON of a server. Otherwise, let the compiler write a `Codable` conformance.
///
/// The protocol brings its own conformance to `Codable`, by the names of the columns. The store
/// doesn't use it, so you can write an `init(from:)` and an `encode(to:)` for another format.
public protocol ColumnReading: Codable, ColumnDeclaring, CustomTableNaming, Identifiable {
  /// Creates a record from a row.
  ///
  /// - Parameter row: The row. It is valid only within the initializer.
  /// - Throws: The errors of the row. You can throw an error of your own for a row that is no
  ///   record.
  init(row: RecordRow) throws
}

extension ColumnReading {
  /// The unqualified name of the type.
  public static var tableName: String { "\(Self.self)" }

  /// Creates a record from values by the names of the columns.
  public init(from decoder: any Decoder) throws { try self.init(row: RecordRow(decoder)) }

  /// Encodes the values of the columns by their names. Nil is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    var names: Set<String> = []
    for column in Self.columns where names.insert(column.column.name).inserted {
      let value: Any = self[keyPath: column.keyPath]
      if let value = value as? any OptionalValue, value.isNil { continue }
      guard let value = value as? any Encodable else { continue }
      try container.encode(value, forKey: AnyKey(stringValue: column.column.name))
    }
  }
}

/// The columns of a row, from which a ``ColumnReading`` creates a record.
///
///     init(row: RecordRow) throws {
///       id = try row["id"]
///       title = try row["title"]
///       money = Money(cents: try row["cents"])
///     }
///
/// A row has the columns that the type declares. They are read fastest in the order of their
/// declarations.
public struct RecordRow {
  private let row: RowReader

  init(_ row: RowReader) { self.row = row }

  init(_ decoder: any Decoder) throws {
    row = RowReader(try decoder.container(keyedBy: AnyKey.self))
  }

  /// Returns the value of a column, as the property that the column declares. An optional is nil if
  /// the column is NULL.
  ///
  /// - Throws: `SQLiteError`, of the kind `noColumn` if the row has no column of that name, and of
  ///   the kind `unreadableValue` if the value can't be read as the type.
  public subscript<Value: Codable>(name: String) -> Value {
    // In the module of the record, the type is known, and the compiler keeps one of the branches.
    @inlinable get throws {
      if Value.self == Int.self { return cast(try required(integer(name), name)) }
      if Value.self == Int?.self { return cast(try integer(name)) }
      if Value.self == String.self { return cast(try required(text(name), name)) }
      if Value.self == String?.self { return cast(try text(name)) }
      if Value.self == Double.self { return cast(try required(real(name), name)) }
      if Value.self == Double?.self { return cast(try real(name)) }
      if Value.self == Bool.self { return cast(try required(flag(name), name)) }
      if Value.self == Bool?.self { return cast(try flag(name)) }
      if Value.self == Date.self { return cast(try required(date(name), name)) }
      if Value.self == Date?.self { return cast(try date(name)) }
      return try value(name)
    }
  }

  /// Returns a value of a type that is known by another name.
  @inlinable func cast<Known, Value>(_ value: Known) -> Value {
    unsafeBitCast(value, to: Value.self)
  }

  @inlinable func required<Value: Codable>(_ value: Value?, _ name: String) throws -> Value {
    if let value { return value }
    throw absence(of: Value.self, name)
  }

  @usableFromInline func integer(_ name: String) throws -> Int? { try known(name) }
  @usableFromInline func text(_ name: String) throws -> String? { try known(name) }
  @usableFromInline func real(_ name: String) throws -> Double? { try known(name) }
  @usableFromInline func flag(_ name: String) throws -> Bool? { try known(name) }
  @usableFromInline func date(_ name: String) throws -> Date? { try known(name) }

  /// Returns the value of a column, or nil if it is NULL.
  @inline(__always)
  private func known<Value: ColumnValue & Codable>(_ name: String) throws -> Value? {
    guard row.isAtRow else { return try row.decoded(name) }
    return try row.readKnown(Value.self, row.index(of: name))
  }

  @usableFromInline func value<Value: Codable>(_ name: String) throws -> Value {
    guard row.isAtRow else { return try row.decoded(name) }
    return try row.read(Value.self, row.index(of: name))
  }

  /// Returns the error for a column that is NULL although its property isn't optional.
  @usableFromInline func absence<Value: Codable>(of type: Value.Type, _ name: String) -> any Error {
    do {
      _ = try value(name) as Value
      return SQLiteError(.unreadableValue, "The column “\(name)” has no value.")
    } catch { return error }
  }
}

@available(*, unavailable, message: "A row is valid only within the initializer of its record.")
extension RecordRow: Sendable {}
