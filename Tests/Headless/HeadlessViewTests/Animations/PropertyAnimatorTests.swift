import HeadlessUIKit
import Testing

@MainActor struct PropertyAnimatorTests {
  private final class Log {
    var entries: [String] = []
  }
  private let log = Log()

  private func animator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.entries.append("run") }
    animator.addCompletion { log.entries.append("\($0)") }
    return animator
  }

  /// The state of an animator, and whether it runs.
  private func state(_ animator: UIViewPropertyAnimator) -> String {
    let name =
      switch animator.state {
      case .inactive: "inactive"
      case .active: "active"
      case .stopped: "stopped"
      @unknown default: "unknown"
      }
    return animator.isRunning ? name + ", running" : name
  }

  @Test func `an animation runs when it starts and ends at the next turn`() {
    let animator = animator()
    #expect((state(animator), log.entries) == ("inactive", []))
    animator.startAnimation()
    #expect((state(animator), log.entries) == ("active, running", ["run"]))
    animator.addAnimations { log.entries.append("more") }
    HeadlessRunLoop.tick()
    #expect(state(animator) == "inactive")
    HeadlessRunLoop.tick()
    #expect(log.entries == ["run", "more", "end"])
  }

  @Test func `a paused animation waits, and goes on to either end`() {
    let animator = animator()
    animator.startAnimation()
    animator.pauseAnimation()
    HeadlessRunLoop.tick()
    #expect((state(animator), log.entries) == ("active", ["run"]))
    animator.fractionComplete = 1.5
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    HeadlessRunLoop.tick()
    #expect(log.entries == ["run", "start"])
  }

  @Test func `an animation pauses if its fraction is set before it starts, and can at its end`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    #expect((state(animator), animator.fractionComplete, log.entries) == ("active", 0.5, ["run"]))
    let other = self.animator()
    other.pausesOnCompletion = true
    other.startAnimation()
    HeadlessRunLoop.tick()
    #expect((state(other), other.fractionComplete, log.entries) == ("active", 1, ["run", "run"]))
    for paused in [animator, other] { paused.stopAnimation(true) }
  }

  @Test func `a stopped animation is finished, or forgotten`() {
    let animator = animator()
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(state(animator) == "stopped")
    HeadlessRunLoop.tick()
    animator.finishAnimation(at: .current)
    #expect((state(animator), log.entries) == ("inactive", ["run", "current"]))
    let forgotten = self.animator()
    forgotten.startAnimation()
    forgotten.stopAnimation(true)
    HeadlessRunLoop.tick()
    #expect((state(forgotten), log.entries) == ("inactive", ["run", "current", "run"]))
    forgotten.startAnimation()
    HeadlessRunLoop.tick()
    #expect(log.entries == ["run", "current", "run"])
  }

  @Test func `misuse raises exceptions`() {
    let animator = animator()
    let finished = UIKitException.raised { animator.finishAnimation(at: .end) }
    #expect(
      finished.map(\.reason) == [
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      ])
    animator.startAnimation()
    animator.stopAnimation(false)
    let changes: [() -> Void] = [
      { animator.startAnimation() }, { animator.addAnimations {} }, { animator.pauseAnimation() },
    ]
    #expect(changes.map { UIKitException.raised(by: $0).count } == [1, 1, 1])
    animator.finishAnimation(at: .end)
    animator.isInterruptible = false
    let count = UIKitException.raised { animator.pauseAnimation() }.count
    #expect((count, state(animator)) == (1, "inactive"))
  }

  @Test func `keyframes apply in order, and transitions exchange views`() {
    let (outer, old, new, front) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(old)
    outer.addSubview(front)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        log.entries.append("second")
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        log.entries.append("first")
      }
    } completion: { finished in
      MainActor.assumeIsolated { log.entries.append("\(finished)") }
    }
    #expect(log.entries == ["second", "first"])
    HeadlessRunLoop.tick()
    #expect(log.entries == ["second", "first", "true"])
    UIView.transition(from: old, to: new, duration: 1, options: .showHideTransitionViews)
    #expect((old.isHidden, new.isHidden, old.superview) == (true, false, outer))
    UIView.transition(from: old, to: new, duration: 1)
    #expect((outer.subviews, old.superview) == ([new, front], nil))
  }

  @Test func `timing curves keep their values`() {
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
    #expect(animator.timingParameters?.springTimingParameters === spring)
    #expect(
      (animator.duration, spring.timingCurveType, spring.initialVelocity.dy) == (2, .spring, 2))
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(
      (cubic.controlPoint1, cubic.timingCurveType) == (CGPoint(x: 0.42, y: 0), .builtin))
    let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
      log.entries.append("running")
    }
    #expect((running.isRunning, log.entries) == (true, ["running"]))
    HeadlessRunLoop.tick()
  }
}
