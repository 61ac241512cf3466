public import Foundation

/// A view that follows a list's data by updates: a table, a collection view, a view of your own, or a
/// recording for a test.
///
/// The members change the view, as the methods of `UICollectionView` with the same names do.
///
/// A target without a `shownList` is updated unchecked: it has to show the data that the updates begin
/// with, and it keeps its selection and its scroll position by itself.
@MainActor public protocol ListUpdatesTarget: AnyObject {
  /// Inserts items; index paths after the batch.
  func insertItems(at indexPaths: [IndexPath])
  /// Deletes items; index paths before the batch.
  func deleteItems(at indexPaths: [IndexPath])
  /// Moves an item from its place before the batch to its place after the batch.
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  /// Configures the cells of changed items again; index paths before the batch.
  func reconfigureItems(at indexPaths: [IndexPath])
  /// Inserts sections; indexes after the batch.
  func insertSections(_ sections: IndexSet)
  /// Deletes sections; indexes before the batch.
  func deleteSections(_ sections: IndexSet)
  /// Moves a section from its place before the batch to its place after the batch.
  func moveSection(_ section: Int, toSection newSection: Int)
  /// Reloads sections; indexes before the batch.
  func reloadSections(_ sections: IndexSet)
  /// Performs the changes that a closure makes as one batch, before it returns.
  func performBatch(_ changes: () -> Void)
  /// Reloads everything.
  func reloadData()

  /// The list that the view shows, for checks, the selection and the scroll position. The default is
  /// the target itself if it is a ``ShownList``, and `nil` for other targets.
  var shownList: (any ShownList)? { get }
}

extension ListUpdatesTarget {
  public var shownList: (any ShownList)? { nil }
}

extension ListUpdatesTarget where Self: ShownList {
  public var shownList: (any ShownList)? { self }
}
