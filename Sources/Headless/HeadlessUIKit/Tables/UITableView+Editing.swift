import Foundation

extension UITableView {
  /// Updates the visible rows after the table's editing mode changes.
  func editingDidChange() {
    closeSwipe()
    if isEditing, !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
      deselectAllRows(animated: false)
    }
    for row in visibleRows { updateEditing(of: row.cell, at: row.indexPath, animated: false) }
    if !isEditing, !allowsMultipleSelection, selectedRows.count > 1 {
      deselectAllRows(animated: false)
    }
  }

  /// Returns a Boolean value that indicates whether a row can be edited.
  func canEdit(_ path: IndexPath) -> Bool {
    guard dataSource != nil else { return false }
    return dataSourceChain.ask("tableView(_:canEditRowAt:)") {
      $0.tableView(self, canEditRowAt: dataSourcePath(path))
    } ?? true
  }

  /// Returns the editing style of a row.
  ///
  /// While several rows can be selected in editing mode, the table shows checkmarks instead.
  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegateChain.ask("tableView(_:editingStyleForRowAt:)") {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  /// Returns a Boolean value that indicates whether a row can be moved, or nil if the data source
  /// does not implement the method.
  func canMove(_ path: IndexPath) -> Bool? {
    dataSourceChain.ask("tableView(_:canMoveRowAt:)") {
      $0.tableView(self, canMoveRowAt: dataSourcePath(path))
    }
  }

  /// Returns a Boolean value that indicates whether a row shows its reorder control.
  ///
  /// The table can't know whether the data source moves rows until it has done so. It assumes that
  /// a data source moves rows if it implements `tableView(_:canMoveRowAt:)`.
  private func showsReorderControl(_ path: IndexPath) -> Bool {
    guard dataSource != nil, known.move != .absent else { return false }
    return canMove(path) ?? (known.move == .implemented)
  }

  /// Applies the editing state of a row to its cell.
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

  /// Taps the control at a row's leading edge. A deletion asks for confirmation; an insertion
  /// happens at once.
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
