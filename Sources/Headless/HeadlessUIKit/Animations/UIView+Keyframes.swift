public import Foundation

/// Keyframes and transitions, which apply their changes at once, as other animations do.
extension UIView {
  /// Applies the changes of keyframes in the order in which they are added, and runs a completion
  /// at the next turn.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Constants for the course of an animation.
  @nonexhaustive public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly.
    case easeInOut
    /// Begins slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Proceeds at constant speed.
    case linear
  }

  /// Constants for animations of the system.
  @nonexhaustive public enum SystemAnimation: UInt, Sendable {
    /// Views disappear.
    case delete
  }

  /// Options for keyframes. They have no effect because animations complete at once.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt
    /// Creates options with a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Allows interaction during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Begins at the current state of a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Runs the animation back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Has a duration of its own.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// Has options of its own.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Proceeds linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Proceeds at a steady pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Proceeds along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Proceeds along a smooth curve at a steady pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension UIView.AnimationOptions {
  /// Has a duration of its own.
  public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
  /// Has a curve of its own.
  public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 1 << 6)
  /// Animates the views themselves instead of pictures of them.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// Hides and shows views in a transition instead of removing and adding them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// Has options of its own.
  public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
  /// Flips a view about its vertical axis from left to right.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// Flips a view about its vertical axis from right to left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// Curls a view up.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Curls a view down.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// Flips a view about its horizontal axis from the top.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// Flips a view about its horizontal axis from the bottom.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// The preferred frame rate is 60 per second.
  public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
  /// The preferred frame rate is 30 per second.
  public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)
}
