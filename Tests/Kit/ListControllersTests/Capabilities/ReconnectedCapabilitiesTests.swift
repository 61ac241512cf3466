import ListControllers
import Testing

/// What capabilities set up when a list is connected once more, or with another view.
@MainActor struct ReconnectedCapabilitiesTests {
  final class Rows: UIViewController, TableList, PlaceholderList,
    SearchableList
  {
    var tableView: UITableView! = UITableView()
    var listData: [[String]] = [[]]

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
    func search(for text: String) { setListData([[text]]) }
  }

  final class Items: UIViewController, CollectionList, PlaceholderList {
    static func makeView() -> UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    var collectionView: UICollectionView! = Items.makeView()
    var listData: [[String]] = [[]]

    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  private func placeholder(_ view: UIView?) -> Placeholder? {
    (view as? PlaceholderView)?.placeholder
  }

  @Test func `an empty list's placeholder is shown in a new view, too`() {
    let list = Rows()
    list.loadViewIfNeeded()
    list.connectList()
    #expect(placeholder(list.tableView.backgroundView) == .empty)
    let shown = list.tableView.backgroundView
    list.connectList()
    #expect(list.tableView.backgroundView === shown)
    list.tableView = UITableView()
    list.connectList()
    #expect(placeholder(list.tableView.backgroundView) == .empty)
    list.setListData([["a"]])
    #expect(list.tableView.backgroundView == nil)
    let items = Items()
    items.loadViewIfNeeded()
    items.connectList()
    items.collectionView = Items.makeView()
    items.connectList()
    #expect(placeholder(items.collectionView.backgroundView) == .empty)
  }

  final class DraggedRows: UIViewController, TableList, DraggableList, DroppableList {
    var tableView: UITableView! = UITableView()
    var listData = [["a"]]
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  final class DraggedItems: UIViewController, CollectionList, DraggableList, DroppableList {
    var collectionView: UICollectionView! = Items.makeView()
    var listData = [["a"]]
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `nothing is dragged from a list's former view, or dropped there`() throws {
    let rows = DraggedRows()
    rows.loadViewIfNeeded()
    rows.connectList()
    let table = try #require(rows.tableView)
    func delegates(_ view: UITableView) -> [Bool] {
      [view.dragDelegate != nil, view.dropDelegate != nil]
    }
    #expect(delegates(table) == [true, true])
    rows.tableView = UITableView()
    rows.connectList()
    #expect(delegates(table) + delegates(rows.tableView) == [false, false, true, true])

    let items = DraggedItems()
    items.loadViewIfNeeded()
    items.connectList()
    let collection = try #require(items.collectionView)
    func delegates(_ view: UICollectionView) -> [Bool] {
      [view.dragDelegate != nil, view.dropDelegate != nil]
    }
    #expect(delegates(collection) == [true, true])
    items.collectionView = Items.makeView()
    items.connectList()
    #expect(delegates(collection) + delegates(items.collectionView) == [false, false, true, true])
  }

  @Test func `a new table of a list with rows keeps its background`() {
    let list = Rows()
    list.loadViewIfNeeded()
    list.connectList()
    list.listData = [["a"]]
    list.tableView = UITableView()
    let background = UIView()
    list.tableView.backgroundView = background
    list.connectList()
    #expect(list.tableView.backgroundView === background)
    // It stays in the table when the list leaves that.
    let former = list.tableView
    list.tableView = UITableView()
    list.connectList()
    #expect(former?.backgroundView === background)
  }

  @Test func `the app's search controller is used, and stays when the list is connected again`() {
    let list = Rows()
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    list.loadViewIfNeeded()
    list.connectList()
    list.connectList()
    #expect(list.navigationItem.searchController === search)
    #expect(User().search(for: "a", in: search))
    #expect(list.listData == [["a"]])
  }
}
