#if !canImport(ObjectiveC)
public import Foundation

extension NotificationCenter {
  /// Adds an observer whose method receives the notifications, until it is removed or released.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let reference = WeakReference(object: observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = reference.object else { return }
      aSelector.send(notification, to: observer)
    }
    Observations.shared.add(
      Observation(observer: observer, center: self, name: aName, object: anObject, token: token))
  }

  /// Removes all observations of an observer.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the observations of an observer that match a name and an object.
  public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { $0 as AnyObject }
    let removed = Observations.shared.remove {
      $0.observer === observer && $0.center === self && (aName == nil || $0.name == aName)
        && (object == nil || $0.object.map { $0 as AnyObject } === object)
    }
    for observation in removed { removeObserver(observation.token as Any) }
    if removed.isEmpty { removeObserver(observer as Any, name: aName, object: anObject) }
  }
}

extension Timer {
  /// Creates a timer that calls a method of its target, and schedules it on the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target as AnyObject
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) {
      selector.send($0, to: target)
    }
  }
}

extension Selector {
  fileprivate func send(_ argument: Any, to target: AnyObject) {
    guard !perform(on: target, with: [argument]) else { return }
    UIKitException.raiseAnywhere(
      .invalidArgument,
      "-[\(type(of: target)) \(description)]: unrecognized selector sent to instance")
  }
}

private struct WeakReference: @unchecked Sendable {
  weak var object: AnyObject?
}

private struct Observation {
  weak var observer: AnyObject?
  weak var center: NotificationCenter?
  var name: Notification.Name?
  var object: Any?
  var token: any NSObjectProtocol
}

private final class Observations: @unchecked Sendable {
  static let shared = Observations()
  private let lock = NSLock()
  private var observations: [Observation] = []

  func add(_ observation: Observation) {
    // What was observed by objects that are gone goes with the next. Tokens of two centers may be
    // equal.
    let gone = remove { $0.observer == nil }
    for old in gone { old.center?.removeObserver(old.token as Any) }
    lock.withLock { observations.append(observation) }
  }

  /// Removes observations, and returns them.
  func remove(where matches: (Observation) -> Bool) -> [Observation] {
    lock.withLock {
      let removed = observations.filter(matches)
      observations.removeAll(where: matches)
      return removed
    }
  }
}
#endif
