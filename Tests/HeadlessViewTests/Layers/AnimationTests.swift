import Foundation
import HeadlessUIKit
import Testing

/// Animations of layers, which end at the next turn, and transactions.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LayerAnimationTests {
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
    #expect(running !== animation && running?.toValue as? Int == 1 && running?.keyPath == "opacity")
    #expect(running?.duration == 0.25 && layer.animationKeys() == ["fade"])
    #expect(log.lines == ["start"])
    HeadlessRunLoop.tick()
    #expect(log.lines == ["start", "stop true"] && layer.animationKeys() == nil)
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
    #expect(layer.animationKeys() == ["pulse", "stay"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
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
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(log == ["still"] && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(log == ["still"])
    HeadlessRunLoop.tick()
    #expect(log == ["still", "animated"])
  }

  @Test func `a transaction inside another one has its values`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(1)
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
  }

  @Test func `a timing function has control points`() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
  }

  @Test func `a copy of an animation is of its class`() {
    let animation = CASpringAnimation(keyPath: "bounds")
    animation.damping = 3
    let copy = animation.copy() as? CASpringAnimation
    #expect(copy?.damping == 3 && copy?.keyPath == "bounds")
  }
}
