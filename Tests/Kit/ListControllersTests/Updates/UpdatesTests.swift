import ListTesting
import Testing

@MainActor struct UpdatesTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var text: String

    init(_ id: Int, _ text: String? = nil) {
      self.id = id
      self.text = text ?? "row \(id)"
    }
  }

  final class Table: ForwardingRows, TableList, PlainTable {
    var listData: [Section<Row>] = [Section(id: 0, (0..<5).map { Row($0) })]
    var reloads = 0
    var updateRecorder: UpdateRecorder? = UpdateRecorder()
    var updateLimit = 10_000
    var updateAnimations = TableUpdateAnimations()

    func text(of row: Row) -> String { row.text }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { headerTitle(inSection: section) }
  }

  final class Collection: ForwardingItems, CollectionList {
    final class Cell: UICollectionViewCell { var row: Row? }

    var listData: [Section<Row>] = [Section(id: 0, (0..<5).map { Row($0) })]
    var selected: [Row] = []

    func listView(
      _ collectionView: UICollectionView, configure cell: Cell, with row: Row,
      at indexPath: IndexPath
    ) { cell.row = row }
    func listView(_ collectionView: UICollectionView, didSelect row: Row, at indexPath: IndexPath) {
      selected.append(row)
    }
  }

  @Test func `a table follows its data; changed rows are configured again in their cells`() {
    let screen = ListScreen(Table())
    let list = screen.controller
    let outcome = list.setListData([Section(id: 0, [Row(4), Row(0, "new"), Row(9)])])
    #expect((outcome, screen.rowTexts) == (.updated(batches: 1), ["row 4", "new", "row 9"]))
    #expect(list.setListData(list.listData) == .updated(batches: 0))
    let cell = list.tableView.cellForRow(at: [0, 1])
    list.setListData([Section(id: 0, [Row(7), Row(9), Row(0, "changed"), Row(4)])])
    #expect(list.tableView.cellForRow(at: [0, 2]) === cell)
    #expect(cell?.textLabel?.text == "changed")
  }

  @Test func `a collection follows its data, and selects`() {
    let screen = ListScreen(Collection(collectionViewLayout: UICollectionViewFlowLayout()))
    let list = screen.controller
    list.setListData([
      Section(id: 1, [Row(8)]), Section(id: 0, [Row(3), Row(0, "new")]),
    ])
    list.collectionView.layoutIfNeeded()
    let cells = list.collectionView.indexPathsForVisibleItems.sorted().map {
      (list.collectionView.cellForItem(at: $0) as? Collection.Cell)?.row
    }
    screen.tap([1, 0])
    #expect((cells, list.selected) == ([Row(8), Row(3), Row(0, "new")], [Row(3)]))
  }

  @Test func `titles that changed are shown, and the selection follows the selected items`() {
    let screen = ListScreen(Table())
    let list = screen.controller
    screen.tap([0, 3])
    var data = list.listData
    data[0].headerTitle = "Now"
    let outcome = list.setListData(data)
    #expect(
      (outcome, screen.headerText(inSection: 0), screen.selectedIndexPaths)
        == (.updated(batches: 1), "Now", [[0, 3]]))
    list.setListData([Section(id: 0, [Row(1), Row(2), Row(3, "three")])])
    #expect(screen.selectedIndexPaths == [[0, 2]])
    // With its section it goes, and with another it comes.
    list.setListData([Section(id: 7, [Row(9), Row(3)]), Section(id: 8, [])])
    #expect(screen.selectedIndexPaths == [[0, 1]])
    list.setListData([])
    #expect(screen.selectedIndexPaths == [])
  }

  // MARK: Reloads

  @Test func `a view that isn't loaded is left alone, and one without a window is reloaded`() {
    let list = Table()
    let unloaded = list.setListData([Section(id: 0, [Row(1), Row(2)])])
    #expect(
      (unloaded, list.isViewLoaded, list.listData.count) == (.reloaded(.notLoaded), false, 1))
    list.loadViewIfNeeded()
    let loaded = list.setListData([Section(id: 0, [Row(1)])])
    #expect((loaded, list.tableView.numberOfRows(inSection: 0)) == (.reloaded(.noWindow), 1))
  }

  @Test func `more changes than the limit are a reload`() {
    let screen = ListScreen(Table())
    let list = screen.controller
    list.updateLimit = 3
    let outcome = list.setListData([Section(id: 0, [Row(8), Row(9)])])
    #expect(
      (outcome, outcome.description, screen.rowTexts)
        == (
          .reloaded(.tooManyChanges(7, limit: 3)), "reloaded: 7 changes exceed the limit of 3",
          ["row 8", "row 9"]
        ))
    list.updateLimit = 4
    #expect(list.setListData([Section(id: 0, [Row(6), Row(7)])]) == .updated(batches: 1))
    list.updateLimit = 3
    let reloaded = list.setListData([Section(id: 0, [Row(4), Row(5)])])
    #expect(reloaded == .reloaded(.tooManyChanges(4, limit: 3)))
  }

  @Test func `data changed behind the view's back, and wrong counts, are reloads, not crashes`() {
    let screen = ListScreen(Table())
    let list = screen.controller
    list.listData[0].items.removeLast()
    let outcome = list.setListData([Section(id: 0, [Row(0), Row(1)])])
    #expect(
      (outcome, screen.rowTexts)
        == (.reloaded(.shownCounts([5], expected: [4])), ["row 0", "row 1"]))
    let (lying, honest) = (ListScreen(Liar()), ListScreen(Liar()))
    lying.controller.lie = 3
    let lied = lying.controller.setListData([["a"]])
    #expect(
      (lied, lying.controller.listData)
        == (.reloaded(.dataSourceCounts([3], expected: [1])), [["a"]]))
    let count = lying.controller.tableView.numberOfRows(inSection: 0)
    #expect((count, lying.rowTexts.first) == (3, "a"))
    // The counts were always wrong, and become right.
    let liar = honest.controller
    liar.lie = 7
    let outcomes = [["a"], ["b"], ["c", "b"]].map { texts in
      defer { liar.lie = nil }
      return liar.setListData([texts])
    }
    #expect(
      outcomes == [
        .reloaded(.dataSourceCounts([7], expected: [3])),
        .reloaded(.shownCounts([7], expected: [1])), .updated(batches: 1),
      ])
    #expect(honest.rowTexts == ["c", "b"])
  }

  final class Liar: ForwardingRows, TableList, PlainTable {
    var listData = [["a", "b", "c"]]
    var lie: Int?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lie ?? numberOfItems(inSection: section)
    }
  }

  @Test func `an update within an update is a reload after it`() {
    let screen = ListScreen(Table())
    let list = screen.controller
    var inner: ListUpdatesOutcome?
    let updates = list.listData.updates(to: [Section(id: 0, [Row(0)])])
    updates.perform(on: list.tableView) {
      list.listData = $0
      if inner == nil { inner = list.setListData([Section(id: 0, [Row(5), Row(6)])]) }
    }
    #expect((inner, screen.rowTexts) == (.reloaded(.updating), ["row 5", "row 6"]))
  }

  @Test func `several batches need a closure that receives the data between them`() {
    let screen = ListScreen(Table())
    let list = screen.controller
    let old = [Section(id: 0, [Row(0)]), Section(id: 1, [Row(1)])]
    list.setListData(old)
    list.listData = [Section(id: 1, [Row(1), Row(2)]), Section(id: 0, [Row(0)])]
    #expect(
      old.updates(to: list.listData).perform(on: list.tableView)
        == .reloaded(.noDataBetweenBatches))
    let now = list.listData
    list.listData[0].items.append(Row(3))
    let outcome = now.updates(to: list.listData).perform(on: list.tableView)
    #expect(
      (outcome, screen.rowTexts)
        == (.updated(batches: 1), ["row 1", "row 2", "row 3", "row 0"]))
  }

  @Test func `what is visible in a list that is scrolled sideways stays there`() {
    final class Numbers: ConnectedCollection, CollectionList, PlainItems {
      var listData = [Array(0..<20)]
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let list = Numbers(collectionViewLayout: layout)
    let screen = ListScreen(list, size: CGSize(width: 300, height: 150))
    list.collectionView.contentOffset.x = 250
    screen.window.layoutIfNeeded()
    list.setListData([Array(-2..<20)])
    let offset = list.collectionView.contentOffset.x
    // At its beginning, what is inserted there becomes visible.
    list.collectionView.contentOffset.x = 0
    screen.window.layoutIfNeeded()
    list.setListData([Array(-4..<20)])
    #expect([offset, list.collectionView.contentOffset.x] == [450, 0])
  }

  // MARK: Recording, queue

  @Test func `a recorder records updates`() {
    let screen = ListScreen(Table())
    let list = screen.controller
    list.setListData([Section(id: 0, [Row(1), Row(0, "zero")])])
    #expect(
      list.updateRecorder?.recordings.last?.description == """
        before a[0 1 2 3 4]
        items: delete 0.2, delete 0.3, delete 0.4, move 0.1→0.0, reconfigure 0.0
        after a[1 0']
        """)
  }

  /// A table that records how rows and sections come, go and change.
  final class AnimatedTable: UITableView {
    var animations: [String] = []

    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      animations.append("insert rows \(animation)")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      animations.append("delete rows \(animation)")
      super.deleteRows(at: indexPaths, with: animation)
    }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      animations.append("insert sections \(animation)")
      super.insertSections(sections, with: animation)
    }
    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      animations.append("delete sections \(animation)")
      super.deleteSections(sections, with: animation)
    }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      animations.append("reload sections \(animation)")
      super.reloadSections(sections, with: animation)
    }
  }

  @Test func `animations are the list's choice`() {
    let list = Table()
    let table = AnimatedTable(frame: .zero, style: .plain)
    (table.dataSource, table.delegate) = (list, list)
    list.tableView = table
    list.updateAnimations = TableUpdateAnimations(
      insertion: .left, deletion: .fade, reload: .middle)
    let screen = ListScreen(list)
    list.setListData([Section(id: 0, [Row(1), Row(9)]), Section(id: 1, [Row(8)])])
    screen.controller.setListData([Section(id: 0, [Row(1), Row(9)], headerTitle: "Now")])
    #expect(
      table.animations == [
        "delete rows fade", "insert sections left", "insert rows left", "delete sections fade",
        "reload sections middle",
      ])
  }

  @Test func `whatever can be updated is a target`() {
    final class Target: ListUpdatesTarget {
      var calls: [String] = []
      func insertItems(at indexPaths: [IndexPath]) { calls.append("insert \(indexPaths)") }
      func deleteItems(at indexPaths: [IndexPath]) { calls.append("delete \(indexPaths)") }
      func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.append("move \(indexPath) \(newIndexPath)")
      }
      func reconfigureItems(at indexPaths: [IndexPath]) { calls.append("change \(indexPaths)") }
      func insertSections(_ sections: IndexSet) { calls.append("insert \(Array(sections))") }
      func deleteSections(_ sections: IndexSet) { calls.append("delete \(Array(sections))") }
      func moveSection(_ section: Int, toSection newSection: Int) {
        calls.append("move \(section) \(newSection)")
      }
      func reloadSections(_ sections: IndexSet) { calls.append("reload \(Array(sections))") }
      func performBatch(_ changes: @escaping () -> Void) {
        calls.append("begin")
        changes()
        calls.append("end")
      }
      func reloadData() { calls.append("reload") }
    }
    let target = Target()
    let outcome = [["a", "b"], ["c"]].updates(to: [["b", "a"]]).perform(on: target)
    let calls = ["begin", "delete [1]", "move [0, 1] [0, 0]", "end"]
    #expect((outcome, target.calls) == (.updated(batches: 1), calls))
  }
}
