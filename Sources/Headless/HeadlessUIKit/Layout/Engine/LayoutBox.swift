import Foundation

/// A view or guide whose frame is unknown.
@MainActor final class LayoutBox {
  /// The item, or nil for the root, which owns the box.
  private let kept: AnyObject?
  unowned(unsafe) let item: AnyObject
  unowned(unsafe) let view: UIView?
  /// The unknown origin in the coordinates of the superview or the guide's view, and the unknown
  /// size, along the horizontal and the vertical axis.
  let origins: [SolverVariable]
  let lengths: [SolverVariable]
  /// The constraints of the lengths by the view's content, once it has a size.
  private(set) var contents: [SolverVariable?] = [nil, nil]
  /// The constraints of the contents as reports name them.
  private var contentConstraints: [ContentSizeConstraint?] = [nil, nil]

  init(_ item: AnyObject, _ solver: inout LayoutSolver, isRoot: Bool = false) {
    self.item = item
    kept = isRoot ? nil : item
    view = item as? UIView
    lengths = [solver.addVariable(.length), solver.addVariable(.length)]
    let hasOrigin = !isRoot && (item as? UILayoutGuide)?.kind != .scrollContent
    origins =
      hasOrigin ? [solver.addVariable(.position), solver.addVariable(.position)] : []
  }

  /// Returns the view itself, or the view that owns the guide.
  static func container(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The frame in the last solution.
  func frame(_ solver: LayoutSolver) -> CGRect {
    let values = (origins + lengths).map { Self.cleaned(solver.value(of: $0)) }
    return values.count == 4
      ? CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
      : CGRect(x: 0, y: 0, width: values[0], height: values[1])
  }

  /// Returns a length without the rounding errors of the solution.
  static func cleaned(_ value: Double) -> Double {
    let nearest = (value * 64).rounded() / 64
    return abs(nearest - value) < 1e-7 ? nearest : value
  }

  /// Sets the frame of the view or guide. As in UIKit, the edges of alignment rectangles are at
  /// whole pixels.
  func place(_ solver: LayoutSolver, scale: CGFloat) {
    var frame = frame(solver).rounded(scale: scale)
    if let view {
      frame = view.frame(forAlignmentRect: frame)
      let anchor = view.anchorPoint
      view.center = CGPoint(
        x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
    } else if let guide = item as? UILayoutGuide {
      guide.resolvedFrame = frame
      if let scrollView = guide.owningView as? UIScrollView, guide.kind == .scrollContent,
        scrollView.scrollsItsConstraints, scrollView.contentSize != frame.size
      {
        scrollView.contentSize = frame.size
      }
    }
  }

  // MARK: Content

  /// Constrains the lengths by the view's natural size, unless its height depends on its width and
  /// is kept from the last solution.
  func updateContents(_ solver: inout LayoutSolver, keepsHeight: Bool) {
    guard let view else { return }
    let natural = view.intrinsicContentSize
    update(.horizontal, natural.width, view, &solver)
    if keepsHeight, contents[1] != nil, natural.height >= 0, view.wrapsContent { return }
    update(.vertical, natural.height, view, &solver)
  }

  /// Constrains the height by the content's height at the width of the last solution. Returns
  /// whether it has changed.
  func updateHeight(_ solver: inout LayoutSolver, at solution: LayoutSolver?) -> Bool {
    guard let view, view.wrapsContent, let content = contents[1] else { return false }
    let width = Self.cleaned((solution ?? solver).value(of: lengths[0]))
    let height = view.contentHeight(width: width)
    guard solver.bound(of: content) != height else { return false }
    solver.setBound(height, of: content)
    return true
  }

  /// Returns the constraint that stands for the content's length in reports.
  func contentConstraint(_ variable: SolverVariable, _ solver: LayoutSolver) -> NSLayoutConstraint?
  {
    guard let axis = contents.firstIndex(of: variable), let view else { return nil }
    let constraint =
      contentConstraints[axis]
      ?? ContentSizeConstraint(
        item: view, attribute: axis == 0 ? .width : .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    constraint.constant = solver.bound(of: variable)
    contentConstraints[axis] = constraint
    return constraint
  }

  private func update(
    _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ view: UIView,
    _ solver: inout LayoutSolver
  ) {
    let index = axis.rawValue
    guard length >= 0 else {
      if let content = contents[index] {
        solver.setStrengths(below: .none, above: .none, of: content)
      }
      return
    }
    var resistance = view.contentCompressionResistancePriority(for: axis)
    // Before anything else of the same priority is compressed, text wraps.
    if axis == .horizontal, resistance.rawValue < 1000, view.wrapsContent { resistance -= 0.01 }
    let below = resistance.strength
    let above = view.contentHuggingPriority(for: axis).strength
    guard let content = contents[index] else {
      var left = LinearExpression()
      left.add(lengths[index])
      contents[index] = solver.addConstraint(
        left, bound: length.bounded, below: below, above: above)
      return
    }
    solver.setBound(length.bounded, of: content)
    solver.setStrengths(below: below, above: above, of: content)
  }
}

/// The constraint of a length by a view's content, in reports.
final class ContentSizeConstraint: NSLayoutConstraint {
  override var description: String {
    MainActor.assumeIsolated {
      guard let view = firstItem as? UIView else { return super.description }
      let axis: Axis = firstAttribute == .width ? .horizontal : .vertical
      let hugging = Self.inWords(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
      let resistance = Self.inWords(
        CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
      return "<NSContentSizeLayoutConstraint:\(Self.inWords(self)) \(relationInWords)"
        + " Hug:\(hugging) CompressionResistance:\(resistance)   (active)>"
    }
  }
}

extension CGRect {
  /// Returns the rectangle with its edges at whole pixels.
  func rounded(scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    func edge(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
    let left = edge(minX)
    let top = edge(minY)
    return CGRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
  }
}

extension UILayoutPriority {
  /// The priority's strength in the solver.
  var strength: SolverStrength { SolverStrength(priority: Double(rawValue)) }
}

extension CGFloat {
  /// The length, or the longest one with which the solver computes exactly enough.
  var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(Double(self), -1e7), 1e7) }
}
