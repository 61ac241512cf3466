import Foundation
import ListData
import ListDiff

extension NonFetchedList
where ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo {
  /// An editor of the list's data.
  public var editor: ListEditor<Object> { SectionsEditor(self) }
}

/// Edits data in sections, of which a search or collapsed sections may show a part.
final class SectionsEditor<L: NonFetchedList>: ListEditor<L.Object>
where L.ListData: SectionedDataSource, L.ListData.DataSection: MutableSectionInfo {
  private typealias Section = L.ListData.DataSection
  private typealias Edited = EditedObject<L.Object>

  private let list: L

  init(_ list: L) {
    self.list = list
    super.init(of: list)
  }

  private var arrangement: Arrangement<Section>? {
    list.existingArranger?.arrangement(of: list.listData.sections)
  }

  /// Returns the index path in the data of a shown object, or `nil` if there is no such object.
  private func dataIndexPath(_ indexPath: IndexPath) -> IndexPath? {
    if let arrangement { return arrangement.sourceIndexPath(for: indexPath) }
    return list.listData.isValid(indexPath) ? indexPath : nil
  }

  /// Returns the index path of the shown object that is at an index path in the data, or `nil` if
  /// it isn't shown.
  private func shownIndexPath(_ dataIndexPath: IndexPath) -> IndexPath? {
    if let arrangement { return arrangement.shownIndexPath(for: dataIndexPath) }
    return list.listData.isValid(dataIndexPath) ? dataIndexPath : nil
  }

  /// Returns the index path in the data at which an object is inserted to be shown at an index
  /// path, or `nil` if there is no such place.
  private func insertionIndexPath(_ indexPath: IndexPath) -> IndexPath? {
    guard let arrangement else { return indexPath.count == 2 ? indexPath : nil }
    return arrangement.insertionIndexPath(for: indexPath)
  }

  // MARK: Objects

  override func find(at indexPath: IndexPath) -> EditedObject<L.Object>? {
    guard let path = dataIndexPath(indexPath), let object = list.listData.object(at: path) else {
      return nil
    }
    return Edited(object, at: path, shownAt: indexPath)
  }

  override func find(_ ids: Set<AnyHashable>) -> [EditedObject<L.Object>] {
    guard list.existingArranger != nil else { return super.find(ids) }
    return list.listData.sections.enumerated().flatMap { section, data in
      data.items.enumerated().compactMap { item, object in
        guard let id = list.id(of: object), ids.contains(id) else { return nil }
        return Edited(object, at: [section, item], shownAt: shownIndexPath([section, item]))
      }
    }
  }

  /// Follows an object by its identity. One that can't be recognized is found as long as the data
  /// doesn't change.
  override func track(_ object: EditedObject<L.Object>) -> () -> EditedObject<L.Object>? {
    var last = (data: TrackedData.of(list), path: object.dataIndexPath)
    return { [weak list] in
      guard let list,
        let path = last.data.indexPath(
          of: last.path, in: list.listData.sections, by: L.comparison(of: Section.self))
      else { return nil }
      last = (TrackedData.of(list), path)
      return list.listData.object(at: path).map {
        Edited($0, at: path, shownAt: SectionsEditor(list).shownIndexPath(path))
      }
    }
  }

  override func followModel() { list.followModel(by: track) }

  // MARK: Edits

  override var removes: Bool { true }

  override func remove(
    _ objects: [EditedObject<L.Object>], removesEmptySections: Bool, as edit: ListEdit
  ) throws(EditRefusal) -> [L.Object] {
    // Objects that can't be recognized can't be found again in a model that is ahead of the list.
    // The edit is refused when the data is merged with the model's.
    let objects =
      L.comparison(of: Section.self) == nil
      ? objects : list.followModel(keeping: objects, by: track)
    let found = Set(objects.map(\.dataIndexPath).filter(list.listData.isValid))
    let paths = found.sorted()
    var removed: [L.Object] = []
    try apply(edit.counting(paths.count)) { data, change in
      removed = data.remove(at: found)
      let empty: Set =
        removesEmptySections ? Set(paths.map(\.[0])).filter { data[$0].items.isEmpty } : []
      change.deletedSections = empty.sorted()
      change.deletedItems = paths.filter { !empty.contains($0[0]) }.map(ListPlace.init)
      if empty.isEmpty { return }
      data = data.indices.filter { !empty.contains($0) }.map { data[$0] }
    }
    return removed
  }

  override var inserts: Bool { true }

  override func insert(
    _ objects: [L.Object], at indexPath: IndexPath, as edit: ListEdit
  ) throws(EditRefusal) -> Bool {
    guard let path = insertionIndexPath(indexPath) else { return false }
    return try apply(edit) { data, change in
      guard data.insert(contentsOf: objects, at: path) else { return }
      change.insertedItems = objects.indices.map { ListPlace(section: path[0], item: path[1] + $0) }
    }
  }

  override var moves: Bool { true }

  override func move(
    _ objects: [EditedObject<L.Object>], to target: IndexPath
  ) throws(EditRefusal) -> Bool {
    guard target.count == 2, let section = insertionIndexPath(target)?[0],
      list.listData.sections.indices.contains(section)
    else { return false }
    var moving = Set<IndexPath>()
    let sources = objects.map(\.dataIndexPath).filter {
      list.listData.isValid($0) && moving.insert($0).inserted
    }
    let shown = (0..<list.numberOfItems(inSection: target[0])).compactMap {
      dataIndexPath([target[0], $0])
    }
    let staying = shown.filter { !moving.contains($0) }
    let above = shown.prefix(max(target[1], 0)).filter(moving.contains).count
    let isBelow = above > 0 && above == sources.count
    let number = target[1] - above + (isBelow ? 1 : 0)
    return try apply(.move(count: sources.count)) { data, change in
      var item = staying.indices.contains(number) ? staying[number][1] : data[section].items.count
      item -= sources.filter { $0[0] == section && $0[1] < item }.count
      let moves = sources.enumerated().map { offset, source in
        ListChange(from: ListPlace(source), to: ListPlace(section: section, item: item + offset))
      }
      guard moves.contains(where: { $0.from != $0.to }) else { return }
      let items = sources.compactMap { data.object(at: $0) }
      _ = data.remove(at: moving)
      data.insert(contentsOf: items, at: moves[0].to.indexPath)
      change.movedItems = moves
    }
  }

  override func replace(
    _ object: EditedObject<L.Object>, with other: L.Object
  ) throws(EditRefusal) -> Bool {
    let path = object.dataIndexPath
    guard list.listData.isValid(path) else { return false }
    return try apply(.replacement(count: 1)) { data, change in
      let items = data[path[0]].items
      let index = items.index(items.startIndex, offsetBy: path[1])
      data[path[0]].items.replaceSubrange(index..<items.index(after: index), with: [other])
      change.changedItems = [ListChange(from: ListPlace(path), to: ListPlace(path))]
    }
  }

  @discardableResult
  override func record<Outcome>(
    _ edit: ListEdit, _ change: () throws -> Outcome
  ) rethrows -> Outcome {
    list.updateTarget?.completeData()
    // A change of the model is one of the data.
    let model = list.editedModel
    model?.link.followModel()
    let old = list.listData
    return try list.inOneEdit(change) {
      model?.link.followModel()
      if list.hasChanged(from: old) { list.didEdit(edit, from: old, to: list.listData) }
    }
  }

  /// Changes the data and updates the view; returns `false` if nothing changed.
  @discardableResult
  private func apply(
    _ edit: ListEdit, _ change: (inout [Section], inout ListDifference) -> Void
  ) throws(EditRefusal) -> Bool {
    let old = list.listData.sections
    var new = old
    var difference = ListDifference()
    change(&new, &difference)
    if difference.isEmpty { return false }
    return try list.adopt(
      L.ListData(new), by: ListUpdates(from: old, to: new, difference: difference), as: edit)
  }

  // MARK: Places

  /// During a search, hidden objects may be in between.
  override func canMove(from indexPath: IndexPath) -> Bool {
    list.existingArranger?.rules.search == nil
  }

  override func target(ofMovingFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    dropTarget(for: proposed) ?? source
  }

  /// Nothing is dropped in a collapsed section.
  override func dropTarget(for proposed: IndexPath) -> IndexPath? {
    let isCollapsed = list.existingArranger?
      .isCollapsed(proposed.section, of: list.listData.sections)
    return isCollapsed == true ? nil : proposed
  }

  override func adoptMove(
    of object: L.Object, from source: IndexPath, to destination: IndexPath,
    _ didMove: @escaping (L.Object, IndexPath, IndexPath) -> Void
  ) {
    let old = list.listData
    if list.existingArranger == nil {
      var sections = old.sections
      if sections.move(from: source, to: destination) { list.listData = L.ListData(sections) }
    } else {
      moveInArrangement(from: source, to: destination)
    }
    list.adoptShownData(
      from: old,
      merging: { [list] current throws(EditRefusal) in
        try list.merge(list.listData, from: old, into: current)
      }, { didMove(object, source, destination) }
    ) { [list] old in
      if source != destination { list.didEdit(.move(count: 1), from: old, to: list.listData) }
    }
  }

  /// Moves an object in the data as the view already shows it. The view is reloaded if the
  /// arrangement shows the object in another place.
  private func moveInArrangement(from source: IndexPath, to destination: IndexPath) {
    var sections = list.listData.sections
    let count = list.numberOfSections
    if let (from, to) = arrangement?.sourceIndexPaths(ofMoveFrom: source, to: destination) {
      sections.move(from: from, to: to)
      list.listData = L.ListData(sections)
      // A section disappears with the last object that the search found in it.
      if dataIndexPath(destination) == to, list.numberOfSections == count { return }
    }
    list.reloadWhenUpdated()
  }
}
