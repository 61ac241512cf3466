public import ListPlatform

/// A list's data source and delegate, so that the list forwards nothing.
///
///     final class SettingsController: UITableViewController, TableList, TitledList, EditableList {
///       var listData = [Section(["Wi-Fi", "Bluetooth"], headerTitle: "Network")]
///       private var bridge: ListBridge?
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         bridge = ListBridge(self)
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = name }
///     }
///
/// It answers for the list (counts, cells, selection) and for the capabilities that the list adopts:
/// `TitledList`, `IndexedList`, `EditableList`, `ReorderableList`, `SwipeableList`, `ContextMenuList`,
/// `PrefetchingList`, `RefreshableList`, `MultipleSelectionList`, `SearchableList`, `CollapsibleList`,
/// `PlaceholderList`, `PagedList`. Each other question goes on to the list itself: a controller that wants one more of
/// UIKit's methods implements it, and does not forward the rest. What nobody implements stays
/// unimplemented for UIKit.
///
/// There is one for a list. The list holds it, for a view holds its data source and delegate weakly; the
/// bridge holds the list weakly.
@MainActor public final class ListBridge: NSObject {
  /// The list.
  private(set) weak var list: (any List)?
  /// The list as what UIKit asks for what the bridge does not answer.
  private(set) weak var tableDataSource: (any UITableViewDataSource)?
  private(set) weak var tableDelegate: (any UITableViewDelegate)?
  private(set) weak var collectionDataSource: (any UICollectionViewDataSource)?
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
  let table: ListAnswers<UITableView, UITableViewCell>?
  let collection: ListAnswers<UICollectionView, UICollectionViewCell>?
  /// The view that shows the list; nil while it is not loaded.
  private let view: () -> UIScrollView?

  /// A bridge for a list in a table. If the table is there, as in `viewDidLoad`, it is connected.
  @inlinable
  public convenience init<L: TableViewList>(_ list: L) {
    self.init(list, table: ListAnswers(list) { UITableViewCell() }, collection: nil) {
      [weak list] in list?.updatesTarget?.tableView
    }
  }

  /// A bridge for a list in a collection view. If that is there, as in `viewDidLoad`, it is connected.
  @inlinable
  public convenience init<L: CollectionViewList>(_ list: L) {
    self.init(list, table: nil, collection: ListAnswers(list) { UICollectionViewCell() }) {
      [weak list] in list?.updatesTarget
    }
  }

  @usableFromInline
  init(
    _ list: any List, table: ListAnswers<UITableView, UITableViewCell>?,
    collection: ListAnswers<UICollectionView, UICollectionViewCell>?,
    view: @escaping () -> UIScrollView?
  ) {
    self.list = list
    self.table = table
    self.collection = collection
    self.view = view
    tableDataSource = list as? any UITableViewDataSource
    tableDelegate = list as? any UITableViewDelegate
    collectionDataSource = list as? any UICollectionViewDataSource
    collectionDelegate = list as? any UICollectionViewDelegate
    super.init()
    connect()
  }

  /// Makes the bridge the data source and delegate of the list's view, which is asked for everything anew,
  /// and sets up what adopted capabilities need: the refresh control, the search bar, selection of several
  /// rows while editing, the placeholder. Does nothing while there is no view.
  public func connect() {
    let view = view()
    if let tableView = view as? UITableView { connect(tableView) }
    if let collectionView = view as? UICollectionView { connect(collectionView) }
    guard let view else { return }
    connectTouches(view)
    (list as? any PlaceholderList)?.showPlaceholder()
  }

  // UIKit asks which optional methods are there when another object is set, and not for the same one.

  private func connect(_ tableView: UITableView) {
    tableView.dataSource = nil
    tableView.delegate = nil
    tableView.dataSource = self
    tableView.delegate = self
    if prefetching != nil || paged != nil { tableView.prefetchDataSource = self }
    if list is any MultipleSelectionList { tableView.allowsMultipleSelectionDuringEditing = true }
  }

  private func connect(_ collectionView: UICollectionView) {
    collectionView.dataSource = nil
    collectionView.delegate = nil
    collectionView.dataSource = self
    collectionView.delegate = self
    if prefetching != nil || paged != nil { collectionView.prefetchDataSource = self }
    if list is any MultipleSelectionList {
      collectionView.allowsMultipleSelectionDuringEditing = true
    }
  }
}
