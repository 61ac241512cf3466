public import Foundation

/// An object that contains items that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in a rectangle of the container that are not inside another container of
  /// items.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container of items that can be scrolled.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the container's origin.
  var contentOffset: CGPoint { get set }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The size of the visible content, in points.
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItemContainer {
  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the visible views inside the view that intersect a rectangle and can have the focus.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.flatMap { view -> [any UIFocusItem] in
      guard !view.isHidden, view.isUserInteractionEnabled, view.frame.overlaps(rect) else {
        return []
      }
      return view.canBecomeFocused ? [view] : view.focusItems(in: view.convert(rect, from: self))
    }
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the visible content, in points.
  public var visibleSize: CGSize { bounds.size }
}
