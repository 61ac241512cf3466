import Dispatch
import Observation
import ObservationTracking

/// The automatic tracking of what UIKit's update methods read of observable objects.
///
/// As in UIKit 26, the methods in which views and controllers bring themselves up to date, such as
/// `updateProperties()` and `layoutSubviews()`, are called again after a change of anything that
/// they read in their last call. The section provider of a compositional layout takes part too.
@MainActor enum AutomaticTracking {
  /// The methods that are tracked.
  enum Method {
    case updateProperties, updateConstraints, layout, willLayout, didLayout, updateConfiguration,
      updatePlaceholder, provideSections
  }

  /// Calls a method, and calls a closure before the first change of anything that the method read.
  ///
  /// The closure requests another call of the method, which comes at the next turn and reads the
  /// new values. Changes on other threads are passed on to the main queue.
  static func track<Object: AnyObject & Sendable>(
    _ object: Object, _ method: Method, _ call: () -> Void,
    invalidate: @escaping @MainActor @Sendable (Object) -> Void
  ) {
    guard #available(macOS 14, *) else { return call() }
    let reader = Reader(type: ObjectIdentifier(type(of: object)), method: method)
    if readers.contains(reader) {
      // The object's earlier run of the method ends.
      let run = TrackedRun()
      TrackedRuns.of(object).runs[method] = run
      run.track(call, onChange: onMainActor(object, invalidate))
    } else {
      // Most methods read nothing. Observation asks for the closure only if one did.
      withObservationTracking(
        call,
        onChange: {
          readers.insert(reader)
          return onMainActor(object, invalidate)
        }())
    }
  }

  /// Returns a closure that calls another one with an object on the main actor, if the object still
  /// exists.
  private static func onMainActor<Object: AnyObject & Sendable>(
    _ object: Object, _ invalidate: @escaping @MainActor @Sendable (Object) -> Void
  ) -> @Sendable () -> Void {
    { [weak object] in
      if UIKitException.isOnMainActor {
        MainActor.assumeIsolated { if let object { invalidate(object) } }
      } else {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if let object { invalidate(object) } }
        }
      }
    }
  }

  private struct Reader: Hashable {
    let type: ObjectIdentifier
    let method: Method
  }
  /// The classes, each with a method that has read anything.
  private static var readers: Set<Reader> = []

  private static var appClasses: [ObjectIdentifier: Bool] = [:]

  /// Returns a Boolean value that indicates whether a class is an app's, whose methods may read
  /// anything. Those of UIKit's own classes read nothing and aren't tracked.
  static func isAppClass(_ type: UIView.Type) -> Bool {
    if let isAppClass = appClasses[ObjectIdentifier(type)] { return isAppClass }
    let isAppClass = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
    appClasses[ObjectIdentifier(type)] = isAppClass
    return isAppClass
  }
}

/// The latest runs of an object's methods.
@available(macOS 14, *)
@MainActor private final class TrackedRuns {
  private static var key: UInt8 = 0
  var runs: [AutomaticTracking.Method: TrackedRun] = [:]

  static func of(_ object: AnyObject) -> TrackedRuns {
    if let runs = objc_getAssociatedObject(object, &key) as? TrackedRuns { return runs }
    let runs = TrackedRuns()
    objc_setAssociatedObject(object, &key, runs, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return runs
  }
}

extension UIView {
  /// Calls a method of the view, and invalidates the view before a change of what the method read.
  @inline(__always)
  func track(
    _ method: AutomaticTracking.Method, _ call: () -> Void,
    invalidate: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    if isOfAppClass {
      AutomaticTracking.track(self, method, call, invalidate: invalidate)
    } else {
      call()
    }
  }
}

extension UIViewController {
  /// Calls a method of the controller, and invalidates the view before a change of what the method
  /// read.
  func track(
    _ method: AutomaticTracking.Method, _ call: () -> Void,
    invalidate: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    AutomaticTracking.track(self, method, call) { $0.viewIfLoaded.map(invalidate) }
  }
}
