public import ListControllers

// Lists with two capabilities of the app's own, which don't know each other, beside the kit's.

/// What both lists do.
@MainActor
public protocol Ledger: UIViewController, HighlightedList, AuditedList, TitledList,
  EditableList, NonFetchedList
where Object == String, ListData == [Section<String>] {
  var saved: [[String]] { get set }
}

extension Ledger {
  static var entries: [Section<String>] {
    [Section(["Rent", "Food"], headerTitle: "May"), Section(["Books"], headerTitle: "June")]
  }

  func canHighlight(_ entry: String) -> Bool { entry != "Rent" }

  public func save(_ log: [String]) async {
    await Task.yield()
    saved.append(log)
  }
}

final class LedgerTable: UITableViewController, TableList, Ledger {
  static var capabilities: [ListCapability] { [.highlighted, .audited] }
  var listData = LedgerTable.entries
  var saved: [[String]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with entry: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = entry }
}

final class LedgerCollection: UICollectionViewController, CollectionList, Ledger {
  static var capabilities: [ListCapability] { [.highlighted, .audited] }
  var listData = LedgerCollection.entries
  var saved: [[String]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with entry: String,
    at indexPath: IndexPath
  ) {}
}

/// The ledger in a table and in a collection view.
@MainActor public func ledgers() -> [any Ledger] {
  let layout = UICollectionViewFlowLayout()
  layout.headerReferenceSize = CGSize(width: 320, height: 30)
  return [LedgerTable(style: .plain), LedgerCollection(collectionViewLayout: layout)]
}
