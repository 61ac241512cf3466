public import Foundation

/// A batch update of a list as a value, which contains the operations that `performBatchUpdates` of
/// a table view or collection view collects.
///
///     let update = BatchUpdate([.deleteItem([0, 2]), .insertItem([0, 0])])
///     let map = try update.validated(before: [3], after: [3])
///     map.indexPath(after: [0, 1])  // [0, 2]
///
/// Regardless of the order of calls, deletions, reloads, and the sources of moves refer to the data
/// before the batch update. Insertions and the targets of moves refer to the data after it.
public struct BatchUpdate: Hashable, Sendable {
  /// One operation of a batch update.
  public enum Operation: Hashable, Sendable {
    /// An insertion of an item. The index path refers to the data after the batch update.
    case insertItem(IndexPath)
    /// A deletion of an item. The index path refers to the data before the batch update.
    case deleteItem(IndexPath)
    /// A reload, which gives an item a new cell. The index path refers to the data before the batch
    /// update.
    case reloadItem(IndexPath)
    /// A reconfiguration of an item's existing cell. The index path refers to the data before the
    /// batch update.
    case reconfigureItem(IndexPath)
    /// A move of an item from its index path before the batch update to the one after it.
    case moveItem(IndexPath, to: IndexPath)
    /// An insertion of a section. The index refers to the data after the batch update.
    case insertSection(Int)
    /// A deletion of a section. The index refers to the data before the batch update.
    case deleteSection(Int)
    /// A reload, which gives a section new cells and supplementary views. The index refers to the
    /// data before the batch update.
    case reloadSection(Int)
    /// A move of a section from its index before the batch update to the one after it.
    case moveSection(Int, to: Int)
  }

  /// The type of list, which determines the terms in exceptions and the valid moves.
  public enum List: Hashable, Sendable {
    /// A table view, where no row can leave a deleted section or enter an inserted one.
    case table
    /// A collection view.
    case collection
  }

  /// The operations in the order of their calls.
  public var operations: [Operation]

  /// Creates a batch update of the specified operations.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }
}
