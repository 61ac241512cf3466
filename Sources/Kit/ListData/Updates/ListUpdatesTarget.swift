public import Foundation

/// A view that follows a list's data by updates: a table view, a collection view, a view of your
/// own, or a recording for a test.
///
/// The methods change the view in the same way as the methods of `UICollectionView` with the same
/// names.
///
/// A target without a `shownList` is updated without checks. It must show the data that the updates
/// begin with, and it maintains its own selection and scroll position.
@MainActor public protocol ListUpdatesTarget: AnyObject {
  /// Inserts items at index paths after the batch.
  func insertItems(at indexPaths: [IndexPath])
  /// Deletes items at index paths before the batch.
  func deleteItems(at indexPaths: [IndexPath])
  /// Moves an item from an index path before the batch to an index path after the batch.
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  /// Configures the cells of changed items again, at index paths before the batch.
  func reconfigureItems(at indexPaths: [IndexPath])
  /// Inserts sections at indexes after the batch.
  func insertSections(_ sections: IndexSet)
  /// Deletes sections at indexes before the batch.
  func deleteSections(_ sections: IndexSet)
  /// Moves a section from an index before the batch to an index after the batch.
  func moveSection(_ section: Int, toSection newSection: Int)
  /// Reloads sections at indexes before the batch.
  func reloadSections(_ sections: IndexSet)
  /// Performs the changes of a closure as one batch, before the method returns.
  func performBatch(_ changes: @escaping () -> Void)
  /// Reloads all sections and items.
  func reloadData()

  /// The list that the view shows, for checks, the selection and the scroll position. The default
  /// is the target itself if it is a ``ShownList``, and nil for other targets.
  var shownList: (any ShownList)? { get }
}

extension ListUpdatesTarget {
  /// Nil, for a target that is updated without checks.
  public var shownList: (any ShownList)? { nil }
}

extension ListUpdatesTarget where Self: ShownList {
  /// The target itself.
  public var shownList: (any ShownList)? { self }
}
