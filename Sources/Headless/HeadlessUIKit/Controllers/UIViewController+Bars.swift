extension UIViewController {
  /// Returns a Boolean value that indicates whether the view extends under a bar of its container.
  ///
  /// - Parameters:
  ///   - edge: The edge of the container's view at which the bar is.
  ///   - isTranslucent: A Boolean value that indicates whether the bar is translucent.
  func extends(underBarAt edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    guard edgesForExtendedLayout.contains(edge), ListMetrics.current.barsCanBeTranslucent else {
      return false
    }
    return isTranslucent || extendedLayoutIncludesOpaqueBars
  }

  /// A Boolean value that indicates whether no content is scrolled under a bar at the bottom.
  var isAtBottomEdge: Bool {
    let shown = (self as? UINavigationController)?.topViewController ?? self
    return shown.contentScrollView(for: .bottom)?.isScrolledToBottom ?? true
  }
}
