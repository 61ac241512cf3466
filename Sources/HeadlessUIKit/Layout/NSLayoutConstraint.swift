public import Foundation

/// A relation between lengths or places of two views or guides:
/// `first.attribute = multiplier x second.attribute + constant`.
///
/// Views that are pinned to edges, centred, chained to one another or of a given size come out
/// where UIKit puts them. There is no general solver: see `UIView.resolveConstraints()`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Makes a constraint; it holds when it is activated.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// The view or guide on the left.
  open private(set) weak var firstItem: AnyObject?
  /// What of the first item is related.
  public let firstAttribute: Attribute
  /// Equal, at least or at most.
  public let relation: Relation
  /// The view or guide on the right; nil for a number.
  open private(set) weak var secondItem: AnyObject?
  /// What of the second item is related.
  public let secondAttribute: Attribute
  /// What the right side is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the right side, in points.
  open var constant: CGFloat { didSet { holder?.constraintsDidChange() } }
  /// How strongly the constraint holds.
  open var priority: UILayoutPriority = .required
  /// A name for debugging.
  open var identifier: String?

  weak var holder: UIView?

  /// Whether the constraint holds.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets constraints hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints hold no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, let first = LayoutItem(firstItem) else { return }
    guard let second = LayoutItem(secondItem) else { return first.container.hold(self) }
    var ancestor: UIView? = first.container
    while let current = ancestor, !second.container.isDescendant(of: current) {
      ancestor = current.superview
    }
    guard let ancestor else {
      UIKitException(
        reason: "Unable to activate constraint with items \(first.container) and "
          + "\(second.container) because they have no common ancestor.  Does the constraint or "
          + "its anchors reference items in different view hierarchies?  That's illegal."
      ).raise()
      return
    }
    ancestor.hold(self)
  }

  private func deactivate() {
    holder?.release(self)
  }

  /// What of an item is related.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline
  }

  /// Equal, at least or at most.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The plane's axes.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    heldConstraints.append(constraint)
    constraintsDidChange()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    heldConstraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// A constraint came, went or changed: also the parent's layout, which a size may decide.
  func constraintsDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The constraints that the view holds for itself and what is inside it.
  public var constraints: [NSLayoutConstraint] { heldConstraints }
  /// Lets a constraint hold in this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Lets constraints hold in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Lets a constraint hold no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Lets constraints hold no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  /// How strongly the view resists growing; kept, the resolver does not need it.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis] ?? .defaultLow
  }
  /// Sets how strongly the view resists growing.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { huggingPriorities[axis] = priority }
  /// How strongly the view resists shrinking; kept, the resolver does not need it.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { compressionPriorities[axis] ?? .defaultHigh }
  /// Sets how strongly the view resists shrinking.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { compressionPriorities[axis] = priority }
}
