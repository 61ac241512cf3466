import HeadlessUIKit
import Recorders
import Testing

/// The options of a scroll view, and the calls of its delegate that depend on them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScrollOptionsTests {
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

  init() {
    view.contentSize = CGSize(width: 1_000, height: 1_000)
    view.delegate = spy
  }

  @Test func `the content inset widens the content on all sides`() {
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    user.scroll(view, to: CGPoint(x: -50, y: -50))
    #expect(view.contentOffset == CGPoint(x: -2, y: -1))
    user.scroll(view, to: CGPoint(x: 5_000, y: 5_000))
    #expect(view.contentOffset == CGPoint(x: 904, y: 903))
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
    _ = spy.log.take()
    view.changes = 0
    view.contentInset.top = 5
    #expect(spy.log.take() == ["inset \(safe + 5)"] && view.changes == 1)
    view.contentInset.top = 5
    #expect(spy.log.take().isEmpty && view.changes == 1)
    view.contentInsetAdjustmentBehavior = .never
    #expect(spy.log.take() == ["inset 5.0"] && view.changes == 2)
    #expect(view.adjustedContentInset.top == 5)
    window.isHidden = true
  }

  @Test func `pages stop at multiples of the bounds`() {
    user.scroll(view, by: 130)
    #expect(view.contentOffset.y == 130)
    view.isPagingEnabled = true
    user.scroll(view, to: CGPoint(x: 170, y: 240))
    #expect(view.contentOffset == CGPoint(x: 200, y: 200))
  }

  @Test func `pages are as wide and as high as the view`() {
    view.isPagingEnabled = true
    view.frame.size = CGSize(width: 200, height: 150)
    user.scroll(view, to: CGPoint(x: 170, y: 170))
    #expect(view.contentOffset == CGPoint(x: 200, y: 150))
  }

  @Test func `a locked drag moves along the axis of the larger change`() {
    user.scroll(view, to: CGPoint(x: 30, y: 50))
    #expect(view.contentOffset == CGPoint(x: 30, y: 50))
    view.isDirectionalLockEnabled = true
    user.scroll(view, to: CGPoint(x: 40, y: 90))
    #expect(view.contentOffset == CGPoint(x: 30, y: 90))
    user.scroll(view, to: CGPoint(x: 80, y: 95))
    #expect(view.contentOffset == CGPoint(x: 80, y: 90))
  }

  @Test func `a tap on the status bar scrolls to the top, if the view and its delegate let it`() {
    func tap() -> [String] {
      view.contentOffset.y = 300
      _ = spy.log.take()
      user.tapStatusBar(over: view)
      return spy.log.take()
    }
    #expect(tap() == ["should top", "top"] && view.contentOffset.y == 0)
    spy.scrollsToTop = false
    #expect(tap() == ["should top"] && view.contentOffset.y == 300)
    view.scrollsToTop = false
    #expect(tap().isEmpty && view.contentOffset.y == 300)
  }

  @Test func `content that can't be scrolled or doesn't bounce isn't pulled to refresh`() {
    let control = UIRefreshControl()
    view.refreshControl = control
    view.layoutIfNeeded()
    #expect(view.subviews.first === control)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
    view.isScrollEnabled = false
    #expect(!user.pullToRefresh(view))
    user.scroll(view, by: 50)
    #expect(view.contentOffset.y == 0)
    view.isScrollEnabled = true
    view.bounces = false
    #expect(!view.bouncesVertically && !user.pullToRefresh(view) && !control.isRefreshing)
    view.bounces = true
    #expect(user.pullToRefresh(view) && control.isRefreshing)
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
    view.addSubview(field)
    window.makeKeyAndVisible()
    view.keyboardDismissMode = mode
    func dismisses(_ distance: CGFloat) -> Bool {
      view.contentOffset.y = 300
      field.becomeFirstResponder()
      user.scroll(view, by: distance)
      return !field.isFirstResponder
    }
    #expect(dismisses(50) == up && dismisses(-50) == down)
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
    #expect(offset(500, 600) == CGPoint(x: 450, y: 540))
    #expect(offset(500, 600) == CGPoint(x: 450, y: 540))
    #expect(offset(480, 560) == CGPoint(x: 450, y: 540))
    #expect(offset(100, 200) == CGPoint(x: 80, y: 190))
    #expect(offset(500, 600, 200) == CGPoint(x: 480, y: 590))
    #expect(offset(990, 990) == CGPoint(x: 940, y: 930))
  }
}
