import Foundation
import ListData
import ListPlatform

/// The list that a table or a collection view shows.
@MainActor class ShownView: ShownList {
  let view: any KitView
  private let cellIdentifier: (IndexPath) -> String?

  /// Creates the list that a view shows.
  ///
  /// - Parameter cellIdentifier: A closure that returns the reuse identifier that an item's cell
  ///   needs now, or `nil` if all cells have the same.
  init(
    _ view: any KitView,
    cellIdentifier: @escaping (IndexPath) -> String? = { _ in nil }
  ) {
    (self.view, self.cellIdentifier) = (view, cellIdentifier)
  }

  var reloadReason: ListUpdatesOutcome.Reason? {
    if view.window == nil { return .noWindow }
    return view.holdsItems ? .updating : nil
  }

  var shownCounts: [Int]? { view.shownCounts }

  var dataSourceCounts: [Int]? { view.dataSourceCounts }

  func needsNewCell(
    forItemAt indexPath: IndexPath, movedTo newIndexPath: IndexPath
  ) -> Bool {
    guard let needed = cellIdentifier(newIndexPath),
      let shown = view.shownCellIdentifier(at: indexPath)
    else { return false }
    return needed != shown
  }

  func reloadItems(at indexPaths: [IndexPath]) {
    let selected = view.selectedIndexPaths.filter(indexPaths.contains)
    reload(at: indexPaths)
    for indexPath in selected { view.selectWithoutScrolling(indexPath) }
  }

  /// Gives items new cells, whatever is selected.
  func reload(at indexPaths: [IndexPath]) {}

  var selectedItems: [IndexPath] { view.selectedIndexPaths }

  func selectItem(at indexPath: IndexPath) { view.selectWithoutScrolling(indexPath) }

  func deselectItem(at indexPath: IndexPath) { view.deselect(indexPath) }

  var selectsMultipleItems: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  var anchorItems: [IndexPath] {
    let seen = view.seenIndexPaths
    return seen + view.visibleIndexPaths.sorted().filter { !seen.contains($0) }
  }

  var isAtBeginning: Bool { view.showsBeginning }

  func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    view.layoutIfNeeded()
    return view.position(of: view.frame(ofItemAt: indexPath))
  }

  func scrollContent(by distance: CGPoint) { view.scrollWithinContent(by: distance) }

  var updatedView: AnyObject { view }
}
