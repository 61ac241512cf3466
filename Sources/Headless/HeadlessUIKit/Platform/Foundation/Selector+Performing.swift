import Foundation

extension Selector {
  #if canImport(ObjectiveC)
  /// Returns false: Objective-C isn't asked.
  func canBePerformed(by target: AnyObject) -> Bool { false }
  /// Returns false: Objective-C isn't asked.
  func perform(on target: AnyObject, with arguments: [Any?]) -> Bool { false }
  #else
  typealias Method = (_ target: AnyObject, _ arguments: [Any?]) -> Void

  /// Adds the method of a class to the table.
  func add<Target: AnyObject>(_ method: @escaping (Target, [Any?]) -> Void) {
    SelectorTable.shared.add(
      self, of: Target.self, depth: depth(of: Target.self),
      canPerform: { $0 is Target }, perform: { method($0 as! Target, $1) })
  }

  /// Returns a Boolean value that indicates whether the class of an object has the method.
  func canBePerformed(by target: AnyObject) -> Bool {
    SelectorTable.shared.method(self, of: target) != nil
  }

  /// Calls the method of an object. Returns false if its class has none.
  func perform(on target: AnyObject, with arguments: [Any?]) -> Bool {
    guard let method = SelectorTable.shared.method(self, of: target) else { return false }
    method(target, arguments)
    return true
  }

  private func depth(of type: AnyClass) -> Int {
    var depth = 0
    var type: AnyClass = type
    while let superclass = _getSuperclass(type) { (depth, type) = (depth + 1, superclass) }
    return depth
  }
  #endif
}

#if !canImport(ObjectiveC)
/// The methods of all selectors that were created with one.
private final class SelectorTable: @unchecked Sendable {
  static let shared = SelectorTable()

  private struct Entry {
    var type: ObjectIdentifier
    var depth: Int
    var canPerform: (AnyObject) -> Bool
    var perform: Selector.Method
  }
  private let lock = NSLock()
  private var entries: [Selector: [Entry]] = [:]

  func add(
    _ selector: Selector, of type: AnyClass, depth: Int,
    canPerform: @escaping (AnyObject) -> Bool, perform: @escaping Selector.Method
  ) {
    let type = ObjectIdentifier(type)
    lock.withLock {
      guard !entries[selector, default: []].contains(where: { $0.type == type }) else { return }
      entries[selector, default: []].append(
        Entry(type: type, depth: depth, canPerform: canPerform, perform: perform))
    }
  }

  /// Returns the method of the class that is nearest to an object.
  func method(_ selector: Selector, of target: AnyObject) -> Selector.Method? {
    lock.withLock { entries[selector] ?? [] }.filter { $0.canPerform(target) }
      .max { $0.depth < $1.depth }?.perform
  }
}
#endif
