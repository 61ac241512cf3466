import Foundation

extension UITableView {
  func editingDidChange() {
    for row in visibleRows { updateEditing(of: row.cell, at: row.indexPath, animated: false) }
    if !isEditing, !allowsMultipleSelection, selectedRows.count > 1 {
      deselectAllRows(animated: false)
    }
  }

  /// Whether a row can be edited.
  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// How a row is edited.
  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Gives a cell the editing state of its row.
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing || cell.isEditing else { return }
    let edits = isEditing && canEdit(path)
    cell.currentEditingStyle = edits ? editingStyle(path) : .none
    if cell.isEditing != edits { cell.setEditing(edits, animated: animated) }
  }

  /// Deletes a row as a swipe does: true where the data source was asked to.
  func deleteBySwipe(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard geometry.contains(path), let dataSource, canEdit(path), editingStyle(path) == .delete
    else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    let isDone: Void? = OptionalMethod.ask {
      dataSource.tableView(self, commit: .delete, forRowAt: path)
    }
    delegate?.tableView(self, didEndEditingRowAt: geometry.contains(path) ? path : nil)
    return isDone != nil
  }
}
