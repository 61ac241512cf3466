import Foundation

extension UICollectionView {
  /// Shows a placeholder, of which the data source doesn't know.
  func show(_ placeholder: UICollectionViewPlaceholder, for item: UIDragItem)
    -> CollectionPlaceholderContext
  {
    loadIfNeeded()
    let context = CollectionPlaceholderContext(self, placeholder, item)
    let path = placeholder.insertionIndexPath
    if BatchUpdate.canInsertPlaceholder(at: path, counts: counts, in: .collection, view: inWords) {
      insert(context, at: path)
    }
    layoutIfNeeded()
    return context
  }

  private func insert(_ context: CollectionPlaceholderContext, at path: IndexPath) {
    for other in placeholders where other.indexPath.section == path.section {
      if other.indexPath >= path { other.indexPath.item += 1 }
    }
    context.indexPath = path
    placeholders.append(context)
    present([.insertItem(path)])
  }

  /// Removes a placeholder. Returns false if it isn't displayed.
  fileprivate func remove(_ context: CollectionPlaceholderContext) -> Bool {
    guard placeholders.contains(where: { $0 === context }) else { return false }
    placeholders.removeAll { $0 === context }
    let path = context.indexPath
    for other in placeholders where other.indexPath.section == path.section {
      if other.indexPath > path { other.indexPath.item -= 1 }
    }
    present([.deleteItem(path)])
    return true
  }

  /// Replaces a placeholder by an item of the data. Returns false if it isn't displayed.
  fileprivate func commit(_ context: CollectionPlaceholderContext, _ update: (IndexPath) -> Void)
    -> Bool
  {
    guard placeholders.contains(where: { $0 === context }) else { return false }
    let path = dataSourcePath(context.indexPath)
    placeholders.removeAll { $0 === context }
    update(path)
    present([.reloadItem(context.indexPath)])
    return true
  }

  /// Returns the placeholder at an index path on screen.
  func placeholder(at path: IndexPath) -> CollectionPlaceholderContext? {
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
  func takePlaceholders() -> [CollectionPlaceholderContext] {
    let taken = placeholders.sorted { $0.indexPath < $1.indexPath }
    for context in taken {
      let path = pathWithoutPlaceholders(context.indexPath)
      _ = remove(context)
      context.indexPath = path
    }
    return taken
  }

  /// Shows the placeholders again after an update: each before the item that it preceded.
  func show(_ taken: [CollectionPlaceholderContext], after map: BatchUpdateMap) {
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
final class CollectionPlaceholderContext: DragAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewPlaceholder
  /// The index path of the placeholder on screen.
  fileprivate(set) var indexPath: IndexPath
  private weak var list: UICollectionView?

  init(_ list: UICollectionView, _ placeholder: UICollectionViewPlaceholder, _ dragItem: UIDragItem)
  {
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
  func cell(in list: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  func setNeedsCellUpdate() {
    guard let list, list.placeholder(at: indexPath) === self,
      let cell = list.cellForItem(at: indexPath)
    else { return }
    placeholder.cellUpdateHandler?(cell)
  }
}
