import Foundation

/// A position or length of an item as a sum: of unknowns, of lengths that are read before each
/// solution, and of a constant.
struct LayoutForm {
  var unknowns = LinearExpression()
  var parameters: [Parameter] = []
  var constant = 0.0

  /// A multiple of a length that is read.
  struct Parameter {
    let index: Int
    let coefficient: Double
  }

  /// Makes the sum zero.
  mutating func removeAll() {
    unknowns.removeAll()
    parameters = []
    constant = 0
  }
}

/// A length that constraints refer to and don't determine.
@MainActor struct LayoutParameter {
  enum Kind: Hashable {
    /// The view's frame, which constraints don't place.
    case frameOrigin(NSLayoutConstraint.Axis)
    case frameLength(NSLayoutConstraint.Axis)
    case boundsOrigin(NSLayoutConstraint.Axis)
    /// The distance between an edge of a cell and that of its content view.
    case contentBefore(NSLayoutConstraint.Axis)
    case contentAfter(NSLayoutConstraint.Axis)
    /// The distance between an edge of a guide and that of its view.
    case insetBefore(UILayoutGuide.Kind, NSLayoutConstraint.Axis)
    case insetAfter(UILayoutGuide.Kind, NSLayoutConstraint.Axis)
    /// The distance of the first baseline from the top, or of the last one from the bottom.
    case firstBaseline, lastBaseline
  }

  /// The view, or nil for the root, which owns the parameter.
  private let other: UIView?
  let kind: Kind

  init(_ view: UIView, _ kind: Kind, root: UIView) {
    other = view === root ? nil : view
    self.kind = kind
  }

  /// Returns the current value.
  ///
  /// - Parameter width: The width of the root, on which the readable width depends.
  func value(in root: UIView, width: CGFloat?) -> Double {
    let view = other ?? root
    let width = (other == nil ? width : nil) ?? view.bounds.width
    return switch kind {
    case .frameOrigin(.horizontal): Self.alignmentRect(view).minX
    case .frameOrigin(.vertical): Self.alignmentRect(view).minY
    case .frameLength(.horizontal): Self.alignmentRect(view).width
    case .frameLength(.vertical): Self.alignmentRect(view).height
    case .boundsOrigin(.horizontal): view.bounds.minX
    case .boundsOrigin(.vertical): view.bounds.minY
    case .contentBefore(.horizontal): view.hostedInsets.left
    case .contentBefore(.vertical): view.hostedInsets.top
    case .contentAfter(.horizontal): view.hostedInsets.right
    case .contentAfter(.vertical): view.hostedInsets.bottom
    case .insetBefore(let guide, .horizontal): view.insets(of: guide, width: width).left
    case .insetBefore(let guide, .vertical): view.insets(of: guide, width: width).top
    case .insetAfter(let guide, .horizontal): view.insets(of: guide, width: width).right
    case .insetAfter(let guide, .vertical): view.insets(of: guide, width: width).bottom
    case .firstBaseline: view.baselineDistances.first
    case .lastBaseline: view.baselineDistances.last
    }
  }

  private static func alignmentRect(_ view: UIView) -> CGRect {
    let bounds = view.bounds
    let center = view.center
    let anchor = view.anchorPoint
    return view.alignmentRect(
      forFrame: CGRect(
        x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
        width: bounds.width, height: bounds.height))
  }
}
