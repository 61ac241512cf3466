public import Foundation

/// One group of updates to a list, as a value: what `performBatchUpdates` of a table or a
/// collection view collects.
///
///     let update = BatchUpdate([.deleteItem([0, 2]), .insertItem([0, 0])])
///     let map = try update.validated(before: [3], after: [3])
///     map.indexPath(after: [0, 1])  // [0, 2]
///
/// Deletes, reloads and the sources of moves are indexes before the group; inserts and the targets
/// of moves are indexes after it, whatever order they were called in.
public struct BatchUpdate: Hashable, Sendable {
  /// One call of the group.
  public enum Operation: Hashable, Sendable {
    /// An item comes; the index path is the one after the group.
    case insertItem(IndexPath)
    /// An item goes; the index path is the one before the group.
    case deleteItem(IndexPath)
    /// An item gets a new cell; the index path is the one before the group.
    case reloadItem(IndexPath)
    /// An item's cell is configured again; the index path is the one before the group.
    case reconfigureItem(IndexPath)
    /// An item moves from where it was before the group to where it is after it.
    case moveItem(IndexPath, to: IndexPath)
    /// A section comes; the index is the one after the group.
    case insertSection(Int)
    /// A section goes; the index is the one before the group.
    case deleteSection(Int)
    /// A section gets new cells and headers; the index is the one before the group.
    case reloadSection(Int)
    /// A section moves from where it was before the group to where it is after it.
    case moveSection(Int, to: Int)
  }

  /// The kind of list that is updated: it decides the words, and which moves are legal.
  public enum List: Hashable, Sendable {
    /// A table: no row moves out of a deleted section or into an inserted one.
    case table
    /// A collection view.
    case collection
  }

  /// The calls in the order in which they were made.
  public var operations: [Operation]

  /// Makes a group of calls.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }
}
