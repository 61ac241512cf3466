import HeadlessUIKit

/// A list of names that registers its deletions with the undo manager.
final class UndoableNames: NamesController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    var names = sections[0].names
    names.remove(at: indexPath.row)
    set(names)
  }

  private func set(_ names: [String]) {
    let old = sections[0].names
    undoManager?.registerUndo(withTarget: self) { $0.set(old) }
    undoManager?.setActionName("Delete")
    sections[0].names = names
    tableView.reloadData()
  }
}
