import BatchUpdates
import Foundation

extension BatchUpdate {
  /// Validates the batch update, and raises UIKit's exception if it isn't legal; see
  /// `validated(before:after:in:view:)`.
  ///
  /// - Returns: The resulting positions of items, or nil if the batch update isn't legal.
  @MainActor func map(before: [Int], after: [Int], in list: List, view: String) -> BatchUpdateMap? {
    do {
      return try validated(before: before, after: after, in: list, view: view)
    } catch {
      UIKitException.raise(error.reason)
      return nil
    }
  }

  /// Returns whether a placeholder can be inserted at an index path, and raises UIKit's exception
  /// for an insertion out of bounds if it can't.
  @MainActor static func canInsertPlaceholder(
    at path: IndexPath, counts: [Int], in list: List, view: String
  ) -> Bool {
    var after = counts
    if path.count == 2, counts.indices.contains(path.section) { after[path.section] += 1 }
    let update = BatchUpdate([.insertItem(path)])
    return update.map(before: counts, after: after, in: list, view: view) != nil
  }
}

extension IndexPath {
  /// A description like Foundation's, with a null address.
  var inWords: String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }
}
