import HeadlessUIKit
import Testing

@MainActor struct TraitOverridesTests {
  private final class Spy: UIView {
    var log: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private final class Controller: UIViewController {
    var log: [UIUserInterfaceStyle?] = []
    override func loadView() { view = Spy() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  @Test func `overrides apply to the view and the views inside it`() {
    let (outer, inner, deepest) = (Spy(), Spy(), Spy())
    outer.addSubview(inner)
    inner.addSubview(deepest)
    inner.traitOverrides.userInterfaceStyle = .dark
    let views = [outer, inner, deepest]
    func styles() -> [UIUserInterfaceStyle] { views.map(\.traitCollection.userInterfaceStyle) }
    #expect(styles() == [.light, .dark, .dark])
    #expect(views.map(\.log) == [[], [.light], [.light]])
    #expect(inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!inner.traitOverrides.contains(UITraitDisplayScale.self))
    outer.overrideUserInterfaceStyle = .dark
    #expect(views.map(\.log) == [[.light], [.light], [.light]])
    inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect((inner.traitCollection.userInterfaceStyle, inner.log) == (.dark, [.light]))
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(deepest.log == [.light, .dark])
  }

  @Test func `a controller overrides the traits of its view and its children's`() {
    let (controller, child) = (Controller(), Controller())
    controller.addChild(child)
    controller.view.addSubview(child.view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.overrideUserInterfaceStyle = .dark
    #expect(
      [controller.log, child.log, (child.view as? Spy)?.log] == [[.light], [.light], [.light]])
    #expect(window.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    controller.overrideUserInterfaceStyle = .unspecified
    #expect((controller.traitCollection.userInterfaceStyle, controller.log) == (.dark, [.light]))
    window.isHidden = true
  }

  @Test func `a change of the screen reaches the views that don't override it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (plain, dark) = (Spy(), Spy())
    dark.overrideUserInterfaceStyle = .dark
    window.addSubview(plain)
    window.addSubview(dark)
    window.isHidden = false
    window.layoutIfNeeded()
    dark.log = []
    let old = UITraitCollection.current
    UITraitCollection.current = old.modifyingTraits { $0.userInterfaceStyle = .dark }
    window.layoutIfNeeded()
    #expect([plain.log, dark.log] == [[.light], []])
    UITraitCollection.current = old
    window.updateTraitsIfNeeded()
    #expect([plain.log, dark.log] == [[.light, .dark], []])
    window.isHidden = true
  }

  @Test func `a handler is called for its traits until it is removed`() {
    let view = Spy()
    var calls: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Spy, previous: UITraitCollection) in
      calls.append("\(view.log.count) \(previous.userInterfaceStyle == .light)")
    }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: Spy, _) in
      calls.append("size")
    }
    view.overrideUserInterfaceStyle = .dark
    view.traitOverrides.preferredContentSizeCategory = .small
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(calls == ["1 true", "size"])
  }

  /// A view that may have subclasses, and registers as Apple's documentation does.
  private class Meter: UIView {
    var changes = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.changes += previous.userInterfaceStyle == .dark ? 10 : 1
      }
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Gauge: Meter {}

  private final class Dial: UIViewController {
    var changes = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
        self.changes += 1
      }
    }
  }

  @Test func `a handler takes Self in classes and final classes`() {
    let changes = [Meter(), Gauge()].map { view in
      [UIUserInterfaceStyle.dark, .light].map { style in
        view.overrideUserInterfaceStyle = style
        return view.changes
      }
    }
    let dial = Dial()
    dial.loadViewIfNeeded()
    dial.overrideUserInterfaceStyle = .dark
    #expect(changes + [[dial.changes]] == [[1, 11], [1, 11], [1]])
  }
}
