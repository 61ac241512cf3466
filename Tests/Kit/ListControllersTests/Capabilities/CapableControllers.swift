import ListControllers

/// What the lists of these tests show.
struct Fruit: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

/// A list with all capabilities, in whatever view, and however it gets UIKit's calls.
@MainActor
protocol Capable: TitledList, IndexedList, EditableList, ReorderableList, UndoableList,
  SwipeableList, ContextMenuList, PrefetchingList, RefreshableList, MultipleSelectionList,
  FilteredList, CollapsibleList, PlaceholderList
where Object == Fruit, ListData == [Section<Fruit>], SelectionID == Int {
  var log: [String] { get set }
}

extension Capable {
  static var fruits: [Section<Fruit>] {
    [
      Section(
        id: "a", [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Apricot")], headerTitle: "A",
        footerTitle: "two", indexTitle: "A"),
      Section(id: "b", [Fruit(id: 3, name: "Banana")], headerTitle: "B", indexTitle: "B"),
      Section(
        id: "c", [Fruit(id: 4, name: "Cherry"), Fruit(id: 5, name: "Coconut")], headerTitle: "C",
        indexTitle: "C"),
    ]
  }

  func listView(_ listView: ListView, didSelect fruit: Fruit, at indexPath: IndexPath) {
    log.append("select \(fruit.name)")
  }
  func canEdit(_ fruit: Fruit, at indexPath: IndexPath) -> Bool { fruit.name != "Coconut" }
  func didTapInsertionControl(of fruit: Fruit, at indexPath: IndexPath) {
    insertItem(Fruit(id: fruit.id + 100, name: "New"), at: indexPath)
  }
  func editingStyle(of fruit: Fruit, at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    fruit.name == "Banana" ? .insert : .delete
  }
  func canMove(_ fruit: Fruit, at indexPath: IndexPath) -> Bool {
    searchText.isEmpty && fruit.name != "Cherry"
  }
  func leadingSwipeActions(for fruit: Fruit, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.log.append("flag \(fruit.name)")
        done(true)
      }
    ])
  }
  func trailingSwipeActions(for fruit: Fruit, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { UISwipeActionsConfiguration(actions: [.delete(fruit, at: indexPath, of: self)]) }
  func contextMenu(for fruit: Fruit, at indexPath: IndexPath) -> UIMenu? {
    if fruit.name == "Apple" { return nil }
    return UIMenu(children: [
      UIAction(title: "Eat") { [weak self] _ in self?.log.append("eat \(fruit.name)") }
    ])
  }
  func prefetch(_ fruits: [Fruit], at indexPaths: [IndexPath]) {
    log.append("prefetch \(fruits.count)")
  }
  func cancelPrefetching(_ fruits: [Fruit], at indexPaths: [IndexPath]) {
    log.append("cancel \(fruits.count)")
  }
  func refresh() async {
    setListData(Self.fruits + [Section(id: "d", [Fruit(id: 6, name: "Date")], headerTitle: "D")])
  }
  func filter(for text: String) -> @Sendable (Fruit) -> Bool { { $0.name.contains(text) } }
  func retryLoading() { log.append("retry") }
  func selectionDidChange() { log.append("selected \(selectedIDs.sorted())") }
  func show(_ fruit: Fruit, in cell: UIView) {
    cell.accessibilityLabel = fruit.name
  }
}

// MARK: Tables

final class ForwardingTable: UITableViewController, TableList, Capable, UISearchResultsUpdating,
  UITableViewDataSourcePrefetching
{
  var listData = ForwardingTable.fruits
  var selectedIDs: Set<Int> = []
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addRefreshControl(to: tableView)
    showPlaceholder()
    tableView.prefetchDataSource = self
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.searchController?.searchResultsUpdater = self
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with fruit: Fruit,
    at indexPath: IndexPath
  ) { show(fruit, in: cell) }

  func updateSearchResults(for searchController: UISearchController) {
    search(for: searchController.searchBar.text ?? "")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { footerTitle(inSection: section) }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { section(ofIndexTitle: title, at: index) }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    forwarding.canEditItem(at: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { forwarding.commitEditing(editingStyle, at: indexPath) }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    forwarding.canMoveItem(at: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { forwarding.didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    forwarding.targetOfMovingItem(from: sourceIndexPath, to: proposedDestinationIndexPath)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forwarding.didDeselectItem(at: indexPath)
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  { forwarding.tableHeader(inSection: section, in: tableView) }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { forwarding.editingStyleOfItem(at: indexPath) }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { forwarding.leadingSwipeActions(at: indexPath) }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { forwarding.trailingSwipeActions(at: indexPath) }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { forwarding.contextMenuConfiguration(at: indexPath) }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    forwarding.prefetchItems(at: indexPaths)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    forwarding.cancelPrefetchingItems(at: indexPaths)
  }
}

final class BridgedTable: ConnectedTable, TableList, Capable {
  var listData = BridgedTable.fruits
  var selectedIDs: Set<Int> = []
  var log: [String] = []

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with fruit: Fruit,
    at indexPath: IndexPath
  ) { show(fruit, in: cell) }
}

/// A table in a controller that is not made for one.
final class BridgedPlainTable: UIViewController, TableList, Capable {
  var tableView: UITableView! = UITableView(frame: .zero)
  var listData = BridgedPlainTable.fruits
  var selectedIDs: Set<Int> = []
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    connectList()
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with fruit: Fruit,
    at indexPath: IndexPath
  ) { show(fruit, in: cell) }
}

// MARK: Collection views

extension Capable {
  var listLayout: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    addSwipeActions(to: &configuration)
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

final class ForwardingCollection: UICollectionViewController, CollectionList, Capable,
  UISearchResultsUpdating, UICollectionViewDataSourcePrefetching
{
  var listData = ForwardingCollection.fruits
  var selectedIDs: Set<Int> = []
  var log: [String] = []

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = listLayout
    addRefreshControl(to: collectionView)
    showPlaceholder()
    collectionView.prefetchDataSource = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.searchController?.searchResultsUpdater = self
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with fruit: Fruit, at indexPath: IndexPath
  ) { show(fruit, in: cell) }

  func updateSearchResults(for searchController: UISearchController) {
    search(for: searchController.searchBar.text ?? "")
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfItems(inSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionCell(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    forwarding.collectionSupplementaryView(ofKind: kind, at: indexPath, in: collectionView)
  }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    sectionIndexTitles
  }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { forwarding.indexPath(ofIndexTitle: title, at: index) }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { forwarding.canMoveItem(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { forwarding.didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { forwarding.targetOfMovingItem(from: originalIndexPath, to: proposedIndexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { collectionDidSelectItem(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { forwarding.didDeselectItem(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { forwarding.canEditItem(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { forwarding.contextMenuConfiguration(at: indexPath) }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    forwarding.prefetchItems(at: indexPaths)
  }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { forwarding.cancelPrefetchingItems(at: indexPaths) }
}

final class BridgedCollection: UICollectionViewController, CollectionList, Capable {
  var listData = BridgedCollection.fruits
  var selectedIDs: Set<Int> = []
  var log: [String] = []

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = listLayout
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with fruit: Fruit, at indexPath: IndexPath
  ) { show(fruit, in: cell) }
}

/// A collection view in a controller that is not made for one.
final class BridgedPlainCollection: UIViewController, CollectionList, Capable {
  var collectionView: UICollectionView!
  var listData = BridgedPlainCollection.fruits
  var selectedIDs: Set<Int> = []
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: listLayout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    connectList()
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with fruit: Fruit, at indexPath: IndexPath
  ) { show(fruit, in: cell) }
}
