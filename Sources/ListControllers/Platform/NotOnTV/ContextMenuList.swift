#if !os(tvOS)
public import Foundation
public import ListPlatform

/// A list whose objects have menus, which a long press shows.
///
/// A list that forwards:
///
///     func tableView(
///       _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
///       point: CGPoint
///     ) -> UIContextMenuConfiguration? { contextMenuConfiguration(at: indexPath) }
///     func collectionView(
///       _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
///       point: CGPoint
///     ) -> UIContextMenuConfiguration? { contextMenuConfiguration(at: indexPath) }
@MainActor public protocol ContextMenuList: List {
  /// An object's menu; nil for none.
  func contextMenu(for object: Object, at indexPath: IndexPath) -> UIMenu?
  /// A controller that is shown beside an object's menu. The default is none; then the cell is shown.
  func contextMenuPreview(for object: Object, at indexPath: IndexPath) -> UIViewController?
}

extension ContextMenuList {
  public func contextMenuPreview(for object: Object, at indexPath: IndexPath) -> UIViewController? {
    nil
  }

  /// The menu of a row and its preview; nil where there is no such row, or no menu. Its identifier is
  /// the index path.
  public func contextMenuConfiguration(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    guard let object = object(at: indexPath), let menu = contextMenu(for: object, at: indexPath)
    else { return nil }
    return UIContextMenuConfiguration(
      identifier: indexPath as NSIndexPath,
      previewProvider: { [weak self] in self?.contextMenuPreview(for: object, at: indexPath) },
      actionProvider: { _ in menu })
  }
}
#endif
