import Foundation

// Integers are stored as they are. SQLite's have 64 bits and a sign: those that are larger are stored as
// bytes, most significant byte first, which SQLite sorts after all numbers.

extension SQLiteValueConvertible where Self: FixedWidthInteger {
  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension ColumnValue where Self: FixedWidthInteger {
  static var storage: ColumnStorage { .integer }

  init?(_ cell: Cell) {
    guard let number = cell.integer else { return nil }
    self.init(exactly: number)
  }

  static var samples: [Self] {
    // Negative ones are not there for every type.
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
  public var sqliteValue: SQLiteValue { .blob(ordered) }
  static var storage: ColumnStorage { .uint128 }

  init?(_ cell: Cell) {
    guard let number = cell.data.flatMap({ Self(ordered: $0) }) else { return nil }
    self = number
  }
}

@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
extension Int128: ColumnValue {
  // With the sign's bit flipped, negative numbers come first.
  public var sqliteValue: SQLiteValue { .blob((UInt128(bitPattern: self) ^ 1 << 127).ordered) }
  static var storage: ColumnStorage { .int128 }

  init?(_ cell: Cell) {
    guard let bits = cell.data.flatMap({ UInt128(ordered: $0) }) else { return nil }
    self.init(unordered: bits)
  }

  /// The number of which some bits are the ordered form.
  init(unordered bits: UInt128) { self.init(bitPattern: bits ^ 1 << 127) }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The bytes, which are ordered as the numbers are.
  var ordered: Data { withUnsafeBytes(of: bigEndian) { Data($0) } }

  /// The number of some bytes.
  ///
  /// - Returns: nil if they are not as many as the type has.
  init?(ordered data: Data) {
    guard data.count == MemoryLayout<Self>.size else { return nil }
    self = data.reduce(0) { $0 << 8 | Self($1) }
  }
}

extension Bool: ColumnValue {
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
  static var storage: ColumnStorage { .integer }
  static var samples: [Bool] { [false, true] }

  init?(_ cell: Cell) {
    guard let number = cell.integer else { return nil }
    self = number != 0
  }
}
