import Foundation
import ListData
import ListDiff

extension FetchedList {
  /// Has a move written that the view shows already, and makes the view show what has come of it.
  ///
  /// - Parameters:
  ///   - source: Where the object was before the move.
  ///   - destination: Where it is after it.
  ///   - write: Changes the source.
  func follow(moveFrom source: IndexPath, to destination: IndexPath, _ write: () -> Void) {
    let updates = fetchedResultsController?.adoptChanges(of: write)
    guard let target = updatesTarget else { return }
    if let difference = updates?.difference,
      difference.isMove(
        from: ListPlace(source), to: ListPlace(destination))
    {
      target.reconfigureItems(at: difference.changedItems.map(\.to.indexPath))
    } else {
      target.reloadData()
    }
  }
}

extension ListDifference {
  /// Whether one item moved, and nothing else came, went or moved. Of two neighbours that change places either may
  /// have moved.
  fileprivate func isMove(from source: ListPlace, to target: ListPlace) -> Bool {
    guard movedItems.count == 1, let move = movedItems.first, deletedSections.isEmpty,
      insertedSections.isEmpty, movedSections.isEmpty, deletedItems.isEmpty, insertedItems.isEmpty
    else { return false }
    if move.from == source, move.to == target { return true }
    return move.from == target && move.to == source && source.section == target.section
      && abs(source.item - target.item) == 1
  }
}
