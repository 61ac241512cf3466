import ListPlatform

extension UIView {
  /// Returns the first view of a class in the view's hierarchy, level by level, or `nil` if there
  /// is none.
  func firstView<View: UIView>(of viewClass: View.Type) -> View? {
    var level = [self]
    while !level.isEmpty {
      for case let view as View in level { return view }
      level = level.flatMap(\.subviews)
    }
    return nil
  }
}
