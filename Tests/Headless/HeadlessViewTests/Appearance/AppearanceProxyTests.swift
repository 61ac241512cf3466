import HeadlessUIKit
import Testing

@MainActor struct AppearanceProxyTests {
  private class Label: UILabel {}
  private final class SpecialLabel: Label {}
  private final class Box: UIView {}
  private final class DarkLabel: UILabel {}

  private func show(_ view: UIView, in box: UIView? = nil) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box?.addSubview(view)
    window.addSubview(box ?? view)
    view.removeFromSuperview()
    box?.removeFromSuperview()
  }

  @Test func `a view takes over what was set on the proxy and not on the view`() {
    Label.appearance().textColor = .red
    Label.appearance().backgroundColor = .yellow
    SpecialLabel.appearance().textColor = .green
    Label.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .blue
    #expect(Label.appearance() === Label.appearance())
    let (plain, own, special, inside) = (Label(), Label(), SpecialLabel(), Label())
    own.textColor = .purple
    #expect(plain.textColor == .label)
    show(plain)
    show(own)
    show(special)
    show(inside, in: Box())
    let views = [plain, own, special, inside]
    #expect(views.map(\.textColor) == [.red, .purple, .green, .blue])
    #expect(views.map(\.backgroundColor) == [.yellow, .yellow, .yellow, .yellow])
    let other = UILabel()
    show(other)
    #expect(other.textColor == .label)
  }

  @Test func `a proxy can be for some traits`() {
    DarkLabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
    let (light, dark) = (DarkLabel(), DarkLabel())
    dark.overrideUserInterfaceStyle = .dark
    show(light)
    show(dark)
    #expect([light, dark].map(\.textColor) == [.label, .white])
  }

  @Test func `the proxies of bar items are kept`() {
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [Box.self])
    proxy.title = "x"
    #expect(UIBarButtonItem.appearance(whenContainedInInstancesOf: [Box.self]).title == "x")
    #expect(UIBarButtonItem.appearance() !== proxy)
  }
}
