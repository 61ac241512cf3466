public import Foundation

/// Animations run their changes at once; completions wait for the next turn of the run loop.
extension UIView {
  /// Whether animations are on; kept, without effect on the result.
  public private(set) static var areAnimationsEnabled = true

  /// Turns animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Runs the changes, and the completion at the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { HeadlessRunLoop.enqueue { completion(true) } }
  }

  /// Runs the changes, and the completion at the next turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Runs the changes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Runs the changes, and the completion at the next turn.
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

  /// Runs the changes, and the completion at the next turn.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { HeadlessRunLoop.enqueue { completion(true) } }
  }

  /// Runs the changes, and the completion at the next turn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    if let completion { HeadlessRunLoop.enqueue { completion(true) } }
  }

  /// Runs the changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = wereEnabled
  }
}
