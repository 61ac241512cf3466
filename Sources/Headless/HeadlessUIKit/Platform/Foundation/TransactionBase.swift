import Foundation

// On Apple's systems, NSObject's methods for the values of keys are also methods of its class,
// which a class with such methods overrides.
#if canImport(ObjectiveC)
/// The superclass of transactions.
public typealias TransactionBase = NSObject
#else
/// The superclass of transactions, with the class methods of NSObject that Foundation lacks here.
open class TransactionBase: NSObject {
  /// Returns the value of a key, which is nil unless overridden.
  open class func value(forKey key: String) -> Any? { nil }
  /// Sets the value of a key. It has no effect unless overridden.
  open class func setValue(_ value: Any?, forKey key: String) {}
}
#endif
