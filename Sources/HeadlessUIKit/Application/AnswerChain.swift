import Foundation

/// The objects that answer a protocol's optional methods for a view or a controller: its data
/// source or delegate first, then that object's forwarding targets.
///
/// Targets that do not conform to the protocol are left out when the chain is made, so a call costs
/// no cast. The objects are held weakly, and those that are gone are skipped.
@MainActor struct AnswerChain<Answerer> {
  private var objects: [() -> Answerer?] = []

  /// Creates a chain without objects.
  init() {}

  /// Creates the chain of an object and its forwarding targets. The closure returns a weak
  /// reference, which a generic type cannot make of an existential one.
  init(_ object: (any NSObjectProtocol)?, weakly: (Answerer) -> () -> Answerer?) {
    self.init(links: OptionalMethod.links(of: object), weakly: weakly)
  }

  /// Creates the chain of those objects that conform to the protocol.
  init(links: [any NSObjectProtocol], weakly: (Answerer) -> () -> Answerer?) {
    objects = links.compactMap { ($0 as? Answerer).map(weakly) }
  }

  /// Returns the value of the first object that implements a method; nil if the method is absent.
  ///
  /// The name is the method's `#function`.
  func ask<Value>(_ method: StaticString, _ call: (Answerer) -> Value) -> Value? {
    for object in objects {
      if let object = object(), let value = OptionalMethod.ask(method, { call(object) }) {
        return value
      }
    }
    return nil
  }

  /// Calls a method of the first object that implements it; returns false if the method is absent.
  @discardableResult
  func tell(_ method: StaticString, _ call: (Answerer) -> Void) -> Bool {
    ask(method, call) != nil
  }
}
