public import Foundation

/// The part of a controller's view that a bar covers. The safe area's guide replaces it.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the part, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide at the top or bottom of a controller's view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The part of the view that bars at the top cover.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: any UILayoutSupport { view.barGuide(.topBar) }
  /// The part of the view that bars at the bottom cover.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.keyboard) }
}

extension UIView {
  /// Returns the guide of a bar, which is always the same one.
  fileprivate func barGuide(_ kind: UILayoutGuide.Kind) -> BarLayoutGuide {
    for case let guide as BarLayoutGuide in barGuides where guide.kind == kind { return guide }
    let guide = BarLayoutGuide(owner: self, kind: kind)
    barGuides.append(guide)
    return guide
  }
}
