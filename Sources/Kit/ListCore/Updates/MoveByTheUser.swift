import Foundation
import ListData
import ListDiff

/// A move by the user that UIKit is in the middle of, and what was selected before it.
final class MoveByTheUser {
  fileprivate let source: IndexPath
  fileprivate let destination: IndexPath
  /// Closures that return where an object is now, by its index path before the move.
  private var selected: [IndexPath: () -> IndexPath?] = [:]
  /// A Boolean value that indicates whether the view shows the move when it has ended, and nothing
  /// else.
  var isShown = true

  /// Creates a move of a list's row that its data hasn't followed yet.
  ///
  /// UIKit doesn't say whether the selection that it reports meanwhile has followed it.
  @MainActor init<L: List>(of list: L, from source: IndexPath, to destination: IndexPath) {
    (self.source, self.destination) = (source, destination)
    let editor = list.editor
    for path in list.updateTarget?.shownList?.selectedItems ?? [] {
      for path in [path, original(path)] {
        guard let object = editor.find(at: path) else { continue }
        let track = editor.track(object)
        selected[path] = { track()?.indexPath }
      }
    }
  }

  /// Returns the index path before the move of a row that the view shows after it.
  func original(_ indexPath: IndexPath) -> IndexPath {
    if indexPath == destination { return source }
    var path = indexPath
    if path.section == destination.section, path.item > destination.item { path.item -= 1 }
    if path.section == source.section, path.item >= source.item { path.item += 1 }
    return path
  }

  /// Returns the index path that a selected row of the view has in the list's data now, or `nil` if
  /// its object is gone.
  func current(_ indexPath: IndexPath) -> IndexPath? { selected[original(indexPath)]?() }
}

extension List {
  /// Edits the data as the user has moved a row in the view, and keeps the selection of before.
  ///
  /// - Parameters:
  ///   - source: The index path of the row before the move.
  ///   - destination: The index path that the view shows the row at.
  ///   - edit: The edit, in the middle of which UIKit reports one selection or the other.
  package func keepingSelection(
    ofMoveFrom source: IndexPath, to destination: IndexPath, in edit: () -> Void
  ) {
    guard source != destination, let target = updateTarget else { return edit() }
    let presenter = presenter
    let move = MoveByTheUser(of: self, from: source, to: destination)
    presenter.move = move
    presenter.announceUpdate(of: self)
    ListState.of(self).rowsMayChange()
    target.whenUpdated(.ofChange) { [weak self] in
      guard let self, move.isShown else { return }
      presenter.notify(self, of: FollowedUpdate(move, of: self))
    }
    edit()
    presenter.move = nil
  }
}

extension FollowedUpdate {
  /// A move by the user, which the view has shown by itself.
  fileprivate init(_ move: MoveByTheUser, of list: some List) {
    var difference = ListDifference()
    difference.movedItems = [
      ListChange(from: ListPlace(move.source), to: ListPlace(move.destination))
    ]
    let sectionCount = list.numberOfSections
    self.init(
      .updated(batches: 0), Changes(difference, from: sectionCount, to: sectionCount),
      isAnimated: true)
  }
}
