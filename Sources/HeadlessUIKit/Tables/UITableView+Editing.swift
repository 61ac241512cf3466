import Foundation

extension UITableView {
  func editingDidChange() {
    closeSwipe()
    for row in visibleRows { updateEditing(of: row.cell, at: row.indexPath, animated: false) }
    if !isEditing, !allowsMultipleSelection, selectedRows.count > 1 {
      deselectAllRows(animated: false)
    }
  }

  /// Whether a row can be edited.
  func canEdit(_ path: IndexPath) -> Bool {
    guard dataSource != nil else { return false }
    return dataSourceChain.ask("tableView(_:canEditRowAt:)") {
      $0.tableView(self, canEditRowAt: dataSourcePath(path))
    } ?? true
  }

  /// How a row is edited; a table in which several rows are selected while it is edited shows
  /// check marks instead.
  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegateChain.ask("tableView(_:editingStyleForRowAt:)") {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  /// Whether the data source lets a row be moved; nil if it does not tell.
  func canMove(_ path: IndexPath) -> Bool? {
    dataSourceChain.ask("tableView(_:canMoveRowAt:)") {
      $0.tableView(self, canMoveRowAt: dataSourcePath(path))
    }
  }

  /// Whether a row shows the control that moves it. Whether a data source moves rows cannot be
  /// known before it did: it is taken to if it says which rows it moves.
  private func showsReorderControl(_ path: IndexPath) -> Bool {
    guard dataSource != nil, known.move != .absent else { return false }
    return canMove(path) ?? (known.move == .implemented)
  }

  /// Gives a cell the editing state of its row.
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing || cell.isEditing else { return }
    let edits = isEditing && canEdit(path)
    cell.currentEditingStyle =
      edits && !allowsMultipleSelectionDuringEditing ? editingStyle(path) : .none
    cell.showsReorderControl = isEditing && showsReorderControl(path)
    if isEditing {
      cell.shouldIndentWhileEditing =
        delegateChain.ask("tableView(_:shouldIndentWhileEditingRowAt:)") {
          $0.tableView(self, shouldIndentWhileEditingRowAt: path)
        } ?? true
    }
    if cell.isEditing != edits { cell.setEditing(edits, animated: animated) }
  }

  /// Taps the control at a row's leading edge: minus asks for confirmation, plus inserts at once.
  func tapEditingControl(_ path: IndexPath) -> Bool {
    guard isEditing, geometry.contains(path), canEdit(path),
      !allowsMultipleSelectionDuringEditing
    else { return false }
    switch editingStyle(path) {
    case .none: return false
    case .insert: return commit(.insert, path)
    case .delete: return openSwipe(path, .trailing)
    }
  }
}
