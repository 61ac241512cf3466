import Foundation

/// The constraints of a stack.
@MainActor struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let lengths: [CGFloat]
  private let area: AnyObject
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides between views at equal distances.
  private(set) var gaps: [UILayoutGuide] = []

  init(_ stack: UIStackView, _ views: [UIView], _ lengths: [CGFloat]) {
    self.stack = stack
    self.views = views
    self.lengths = lengths
    area = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// Fills ``constraints``.
  mutating func make() {
    guard let first = views.first, let last = views.last else { return }
    relate(first, main.start, area, main.start, named: "canvas-connection")
    relate(area, main.end, last, main.end, named: "canvas-connection")
    for (view, next) in zip(views, views.dropFirst()) { connect(view, next) }
    for index in gaps.indices.dropFirst() {
      let isCentering = stack.distribution == .equalCentering
      relate(
        gaps[index], main.length, gaps[0], main.length, at: isCentering ? 149 : 1000,
        named: "fill-equally")
    }
    for index in views.indices.dropFirst() { proportion(index) }
    for view in views { align(view) }
    if stack.alignment != .fill {
      // The stack is no larger than the views need.
      relate(area, cross.length, nil, .notAnAttribute, at: 25, named: "ambiguity-suppression")
    }
  }

  private typealias Attributes = (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute,
    center: NSLayoutConstraint.Attribute, length: NSLayoutConstraint.Attribute
  )

  private static let horizontal: Attributes = (.leading, .trailing, .centerX, .width)
  private static let vertical: Attributes = (.top, .bottom, .centerY, .height)

  private var isRow: Bool { stack.axis == .horizontal }
  private var main: Attributes { isRow ? Self.horizontal : Self.vertical }
  private var cross: Attributes { isRow ? Self.vertical : Self.horizontal }

  private mutating func relate(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000, named name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = "UISV-\(name)"
    constraints.append(constraint)
  }

  /// Relates two neighbors along the axis.
  private mutating func connect(_ view: UIView, _ next: UIView) {
    let spacing = stack.spacing(after: view)
    let isEqual: Bool
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: isEqual = true
    case .equalSpacing, .equalCentering: isEqual = false
    }
    if stack.isBaselineRelativeArrangement, !isRow {
      relate(
        next, .firstBaseline, view, .lastBaseline, isEqual ? .equal : .greaterThanOrEqual,
        plus: spacing, named: "spacing")
    } else {
      relate(
        next, main.start, view, main.end, isEqual ? .equal : .greaterThanOrEqual, plus: spacing,
        named: "spacing")
    }
    if isEqual { return }
    let gap = UILayoutGuide()
    gap.identifier = "UISV-distributing"
    stack.addLayoutGuide(gap)
    gaps.append(gap)
    let isCentering = stack.distribution == .equalCentering
    relate(
      gap, main.start, view, isCentering ? main.center : main.end, named: "distributing-edge")
    relate(
      gap, main.end, next, isCentering ? main.center : main.start, named: "distributing-edge")
  }

  /// Relates the length of a view with that of the first one.
  private mutating func proportion(_ index: Int) {
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: break
    case .fillEqually:
      relate(views[index], main.length, views[0], main.length, named: "fill-equally")
    case .fillProportionally:
      guard lengths[0] > 0 else { break }
      relate(
        views[index], main.length, views[0], main.length, times: lengths[index] / lengths[0],
        at: 999, named: "fill-proportionally")
    }
  }

  /// Relates a view with the area perpendicular to the axis.
  private mutating func align(_ view: UIView) {
    let name = "alignment"
    let isPinned: (start: Bool, end: Bool)
    switch stack.alignment {
    case .fill: isPinned = (true, true)
    case .leading: isPinned = (true, false)
    case .trailing: isPinned = (false, true)
    case .center:
      isPinned = (false, false)
      relate(view, cross.center, area, cross.center, named: name)
    case .firstBaseline, .lastBaseline:
      isPinned = (false, false)
      if isRow, view !== views[0] {
        let baseline: NSLayoutConstraint.Attribute =
          stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        relate(view, baseline, views[0], baseline, named: name)
      }
    }
    relate(
      view, cross.start, area, cross.start, isPinned.start ? .equal : .greaterThanOrEqual,
      named: name)
    relate(
      view, cross.end, area, cross.end, isPinned.end ? .equal : .lessThanOrEqual, named: name)
  }
}
