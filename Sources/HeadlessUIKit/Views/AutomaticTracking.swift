import Dispatch
import Observation

/// The automatic tracking of what UIKit's update methods read of observable objects.
///
/// As in UIKit 26, the methods in which views and controllers bring themselves up to date, such as
/// `updateProperties()` and `layoutSubviews()`, are called again after a change of anything that
/// they read in their last call.
@MainActor enum AutomaticTracking {
  /// Calls a method, and calls a closure before the first change of anything that the method read.
  ///
  /// The closure requests another call of the method, which comes at the next turn and reads the
  /// new values. Changes on other threads are passed on to the main queue.
  static func track<Object: AnyObject & Sendable>(
    _ object: Object, _ method: () -> Void,
    invalidate: @escaping @MainActor @Sendable (Object) -> Void
  ) {
    guard #available(macOS 14, *) else { return method() }
    withObservationTracking(method) { [weak object] in
      if UIKitException.isOnMainActor {
        MainActor.assumeIsolated { if let object { invalidate(object) } }
      } else {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if let object { invalidate(object) } }
        }
      }
    }
  }

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

extension UIView {
  /// Calls a method of the view, and invalidates the view before a change of what the method read.
  func track(_ method: () -> Void, invalidate: @escaping @MainActor @Sendable (UIView) -> Void) {
    if isOfAppClass {
      AutomaticTracking.track(self, method, invalidate: invalidate)
    } else {
      method()
    }
  }
}

extension UIViewController {
  /// Calls a method of the controller, and invalidates the view before a change of what the method
  /// read.
  func track(_ method: () -> Void, invalidate: @escaping @MainActor @Sendable (UIView) -> Void) {
    AutomaticTracking.track(self, method) { $0.viewIfLoaded.map(invalidate) }
  }
}
