import ListFactories
import Observation
import Requests

// The least that conforms to each public protocol. Four targets compile this one file: with no
// settings, with main-actor isolation by default, with all upcoming features, and as Swift 5.

struct MinimalSection: SectionInfo {
  var items = [1, 2]
}

struct MinimalMutableSection: MutableSectionInfo {
  var items = [1, 2]
}

struct MinimalData: DataSource {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 2 : 0 }
  func object(at indexPath: IndexPath) -> Int? { isValid(indexPath) ? indexPath.row : nil }
}

struct MinimalState: StateMachine {
  mutating func reset() {}
  func next() -> MinimalState? { nil }
  func previous() -> MinimalState? { nil }
}

struct MinimalObject: Identifiable, Equatable {
  let id: Int
}

struct MinimalToken: Hashable {
  let number: Int
}

final class MinimalPagerDelegate: PagerDelegate {
  typealias PagedObject = MinimalObject
}

final class WholePagerDelegate: PagerDelegate {
  func pager(
    _ pager: Pager<MinimalObject>, didChangeContentWith updates: ListUpdates<[MinimalObject]>
  ) { pager.setObjects(updates.data) }
  func pagerDidChangeState(_ pager: Pager<MinimalObject>) {}
}

@MainActor func minimalPager(_ delegate: WholePagerDelegate) -> Pager<MinimalObject> {
  let pager = Pager<MinimalObject> { (token: MinimalToken?) in
    let number = token?.number ?? 0
    return Page([MinimalObject(id: number)], next: MinimalToken(number: number + 1))
  }
  pager.delegate = delegate
  return pager
}

final class MinimalList: List {
  typealias ListView = UIView
  typealias Cell = UIView
  var numberOfSections: Int { 0 }
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func object(at indexPath: IndexPath) -> String? { nil }
  func listView(
    _ listView: UIView, configure cell: UIView, with object: String, at indexPath: IndexPath
  ) {}
}

final class MinimalNonFetchedList: NonFetchedList {
  typealias ListView = UIView
  typealias Cell = UIView
  var listData = [["a"]]
  func listView(
    _ listView: UIView, configure cell: UIView, with object: String, at indexPath: IndexPath
  ) {}
}

final class MinimalTableList: UITableViewController, TableList {
  var listData = MinimalData()
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) {}
}

final class MinimalCollectionList: UICollectionViewController, CollectionList {
  var listData = MinimalData()
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with number: Int,
    at indexPath: IndexPath
  ) {}
}

struct MinimalItem: Identifiable, Equatable {
  let id: Int
}

/// A list that follows its data in an app's target, where its item's conformances may be isolated.
final class MinimalChangingList: UITableViewController, TableList {
  var listData = [Section(id: 1, [MinimalItem(id: 1)])]
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: MinimalItem,
    at indexPath: IndexPath
  ) {}

  func show(_ items: [MinimalItem]) -> ListUpdatesOutcome {
    setListData([Section(id: 1, items)])
  }
}

final class MinimalTarget: ListUpdatesTarget {
  func insertItems(at indexPaths: [IndexPath]) {}
  func deleteItems(at indexPaths: [IndexPath]) {}
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  func reconfigureItems(at indexPaths: [IndexPath]) {}
  func insertSections(_ sections: IndexSet) {}
  func deleteSections(_ sections: IndexSet) {}
  func moveSection(_ section: Int, toSection newSection: Int) {}
  func reloadSections(_ sections: IndexSet) {}
  func performBatch(_ changes: @escaping () -> Void) { changes() }
  func reloadData() {}
}

/// What a view may tell besides: nothing of it is required.
final class MinimalShownList: ShownList {}

/// A list of its own kind that follows its data.
final class MinimalCustomChangingList: NonFetchedList {
  typealias ListView = MinimalTarget
  typealias Cell = UIView
  var listData = [["a"]]
  var updateTarget: (any ListUpdatesTarget)? { nil }
  func listView(
    _ listView: MinimalTarget, configure cell: UIView, with object: String,
    at indexPath: IndexPath
  ) {}
}

enum MinimalIdentity: ListIdentity {
  static func id(of element: String) -> Int { element.count }
  static func hasSameContent(_ old: String, _ new: String) -> Bool { old == new }
}

struct MinimalIdentifier: BitwiseIdentifier {
  let number: Int
}

struct MinimalFactory: ReusableViewFactory {
  func configure(
    _ view: UITableViewCell, for item: String?, _ type: ReusableViewType,
    in parentView: UITableView, at indexPath: IndexPath
  ) {}
}

final class MinimalTable: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

final class MinimalScroller: NSObject, UIScrollViewDelegate, UINavigationControllerDelegate {}

final class MinimalApp: UIResponder, UIApplicationDelegate {}

final class SceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = MinimalScene.self
    return configuration
  }
}

final class MinimalScene: UIResponder, UIWindowSceneDelegate {}

struct MinimalConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { MinimalContentView(self) }
  func updated(for state: any UIConfigurationState) -> MinimalConfiguration { self }
}

final class MinimalContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: MinimalConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

struct MinimalConfigurationState: UIConfigurationState {
  var traitCollection: UITraitCollection
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { nil }
    set {}
  }
}

struct MinimalSectionedData: SectionedDataSource {
  var sections: [[Int]]
  init(_ sections: [[Int]]) { self.sections = sections }
  var numberOfSections: Int { sections.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { sections.numberOfItems(inSection: section) }
  func object(at indexPath: IndexPath) -> Int? { sections.object(at: indexPath) }
}

/// A list with a bridge that adopts all capabilities, as an app's target has it.
final class MinimalCapableList: UIViewController, TableList, TitledList,
  IndexedList, EditableList, ReorderableList, UndoableList, SwipeableList, ContextMenuList,
  PrefetchingList, RefreshableList, MultipleSelectionList, FilteredList, CollapsibleList,
  PlaceholderList
{
  var tableView: UITableView!
  var listData = [Section(id: 1, [MinimalItem(id: 1)])]
  var selectedIDs: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView = UITableView(frame: view.bounds)
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: MinimalItem,
    at indexPath: IndexPath
  ) {}
  func contextMenu(for item: MinimalItem, at indexPath: IndexPath) -> UIMenu? { nil }
  func prefetch(_ items: [MinimalItem], at indexPaths: [IndexPath]) {}
  func refresh() async {}
  func filter(for text: String) -> @Sendable (MinimalItem) -> Bool {
    { _ in !text.isEmpty }
  }
}

final class MinimalHeadedTable: UITableViewController, TableList, HeaderList, FooterList {
  var listData = [[MinimalItem(id: 1)]]
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: MinimalItem,
    at indexPath: IndexPath
  ) {}
  func listView(
    _ tableView: UITableView, configureHeader header: UITableViewHeaderFooterView,
    inSection section: Int
  ) {}
  func listView(
    _ tableView: UITableView, configureFooter footer: UITableViewHeaderFooterView,
    inSection section: Int
  ) {}
}

final class MinimalHeadedCollection: UICollectionViewController, CollectionList, HeaderList,
  FooterList, SupplementaryList
{
  var listData = [[MinimalItem(id: 1)]]
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell,
    with item: MinimalItem, at indexPath: IndexPath
  ) {}
  func listView(
    _ collectionView: UICollectionView, configureHeader header: UICollectionReusableView,
    inSection section: Int
  ) {}
  func listView(
    _ collectionView: UICollectionView, configureFooter footer: UICollectionReusableView,
    inSection section: Int
  ) {}
  func listView(
    _ collectionView: UICollectionView,
    configureSupplementaryView view: UICollectionReusableView, ofKind kind: String,
    at indexPath: IndexPath
  ) {}
}

/// A node of an outline, which is read on any thread.
nonisolated struct MinimalNode: Identifiable, Sendable {
  let id: Int
  var children: [MinimalNode]?
}

final class MinimalOutlineList: UITableViewController, TableList, OutlineList, FilteredList {
  var listData = [Outline([MinimalNode(id: 1)], children: \.children)]
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with node: MinimalNode,
    at indexPath: IndexPath
  ) {}
  func filter(for text: String) -> @Sendable (MinimalNode) -> Bool { { "\($0.id)" == text } }
}

/// A model that the main actor reads and changes.
@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
@MainActor @Observable final class MinimalModel {
  var items = [MinimalItem(id: 1)]
}

@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
final class MinimalObservedList: UITableViewController, TableList, ObservedList {
  let model = MinimalModel()
  var listData: [[MinimalItem]] = []
  func makeListData() -> [[MinimalItem]] { [model.items] }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: MinimalItem,
    at indexPath: IndexPath
  ) {}
}

#if !os(tvOS)
final class MinimalBoardColumn: UITableViewController, TableList, DraggableList, DroppableList {
  var listData = [[MinimalItem(id: 1)]]
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: MinimalItem,
    at indexPath: IndexPath
  ) {}
}
#endif

final class MinimalBridgedCollectionList: NSObject, CollectionList, SearchableList {
  var collectionView: UICollectionView!
  var listData = MinimalSectionedData([[1]])
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with number: Int,
    at indexPath: IndexPath
  ) {}
  func search(for text: String) {}
}

/// A source of nothing, with no more than it must have.
final class MinimalSource: FetchedResultsSource {
  var onChange: (() -> Void)?
  func fetch() throws -> FetchedResults<MinimalItem> {
    FetchedResults(sections: 1, name: { _ in nil }, itemCount: { _ in 0 }, object: { _, _ in nil })
  }
  func changes(since shown: FetchedResults<MinimalItem>) throws -> FetchedChanges<MinimalItem>? {
    nil
  }
  func indexPath(of object: MinimalItem, in results: FetchedResults<MinimalItem>) -> IndexPath? {
    nil
  }
}

final class MinimalFetchedDelegate: FetchedResultsControllerDelegate {
  typealias FetchedObject = MinimalItem
}

/// A fetched list with a bridge that adopts what a fetched list can adopt.
final class MinimalFetchedTable: UITableViewController, FetchedTableList, TitledList, IndexedList,
  EditableList, ReorderableList, UndoableList, SwipeableList, ContextMenuList, PrefetchingList,
  RefreshableList, MultipleSelectionList, SearchableList, PlaceholderList
{
  var fetchedResultsController: FetchedResultsController<MinimalItem>!
  var selectedIDs: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    fetchedResultsController = FetchedResultsController(MinimalSource())
    fetchedResultsController.delegate = self
    try? fetchedResultsController.performFetch()
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: MinimalItem,
    at indexPath: IndexPath
  ) {}
  func contextMenu(for item: MinimalItem, at indexPath: IndexPath) -> UIMenu? { nil }
  func prefetch(_ items: [MinimalItem], at indexPaths: [IndexPath]) {}
  func refresh() async {}
  func search(for text: String) {}
}

final class MinimalFetchedCollection: UICollectionViewController, FetchedCollectionList {
  var fetchedResultsController: FetchedResultsController<MinimalItem>!
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell,
    with item: MinimalItem, at indexPath: IndexPath
  ) {}
}

/// A list of pages with a bridge.
final class MinimalPagedTable: UITableViewController, PagedTableList, RefreshableList,
  PlaceholderList
{
  var pager: Pager<MinimalItem>!

  override func viewDidLoad() {
    super.viewDidLoad()
    pager = Pager { (number: Int?) in Page([MinimalItem(id: number ?? 0)], next: nil) }
    pager.delegate = self
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: MinimalItem,
    at indexPath: IndexPath
  ) {}
}

final class MinimalPagedCollection: UICollectionViewController, PagedCollectionList {
  var pager: Pager<MinimalItem>!
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell,
    with item: MinimalItem, at indexPath: IndexPath
  ) {}
}

/// A request with no more than it must have, and one whose answer does not matter.
struct MinimalRequest: Request {
  struct Answer: Decodable, Sendable { let id: Int }
  typealias Response = Answer
  var baseURL: URL { URL(fileURLWithPath: "/") }
  var path: RequestPath { "items/\(7)" }
}

struct MinimalCommand: Request {
  typealias Response = Void
  var baseURL: URL { URL(fileURLWithPath: "/") }
  var path: RequestPath { "items" }
  var method: HTTPMethod { .delete }
}

struct MinimalTransport: Transport {
  func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
    HTTPResponse(url: request.url, status: 204)
  }
}

/// How requests are sent from a view controller.
@MainActor func send() async throws {
  let client = RequestClient(transport: MinimalTransport())
  _ = try await client.send(MinimalRequest()).id
  try await client.send(MinimalCommand())
  client.send(MinimalCommand()) { _ in }.cancel()
}

struct MinimalConfigurator: CellConfigurator {
  func cellClass(for row: Row) -> UITableViewCell.Type? { nil }
  func configure(_ cell: UITableViewCell, for row: Row, at indexPath: IndexPath) {}
}

/// Shows that what was compiled also runs: the rows that the list's table shows.
@MainActor public func rows() -> Int {
  let list = MinimalTableList(style: .plain)
  let capable = MinimalCapableList()
  capable.loadViewIfNeeded()
  let fetched = MinimalFetchedTable(style: .plain)
  fetched.loadViewIfNeeded()
  return list.numberOfSections * list.numberOfItems(inSection: 0) + capable.numberOfSections
    + fetched.numberOfItems(inSection: 0)
}
