import Foundation

/// The margins of a view, whose sides are either fixed or follow the reading direction.
struct LayoutMargins: Equatable {
  private var insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  private var isDirectional = true
  /// A Boolean value that indicates whether the app hasn't set the margins.
  private(set) var isDefault = false

  /// The default margins of most views.
  init() {
    isDefault = true
  }

  /// Creates the default margins of a view in a list.
  init(default insets: NSDirectionalEdgeInsets) {
    self.insets = insets
    isDefault = true
  }

  init(_ insets: NSDirectionalEdgeInsets) {
    self.insets = insets
  }

  init(_ insets: UIEdgeInsets) {
    self.insets = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    isDirectional = false
  }

  /// Returns the margins in a reading direction.
  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    let isSwapped = isDirectional && isRightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isSwapped ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isSwapped ? insets.leading : insets.trailing)
  }
}

extension UIView {
  /// The view's own margins, or those of its superview where they reach farther into the view.
  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins.insets(isRightToLeft: isRightToLeft)
    if let viewController { raise(&margins, toMinimumOf: viewController) }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutMargins
    let size = superview.bounds.size
    let frame = frame
    margins.top = max(margins.top, outer.top - frame.minY)
    margins.left = max(margins.left, outer.left - frame.minX)
    margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
    margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
    return margins
  }

  /// Raises the margins of a root view to the system's. By default, a root view has no margins
  /// above and below. Lists have their own.
  private func raise(_ margins: inout UIEdgeInsets, toMinimumOf controller: UIViewController) {
    guard controller.viewRespectsSystemMinimumLayoutMargins,
      (self as? UIScrollView)?.scrollsItsConstraints != false
    else { return }
    if ownMargins.isDefault { (margins.top, margins.bottom) = (0, 0) }
    let minimum = LayoutMargins(controller.systemMinimumLayoutMargins)
      .insets(isRightToLeft: isRightToLeft)
    margins.left = max(margins.left, minimum.left)
    margins.right = max(margins.right, minimum.right)
  }
}
