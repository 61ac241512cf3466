import Foundation

extension UIView {
  /// Updates the safe area from the superview's, or the device's, and the controller's.
  func updateSafeArea() {
    var insets = outerSafeArea
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

  private var outerSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow {
      return window.windowScene == nil
        ? .zero
        : DeviceModel.current.safeAreaInsets.reaching(frame, in: UIScreen.main.bounds)
    }
    guard let parent, parent.inheritedSafeArea != .zero else { return .zero }
    return parent.inheritedSafeArea.reaching(frame, in: parent.bounds)
  }

  /// Updates the safe areas of the subviews after layout, if they have one or had one.
  func passSafeArea() {
    let hasInsets = inheritedSafeArea != .zero
    guard hasInsets || hasPassedSafeArea else { return }
    hasPassedSafeArea = hasInsets
    for view in subviews { view.updateSafeArea() }
  }
}

extension UIEdgeInsets {
  /// Returns how far the insets of a rectangle reach into another one within it.
  fileprivate func reaching(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(inset - distance, 0) : 0
    }
    return UIEdgeInsets(
      top: rest(top, frame.minY - bounds.minY), left: rest(left, frame.minX - bounds.minX),
      bottom: rest(bottom, bounds.maxY - frame.maxY), right: rest(right, bounds.maxX - frame.maxX))
  }
}
