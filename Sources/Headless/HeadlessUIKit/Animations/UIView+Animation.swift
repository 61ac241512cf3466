public import Foundation

/// Animations, which apply their changes at once.
///
/// Completions run at the next turn of the run loop, even those of animations of duration 0. While
/// animations are disabled, completions run before the method returns. See ``HeadlessRunLoop``.
extension UIView {
  /// Applies changes, and runs a completion at the next turn, regardless of the spring's duration
  /// and bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }
}
