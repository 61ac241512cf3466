import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct ImageViewTests {
  @Test func `a preferred configuration applies where the symbol has none`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(view.intrinsicContentSize.width == 20)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 40 && view.sizeThatFits(.zero).width == 40)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize.width == 20)
    view.image = UIImage(cgImage: CGImage.blank(width: 3, height: 3))
    #expect(view.intrinsicContentSize.width == 3)
  }

  @Test func `an animation runs if there are images for the state`() {
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    view.highlightedAnimationImages = [UIImage()]
    view.startAnimating()
    #expect(!view.isAnimating)
    view.isHighlighted = true
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    view.highlightedAnimationImages = nil
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
  }

  @Test func `effects of symbols complete at the next turn`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    var log: [String] = []
    view.addSymbolEffect(.bounce.up, options: .repeat(2)) { context in
      log.append("bounce \(context.isFinished) \(context.sender === view)")
    }
    view.addSymbolEffect(.pulse, animated: false) { _ in log.append("pulse") }
    let heart = UIImage(systemName: "heart")!
    view.setSymbolImage(heart, contentTransition: .replace) { _ in log.append("replaced") }
    #expect(view.image == heart && log == ["pulse"])
    view.removeAllSymbolEffects()
    HeadlessRunLoop.tick()
    #expect(log == ["pulse", "bounce true true", "replaced"])
  }
}
