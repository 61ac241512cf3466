import Foundation
public import ListCore
import ListData

extension OutlineList {
  /// An editor of what the list's outlines show.
  public var editor: ListEditor<Object> { OutlineEditor(self) }
}

/// Edits what the outlines of a list show. Nodes move with everything below them.
final class OutlineEditor<L: OutlineList>: ListEditor<L.Object> {
  typealias Place = OutlinePlace<L.Object>
  private typealias Change = OutlineChange<L.Object>
  private typealias Edited = EditedObject<L.Object>

  let list: L

  init(_ list: L) {
    self.list = list
    super.init(of: list)
  }

  /// A Boolean value that indicates whether a search leaves out rows.
  var isSearched: Bool { list.existingArranger?.rules.search != nil }

  /// The outlines that a search shows, by the sections of the data.
  private var foundOutlines: [Int: Outline<L.Object>] {
    if !isSearched { return [:] }
    let shown = list.shownSections.enumerated().map { (dataSection($0.offset), $0.element) }
    return Dictionary(shown, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the section of the data of a shown section.
  private func dataSection(_ section: Int) -> Int {
    list.existingArranger?.current.sourceSection(of: section) ?? section
  }

  /// Follows a node by its identity, at best in the outline in which it was.
  override func track(_ object: EditedObject<L.Object>) -> () -> EditedObject<L.Object>? {
    let section = object.dataIndexPath.section
    let id = list.shownSections.indices.contains(section) ? list.shownSections[section].id : nil
    var latest = TrackedRows.of(list)
    return { [weak list] in
      guard let list else { return nil }
      latest = TrackedRows.of(list)
      let (outlines, paths) = (latest.outlines, latest.indexPaths[object.object.id] ?? [])
      // Of several rows of a node, the one in its own outline is the first.
      let own = paths.first {
        outlines[$0.section].id == id && (id != nil || $0.section == section)
      }
      return (own ?? paths.first).map { Edited(outlines[$0.section].items[$0.item], at: $0) }
    }
  }

  override func followModel() { list.followModel(by: track) }

  override func removedRows(with indexPaths: [IndexPath]) -> [IndexPath] {
    let rows = indexPaths.filter(list.isValid).flatMap { path in
      list.shownSections[path.section].subtree(ofRow: path.item).map {
        IndexPath(item: $0, section: path.section)
      }
    }
    return Set(rows).sorted()
  }

  // MARK: Edits

  override var removes: Bool { true }

  override func remove(
    _ objects: [EditedObject<L.Object>], removesEmptySections: Bool, as edit: ListEdit
  ) throws(EditRefusal) -> [L.Object] {
    let objects = list.followModel(keeping: objects, by: track)
    let tops = tops(of: objects.compactMap(\.indexPath))
    var change = Change()
    for top in tops { change.remove(list.object(at: top), from: dataSection(top.section)) }
    let removed = tops.compactMap(list.object(at:))
    try apply(change, as: edit.counting(removed.count))
    return removed
  }

  override var inserts: Bool { true }

  override func insert(
    _ objects: [L.Object], at indexPath: IndexPath, as edit: ListEdit
  ) throws(EditRefusal) -> Bool {
    guard let place = place(at: indexPath, without: []) else { return false }
    var change = Change()
    change.insert(objects, at: place)
    try apply(change, as: edit)
    return true
  }

  override var moves: Bool { true }

  override func move(
    _ objects: [EditedObject<L.Object>], to target: IndexPath
  ) throws(EditRefusal) -> Bool {
    let tops = tops(of: objects.compactMap(\.indexPath))
    let moved = removedRows(with: tops).filter { $0.section == target.section }.map(\.item)
    let above = moved.filter { $0 < target.item }.count
    let isBelow =
      above > 0 && above == moved.count && tops.allSatisfy { $0.section == target.section }
    // No row is shown at the section's end.
    let isEnd = list.numberOfItems(inSection: target.section) == target.item
    let row = target.item - above + (isBelow && !isEnd ? 1 : 0)
    guard !moved.contains(target.item),
      let place = place(at: [target.section, row], without: moved)
    else { return false }
    var left = Set(tops)
    let ordered = objects.compactMap(\.indexPath).filter { left.remove($0) != nil }
    return try apply(move(ordered, to: place), as: .move(count: ordered.count))
  }

  override func replace(
    _ object: EditedObject<L.Object>, with other: L.Object
  ) throws(EditRefusal) -> Bool {
    throw EditRefusal(
      "The objects of an outline are read in place. Change them where they are, and set the data "
        + "with reloaded outlines.")
  }

  // MARK: Moves by the user

  override func canMove(from indexPath: IndexPath) -> Bool { !isSearched }

  override func target(ofMovingFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    destination(ofMovingFrom: source, to: proposed) == nil ? source : proposed
  }

  override func dropTarget(for proposed: IndexPath) -> IndexPath? {
    place(at: proposed, without: []) == nil ? nil : proposed
  }

  override func adoptMove(
    of object: L.Object, from source: IndexPath, to destination: IndexPath,
    _ didMove: @escaping (L.Object, IndexPath, IndexPath) -> Void
  ) {
    let didMove = { didMove(object, source, destination) }
    guard source != destination else { return list.whenUpdated(didMove) }
    let old = list.listData
    var outlines = old.sections
    let change = self.destination(ofMovingFrom: source, to: destination).map {
      move([source], to: $0)
    }
    guard let change, let inverse = change.apply(to: &outlines, found: foundOutlines),
      !inverse.isEmpty
    else {
      list.reloadWhenUpdated()
      return list.whenUpdated(didMove)
    }
    let hasRowsBelow = list.shownSections[source.section].subtree(ofRow: source.item).count > 1
    list.listData.sections = outlines
    // The view has moved a single row.
    if hasRowsBelow { list.reloadWhenUpdated() }
    list.adoptShownData(
      from: old,
      merging: { current throws(EditRefusal) in
        var data = current
        let change = try adapted(change, from: old.sections, to: current.sections)
        guard change.apply(to: &data.sections, found: [:]) != nil else {
          throw EditRefusal.placeIsGone
        }
        return data
      }, didMove
    ) { [self] _ in record(inverse, of: outlines, as: .move(count: 1)) }
  }

  /// Returns the place to which the user moves a row, or `nil` if it has several meanings, or is
  /// below the row itself.
  private func destination(ofMovingFrom source: IndexPath, to proposed: IndexPath) -> Place? {
    guard list.isValid(source), proposed.count == 2 else { return nil }
    let rows = Array(list.shownSections[source.section].subtree(ofRow: source.item))
    guard proposed.section == source.section else { return place(at: proposed, without: []) }
    // UIKit counts the rows without the one that moves, which are those below it too.
    let below = rows.count - 1
    if proposed.item > source.item, proposed.item < source.item + below { return nil }
    let row = proposed.item >= source.item + below ? proposed.item - below : proposed.item
    return place(at: [proposed.section, row], without: rows)
  }

  // MARK: Changes

  private func move(_ sources: [IndexPath], to place: Place) -> Change {
    var change = Change()
    for source in sources { change.remove(list.object(at: source), from: source.section) }
    change.insert(sources.compactMap(list.object(at:)), at: place)
    return change
  }

  /// Changes what the outlines show, and updates the view. Returns `false` if nothing changed.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - made: The outlines for which the change was made, or `nil` if they are those of the list.
  ///   - edit: The edit of which the links are notified.
  @discardableResult
  private func apply(
    _ change: Change, madeFor made: [Outline<L.Object>]? = nil, as edit: ListEdit
  ) throws(EditRefusal) -> Bool {
    if change.isEmpty { return false }
    return try list.makeEdit { () throws(EditRefusal) in
      let made = made ?? list.listData.sections
      if let model = list.editedModel, model.link.isAhead { model.link.followModel() }
      var data = list.listData.sections
      let change = try adapted(change, from: made, to: data)
      if change.isEmpty { return false }
      guard let inverse = change.apply(to: &data, found: foundOutlines) else {
        throw EditRefusal.placeIsGone
      }
      if inverse.isEmpty { return false }
      let ownsData = list.editedModel == nil
      if ownsData, !isSearched {
        list.showRows(of: data, in: data)
      } else if ownsData, !change.inserts {
        var outlines = list.shownSections
        for section in outlines.indices {
          outlines[section].remove(change.removed[dataSection(section)] ?? [])
        }
        list.showRows(of: outlines, in: data)
      } else {
        var listData = list.listData
        listData.sections = data
        try list.writeData(listData)
      }
      record(inverse, of: data, as: edit)
      return true
    }
  }

  /// Returns a change for outlines that were changed by others since it was made.
  private func adapted(
    _ change: Change, from old: [Outline<L.Object>], to new: [Outline<L.Object>]
  ) throws(EditRefusal) -> Change {
    if old.isTriviallyIdentical(to: new) { return change }
    let updates = L.comparison(of: Outline<L.Object>.self)?.updates(from: old, to: new)
    let sources = updates?.difference.oldSections(from: old.count, to: new.count)
    var sections = [Int?](repeating: nil, count: old.count)
    for (section, source) in (sources ?? Array(old.indices)).enumerated() {
      if let source, new.indices.contains(section) { sections[source] = section }
    }
    guard let change = change.adapted(from: old, to: new, sections: sections) else {
      throw EditRefusal.placeIsGone
    }
    return change
  }

  /// Reports an edit, which is reverted by another change.
  private func record(_ inverse: Change, of outlines: [Outline<L.Object>], as edit: ListEdit) {
    list.didEdit(
      RecordedEdit(edit) { [weak list] in
        guard let list else { return }
        list.attemptEdit(or: ()) { _ throws(EditRefusal) in
          try OutlineEditor(list).apply(inverse, madeFor: outlines, as: edit)
        }
      })
  }
}

extension EditRefusal {
  /// The lack of a place that outlines had before.
  fileprivate static var placeIsGone: EditRefusal { EditRefusal("The place in the tree is gone.") }
}

/// The rows of a list's outlines at one time, in which many nodes are found at the cost of one.
@MainActor private final class TrackedRows<Item: Identifiable> {
  let outlines: [Outline<Item>]
  /// The index paths of the nodes' rows, in their order.
  private(set) lazy var indexPaths: [Item.ID: [IndexPath]] = outlines.enumerated().reduce(
    into: [:]
  ) { paths, outline in
    for (row, item) in outline.element.items.enumerated() {
      paths[item.id, default: []].append([outline.offset, row])
    }
  }

  private init(_ outlines: [Outline<Item>]) { self.outlines = outlines }

  /// Returns the rows of a list as they are now.
  static func of<L: OutlineList>(_ list: L) -> TrackedRows where L.Object == Item {
    let outlines = list.shownSections
    return Shared.value(of: list) {
      $0.outlines.isTriviallyIdentical(to: outlines)
    } orMake: {
      TrackedRows(outlines)
    }
  }
}
