import ListControllers
import ListTesting
import Testing

/// UIKit's methods that a connected controller implements itself.
@MainActor @Suite(.timeLimit(.minutes(30))) struct OwnMethodsTests {
  /// A table that implements what the kit answers, too.
  class OwnTable: ConnectedTable, TableList, EditableList, MultipleSelectionList,
    PrefetchingList, UITableViewDataSourcePrefetching, PlainTable
  {
    var listData = [["a", "b"], ["c"]]
    var selectedIDs: Set<String> = []
    var log: [String] = []

    func listView(_ tableView: UITableView, didSelect text: String, at indexPath: IndexPath) {
      log.append("list selects \(text)")
    }
    func prefetch(_ texts: [String], at indexPaths: [IndexPath]) { log.append("list \(texts)") }
    func cancelPrefetching(_ texts: [String], at indexPaths: [IndexPath]) {
      log.append("list cancels \(texts)")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selects \(indexPath)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselects \(indexPath)")
    }
    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { indexPath.section == 1 }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("\(indexPaths)")
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { log.append("cancels \(indexPaths)") }
  }

  @Test func `selections are told to the list by both methods, in order`() {
    let list = OwnTable(style: .plain)
    let screen = ListScreen(list)
    screen.tap([0, 1])
    screen.tap([1, 0])
    #expect(
      list.log == [
        "list selects b", "selects [0, 1]", "deselects [0, 1]", "list selects c", "selects [1, 0]",
      ])
    list.setEditing(true, animated: false)
    list.log = []
    screen.tap([0, 0])
    screen.tap([0, 1])
    screen.tap([0, 0])
    #expect(
      (list.selectedIDs, list.log)
        == (["b"], ["selects [0, 0]", "selects [0, 1]", "deselects [0, 0]"]))
  }

  @Test func `an answer of the list comes before that of a capability`() {
    let screen = ListScreen(OwnTable(style: .plain))
    screen.expectRefusal { $0.swipeToDelete([0, 0]) }
    screen.swipeToDelete([1, 0])
  }

  @Test func `prefetching is told to the list and to its capabilities`() {
    let list = OwnTable(style: .plain)
    let screen = ListScreen(list)
    let source = list.tableView.prefetchDataSource
    source?.tableView(list.tableView, prefetchRowsAt: [[0, 1]])
    source?.cancel([[0, 1]], in: list.tableView)
    #expect(list.log == ["list [\"b\"]", "[[0, 1]]", "list cancels [\"b\"]", "cancels [[0, 1]]"])
    withExtendedLifetime(screen) {}
  }

  /// A table that counts and makes cells itself, as far as it says.
  final class OwnCells: OwnTable {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      numberOfItems(inSection: section)
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableCell(at: indexPath)
      cell.accessoryType = .checkmark
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableDidSelectItem(at: indexPath)
    }
  }

  @Test func `counts, cells and selections are the list's if it implements them`() {
    let list = OwnCells(style: .plain)
    let screen = ListScreen(list)
    let accessory = list.tableView.cellForRow(at: [0, 1])?.accessoryType
    #expect(
      (list.tableView.numberOfSections, screen.rowCounts, accessory) == (1, [2], .checkmark))
    screen.tap([0, 0])
    #expect(list.log == ["list selects a"])
    // A selection in code comes from the list alone.
    list.tableDidSelectItem(at: [0, 1])
    #expect(list.log == ["list selects a", "list selects b"])
  }

  final class OwnCollection: ConnectedCollection, CollectionList, MultipleSelectionList,
    UICollectionViewDataSourcePrefetching, PlainItems
  {
    var listData = [["a", "b"], ["c"]]
    var selectedIDs: Set<String> = []
    var log: [String] = []
    func listView(
      _ collectionView: UICollectionView, didSelect text: String, at indexPath: IndexPath
    ) { log.append("list selects \(text)") }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionCell(at: indexPath)
      cell.accessibilityLabel = "own"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("selects \(indexPath)") }
    var idsAtDeselection: Set<String>?
    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      log.append("deselects \(indexPath)")
      idsAtDeselection = selectedIDs
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { log.append("\(indexPaths)") }
  }

  @Test func `a collection view asks and tells its list in the same way`() {
    let list = OwnCollection(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = ListScreen(list)
    let label = list.collectionView.cellForItem(at: [0, 1])?.accessibilityLabel
    #expect((list.collectionView.numberOfSections, label) == (1, "own"))
    screen.tap([0, 0])
    screen.tap([0, 1])
    #expect(
      list.log == [
        "list selects a", "selects [0, 0]", "deselects [0, 0]", "list selects b", "selects [0, 1]",
      ])
    list.log = []
    // The list prefetches itself, and none of its capabilities does.
    list.collectionView.prefetchDataSource?
      .collectionView(list.collectionView, prefetchItemsAt: [[0, 1]])
    #expect(list.log == ["[[0, 1]]"])
    list.setEditing(true, animated: false)
    list.log = []
    screen.tap([0, 0])
    screen.tap([0, 0])
    // The kit hears of it before the list.
    #expect(
      (list.log, list.selectedIDs, list.idsAtDeselection)
        == (["selects [0, 0]", "deselects [0, 0]"], [], []))
  }

  @Test func `a method that leaves a call to super is asked again`() {
    final class Hesitant: ConnectedTable, TableList, PlainTable {
      var listData = [["a", "b"]]
      var isOwn = false

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { isOwn ? 1 : super.tableView(tableView, numberOfRowsInSection: section) }
    }
    let screen = ListScreen(Hesitant(style: .plain))
    let counts = [false, true, false].map { isOwn in
      screen.controller.isOwn = isOwn
      screen.controller.tableView.reloadData()
      return screen.rowCounts
    }
    #expect(counts == [[2], [1], [2]])
  }

  /// A list whose view changes, with what capabilities add to a view.
  final class Changing: UIViewController, TableList, DraggableList, DroppableList, RefreshableList,
    PlaceholderList, PrefetchingList
  {
    let (first, second) = (UITableView(), UITableView())
    var current: UITableView?
    var tableView: UITableView! { current }
    var listData: [[String]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for table in [first, second] { view.addSubview(table) }
      current = first
      connectList()
    }
    func refresh() async {}
    func prefetch(_ texts: [String], at indexPaths: [IndexPath]) {}
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  final class ChangingTiles: UIViewController, CollectionList, DraggableList, DroppableList,
    RefreshableList, PlaceholderList, PrefetchingList
  {
    let first = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let second = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var current: UICollectionView?
    var collectionView: UICollectionView! { current }
    var listData: [[String]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for tiles in [first, second] { view.addSubview(tiles) }
      current = first
      connectList()
    }
    func refresh() async {}
    func prefetch(_ texts: [String], at indexPaths: [IndexPath]) {}
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `a view that is no longer the list's has nothing of it`() {
    let list = Changing()
    let screen = ListScreen(list)
    /// What capabilities have added to a view.
    func additions(to view: UIScrollView) -> String {
      let (table, tiles) = (view as? UITableView, view as? UICollectionView)
      let parts: [(name: String, isThere: Bool)] = [
        ("drag", table?.dragDelegate != nil || tiles?.dragDelegate != nil),
        ("drop", table?.dropDelegate != nil || tiles?.dropDelegate != nil),
        ("refresh", view.refreshControl != nil),
        ("background", table?.backgroundView != nil || tiles?.backgroundView != nil),
        ("prefetch", table?.prefetchDataSource != nil || tiles?.prefetchDataSource != nil),
        ("data", table?.dataSource != nil || tiles?.dataSource != nil),
      ]
      return parts.filter(\.isThere).map(\.name).joined(separator: " ")
    }
    let all = "drag drop refresh background prefetch data"
    #expect(additions(to: list.first) == all)
    list.current = list.second
    list.connectList()
    let tiles = ChangingTiles()
    let tilesScreen = ListScreen(tiles)
    tiles.current = tiles.second
    tiles.connectList()
    let views: [UIScrollView] = [list.first, list.second, tiles.first, tiles.second]
    #expect(views.map(additions) == ["", all, "", all])
    withExtendedLifetime((screen, tilesScreen)) {}
  }

  @Test func `a view that has other delegates meanwhile keeps them`() {
    /// Delegates of the app's own.
    final class Others: NSObject, UITableViewDataSource, UITableViewDragDelegate,
      UITableViewDropDelegate, UICollectionViewDataSource
    {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {}
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let (list, tiles, others) = (Changing(), ChangingTiles(), Others())
    let screens = (ListScreen(list), ListScreen(tiles))
    list.first.dragDelegate = others
    list.first.dropDelegate = others
    list.current = list.second
    list.connectList()
    #expect(list.first.dragDelegate === others && list.first.dropDelegate === others)
    tiles.first.dataSource = others
    tiles.current = tiles.second
    tiles.connectList()
    #expect(tiles.first.dataSource === others)
    list.second.dataSource = others
    list.current = list.first
    list.connectList()
    #expect(list.second.dataSource === others)
    withExtendedLifetime(screens) {}
  }

  @Test func `a second view that is connected takes over from the first one`() {
    final class Moving: UIViewController, TableList {
      let first = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let second = UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
      var current: UITableView?
      var tableView: UITableView! { current }
      var listData = [["a"]]

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(first)
        view.addSubview(second)
        current = first
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
        at indexPath: IndexPath
      ) {}
    }
    let list = Moving()
    let screen = ListScreen(list)
    #expect(list.first.numberOfSections == 1)
    list.current = list.second
    list.connectList()
    list.setListData([["a"], ["b"]])
    screen.window.layoutIfNeeded()
    #expect(list.first.dataSource == nil && list.first.delegate == nil)
    #expect((list.first.visibleCells, list.second.numberOfSections) == ([], 2))
    // To connect the same view again changes nothing.
    list.connectList()
    #expect(list.second.numberOfSections == 2)
  }
}

extension UITableViewDataSourcePrefetching {
  fileprivate func cancel(_ indexPaths: [IndexPath], in tableView: UITableView) {
    self.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
