import Foundation
import ListCore
import ListPlatform

/// The key commands.
extension KeyboardLink {
  /// Performs a key command of the list. Returns `false` if the key has no effect.
  func perform(_ keyCommand: UIKeyCommand) -> Bool {
    guard let list, let input = keyCommand.input else { return false }
    let isOfApp = list.listKeyCommands.contains {
      $0.input == input && $0.modifierFlags == keyCommand.modifierFlags
    }
    if isOfApp {
      list.perform(keyCommand, at: focusedIndexPath)
      return true
    }
    return input == UIKeyCommand.inputDelete ? delete() : typeSelect(input)
  }

  private func delete() -> Bool {
    if let list = list as? any MultipleSelectionList & EditableList, list.deleteSelectionByKey() {
      return true
    }
    guard let list = list as? any EditableList, let focusedIndexPath else { return false }
    return list.deleteByKey(at: focusedIndexPath)
  }
}

extension KeyboardList {
  fileprivate func perform(_ keyCommand: UIKeyCommand, at indexPath: IndexPath?) {
    perform(keyCommand, with: indexPath.flatMap(object(at:)))
  }
}

extension EditableList {
  /// Deletes an object with the keyboard. Returns `false` if the list can't delete it.
  fileprivate func deleteByKey(at indexPath: IndexPath) -> Bool {
    guard forwarding.canEditItem(at: indexPath),
      forwarding.editingStyleOfItem(at: indexPath) == .delete
    else { return false }
    deleteByUser(at: indexPath)
    return true
  }
}

extension MultipleSelectionList where Self: EditableList {
  /// Deletes the selected objects with the keyboard. Returns `false` if none is selected.
  fileprivate func deleteSelectionByKey() -> Bool {
    !deleteSelectedObjects().isEmpty || !selectedIDs.isEmpty
  }
}
