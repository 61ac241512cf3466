import Foundation

/// A position or length of an item as a sum: of unknowns, of lengths that are read before each
/// solution, and of a constant.
struct LayoutForm {
  var unknowns = LinearExpression()
  var parameters: [(index: Int, coefficient: Double)] = []
  var constant = 0.0

  init() {}

  init(_ unknown: SolverVariable) {
    unknowns.add(unknown)
  }

  init(parameter: Int) {
    parameters = [(parameter, 1)]
  }

  mutating func add(_ other: LayoutForm, times factor: Double = 1) {
    unknowns.add(other.unknowns, times: factor)
    for parameter in other.parameters {
      parameters.append((parameter.index, parameter.coefficient * factor))
    }
    constant += other.constant * factor
  }

  static func + (first: LayoutForm, second: LayoutForm) -> LayoutForm {
    var sum = first
    sum.add(second)
    return sum
  }

  static func - (first: LayoutForm, second: LayoutForm) -> LayoutForm {
    var difference = first
    difference.add(second, times: -1)
    return difference
  }
}

/// A length that constraints refer to and don't determine.
@MainActor struct LayoutParameter {
  enum Kind: Hashable {
    /// The view's frame, which constraints don't place.
    case frameOrigin(NSLayoutConstraint.Axis)
    case frameLength(NSLayoutConstraint.Axis)
    case boundsOrigin(NSLayoutConstraint.Axis)
    /// The distance between an edge of a guide and that of its view.
    case insetBefore(UILayoutGuide.Kind, NSLayoutConstraint.Axis)
    case insetAfter(UILayoutGuide.Kind, NSLayoutConstraint.Axis)
    /// The distance of the first baseline from the top, or of the last one from the bottom.
    case firstBaseline, lastBaseline
  }

  let view: UIView
  let kind: Kind

  /// Returns the current value.
  ///
  /// - Parameter width: The width of the view, on which the readable width depends.
  func value(width: CGFloat) -> Double {
    switch kind {
    case .frameOrigin(.horizontal): view.center.x - view.bounds.width / 2
    case .frameOrigin(.vertical): view.center.y - view.bounds.height / 2
    case .frameLength(.horizontal): view.bounds.width
    case .frameLength(.vertical): view.bounds.height
    case .boundsOrigin(.horizontal): view.bounds.minX
    case .boundsOrigin(.vertical): view.bounds.minY
    case .insetBefore(let guide, .horizontal): view.insets(of: guide, width: width).left
    case .insetBefore(let guide, .vertical): view.insets(of: guide, width: width).top
    case .insetAfter(let guide, .horizontal): view.insets(of: guide, width: width).right
    case .insetAfter(let guide, .vertical): view.insets(of: guide, width: width).bottom
    case .firstBaseline: view.baselineDistances.first
    case .lastBaseline: view.baselineDistances.last
    }
  }
}
