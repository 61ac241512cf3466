public import Foundation

/// One change of a group of updates, as a layout is told of it.
///
/// A section's change has an index path whose item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The place before the group; nil for an insert.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The place after the group; nil for a delete.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open private(set) var updateAction: Action

  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  /// The items of a group that was found to be legal.
  static func items(of update: BatchUpdate, _ map: BatchUpdateMap) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return update.operations.compactMap { operation -> UICollectionViewUpdateItem? in
      switch operation {
      case .insertItem(let path): UICollectionViewUpdateItem(.insert, before: nil, after: path)
      case .deleteItem(let path): UICollectionViewUpdateItem(.delete, before: path, after: nil)
      case .reloadItem(let path):
        UICollectionViewUpdateItem(.reload, before: path, after: map.place(of: path))
      case .reconfigureItem: nil
      case .moveItem(let path, let target):
        UICollectionViewUpdateItem(.move, before: path, after: target)
      case .insertSection(let section):
        UICollectionViewUpdateItem(.insert, before: nil, after: whole(section))
      case .deleteSection(let section):
        UICollectionViewUpdateItem(.delete, before: whole(section), after: nil)
      case .reloadSection(let section):
        UICollectionViewUpdateItem(
          .reload, before: whole(section), after: map.section(after: section).map(whole))
      case .moveSection(let section, let target):
        UICollectionViewUpdateItem(.move, before: whole(section), after: whole(target))
      }
    }
  }
}
