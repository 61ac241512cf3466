public import Foundation
import ListPlatform

/// The cells and the selection, for tables and collection views alike.
extension List where ListView: CellParentView {
  /// Returns the configured cell of an object, or `nil` if the row shows no object.
  @inlinable
  func configuredCell(at indexPath: IndexPath, in listView: ListView) -> Cell? {
    guard let object = object(at: indexPath) else { return nil }
    let cell = dequeuedCell(at: indexPath, in: listView)
    configure(cell, at: indexPath) {
      self.listView(listView, configure: cell, with: object, at: indexPath)
    }
    return cell
  }

  /// Configures a cell by a closure, within the capabilities that take part.
  @usableFromInline
  func configure(_ cell: Cell, at indexPath: IndexPath, by configure: () -> Void) {
    let state = ListState.of(self)
    #if DEBUG
    let wasConfiguring = state.isConfiguring
    state.isConfiguring = true
    defer { state.isConfiguring = wasConfiguring }
    #endif
    let links = state.configuringLinks(of: self)
    if !links.isEmpty, let cell = cell as? UIView {
      links[...].configure(cell, at: indexPath, by: configure)
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

  /// Returns the reuse identifier that the list itself chooses for the cell of an object, or `nil`
  /// if it leaves the choice to the kit.
  func ownCellIdentifier(at indexPath: IndexPath) -> String? {
    if object(at: indexPath) == nil { return nil }
    let identifier = ReuseIdentifier.identifier { cellIdentifier(at: indexPath) }
    return identifier.isDefault ? nil : identifier.name
  }

  /// Returns the cell of a row that shows no object, or `nil` if no capability supplies one.
  @usableFromInline
  func linkedCell(at indexPath: IndexPath, in listView: ListView) -> ListView.ParentCell? {
    for link in allLinks {
      if let cell = link.cell(at: indexPath, in: listView) { return cell }
    }
    return nil
  }

  /// Reports a selection to the list, and then tells it by UIKit's method. A list that forwards
  /// that method has nothing more to report.
  @usableFromInline
  func didSelect(at indexPath: IndexPath, in listView: ListView, _ tellList: () -> Void) {
    let state = ListState.of(self)
    didSelect(at: indexPath, in: listView)
    state.isSelectionReported = true
    defer { state.isSelectionReported = false }
    tellList()
  }

  /// Reports a selection to the list, unless a capability handles it.
  func didSelect(at indexPath: IndexPath, in listView: ListView) {
    if ListState.of(self).isSelectionReported { return }
    if allLinks.contains(where: { $0.handleSelection(at: indexPath) }) { return }
    if let object = object(at: indexPath) {
      self.listView(listView, didSelect: object, at: indexPath)
    }
  }
}

extension ArraySlice<ListLink> {
  /// Configures a cell by a closure, within the links, of which the last is the outermost.
  @MainActor fileprivate func configure(
    _ cell: UIView, at indexPath: IndexPath, by configure: () -> Void
  ) {
    guard let last else { return configure() }
    last.configure(cell, at: indexPath) {
      dropLast().configure(cell, at: indexPath, by: configure)
    }
  }
}
