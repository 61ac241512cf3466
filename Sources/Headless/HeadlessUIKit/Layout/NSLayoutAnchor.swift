public import Foundation

/// An edge, a center, or a dimension of a view or guide from which constraints are created.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  /// Creates an anchor that belongs to no view.
  public override init() {
    item = NSNull()
    attribute = .notAnAttribute
  }

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Returns the anchor itself, which doesn't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier,
      constant)
  }

  /// Creates a constraint that the anchor equals another one plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, c) }

  /// Creates a constraint that the anchor is at least another one plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, c) }

  /// Creates a constraint that the anchor is at most another one plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, c) }
}

/// A horizontal position.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Creates a constraint that the anchor follows another one at a multiple of the system spacing,
  /// which is 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, 8 * max(multiplier, 0)) }
  /// Creates a constraint that the anchor follows another one at no less than a multiple of the
  /// system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, 8 * max(multiplier, 0)) }
  /// Creates a constraint that the anchor follows another one at no more than a multiple of the
  /// system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, 8 * max(multiplier, 0)) }
}

/// A vertical position.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Creates a constraint that the anchor is below another one at a multiple of the system spacing.
  ///
  /// The spacing is 8 points. That between the baselines of two labels is as if their lines
  /// touched.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, spacing(below: anchor, multiplier)) }
  /// Creates a constraint that the anchor is below another one by no less than a multiple of the
  /// system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, spacing(below: anchor, multiplier))
  }
  /// Creates a constraint that the anchor is below another one by no more than a multiple of the
  /// system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, spacing(below: anchor, multiplier))
  }

  /// Returns a multiple of the system spacing below another anchor, in points.
  private func spacing(below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat) -> CGFloat {
    max(multiplier, 0) * (lineSpacing(below: anchor) ?? 8)
  }

  /// Returns the spacing between the baselines of two texts, or nil if an anchor is of no text.
  private func lineSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat? {
    guard attribute.isBaseline, anchor.attribute.isBaseline, let lower = item as? UIView,
      let upper = anchor.item as? UIView
    else { return nil }
    let (above, below) = (lower.baselineDistances.first, upper.baselineDistances.last)
    return above > 0 && below > 0 ? above + below : nil
  }
}

/// A width or height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint that the dimension equals a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, c)
  }
  /// Creates a constraint that the dimension is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }
  /// Creates a constraint that the dimension is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }
  /// Creates a constraint that the dimension equals a multiple of another one plus a constant in
  /// points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, m, c) }
  /// Creates a constraint that the dimension is at least a multiple of another one plus a constant
  /// in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }
  /// Creates a constraint that the dimension is at most a multiple of another one plus a constant
  /// in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}
