public import Foundation

/// The list that a view shows, as seen by updates. Updates are checked against it before they are
/// performed, and restore its selection and scroll position.
///
/// Table views and collection views implement all members. Every member has a default for views of
/// your own.
@MainActor public protocol ShownList: AnyObject {
  /// The reason for which the view can only be reloaded now, or nil. The default is nil.
  var reloadReason: ListUpdatesOutcome.Reason? { get }
  /// The number of items in each section that the view shows, or nil to skip the check. The default
  /// is nil.
  var shownCounts: [Int]? { get }
  /// The number of items in each section that the view's data source returns now, or nil to skip
  /// the check. The default is nil.
  var dataSourceCounts: [Int]? { get }

  /// Returns a Boolean value that indicates whether a changed item needs another cell than the one
  /// that shows it, because it has another reuse identifier now. The default is false.
  ///
  /// Such an item is reloaded after the batch, and isn't reconfigured.
  ///
  /// - Parameters:
  ///   - indexPath: The index path before the batch, at which the view shows the item now.
  ///   - newIndexPath: The index path after the batch. The data source has the new data already.
  func needsNewCell(forItemAt indexPath: IndexPath, movedTo newIndexPath: IndexPath) -> Bool
  /// Reloads items at index paths that the view shows now. The default does nothing.
  func reloadItems(at indexPaths: [IndexPath])

  /// The index paths of the selected items. The default is empty.
  var selectedItems: [IndexPath] { get }
  /// Selects an item, in addition to others if the view allows it. The default does nothing.
  func selectItem(at indexPath: IndexPath)
  /// Deselects an item. The default does nothing.
  func deselectItem(at indexPath: IndexPath)
  /// A Boolean value that indicates whether several items can be selected now. The default is
  /// false.
  var selectsMultipleItems: Bool { get }

  /// The index paths of visible items, the most important first. The first one that survives an
  /// update keeps its position on screen.
  ///
  /// The default is empty.
  var anchorItems: [IndexPath] { get }
  /// A Boolean value that indicates whether the view is scrolled to its beginning.
  ///
  /// If so, items that are inserted there become visible. To keep the visible items in place
  /// instead, set ``ListUpdates/keepsPositionAtBeginning``. The default is false.
  var isAtBeginning: Bool { get }
  /// Returns the origin of an item, in points from the top left corner of the visible content. The
  /// default is zero.
  func position(ofItemAt indexPath: IndexPath) -> CGPoint
  /// Scrolls by a distance in points, without animation, within the bounds of the content. The
  /// default does nothing.
  func scrollContent(by distance: CGPoint)

  /// The view that shows the list, for an object that represents a view. The default is the object
  /// itself.
  ///
  /// It must be the same object on each access: an update of a view within another update of the
  /// same view becomes a reload.
  var updatedView: AnyObject { get }
}

extension ShownList {
  /// Nil, for a view that can be updated at any time.
  public var reloadReason: ListUpdatesOutcome.Reason? { nil }

  /// Nil, for a view whose counts are not checked.
  public var shownCounts: [Int]? { nil }

  /// Nil, for a data source whose counts are not checked.
  public var dataSourceCounts: [Int]? { nil }

  /// Returns false, for a view that shows all its items in cells of one kind.
  public func needsNewCell(
    forItemAt indexPath: IndexPath, movedTo newIndexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  public func reloadItems(at indexPaths: [IndexPath]) {}

  /// No items.
  public var selectedItems: [IndexPath] { [] }

  /// Does nothing.
  public func selectItem(at indexPath: IndexPath) {}

  /// Does nothing.
  public func deselectItem(at indexPath: IndexPath) {}

  /// False, for a view with at most one selected item.
  public var selectsMultipleItems: Bool { false }

  /// No items, for a view that does not keep its scroll position.
  public var anchorItems: [IndexPath] { [] }

  /// False, for a view that is never at its beginning.
  public var isAtBeginning: Bool { false }

  /// Returns zero.
  public func position(ofItemAt indexPath: IndexPath) -> CGPoint { CGPoint(x: 0, y: 0) }

  /// Does nothing.
  public func scrollContent(by distance: CGPoint) {}

  /// The object itself.
  public var updatedView: AnyObject { self }
}
