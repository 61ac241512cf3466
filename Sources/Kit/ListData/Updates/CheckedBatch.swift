import BatchUpdates
public import Foundation

/// The operations of a batch update that is checked before a view performs it.
///
/// The methods have the names of those of `UICollectionView`. In a table, items are rows. You can
/// call the methods in any order.
@MainActor public final class CheckedBatch {
  private(set) var update = BatchUpdate()
  private let target: any ListUpdatesTarget
  private let reload: ([IndexPath]) -> Void
  /// The calls of the target, in the order of their operations.
  private var calls: [() -> Void] = []

  init(_ target: any ListUpdatesTarget, reloadItems: @escaping ([IndexPath]) -> Void) {
    self.target = target
    reload = reloadItems
  }

  /// Inserts items at index paths after the batch update.
  public func insertItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .insertItem($0) }) { $0.insertItems(at: indexPaths) }
  }

  /// Deletes items at index paths before the batch update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .deleteItem($0) }) { $0.deleteItems(at: indexPaths) }
  }

  /// Moves an item from an index path before the batch update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(indexPath, to: newIndexPath)]) { $0.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Configures the cells of changed items again, at index paths before the batch update.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reconfigureItem($0) }) { $0.reconfigureItems(at: indexPaths) }
  }

  /// Gives items new cells, at index paths before the batch update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    add(indexPaths.map { .reloadItem($0) }) { [reload] _ in reload(indexPaths) }
  }

  /// Inserts sections at indexes after the batch update.
  public func insertSections(_ sections: IndexSet) {
    add(sections.map { .insertSection($0) }) { $0.insertSections(sections) }
  }

  /// Deletes sections at indexes before the batch update.
  public func deleteSections(_ sections: IndexSet) {
    add(sections.map { .deleteSection($0) }) { $0.deleteSections(sections) }
  }

  /// Moves a section from an index before the batch update to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    add([.moveSection(section, to: newSection)]) { $0.moveSection(section, toSection: newSection) }
  }

  /// Reloads sections at indexes before the batch update.
  public func reloadSections(_ sections: IndexSet) {
    add(sections.map { .reloadSection($0) }) { $0.reloadSections(sections) }
  }

  private func add(
    _ operations: [BatchUpdate.Operation], _ call: @escaping (any ListUpdatesTarget) -> Void
  ) {
    update.operations += operations
    calls.append { [target] in call(target) }
  }

  /// Makes the target perform the operations.
  func perform() { target.performBatch { for call in self.calls { call() } } }

  /// The batches whose operations are being collected, by the views that they change.
  static var open: [ObjectIdentifier: CheckedBatch] = [:]
}

extension ListUpdatesTarget {
  /// Changes the data and the view in a batch update, which is checked before the view performs it.
  ///
  /// If UIKit would end the app because of the batch update, the view is reloaded, and the outcome
  /// contains the reason. A view without a window is also reloaded.
  ///
  /// Within the closure, another call for the same view adds to the same batch update. If the kit
  /// is performing an update, the closure is called when that update has ended.
  ///
  /// - Parameters:
  ///   - list: The kind of view, whose rules apply.
  ///   - prepare: A closure that makes the view load its data, if it hasn't, before that changes.
  ///   - reloadItems: A closure that gives items new cells within a batch update.
  ///   - changes: A closure that changes the data of the view's data source, and adds the
  ///     operations that lead there. It is called once.
  /// - Returns: The way in which the view came to show the data: in no batch if another one takes
  ///   the operations.
  @discardableResult
  package func performCheckedBatch(
    in list: BatchUpdate.List, prepare: () -> Void,
    reloadItems: @escaping ([IndexPath]) -> Void, _ changes: @escaping (CheckedBatch) -> Void
  ) -> ListUpdatesOutcome {
    let id = ObjectIdentifier(viewToUpdate)
    if let outer = CheckedBatch.open[id] {
      changes(outer)
      return .updated(batches: 0)
    }
    let batch = CheckedBatch(self, reloadItems: reloadItems)
    if let update = ViewUpdate.of(viewToUpdate) {
      update.wait(for: .ofUpdate) {
        changes(batch)
        self.reloadData()
      }
      return .reloaded(.updating)
    }
    let shown = shownList
    let obstacle = shown?.reloadReason
    // A view that hasn't loaded its data would ask for the new counts in the update.
    if obstacle == nil { prepare() }
    let before = shown?.shownCounts
    CheckedBatch.open[id] = batch
    changes(batch)
    CheckedBatch.open[id] = nil
    let reason = obstacle ?? batch.fault(before: before, after: shown?.dataSourceCounts, in: list)
    return performAlone {
      if let reason {
        reloadData()
        return .reloaded(reason)
      }
      batch.perform()
      return .updated(batches: 1)
    }
  }
}

extension CheckedBatch {
  /// Returns the reason for which UIKit would end the app over the batch update, if there is one.
  fileprivate func fault(
    before: [Int]?, after: [Int]?, in list: BatchUpdate.List
  ) -> ListUpdatesOutcome.Reason? {
    guard let before, let after else { return nil }
    do {
      _ = try update.validated(before: before, after: after, in: list)
      return nil
    } catch {
      return .illegalBatch(update, before: before, after: after, error)
    }
  }
}
