import HeadlessUIKit
import Recorders
import Testing

/// The options of a scroll view, and the calls of its delegate that depend on them.
@MainActor struct ScrollOptionsTests {
  private final class Spy: NSObject, UIScrollViewDelegate {
    let log = Log()
    var scrollsToTop = true
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.add("should top")
      return scrollsToTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.add("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.add("inset \(scrollView.adjustedContentInset.top)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      log.add("decelerates \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.add("rests \(scrollView.isDecelerating)")
    }
  }

  private final class Adjusted: UIScrollView {
    var changes = 0
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      changes += 1
    }
  }

  private let user = User()
  private let spy = Spy()
  private let view = Adjusted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Returns the offset after a drag to a place.
  private func offset(_ place: CGPoint) -> CGPoint {
    user.scroll(view, to: place)
    return view.contentOffset
  }

  init() {
    view.contentSize = CGSize(width: 1_000, height: 1_000)
    view.delegate = spy
  }

  @Test func `the content inset widens the content on all sides`() {
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(offset(CGPoint(x: -50, y: -50)) == CGPoint(x: -2, y: -1))
    #expect(offset(CGPoint(x: 5_000, y: 5_000)) == CGPoint(x: 904, y: 903))
  }

  @Test func `changes of the inset and of the behavior are announced`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets.top = 30
    controller.view.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let safe = view.safeAreaInsets.top
    #expect(safe >= 30 && view.adjustedContentInset.top == safe)
    func after(_ change: () -> Void) -> [String] {
      _ = spy.log.take()
      view.changes = 0
      change()
      return spy.log.take() + ["\(view.changes)"]
    }
    #expect(after { view.contentInset.top = 5 } == ["inset \(safe + 5)", "1"])
    #expect(after { view.contentInset.top = 5 } == ["0"])
    #expect(after { view.contentInsetAdjustmentBehavior = .never } == ["inset 5.0", "1"])
    #expect(view.adjustedContentInset.top == 5)
    window.isHidden = true
  }

  @Test func `pages stop at multiples of the bounds`() {
    user.scroll(view, by: 130)
    #expect(view.contentOffset.y == 130)
    view.isPagingEnabled = true
    #expect(offset(CGPoint(x: 170, y: 240)) == CGPoint(x: 200, y: 200))
    view.frame.size = CGSize(width: 200, height: 150)
    view.contentOffset = .zero
    #expect(offset(CGPoint(x: 170, y: 170)) == CGPoint(x: 200, y: 150))
  }

  @Test func `a locked drag moves along the axis of the larger change`() {
    #expect(offset(CGPoint(x: 30, y: 50)) == CGPoint(x: 30, y: 50))
    view.isDirectionalLockEnabled = true
    #expect(
      [CGPoint(x: 40, y: 90), CGPoint(x: 80, y: 95)].map(offset)
        == [CGPoint(x: 30, y: 90), CGPoint(x: 80, y: 90)])
  }

  @Test func `a tap on the status bar scrolls to the top, if the view and its delegate let it`() {
    func tap() -> [String] {
      view.contentOffset.y = 300
      _ = spy.log.take()
      user.tapStatusBar(over: view)
      return spy.log.take() + ["\(view.contentOffset.y + 0)"]
    }
    #expect(tap() == ["should top", "top", "0.0"])
    spy.scrollsToTop = false
    #expect(tap() == ["should top", "300.0"])
    view.scrollsToTop = false
    #expect(tap() == ["300.0"])
  }

  @Test func `content that can't be scrolled or doesn't bounce isn't pulled to refresh`() {
    let control = UIRefreshControl()
    view.refreshControl = control
    view.layoutIfNeeded()
    #expect(view.subviews.first === control)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
    view.isScrollEnabled = false
    let pulled = user.pullToRefresh(view)
    user.scroll(view, by: 50)
    #expect((pulled, view.contentOffset.y) == (false, 0))
    view.isScrollEnabled = true
    view.bounces = false
    #expect(
      [view.bouncesVertically, user.pullToRefresh(view), control.isRefreshing]
        == [false, false, false])
    view.bounces = true
    #expect([user.pullToRefresh(view), control.isRefreshing] == [true, true])
    #expect(spy.log.take() == ["decelerates true", "rests false"])
    view.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func `small content is placed by its alignment point`() {
    view.contentSize = CGSize(width: 40, height: 60)
    user.scroll(view, by: 10)
    #expect(view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.contentOffset == CGPoint(x: -30, y: -40))
    // Content that is larger in one direction.
    view.contentAlignmentPoint = .zero
    view.contentSize.height = 300
    view.contentOffset = .zero
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.contentOffset == CGPoint(x: -30, y: 0))
    #expect(offset(CGPoint(x: 50, y: 500)).y == 200)
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, false, false), (.onDrag, true, true),
    (.onDragWithAccessory, true, true), (.interactive, false, true),
    (.interactiveWithAccessory, false, true),
  ])
  func `a drag dismisses the keyboard by the mode`(
    mode: UIScrollView.KeyboardDismissMode, up: Bool, down: Bool
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.keyboardDismissMode = mode
    func dismisses(_ distance: CGFloat) -> Bool {
      view.contentOffset.y = 300
      field.becomeFirstResponder()
      user.scroll(view, by: distance)
      return !field.isFirstResponder
    }
    for parent in [view, window] as [UIView] {
      parent.addSubview(field)
      #expect([dismisses(50), dismisses(-50)] == [up, down])
    }
    field.resignFirstResponder()
    window.isHidden = true
  }

  @Test func `a rectangle is scrolled to by the least movement, between the insets`() {
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    func offset(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat = 10) -> CGPoint {
      view.scrollRectToVisible(CGRect(x: x, y: y, width: length, height: length), animated: false)
      return view.contentOffset
    }
    // An area of 40 x 60 points is between the insets.
    let offsets = [
      offset(500, 600), offset(500, 600), offset(480, 560), offset(100, 200),
      offset(500, 600, 200), offset(990, 990),
    ]
    #expect(
      offsets.map { [$0.x, $0.y] }
        == [[450, 540], [450, 540], [450, 540], [80, 190], [480, 590], [940, 930]])
  }
}
