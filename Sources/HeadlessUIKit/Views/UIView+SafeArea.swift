import Foundation

extension UIView {
  /// Updates the safe area from the superview's and the controller's.
  func updateSafeArea() {
    var insets = UIEdgeInsets.zero
    if let parent {
      let outer = parent.inheritedSafeArea
      if outer != .zero {
        let bounds = parent.bounds
        let frame = self.frame
        insets = UIEdgeInsets(
          top: max(outer.top - (frame.minY - bounds.minY), 0),
          left: max(outer.left - (frame.minX - bounds.minX), 0),
          bottom: max(outer.bottom - (bounds.maxY - frame.maxY), 0),
          right: max(outer.right - (bounds.maxX - frame.maxX), 0))
      }
    }
    if let controller = viewController {
      let covered = controller.coveredInsets
      let more = controller.additionalSafeAreaInsets
      insets.top = max(insets.top, covered.top) + more.top
      insets.left = max(insets.left, covered.left) + more.left
      insets.bottom = max(insets.bottom, covered.bottom) + more.bottom
      insets.right = max(insets.right, covered.right) + more.right
    }
    safeAreaStorage = insets
  }

  /// Updates the safe areas of the subviews after layout, if they have one or had one.
  func passSafeArea() {
    let hasInsets = inheritedSafeArea != .zero
    guard hasInsets || hasPassedSafeArea else { return }
    hasPassedSafeArea = hasInsets
    for view in subviews { view.updateSafeArea() }
  }
}
