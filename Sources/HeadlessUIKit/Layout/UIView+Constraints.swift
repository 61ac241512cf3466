import Foundation

extension UIView {
  /// Sets the frames of the views and guides that this view's constraints place.
  ///
  /// Values are propagated instead of solved: first equalities in order of priority, then the
  /// natural sizes of contents, and finally inequalities, which apply as equalities if nothing else
  /// determines a value. Views that are pinned to edges, centered, chained, or of a fixed or
  /// proportional size have the same frames as in UIKit. If two constraints conflict, the one with
  /// the higher priority applies, or else the first one.
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

  /// Returns the size that the view's constraints determine. An axis can keep the length of the
  /// target.
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
  /// The width that the item's content prefers, or nil if it has no preference.
  var naturalWidth: CGFloat? {
    guard let view = object as? UIView else { return nil }
    if view.intrinsicContentSize.width >= 0 { return view.intrinsicContentSize.width }
    guard !view.heldConstraints.isEmpty else { return nil }
    let fitting = view.fittingSize(.zero, keepsWidth: false, keepsHeight: false)
    return fitting.width > 0 ? fitting.width : nil
  }

  /// Returns the height that the item's content prefers at a width, or nil if it has no preference.
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
