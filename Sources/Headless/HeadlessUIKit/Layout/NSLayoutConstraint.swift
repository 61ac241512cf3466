public import Foundation

/// A relation between positions or dimensions of two views or guides: `first.attribute = multiplier
/// x second.attribute + constant`.
///
/// Constraints can have any priority, relation and number of views in a chain. The solution
/// satisfies those of a higher priority first, whatever the number of the others. Required
/// constraints that contradict each other are reported: see ``UnsatisfiableConstraints``.
///
/// Where constraints leave a choice, lengths are as small as possible, and then positions as close
/// to the top left corner.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Creates an inactive constraint without items.
  public override init() {
    constant = 0
  }

  /// Creates an inactive constraint.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c)
  }

  /// Creates an inactive constraint of objects.
  init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.first = LayoutReference.to(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    if let second { self.second = LayoutReference.to(second) }
    hasOnlyLayoutItems = self.first != nil && (self.second != nil || second == nil)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkArguments()
  }

  /// The view or guide on the left side of the relation.
  open var firstItem: AnyObject? { first?.item }
  private var first: LayoutReference?
  /// The attribute of the first item.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// The relation between both sides.
  open private(set) var relation = Relation.equal
  /// The view or guide on the right side of the relation, or nil if the right side is a constant.
  open var secondItem: AnyObject? { second?.item }
  private var second: LayoutReference?
  /// The attribute of the second item.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// The anchor on the left side of the relation.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? NSNull(), firstAttribute)
  }
  /// The anchor on the right side of the relation, or nil if the right side is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
  /// The multiplier of the second item's attribute.
  open private(set) var multiplier: CGFloat = 1
  /// The constant of the right side, in points. It must be finite.
  open var constant: CGFloat {
    didSet {
      guard constant.isFinite else { return refuseConstant(restoring: oldValue) }
      if constant != oldValue { holder?.constraintsDidChange() }
    }
  }
  /// The priority of the constraint. It must be greater than 0 and at most `required`.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority.rawValue > 0, priority.rawValue <= 1000 else {
        return refusePriority(restoring: oldValue)
      }
      if priority != oldValue { holder?.constraintsDidChange() }
    }
  }

  /// Raises an exception for arguments that make no constraint. The constraint then has no items,
  /// so that it can't be activated.
  private func checkArguments() {
    if !constant.isFinite { refuseConstant(restoring: 0) }
    guard let exception = fault else { return }
    UIKitException.raise(exception)
    (first, second) = (nil, nil)
    multiplier = 1
  }

  private func refuseConstant(restoring old: CGFloat) {
    let refused = constant
    constant = old
    UIKitException.raise(
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(refused) "
        + "firstAnchor:\(firstAnchorInWords) secondAnchor:\(secondAnchorInWords)")
  }

  private func refusePriority(restoring old: UILayoutPriority) {
    let refused = priority.rawValue
    priority = old
    UIKitException.raise(
      "It's illegal to set priority:\(refused). Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  /// A name for debugging.
  open var identifier: String?

  /// The relation in UIKit's words.
  open override var description: String { MainActor.assumeIsolated { inWords } }

  /// A Boolean value that indicates whether the items are views or guides.
  private(set) var hasOnlyLayoutItems = true

  /// The view that holds the constraint, which clears it when it is released.
  nonisolated(unsafe) unowned(unsafe) var holder: UIView?
  /// The position of the constraint in the order of activations.
  private(set) var serial = 0
  private static var activations = 0

  func didActivate(in view: UIView) {
    holder = view
    NSLayoutConstraint.activations += 1
    serial = NSLayoutConstraint.activations
  }

  /// The sets of constraints without which this one would not have been broken.
  var reportedConflicts: [[ObjectIdentifier?]] = []

  /// A Boolean value that indicates whether the constraint is active.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        NSLayoutConstraint.activate([self])
      } else {
        NSLayoutConstraint.deactivate([self])
      }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    var holders: [UIView] = []
    for constraint in constraints where constraint.holder == nil {
      guard let holder = constraint.commonAncestor else { continue }
      holder.hold(constraint)
      if holders.last !== holder { holders.append(holder) }
    }
    for holder in holders { holder.constraintsDidChange(isStructural: true) }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    var holders: [UIView] = []
    for constraint in constraints {
      guard let holder = constraint.holder else { continue }
      holder.drop(constraint)
      if holders.last !== holder { holders.append(holder) }
    }
    for holder in holders { holder.constraintsDidChange(isStructural: true) }
  }

  /// The view that holds the constraint once it is active. If there is none, that is an error,
  /// unless an item is a guide that belongs to no view.
  private var commonAncestor: UIView? {
    guard let item = firstItem, let first = LayoutBox.container(of: item) else { return nil }
    guard let item = secondItem else {
      // A released item doesn't leave a constraint with a constant.
      return second == nil ? first : nil
    }
    guard let second = LayoutBox.container(of: item) else { return nil }
    if first === second { return first }
    let (outer, other) = (first.superview, second.superview)
    if outer === second { return second }
    if let outer, outer === other { return outer }
    var ancestor: UIView? = first
    while let current = ancestor, !second.isDescendant(of: current) {
      ancestor = current.superview
    }
    return ancestor ?? refuseAncestor()
  }

  private func refuseAncestor() -> UIView? {
    UIKitException.raise(
      .generic,
      "Unable to activate constraint with anchors \(firstAnchorInWords) and "
        + "\(secondAnchorInWords) because they have no common ancestor.  Does the constraint or "
        + "its anchors reference items in different view hierarchies?  That's illegal.")
    return nil
  }

  /// The attribute of an item in a constraint.
  @nonexhaustive public enum Attribute: Int, Sendable {
    /// No attribute, for a constraint with a constant.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The horizontal center between the margins.
    case centerXWithinMargins
    /// The vertical center between the margins.
    case centerYWithinMargins

    /// A Boolean value that indicates whether the attribute is a baseline of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// The relation between both sides of a constraint.
  @nonexhaustive public enum Relation: Int, Sendable {
    /// A left side that is at most the right side.
    case lessThanOrEqual = -1
    /// Equal sides.
    case equal
    /// A left side that is at least the right side.
    case greaterThanOrEqual
  }

  /// A layout axis.
  @nonexhaustive public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }

  /// Creates the constraints that a visual format describes, without activating them.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[title]-(>=8)-[time(80)]-|", metrics: nil,
  ///       views: ["title": title, "time": time])
  ///
  /// A format that can't be parsed raises an exception, whose reason points to the error.
  ///
  /// - Parameters:
  ///   - format: The format, for the horizontal axis unless it begins with `V:`.
  ///   - opts: The alignment of all views in the format, and its direction.
  ///   - metrics: The numbers to which the format refers by name.
  ///   - views: The views to which the format refers by name.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormat.constraints(format, opts, metrics ?? [:], views)
    } catch {
      UIKitException.raise(error)
      return []
    }
  }
}

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.didActivate(in: self)
    heldConstraints.append(constraint)
    isConstrained = true
    for case let item? in [constraint.firstItem, constraint.secondItem] {
      var view = LayoutBox.container(of: item)
      while let current = view, current !== self {
        current.isConstrained = true
        view = current.superview
      }
    }
  }

  func drop(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    heldConstraints.removeAll { $0 === constraint }
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    drop(constraint)
    constraintsDidChange(isStructural: true)
  }

  /// Requests a layout after a change of constraints, also of the superview, whose layout may
  /// depend on the size.
  func constraintsDidChange(isStructural: Bool = false) {
    setNeedsLayout()
    superview?.setNeedsLayout()
    layoutInputsDidChange(isStructural: isStructural)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch withoutMargins {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
    default: nil
    }
  }

  /// A Boolean value that indicates whether the attribute is a width or height.
  var isLength: Bool { self == .width || self == .height }

  /// A Boolean value that indicates whether the attribute is one of the margins' guide.
  var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The attribute of the margins' guide, or the attribute itself.
  var withoutMargins: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
