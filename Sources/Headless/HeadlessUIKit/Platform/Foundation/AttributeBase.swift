public import Foundation

#if canImport(ObjectiveC)
/// The superclass of objects that are values of text attributes.
public typealias AttributeBase = NSObject
#else
/// The superclass of objects that are values of text attributes, such as fonts and colors.
///
/// Where Foundation compares attributes, it reads a type from the first stored property of an
/// object: bits 8 to 17. Type 0 has no comparison, and the process ends. For a type that is not the
/// object's own, Foundation calls `isEqual(_:)`.
open class AttributeBase: NSObject {
  private let anotherType = 0x3FF00

  /// Creates an object.
  public override init() {
    super.init()
  }
}
#endif
