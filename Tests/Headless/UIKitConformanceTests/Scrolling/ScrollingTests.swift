import Foundation
import ListPlatform
import Recorders
import Testing

@MainActor struct ScrollingTests {
  private let stage = Stage()

  private final class Spy: NSObject, UIScrollViewDelegate {
    let log = Log()
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.add("scroll \(Int(scrollView.contentOffset.y))")
    }
  }

  private func make() -> (scrollView: UIScrollView, spy: Spy) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    stage.add(scrollView)
    scrollView.layoutIfNeeded()
    let spy = Spy()
    scrollView.delegate = spy
    return (scrollView, spy)
  }

  // UIScrollView.h: scrollViewDidScroll is sent at any change of the offset.
  @Test func `a change of the offset is announced once`() {
    let (scrollView, spy) = make()
    scrollView.contentOffset.y = 10
    scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(spy.log.take() == ["scroll 10", "scroll 20"])
  }

  // UIScrollView.h: scrollRectToVisible scrolls so that the rectangle is just visible, and does
  // nothing if it is visible.
  @Test func `a rectangle is made visible by the least movement`() {
    let (scrollView, _) = make()
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 250)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 260, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 250)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 100)
  }
}
