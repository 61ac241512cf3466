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
///       _ collectionView: UICollectionView,
///       contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
///     ) -> UIContextMenuConfiguration? { contextMenuConfiguration(at: indexPaths) }
///
/// Before iOS 16 a collection view calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
@MainActor public protocol ContextMenuList: List {
  /// An object's menu; nil for none.
  func contextMenu(for object: Object, at indexPath: IndexPath) -> UIMenu?
  /// Returns the menu of several selected objects of a collection view, one of which was pressed. The default
  /// is nil, no menu.
  func contextMenu(for objects: [Object], at indexPaths: [IndexPath]) -> UIMenu?
  /// A controller that is shown beside an object's menu. The default is none; then the cell is shown.
  func contextMenuPreview(for object: Object, at indexPath: IndexPath) -> UIViewController?
}

extension ContextMenuList {
  public func contextMenu(for objects: [Object], at indexPaths: [IndexPath]) -> UIMenu? { nil }

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

  /// Returns the menu of the items that were pressed: of one, with its preview, or of several that are
  /// selected; nil if there are no such items, or no menu.
  public func contextMenuConfiguration(at indexPaths: [IndexPath]) -> UIContextMenuConfiguration? {
    if indexPaths.count == 1 { return contextMenuConfiguration(at: indexPaths[0]) }
    let objects = indexPaths.compactMap(object(at:))
    guard !objects.isEmpty, objects.count == indexPaths.count,
      let menu = contextMenu(for: objects, at: indexPaths)
    else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
  }
}

/// Answers with the menus.
final class ContextMenuLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any ContextMenuList)?

  init(_ list: any ContextMenuList) { self.list = list }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { list?.contextMenuConfiguration(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { list?.contextMenuConfiguration(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { list?.contextMenuConfiguration(at: indexPaths) }
}
#endif
