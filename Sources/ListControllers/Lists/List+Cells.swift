public import Foundation
import ListPlatform

/// The cells and the selection, for tables and collection views alike.
extension List where ListView: CellParentView {
  /// Returns the configured cell of an object, or `nil` if the row shows no object.
  @inlinable
  func configuredCell(at indexPath: IndexPath, in listView: ListView) -> Cell? {
    guard let object = object(at: indexPath) else { return nil }
    let cell = dequeuedCell(at: indexPath, in: listView)
    if ListState.linksConfigureCells {
      configure(cell) {
        self.listView(listView, configure: cell, with: object, at: indexPath)
      }
    } else {
      self.listView(listView, configure: cell, with: object, at: indexPath)
    }
    didConfigure(cell, at: indexPath)
    return cell
  }

  /// Passes a cell that the list has configured to the capabilities.
  @usableFromInline
  func didConfigure(_ cell: Cell, at indexPath: IndexPath) {
    for link in allLinks { link.didConfigure(cell, at: indexPath) }
  }

  /// Configures a cell by a closure, and lets the capability take part that wants to.
  @usableFromInline
  func configure(_ cell: Cell, by configure: () -> Void) {
    if let link = ListState.of(self).configuringLink, let view = cell as? UIView {
      link.configure(view, by: configure)
    } else {
      configure()
    }
  }

  /// Returns a reused or a new cell that isn't configured.
  @inlinable
  func dequeuedCell(at indexPath: IndexPath, in listView: ListView) -> Cell {
    listView.dequeue(
      Cell.self, ReuseIdentifier.identifier { cellIdentifier(at: indexPath) }, at: indexPath,
      for: self, choosingBy: "cellIdentifier(at:)")
  }

  /// Returns the cell of a row that shows no object, or `nil` if no capability supplies one.
  @usableFromInline
  func linkedCell(at indexPath: IndexPath, in listView: ListView) -> ListView.ParentCell? {
    for link in allLinks {
      if let cell = link.cell(at: indexPath, in: listView) { return cell }
    }
    return nil
  }

  /// Reports a selection to the list, unless a capability handles it.
  @usableFromInline
  func didSelect(at indexPath: IndexPath, in listView: ListView) {
    if allLinks.contains(where: { $0.handlesSelection(at: indexPath) }) { return }
    if let object = object(at: indexPath) {
      self.listView(listView, didSelect: object, at: indexPath)
    }
  }
}
