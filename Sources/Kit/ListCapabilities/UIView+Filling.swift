import ListPlatform

extension UIView {
  /// Adds a subview that fills the view and gives a self-sizing header its size.
  ///
  /// - Parameter margin: The distance in points of the subview from the view's left and right
  ///   edges.
  /// - Returns: The constraints of these edges. Their constants are equal to the margin.
  @discardableResult
  func addSubview(
    filling view: UIView, margin: CGFloat = 0
  ) -> (left: NSLayoutConstraint, right: NSLayoutConstraint) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let left = view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin)
    let right = trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin)
    let bottom = bottomAnchor.constraint(equalTo: view.bottomAnchor)
    // UIKit gives a new view no size; the height and the margins can't all be satisfied then.
    right.priority = .init(999)
    bottom.priority = .init(999)
    NSLayoutConstraint.activate([
      left, right, bottom, view.topAnchor.constraint(equalTo: topAnchor),
    ])
    return (left, right)
  }
}
