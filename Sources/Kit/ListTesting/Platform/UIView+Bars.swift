import ListControllers

#if os(tvOS)
extension UIView {
  /// A Boolean value that indicates whether the view is a bar at the bottom.
  var isBottomBar: Bool { self is UITabBar }

  /// A Boolean value that indicates whether the view is a control whose size UIKit fixes.
  var isOfFixedSize: Bool { self is UISegmentedControl || self is UITextField }
}
#else
extension UIView {
  /// A Boolean value that indicates whether the view is a bar at the bottom.
  var isBottomBar: Bool { self is UITabBar || self is UIToolbar }

  /// A Boolean value that indicates whether the view is a control whose size UIKit fixes.
  var isOfFixedSize: Bool {
    self is UISwitch || self is UISlider || self is UIStepper || self is UISegmentedControl
      || self is UIPageControl || self is UITextField || isOfBar || isSectionIndex
  }

  private var isSectionIndex: Bool {
    superview is UITableView && accessibilityTraits.contains(.adjustable)
  }

  private var isOfBar: Bool {
    sequence(first: self, next: \.superview).contains { $0 is UINavigationBar || $0 is UIToolbar }
  }
}
#endif
