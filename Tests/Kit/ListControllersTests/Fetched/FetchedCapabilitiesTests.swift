import ListTesting
import Testing

/// A list of paints that can do what a list of an array can.
protocol PaintEditor: FetchedList, TitledList, IndexedList, EditableList, ReorderableList,
  UndoableList, SwipeableList, ContextMenuList, MultipleSelectionList, PrefetchingList,
  PlaceholderList
where Object == Paint, SelectionID == Int {
  var store: (any PaintStore)? { get }
  var log: [String] { get set }
  /// How often a cell was configured.
  var configured: Int { get set }
}

extension PaintEditor {
  /// A paint comes between those beside it by its name.
  func didMove(_ paint: Paint, from source: IndexPath, to destination: IndexPath) {
    guard paint.color != "fixed" else { return }
    var paint = paint
    // The list still shows what was before the move.
    let names = fetchedResultsController.sections[destination.section].items
      .compactMap { $0 }.filter { $0.id != paint.id }.map(\.name)
    paint.name = destination.item == 0 ? " " : names[destination.item - 1] + "+"
    paint.sectionName = headerTitle(inSection: destination.section) ?? ""
    try? store?.update(paint)
  }
  func didTapInsertionControl(of paint: Paint, at indexPath: IndexPath) {
    insertItem(
      Paint(id: 100, name: paint.name + "!", color: "new", sectionName: paint.sectionName))
  }
  func trailingSwipeActions(for paint: Paint, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { UISwipeActionsConfiguration(actions: [.delete(paint, at: indexPath, of: self)]) }
  func contextMenu(for paint: Paint, at indexPath: IndexPath) -> UIMenu? {
    UIMenu(children: [
      UIAction(title: "Mix") { [weak self] _ in self?.log.append("mix \(paint.name)") }
    ])
  }
  func selectionDidChange() { log.append("selected \(selectedIDs.sorted())") }
  func prefetch(_ paints: [Paint], at indexPaths: [IndexPath]) {
    log.append("prefetch \(paints.count)")
  }
}

final class PaintTableEditor: ConnectedTable, FetchedTableList, PaintEditor {
  var fetchedResultsController: FetchedResultsController<Paint>!
  var store: (any PaintStore)?
  var log: [String] = []
  var configured = 0
  var selectedIDs: Set<Int> = []

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with paint: Paint,
    at indexPath: IndexPath
  ) {
    configured += 1
    cell.accessibilityLabel = paint.name
  }
  func controller(
    _ controller: FetchedResultsController<Paint>, didFailWith error: any Error
  ) { log.append("\(error)") }
}

final class PaintCollectionEditor: UICollectionViewController, FetchedCollectionList, PaintEditor {
  var fetchedResultsController: FetchedResultsController<Paint>!
  var store: (any PaintStore)?
  var log: [String] = []
  var configured = 0
  var selectedIDs: Set<Int> = []

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    addSwipeActions(to: &configuration)
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with paint: Paint,
    at indexPath: IndexPath
  ) {
    configured += 1
    cell.accessibilityLabel = paint.name
  }
  func controller(
    _ controller: FetchedResultsController<Paint>, didFailWith error: any Error
  ) { log.append("\(error)") }
}

/// What a person can do in a fetched list: it is written to the source, and the view is in step
/// after it.
@MainActor struct FetchedCapabilitiesTests {
  typealias View = EditorScreen.View

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `a row that is dragged is written, and stays where it was put`(
    store: StoreKind, view: View
  ) throws {
    let editor = try EditorScreen(store, view)
    // Only the row that changed is configured.
    #expect((editor.drag([0, 0], to: [0, 4]), editor.names[4]) == (1, "paint 104+"))
    // Either of two neighbors may be the one that moved.
    let moves: [(source: IndexPath, target: IndexPath)] = [
      ([0, 9], [0, 8]), ([0, 5], [0, 6]), ([0, 2], [1, 3]),
    ]
    #expect(moves.map { editor.drag($0.source, to: $0.target) } == [1, 1, 1])
    let section = editor.fetched.object(at: [1, 3])?.sectionName
    #expect((editor.counts, section) == ([9, 6], "Second"))
    // A section whose last row is dragged away goes.
    let leaving = try EditorScreen(store, view)
    try leaving.store.insert(Paint(id: 50, name: "last", color: "red", sectionName: "Third"))
    #expect(leaving.counts == [10, 5, 1])
    #expect(leaving.drag([2, 0], to: [0, 0]) != nil)
    #expect((leaving.counts, leaving.names[0]) == ([11, 5], " "))
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `a move that the source does not show is reverted`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    var paint = try #require(editor.fetched.object(at: [0, 3]))
    paint.color = "fixed"
    try editor.store.update(paint)
    let names = editor.names
    editor.drag([0, 3], to: [0, 7], isKept: true)
    // Reading the names configures no cell.
    #expect((editor.names, editor.list.configured) == (names, 15))
  }

  @Test func `rows stay selected when a source has a move back`() {
    final class Fixed: ConnectedTable, FetchedTableList, ReorderableList, PlainTable {
      var fetchedResultsController: FetchedResultsController<Paint>!

      func didMove(_ paint: Paint, from source: IndexPath, to destination: IndexPath) {}
    }
    let source = InMemorySource<Paint>(by: { $0.id < $1.id })
    for id in 0..<4 { source.upsert(Paint(id: id, name: "", color: "", sectionName: "")) }
    for row in 0..<4 {
      let list = Fixed(style: .plain)
      list.fetchedResultsController = FetchedResultsController(source)
      let screen = ListScreen(list)
      list.tableView.allowsMultipleSelectionDuringEditing = true
      list.setEditing(true, animated: false)
      list.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
      screen.expectRefusal { $0.drag([0, 0], to: [0, 2]) }
      #expect(screen.selectedIndexPaths == [[0, row]])
    }
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `objects are deleted, once each and in the list's order, and inserted`(
    store: StoreKind, view: View
  ) throws {
    let editor = try EditorScreen(store, view)
    editor.screen.choose(swipeAction: "Delete", at: [0, 1])
    #expect(!editor.names.contains("paint 101"))
    editor.list.commitEditing(.insert, at: [1, 0])
    #expect((editor.counts, editor.names[10]) == ([9, 6], "paint 110!"))
    #expect(editor.list.log == [])
    let other = try EditorScreen(store, view)
    let removed = other.list.removeItems(at: [[1, 0], [0, 2], [0, 0], [0, 2]])
    #expect((removed.map(\.id), other.counts) == ([0, 2, 10], [8, 4]))
    guard store == .sqlite, view == .table else { return }
    // An insertion that is impossible is reported.
    let twice = try EditorScreen(store, view)
    for _ in 1...2 { twice.list.commitEditing(.insert, at: [1, 0]) }
    #expect((twice.counts, twice.list.log.count) == ([10, 6], 1))
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `several are selected, follow a change, and are deleted at once, if the source lets them`(
    store: StoreKind, view: View
  ) throws {
    let editor = try EditorScreen(store, view)
    editor.select([[0, 2], [0, 3], [1, 4]])
    #expect(editor.list.selectedIDs == [2, 3, 14])
    try editor.store.delete(0)
    let followed: [IndexPath] = [[0, 1], [0, 2], [1, 4]]
    #expect(
      (editor.list.selectedIndexPaths, editor.screen.selectedIndexPaths, editor.list.log.last)
        == (followed, followed, "selected [2, 3, 14]"))
    let deleted = deleteSelected(editor.list).map(\.id)
    #expect((deleted, editor.list.log.last) == ([2, 3, 14], "selected []"))
    #expect((editor.counts, editor.list.selectedIDs) == ([7, 4], []))
    // Rows that the source refuses to delete stay selected.
    guard store == .sqlite else { return }
    let other = try EditorScreen(.sqlite, view)
    other.select([[0, 2], [1, 4]])
    let before = other.list.log.count
    try #require(other.store as? SQLitePaints).refuseDeletions()
    #expect((deleteSelected(other.list), other.counts) == ([], [10, 5]))
    #expect(
      (other.list.selectedIDs, other.screen.selectedIndexPaths) == ([2, 14], [[0, 2], [1, 4]]))
    // The error is reported, and no change of the selection.
    let reason = other.list.log.last?.contains("paints stay")
    #expect((other.list.log.count, reason) == (before + 1, true))
  }

  private func deleteSelected<L: PaintEditor>(_ list: L) -> [Paint] { list.deleteSelectedObjects() }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `menus, index and prefetching`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view, height: 200)
    editor.screen.longPress([0, 1], choosing: "Mix")
    editor.screen.tap(indexTitle: "S")
    #expect(editor.names.contains("paint 110"))
    editor.screen.scroll(by: -300)
    let log = editor.list.log.map { $0.hasPrefix("prefetch") ? "prefetch" : $0 }
    #expect(["mix paint 101", "prefetch"].filter { !log.contains($0) } == [])
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `a list without objects says so`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    editor.list.placeholder = .empty
    try editor.store.transaction { for id in 0..<15 { try editor.store.delete(id) } }
    #expect((editor.counts, editor.screen.placeholder) == ([], .empty))
    try editor.store.insert(Paint(id: 1, name: "one", color: "red", sectionName: "First"))
    #expect((editor.names, editor.screen.placeholder) == (["one"], nil))
  }
}
