/// Makes a case of an enum without a payload from its number in memory. An enum that is not CaseIterable tells its cases
/// in no other way, and a record can only be made up with a value for each of its properties.
///
/// Which cases there are is read from what the compiler notes of each enum for reflection, whose layout is part of
/// Swift's ABI.
enum EnumCase {
  /// A case; of numbers above that of the last case, from the first one on again.
  ///
  /// - Returns: nil if the type is no enum, is one without cases, or of which a case has a payload, or comes from C,
  ///   where cases have any numbers.
  static func sample<T>(of type: T.Type, number: Int) -> T? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)
    // The first word of a type's metadata is its kind: 0x201 is an enum's. The second one is its descriptor's address.
    guard metadata[0] == 0x201, let descriptor = UnsafeRawPointer(bitPattern: metadata[1]),
      !String(reflecting: type).hasPrefix("__C.")
    else { return nil }
    // How far away the description of the fields is, which an enum has for its cases; zero if it is left out.
    let distance = descriptor.load(fromByteOffset: 16, as: Int32.self)
    let fields = descriptor + 16 + Int(distance)
    guard distance != 0 else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    // The second word of a case is its payload's type. A single case without one has no size, and 256 have a byte.
    guard MemoryLayout<T>.size == (count == 1 ? 0 : 1), (1...256).contains(count),
      (0..<count).allSatisfy({ fields.load(fromByteOffset: 20 + $0 * size, as: Int32.self) == 0 })
    else { return nil }
    var byte = UInt8(max(number, 0) % count)
    return withUnsafeBytes(of: &byte) { $0.load(as: type) }
  }
}
