public import Foundation
import ListPlatform

/// What lists in tables and lists in collection views share.
extension List where ListView: CellParentView {
  /// The cell of an object, configured; not configured where there is no object.
  @inlinable
  func configuredCell(at indexPath: IndexPath, in listView: ListView) -> Cell {
    let identifier = cellIdentifier(at: indexPath)
    let cell = listView.dequeue(
      Cell.self, identifier, isDefault: identifier == defaultCellIdentifier, at: indexPath,
      for: Self.self, choosingBy: "cellIdentifier(at:)")
    if let object = object(at: indexPath) {
      self.listView(listView, configure: cell, with: object, at: indexPath)
    }
    return cell
  }

  /// Passes a selection on, unless it is one of several; does nothing where there is no object.
  @usableFromInline
  func didSelect(at indexPath: IndexPath, in listView: ListView) {
    if (self as? any MultipleSelectionList)?.didSelectOneOfSeveral(at: indexPath) == true { return }
    guard let object = object(at: indexPath) else { return }
    self.listView(listView, didSelect: object, at: indexPath)
  }
}
