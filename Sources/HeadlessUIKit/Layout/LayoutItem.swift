import Foundation

/// A view or a layout guide of a constraint.
@MainActor struct LayoutItem {
  let object: AnyObject

  init?(_ object: AnyObject?) {
    guard let object, object is UIView || object is UILayoutGuide else { return nil }
    self.object = object
  }

  /// The view itself, or the view that owns the guide.
  var container: UIView {
    (object as? UIView) ?? (object as? UILayoutGuide)?.owningView ?? UIView()
  }

  /// A Boolean value that indicates whether constraints may place the item instead of only
  /// referring to it.
  var isPlaced: Bool {
    if let view = object as? UIView { return !view.translatesAutoresizingMaskIntoConstraints }
    return (object as? UILayoutGuide)?.kind == .plain
  }

  /// Returns the frame of the item in the coordinates of an ancestor.
  func frame(in root: UIView) -> CGRect {
    if let view = object as? UIView {
      return view === root ? root.bounds : root.convert(view.frame, from: view.superview)
    }
    guard let guide = object as? UILayoutGuide else { return .zero }
    return root.convert(guide.layoutFrame, from: guide.owningView)
  }

  /// Sets the frame of the item, specified in the coordinates of an ancestor.
  func place(_ rect: CGRect, in root: UIView) {
    if let view = object as? UIView, let parent = view.superview {
      let frame = parent.convert(rect, from: root)
      if view.frame != frame { view.frame = frame }
    } else if let guide = object as? UILayoutGuide, let view = guide.owningView {
      guide.resolvedFrame = view.convert(rect, from: root)
    }
  }
}
