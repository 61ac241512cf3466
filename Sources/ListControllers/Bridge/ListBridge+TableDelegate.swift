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
