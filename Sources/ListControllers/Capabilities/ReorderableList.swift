public import Foundation
import ListData
import ListPlatform

/// A list whose objects a person can drag to other places.
///
/// UIKit shows the object in its new place by itself; only the data is to follow. A list that forwards:
///
///     func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
///       canMoveItem(at: indexPath)
///     }
///     func tableView(
///       _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
///       to destinationIndexPath: IndexPath
///     ) { didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }
///
/// and the same with `collectionView(_:canMoveItemAt:)` and `collectionView(_:moveItemAt:to:)`.
@MainActor public protocol ReorderableList: List {
  /// Whether an object can be moved. The default is true; in an arranged list it is false while a search
  /// hides what is between.
  func canMove(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Where an object goes that is dragged to a place. The default is that place. In a list with
  /// collapsed sections it is none of these, and in a paged list not the row below the objects.
  ///
  /// - Parameters:
  ///   - object: The object that is dragged.
  ///   - source: Where it comes from.
  ///   - proposed: Where it would go, after the move.
  func target(ofMoving object: Object, from source: IndexPath, to proposed: IndexPath) -> IndexPath
  /// Tells that an object was moved by a drag; the path of the source is its place before the move, the
  /// other that after it. Data that can be changed has followed already; other data is to follow here,
  /// before the method returns. A ``FetchedList`` writes to its source what its order comes from, a number
  /// for example; a move that the source doesn't show is taken back. The default does nothing.
  func didMove(_ object: Object, from source: IndexPath, to destination: IndexPath)
  /// Makes the data follow a move that the view shows already, and calls `didMove(_:from:to:)`. The
  /// default changes the data of a list that holds it in sections; a ``FetchedList`` adopts what the
  /// source makes of the move.
  func follow(moveOf object: Object, from source: IndexPath, to destination: IndexPath)
}

extension ReorderableList {
  public func canMove(_ object: Object, at indexPath: IndexPath) -> Bool { true }

  public func target(
    ofMoving object: Object, from source: IndexPath, to proposed: IndexPath
  ) -> IndexPath { proposed }

  public func didMove(_ object: Object, from source: IndexPath, to destination: IndexPath) {}

  /// Whether a row can be moved; false where there is none.
  public func canMoveItem(at indexPath: IndexPath) -> Bool {
    object(at: indexPath).map { canMove($0, at: indexPath) } ?? false
  }

  /// Where a row goes that is dragged to a place.
  public func targetOfMovingItem(from source: IndexPath, to proposed: IndexPath) -> IndexPath {
    object(at: source).map { target(ofMoving: $0, from: source, to: proposed) } ?? proposed
  }

  /// Makes the data follow a move that the view shows already; does nothing if there is no such row.
  ///
  /// The index paths are those of what is shown. An object that is moved while a search hides others
  /// goes before the one that is shown after it, or after the last that is shown.
  public func didMoveItem(from source: IndexPath, to destination: IndexPath) {
    guard let object = object(at: source) else { return }
    follow(moveOf: object, from: source, to: destination)
  }

  public func follow(moveOf object: Object, from source: IndexPath, to destination: IndexPath) {
    didMove(object, from: source, to: destination)
  }
}

extension ReorderableList
where Self: NonFetchedList, ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo
{
  public func follow(moveOf object: Object, from source: IndexPath, to destination: IndexPath) {
    var sections = listData.sections
    if sections.move(from: source, to: destination) { listData = ListData(sections) }
    didMove(object, from: source, to: destination)
  }
}

extension ReorderableList where Self: ArrangedList {
  public func follow(moveOf object: Object, from source: IndexPath, to destination: IndexPath) {
    followInData(moveFrom: source, to: destination)
    didMove(object, from: source, to: destination)
  }

  public func canMove(_ object: Object, at indexPath: IndexPath) -> Bool { showsItemsInOrder }

  public func target(
    ofMoving object: Object, from source: IndexPath, to proposed: IndexPath
  ) -> IndexPath {
    arranger.isCollapsed(proposed.section, of: listData.sections) ? source : proposed
  }
}

extension ReorderableList where Self: FetchedList {
  public func follow(moveOf object: Object, from source: IndexPath, to destination: IndexPath) {
    follow(moveFrom: source, to: destination) { didMove(object, from: source, to: destination) }
  }
}

extension ReorderableList where Self: PagedList {
  /// Keeps an object among the objects: the row below them is a section of its own.
  public func target(
    ofMoving object: Object, from source: IndexPath, to proposed: IndexPath
  ) -> IndexPath { proposed.section == source.section ? proposed : source }
}

/// Answers what can be moved, and makes the data follow.
final class ReorderableLink: ListLink, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private weak var list: (any ReorderableList)?

  init(_ list: any ReorderableList) { self.list = list }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    list?.canMoveItem(at: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { list?.didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    list?.targetOfMovingItem(from: sourceIndexPath, to: proposedDestinationIndexPath)
      ?? proposedDestinationIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { list?.canMoveItem(at: indexPath) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { list?.didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    list?.targetOfMovingItem(from: originalIndexPath, to: proposedIndexPath) ?? proposedIndexPath
  }
}
