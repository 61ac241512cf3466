import Foundation

extension UITableView {
  /// A Boolean value that indicates whether a tap adds to the selection instead of replacing it.
  var allowsSeveralSelections: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// A Boolean value that indicates whether rows respond to taps.
  var allowsTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Selects or deselects a row and its cell without notifying the delegate.
  func setSelected(_ path: IndexPath, _ isSelected: Bool, _ animated: Bool) {
    if isSelected {
      selectedRows.insert(path)
    } else {
      selectedRows.remove(path)
    }
    guard let cell = visibleCell(at: path), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  func deselectAllRows(animated: Bool) {
    for path in selectedRows { setSelected(path, false, animated) }
  }

  private func setHighlighted(_ path: IndexPath?) {
    if let old = highlightedRow { visibleCell(at: old)?.setHighlighted(false, animated: false) }
    highlightedRow = path
    if let path { visibleCell(at: path)?.setHighlighted(true, animated: false) }
  }

  /// Begins a touch on a row. Returns false if the row does not respond.
  func touchDown(onRowAt path: IndexPath) -> Bool {
    guard allowsTaps, geometry.contains(path) else { return false }
    let highlights =
      delegateChain.ask("tableView(_:shouldHighlightRowAt:)") {
        $0.tableView(self, shouldHighlightRowAt: path)
      } ?? true
    guard highlights else { return false }
    setHighlighted(path)
    delegateChain.notify("tableView(_:didHighlightRowAt:)") {
      $0.tableView(self, didHighlightRowAt: path)
    }
    return true
  }

  /// Ends a touch on the row where it began, calling the delegate in UIKit's order.
  func touchUp(onRowAt path: IndexPath) {
    setHighlighted(nil)
    delegateChain.notify("tableView(_:didUnhighlightRowAt:)") {
      $0.tableView(self, didUnhighlightRowAt: path)
    }
    if allowsSeveralSelections, selectedRows.contains(path) {
      _ = deselectByTap(path)
      return
    }
    selectByTap(path)
    performPrimaryAction(path)
  }

  func selectByTap(_ path: IndexPath) {
    let asked =
      delegateChain.ask("tableView(_:willSelectRowAt:)") {
        $0.tableView(self, willSelectRowAt: path)
      } ?? path
    guard let target = asked, geometry.contains(target) else { return }
    if !allowsSeveralSelections {
      for old in selectedRows where old != target {
        guard deselectByTap(old) else { return }
      }
    }
    setSelected(target, true, false)
    delegateChain.notify("tableView(_:didSelectRowAt:)") {
      $0.tableView(self, didSelectRowAt: target)
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Deselects a row as a tap does. Returns false if the delegate keeps it selected.
  private func deselectByTap(_ path: IndexPath) -> Bool {
    let asked =
      delegateChain.ask("tableView(_:willDeselectRowAt:)") {
        $0.tableView(self, willDeselectRowAt: path)
      } ?? path
    guard let target = asked else { return false }
    setSelected(target, false, false)
    delegateChain.notify("tableView(_:didDeselectRowAt:)") {
      $0.tableView(self, didDeselectRowAt: target)
    }
    return true
  }

  func performPrimaryAction(_ path: IndexPath) {
    guard !allowsSeveralSelections, geometry.contains(path) else { return }
    let performs =
      delegateChain.ask("tableView(_:canPerformPrimaryActionForRowAt:)") {
        $0.tableView(self, canPerformPrimaryActionForRowAt: path)
      } ?? !isEditing
    guard performs else { return }
    delegateChain.perform("tableView(_:performPrimaryActionForRowAt:)") {
      $0.tableView(self, performPrimaryActionForRowAt: path)
    }
  }
}
