import HeadlessUIKit
import Testing

@MainActor struct VisualEffectTests {
  @Test func `the content view fills the view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    #expect(view.effect == UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 5, y: 5, width: 30, height: 40)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.contentView.addSubview(UIView())
    #expect((view.contentView.superview, view.subviews.count) == (view, 1))
    // Other subviews are refused in UIKit's words.
    let exceptions = UIKitException.raised { view.addSubview(UILabel()) }
    #expect(exceptions.map(\.name) == [.internalInconsistency])
    #expect(exceptions.first?.reason.contains("instead add them to the -contentView") == true)
  }

  @Test func `effects are compared by their values`() {
    let blur = UIBlurEffect(style: .light)
    #expect(blur != UIBlurEffect(style: .dark))
    #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur))
    #expect(
      UIVibrancyEffect(blurEffect: blur, style: .fill) != UIVibrancyEffect(blurEffect: blur))
    let styles: [UIBlurEffect.Style] = [.regular, .systemChromeMaterialDark]
    #expect(styles.map(\.rawValue) == [4, 20])
  }
}
