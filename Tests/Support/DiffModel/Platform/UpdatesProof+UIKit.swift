#if os(iOS) || os(tvOS) || os(visionOS)
import ListData

extension UpdatesProof {
  /// UIKit checks a batch only when a view performs it.
  static func refusal(of batch: ListUpdates<Section<ModelItem>>.Batch) -> String? { nil }
}
#else
import HeadlessUIKit
import ListData

extension UpdatesProof {
  /// Why UIKit refuses a batch, in a table or a collection view; nil where it does not.
  static func refusal(of batch: ListUpdates<Section<ModelItem>>.Batch) -> String? {
    let update = BatchUpdate(operations(batch))
    for list in [BatchUpdate.List.table, .collection] {
      do throws(IllegalBatchUpdate) {
        _ = try update.validated(
          before: batch.countsBefore, after: batch.countsAfter, in: list)
      } catch { return error.reason }
    }
    return nil
  }

  /// A batch as UIKit's calls.
  static func operations(
    _ batch: ListUpdates<Section<ModelItem>>.Batch
  ) -> [BatchUpdate.Operation] {
    batch.deletedSections.map { .deleteSection($0) }
      + batch.insertedSections.map { .insertSection($0) }
      + batch.movedSections.map { .moveSection($0.from, to: $0.to) }
      + batch.reloadedSections.map { .reloadSection($0) }
      + batch.deletedItems.map { .deleteItem($0) } + batch.insertedItems.map { .insertItem($0) }
      + batch.movedItems.map { .moveItem($0.from, to: $0.to) }
      + batch.reconfiguredItems.map { .reconfigureItem($0) }
  }
}
#endif
