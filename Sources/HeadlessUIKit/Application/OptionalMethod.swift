/// Answers, off Objective-C, whether an object implements a protocol's optional method.
///
/// Each default implementation passes its value through `absent(_:)`; `ask(_:)` then knows that
/// the default ran. So `nil` from `ask` means what `responds(to:) == false` means to UIKit, and a
/// client's source needs no change. A forwarder that passes a call on to a default counts as
/// absent too.
@MainActor enum OptionalMethod {
  private static var absentMethod: StaticString?

  /// The value of a default implementation, which says on its way that it is one.
  static func absent<Value>(_ value: Value, method: StaticString = #function) -> Value {
    absentMethod = method
    return value
  }

  /// The default implementation of a method without a value.
  static func absent(method: StaticString = #function) {
    absentMethod = method
  }

  /// The method's value, or nil if the method is not implemented. May be nested.
  static func ask<Value>(_ method: () -> Value) -> Value? {
    let outer = absentMethod
    absentMethod = nil
    defer { absentMethod = outer }
    let value = method()
    return absentMethod == nil ? value : nil
  }

  /// Calls a method for its effect; false if it is not implemented.
  ///
  /// While it runs, the app may make the list call methods that are not implemented: so only a
  /// default of the method's own name counts.
  static func perform(_ name: String, _ method: () -> Void) -> Bool {
    let outer = absentMethod
    absentMethod = nil
    defer { absentMethod = outer }
    method()
    return absentMethod?.description != name
  }
}
