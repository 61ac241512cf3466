package import Foundation
package import ListData
import ListPlatform

/// The list that a table or a collection view shows.
@MainActor package class ShownView: ShownList {
  package let view: any KitView
  private let cellIdentifier: (IndexPath) -> String?

  /// Creates the list that a view shows.
  ///
  /// - Parameter cellIdentifier: A closure that returns the reuse identifier that an item's cell
  ///   needs now, or `nil` if all cells have the same.
  package init(
    _ view: any KitView,
    cellIdentifier: @escaping (IndexPath) -> String? = { _ in nil }
  ) {
    (self.view, self.cellIdentifier) = (view, cellIdentifier)
  }

  package var reloadReason: ListUpdatesOutcome.Reason? {
    if view.window == nil { return .noWindow }
    return view.holdsItems ? .updating : nil
  }

  package var shownCounts: [Int]? { view.shownCounts }

  package var dataSourceCounts: [Int]? { view.dataSourceCounts }

  package func needsNewCell(
    forItemAt indexPath: IndexPath, movedTo newIndexPath: IndexPath
  ) -> Bool {
    guard let needed = cellIdentifier(newIndexPath),
      let shown = view.shownCellIdentifier(at: indexPath)
    else { return false }
    return needed != shown
  }

  package func reloadItems(at indexPaths: [IndexPath]) {
    let selected = view.selectedIndexPaths.filter(indexPaths.contains)
    reload(at: indexPaths)
    for indexPath in selected { view.selectWithoutScrolling(indexPath) }
  }

  /// Gives items new cells, whatever is selected.
  package func reload(at indexPaths: [IndexPath]) {}

  package var selectedItems: [IndexPath] { view.selectedIndexPaths }

  package func selectItem(at indexPath: IndexPath) { view.selectWithoutScrolling(indexPath) }

  package func deselectItem(at indexPath: IndexPath) { view.deselect(indexPath) }

  package var selectsMultipleItems: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  package var anchorItems: [IndexPath] {
    let seen = view.seenIndexPaths
    return seen + view.visibleIndexPaths.sorted().filter { !seen.contains($0) }
  }

  package var isAtBeginning: Bool { view.showsBeginning }

  package func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    view.layoutIfNeeded()
    return view.position(of: view.frame(ofItemAt: indexPath))
  }

  package func scrollContent(by distance: CGPoint) { view.scrollWithinContent(by: distance) }

  package var updatedView: AnyObject { view }
}
