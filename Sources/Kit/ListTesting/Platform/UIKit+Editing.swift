#if os(iOS) || os(tvOS) || os(visionOS)
import ListControllers
import UIKit

/// The editing of a table view's rows.
extension UITableView {
  func canEdit(_ indexPath: IndexPath) -> Bool {
    dataSource?.tableView?(self, canEditRowAt: indexPath) != false
  }

  func editingStyle(_ indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView?(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Commits an edit through the data source; false if it does not implement the method.
  func commit(_ style: UITableViewCell.EditingStyle, _ indexPath: IndexPath) -> Bool {
    dataSource?.tableView?(self, commit: style, forRowAt: indexPath) != nil
  }

  #if os(tvOS)
  /// Deletes a row. Rows have no swipe actions on tvOS.
  func deleteByAction(_ indexPath: IndexPath) -> Bool {
    editingStyle(indexPath) == .delete && commit(.delete, indexPath)
  }
  #else
  /// Deletes a row with its first destructive action; false if there is none.
  func deleteByAction(_ indexPath: IndexPath) -> Bool {
    let configuration = delegate?.tableView?(
      self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    if let configuration {
      let action = configuration.actions.first { $0.style == .destructive }
      return action.map { perform($0, at: indexPath) } ?? false
    }
    guard editingStyle(indexPath) == .delete else { return false }
    let cell = cellForRow(at: indexPath)
    delegate?.tableView?(self, willBeginEditingRowAt: indexPath)
    let isDone = commit(.delete, indexPath)
    endEditing(of: cell)
    return isDone
  }

  /// Performs a swipe action of a row, which is open until the action reports its completion.
  func perform(_ action: UIContextualAction, at indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath) else { return false }
    delegate?.tableView?(self, willBeginEditingRowAt: indexPath)
    action.handler(action, cell) { [weak self] _ in self?.endEditing(of: cell) }
    return true
  }

  private func endEditing(of cell: UITableViewCell?) {
    delegate?.tableView?(self, didEndEditingRowAt: cell.flatMap(indexPath(for:)))
  }
  #endif
}
#endif
