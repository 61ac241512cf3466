import Foundation

/// The objects that implement a protocol's optional methods for a view or a controller: its data
/// source or delegate, followed by that object's forwarding targets.
///
/// A view or controller that asks often keeps a chain, which holds the objects weakly and skips
/// those that are gone. A call of a method that a freed target used to answer, and that no other
/// object implements, raises UIKit's exception. The others create one for each call. The chain
/// excludes targets that do not conform to the protocol when it is created, so a call needs no
/// cast.
///
/// The first call of a method finds the objects that do not implement it, and later calls begin
/// after them. A long chain therefore costs about as much as one object. The last object, including
/// the only one, is asked each time.
@MainActor final class AnswerChain<Answerer> {
  private let objects: [() -> Answerer?]
  /// The index of the first object to ask, by the address of the method's name.
  private var firstToAsk: [UnsafePointer<UInt8>: Int] = [:]
  /// The methods that an object answered at first, by the address of their name.
  private var answered: Set<UnsafePointer<UInt8>> = []
  /// The indexes of the objects to notify by a method, by the address of its name, or `nil` if the
  /// first one that implements the method is the only one.
  private var notified: [UnsafePointer<UInt8>: [Int]]?

  /// Creates the chain of an object and its forwarding targets.
  ///
  /// - Parameter weakly: A closure that returns a weak reference, which a generic type can't
  ///   create from an existential type.
  convenience init(_ object: (any NSObjectProtocol)?, weakly: (Answerer) -> () -> Answerer?) {
    self.init(links: OptionalMethod.links(of: object), weakly: weakly)
  }

  /// Creates the chain of an object and its forwarding targets for a single call. It holds the
  /// objects.
  convenience init(holding object: (any NSObjectProtocol)?) {
    self.init(links: OptionalMethod.links(of: object)) { object in { object } }
  }

  /// Creates the chain of those objects that conform to the protocol.
  init(links: [any NSObjectProtocol], weakly: (Answerer) -> () -> Answerer?) {
    objects = links.compactMap { ($0 as? Answerer).map(weakly) }
    if (links.first as? any ForwardingObject)?.notifiesAllTargets == true { notified = [:] }
  }

  /// Creates a chain without objects.
  init() {
    objects = []
  }

  /// Returns the result of the first object that implements a method, or nil if the method is
  /// absent.
  ///
  /// - Parameter method: The method's `#function`.
  func ask<Value>(_ method: StaticString, _ call: (Answerer) -> Value) -> Value? {
    let last = objects.count - 1
    let known = last > 0 ? firstToAsk[method.utf8Start] : 0
    var index = known ?? 0
    while index <= last {
      if let object = objects[index](), let value = OptionalMethod.ask(method, { call(object) }) {
        if known == nil {
          firstToAsk[method.utf8Start] = index
          answered.insert(method.utf8Start)
        }
        return value
      }
      index += 1
    }
    if known == nil { firstToAsk[method.utf8Start] = last }
    if let known, last > 0, objects[known]() == nil, answered.contains(method.utf8Start),
      let object = objects[0]() as? any ForwardingObject, !object.acceptsCallsForFreedTargets
    {
      UIKitException.raise(
        .invalidArgument,
        "-[\(type(of: object)) \(method)]: unrecognized selector sent to instance")
    }
    return nil
  }

  /// Calls the first object that implements a method, which acts, such as by committing an edit.
  /// Returns false if the method is absent.
  @discardableResult
  func perform(_ method: StaticString, _ call: (Answerer) -> Void) -> Bool {
    ask(method, call) != nil
  }

  /// Calls a method of the first object that implements it or, if the object at the beginning of
  /// the chain notifies all of its targets, of each object. Returns false if the method is absent.
  @discardableResult
  func notify(_ method: StaticString, _ call: (Answerer) -> Void) -> Bool {
    guard let known = notified?[method.utf8Start] ?? notified.map({ _ in Array(objects.indices) })
    else { return perform(method, call) }
    var asked: [Int] = []
    var isImplemented = false
    for index in known {
      guard let object = objects[index]() else { continue }
      let isAnswered = OptionalMethod.ask(method) { call(object) } != nil
      // The first target may pass the call on to an object that doesn't implement it now.
      if isAnswered || index == 1 { asked.append(index) }
      if isAnswered { isImplemented = true }
      // What the object itself implements, it passes on itself.
      if isAnswered, index == 0 { break }
    }
    notified?[method.utf8Start] = asked
    return isImplemented
  }
}
