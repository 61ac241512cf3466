import Foundation
import HeadlessUIKit
import ListControllers
import ListStore
import Observation

/// An object on which gestures begin.
struct GestureItem: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var text: String
  /// What a database sorts by.
  var position = 0
}

/// A list on whose objects gestures begin, with its data in some source and in some view.
@MainActor
protocol GestureList: UIViewController, EditableList, SwipeableList, ContextMenuList,
  DraggableList, MultipleSelectionList, KeyboardList, UndoableList
where Object == GestureItem, SelectionID == Int {
  var manager: UndoManager { get }
  /// The view of the rows.
  var rows: any GestureRows { get }
  /// All objects of the source, in its order.
  var all: [GestureItem] { get }
  /// Changes the source.
  func set(_ items: [GestureItem]) async
  /// Shows the objects whose text contains another, or returns `false` if the list can't search.
  func find(_ text: String) -> Bool
  /// Collapses or expands what contains the objects, or returns `false` if the list can't.
  func toggle() -> Bool
  /// Connects the list with another view.
  func reconnect()
}

extension GestureList {
  var listUndoManager: UndoManager? { manager }
  func find(_ text: String) -> Bool { false }
  func toggle() -> Bool { false }
  func trailingSwipeActions(for item: GestureItem, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { UISwipeActionsConfiguration(actions: [.delete(item, at: indexPath, of: self)]) }
  func contextMenu(for item: GestureItem, at indexPath: IndexPath) -> UIMenu? {
    UIMenu(children: [UIAction(title: "Remove") { [weak self] _ in self?.removeItem(item) }])
  }
}

/// What gestures need of a table or a collection view.
@MainActor protocol GestureRows: UIScrollView {
  func openSwipe(at indexPath: IndexPath, _ user: User) -> Bool
  func tapDelete(_ user: User) -> Bool
  func menu(at indexPath: IndexPath, _ user: User) -> UIMenu?
  func lift(at indexPath: IndexPath, _ user: User) -> User.Drag?
  func tap(_ indexPath: IndexPath, _ user: User) -> Bool
  func focus(at indexPath: IndexPath, _ user: User) -> Bool
  func reloadData()
  var selected: [IndexPath] { get }
}

extension UITableView: GestureRows {
  func openSwipe(at indexPath: IndexPath, _ user: User) -> Bool {
    user.swipe(rowAt: indexPath, in: self)
  }
  func tapDelete(_ user: User) -> Bool { user.choose(swipeAction: "Delete", in: self) }
  func menu(at indexPath: IndexPath, _ user: User) -> UIMenu? {
    user.longPress(rowAt: indexPath, in: self)
  }
  func lift(at indexPath: IndexPath, _ user: User) -> User.Drag? {
    user.lift(rowAt: indexPath, in: self)
  }
  func tap(_ indexPath: IndexPath, _ user: User) -> Bool { user.tap(rowAt: indexPath, in: self) }
  func focus(at indexPath: IndexPath, _ user: User) -> Bool {
    user.focus(rowAt: indexPath, in: self)
  }
  var selected: [IndexPath] { indexPathsForSelectedRows ?? [] }
}

extension UICollectionView: GestureRows {
  func openSwipe(at indexPath: IndexPath, _ user: User) -> Bool {
    user.swipe(itemAt: indexPath, in: self)
  }
  func tapDelete(_ user: User) -> Bool { user.choose(swipeAction: "Delete", in: self) }
  func menu(at indexPath: IndexPath, _ user: User) -> UIMenu? {
    user.longPress(itemAt: indexPath, in: self)
  }
  func lift(at indexPath: IndexPath, _ user: User) -> User.Drag? {
    user.lift(itemAt: indexPath, in: self)
  }
  func tap(_ indexPath: IndexPath, _ user: User) -> Bool { user.tap(itemAt: indexPath, in: self) }
  func focus(at indexPath: IndexPath, _ user: User) -> Bool {
    user.focus(itemAt: indexPath, in: self)
  }
  var selected: [IndexPath] { indexPathsForSelectedItems ?? [] }
}

// MARK: Views

class GestureTable: UITableViewController {
  var selectedIDs: Set<Int> = []
  let manager = UndoManager()
  var rows: any GestureRows { tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: GestureItem,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = item.text }
}

class GestureCollection: UICollectionViewController {
  var selectedIDs: Set<Int> = []
  let manager = UndoManager()
  var rows: any GestureRows { collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with item: GestureItem, at indexPath: IndexPath
  ) { cell.accessibilityLabel = item.text }
  func makeLayout() -> UICollectionViewLayout { collectionViewLayout }
}

extension GestureList where Self: GestureTable, Self: TableBasedList {
  func reconnect() {
    tableView = UITableView(frame: tableView.frame)
    connectList()
  }
}

extension GestureList where Self: GestureCollection, Self: CollectionBasedList {
  func connectRows() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    addSwipeActions(to: &configuration)
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    connectList()
  }
  func reconnect() {
    collectionView = UICollectionView(
      frame: collectionView.frame, collectionViewLayout: UICollectionViewFlowLayout())
    connectRows()
  }
}

// MARK: Values

@MainActor protocol ValueList: GestureList, FilteredList, CollapsibleList
where ListData == [Section<GestureItem>] {}

extension ValueList {
  var all: [GestureItem] { listData.flatMap(\.items) }
  func set(_ items: [GestureItem]) {
    setListData([Section(id: 0, items, headerTitle: "All")])
  }
  func find(_ text: String) -> Bool {
    search(for: text)
    return true
  }
  func toggle() -> Bool {
    collapsedSections = collapsedSections.isEmpty ? [0] : []
    return true
  }
  func filter(for text: String) -> @Sendable (GestureItem) -> Bool { { $0.text.contains(text) } }
}

final class ValueTable: GestureTable, TableList, ValueList {
  var listData: [Section<GestureItem>] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
}

final class ValueCollection: GestureCollection, CollectionList, ValueList {
  var listData: [Section<GestureItem>] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectRows()
  }
}

// MARK: A model

@available(macOS 14, *)
@Observable final class GestureModel {
  var items: [GestureItem] = []
}

@available(macOS 14, *)
@MainActor protocol ModelList: GestureList, ObservedList where ListData == [[GestureItem]] {
  var model: GestureModel { get }
}

@available(macOS 14, *)
extension ModelList {
  var all: [GestureItem] { model.items }
  func set(_ items: [GestureItem]) {
    model.items = items
    followModel()
  }
  func makeListData() -> [[GestureItem]] { [model.items] }
  func updateModel(from listData: [[GestureItem]]) throws(EditRefusal) { model.items = listData[0] }
}

@available(macOS 14, *)
final class ModelTable: GestureTable, TableList, ModelList {
  let model = GestureModel()
  var listData: [[GestureItem]] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
}

@available(macOS 14, *)
final class ModelCollection: GestureCollection, CollectionList, ModelList {
  let model = GestureModel()
  var listData: [[GestureItem]] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectRows()
  }
}

// MARK: An outline

@MainActor protocol TreeList: GestureList, OutlineList, FilteredList
where ListData == [Outline<GestureItem>] {}

extension TreeList {
  private var root: GestureItem { GestureItem(id: -1, text: "root") }
  var all: [GestureItem] {
    guard var outline = listData.first else { return [] }
    outline.expand(-1)
    return Array(outline.items.dropFirst())
  }
  func set(_ items: [GestureItem]) {
    let isOpen = listData.first.map { $0.expandedIDs.contains(-1) } ?? true
    var outline = Outline([root]) { $0.id == -1 ? items : nil }
    if isOpen { outline.expand(-1) }
    setListData([outline])
  }
  func find(_ text: String) -> Bool {
    search(for: text)
    return true
  }
  func toggle() -> Bool { toggleItem(at: [0, 0]) }
  func canEdit(_ item: GestureItem, at indexPath: IndexPath) -> Bool { item.id != -1 }
  func filter(for text: String) -> @Sendable (GestureItem) -> Bool { { $0.text.contains(text) } }
}

final class TreeTable: GestureTable, TableList, TreeList {
  var listData: [Outline<GestureItem>] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
}

final class TreeCollection: GestureCollection, CollectionList, TreeList {
  var listData: [Outline<GestureItem>] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectRows()
  }
}

// MARK: A database

/// A database of items, whose list searches by another request.
@MainActor final class GestureStore {
  let store: SQLiteStore

  init() {
    do {
      store = try SQLiteStore.inMemory()
      try store.createTable(for: GestureItem.self)
    } catch { fatalError("\(error)") }
  }

  func controller(_ text: String) -> FetchedResultsController<GestureItem> {
    let request = FetchRequest(GestureItem.self).order(by: \.position)
    do {
      return try store.fetchedResultsController(
        for: text.isEmpty ? request : request.filter(sql: "instr(text, ?) > 0", text))
    } catch { fatalError("\(error)") }
  }
}

@MainActor protocol StoredList: GestureList, FetchedList {
  var database: GestureStore { get }
}

extension StoredList {
  var all: [GestureItem] {
    (try? database.store.fetch(FetchRequest(GestureItem.self).order(by: \.position))) ?? []
  }
  func set(_ items: [GestureItem]) {
    do {
      try database.store.write { transaction in
        let kept = Set(items.map(\.id))
        for item in all where !kept.contains(item.id) {
          try transaction.delete(GestureItem.self, id: item.id)
        }
        for (position, item) in items.enumerated() {
          var item = item
          item.position = position
          try transaction.upsert(item)
        }
      }
    } catch { fatalError("\(error)") }
  }
  func find(_ text: String) -> Bool {
    fetchedResultsController = database.controller(text)
    fetchedResultsController.delegate = self
    try? fetchedResultsController.performFetch()
    rows.reloadData()
    return true
  }
}

final class StoredTable: GestureTable, FetchedTableList, StoredList {
  let database = GestureStore()
  var fetchedResultsController: FetchedResultsController<GestureItem>!
  override func viewDidLoad() {
    super.viewDidLoad()
    fetchedResultsController = database.controller("")
    connectList()
  }
}

final class StoredCollection: GestureCollection, FetchedCollectionList, StoredList {
  let database = GestureStore()
  var fetchedResultsController: FetchedResultsController<GestureItem>!
  override func viewDidLoad() {
    super.viewDidLoad()
    fetchedResultsController = database.controller("")
    connectRows()
  }
}

// MARK: Pages

@MainActor protocol PagesList: GestureList, PagedList {
  var server: [GestureItem] { get set }
}

extension PagesList {
  var all: [GestureItem] { pager.objects }
  func set(_ items: [GestureItem]) async {
    server = items
    await pager.refresh()
  }
  func updateSource(removing removed: [GestureItem], inserting inserted: [GestureItem]) {
    let ids = Set(removed.map(\.id))
    server = server.filter { !ids.contains($0.id) } + inserted
  }
  func makePager() -> Pager<GestureItem> {
    Pager { [weak self] (_: Int?) in Page(self?.server ?? []) }
  }
}

final class PagesTable: GestureTable, PagedTableList, PagesList {
  var server: [GestureItem] = []
  var pager: Pager<GestureItem>!
  override func viewDidLoad() {
    super.viewDidLoad()
    pager = makePager()
    connectList()
  }
}

final class PagesCollection: GestureCollection, PagedCollectionList, PagesList {
  var server: [GestureItem] = []
  var pager: Pager<GestureItem>!
  override func viewDidLoad() {
    super.viewDidLoad()
    pager = makePager()
    connectRows()
  }
}
