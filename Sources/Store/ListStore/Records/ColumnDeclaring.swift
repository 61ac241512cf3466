/// A record type that declares its columns.
///
///     struct Share: Codable, Identifiable, ColumnDeclaring {
///       let id: Int
///       let part: Double
///
///       static var columns: [RecordColumn<Share>] {
///         [RecordColumn(id: \.id, CodingKeys.id), RecordColumn(\.part, CodingKeys.part)]
///       }
///     }
///
/// For other types, the store decodes and encodes sample records to learn the column of each
/// property. The samples have values such as zero and an empty text. Declare the columns if
/// `init(from:)` of your type stops the program for such values, or does more than decode. The
/// store then creates no samples.
public protocol ColumnDeclaring {
  /// The columns, in the order of a new table. A column may be declared for several properties that
  /// have its value, such as `id` and the property that it returns. One declares the identifier.
  static var columns: [RecordColumn<Self>] { get }
}

/// The declaration of a property's column.
public struct RecordColumn<Record> {
  let keyPath: PartialKeyPath<Record>
  let column: Column
  /// A closure that returns the stored form of a record's property.
  let value: (Record) throws(SQLiteError) -> SQLiteValue
  let isKey: Bool
  /// A Boolean value that indicates whether equal values can be encoded in different orders.
  let isUnordered: Bool

  /// Creates the declaration of the identifier.
  ///
  /// - Parameters:
  ///   - keyPath: The property `id`.
  ///   - name: The name of the column.
  public init(id keyPath: KeyPath<Record, Record.ID>, _ name: String)
  where Record: Identifiable, Record.ID: Codable {
    self.init(keyPath, name, Record.ID.self, isKey: true)
  }

  /// Creates the declaration of a property that always has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property. It can also be a part of one, as in `\.price.cents`.
  ///   - name: The name of the column.
  public init<Value: Codable>(_ keyPath: KeyPath<Record, Value>, _ name: String) {
    self.init(keyPath, name, Value.self)
  }

  /// Creates the declaration of a property that can be nil.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: The name of the column.
  public init<Value: Codable>(_ keyPath: KeyPath<Record, Value?>, _ name: String) {
    self.init(keyPath, name, Value.self, isOptional: true)
  }

  /// Creates the declaration of the identifier.
  ///
  /// - Parameters:
  ///   - keyPath: The property `id`.
  ///   - key: The coding key with which the record decodes and encodes the identifier. The column
  ///     has its name.
  public init(id keyPath: KeyPath<Record, Record.ID>, _ key: some CodingKey)
  where Record: Identifiable, Record.ID: Codable {
    self.init(id: keyPath, key.stringValue)
  }

  /// Creates the declaration of a property that always has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - key: The coding key with which the record decodes and encodes the property. The column has
  ///     its name.
  public init<Value: Codable>(_ keyPath: KeyPath<Record, Value>, _ key: some CodingKey) {
    self.init(keyPath, key.stringValue)
  }

  /// Creates the declaration of a property that can be nil.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - key: The coding key with which the record decodes and encodes the property. The column has
  ///     its name.
  public init<Value: Codable>(_ keyPath: KeyPath<Record, Value?>, _ key: some CodingKey) {
    self.init(keyPath, key.stringValue)
  }

  private init<Property: Codable, Value: Codable>(
    _ keyPath: KeyPath<Record, Property>, _ name: String, _ type: Value.Type,
    isOptional: Bool = false, isKey: Bool = false
  ) {
    self.keyPath = keyPath
    self.isKey = isKey
    let storage = ValueSampler.storage(of: type)
    let column = Column(name: name, storage: storage, isOptional: isOptional)
    self.column = column
    value = { record throws(SQLiteError) in try column.value(of: record[keyPath: keyPath]) }
    isUnordered = type is any UnorderedValue.Type
  }
}

/// The declared columns of a record type.
struct DeclaredColumns {
  /// The columns, without those that are declared again.
  private(set) var columns: [Column] = []
  private(set) var indices: [AnyKeyPath: Int] = [:]
  /// The index of the column of the identifier.
  private(set) var keyIndex: Int?
  private(set) var hasUnorderedKey = false
  /// The name of a column that is declared for values of different kinds, if any.
  private(set) var conflict: String?

  /// Returns the columns of a type, or nil if it doesn't declare any.
  init?(of type: Any.Type) {
    guard let type = type as? any ColumnDeclaring.Type else { return nil }
    add(type)
  }

  private mutating func add<Record: ColumnDeclaring>(_ type: Record.Type) {
    for declared in type.columns {
      let known = columns.firstIndex { $0.name == declared.column.name }
      if known == nil { columns.append(declared.column) }
      if let known, columns[known].storage != declared.column.storage {
        conflict = declared.column.name
      }
      let index = known ?? columns.count - 1
      indices[declared.keyPath] = index
      if declared.isKey { (keyIndex, hasUnorderedKey) = (index, declared.isUnordered) }
    }
  }
}
