#if !os(tvOS)
public import Foundation
public import ListPlatform

/// A list whose rows have actions behind their edges.
///
/// A list that forwards, in a table:
///
///     func tableView(
///       _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
///     ) -> UISwipeActionsConfiguration? { trailingSwipeActions(at: indexPath) }
///
/// In a collection view the layout has the actions, whether the list forwards or is connected:
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
///     addSwipeActions(to: &configuration)
@MainActor public protocol SwipeableList: List {
  /// The actions behind an object's leading edge, the outermost first. The default is none.
  func leadingSwipeActions(for object: Object, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// The actions behind an object's trailing edge, the outermost first. The default is nil, which in a
  /// table whose rows can be deleted is Delete.
  func trailingSwipeActions(for object: Object, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
}

extension SwipeableList {
  public func leadingSwipeActions(for object: Object, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  public func trailingSwipeActions(for object: Object, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// The actions behind a row's leading edge; none where there is no such row.
  public func leadingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    object(at: indexPath).flatMap { leadingSwipeActions(for: $0, at: indexPath) }
  }

  /// The actions behind a row's trailing edge; nil where there is no such row.
  public func trailingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    object(at: indexPath).flatMap { trailingSwipeActions(for: $0, at: indexPath) }
  }

  /// Gives the rows of a list in a collection view their actions. The configuration holds the list
  /// weakly.
  public func addSwipeActions(to configuration: inout UICollectionLayoutListConfiguration) {
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in
      self?.leadingSwipeActions(at: $0)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.trailingSwipeActions(at: $0)
    }
  }
}

/// Answers with the actions behind the rows' edges.
final class SwipeableLink: ListLink, UITableViewDelegate {
  private weak var list: (any SwipeableList)?

  init(_ list: any SwipeableList) { self.list = list }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { list?.leadingSwipeActions(at: indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { list?.trailingSwipeActions(at: indexPath) }
}

extension UIContextualAction {
  /// An action that deletes an object of a list, as a table's own Delete does.
  public static func delete<L: EditableList>(
    _ object: L.Object, at indexPath: IndexPath, of list: L, title: String = "Delete"
  ) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: title) { [weak list] _, _, done in
      list?.delete(object, at: indexPath)
      done(list != nil)
    }
  }
}
#endif
