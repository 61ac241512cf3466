public import Foundation
import ListData
import ListPlatform

/// A list whose objects the user can drag to other places.
///
/// UIKit shows the object in its new place by itself; only the data has to follow.
@MainActor public protocol ReorderableList: List {
  /// Returns a Boolean value that indicates whether the user can move an object. The default is
  /// `true`, except during a search, which hides objects in between.
  func canMove(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Returns the destination of a dragged object. The default is the proposed destination, unless
  /// it is in a collapsed section or is the footer of a paged list.
  ///
  /// - Parameters:
  ///   - object: The dragged object.
  ///   - source: The index path before the move.
  ///   - proposed: The proposed index path after the move.
  /// - Returns: The index path after the move; the source to refuse the move.
  func target(ofMoving object: Object, from source: IndexPath, to proposed: IndexPath) -> IndexPath
  /// Tells the list that the user moved an object. The default does nothing.
  ///
  /// The data that a list holds, or the model that it follows, has already followed the move, and
  /// UIKit has completed it. Edit the list here as at any other time. A source that orders its
  /// objects itself is moved here: a ``FetchedList`` changes whatever its source is sorted by, such
  /// as a number, and a ``PagedList`` sets the objects of its pager. The view undoes a move that
  /// the source doesn't make.
  ///
  /// - Parameters:
  ///   - object: The moved object.
  ///   - source: The index path before the move.
  ///   - destination: The index path after the move.
  func didMove(_ object: Object, from source: IndexPath, to destination: IndexPath)
}

extension ReorderableList {
  /// Returns `true` where the list's editor can move the object.
  public func canMove(_ object: Object, at indexPath: IndexPath) -> Bool {
    editor.canMove(from: indexPath)
  }

  /// Returns the proposed destination, or the source where the list's editor can't move the object.
  public func target(
    ofMoving object: Object, from source: IndexPath, to proposed: IndexPath
  ) -> IndexPath { editor.target(ofMovingFrom: source, to: proposed) }

  /// Does nothing.
  public func didMove(_ object: Object, from source: IndexPath, to destination: IndexPath) {}
}

extension ListForwarding where L: ReorderableList {
  /// Returns a Boolean value that indicates whether the user can move a row; `false` if there is no
  /// such row.
  public func canMoveItem(at indexPath: IndexPath) -> Bool {
    list.object(at: indexPath).map { list.canMove($0, at: indexPath) } ?? false
  }

  /// Returns the destination of a dragged row.
  public func targetOfMovingItem(from source: IndexPath, to proposed: IndexPath) -> IndexPath {
    guard proposed.count == 2 else { return source }
    return list.object(at: source).map { list.target(ofMoving: $0, from: source, to: proposed) }
      ?? proposed
  }

  /// Updates the data after a move that the view already shows; does nothing if there is no such
  /// row or place.
  ///
  /// The index paths are those of shown items. An object that is moved while a search hides others
  /// goes before the next shown object, or after the last one.
  public func didMoveItem(from source: IndexPath, to destination: IndexPath) {
    guard let object = list.object(at: source), list.isDestination(destination, ofItemAt: source)
    else { return }
    // UIKit is in the middle of the move.
    let release = list.updateTarget?.holdUpdates()
    let state = ListState.of(list)
    state[MoveByTheUser.self] = MoveByTheUser(of: list, from: source, to: destination)
    list.editor.adoptMove(of: object, from: source, to: destination) { [weak list] in
      list?.reportMove(of: $0, from: $1, to: $2)
    }
    state[MoveByTheUser.self] = nil
    if let release { list.afterMove(release) }
  }
}

extension ReorderableList {
  /// Tells the list of a move. In a debug build, says if the list moves the object again.
  fileprivate func reportMove(
    of object: Object, from source: IndexPath, to destination: IndexPath
  ) {
    #if DEBUG
    // The move of neighbors is its own reverse, with which a list may refuse it.
    let isOther = source.section != destination.section
    let isFar = isOther || abs(source.item - destination.item) > 1
    let editor = self.editor
    let other = isFar && self is any NonFetchedList ? editor.find(at: source) : nil
    let follow = other.map(editor.follow)
    let count = numberOfItems(inSection: destination.section) + (isOther ? 1 : 0)
    defer {
      Advice.give(
        to: type(of: self),
        if: follow?()?.indexPath == destination
          && count == numberOfItems(inSection: destination.section),
        "\(type(of: self)) has moved the row already when didMove(_:from:to:) is called. Don't move "
          + "it in listData again.")
    }
    #endif
    didMove(object, from: source, to: destination)
  }
}

extension ListCapability {
  /// The capability of a ``ReorderableList``.
  static let reorderable = ListCapability { (list: any ReorderableList) in list.reorderableLink }
}

extension ReorderableList {
  fileprivate var reorderableLink: ListLink { ReorderableLink(self) }

  /// Performs an action when UIKit has completed the user's move, and before the view is drawn.
  fileprivate func afterMove(_ action: @escaping () -> Void) {
    guard let link = link(ReorderableLink<Self>.self), shownView?.window != nil else {
      return action()
    }
    link.afterMove.append(action)
    link.setNeedsFollow()
  }
}

/// Answers which rows can be moved, and updates the data after a move.
private final class ReorderableLink<L: ReorderableList>: ForwardingLink<L>, UITableViewDataSource,
  UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The work that waits for the end of a move by the user.
  var afterMove: [() -> Void] = []

  override var followsView: Bool { true }

  override func follow(animated: Bool) { performAfterMove() }

  override func viewDidDisappear() { performAfterMove() }

  private func performAfterMove() {
    let actions = afterMove
    afterMove = []
    for action in actions { action() }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    forwarding?.canMoveItem(at: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { forwarding?.didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    forwarding?.targetOfMovingItem(from: sourceIndexPath, to: proposedDestinationIndexPath)
      ?? proposedDestinationIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { forwarding?.canMoveItem(at: indexPath) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { forwarding?.didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    forwarding?.targetOfMovingItem(from: originalIndexPath, to: proposedIndexPath)
      ?? proposedIndexPath
  }
}
