public import Foundation

/// What a view tells about the list that it shows, for updates: they are checked before they are
/// performed, and the selection and the scroll position are kept.
///
/// Tables and collection views tell all of it. For a view of your own every member has a default.
@MainActor public protocol ShownList: AnyObject {
  /// The reason why the view can only be reloaded now. The default is nil.
  var updatesObstacle: ListUpdatesOutcome.Reason? { get }
  /// The number of items in each section that the view shows. The default is nil, which is not
  /// checked.
  var shownCounts: [Int]? { get }
  /// The number of items in each section that the view's data source gives now. The default is nil,
  /// which is not checked.
  var dataSourceCounts: [Int]? { get }

  /// The selected items. The default is none.
  var selectedItems: [IndexPath] { get }
  /// Selects an item, in addition to others if the view allows it. The default does nothing.
  func selectItem(at indexPath: IndexPath)
  /// Deselects an item. The default does nothing.
  func deselectItem(at indexPath: IndexPath)
  /// A Boolean value that indicates whether several items can be selected now. The default is false.
  var selectsSeveral: Bool { get }

  /// The visible items, the best first. The first one that is left after an update keeps its place on
  /// screen. Empty for a view that shows its beginning, so that items that arrive there are seen. The
  /// default is empty.
  var anchorItems: [IndexPath] { get }
  /// Returns the origin of an item, in points from the top left corner of the visible content. The
  /// default is zero.
  func position(ofItemAt indexPath: IndexPath) -> CGPoint
  /// Scrolls by a distance in points, without animation, within the bounds of the content. The
  /// default does nothing.
  func scrollContent(by distance: CGPoint)

  /// The view that shows the list, for an object that stands for one. It has to be the same object at
  /// each access: an update of a view within another update of the same view is a reload. The default
  /// is the object itself.
  var updatedView: AnyObject { get }
}

extension ShownList {
  public var updatesObstacle: ListUpdatesOutcome.Reason? { nil }

  public var shownCounts: [Int]? { nil }

  public var dataSourceCounts: [Int]? { nil }

  public var selectedItems: [IndexPath] { [] }

  public func selectItem(at indexPath: IndexPath) {}

  public func deselectItem(at indexPath: IndexPath) {}

  public var selectsSeveral: Bool { false }

  public var anchorItems: [IndexPath] { [] }

  public func position(ofItemAt indexPath: IndexPath) -> CGPoint { CGPoint(x: 0, y: 0) }

  public func scrollContent(by distance: CGPoint) {}

  public var updatedView: AnyObject { self }
}
