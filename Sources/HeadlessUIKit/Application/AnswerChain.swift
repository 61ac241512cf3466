import Foundation

/// The objects that answer a protocol's optional methods for a view or a controller: its data
/// source or delegate first, then that object's forwarding targets.
///
/// Targets that do not conform to the protocol are left out when the chain is made, so a call costs
/// no cast. The objects are held weakly, and those that are gone are skipped.
///
/// The first call of a method finds the objects that do not implement it, and later calls begin
/// behind them: a long chain costs about as much as one object. The last object, and so an object
/// without targets, is asked each time.
@MainActor final class AnswerChain<Answerer> {
  private let objects: [() -> Answerer?]
  /// The index of the first object to ask, by the address of the method's name.
  private var firstToAsk: [UnsafePointer<UInt8>: Int] = [:]

  /// Creates the chain of an object and its forwarding targets. The closure returns a weak
  /// reference, which a generic type cannot make of an existential one.
  convenience init(_ object: (any NSObjectProtocol)?, weakly: (Answerer) -> () -> Answerer?) {
    self.init(links: OptionalMethod.links(of: object), weakly: weakly)
  }

  /// Creates the chain of those objects that conform to the protocol.
  init(links: [any NSObjectProtocol], weakly: (Answerer) -> () -> Answerer?) {
    objects = links.compactMap { ($0 as? Answerer).map(weakly) }
  }

  /// Creates a chain without objects.
  init() {
    objects = []
  }

  /// Returns the value of the first object that implements a method; nil if the method is absent.
  ///
  /// The name is the method's `#function`.
  func ask<Value>(_ method: StaticString, _ call: (Answerer) -> Value) -> Value? {
    let last = objects.count - 1
    let known = last > 0 ? firstToAsk[method.utf8Start] : 0
    var index = known ?? 0
    while index <= last {
      if let object = objects[index](), let value = OptionalMethod.ask(method, { call(object) }) {
        if known == nil { firstToAsk[method.utf8Start] = index }
        return value
      }
      index += 1
    }
    if known == nil { firstToAsk[method.utf8Start] = last }
    return nil
  }

  /// Calls a method of the first object that implements it; returns false if the method is absent.
  @discardableResult
  func tell(_ method: StaticString, _ call: (Answerer) -> Void) -> Bool {
    ask(method, call) != nil
  }
}
