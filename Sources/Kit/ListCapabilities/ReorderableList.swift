public import Foundation
public import ListCore
import ListData
import ListPlatform

/// A list whose objects the user can drag to other places.
///
/// UIKit shows the object in its new place by itself. Only the data has to follow.
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
  /// objects itself hasn't followed yet. In a ``FetchedList``, change the property by which the
  /// source is sorted, such as a number. In a ``PagedList``, set the objects of the pager. The view
  /// undoes a move that the source doesn't make.
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
  /// Returns a Boolean value that indicates whether the user can move a row. Returns `false` if
  /// there is no such row.
  public func canMoveItem(at indexPath: IndexPath) -> Bool {
    list.object(at: indexPath).map { list.canMove($0, at: indexPath) } ?? false
  }

  /// Returns the destination of a dragged row.
  public func targetOfMovingItem(from source: IndexPath, to proposed: IndexPath) -> IndexPath {
    guard proposed.count == 2 else { return source }
    return list.object(at: source).map { list.target(ofMoving: $0, from: source, to: proposed) }
      ?? proposed
  }

  /// Updates the data after a move that the view already shows. Does nothing if there is no such
  /// row or place.
  ///
  /// The index paths are those of shown items. An object that is moved while a search hides others
  /// goes before the next shown object, or after the last one.
  public func didMoveItem(from source: IndexPath, to destination: IndexPath) {
    guard let object = list.object(at: source), list.isDestination(destination, ofItemAt: source)
    else { return }
    // UIKit is in the middle of the move.
    let release = list.updateTarget?.holdUpdates()
    list.keepingSelection(ofMoveFrom: source, to: destination) {
      list.editor.adoptMove(of: object, from: source, to: destination) { [weak list] in
        list?.reportMove(of: $0, from: $1, to: $2)
      }
    }
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
    let track = other.map(editor.track)
    let count = numberOfItems(inSection: destination.section) + (isOther ? 1 : 0)
    defer {
      Advice.give(
        to: type(of: self),
        if: track?()?.indexPath == destination
          && count == numberOfItems(inSection: destination.section),
        "\(type(of: self)) has moved the row already when didMove(_:from:to:) is called. Don't "
          + "move it in listData again.")
    }
    #endif
    announceMove(to: destination)
    didMove(object, from: source, to: destination)
  }

  /// Lets VoiceOver say where a row is now.
  private func announceMove(to destination: IndexPath) {
    let name = shownView?.shownCell(at: destination)?.accessibilityLabel ?? Spoken.row
    let (position, count) = (destination.item + 1, numberOfItems(inSection: destination.section))
    let title = numberOfSections > 1 ? headerTitle(inSection: destination.section) : nil
    Announcement.post(
      title.map { Spoken.moved(name, to: position, of: count, in: $0) }
        ?? Spoken.moved(name, to: position, of: count), about: self)
  }

  /// Returns the place above or below a row to which the user can move it, or `nil` if there is
  /// none. Above the first row of a section is the end of the section before it.
  fileprivate func neighbor(of source: IndexPath, isAbove: Bool) -> IndexPath? {
    guard forwarding.canMoveItem(at: source) else { return nil }
    var proposed = source
    proposed.item += isAbove ? -1 : 1
    if !(0..<numberOfItems(inSection: source.section)).contains(proposed.item) {
      let section = source.section + (isAbove ? -1 : 1)
      guard (0..<numberOfSections).contains(section) else { return nil }
      proposed = [section, isAbove ? numberOfItems(inSection: section) : 0]
    }
    let target = forwarding.targetOfMovingItem(from: source, to: proposed)
    return target == source ? nil : target
  }

  /// Offers VoiceOver the moves of a row that are possible.
  fileprivate func showMoves(in cell: UIView, at indexPath: IndexPath) {
    let moves = [(Spoken.moveUp, true), (Spoken.moveDown, false)].filter {
      neighbor(of: indexPath, isAbove: $0.1) != nil
    }
    cell.setRowActions(
      moves.map { name, isAbove in
        let move = { [weak self, weak cell] in
          cell.map { self?.move($0, up: isAbove) ?? false } ?? false
        }
        return (name, move)
      }, of: ReorderableLink<Self>.self)
  }

  /// Moves a row as the user does by dragging it.
  private func move(_ cell: UIView, up: Bool) -> Bool {
    guard let view = shownView, !view.holdsItems,
      let source = view.indexPath(ofCell: cell),
      let target = neighbor(of: source, isAbove: up)
    else { return false }
    forwarding.didMoveItem(from: source, to: target)
    updateTarget?.moveItem(at: source, to: target)
    showMoves()
    return true
  }

  /// Updates the moves of the visible rows.
  fileprivate func showMoves() {
    guard let view = shownView else { return }
    for path in view.visibleIndexPaths where isValid(path) {
      view.shownCell(at: path).map { showMoves(in: $0, at: path) }
    }
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

  /// Lets a collection view controller install its gesture. By UIKit's documentation, the data
  /// source declares that items move. It is the chain, which wasn't there when the view was loaded.
  override func connect(to view: UIScrollView) {
    guard let controller = list as? UICollectionViewController,
      controller.installsStandardGestureForInteractiveMovement
    else { return }
    controller.installsStandardGestureForInteractiveMovement = false
    controller.installsStandardGestureForInteractiveMovement = true
  }

  override var configuresCells: Bool { true }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    configure()
    list?.showMoves(in: cell, at: indexPath)
  }

  override func didUpdate(_ update: FollowedUpdate) { list?.showMoves() }

  override func follow(animated: Bool) { performAfterMove() }

  override func viewDidDisappear() { performAfterMove() }

  private func performAfterMove() {
    let actions = afterMove
    afterMove = []
    for action in actions { action() }
    if !actions.isEmpty { list?.showMoves() }
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
