import Foundation

extension UIView {
  /// Places the views that this view's constraints speak of.
  ///
  /// By propagation, not by a solver: equalities by falling priority, then the sizes that
  /// contents ask for, then inequalities as if they were equalities, where nothing else decides.
  /// Views pinned to edges, centred, in chains and of given or proportional sizes come out as in
  /// UIKit; of two that contradict one another the stronger, or first, holds.
  func resolveConstraints() {
    guard !heldConstraints.isEmpty else { return }
    var horizontal = ConstraintResolver(self, .horizontal, rootLength: bounds.width)
    horizontal.run { $0.naturalWidth }
    var vertical = ConstraintResolver(
      self, .vertical, rootLength: bounds.height, crossLength: horizontal.length)
    vertical.run { $0.naturalHeight(width: horizontal.length(of: $0)) }
    var placed: Set<ObjectIdentifier> = []
    for item in horizontal.items + vertical.items {
      guard placed.insert(ObjectIdentifier(item.object)).inserted else { continue }
      let old = item.frame(in: self)
      let x = horizontal.extent(of: item) ?? (old.minX, old.width)
      let y = vertical.extent(of: item) ?? (old.minY, old.height)
      item.place(CGRect(x: x.min, y: y.min, width: x.length, height: y.length), in: self)
    }
  }

  /// The size that the view's constraints ask for; an axis may keep the target's length.
  func fittingSize(_ target: CGSize, keepsWidth: Bool, keepsHeight: Bool) -> CGSize {
    guard !heldConstraints.isEmpty else { return naturalSize(target, keepsWidth, keepsHeight) }
    var horizontal = ConstraintResolver(
      self, .horizontal, rootLength: keepsWidth ? target.width : nil)
    horizontal.run { $0.naturalWidth }
    var vertical = ConstraintResolver(
      self, .vertical, rootLength: keepsHeight ? target.height : nil,
      crossLength: horizontal.length)
    vertical.run { $0.naturalHeight(width: horizontal.length(of: $0)) }
    return CGSize(
      width: keepsWidth ? target.width : horizontal.rootLength() ?? 0,
      height: keepsHeight ? target.height : vertical.rootLength() ?? 0)
  }

  private func naturalSize(_ target: CGSize, _ keepsWidth: Bool, _ keepsHeight: Bool) -> CGSize {
    let natural = intrinsicContentSize
    let fitting = sizeThatFits(target)
    let width = natural.width >= 0 ? natural.width : fitting.width
    let height = natural.height >= 0 ? natural.height : fitting.height
    return CGSize(
      width: keepsWidth ? target.width : width, height: keepsHeight ? target.height : height)
  }
}

extension LayoutItem {
  /// The width that the item's content asks for; nil for none.
  var naturalWidth: CGFloat? {
    guard let view = object as? UIView else { return nil }
    if view.intrinsicContentSize.width >= 0 { return view.intrinsicContentSize.width }
    guard !view.heldConstraints.isEmpty else { return nil }
    let fitting = view.fittingSize(.zero, keepsWidth: false, keepsHeight: false)
    return fitting.width > 0 ? fitting.width : nil
  }

  /// The height that the item's content asks for at a width; nil for none.
  func naturalHeight(width: CGFloat?) -> CGFloat? {
    guard let view = object as? UIView else { return nil }
    if !view.heldConstraints.isEmpty {
      let fitting = view.fittingSize(
        CGSize(width: width ?? 0, height: 0), keepsWidth: width != nil, keepsHeight: false)
      if fitting.height > 0 { return fitting.height }
    }
    guard view.intrinsicContentSize.height >= 0 else { return nil }
    guard let width, view is UILabel else { return view.intrinsicContentSize.height }
    return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
