import HeadlessUIKit
import ListControllers
import Testing

/// A bridge and UIKit: how the view is connected, and what is left when the list goes.
@MainActor struct ConnectionTests {
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

  final class Rows: UIViewController, TableList, FilteredList, PlaceholderList, PlainTable {
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
    func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }

    isolated deinit {
      Self.searchTextSeen = searchText
      Self.placeholderSeen = placeholder
    }
  }

  final class Items: UICollectionViewController, CollectionList, PlainItems {
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
  }

  // Apple's documentation of `dataSource` does not say when a view asks which optional methods are
  // there; UIKit does so when another object is set.
  @Test func `connecting again makes the view check its methods again`() {
    let log = ["data source nil", "delegate nil", "data source set", "delegate set"]
    let list = Rows()
    list.loadViewIfNeeded()
    list.table.log = []
    list.connectList()
    #expect((list.table.log, list.table.numberOfRows(inSection: 0)) == (log, 2))
    #expect(list.table.dataSource === list.table.delegate)
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.loadViewIfNeeded()
    items.items.log = []
    items.connectList()
    #expect((items.items.log, items.items.numberOfItems(inSection: 0)) == (log, 2))
    #expect(items.items.dataSource === items.items.delegate)
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
    #expect((Rows.searchTextSeen, Rows.placeholderSeen) == ("x", .notFound("x")))
  }
}
