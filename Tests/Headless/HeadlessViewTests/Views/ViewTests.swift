import HeadlessUIKit
import Testing

@MainActor struct ViewTests {
  private final class Spy: UIView {
    var log: [String] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("will \(newSuperview != nil)")
    }
    override func didMoveToWindow() { log.append("window \(window != nil)") }
    override func didMoveToSuperview() { log.append("did \(superview != nil)") }
  }

  @Test func `frame, bounds and centre go together`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 50, height: 20)
    #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -25, y: 20, width: 100, height: 40))
  }

  @Test func `points are converted through scrolled parents`() {
    let outer = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 200, width: 10, height: 10))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.contentOffset.y = 150
    #expect(
      [
        inner.convert(CGPoint(x: 1, y: 1), to: window),
        inner.convert(CGPoint(x: 16, y: 61), from: nil),
      ] == [CGPoint(x: 16, y: 61), CGPoint(x: 1, y: 1)])
    #expect(window.hitTest(CGPoint(x: 16, y: 61), with: nil) === inner)
    inner.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 16, y: 61), with: nil) === outer)
  }

  @Test func `layout runs once a change, where it was asked for`() {
    let root = Spy()
    let child = Spy()
    root.addSubview(child)
    root.layoutIfNeeded()
    func logs(_ view: UIView) -> [[String]] {
      (root.log, child.log) = ([], [])
      view.layoutIfNeeded()
      return [root.log, child.log]
    }
    #expect(logs(root) == [[], []])
    child.setNeedsLayout()
    #expect(logs(root) == [[], ["layout"]])
    child.frame.size = CGSize(width: 5, height: 5)
    #expect(logs(child)[1] == ["layout"])
  }

  @Test func `superviews are laid out before what they contain`() {
    final class Noting: UIView {
      var note: (Int) -> Void = { _ in }
      override func layoutSubviews() { note(tag) }
    }
    var order: [Int] = []
    let views = (0..<3).map { _ in Noting() }
    for (tag, view) in views.enumerated() {
      view.tag = tag
      view.note = { order.append($0) }
      if tag > 0 { views[tag - 1].addSubview(view) }
    }
    views[2].layoutIfNeeded()
    #expect(order == [0, 1, 2])
  }

  @Test func `a view is notified when it moves`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = Spy()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.log == [
        "will true", "window true", "did true", "will false", "window false", "did false",
      ])
    #expect((view.superview, window.subviews) == (nil, []))
  }

  @Test func `subviews keep their order, and move next to a sibling from either side`() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], belowSubview: views[1])
    #expect(root.subviews == [views[2], views[0], views[3], views[1]])
    root.bringSubviewToFront(views[2])
    root.insertSubview(views[1], aboveSubview: views[0])
    #expect(root.subviews == [views[0], views[1], views[3], views[2]])
    views[0].addSubview(views[1])
    #expect(root.subviews == [views[0], views[3], views[2]])
    views[1].tag = 7
    #expect([7, 8].map(root.viewWithTag) == [views[1], nil])

    let parent = UIView()
    let siblings = (0..<4).map { _ in UIView() }
    for view in siblings { parent.addSubview(view) }
    func order() -> [Int] { parent.subviews.compactMap(siblings.firstIndex) }
    parent.insertSubview(siblings[0], belowSubview: siblings[2])
    var orders = [order()]
    parent.insertSubview(siblings[1], aboveSubview: siblings[2])
    orders.append(order())
    parent.insertSubview(siblings[3], belowSubview: siblings[2])
    orders.append(order())
    parent.insertSubview(siblings[1], aboveSubview: siblings[0])
    #expect(orders + [order()] == [[1, 0, 2, 3], [0, 2, 1, 3], [0, 3, 2, 1], [0, 1, 3, 2]])
  }

  @Test func `a view can't be inside itself`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let exceptions = UIKitException.raised {
      inner.addSubview(outer)
      inner.addSubview(inner)
    }
    #expect(
      exceptions.map(\.reason) == ["Can't add an ancestor as subview", "Can't add self as subview"])
    #expect([outer.subviews, inner.subviews] == [[inner], []])
  }

  @Test func `masks share a change of size`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 150, height: 130)
    #expect(view.frame == CGRect(x: 10, y: 40, width: 70, height: 20))
  }

  @Test func `animations end at once, completions wait for the next turn`() {
    let view = UIView()
    var isDone = false
    UIView.animate(withDuration: 9) {
      view.alpha = 0
    } completion: {
      isDone = $0
    }
    #expect((view.alpha, isDone) == (0, false))
    HeadlessRunLoop.tick()
    #expect(isDone)
  }

  @Test func `controls perform their actions; a selector can't be sent`() {
    let control = UIControl()
    var log: [String] = []
    let action = UIAction(title: "a", identifier: .init("a")) { log.append($0.title) }
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["a"])
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["a", "a"])
    let target = UIView()
    control.addTarget(target, action: Selector(("tap")), for: .touchDown)
    let exceptions = UIKitException.raised { control.sendActions(for: .touchDown) }
    let reason = exceptions.first?.reason ?? ""
    #expect(reason.contains("UIControl can't send the action 'tap' to UIView:"))
    #expect(reason.contains("addAction(UIAction { _ in … }, for: …)"))
  }

  @Test func `one responder is first`() {
    final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
    let fields = [Field(), Field()]
    #expect(
      [UIView(), fields[0], fields[1]].map { $0.becomeFirstResponder() } == [false, true, true])
    #expect(fields.map(\.isFirstResponder) == [false, true])
    #expect([fields[1].resignFirstResponder(), fields[1].isFirstResponder] == [true, false])
  }
}
