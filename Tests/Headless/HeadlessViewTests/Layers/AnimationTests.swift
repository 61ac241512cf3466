import Foundation
import HeadlessUIKit
import Testing

/// Animations of layers, which end at the next turn, and transactions.
@MainActor struct LayerAnimationTests {
  private final class Log: CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  @Test func `an animation is complete at the next turn`() {
    let layer = CALayer()
    let log = Log()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.delegate = log
    layer.add(animation, forKey: "fade")
    animation.toValue = 2
    let running = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(running !== animation)
    #expect(
      (running?.toValue as? Int, running?.keyPath, running?.duration, layer.animationKeys())
        == (1, "opacity", 0.25, ["fade"]))
    let atOnce = log.lines
    HeadlessRunLoop.tick()
    #expect([atOnce, log.lines] == [["start"], ["start", "stop true"]])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `an animation without end and one that stays are kept`() {
    let layer = CALayer()
    let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
    pulse.repeatCount = .infinity
    layer.add(pulse, forKey: "pulse")
    let stay = CASpringAnimation(keyPath: "position")
    stay.isRemovedOnCompletion = false
    layer.add(stay, forKey: "stay")
    HeadlessRunLoop.tick()
    let keys = layer.animationKeys()
    layer.removeAllAnimations()
    #expect([keys, layer.animationKeys()] == [["pulse", "stay"], nil])
  }

  @Test func `removing and replacing an animation ends it early`() {
    let layer = CALayer()
    let log = Log()
    let animation = CATransition()
    animation.delegate = log
    layer.add(animation, forKey: "a")
    layer.add(CAAnimationGroup(), forKey: "a")
    #expect(log.lines == ["start", "stop false"])
    layer.add(animation, forKey: nil)
    layer.removeAllAnimations()
    HeadlessRunLoop.tick()
    #expect(log.lines == ["start", "stop false", "start", "stop false"])
  }

  @Test func `a transaction calls its completion at the next turn, or at once without actions`() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("animated") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.append("still") }
    var isDisabled = [CATransaction.disableActions()]
    CATransaction.commit()
    isDisabled.append(CATransaction.disableActions())
    #expect((log, isDisabled) == (["still"], [true, false]))
    CATransaction.commit()
    let committed = log
    HeadlessRunLoop.tick()
    #expect([committed, log] == [["still"], ["still", "animated"]])
  }

  @Test func `a transaction inside another one has its values`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    var durations = [CATransaction.animationDuration()]
    CATransaction.setAnimationDuration(1)
    durations.append(CATransaction.animationDuration())
    for _ in 0..<2 {
      CATransaction.commit()
      durations.append(CATransaction.animationDuration())
    }
    #expect(durations == [2, 1, 2, 0.25])
    CATransaction.commit()
  }

  @Test func `a timing function has control points, and a copy of an animation its class`() {
    var points: [[Float]] = [[0, 0], [0, 0]]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &points[0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
      .getControlPoint(at: 2, values: &points[1])
    #expect(points == [[0.42, 0], [0.3, 0.4]])
    let animation = CASpringAnimation(keyPath: "bounds")
    animation.damping = 3
    let copy = animation.copy() as? CASpringAnimation
    #expect((copy?.damping, copy?.keyPath) == (3, "bounds"))
    let modes = [CAAnimationRotationMode.rotateAuto, .rotateAutoReverse].map(\.rawValue)
    #expect(modes == ["auto", "autoReverse"])
  }

}
