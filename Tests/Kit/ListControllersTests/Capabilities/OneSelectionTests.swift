import ListControllers
import ListTesting
import Testing

@testable import ListCapabilities
@testable import ListCore

/// The view and the list have one selection, whatever happens to either of them.
@MainActor struct OneSelectionTests {
  final class Chores: ConnectedTable, TableList, PlainTable, EditableList, MultipleSelectionList {
    var listData = [Array(0..<6)]
    var selectedIDs: Set<Int> = []
  }

  /// What happens to a list whose second and third row are selected in editing mode, and what is
  /// selected after that.
  nonisolated private static let cases:
    [(name: String, change: @MainActor (Chores) -> Void, selected: [Int])] = [
      ("the view reloads its data", { $0.tableView.reloadData() }, [1, 2]),
      (
        "the view reloads rows",
        { $0.tableView.reloadRows(at: [[0, 1], [0, 2]], with: .none) }, [1, 2]
      ),
      ("the view reloads a section", { $0.tableView.reloadSections([0], with: .none) }, [1, 2]),
      (
        "editing ends and begins",
        {
          $0.setEditing(false, animated: false)
          $0.setEditing(true, animated: false)
        }, []
      ),
      (
        "a row is selected in the view",
        { $0.tableView.selectRow(at: [0, 5], animated: false, scrollPosition: .none) }, [1, 2, 5]
      ),
      (
        "a row is deselected in the view",
        { $0.tableView.deselectRow(at: [0, 1], animated: false) }, [2]
      ),
      ("the app selects an object", { $0.selectedIDs = [4] }, [4]),
      (
        "the data changes without an update",
        {
          $0.listData = [[9, 1, 2]]
          $0.tableView.reloadData()
        }, [1, 2]
      ),
      (
        "the data source is replaced",
        {
          let source = $0.tableView.dataSource
          $0.tableView.dataSource = nil
          $0.tableView.dataSource = source
        }, [1, 2]
      ),
      (
        "the list changes off screen",
        {
          $0.view.removeFromSuperview()
          $0.setListData([[7, 2, 8, 1]])
          UIApplication.shared.windows.first { $0.rootViewController is Chores }?.layoutIfNeeded()
        }, [1, 2]
      ),
    ]

  @Test(arguments: cases.indices)
  func `the view and the list agree`(number: Int) {
    let (name, change, selected) = Self.cases[number]
    let list = Chores(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.tap([0, 1])
    screen.tap([0, 2])
    let container = list.view.superview
    change(list)
    if list.view.superview == nil { container?.addSubview(list.view) }
    screen.window.layoutIfNeeded()
    let rows = list.tableView.indexPathsForSelectedRows ?? []
    let shown = rows.compactMap { list.object(at: $0) }.sorted()
    #expect(
      (shown, list.selectedObjects.sorted(), list.selectedIDs)
        == (selected, selected, Set(selected)), "\(name)")
    #expect(screen.disagreements() == [], "\(name)")
    // What is deleted is what is seen.
    #expect(list.deleteSelectedObjects().sorted() == selected, "\(name)")
  }

  @Test(arguments: StoreKind.allCases, EditorScreen.View.allCases)
  func `another request's objects aren't those that were selected`(
    store: StoreKind, view: EditorScreen.View
  ) throws {
    let editor = try EditorScreen(store, view)
    let list = editor.list
    list.setEditing(true, animated: false)
    editor.screen.tap([0, 1])
    editor.screen.tap([0, 3])
    let kept = Set(list.selectedObjects.map(\.id))
    // A search in a database shows the objects of another controller.
    try editor.store.delete(0)
    try editor.store.delete(1)
    editor.screen.window.layoutIfNeeded()
    list.fetchedResultsController = try editor.store.controller()
    try list.fetchedResultsController.performFetch()
    (list.shownView as? UITableView)?.reloadData()
    (list.shownView as? UICollectionView)?.reloadData()
    editor.screen.window.layoutIfNeeded()
    let selected = list.shownView?.selectedIndexPaths ?? []
    #expect(
      (selected.compactMap { list.object(at: $0)?.id }, kept, list.selectedObjects.map(\.id)) == (
        [3], [1, 3], [3]
      ))
  }

  @Test func `a search hides selected objects, which are deleted with the others`() {
    final class Found: ConnectedTable, TableList, PlainTable, EditableList, MultipleSelectionList,
      FilteredList, CollapsibleList, PlaceholderList
    {
      var listData = [Section(id: 0, ["ab", "b", "c"]), Section(id: 1, ["d"], headerTitle: "D")]
      var selectedIDs: Set<String> = []
      var deleted: [String] = []
      func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
      func didDelete(_ text: String, at indexPath: IndexPath) { deleted.append(text) }
      func shouldDelete(_ text: String, at indexPath: IndexPath) -> Bool { text != "b" }
    }
    let list = Found(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    for path in [[0, 0], [0, 1], [1, 0]] as [IndexPath] { screen.tap(path) }
    list.search(for: "b")
    screen.window.layoutIfNeeded()
    #expect(
      (list.deleteSelectedObjects(), list.deleted, list.selectedIDs)
        == (["ab", "d"], ["ab", "d"], ["b"]))
    list.search(for: "")
    #expect(list.listData.flatMap(\.items) == ["b", "c"])
    // All rows are hidden, and the list isn't empty.
    list.collapsedSections = [0, 1]
    #expect(list.placeholder == nil && list.shownView?.backgroundView == nil)
    list.search(for: "c")
    #expect(list.placeholder == nil)
    list.search(for: "x")
    #expect(list.placeholder == .notFound("x"))
  }
}
