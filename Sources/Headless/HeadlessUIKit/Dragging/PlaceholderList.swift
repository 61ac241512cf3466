import Foundation

/// A table view or collection view that shows placeholders, of which its data source doesn't know.
@MainActor protocol PlaceholderList: UIScrollView {
  associatedtype Placeholder: PlaceholderContext
  /// The placeholders on screen.
  var placeholders: [Placeholder] { get set }
  /// The number of items in each section on screen.
  var presentedCounts: [Int] { get }
  /// Requests the counts from the data source unless they are known.
  func loadIfNeeded()
  /// Inserts, deletes or reloads an item on screen without asking the data source for counts.
  func present(_ operation: BatchUpdate.Operation, counts: [Int])
  /// Returns an index path in the data source of one on screen.
  func dataSourcePath(_ path: IndexPath) -> IndexPath
}

extension PlaceholderList {
  /// Shows a placeholder, or raises an exception if its index path is out of bounds.
  func show(_ context: Placeholder, in list: BatchUpdate.List) {
    loadIfNeeded()
    let path = context.indexPath
    if BatchUpdate.canInsertPlaceholder(at: path, counts: presentedCounts, in: list, view: inWords)
    {
      insert(context, at: path)
    }
    layoutIfNeeded()
  }

  private func insert(_ context: Placeholder, at path: IndexPath) {
    for other in placeholders where other.indexPath.section == path.section {
      if other.indexPath >= path { other.indexPath.item += 1 }
    }
    context.indexPath = path
    placeholders.append(context)
    var counts = presentedCounts
    counts[path.section] += 1
    present(.insertItem(path), counts: counts)
  }

  /// Removes a placeholder. Returns false if it isn't displayed.
  fileprivate func remove(_ context: PlaceholderContext) -> Bool {
    guard placeholders.contains(where: { $0 === context }) else { return false }
    placeholders.removeAll { $0 === context }
    let path = context.indexPath
    for other in placeholders where other.indexPath.section == path.section {
      if other.indexPath > path { other.indexPath.item -= 1 }
    }
    var counts = presentedCounts
    counts[path.section] -= 1
    present(.deleteItem(path), counts: counts)
    return true
  }

  /// Replaces a placeholder by an item of the data. Returns false if it isn't displayed.
  fileprivate func commit(_ context: PlaceholderContext, _ update: (IndexPath) -> Void) -> Bool {
    guard placeholders.contains(where: { $0 === context }) else { return false }
    let path = dataSourcePath(context.indexPath)
    placeholders.removeAll { $0 === context }
    update(path)
    present(.reloadItem(context.indexPath), counts: presentedCounts)
    return true
  }

  /// Returns the placeholder at an index path on screen.
  func placeholder(at path: IndexPath) -> Placeholder? {
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
  func takePlaceholders() -> [Placeholder] {
    let taken = placeholders.sorted { $0.indexPath < $1.indexPath }
    for context in taken {
      let path = pathWithoutPlaceholders(context.indexPath)
      _ = remove(context)
      context.indexPath = path
    }
    return taken
  }

  /// Shows the placeholders again after an update: each before the item that it preceded.
  func show(_ taken: [Placeholder], after map: BatchUpdateMap) {
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
      path.item = min(path.item, presentedCounts[path.section])
      insert(context, at: path)
    }
  }
}

/// A placeholder on screen.
class PlaceholderContext: DragAnimator {
  let dragItem: UIDragItem
  /// The index path of the placeholder on screen.
  fileprivate(set) var indexPath: IndexPath
  private weak var list: (any PlaceholderList)?

  init(_ list: any PlaceholderList, at indexPath: IndexPath, _ dragItem: UIDragItem) {
    self.list = list
    self.indexPath = indexPath
    self.dragItem = dragItem
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    list?.commit(self, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { list?.remove(self) ?? false }
}
