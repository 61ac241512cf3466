import ListControllers
import ListTesting
import Testing

/// UIKit's methods that a connected controller implements itself.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OwnMethodsTests {
  /// A table that implements what the kit answers, too.
  class OwnTable: UITableViewController, TableList, EditableList, MultipleSelectionList,
    PrefetchingList, UITableViewDataSourcePrefetching
  {
    var listData = [["a", "b"], ["c"]]
    var selectedIDs: Set<String> = []
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = text }
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

  @Test func `a selection is told to the list by both methods, in order`() {
    let list = OwnTable(style: .plain)
    let screen = ListScreen(list)
    screen.tap([0, 1])
    #expect(list.log == ["list selects b", "selects [0, 1]"])
    list.log = []
    screen.tap([1, 0])
    #expect(list.log == ["deselects [0, 1]", "list selects c", "selects [1, 0]"])
  }

  @Test func `several selections are the kit's and the list's`() {
    let list = OwnTable(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.tap([0, 0])
    screen.tap([0, 1])
    screen.tap([0, 0])
    #expect(list.selectedIDs == ["b"])
    #expect(list.log == ["selects [0, 0]", "selects [0, 1]", "deselects [0, 0]"])
  }

  @Test func `an answer of the list comes before that of a capability`() {
    let screen = ListScreen(OwnTable(style: .plain))
    screen.expectRefusal { $0.swipeToDelete([0, 0]) }
    #expect(screen.swipeToDelete([1, 0]))
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

  @Test func `counts and cells are the list's if it implements them`() {
    let list = OwnCells(style: .plain)
    let screen = ListScreen(list)
    #expect(list.tableView.numberOfSections == 1)
    #expect(screen.rowCounts == [2])
    #expect(list.tableView.cellForRow(at: [0, 1])?.accessoryType == .checkmark)
  }

  @Test func `a selection that the list forwards, too, is reported once`() {
    let list = OwnCells(style: .plain)
    let screen = ListScreen(list)
    screen.tap([0, 0])
    #expect(list.log == ["list selects a"])
    // A selection in code comes from the list alone.
    list.tableDidSelectItem(at: [0, 1])
    #expect(list.log == ["list selects a", "list selects b"])
  }

  final class OwnCollection: UICollectionViewController, CollectionList, MultipleSelectionList,
    UICollectionViewDataSourcePrefetching
  {
    var listData = [["a", "b"], ["c"]]
    var selectedIDs: Set<String> = []
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
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
    #expect(list.collectionView.numberOfSections == 1)
    #expect(list.collectionView.cellForItem(at: [0, 1])?.accessibilityLabel == "own")
    screen.tap([0, 0])
    #expect(list.log == ["list selects a", "selects [0, 0]"])
    screen.tap([0, 1])
    #expect(
      list.log.suffix(3) == ["deselects [0, 0]", "list selects b", "selects [0, 1]"])
    list.log = []
    // The list prefetches itself, and none of its capabilities does.
    list.collectionView.prefetchDataSource?
      .collectionView(list.collectionView, prefetchItemsAt: [[0, 1]])
    #expect(list.log == ["[[0, 1]]"])
    list.setEditing(true, animated: false)
    list.log = []
    screen.tap([0, 0])
    screen.tap([0, 0])
    #expect(list.log == ["selects [0, 0]", "deselects [0, 0]"])
    #expect(list.selectedIDs == [])
    // The kit hears of it before the list.
    #expect(list.idsAtDeselection == [])
  }

  @Test func `a method that leaves a call to super is asked again`() {
    final class Hesitant: UITableViewController, TableList {
      var listData = [["a", "b"]]
      var isOwn = false

      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
        at indexPath: IndexPath
      ) {}
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { isOwn ? 1 : super.tableView(tableView, numberOfRowsInSection: section) }
    }
    let screen = ListScreen(Hesitant(style: .plain))
    #expect(screen.rowCounts == [2])
    screen.controller.isOwn = true
    screen.controller.tableView.reloadData()
    #expect(screen.rowCounts == [1])
    screen.controller.isOwn = false
    screen.controller.tableView.reloadData()
    #expect(screen.rowCounts == [2])
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
    func isBare(_ view: UITableView) -> Bool {
      view.dragDelegate == nil && view.dropDelegate == nil && view.refreshControl == nil
        && view.backgroundView == nil && view.prefetchDataSource == nil
    }
    #expect(!isBare(list.first))
    #expect(list.first.backgroundView != nil && list.first.refreshControl != nil)
    list.current = list.second
    list.connectList()
    #expect(isBare(list.first) && !isBare(list.second))
    #expect(list.second.backgroundView != nil && list.second.refreshControl != nil)
    #expect(list.second.dragDelegate != nil && list.second.dropDelegate != nil)
    #expect(list.second.prefetchDataSource != nil)
    let tiles = ChangingTiles()
    let tilesScreen = ListScreen(tiles)
    tiles.current = tiles.second
    tiles.connectList()
    for (view, isBare) in [(tiles.first, true), (tiles.second, false)] {
      #expect((view.dragDelegate == nil) == isBare && (view.dropDelegate == nil) == isBare)
      #expect((view.refreshControl == nil) == isBare && (view.backgroundView == nil) == isBare)
      #expect((view.prefetchDataSource == nil) == isBare && (view.dataSource == nil) == isBare)
    }
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
    #expect(list.first.visibleCells.isEmpty)
    #expect(list.second.numberOfSections == 2)
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
