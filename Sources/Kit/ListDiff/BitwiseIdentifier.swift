/// An identifier that equals another exactly if all their bytes are equal.
///
/// Such identifiers are hashed many times faster. Conform a type of your own if it wraps a single
/// integer or UUID. Don't conform a type that has padding, or that contains references, such as
/// strings:
///
///     struct OrderID: Hashable, BitwiseIdentifier { let number: Int }
public protocol BitwiseIdentifier: Hashable {}

extension Int: BitwiseIdentifier {}
extension Int8: BitwiseIdentifier {}
extension Int16: BitwiseIdentifier {}
extension Int32: BitwiseIdentifier {}
extension Int64: BitwiseIdentifier {}
extension UInt: BitwiseIdentifier {}
extension UInt8: BitwiseIdentifier {}
extension UInt16: BitwiseIdentifier {}
extension UInt32: BitwiseIdentifier {}
extension UInt64: BitwiseIdentifier {}

/// Compares and hashes identifiers: bitwise identifiers by their bytes, others by `==` and
/// `hashValue`.
@usableFromInline
struct IdentifierRule<ID: Hashable> {
  @usableFromInline let isBitwise: Bool
  @usableFromInline let seed: UInt64

  @inlinable
  init(seed: UInt64) {
    self.isBitwise = ID.self is any BitwiseIdentifier.Type
    self.seed = seed
  }

  @inlinable @inline(__always)
  func areEqual(_ first: ID, _ second: ID) -> Bool {
    guard isBitwise else { return first == second }
    return withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        haveSameBytes(first.baseAddress!, second.baseAddress!, count: MemoryLayout<ID>.size)
      }
    }
  }

  @inlinable @inline(__always)
  func hash(_ id: ID) -> UInt64 {
    guard isBitwise else { return UInt64(bitPattern: Int64(id.hashValue)) }
    return withUnsafeBytes(of: id) { bytes in
      var hash = seed
      var offset = 0
      while offset + 8 <= MemoryLayout<ID>.size {
        hash = Self.fold(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      if offset == MemoryLayout<ID>.size { return hash }
      var rest: UInt64 = 0
      while offset < MemoryLayout<ID>.size {
        rest = rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      return Self.fold(hash ^ rest)
    }
  }

  /// Returns the exclusive or of the two halves of a product.
  @inlinable @inline(__always)
  static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

/// Returns a Boolean value that indicates whether two regions of memory have the same bytes.
@inlinable @inline(__always)
func haveSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
  var offset = 0
  while offset &+ 64 <= count {
    var difference: UInt64 = 0
    for word in 0..<8 {
      let place = offset &+ word &* 8
      difference |=
        first.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        ^ second.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    if difference != 0 { return false }
    offset &+= 64
  }
  while offset &+ 8 <= count {
    if first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    {
      return false
    }
    offset &+= 8
  }
  while offset < count {
    if first.load(fromByteOffset: offset, as: UInt8.self)
      != second.load(fromByteOffset: offset, as: UInt8.self)
    {
      return false
    }
    offset &+= 1
  }
  return true
}
