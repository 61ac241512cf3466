import ListTesting
import Testing

/// Ten million rows that are computed.
private struct Numbers: DataSource {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 10_000_000 : 0 }
  func object(at indexPath: IndexPath) -> Int? { isValid(indexPath) ? indexPath.row : nil }
}

/// A list that adopts nothing.
private final class Bare: UITableViewController, TableList {
  var listData = Numbers()
  var bridge: ListBridge?
  var configured = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    bridge = ListBridge(self)
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) { configured += 1 }
}

/// A list that wants some of UIKit's methods for itself.
private final class Demanding: UITableViewController, TableList, PlainTable {
  var listData = [["a", "b"], ["c"]]
  var bridge: ListBridge?
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bridge = ListBridge(self)
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath.row == 0 ? 70 : 30
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("display \(indexPath.section).\(indexPath.row)") }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { "own \(section)" }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { log.append("commit") }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { indexPath.row == 0 }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

/// The same in a flow layout.
private final class Flowing: UICollectionViewController, CollectionList,
  UICollectionViewDelegateFlowLayout, PlainItems
{
  var listData = [["a", "b"], ["c"]]
  var bridge: ListBridge?

  override func viewDidLoad() {
    super.viewDidLoad()
    bridge = ListBridge(self)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 20 + 10 * indexPath.item) }
}

/// A list in a table, but with no word of UIKit's protocols.
private final class Plain: UIViewController, TableList, UITableViewDelegate, PlainTable {
  var tableView: UITableView! = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  var listData = [[1, 2, 3]]
  lazy var bridge = ListBridge(self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    bridge.connect()
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }
}

@MainActor struct ListBridgeTests {
  @Test func `a list that adopts nothing leaves UIKit as it is (openradar 6383)`() {
    let list = Bare(style: .plain)
    let screen = ListScreen(list)
    let table: UITableView = list.tableView
    // With heights that somebody implements, each of the ten million rows would be asked for.
    #expect(table.contentSize.height == 10_000_000 * table.rectForRow(at: [0, 0]).height)
    #expect(list.configured <= table.visibleCells.count + 2)
    let parts: [AnyObject?] = [
      table.headerView(forSection: 0), table.prefetchDataSource, table.refreshControl,
      table.backgroundView, list.navigationItem.searchController,
    ]
    #expect(parts.compactMap { $0.map { "\(type(of: $0))" } } == [])
    #expect(
      (table.rectForHeader(inSection: 0).height, table.allowsMultipleSelectionDuringEditing)
        == (0, false))
    screen.expectRefusal { $0.swipeToDelete([0, 0]) }
    #expect(!User().swipe(rowAt: [0, 0], in: table, edge: .leading))
    screen.expectRefusal { $0.longPress([0, 0]) }
    list.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.showsReorderControl == false)
    screen.expectRefusal { $0.drag([0, 0], to: [0, 2]) }
  }

  @Test func `other calls are forwarded to the controller (DT#47, TableKit#76, EP#176)`() {
    let list = Demanding(style: .plain)
    let screen = ListScreen(list)
    let table: UITableView = list.tableView
    let heights = (0..<2).map { table.rectForRow(at: [0, $0]).height }
    let displayed = list.log.count { $0.hasPrefix("display") }
    let header = table.headerView(forSection: 1)?.textLabel?.text
    #expect((heights, displayed, header) == ([70, 30], 3, "own 1"))
    screen.expectRefusal { $0.tap([0, 1]) }
    screen.swipeToDelete([0, 0])
    let last = list.log.last
    table.contentOffset.y = 10
    #expect([last, list.log.last] == ["commit", "scroll"])
  }

  @Test func `a flow layout's calls are forwarded too, and a plain controller forwards nothing`() {
    let list = Flowing(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = ListScreen(list)
    let frame = list.collectionView.layoutAttributesForItem(at: [0, 1])?.frame
    #expect((frame?.height, screen.rowCounts) == (30, [2, 1]))
    let plain = Plain()
    let plainScreen = ListScreen(plain)
    let height = plain.tableView.rectForRow(at: [0, 0]).height
    #expect((plainScreen.text, height) == ("  1\n  2\n  3", 33))
  }

  @Test(arguments: CapableKind.allCases)
  func `a list is freed with its bridge, and its view is empty then`(kind: CapableKind) {
    weak var list: (any Capable)?
    weak var delegate: AnyObject?
    var view: UIScrollView?
    do {
      let screen = CapableScreen(kind)
      screen.search(for: "A")
      screen.list.toggleSection(0)
      screen.list.setListData([])
      screen.list.setListData(Plum.data)
      list = screen.list
      delegate = screen.listView?.delegate
      view = screen.listView
      #expect(delegate != nil)
      screen.window.rootViewController = nil
    }
    HeadlessRunLoop.tick()
    #expect(list == nil && delegate == nil)
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
    view?.layoutIfNeeded()
  }

  private enum Plum { static let data = [Section(id: 1, [Fruit(id: 1, name: "Plum")])] }

  /// UIKit remembers which methods an object implements, and calls them while a list is being
  /// freed.
  @Test func `what is left of a list that is gone is an empty list`() throws {
    final class Tall: ConnectedTable, TableList, PlainTable {
      var listData = [["a", "b"]]
      var log: [String] = []
      override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        70
      }
      override func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath)
        -> IndexPath?
      { path }
      override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
      ) { log.append("end") }
    }
    var kept: (any UITableViewDataSource)?
    let table: UITableView
    do {
      let list = Tall(style: .plain)
      table = list.tableView
      table.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      table.layoutIfNeeded()
      table.contentOffset.y = 40
      User().tap(rowAt: [0, 0], in: table)
      table.reloadRows(at: [[0, 1]], with: .none)
      table.layoutIfNeeded()
      #expect((table.rectForRow(at: [0, 1]).minY, list.log.contains("end")) == (70, true))
      kept = table.dataSource
    }
    let exceptions = UIKitException.raised {
      User().tap(rowAt: [0, 1], in: table)
      table.contentOffset.y = 0
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect((exceptions, table.numberOfSections, kept == nil) == ([], 0, false))
    // What answers for a list may outlive it, and then tells that there is nothing.
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var left: (any UITableViewDataSource)?
    do {
      let list = Plain()
      list.tableView = other
      list.loadViewIfNeeded()
      left = other.dataSource
    }
    let source = try #require(left)
    other.dataSource = source
    other.delegate = source as? any UITableViewDelegate
    other.layoutIfNeeded()
    let text = source.tableView(other, cellForRowAt: [0, 0]).textLabel?.text
    #expect(
      (other.numberOfSections, text, other.rectForRow(at: [0, 0]).height) == (0, nil, 0))
  }

  @Test func `a bridge need not be kept`() {
    final class Careless: UITableViewController, TableList, PlainTable {
      var listData = [["a", "b"]]
      override func viewDidLoad() {
        super.viewDidLoad()
        ListBridge(self)
      }
    }
    let list = Careless(style: .plain)
    let screen = ListScreen(list)
    #expect(screen.rowCounts == [2])
  }

  @Test func `a list may be released during an update`() {
    final class Releasing: UITableViewController, TableList {
      var listData = [["a"]]
      var bridge: ListBridge?
      var onCell: () -> Void = {}
      override func viewDidLoad() {
        super.viewDidLoad()
        bridge = ListBridge(self)
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
        at indexPath: IndexPath
      ) { onCell() }
    }
    weak var released: Releasing?
    var list: Releasing? = Releasing(style: .plain)
    released = list
    let window = ListScreen(list!).window
    list?.onCell = {
      window.rootViewController = nil
      list = nil
    }
    list?.setListData([["a", "b", "c"]])
    window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    #expect(released == nil)
  }
}
