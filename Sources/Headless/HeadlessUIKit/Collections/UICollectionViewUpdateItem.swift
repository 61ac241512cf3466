public import Foundation

/// One change of a batch update, as a layout receives it.
///
/// The index path of a section's change has `NSNotFound` as its item.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The index path before the batch update, or nil for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the batch update, or nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The type of the change.
  open private(set) var updateAction: Action

  /// The type of a change to an item or a section.
  @nonexhaustive public enum Action: Int, Sendable {
    /// An insertion.
    case insert
    /// A deletion.
    case delete
    /// A reload.
    case reload
    /// A move.
    case move
    /// No change.
    case none
  }

  /// Creates an item without a change.
  public override init() {
    updateAction = .none
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  /// Returns the update items of a validated batch update.
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
