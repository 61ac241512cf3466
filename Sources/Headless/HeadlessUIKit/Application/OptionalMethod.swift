import Foundation

/// A test, without Objective-C, of whether an object implements a protocol's optional method.
///
/// Each default implementation passes its value through `absent(_:)`, which compares the default's
/// name with the name of the method that is asked for. A result of nil from `ask` means the same as
/// `responds(to:) == false` in UIKit, and a client's source needs no change. The name decides:
///
/// - A method that calls another optional method, which is absent, is itself implemented.
/// - An override that calls `super`'s default of the same method counts as absent, and so does a
///   forwarder that passes the call on to a default of the same method.
@MainActor package enum OptionalMethod {
  private static var asked: StaticString = ""
  private static var isAbsent = false

  /// Returns the value of a default implementation, and records that the default ran.
  static func absent<Value>(_ value: Value, method: StaticString = #function) -> Value {
    absent(method: method)
    return value
  }

  /// Records that the default implementation of a method ran, and returns `true` if that method is
  /// asked for.
  @discardableResult
  static func absent(method: StaticString = #function) -> Bool {
    guard method.isEqual(to: asked) else { return false }
    isAbsent = true
    return true
  }

  /// Returns the result of a method, or nil if the method is not implemented. Calls can be nested.
  package static func ask<Value>(_ method: StaticString, _ call: () -> Value) -> Value? {
    let outer = (asked, isAbsent)
    (asked, isAbsent) = (method, false)
    defer { (asked, isAbsent) = outer }
    let value = call()
    return isAbsent ? nil : value
  }

  /// Returns an object and its forwarding targets, in the order in which they are asked.
  static func links(of object: (any NSObjectProtocol)?) -> [any NSObjectProtocol] {
    guard let object else { return [] }
    return [object] + ((object as? any ForwardingObject)?.forwardingTargets ?? [])
  }
}

extension StaticString {
  /// Returns a Boolean value that indicates whether the strings are equal.
  ///
  /// Literals of the same text usually share their address.
  fileprivate func isEqual(to other: StaticString) -> Bool {
    guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
    return utf8Start == other.utf8Start
      || memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0
  }
}
