import Foundation
import HeadlessUIKit

/// The lists and rows at a point of the window.
extension ScreenTouch {
  /// The first list of the frontmost content.
  package var frontList: (any ScreenList)? { frontView.flatMap { firstList(in: $0) } }

  /// The lists of the frontmost content, or of all columns of a split view, in the order of their
  /// views.
  var lists: [any ScreenList] {
    guard let front = frontView else { return [] }
    let split = window.frontContent?.splitViewController?.viewIfLoaded
    return lists(in: split.map { front.isDescendant(of: $0) ? $0 : front } ?? front)
  }

  /// Closes the swiped rows of all lists in the window, and returns their lists.
  @discardableResult
  func closeSwipes() -> [any ScreenList] {
    lists(in: window).filter { $0.closeSwipe(as: user) }
  }

  private func lists(in view: UIView) -> [any ScreenList] {
    if let list = Self.list(view) { return [list] }
    return view.subviews.filter { !$0.isHidden }.flatMap { lists(in: $0) }
  }

  /// The view of the frontmost content.
  private var frontView: UIView? { window.frontView }

  private func firstList(in view: UIView) -> (any ScreenList)? {
    if let list = Self.list(view) { return list }
    for child in view.subviews where !child.isHidden {
      if let list = firstList(in: child) { return list }
    }
    return nil
  }

  private static func list(_ view: UIView) -> (any ScreenList)? {
    switch view {
    case let table as UITableView: ScreenTable(table: table)
    case let collection as UICollectionView: ScreenCollection(collection: collection)
    default: nil
    }
  }

  /// Returns the innermost view of a class at a point of the window.
  func view<View: UIView>(at point: CGPoint, _ type: View.Type) -> View? {
    first(at: point) { $0 as? View }
  }

  /// Performs an action that the view at a point, or the nearest one around it, offers to assistive
  /// apps. Returns false if there is none, or if it fails.
  @discardableResult
  func perform(_ action: String, at point: CGPoint) -> Bool {
    let view = first(at: point) { view in
      view.accessibilityCustomActions?.contains { $0.name == action } == true ? view : nil
    }
    return view.map { user.voiceOver.perform(action, on: $0) } ?? false
  }

  /// Returns the list at a point of the window.
  func list(at point: CGPoint) -> (any ScreenList)? { first(at: point, Self.list) }

  /// Returns the first value that a closure returns for the view at a point of the window or for
  /// one of its superviews.
  private func first<Value>(at point: CGPoint, _ value: (UIView) -> Value?) -> Value? {
    var view = window.hitTest(point, with: nil)
    while let current = view {
      if let found = value(current) { return found }
      view = current.superview
    }
    return nil
  }

  /// Returns the edge of the rows at a side of the list at a point.
  func edge(isLeft: Bool, at point: CGPoint) -> SwipeEdge {
    isLeft == (list(at: point)?.view.isRightToLeft == true) ? .trailing : .leading
  }

  /// Returns the row or item at a point of the window, and its list.
  func row(at point: CGPoint) -> (list: any ScreenList, path: IndexPath)? {
    guard let list = list(at: point), let path = list.path(at: point, in: window) else {
      return nil
    }
    return (list, path)
  }
}
