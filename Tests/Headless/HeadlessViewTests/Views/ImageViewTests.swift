import Foundation
import HeadlessUIKit
import Testing

@MainActor struct ImageViewTests {
  @Test func `a preferred configuration applies where the symbol has none`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    var widths = [view.intrinsicContentSize.width]
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    widths += [view.intrinsicContentSize.width, view.sizeThatFits(.zero).width]
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    widths.append(view.intrinsicContentSize.width)
    view.image = UIImage(cgImage: CGImage.blank(width: 3, height: 3))
    #expect(widths + [view.intrinsicContentSize.width] == [20, 40, 40, 20, 3])
  }

  @Test func `an animation runs if there are images for the state`() {
    let view = UIImageView()
    func runs(_ change: () -> Void) -> Bool {
      change()
      view.startAnimating()
      return view.isAnimating
    }
    var results = [
      runs {}, runs { view.highlightedAnimationImages = [UIImage()] },
      runs { view.isHighlighted = true },
    ]
    view.stopAnimating()
    view.highlightedAnimationImages = nil
    results += [runs { view.animationImages = [] }, runs { view.animationImages = [UIImage()] }]
    #expect(results == [false, false, true, false, true])
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
    #expect((view.image, log) == (heart, ["pulse"]))
    view.removeAllSymbolEffects()
    HeadlessRunLoop.tick()
    #expect(log == ["pulse", "bounce true true", "replaced"])
  }
}
