#if !os(tvOS)
public import Foundation
public import ListCore
import ListPlatform

/// A list that shows the context menu of an object after a long press.
///
/// Before iOS 16, a collection view calls
/// `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
@MainActor public protocol ContextMenuList: List {
  /// Returns the menu of an object, or `nil` for no menu.
  func contextMenu(for object: Object, at indexPath: IndexPath) -> UIMenu?
  /// Returns the menu of several selected objects of a collection view, one of which was pressed.
  /// The default is `nil`, no menu.
  func contextMenu(for objects: [Object], at indexPaths: [IndexPath]) -> UIMenu?
  /// Returns the view controller to show next to an object's menu. The default is `nil`, which
  /// shows the cell.
  func contextMenuPreview(for object: Object, at indexPath: IndexPath) -> UIViewController?
}

extension ContextMenuList {
  /// Returns `nil`, no menu.
  public func contextMenu(for objects: [Object], at indexPaths: [IndexPath]) -> UIMenu? { nil }

  /// Returns `nil`, which shows the cell.
  public func contextMenuPreview(for object: Object, at indexPath: IndexPath) -> UIViewController? {
    nil
  }
}

extension ListForwarding where L: ContextMenuList {
  /// Returns the menu of a row and its preview, or `nil` if there is no such row or no menu.
  public func contextMenuConfiguration(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    guard let object = list.object(at: indexPath),
      let menu = list.contextMenu(for: object, at: indexPath)
    else { return nil }
    let held = HeldObject(object, at: indexPath, of: list)
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: { [weak list] in
        held.current.flatMap { list?.contextMenuPreview(for: object, at: $0) }
      }, actionProvider: { _ in menu })
  }

  /// Returns the menu of the pressed items: of a single item, with its preview, or of several
  /// selected items. Returns `nil` if there are no such items or no menu.
  public func contextMenuConfiguration(at indexPaths: [IndexPath]) -> UIContextMenuConfiguration? {
    if indexPaths.count == 1 { return contextMenuConfiguration(at: indexPaths[0]) }
    let objects = indexPaths.compactMap(list.object(at:))
    guard !objects.isEmpty, objects.count == indexPaths.count,
      let menu = list.contextMenu(for: objects, at: indexPaths)
    else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
  }
}

extension ListCapability {
  /// The capability of a ``ContextMenuList``.
  static let contextMenu = ListCapability { (list: any ContextMenuList) in list.contextMenuLink }
}

extension ContextMenuList {
  fileprivate var contextMenuLink: ListLink { ContextMenuLink(self) }

  /// Performs an action of the menu that a row has now. Returns `false` if there is none.
  fileprivate func choose(_ title: String, inMenuOf cell: UIView) -> Bool {
    guard let path = shownView?.indexPath(ofCell: cell),
      let object = object(at: path),
      let action = contextMenu(for: object, at: path)?.choices.first(where: { $0.title == title })
    else { return false }
    UIControl().sendAction(action)
    return true
  }
}

extension UIMenu {
  /// The actions of the menu and of its submenus that the user can choose.
  fileprivate var choices: [UIAction] {
    children.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction:
        action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
      case let menu as UIMenu: menu.choices
      default: []
      }
    }
  }
}

/// Answers with the context menus.
private final class ContextMenuLink<L: ContextMenuList>: ForwardingLink<L>, UITableViewDelegate,
  UICollectionViewDelegate
{
  override var configuresCells: Bool { true }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    configure()
    guard let list, let object = list.object(at: indexPath) else { return }
    let menu = list.contextMenu(for: object, at: indexPath)
    cell.setRowActions(
      (menu?.choices ?? []).map { choice in
        let title = choice.title
        let perform = { [weak self, weak cell] in
          guard let list = self?.list, let cell else { return false }
          return list.choose(title, inMenuOf: cell)
        }
        return (title, perform)
      }, of: Self.self)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { forwarding?.contextMenuConfiguration(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { forwarding?.contextMenuConfiguration(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { forwarding?.contextMenuConfiguration(at: indexPaths) }
}
#endif
