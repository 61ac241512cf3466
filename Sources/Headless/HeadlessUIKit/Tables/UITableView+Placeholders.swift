import Foundation

extension UITableView {
  /// Shows a placeholder, of which the data source doesn't know.
  func show(_ placeholder: UITableViewPlaceholder, for item: UIDragItem) -> TablePlaceholderContext
  {
    loadIfNeeded()
    let context = TablePlaceholderContext(self, placeholder, item)
    let path = placeholder.insertionIndexPath
    let counts = geometry.sections.map(\.rows.count)
    if BatchUpdate.canInsertPlaceholder(at: path, counts: counts, in: .table, view: inWords) {
      insert(context, at: path)
    }
    layoutIfNeeded()
    return context
  }

  private func insert(_ context: TablePlaceholderContext, at path: IndexPath) {
    for other in placeholders where other.indexPath.section == path.section {
      if other.indexPath >= path { other.indexPath.item += 1 }
    }
    context.indexPath = path
    placeholders.append(context)
    present([.insertItem(path)])
  }

  /// Removes a placeholder. Returns false if it isn't displayed.
  fileprivate func remove(_ context: TablePlaceholderContext) -> Bool {
    guard placeholders.contains(where: { $0 === context }) else { return false }
    placeholders.removeAll { $0 === context }
    let path = context.indexPath
    for other in placeholders where other.indexPath.section == path.section {
      if other.indexPath > path { other.indexPath.item -= 1 }
    }
    present([.deleteItem(path)])
    return true
  }

  /// Replaces a placeholder by a row of the data. Returns false if it isn't displayed.
  fileprivate func commit(_ context: TablePlaceholderContext, _ update: (IndexPath) -> Void) -> Bool
  {
    guard placeholders.contains(where: { $0 === context }) else { return false }
    let path = dataSourcePath(context.indexPath)
    placeholders.removeAll { $0 === context }
    update(path)
    present([.reloadItem(context.indexPath)])
    return true
  }

  /// Returns the placeholder at an index path on screen.
  func placeholder(at path: IndexPath) -> TablePlaceholderContext? {
    placeholders.isEmpty ? nil : placeholders.first { $0.indexPath == path }
  }

  /// Returns an index path in the data source of one on screen, without its placeholders.
  func pathWithoutPlaceholders(_ path: IndexPath) -> IndexPath {
    var path = path
    path.item -= placeholders.count { $0.indexPath.section == path.section && $0.indexPath < path }
    return path
  }

  /// Takes the placeholders off the screen before an update, whose index paths are those of the
  /// data.
  func takePlaceholders() -> [TablePlaceholderContext] {
    let taken = placeholders.sorted { $0.indexPath < $1.indexPath }
    for context in taken {
      let path = pathWithoutPlaceholders(context.indexPath)
      _ = remove(context)
      context.indexPath = path
    }
    return taken
  }

  /// Shows the placeholders again after an update: each before the row that it preceded.
  func show(_ taken: [TablePlaceholderContext], after map: BatchUpdateMap) {
    for (index, context) in taken.enumerated() {
      var path = context.indexPath
      if let target = map.indexPath(after: path) {
        path = target
      } else if let section = map.section(after: path.section) {
        path.section = section
      } else {
        continue
      }
      path.item += taken[..<index].count {
        placeholders.contains($0) && $0.indexPath.section == path.section
      }
      path.item = min(path.item, presentedCount(inSection: path.section))
      insert(context, at: path)
    }
  }
}

/// A placeholder on screen.
final class TablePlaceholderContext: DragAnimator, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UITableViewPlaceholder
  /// The index path of the placeholder on screen.
  fileprivate(set) var indexPath: IndexPath
  private weak var list: UITableView?

  init(_ list: UITableView, _ placeholder: UITableViewPlaceholder, _ dragItem: UIDragItem) {
    self.list = list
    self.placeholder = placeholder
    self.dragItem = dragItem
    indexPath = placeholder.insertionIndexPath
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    list?.commit(self, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { list?.remove(self) ?? false }

  /// Returns the cell of the placeholder.
  func cell(in list: UITableView, at path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}
