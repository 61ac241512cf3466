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

extension UIView {
  /// Returns the guide of a bar, which is always the same one.
  func barGuide(_ kind: UILayoutGuide.Kind) -> BarLayoutGuide {
    for case let guide as BarLayoutGuide in barGuides where guide.kind == kind { return guide }
    let guide = BarLayoutGuide(owner: self, kind: kind)
    barGuides.append(guide)
    return guide
  }
}
