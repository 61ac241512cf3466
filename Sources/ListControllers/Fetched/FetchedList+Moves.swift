import Foundation
import ListData
import ListDiff

extension FetchedList {
  /// Writes a move that the view already shows to the source, and updates the view with the result.
  ///
  /// - Parameters:
  ///   - source: The index path of the object before the move.
  ///   - destination: The index path of the object after the move.
  ///   - write: Changes the source.
  /// - Returns: `false` if the source didn't change.
  func follow(moveFrom source: IndexPath, to destination: IndexPath, _ write: () -> Void) -> Bool {
    let updates = fetchedResultsController?.applyChanges(of: write)
    let isChanged = updates?.isEmpty == false
    guard let target = updateTarget else { return isChanged }
    if let difference = updates?.difference,
      difference.isMove(
        from: ListPlace(source), to: ListPlace(destination))
    {
      target.reconfigureItems(at: difference.changedItems.map(\.to.indexPath))
    } else {
      target.reloadData()
    }
    return isChanged
  }
}

extension ListDifference {
  /// Returns a Boolean value that indicates whether a single item moved, and nothing else. If two
  /// neighbors change places, either may be the one that moved.
  fileprivate func isMove(from source: ListPlace, to target: ListPlace) -> Bool {
    guard movedItems.count == 1, let move = movedItems.first, deletedSections.isEmpty,
      insertedSections.isEmpty, movedSections.isEmpty, deletedItems.isEmpty, insertedItems.isEmpty
    else { return false }
    if move.from == source, move.to == target { return true }
    return move.from == target && move.to == source && source.section == target.section
      && abs(source.item - target.item) == 1
  }
}
