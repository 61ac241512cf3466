public import Foundation

/// A view that can follow a list's data by updates. Tables and collection views are targets; so can be
/// a view of yours, or a recording for a test.
///
/// The first nine members change what is shown, as their namesakes of `UICollectionView` do. The
/// others let updates be checked before they are performed, and have defaults for targets that need
/// no check.
@MainActor public protocol ListUpdatesTarget: AnyObject {
  /// Shows new items; index paths after the batch.
  func insertItems(at indexPaths: [IndexPath])
  /// Takes items away; index paths before the batch.
  func deleteItems(at indexPaths: [IndexPath])
  /// Moves an item from its place before the batch to the one after it.
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  /// Configures the cells of changed items again; index paths before the batch.
  func reconfigureItems(at indexPaths: [IndexPath])
  /// Shows new sections; indexes after the batch.
  func insertSections(_ sections: IndexSet)
  /// Takes sections away; indexes before the batch.
  func deleteSections(_ sections: IndexSet)
  /// Moves a section from its place before the batch to the one after it.
  func moveSection(_ section: Int, toSection newSection: Int)
  /// Shows sections anew; indexes before the batch.
  func reloadSections(_ sections: IndexSet)
  /// Performs the changes that a closure makes as one batch, before it returns.
  func performBatch(_ changes: () -> Void)

  /// Shows everything anew. The default does nothing.
  func reloadData()
  /// Why there can be no updates now, only a reload. The default is nil.
  var updatesObstacle: ListUpdatesOutcome.Reason? { get }
  /// The number of items of each section that the view shows; nil where it cannot tell. The default is
  /// nil.
  var shownCounts: [Int]? { get }
  /// The number of items of each section that the view's data source gives now; nil where there is no
  /// such thing. The default is nil.
  var dataSourceCounts: [Int]? { get }
  /// The items that a person has selected. The default is none.
  var selectedItems: [IndexPath] { get }
  /// Selects an item, besides others where the view allows it. The default does nothing.
  func selectItem(at indexPath: IndexPath)
  /// Takes an item's selection away. The default does nothing.
  func deselectItem(at indexPath: IndexPath)
  /// Whether several items can be selected now. The default is false.
  var selectsSeveral: Bool { get }
  /// The visible items, one of which keeps its place on screen while others come and go above it, the
  /// best first. None for a view that shows its beginning, so that what comes there is seen. The
  /// default is none.
  var anchorItems: [IndexPath] { get }
  /// Where an item begins: points from the top left corner of what is visible. The default is zero.
  func position(ofItemAt indexPath: IndexPath) -> CGPoint
  /// Scrolls by some points, without animation, as far as there is content. The default does nothing.
  func scrollContent(by distance: CGPoint)
  /// The view that is updated, for a target that stands for one. The default is the target itself.
  var updatedView: AnyObject { get }
}

extension ListUpdatesTarget {
  public func reloadData() {}

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
