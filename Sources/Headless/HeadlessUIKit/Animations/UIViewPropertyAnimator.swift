public import Foundation

/// An animation of changes to views that can be paused, stopped and reversed.
///
/// The changes are applied in full when the animation starts or is paused, and stay applied even if
/// it ends at its beginning. A running animation ends at the next turn; a paused one waits. The
/// states and the order of calls are UIKit's.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency NSCopying
{
  /// Creates an animator without a duration.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with a timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a damped spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Raises an exception if the animator is paused or stopped.
  deinit {
    let (state, isRunning) = (state, isRunning)
    guard state == .stopped || state == .active && !isRunning else { return }
    UIKitException.raiseAnywhere(
      .internalInconsistency,
      "It is an error to release a paused or stopped property animator. Property animators "
        + "must either finish animating or be explicitly stopped and finished before they can be "
        + "released.")
  }

  /// Starts an animation and returns its animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Returns an inactive animator with the same timing and options. It has the changes that weren't
  /// applied, and the completions.
  open func copy(with zone: NSZone? = nil) -> Any {
    let parameters = timingParameters ?? UICubicTimingParameters()
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    copy.delay = delay
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.animations = animations
    copy.completions = completions
    return copy
  }

  /// The timing curve.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds. It has no effect.
  open private(set) var duration: TimeInterval
  /// The delay, in seconds. It has no effect.
  open private(set) var delay: TimeInterval = 0
  /// A Boolean value that indicates whether views receive touches during the animation. It has no
  /// effect.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the app determines which view receives a touch. It has
  /// no effect.
  open var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether the animation can be paused and stopped.
  ///
  /// If it is false, pausing and stopping raise an exception.
  open var isInterruptible = true
  /// A Boolean value that indicates whether a paused animation is scrubbed linearly. It has no
  /// effect.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animation pauses at its end instead of finishing.
  open var pausesOnCompletion = false

  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation runs.
  open private(set) var isRunning = false
  /// A Boolean value that indicates whether the animation runs backward.
  open var isReversed = false
  private var fraction: CGFloat = 0
  /// The completed fraction, from 0 to 1. Setting it pauses an animation that has not started.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      if state == .inactive { pauseAnimation() }
      fraction = min(1, max(0, newValue))
    }
  }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The number of the current run. A run ends only if no other began, and none was paused.
  private var run = 0

  /// Adds changes. Those of an active animation are applied at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds changes. Those of an active animation are applied at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    switch state {
    case .inactive: animations.append(animation)
    case .active: animation()
    case .stopped: refuse("add animations to")
    }
  }

  /// Adds a closure that receives the position at which the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts or continues the animation.
  open func startAnimation() {
    guard state != .stopped else { return refuse("start") }
    guard !isRunning else { return }
    activate()
    isRunning = true
    run += 1
    let run = run
    HeadlessRunLoop.complete { [self] in
      guard run == self.run, isRunning else { return }
      reachEnd()
    }
  }

  /// Starts the animation. The delay has no effect.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Pauses the animation. One that has not started becomes active.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("pause") }
    guard isInterruptible else { return refuse("pause the uninterruptible animation of") }
    activate()
    isRunning = false
  }

  /// Continues a paused animation.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return refuse("continue") }
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Stops the animation. Without finishing, completions don't run.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    guard isInterruptible else { return refuse("stop the uninterruptible animation of") }
    isRunning = false
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    state = .inactive
  }

  /// Finishes a stopped animation, and passes a position to its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIKitException.raise(
        "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    finish(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    fraction = 0
    let applied = animations
    animations = []
    for animation in applied { animation() }
  }

  private func reachEnd() {
    isRunning = false
    fraction = 1
    guard !pausesOnCompletion else { return }
    finish(at: isReversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    fraction = 0
    let called = completions
    completions = []
    for completion in called { completion(position) }
  }

  private func refuse(_ action: String) {
    let words = state == .stopped ? "a stopped" : "the"
    UIKitException.raise("It is an error to \(action) \(words) property animator \(self).")
  }
}
