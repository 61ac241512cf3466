/// Makes a case of an enum without a payload from its number in memory. An enum that is not CaseIterable tells its cases
/// in no other way, and a record can only be made up with a value for each of its properties.
enum EnumCase {
  /// The first case, or the second one.
  ///
  /// - Returns: nil if the type is no enum, or if its cases may have payloads.
  static func sample<T>(of type: T.Type, isSecond: Bool) -> T? {
    // The first word of a type's metadata is its kind; 0x201 is an enum's, on all platforms.
    let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self).pointee
    guard kind == 0x201, MemoryLayout<T>.size <= 1, MemoryLayout<T>.stride == 1, _isPOD(type) else {
      return nil
    }
    // An enum of one case has no size; one of a byte has two cases at least, which have the numbers 0 and 1.
    var number: UInt8 = isSecond && MemoryLayout<T>.size == 1 ? 1 : 0
    return withUnsafeBytes(of: &number) { $0.load(as: type) }
  }
}
