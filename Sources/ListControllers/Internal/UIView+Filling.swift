import ListPlatform

extension UIView {
  /// Adds a subview that fills the view, and from which a self-sizing header takes its size.
  ///
  /// - Parameter margin: Points between the subview and the view's left and right edges.
  /// - Returns: The constraints of these edges; both constants grow with the margin.
  @discardableResult
  func addSubview(
    filling view: UIView, margin: CGFloat = 0
  ) -> (left: NSLayoutConstraint, right: NSLayoutConstraint) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let left = view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin)
    let right = trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin)
    let bottom = bottomAnchor.constraint(equalTo: view.bottomAnchor)
    // UIKit gives a new view no size; then the height and the margins cannot all be kept.
    right.priority = .init(999)
    bottom.priority = .init(999)
    NSLayoutConstraint.activate([
      left, right, bottom, view.topAnchor.constraint(equalTo: topAnchor),
    ])
    return (left, right)
  }
}
