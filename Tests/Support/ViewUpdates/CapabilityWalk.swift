import Foundation
import HeadlessUIKit
import ListControllers
import TestSupport

/// Random operations on lists with many capabilities, against a naive model: data, rows, headers,
/// selection and undo are compared after each.
@MainActor public enum CapabilityWalk {
  /// Returns the first fault of some operations in a table; nil if there is none.
  public static func tableFault(steps: Int, seed: UInt64) -> String? {
    let list = WalkedTable(style: .plain)
    let user = User()
    return fault(
      in: list, steps, seed,
      counts: { (0..<list.tableView.numberOfSections).map(list.tableView.numberOfRows) },
      cells: {
        (list.tableView.indexPathsForVisibleRows ?? []).map {
          ($0, list.tableView.cellForRow(at: $0)?.accessibilityLabel)
        }
      },
      header: { list.tableView.headerView(forSection: $0)?.accessibilityLabel },
      selected: { list.tableView.indexPathsForSelectedRows ?? [] },
      tap: { user.tap(rowAt: $0, in: list.tableView) },
      drag: { user.drag(rowAt: $0, to: $1, in: list.tableView) })
  }

  /// Returns the first fault of some operations in a collection view; nil if there is none.
  public static func collectionFault(steps: Int, seed: UInt64) -> String? {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 30)
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let list = WalkedCollection(collectionViewLayout: layout)
    let view: UICollectionView = list.collectionView
    let user = User()
    return fault(
      in: list, steps, seed,
      counts: { (0..<view.numberOfSections).map(view.numberOfItems) },
      cells: {
        view.indexPathsForVisibleItems.map { ($0, view.cellForItem(at: $0)?.accessibilityLabel) }
      },
      header: {
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [$0, 0])?
          .accessibilityLabel
      },
      selected: { view.indexPathsForSelectedItems ?? [] },
      tap: { user.tap(itemAt: $0, in: view) },
      drag: { user.drag(itemAt: $0, to: $1, in: view) })
  }

  private static func fault<List: WalkedList>(
    in list: List, _ steps: Int, _ seed: UInt64, counts: () -> [Int],
    cells: () -> [(IndexPath, String?)], header: (Int) -> String?,
    selected: () -> [IndexPath], tap: (IndexPath) -> Bool, drag: (IndexPath, IndexPath) -> Bool
  ) -> String? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = list
    window.makeKeyAndVisible()
    var (model, random) = (WalkModel(), SeededGenerator(seed: seed))
    var names: [String] = []
    for step in 0..<steps {
      names = names.suffix(9) + [model.step(list, &random, tap: tap, drag: drag)]
      window.layoutIfNeeded()
      let shown = model.shown
      let differences: [(String, Bool)] = [
        ("data", list.listData.map { $0.items.map(\.id) } == model.data.map { $0.items.map(\.id) }),
        ("rows", list.shownIDs == shown.map { $0.items.map(\.id) }),
        ("counts", counts() == shown.map(\.items.count)),
        (
          "cells",
          cells().allSatisfy { path, text in text == shown[path.section].items[path.item].text }
        ),
        (
          "headers",
          shown.indices.allSatisfy { section in
            header(section).map { $0 == model.header(of: shown[section]) } ?? true
          }
        ),
        ("selection", list.selectedIDs == model.selected),
        (
          "selected rows",
          !list.isEditing
            || Set(selected().compactMap { list.object(at: $0)?.id })
              == model.selected.intersection(list.shownIDs.joined())
        ),
      ]
      if let difference = differences.first(where: { !$1 }) {
        return "seed \(seed), step \(step), \(difference.0) differ after: "
          + names.filter { $0 != "none" }.joined(separator: "; ")
      }
    }
    return nil
  }
}

/// An item of a list that is walked.
struct WalkItem: Identifiable, Equatable {
  let id: Int
  var text: String
}

/// A list with as many capabilities as compile together.
@MainActor
protocol WalkedList: UIViewController, FilteredList, CollapsibleList, HeaderList, IndexedList,
  EditableList, ReorderableList, MultipleSelectionList, UndoableList, PlaceholderList,
  DraggableList, DroppableList, PrefetchingList
where Object == WalkItem, ListData == [Section<WalkItem>], SelectionID == Int {
  var manager: UndoManager { get }
}

extension WalkedList {
  var listUndoManager: UndoManager? { manager }
  func filter(for text: String) -> @Sendable (WalkItem) -> Bool { { $0.text.contains(text) } }
  func prefetch(_ items: [WalkItem], at indexPaths: [IndexPath]) {}
  func configure(_ header: UIView, _ section: Int) {
    header.accessibilityLabel =
      "\(headerTitle(inSection: section) ?? ""): \(numberOfItems(inSection: section))"
  }
  var shownIDs: [[Int]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).compactMap { object(at: [section, $0])?.id }
    }
  }
}

private final class WalkedTable: UITableViewController, TableList, WalkedList {
  var listData: [Section<WalkItem>] = []
  var selectedIDs: Set<Int> = []
  let manager = UndoManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: WalkItem,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = item.text }
  func listView(
    _ tableView: UITableView, configureHeader header: UITableViewHeaderFooterView,
    inSection section: Int
  ) { configure(header, section) }
}

private final class WalkedCollection: UICollectionViewController, CollectionList, WalkedList {
  final class Header: UICollectionReusableView {}

  var listData: [Section<WalkItem>] = []
  var selectedIDs: Set<Int> = []
  let manager = UndoManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with item: WalkItem,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = item.text }
  func listView(
    _ collectionView: UICollectionView, configureHeader header: Header, inSection section: Int
  ) { configure(header, section) }
}

/// What a list with these capabilities should show, by arrays alone.
@MainActor struct WalkModel {
  struct Part: Equatable {
    var id: Int
    var title: String
    var items: [WalkItem]
  }

  var data: [Part] = []
  var search = ""
  var collapsed: Set<Int> = []
  var selected: Set<Int> = []
  private var undoable: [(before: [Part], after: [Part], selected: Set<Int>, endings: Int)] = []
  private var redoable: [(before: [Part], after: [Part], selected: Set<Int>, endings: Int)] = []
  /// The number of times that editing has ended, and the selection with it.
  private var endings = 0
  private var next = 0

  var shown: [Part] {
    data.compactMap { part in
      var part = part
      if !search.isEmpty {
        part.items.removeAll { !$0.text.contains(search) }
        if part.items.isEmpty { return nil }
      }
      if collapsed.contains(part.id) { part.items = [] }
      return part
    }
  }

  func header(of part: Part) -> String { "\(part.title): \(part.items.count)" }

  private var sections: [Section<WalkItem>] {
    data.map { Section(id: $0.id, $0.items, headerTitle: $0.title, indexTitle: $0.title) }
  }

  private mutating func make(_ random: inout SeededGenerator) -> WalkItem {
    next += 1
    return WalkItem(id: next, text: "\(next) \(Int.random(in: 0..<100, using: &random))")
  }

  /// Records an edit that a list made.
  private mutating func edit(_ change: (inout [Part]) -> Void) {
    let before = data
    change(&data)
    if before != data { undoable.append((before, data, [], endings)) }
    redoable = []
  }

  /// The place in the data of a shown place: of the item there, or the end of the section.
  private func place(_ path: IndexPath) -> (section: Int, item: Int) {
    let part = shown[path.section]
    let section = data.firstIndex { $0.id == part.id } ?? 0
    guard path.item < part.items.count else { return (section, data[section].items.count) }
    let id = part.items[path.item].id
    return (section, data[section].items.firstIndex { $0.id == id } ?? 0)
  }

  private func path(_ random: inout SeededGenerator, end: Bool = false) -> IndexPath? {
    let places = shown.enumerated().flatMap { section, part in
      (0..<(part.items.count + (end ? 1 : 0))).map { IndexPath(item: $0, section: section) }
    }
    return places.randomElement(using: &random)
  }

  /// Performs a random operation on the list and on the model, and returns its name.
  mutating func step(
    _ list: some WalkedList, _ random: inout SeededGenerator, tap: (IndexPath) -> Bool,
    drag: (IndexPath, IndexPath) -> Bool
  ) -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      search = Bool.random(using: &random) ? "" : "\(Int.random(in: 0..<10, using: &random))"
      list.search(for: search)
      return "search for “\(search)”"
    case 1:
      guard let section = shown.indices.randomElement(using: &random) else { return "none" }
      collapsed.formSymmetricDifference([shown[section].id])
      list.toggleSection(section)
      return "toggle \(section)"
    case 2:
      guard let path = path(&random) else { return "none" }
      let place = place(path)
      let isRemoved = list.removeItem(at: path) != nil
      edit { $0[place.section].items.remove(at: place.item) }
      return "remove \(path), \(isRemoved)"
    case 3, 4:
      guard let path = path(&random, end: true) else { return "none" }
      let (place, item) = (place(path), make(&random))
      list.insertItem(item, at: path)
      edit { $0[place.section].items.insert(item, at: place.item) }
      return "insert \(path)"
    case 5:
      guard let path = path(&random) else { return "none" }
      let place = place(path)
      var item = data[place.section].items[place.item]
      // Another text: an equal item would be an edit of the list, and none of the model.
      next += 1
      item.text = "\(item.id) \(Int.random(in: 0..<100, using: &random)) \(next)"
      list.replaceItem(at: path, with: item)
      edit { $0[place.section].items[place.item] = item }
      return "replace \(path)"
    case 6, 7:
      guard let source = path(&random), let target = path(&random, end: true) else { return "none" }
      return move(list, source, target, drag)
    case 8:
      var items = data.flatMap(\.items).filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
      while items.count < 12 { items.append(make(&random)) }
      items.shuffle(using: &random)
      let count = Int.random(in: 1...4, using: &random)
      data = (0..<count).map {
        Part(id: $0, title: "T\(Int.random(in: 0..<3, using: &random))", items: [])
      }
      for item in items { data[Int.random(in: 0..<count, using: &random)].items.append(item) }
      data.shuffle(using: &random)
      list.setListData(sections)
      list.manager.removeAllActions()
      (undoable, redoable) = ([], [])
      return "set data"
    case 9:
      guard let path = path(&random) else { return "none" }
      if tap(path), list.isEditing {
        selected.formSymmetricDifference([shown[path.section].items[path.item].id])
      }
      return "tap \(path)"
    case 10:
      // Those that a search or a collapsed section hides go, too.
      let gone = Set(data.flatMap(\.items).map(\.id)).intersection(selected)
      list.deleteSelectedObjects()
      let count = undoable.count
      edit { for index in $0.indices { $0[index].items.removeAll { gone.contains($0.id) } } }
      if undoable.count > count { undoable[count].selected = gone }
      selected.subtract(gone)
      return "delete \(gone.count) selected"
    case 11:
      list.setEditing(!list.isEditing, animated: false)
      if !list.isEditing { (selected, endings) = ([], endings + 1) }
      return list.isEditing ? "edit" : "done"
    case 12:
      guard let last = undoable.popLast() else { return "none" }
      list.manager.undo()
      data = last.before
      if last.endings == endings { selected.formUnion(last.selected) }
      redoable.append(last)
      return "undo"
    default:
      guard let last = redoable.popLast() else { return "none" }
      list.manager.redo()
      data = last.after
      selected.subtract(last.selected)
      undoable.append(last)
      return "redo"
    }
  }

  private mutating func move(
    _ list: some WalkedList, _ source: IndexPath, _ target: IndexPath,
    _ drag: (IndexPath, IndexPath) -> Bool
  ) -> String {
    let isWithin = source.section == target.section
    let count = shown[target.section].items.count
    if isWithin, target.item == count { return "none" }
    let isPossible = search.isEmpty && source != target
    let (from, to) = (place(source), place(target))
    let isByUser = source.item % 2 == 0
    let isMoved = isByUser ? drag(source, target) : list.moveItem(from: source, to: target)
    // The user may be led to another place, such as out of a collapsed section.
    if isByUser, !isMoved || collapsed.contains(data[to.section].id) {
      return "drag \(source) to \(target): \(isMoved)"
    }
    guard isPossible else { return "refused move \(source) to \(target)" }
    edit {
      let item = $0[from.section].items.remove(at: from.item)
      // Index paths are those after the move.
      $0[to.section].items.insert(item, at: isWithin ? target.item : to.item)
    }
    return "\(isByUser ? "drag" : "move") \(source) to \(target)"
  }
}
