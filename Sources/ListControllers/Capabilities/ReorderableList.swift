public import Foundation
import ListData

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
  /// A person moved an object; the path of the source is its place before the move, the other that after
  /// it. An array of sections or a `ListModel` has followed already; other data is to follow here, before
  /// the method returns. A `FetchedList` writes to its source what its order comes from, a number for
  /// example; a move that the source does not show is taken back. The default does nothing.
  func didMove(_ object: Object, from source: IndexPath, to destination: IndexPath)
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

  /// Makes the data follow a move that the view shows already; the index paths are those of what is shown. An object
  /// that is moved while a search hides others goes before the one that is shown after it, or after the
  /// last that is shown.
  public func didMoveItem(from source: IndexPath, to destination: IndexPath) {
    guard let object = object(at: source) else { return }
    if let list = self as? any FetchedList {
      list.follow(moveFrom: source, to: destination) {
        didMove(object, from: source, to: destination)
      }
      return
    }
    if let list = self as? any ArrangedList {
      list.followInData(moveFrom: source, to: destination)
    } else {
      (self as? any NonFetchedList)?.moveInData(from: source, to: destination)
    }
    didMove(object, from: source, to: destination)
  }
}

extension ReorderableList where Self: ArrangedList {
  public func canMove(_ object: Object, at indexPath: IndexPath) -> Bool { showsItemsInOrder }

  public func target(
    ofMoving object: Object, from source: IndexPath, to proposed: IndexPath
  ) -> IndexPath {
    arranger.isCollapsed(proposed.section, of: listData.sections) ? source : proposed
  }
}

extension ReorderableList where Self: PagedList {
  /// Keeps an object among the objects: the row below them is a section of its own.
  public func target(
    ofMoving object: Object, from source: IndexPath, to proposed: IndexPath
  ) -> IndexPath { proposed.section == source.section ? proposed : source }
}

extension NonFetchedList {
  /// Moves an object in data that can be changed, and leaves the view as it is.
  fileprivate func moveInData(from source: IndexPath, to destination: IndexPath) {
    guard let data = listData as? any SectionedDataSource else { return }
    if let moved = data.moving(from: source, to: destination) as? ListData { listData = moved }
  }
}

extension SectionedDataSource {
  fileprivate func moving(from source: IndexPath, to destination: IndexPath) -> Any {
    var sections = sections
    sections.move(from: source, to: destination)
    return Self(sections)
  }
}
