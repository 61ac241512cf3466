import Foundation

/// A view or a guide, as constraints see it.
@MainActor struct LayoutItem {
  let object: AnyObject

  init?(_ object: AnyObject?) {
    guard let object, object is UIView || object is UILayoutGuide else { return nil }
    self.object = object
  }

  /// The view itself, or the guide's.
  var container: UIView {
    (object as? UIView) ?? (object as? UILayoutGuide)?.owningView ?? UIView()
  }

  /// Whether constraints may place the item, rather than only refer to it.
  var isPlaced: Bool {
    if let view = object as? UIView { return !view.translatesAutoresizingMaskIntoConstraints }
    return (object as? UILayoutGuide)?.kind == .plain
  }

  /// The item's rectangle in the coordinates of a view that contains it.
  func frame(in root: UIView) -> CGRect {
    if let view = object as? UIView {
      return view === root ? root.bounds : root.convert(view.frame, from: view.superview)
    }
    guard let guide = object as? UILayoutGuide else { return .zero }
    return root.convert(guide.layoutFrame, from: guide.owningView)
  }

  /// Puts the item at a rectangle that is in the coordinates of a view that contains it.
  func place(_ rect: CGRect, in root: UIView) {
    if let view = object as? UIView, let parent = view.superview {
      let frame = parent.convert(rect, from: root)
      if view.frame != frame { view.frame = frame }
    } else if let guide = object as? UILayoutGuide, let view = guide.owningView {
      guide.resolvedFrame = view.convert(rect, from: root)
    }
  }
}
