import Foundation

/// A resolver of constraints along one axis. It propagates known values through the constraints in
/// order of priority: a constraint with a single unknown determines it.
@MainActor struct ConstraintResolver {
  /// The known values of an item's extent along the axis.
  private struct Extent {
    var min: CGFloat?
    var max: CGFloat?
    var length: CGFloat?

    /// Computes the third value if two are known.
    mutating func complete() {
      if let min, let max { length = length ?? max - min }
      if let min, let length { max = max ?? min + length }
      if let max, let length { min = min ?? max - length }
    }
  }

  private enum Part {
    case min, max, middle, length
  }

  private let root: UIView
  private let axis: NSLayoutConstraint.Axis
  private let constraints: [NSLayoutConstraint]
  private var extents: [ObjectIdentifier: Extent] = [:]
  private(set) var items: [LayoutItem] = []

  /// Returns the resolved length of an item along the other axis, for constraints between both
  /// axes.
  private let crossLength: (LayoutItem) -> CGFloat?

  /// Creates a resolver with the known values: the extents of items that constraints do not place,
  /// the origin of `root`, and its length unless that is nil.
  ///
  /// Constraints between a width and a height apply to the axis that is resolved last, which
  /// receives the lengths of the other one.
  init(
    _ root: UIView, _ axis: NSLayoutConstraint.Axis, rootLength: CGFloat?,
    crossLength: ((LayoutItem) -> CGFloat?)? = nil
  ) {
    self.root = root
    self.axis = axis
    self.crossLength = crossLength ?? { _ in nil }
    constraints = Self.constraints(in: root)
      .filter { constraint in
        let axes = [constraint.firstAttribute, constraint.secondAttribute]
          .compactMap { Self.part($0)?.axis }
        return crossLength == nil ? axes.allSatisfy { $0 == axis } : axes.contains(axis)
      }
      .sorted { $0.priority.rawValue > $1.priority.rawValue }
    for constraint in constraints {
      for item in [LayoutItem(constraint.firstItem), LayoutItem(constraint.secondItem)] {
        guard let item, extents[ObjectIdentifier(item.object)] == nil else { continue }
        extents[ObjectIdentifier(item.object)] = Extent()
        let isRootGuide = item.container === root && !item.isPlaced && !(item.object is UIView)
        if item.object === root {
          let origin = axis == .horizontal ? root.bounds.minX : root.bounds.minY
          set(item, Extent(min: origin, length: rootLength))
        } else if isRootGuide {
          relateGuide(item, rootLength: rootLength)
        } else if item.isPlaced {
          items.append(item)
        } else {
          let (min, length) = along(item.frame(in: root))
          set(item, Extent(min: min, length: length))
        }
      }
    }
  }

  /// Returns the constraints that a view holds, and those that its constrained views hold for
  /// themselves, such as a fixed width.
  private static func constraints(in root: UIView) -> [NSLayoutConstraint] {
    var own: [NSLayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    for item in root.heldConstraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let view = item as? UIView, seen.insert(ObjectIdentifier(view)).inserted else {
        continue
      }
      own += view.heldConstraints.filter {
        $0.firstItem === view && ($0.secondItem == nil || $0.secondItem === view)
      }
    }
    return root.heldConstraints + own
  }

  /// Resolves as many values as possible. Items whose constraints determine no length use their
  /// natural length.
  mutating func run(naturalLength: (LayoutItem) -> CGFloat?) {
    propagate(equalities: true)
    for item in items where self[item].length == nil {
      guard let length = naturalLength(item) else { continue }
      self[item].length = length
      self[item].complete()
      propagate(equalities: true)
    }
    propagate(equalities: false)
  }

  /// Returns the resolved extent of an item, or nil if part of it is unknown.
  func extent(of item: LayoutItem) -> (min: CGFloat, length: CGFloat)? {
    let extent = self[item]
    guard let min = extent.min, let length = extent.length else { return nil }
    return (min, Swift.max(length, 0))
  }

  /// Returns the resolved length of an item, or nil if it is unknown.
  func length(of item: LayoutItem) -> CGFloat? { self[item].length }

  /// Returns the length that the constraints determine for the root, or nil if it is unknown.
  func rootLength() -> CGFloat? {
    extents[ObjectIdentifier(root)]?.length
  }

  // MARK: Propagation

  private mutating func propagate(equalities: Bool) {
    // Each round resolves at least one value or is the last one.
    for _ in 0...(extents.count * 3) {
      var isChanged = false
      for constraint in constraints {
        if equalities, constraint.relation != .equal { continue }
        if apply(constraint) { isChanged = true }
      }
      if !isChanged { return }
    }
  }

  private mutating func apply(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = LayoutItem(constraint.firstItem),
      let (firstAxis, firstPart) = Self.part(constraint.firstAttribute)
    else { return false }
    guard let second = LayoutItem(constraint.secondItem),
      let (secondAxis, secondPart) = Self.part(constraint.secondAttribute)
    else { return solve(first, firstPart, constraint.constant) }
    let left = firstAxis == axis ? value(first, firstPart) : crossLength(first)
    let right = secondAxis == axis ? value(second, secondPart) : crossLength(second)
    guard firstAxis == axis || left != nil, secondAxis == axis || right != nil else {
      return false
    }
    if left == nil, let right {
      return solve(first, firstPart, right * constraint.multiplier + constraint.constant)
    }
    if right == nil, let left, constraint.multiplier != 0 {
      return solve(second, secondPart, (left - constraint.constant) / constraint.multiplier)
    }
    return false
  }

  /// Sets a value that is unknown. Returns whether it was set.
  private mutating func solve(_ item: LayoutItem, _ part: Part, _ value: CGFloat) -> Bool {
    guard self.value(item, part) == nil else { return false }
    var extent = self[item]
    switch part {
    case .min: extent.min = value
    case .max: extent.max = value
    case .length: extent.length = value
    case .middle:
      if let length = extent.length {
        extent.min = value - length / 2
      } else if let min = extent.min {
        extent.length = (value - min) * 2
      } else if let max = extent.max {
        extent.length = (max - value) * 2
      } else {
        return false
      }
    }
    extent.complete()
    self[item] = extent
    return true
  }

  private func value(_ item: LayoutItem, _ part: Part) -> CGFloat? {
    let extent = self[item]
    switch part {
    case .min: return extent.min
    case .max: return extent.max
    case .length: return extent.length
    case .middle:
      guard let min = extent.min, let max = extent.max else { return nil }
      return (min + max) / 2
    }
  }

  private subscript(item: LayoutItem) -> Extent {
    get { extents[ObjectIdentifier(item.object)] ?? Extent() }
    set { extents[ObjectIdentifier(item.object)] = newValue }
  }

  private mutating func set(_ item: LayoutItem, _ extent: Extent) {
    var extent = extent
    extent.complete()
    self[item] = extent
  }

  /// Records the extent of one of the root's guides, which has fixed insets from the root's edges.
  private mutating func relateGuide(_ item: LayoutItem, rootLength: CGFloat?) {
    let (min, length) = along(item.frame(in: root))
    let (rootMin, present) = along(root.bounds)
    let insets = present - length
    set(
      item,
      Extent(min: rootMin + (min - rootMin), length: rootLength.map { $0 - insets }))
  }

  private func along(_ rect: CGRect) -> (min: CGFloat, length: CGFloat) {
    axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
  }

  private static func part(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> (axis: NSLayoutConstraint.Axis, part: Part)? {
    switch attribute {
    case .notAnAttribute: nil
    case .left, .leading: (.horizontal, .min)
    case .right, .trailing: (.horizontal, .max)
    case .centerX: (.horizontal, .middle)
    case .width: (.horizontal, .length)
    case .top, .firstBaseline: (.vertical, .min)
    case .bottom, .lastBaseline: (.vertical, .max)
    case .centerY: (.vertical, .middle)
    case .height: (.vertical, .length)
    }
  }
}
