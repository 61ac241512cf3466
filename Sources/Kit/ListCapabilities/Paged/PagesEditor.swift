import Foundation
public import ListCore
import ListData

extension PagedList {
  /// An editor of the pager's objects. The list writes its edits to the source of the pages by
  /// ``updateSource(removing:inserting:)``. The order of the objects is left to the list.
  public var editor: ListEditor<Object> { PagesEditor(self, pager) }
}

/// Edits the objects of a pager. Lets the user move them, if the list sets them in their new order.
private final class PagesEditor<L: PagedList>: ListEditor<L.Object> {
  private let list: L
  private let pager: Pager<L.Object>?

  init(_ list: L, _ pager: Pager<L.Object>?) {
    self.list = list
    self.pager = pager
    super.init(of: list)
  }

  /// Follows an object by its identity.
  override func track(_ object: EditedObject<L.Object>) -> () -> EditedObject<L.Object>? {
    { [weak list] in
      guard let list, let row = list.pager?.row(of: object.object) else { return nil }
      let path = IndexPath(item: row, section: list.objectsSection)
      return list.object(at: path).map { EditedObject($0, at: path) }
    }
  }

  // MARK: Edits

  override var removes: Bool { true }

  override func remove(
    _ objects: [EditedObject<L.Object>], removesEmptySections: Bool, as edit: ListEdit
  ) throws(EditRefusal) -> [L.Object] { try remove(objects.map(\.object), as: edit) }

  @discardableResult
  private func remove(
    _ objects: [L.Object], as edit: ListEdit
  ) throws(EditRefusal) -> [L.Object] {
    guard let pager else { return [] }
    let rows = Set(objects.compactMap { pager.row(of: $0) }).sorted()
    let removed = rows.map { pager.objects[$0] }
    if removed.isEmpty { return [] }
    try write(edit.counting(removed.count), removing: removed) {
      let places = pager.remove(removed)
      return { editor throws(EditRefusal) in try editor.restore(places, as: edit) }
    }
    return removed
  }

  override var inserts: Bool { true }

  override func insert(
    _ objects: [L.Object], at indexPath: IndexPath, as edit: ListEdit
  ) throws(EditRefusal) -> Bool {
    guard let pager, pager.canInsert, dropTarget(for: indexPath) != nil,
      (0...pager.objects.count).contains(indexPath.item)
    else { return false }
    if objects.contains(where: { pager.row(of: $0) != nil }) { throw .isThereAlready }
    try write(edit, inserting: objects) {
      pager.insert(objects, at: indexPath.item)
      return { editor throws(EditRefusal) in try editor.remove(objects, as: edit) }
    }
    return true
  }

  /// Inserts objects where they were removed, without those that are there again. Before the first
  /// page, only the source has them again.
  private func restore(
    _ places: [RemovedObjects<L.Object>], as edit: ListEdit
  ) throws(EditRefusal) {
    guard let pager else { return }
    let objects = places.flatMap(\.objects).filter { pager.row(of: $0) == nil }
    if objects.isEmpty { return }
    try write(edit.counting(objects.count), inserting: objects) {
      pager.restore(places)
      return { editor throws(EditRefusal) in try editor.remove(objects, as: edit) }
    }
  }

  override func replace(
    _ object: EditedObject<L.Object>, with other: L.Object
  ) throws(EditRefusal) -> Bool { try replace(object.object, with: other) }

  @discardableResult
  private func replace(
    _ object: L.Object, with other: L.Object
  ) throws(EditRefusal) -> Bool {
    guard let pager, let row = pager.row(of: object) else { return false }
    if let otherRow = pager.row(of: other), otherRow != row { throw .isThereAlready }
    let old = pager.objects[row]
    try write(.replacement(count: 1), removing: [old], inserting: [other]) {
      pager.replace(old, with: other)
      return { editor throws(EditRefusal) in try editor.replace(other, with: old) }
    }
    return true
  }

  /// A closure that reverts an edit by another one.
  private typealias Reversion = (PagesEditor) throws(EditRefusal) -> Void

  /// Writes an edit to the source of the pages, makes it in the pager, and notifies the links.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - removed: The objects that it removes.
  ///   - inserted: The objects that it inserts.
  ///   - change: A closure that makes the edit in the pager, and returns its reversion.
  private func write(
    _ edit: ListEdit, removing removed: [L.Object] = [], inserting inserted: [L.Object] = [],
    by change: () -> Reversion
  ) throws(EditRefusal) {
    try list.makeEdit { () throws(EditRefusal) in
      try list.updateSource(removing: removed, inserting: inserted)
      let revert = change()
      // The list may have another pager when the edit is undone.
      list.didEdit(
        RecordedEdit(edit) { [weak list, weak pager] in
          guard let list, let pager else { return }
          list.attemptEdit(or: ()) { _ throws(EditRefusal) in
            try revert(PagesEditor(list, pager))
          }
        })
    }
  }

  // MARK: Moves by the user

  /// Objects stay between the header and the footer.
  override func target(ofMovingFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    proposed.section == source.section ? proposed : source
  }

  /// Nothing is dropped above the header or below the footer.
  override func dropTarget(for proposed: IndexPath) -> IndexPath? {
    proposed.count == 2 && proposed.section == list.objectsSection ? proposed : nil
  }

  override func adoptMove(
    of object: L.Object, from source: IndexPath, to destination: IndexPath,
    _ didMove: @escaping (L.Object, IndexPath, IndexPath) -> Void
  ) {
    let old = list.pager?.objects ?? []
    didMove(object, source, destination)
    guard source != destination, old.isTriviallyIdentical(to: list.pager?.objects ?? []) else {
      return
    }
    list.reloadWhenUpdated()
    list.refuse(
      EditRefusal(
        "Its pager has the objects in their old order. Set them in their new one in "
          + "didMove(_:from:to:), by setObjects(_:)."))
  }
}

extension EditRefusal {
  /// The presence of an object that is to be inserted.
  fileprivate static var isThereAlready: EditRefusal {
    EditRefusal("Its pages have an object with the same id already.")
  }
}
