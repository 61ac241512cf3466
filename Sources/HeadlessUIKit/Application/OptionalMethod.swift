/// Answers, off Objective-C, whether an object implements a protocol's optional method.
///
/// Each default implementation passes its value through `absent(_:)`; `ask(_:)` then knows that
/// the default ran. So `nil` from `ask` means what `responds(to:) == false` means to UIKit, and a
/// client's source needs no change. A forwarder that passes a call on to a default counts as
/// absent too.
@MainActor enum OptionalMethod {
  private static var wasAbsent = false

  /// The value of a default implementation, which says on its way that it is one.
  static func absent<Value>(_ value: Value) -> Value {
    wasAbsent = true
    return value
  }

  /// The default implementation of a method without a value.
  static func absent() {
    wasAbsent = true
  }

  /// The method's value, or nil if the method is not implemented. May be nested.
  static func ask<Value>(_ method: () -> Value) -> Value? {
    let outer = wasAbsent
    wasAbsent = false
    defer { wasAbsent = outer }
    let value = method()
    return wasAbsent ? nil : value
  }
}
