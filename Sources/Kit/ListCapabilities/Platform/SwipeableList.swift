#if !os(tvOS)
public import Foundation
public import ListCore
import ListPlatform

/// A list whose rows have swipe actions.
///
/// In a collection view, the layout supplies the actions, whether the list forwards or is
/// connected:
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
///     addSwipeActions(to: &configuration)
@MainActor public protocol SwipeableList: List {
  /// Returns the actions at an object's leading edge, the outermost first. The default is `nil`, no
  /// actions.
  func leadingSwipeActions(for object: Object, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// Returns the actions at an object's trailing edge, the outermost first. The default is `nil`.
  /// In a table whose rows can be deleted, UIKit then shows Delete.
  func trailingSwipeActions(for object: Object, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
}

extension SwipeableList {
  /// Returns `nil`, no actions.
  public func leadingSwipeActions(for object: Object, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// Returns `nil`, the table's own actions.
  public func trailingSwipeActions(for object: Object, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// Adds the swipe actions to the configuration of a list in a collection view. The configuration
  /// holds the list weakly.
  public func addSwipeActions(to configuration: inout UICollectionLayoutListConfiguration) {
    link(SwipeableLink.self)?.isInLayout = true
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in
      self?.forwarding.leadingSwipeActions(at: $0)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.forwarding.trailingSwipeActions(at: $0)
    }
  }
}

extension ListForwarding where L: SwipeableList {
  /// Returns the actions at a row's leading edge, or `nil` if there is no such row.
  public func leadingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    list.object(at: indexPath).flatMap { list.leadingSwipeActions(for: $0, at: indexPath) }
  }

  /// Returns the actions at a row's trailing edge, or `nil` if there is no such row.
  public func trailingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    list.object(at: indexPath).flatMap { list.trailingSwipeActions(for: $0, at: indexPath) }
  }
}

extension ListCapability {
  /// The capability of a ``SwipeableList``.
  static let swipeable = ListCapability { (list: any SwipeableList) in SwipeableLink(list) }
}

extension SwipeableList {
  fileprivate func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    forwarding.leadingSwipeActions(at: indexPath)
  }

  fileprivate func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    forwarding.trailingSwipeActions(at: indexPath)
  }
}

/// Answers with the swipe actions of rows.
private final class SwipeableLink: ListLink, UITableViewDelegate {
  private weak var list: (any SwipeableList)?
  /// A Boolean value that indicates whether the list has added its actions to a layout.
  var isInLayout = false

  init(_ list: any SwipeableList) { self.list = list }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { list?.leadingActions(at: indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { list?.trailingActions(at: indexPath) }

  #if DEBUG
  override var followsView: Bool { true }
  override var observesTurns: Bool { true }

  /// Says that the layout of a collection view has no swipe actions.
  override func turnWillEnd() {
    guard !isInLayout, let list, let view = list.shownView as? UICollectionView,
      !view.indexPathsForVisibleItems.isEmpty
    else { return }
    let layout = view.collectionViewLayout
    Advice.give(
      layout is UICollectionViewCompositionalLayout
        ? "\(type(of: list)) is a SwipeableList, and its layout has no swipe actions. Call "
          + "addSwipeActions(to:) with the configuration of a list section."
        : "\(type(of: list)) is a SwipeableList, and a \(type(of: layout)) has no swipe actions. Use "
          + "list sections of a UICollectionViewCompositionalLayout.")
  }
  #endif
}

extension UIContextualAction {
  /// Returns an action that deletes an object of a list, as a table's own Delete does. It deletes
  /// that object, wherever its row is by then, and does nothing if no row shows it any more.
  ///
  /// - Parameters:
  ///   - object: The object to delete.
  ///   - indexPath: The index path of the object.
  ///   - list: The list, which the action holds weakly.
  ///   - title: The title of the action.
  public static func delete<L: EditableList>(
    _ object: L.Object, at indexPath: IndexPath, of list: L, title: String = "Delete"
  ) -> UIContextualAction {
    let held = HeldObject(object, at: indexPath, of: list)
    return UIContextualAction(style: .destructive, title: title) { [weak list] _, _, done in
      let current = held.current
      if current == nil { held.adviseOfAbsence("delete") }
      done(current.flatMap { list?.deleteByUser(at: $0) } ?? false)
    }
  }
}
#endif
