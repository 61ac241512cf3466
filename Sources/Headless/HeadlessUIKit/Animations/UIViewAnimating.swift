public import Foundation

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation runs.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation, with or without waiting for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes and completions can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin at a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that receives the position at which the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing by default.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func addAnimations(_ animation: @escaping () -> Void) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { OptionalMethod.absent() }
}

/// The state of an animation.
@nonexhaustive public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or it has finished.
  case inactive
  /// The animation runs or is paused.
  case active
  /// The animation was stopped and waits for its end.
  case stopped
}

/// A position of an animation.
@nonexhaustive public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end
  /// The beginning.
  case start
  /// The position at which it was stopped.
  case current
}
