import Foundation

extension UIScrollView {
  /// The view that the delegate scales.
  var zoomedView: UIView? {
    scrollDelegateChain.ask("viewForZooming(in:)") { $0.viewForZooming(in: self) } ?? nil
  }

  /// Sets the scale of the zoomed view and the content size, and keeps a point in the middle.
  ///
  /// - Parameters:
  ///   - scale: The proposed scale, which is clamped to its limits.
  ///   - animated: A Boolean value that indicates whether the delegate is notified of the end.
  ///   - center: The point of the zoomed view to show in the middle, or nil for the one that is
  ///     there.
  func zoom(to scale: CGFloat, animated: Bool, center: CGPoint?) {
    guard let view = zoomedView else { return }
    let new = max(min(scale, maximumZoomScale), minimumZoomScale)
    show(new, of: view, center: center)
    guard animated else { return }
    HeadlessRunLoop.enqueue { [weak self] in self?.notifyEndOfZooming(view) }
  }

  private func show(_ new: CGFloat, of view: UIView, center: CGPoint?) {
    let old = zoomScaleStorage
    let inset = scrolledContentInset
    let room = bounds.inset(by: inset)
    let origin = view.frame.origin
    let middle =
      center ?? CGPoint(x: (room.midX - origin.x) / old, y: (room.midY - origin.y) / old)
    guard new != old || center != nil else { return }
    zoomScaleStorage = new
    if new != old {
      let size = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
      view.transform = CGAffineTransform(scaleX: new, y: new)
      view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
      contentSize = size
    }
    contentOffset = clamped(
      CGPoint(
        x: origin.x + middle.x * new - room.width / 2 - inset.left,
        y: origin.y + middle.y * new - room.height / 2 - inset.top))
    if new != old {
      scrollDelegateChain.notify("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
    }
  }

  /// Pinches the content to a scale. Returns false if it can't be zoomed.
  func pinch(to scale: CGFloat) -> Bool {
    guard minimumZoomScale < maximumZoomScale, let view = zoomedView else { return false }
    isZooming = true
    scrollDelegateChain.notify("scrollViewWillBeginZooming(_:with:)") {
      $0.scrollViewWillBeginZooming(self, with: view)
    }
    zoom(to: scale, animated: false, center: nil)
    isZooming = false
    notifyEndOfZooming(view)
    return true
  }

  private func notifyEndOfZooming(_ view: UIView) {
    let scale = zoomScaleStorage
    scrollDelegateChain.notify("scrollViewDidEndZooming(_:with:atScale:)") {
      $0.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }
}
