import HeadlessUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct PropertyAnimatorTests {
  private final class Log {
    var entries: [String] = []
  }
  private let log = Log()

  private func animator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.entries.append("run") }
    animator.addCompletion { log.entries.append("\($0)") }
    return animator
  }

  @Test func `an animation runs when it starts and ends at the next turn`() {
    let animator = animator()
    #expect(animator.state == .inactive && log.entries.isEmpty)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && log.entries == ["run"])
    animator.addAnimations { log.entries.append("more") }
    HeadlessRunLoop.tick()
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(log.entries == ["run", "more", "end"])
    HeadlessRunLoop.tick()
    #expect(log.entries.count == 3)
  }

  @Test func `a paused animation waits, and goes on to either end`() {
    let animator = animator()
    animator.startAnimation()
    animator.pauseAnimation()
    HeadlessRunLoop.tick()
    #expect(animator.state == .active && !animator.isRunning && log.entries == ["run"])
    animator.fractionComplete = 1.5
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    HeadlessRunLoop.tick()
    #expect(log.entries == ["run", "start"])
  }

  @Test func `setting the fraction pauses an animation that has not started`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.5)
    #expect(log.entries == ["run"])
  }

  @Test func `a stopped animation is finished, or forgotten`() {
    let animator = animator()
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    HeadlessRunLoop.tick()
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && log.entries == ["run", "current"])
    let forgotten = self.animator()
    forgotten.startAnimation()
    forgotten.stopAnimation(true)
    HeadlessRunLoop.tick()
    #expect(forgotten.state == .inactive && log.entries == ["run", "current", "run"])
    forgotten.startAnimation()
    HeadlessRunLoop.tick()
    #expect(log.entries.count == 3)
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
    #expect(UIKitException.raised { animator.startAnimation() }.count == 1)
    #expect(UIKitException.raised { animator.addAnimations {} }.count == 1)
    #expect(UIKitException.raised { animator.pauseAnimation() }.count == 1)
    animator.finishAnimation(at: .end)
    animator.isInterruptible = false
    #expect(UIKitException.raised { animator.pauseAnimation() }.count == 1)
    #expect(animator.state == .inactive)
  }

  @Test func `an animation can pause at its end`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    HeadlessRunLoop.tick()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    #expect(log.entries == ["run"])
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
    #expect(old.isHidden && !new.isHidden && old.superview === outer)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(outer.subviews == [new, front] && old.superview == nil)
  }

  @Test func `timing curves keep their values`() {
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
    #expect(animator.timingParameters?.springTimingParameters === spring && animator.duration == 2)
    #expect(spring.timingCurveType == .spring && spring.initialVelocity.dy == 2)
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(cubic.controlPoint1 == CGPoint(x: 0.42, y: 0) && cubic.timingCurveType == .builtin)
    let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
      log.entries.append("running")
    }
    #expect(running.isRunning && log.entries == ["running"])
    HeadlessRunLoop.tick()
  }
}
