import Foundation

// Integers are stored as INTEGER, which has 64 bits and a sign. Larger integers are stored as
// bytes, most significant byte first, which SQLite sorts after all numbers.

extension SQLiteValueConvertible where Self: FixedWidthInteger {
  /// The integer as INTEGER.
  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension ColumnValue where Self: FixedWidthInteger {
  static var storage: ColumnStorage { .integer }

  init?(_ cell: Cell) {
    guard let number = cell.integer else { return nil }
    self.init(exactly: number)
  }

  static var samples: [Self] {
    // Some types have no negative values.
    let all: [Int64] = [1, 2, 77, 0, -1, -100, 1_000_000_007]
    return all.compactMap(Self.init(exactly:)) + [.max, .min]
  }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}

extension SQLiteValueConvertible where Self: FixedWidthInteger & UnsignedInteger {
  /// The integer as INTEGER, or as eight bytes if it is above `Int64.max`.
  public var sqliteValue: SQLiteValue {
    Int64(exactly: self).map(SQLiteValue.integer) ?? .blob(ordered)
  }
}

extension UInt64: ColumnValue {
  static var storage: ColumnStorage { .unsigned }

  init?(_ cell: Cell) {
    let small = cell.integer.flatMap { Self(exactly: $0) }
    guard let number = small ?? cell.data.flatMap({ Self(ordered: $0) }) else { return nil }
    self = number
  }
}

extension UInt: ColumnValue {
  static var storage: ColumnStorage { .unsigned }

  init?(_ cell: Cell) {
    guard let number = UInt64(cell).flatMap({ Self(exactly: $0) }) else { return nil }
    self = number
  }
}

@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
extension UInt128: ColumnValue {
  /// The integer as sixteen bytes in the order of the numbers.
  public var sqliteValue: SQLiteValue { .blob(ordered) }
  static var storage: ColumnStorage { .uint128 }

  init?(_ cell: Cell) {
    guard let number = cell.data.flatMap({ Self(ordered: $0) }) else { return nil }
    self = number
  }
}

@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
extension Int128: ColumnValue {
  // With an inverted sign bit, negative numbers sort first.
  /// The integer as sixteen bytes in the order of the numbers.
  public var sqliteValue: SQLiteValue { .blob((UInt128(bitPattern: self) ^ 1 << 127).ordered) }
  static var storage: ColumnStorage { .int128 }

  init?(_ cell: Cell) {
    guard let bits = cell.data.flatMap({ UInt128(ordered: $0) }) else { return nil }
    self.init(unordered: bits)
  }

  /// Creates the number whose ordered form has some bits.
  init(unordered bits: UInt128) { self.init(bitPattern: bits ^ 1 << 127) }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The bytes of the number, which sort as the numbers do.
  var ordered: Data { withUnsafeBytes(of: bigEndian) { Data($0) } }

  /// Creates the number that ordered bytes represent.
  ///
  /// - Returns: Nil if the number of bytes is not the size of the type.
  init?(ordered data: Data) {
    guard data.count == MemoryLayout<Self>.size else { return nil }
    self = data.reduce(0) { $0 << 8 | Self($1) }
  }
}

extension Bool: ColumnValue {
  /// The integer 1 for true and 0 for false.
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
  static var storage: ColumnStorage { .integer }
  static var samples: [Bool] { [false, true] }

  init?(_ cell: Cell) {
    guard let number = cell.integer else { return nil }
    self = number != 0
  }
}
