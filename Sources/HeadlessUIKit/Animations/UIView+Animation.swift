public import Foundation

/// Animations, which apply their changes at once.
///
/// Completions run at the next turn of the run loop, even those of animations of duration 0. While
/// animations are disabled, completions run before the method returns. See ``HeadlessRunLoop``.
extension UIView {
  /// A Boolean value that indicates whether animations are enabled.
  ///
  /// It determines when completions run. The changes are the same.
  public private(set) static var areAnimationsEnabled = true

  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Applies changes, and runs a completion at the next turn.
  ///
  /// - Parameters:
  ///   - duration: It has no effect.
  ///   - delay: It has no effect.
  ///   - options: They have no effect.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that receives true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { HeadlessRunLoop.complete { completion(true) } }
  }

  /// Applies changes, and runs a completion at the next turn, regardless of the duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Applies changes, regardless of the duration.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Applies changes, and runs a completion at the next turn, regardless of the damped spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Applies changes, and runs a completion at the next turn, regardless of the spring's duration
  /// and bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { HeadlessRunLoop.complete { completion(true) } }
  }

  /// Applies changes to a view, and runs a completion at the next turn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    if let completion { HeadlessRunLoop.complete { completion(true) } }
  }

  /// Applies changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = wereEnabled
  }
}
