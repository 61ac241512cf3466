package import Foundation
package import ListData
import ListPlatform

/// The list that a table or a collection view shows.
@MainActor package class ShownView: ShownList {
  let view: any TableOrCollectionView

  init(_ view: any TableOrCollectionView) { self.view = view }

  package var reloadReason: ListUpdatesOutcome.Reason? {
    if view.window == nil { return .noWindow }
    return view.hasUncommittedUpdates ? .updating : nil
  }

  package var shownCounts: [Int]? { view.shownCounts }

  package var dataSourceCounts: [Int]? { view.dataSourceCounts }

  package var selectedItems: [IndexPath] { view.selectedIndexPaths }

  package func selectItem(at indexPath: IndexPath) { view.selectWithoutScrolling(indexPath) }

  package func deselectItem(at indexPath: IndexPath) { view.deselect(indexPath) }

  package var selectsMultipleItems: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  package var anchorItems: [IndexPath] { view.visibleIndexPaths.sorted() }

  package var isAtBeginning: Bool { view.showsBeginning }

  package func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    view.layoutIfNeeded()
    return view.position(of: view.frame(ofItemAt: indexPath))
  }

  package func scrollContent(by distance: CGPoint) { view.scrollWithinContent(by: distance) }

  package var updatedView: AnyObject { view }
}
