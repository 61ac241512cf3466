import HeadlessUIKit
import ListControllers
import Testing

/// A bridge and UIKit: how the view is connected, and what is left when the list goes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ConnectionTests {
  /// A table that records what is set.
  final class RecordingTable: UITableView {
    var log: [String] = []
    override var dataSource: (any UITableViewDataSource)? {
      didSet { log.append("data source \(dataSource == nil ? "nil" : "set")") }
    }
    override var delegate: (any UITableViewDelegate)? {
      didSet { log.append("delegate \(delegate == nil ? "nil" : "set")") }
    }
  }

  final class Rows: UIViewController, TableList, FilteredList, PlaceholderList {
    static var searchTextSeen: String?
    static var placeholderSeen: Placeholder?

    var listData = [["a", "b"]]
    let table = RecordingTable()
    var tableView: UITableView! { table }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = text }
    func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }

    isolated deinit {
      Self.searchTextSeen = searchText
      Self.placeholderSeen = placeholder
    }
  }

  final class Items: UICollectionViewController, CollectionList {
    final class View: UICollectionView {
      var log: [String] = []
      override var dataSource: (any UICollectionViewDataSource)? {
        didSet { log.append("data source \(dataSource == nil ? "nil" : "set")") }
      }
      override var delegate: (any UICollectionViewDelegate)? {
        didSet { log.append("delegate \(delegate == nil ? "nil" : "set")") }
      }
    }

    var listData = [["a", "b"]]
    let items = View(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView = items
      connectList()
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  // Apple's documentation of `dataSource` does not say when a view asks which optional methods are
  // there; UIKit does so when another object is set.
  @Test func `connecting again makes the table check its methods again`() {
    let list = Rows()
    list.loadViewIfNeeded()
    list.table.log = []
    list.connectList()
    #expect(
      list.table.log == ["data source nil", "delegate nil", "data source set", "delegate set"])
    #expect(list.table.dataSource === list.table.delegate)
    #expect(list.table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `connecting again makes the collection view check its methods again`() {
    let list = Items(collectionViewLayout: UICollectionViewFlowLayout())
    list.loadViewIfNeeded()
    list.items.log = []
    list.connectList()
    #expect(
      list.items.log == ["data source nil", "delegate nil", "data source set", "delegate set"])
    #expect(list.items.dataSource === list.items.delegate)
    #expect(list.items.numberOfItems(inSection: 0) == 2)
  }

  // Objective-C aborts where a weak reference to an object is formed in its own deinit.
  @Test func `what the kit keeps of a list is still there in the list's deinit`() {
    Rows.searchTextSeen = nil
    Rows.placeholderSeen = nil
    do {
      let list = Rows()
      list.loadViewIfNeeded()
      list.search(for: "x")
      #expect(list.placeholder == .notFound("x"))
    }
    #expect(Rows.searchTextSeen == "x")
    #expect(Rows.placeholderSeen == .notFound("x"))
  }
}
