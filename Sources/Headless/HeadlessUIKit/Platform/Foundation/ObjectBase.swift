import Foundation

// NSObject's class method `description()` can be overridden on Apple's systems only, where it
// exists.
#if canImport(ObjectiveC)
/// The superclass of responders.
public typealias ObjectBase = NSObject
#else
/// The superclass of responders, with the class method of NSObject that Foundation lacks here.
@preconcurrency @MainActor open class ObjectBase: NSObject {
  /// Creates an object.
  public override init() {
    super.init()
  }

  /// Returns the name of the class, such as `MyApp.ContactCell`. The names of UIKit's classes have
  /// no module.
  nonisolated open class func description() -> String {
    let name = String(reflecting: self)
    let module = "HeadlessUIKit."
    return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
  }
}
#endif
