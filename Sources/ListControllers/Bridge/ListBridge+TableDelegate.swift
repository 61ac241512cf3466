public import Foundation
public import ListPlatform

extension ListBridge: UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    table?.select(tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if let selecting { return selecting.didDeselectItem(at: indexPath) }
    tableDelegate?.didDeselect(tableView, at: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if selecting != nil { return true }
    return tableDelegate?.shouldSelectSeveral(tableView, at: indexPath) ?? false
  }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    guard let selecting else {
      tableDelegate?.didBeginToSelectSeveral(tableView, at: indexPath)
      return
    }
    if let controller = selecting as? UIViewController {
      controller.setEditing(true, animated: true)
    }
    tableView.setEditing(true, animated: true)
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let collapsible { return collapsible.collapsibleHeader(inSection: section, of: tableView) }
    return tableDelegate?.header(of: tableView, inSection: section)
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    if let editable { return editable.editingStyleOfItem(at: indexPath) }
    return tableDelegate?.editingStyle(of: tableView, at: indexPath) ?? .delete
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let (source, proposed) = (sourceIndexPath, proposedDestinationIndexPath)
    if let reorderable { return reorderable.targetOfMovingItem(from: source, to: proposed) }
    return tableDelegate?.target(tableView, from: source, to: proposed) ?? proposed
  }
}
