import HeadlessUIKit
import Recorders
import Testing

@MainActor struct ScrollingTests {
  private final class Spy: Counts, UIScrollViewDelegate {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.add("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.add("end at \(targetContentOffset.pointee.y)")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.add("ended \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animated") }
    var target: CGFloat?
  }

  private func make() -> (scrollView: UIScrollView, spy: Spy) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let spy = Spy([])
    scrollView.delegate = spy
    return (scrollView, spy)
  }

  /// The content has 1,000 points, of which the view shows 400.
  @Test(
    arguments: [
      // Above and below the content, and the offset, before and after.
      (UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0), UIEdgeInsets.zero, 900, 600),
      (UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0), UIEdgeInsets.zero, -50, 0),
      (UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0), UIEdgeInsets.zero, 500, 500),
      // A pull, and an inset that grows.
      (UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0), UIEdgeInsets.zero, 950, 950),
      (UIEdgeInsets.zero, UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0), 0, 0),
    ] as [(UIEdgeInsets, UIEdgeInsets, CGFloat, CGFloat)])
  func `an inset that shrinks leaves no space beyond the content`(
    old: UIEdgeInsets, new: UIEdgeInsets, offset: CGFloat, expected: CGFloat
  ) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentInset = old
    view.contentOffset.y = offset
    view.contentInset = new
    #expect(view.contentOffset.y == expected)
  }

  @Test func `a change of the offset is announced once, an equal offset not at all`() {
    let (scrollView, spy) = make()
    scrollView.contentOffset.y = 10
    scrollView.contentOffset.y = 10
    scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    let atOnce = spy.log.take()
    HeadlessRunLoop.tick()
    #expect([atOnce, spy.log.take()] == [["scroll 10.0", "scroll 20.0"], ["animated"]])
  }

  @Test func `a drag sends its messages in order and stops at the ends`() {
    let (scrollView, spy) = make()
    User().scroll(scrollView, by: 30)
    #expect(spy.log.take() == ["begin", "scroll 30.0", "end at 30.0", "ended false"])
    User().scroll(scrollView, by: 5000)
    #expect(scrollView.contentOffset.y == 900)
    _ = spy.log.take()
    spy.target = 440
    User().scroll(scrollView, by: -100)
    #expect(
      spy.log.take() == [
        "begin", "scroll 800.0", "end at 800.0", "ended true", "scroll 440.0", "rest",
      ])
  }

  @Test func `a rectangle is made visible below the inset, and its top if it is too high`() {
    let (scrollView, _) = make()
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 150), animated: false)
    let high = scrollView.contentOffset.y
    scrollView.contentOffset.y = 250
    scrollView.contentInset.top = 20
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect([high, scrollView.contentOffset.y] == [300, 80])
  }

  @Test func `a pull starts the refresh once, and code starts it silently`() {
    let (scrollView, spy) = make()
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    #expect(!User().pullToRefresh(scrollView))
    scrollView.refreshControl = control
    #expect(User().pullToRefresh(scrollView))
    #expect((control.isRefreshing, refreshes) == (true, 1))
    #expect((spy.log.take().last, scrollView.contentOffset.y) == ("rest", 0))
    #expect(!User().pullToRefresh(scrollView))
    control.endRefreshing()
    control.beginRefreshing()
    #expect((control.isRefreshing, refreshes) == (true, 1))
  }
}
