/// A factory for cases of an enum without payloads, from their numbers in memory. The cases of an
/// enum that is not `CaseIterable` are not available in any other way, and a sample record needs a
/// value for each of its properties.
///
/// The cases are read from the compiler's reflection metadata of the enum, whose layout is part of
/// Swift's ABI.
enum EnumCase {
  /// Returns the case with a number. Numbers beyond the last case wrap around to the first.
  ///
  /// - Returns: Nil if the type is not an enum, has no cases or a case with a payload, or is
  ///   imported from C, where cases can have any numbers.
  static func sample<T>(of type: T.Type, number: Int) -> T? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)
    // The first word of the metadata is the kind, 0x201 for an enum. The second is the address of
    // the descriptor.
    guard metadata[0] == 0x201, let descriptor = UnsafeRawPointer(bitPattern: metadata[1]),
      !String(reflecting: type).hasPrefix("__C.")
    else { return nil }
    // The relative offset of the field descriptor, which has the cases of an enum; zero if it is
    // omitted.
    let distance = descriptor.load(fromByteOffset: 16, as: Int32.self)
    let fields = descriptor + 16 + Int(distance)
    guard distance != 0 else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    // The second word of a case is its payload's type. A single case without payload has size 0,
    // and up to 256 have one byte.
    guard MemoryLayout<T>.size == (count == 1 ? 0 : 1), (1...256).contains(count),
      (0..<count).allSatisfy({ fields.load(fromByteOffset: 20 + $0 * size, as: Int32.self) == 0 })
    else { return nil }
    var byte = UInt8(max(number, 0) % count)
    return withUnsafeBytes(of: &byte) { $0.load(as: type) }
  }
}
