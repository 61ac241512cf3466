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

final class PaintTableEditor: UITableViewController, FetchedTableList, PaintEditor {
  var fetchedResultsController: FetchedResultsController<Paint>!
  var store: (any PaintStore)?
  var log: [String] = []
  var configured = 0
  var selectedIDs: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
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
@MainActor @Suite(.timeLimit(.minutes(5))) struct FetchedCapabilitiesTests {
  typealias View = EditorScreen.View

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `a row that is dragged is written, and stays where it was put`(
    store: StoreKind, view: View
  ) throws {
    let editor = try EditorScreen(store, view)
    // Only the row that changed is configured.
    #expect(editor.drag([0, 0], to: [0, 4]) == 1)
    #expect(editor.names[4] == "paint 104+")
    #expect(editor.drag([0, 9], to: [0, 8]) == 1)
    // Either of two neighbors may be the one that moved.
    #expect(editor.drag([0, 5], to: [0, 6]) == 1)
    #expect(editor.drag([0, 2], to: [1, 3]) == 1)
    #expect(editor.counts == [9, 6])
    #expect(editor.fetched.object(at: [1, 3])?.sectionName == "Second")
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `a move that the source does not show is reverted`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    var paint = try #require(editor.fetched.object(at: [0, 3]))
    paint.color = "fixed"
    try editor.store.update(paint)
    let names = editor.names
    editor.drag([0, 3], to: [0, 7], isKept: true)
    #expect(editor.names == names)
    #expect(editor.list.configured == 15)
  }

  @Test func `rows stay selected when a source has a move back`() {
    final class Fixed: UITableViewController, FetchedTableList, ReorderableList {
      var fetchedResultsController: FetchedResultsController<Paint>!

      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with paint: Paint,
        at indexPath: IndexPath
      ) {}
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
  func `objects are deleted once each, and returned in the list's order`(
    store: StoreKind, view: View
  ) throws {
    let editor = try EditorScreen(store, view)
    let removed = editor.list.removeItems(at: [[1, 0], [0, 2], [0, 0], [0, 2]])
    #expect(removed.map(\.id) == [0, 2, 10])
    #expect(editor.counts == [8, 4])
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `a section whose last row is dragged away goes`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    try editor.store.insert(Paint(id: 50, name: "last", color: "red", sectionName: "Third"))
    #expect(editor.counts == [10, 5, 1])
    #expect(editor.drag([2, 0], to: [0, 0]) != nil)
    #expect(editor.counts == [11, 5])
    #expect(editor.names[0] == " ")
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `rows are deleted and inserted`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    #expect(editor.screen.choose(swipeAction: "Delete", at: [0, 1]))
    #expect(!editor.names.contains("paint 101"))
    editor.list.commitEditing(.insert, at: [1, 0])
    #expect(editor.counts == [9, 6])
    #expect(editor.names[10] == "paint 110!")
    #expect(editor.list.log == [])
  }

  @Test func `an insertion that is impossible is reported`() throws {
    let editor = try EditorScreen(.sqlite, .table)
    editor.list.commitEditing(.insert, at: [1, 0])
    editor.list.commitEditing(.insert, at: [1, 0])
    #expect(editor.counts == [10, 6])
    #expect(editor.list.log.count == 1)
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `several are selected, follow a change, and are deleted at once`(
    store: StoreKind, view: View
  ) throws {
    let editor = try EditorScreen(store, view)
    editor.select([[0, 2], [0, 3], [1, 4]])
    #expect(editor.list.selectedIDs == [2, 3, 14])
    try editor.store.delete(0)
    #expect(editor.list.selectedIndexPaths == [[0, 1], [0, 2], [1, 4]])
    #expect(editor.screen.selectedIndexPaths == [[0, 1], [0, 2], [1, 4]])
    #expect(editor.list.log.last == "selected [2, 3, 14]")
    #expect(deleteSelected(editor.list).map(\.id) == [2, 3, 14])
    #expect(editor.list.log.last == "selected []")
    #expect(editor.counts == [7, 4])
    #expect(editor.list.selectedIDs.isEmpty)
  }

  @Test(arguments: View.allCases)
  func `rows that the source refuses to delete stay selected`(view: View) throws {
    let editor = try EditorScreen(.sqlite, view)
    editor.select([[0, 2], [1, 4]])
    let before = editor.list.log.count
    try #require(editor.store as? SQLitePaints).refuseDeletions()
    #expect(deleteSelected(editor.list) == [])
    #expect(editor.counts == [10, 5])
    #expect(editor.list.selectedIDs == [2, 14])
    #expect(editor.screen.selectedIndexPaths == [[0, 2], [1, 4]])
    // The error is reported, and no change of the selection.
    #expect(editor.list.log.count == before + 1)
    #expect(editor.list.log.last?.contains("paints stay") == true)
  }

  private func deleteSelected<L: PaintEditor>(_ list: L) -> [Paint] { list.deleteSelectedObjects() }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `menus, index and prefetching`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view, height: 200)
    #expect(editor.screen.longPress([0, 1], choosing: "Mix"))
    #expect(editor.list.log.contains("mix paint 101"))
    #expect(editor.screen.tap(indexTitle: "S"))
    #expect(editor.names.contains("paint 110"))
    editor.screen.scroll(by: -300)
    #expect(editor.list.log.contains { $0.hasPrefix("prefetch") })
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `a list without objects says so`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    editor.list.placeholder = .empty
    try editor.store.transaction { for id in 0..<15 { try editor.store.delete(id) } }
    #expect(editor.counts == [])
    #expect(editor.screen.placeholder == .empty)
    try editor.store.insert(Paint(id: 1, name: "one", color: "red", sectionName: "First"))
    #expect(editor.names == ["one"])
    #expect(editor.screen.placeholder == nil)
  }
}
