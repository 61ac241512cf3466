import HeadlessUIKit
import Testing

/// Zooming by code and by a pinch, and the drags that end on a page.
@MainActor struct ZoomingTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var log: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("will \(view === picture) \(scrollView.isZooming)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      log.append("did \(scrollView.zoomScale)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \(view === picture) \(scale) \(scrollView.isZooming)") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("drag \(decelerate)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("target \(targetContentOffset.pointee.x)")
      targetContentOffset.pointee.x = 7
    }
  }

  private let zoomer = Zoomer()
  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.addSubview(zoomer.picture)
    scrollView.contentSize = zoomer.picture.bounds.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.delegate = zoomer
    return scrollView
  }

  @Test func `a new scale enlarges the view and the content around the visible center`() {
    let scrollView = makeScrollView()
    scrollView.zoomScale = 2
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(
      [zoomer.picture.bounds.size, scrollView.contentSize]
        == [CGSize(width: 200, height: 100), CGSize(width: 400, height: 200)])
    #expect(scrollView.contentOffset == CGPoint(x: 50, y: 50))
    scrollView.zoomScale = 2
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    scrollView.setZoomScale(0.1, animated: true)
    let atOnce = zoomer.log
    HeadlessRunLoop.tick()
    #expect((atOnce, zoomer.log.last) == (["did 2.0", "did 4.0", "did 0.5"], "end true 0.5 false"))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `the visible center is that of the area between the insets`() {
    let scrollView = makeScrollView()
    scrollView.contentInset = UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0)
    scrollView.contentOffset = CGPoint(x: -20, y: -40)
    scrollView.zoomScale = 2
    #expect(scrollView.contentOffset == CGPoint(x: 20, y: -10))
  }

  @Test func `a rectangle is centered and fills the view`() {
    let scrollView = makeScrollView()
    scrollView.zoom(to: CGRect(x: 100, y: 20, width: 50, height: 20), animated: false)
    func state() -> [CGFloat] {
      [scrollView.zoomScale, scrollView.contentOffset.x, scrollView.contentOffset.y]
    }
    var states = [state()]
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 20), animated: false)
    states.append(state())
    #expect(states == [[2, 200, 10], [2, 0, 0]])
    for size in [CGSize.zero, CGSize(width: 25, height: 0), CGSize(width: 0, height: 25)] {
      scrollView.zoom(to: CGRect(origin: .zero, size: size), animated: false)
      #expect(scrollView.zoomScale == 2)
    }
    #expect(zoomer.log == ["did 2.0"])
  }

  @Test func `a pinch begins, zooms and ends`() {
    let scrollView = makeScrollView()
    #expect((User().pinch(scrollView, to: 3), scrollView.zoomScale) == (true, 3))
    #expect(zoomer.log == ["will true true", "did 3.0", "end true 3.0 false"])
    #expect(
      [scrollView.isZooming, scrollView.isZoomBouncing, scrollView.isZoomAnimating]
        == [false, false, false])
    scrollView.minimumZoomScale = 4
    #expect(!User().pinch(scrollView, to: 1))
  }

  @Test func `without a view for zooming the scale stays 1`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.maximumZoomScale = 2
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
    #expect(!User().pinch(scrollView, to: 2))
    #expect((scrollView.minimumZoomScale, scrollView.bouncesZoom) == (1, true))
  }

  @Test(arguments: [(49, 0), (51, 100), (130, 100), (500, 200)])
  func `a drag ends on the nearest page, whatever the delegate wants`(x: CGFloat, page: CGFloat) {
    let scrollView = makeScrollView()
    scrollView.contentSize.width = 300
    scrollView.isPagingEnabled = true
    User().scroll(scrollView, to: CGPoint(x: x, y: 0))
    #expect(
      (scrollView.contentOffset.x, zoomer.log) == (page, ["target \(page)", "drag \(x < 200)"]))
    #expect(
      [scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating]
        == [false, false, false])
  }
}
