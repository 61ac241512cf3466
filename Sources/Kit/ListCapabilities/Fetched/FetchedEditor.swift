import Foundation
public import ListCore
import ListData
import ListDiff

extension FetchedList {
  /// An editor of the source.
  public var editor: ListEditor<Object> { FetchedEditor(self) }

  /// Inserts an object into the source. Its row is inserted with the change that follows.
  public func insertItem(_ object: Object) { write([object], isInsertion: true) }
}

extension FetchedList {
  /// Inserts objects into the source, or deletes them. Returns `false` if there are none, or if
  /// that fails, which is reported to the list.
  @discardableResult
  func write(_ objects: [Object], isInsertion: Bool) -> Bool {
    let count = objects.count
    if count == 0 { return false }
    return makeEdit {
      guard attempt({ try isInsertion ? $0.insert(objects) : $0.delete(objects) }) else {
        return false
      }
      didEdit(
        RecordedEdit(isInsertion ? .insertion(count: count) : .deletion(count: count)) {
          [weak self] in self?.revertWrite(of: objects, wasInsertion: isInsertion)
        })
      return true
    }
  }

  /// Deletes objects that were inserted, or inserts those that were deleted. Reports an error if
  /// one of them is there again.
  private func revertWrite(of objects: [Object], wasInsertion: Bool) {
    guard !wasInsertion, let controller = fetchedResultsController else {
      write(objects, isInsertion: !wasInsertion)
      return
    }
    let missing = objects.filter { controller.indexPath(of: $0) == nil }
    write(missing, isInsertion: true)
    if missing.count < objects.count {
      self.controller(controller, didFailWith: UndoError.isThereAgain)
    }
  }
}

/// Edits the source of fetched objects. The list follows the changes of the source.
final class FetchedEditor<L: FetchedList>: ListEditor<L.Object> {
  private weak var list: L?

  init(_ list: L) {
    self.list = list
    super.init(of: list)
  }

  override func track(_ object: EditedObject<L.Object>) -> () -> EditedObject<L.Object>? {
    { [weak list] in
      guard let list, let path = list.fetchedResultsController?.indexPath(of: object.object)
      else { return nil }
      return list.object(at: path).map { EditedObject($0, at: path) }
    }
  }

  // MARK: Edits

  override var removes: Bool { true }

  override func remove(
    _ objects: [EditedObject<L.Object>], removesEmptySections: Bool, as edit: ListEdit
  ) throws(EditRefusal) -> [L.Object] {
    var paths = Set<IndexPath>()
    let objects = objects.filter { paths.insert($0.dataIndexPath).inserted }.map(\.object)
    return list?.write(objects, isInsertion: false) == true ? objects : []
  }

  override var inserts: Bool { true }

  override func insert(
    _ objects: [L.Object], at indexPath: IndexPath, as edit: ListEdit
  ) throws(EditRefusal) -> Bool { list?.write(objects, isInsertion: true) ?? false }

  override func move(
    _ objects: [EditedObject<L.Object>], to indexPath: IndexPath
  ) throws(EditRefusal) -> Bool {
    throw EditRefusal(
      "The source of a fetched list orders its objects. Change there what the source is sorted by.")
  }

  override func replace(
    _ object: EditedObject<L.Object>, with other: L.Object
  ) throws(EditRefusal) -> Bool {
    throw EditRefusal("Change the object in the source of a fetched list, which follows.")
  }

  // MARK: Moves by the user

  override func canMove(from indexPath: IndexPath) -> Bool {
    list?.allLinks.allSatisfy(\.allowsMoves) != false
  }

  override func adoptMove(
    of object: L.Object, from source: IndexPath, to destination: IndexPath,
    _ didMove: @escaping (L.Object, IndexPath, IndexPath) -> Void
  ) {
    let section = sectionName(at: source)
    let isMoved = write(moveFrom: source, to: destination) { didMove(object, source, destination) }
    guard let list, source != destination else { return }
    if isMoved {
      recordMove(of: object, fromItem: source.item, ofSection: section, didMove)
    } else {
      list.refuse(
        EditRefusal(
          "The row moves back, because its source has the objects in their old order. In "
            + "didMove(_:from:to:), change the property that they are sorted by."))
    }
  }

  /// Writes a move that the view already shows to the source, and updates the view with the result.
  /// Returns `false` if the source didn't change.
  private func write(
    moveFrom source: IndexPath, to destination: IndexPath, _ write: () -> Void
  ) -> Bool {
    let updates = list?.fetchedResultsController?.applyChanges(of: write)
    let isChanged = updates?.isEmpty == false
    guard let target = list?.updateTarget else { return isChanged }
    if let difference = updates?.difference,
      difference.isMove(from: ListPlace(source), to: ListPlace(destination))
    {
      let changed = difference.changedItems.map(\.to.indexPath)
      target.whenUpdated(.ofChange) { target.updateItems(at: changed) }
    } else {
      list?.reloadWhenUpdated()
    }
    return isChanged
  }

  private func sectionName(at indexPath: IndexPath) -> String? {
    guard let list, list.isValid(indexPath) else { return nil }
    return list.fetchedResultsController?.sections[indexPath.section].name
  }

  private func recordMove(
    of object: L.Object, fromItem item: Int, ofSection name: String?,
    _ didMove: @escaping (L.Object, IndexPath, IndexPath) -> Void
  ) {
    list?.didEdit(
      RecordedEdit(.move(count: 1)) { [self] in
        moveBack(object, toItem: item, ofSection: name, didMove)
      })
  }

  /// Writes a move to the source, and lets the view follow. Reports an error if the object or the
  /// section is gone.
  private func moveBack(
    _ object: L.Object, toItem item: Int, ofSection name: String?,
    _ didMove: @escaping (L.Object, IndexPath, IndexPath) -> Void
  ) {
    guard let list, let controller = list.fetchedResultsController else { return }
    guard let source = controller.indexPath(of: object), let object = list.object(at: source),
      let section = controller.sections.firstIndex(where: { $0.name == name })
    else { return list.controller(controller, didFailWith: UndoError.placeIsGone) }
    let oldName = sectionName(at: source)
    let last = list.numberOfItems(inSection: section) - (section == source.section ? 1 : 0)
    let destination = IndexPath(item: min(item, last), section: section)
    guard source != destination else { return }
    didMove(object, source, destination)
    recordMove(of: object, fromItem: source.item, ofSection: oldName, didMove)
  }
}

extension ListDifference {
  /// Returns a Boolean value that indicates whether a single item moved, and nothing else. If two
  /// neighbors change places, either may be the one that moved.
  fileprivate func isMove(from source: ListPlace, to target: ListPlace) -> Bool {
    guard movedItems.count == 1, let move = movedItems.first, deletedSections.isEmpty,
      insertedSections.isEmpty, movedSections.isEmpty, deletedItems.isEmpty, insertedItems.isEmpty
    else { return false }
    if move.from == source, move.to == target { return true }
    return move.from == target && move.to == source && source.section == target.section
      && abs(source.item - target.item) == 1
  }
}
