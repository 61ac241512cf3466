import ListFactories
import ListStore
import ListTesting
import Observation
import Requests
import RequestsTesting
import TestSupport
import Testing

// The list that forwards by hand, word for word.
// swift-format-ignore
final class ContactsController: UITableViewController, TableList {
  var listData = [["Ada", "Grace"], ["Barbara"]]
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with name: String, at indexPath: IndexPath) { cell.textLabel?.text = name }
  func listView(_ tableView: UITableView, didSelect name: String, at indexPath: IndexPath) { print(name) }
  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numberOfItems(inSection: section) }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { tableCell(at: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tableDidSelectItem(at: indexPath) }
}

// The guide's tree.
// swift-format-ignore
nonisolated struct Plant: Identifiable, Equatable {
  let id: String
  var kinds: [Plant]?
}

// swift-format-ignore
final class PlantsController: UITableViewController, TableList, OutlineList, FilteredList {
  var listData = [
    Outline(
      [Plant(id: "Mint", kinds: [Plant(id: "Peppermint"), Plant(id: "Spearmint")]), Plant(id: "Sage")],
      children: \.kinds)
  ]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with plant: Plant, at indexPath: IndexPath) { cell.textLabel?.text = plant.id }
  func filter(for text: String) -> @Sendable (Plant) -> Bool { { $0.id.contains(text) } }
}

// The list of the page about where the package comes from.
// swift-format-ignore
final class PlanetsController: UITableViewController, TableList {
  var listData = [["Mercury", "Venus"], ["Earth"]]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with planet: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = planet }
}

// swift-format-ignore
nonisolated struct PlanetRequest: Request {
  struct Response: Decodable, Sendable { let name: String }
  let baseURL = URL(string: "https://example.com/planets")!
  var path: RequestPath { "venus" }
}

// The list of the page for coding agents.
// swift-format-ignore
struct Purchase: Identifiable, Hashable {
  let id: Int
  var name: String
}

// swift-format-ignore
final class PurchasesController: UITableViewController, TableList,
  EditableList, PlaceholderList
{
  var listData = [[Purchase(id: 1, name: "Bread")]]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with purchase: Purchase, at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = purchase.name
    cell.contentConfiguration = content
  }
  func add(_ name: String) {
    let id = (listData[0].map(\.id).max() ?? 0) + 1
    setListData([listData[0] + [Purchase(id: id, name: name)]])
  }
}

// swift-format-ignore
@MainActor @Test func `purchases are added and deleted`() {
  let screen = ListScreen(PurchasesController())
  screen.controller.add("Milk")
  #expect(screen.rowTexts == ["Bread", "Milk"])
  #expect(screen.swipeToDelete([0, 0]))
  #expect(screen.text == "  Milk")
  screen.expectAgreement()
  screen.expectAccessible()
}

// The guide's headers.
final class OrderHeader: UITableViewHeaderFooterView {}

// swift-format-ignore
final class OrdersController: UITableViewController, TableList, HeaderList {
  var listData = [ListSection(["Bread", "Milk"], headerTitle: "Monday"), ListSection(["Tea"], headerTitle: "Friday")]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with order: String, at indexPath: IndexPath) { cell.textLabel?.text = order }
  func listView(_ tableView: UITableView, configureHeader header: OrderHeader, inSection section: Int) {
    var content = header.defaultContentConfiguration()
    content.text = headerTitle(inSection: section)
    content.secondaryText = "\(numberOfItems(inSection: section)) orders"
    header.contentConfiguration = content
  }
}

// The guide's drag and drop.
// swift-format-ignore
struct Seedling: Identifiable, Hashable {
  let id: Int
  var name: String
}

// swift-format-ignore
final class GardenBedController: UITableViewController, TableList, DraggableList, DroppableList, UndoableList {
  var listData: [[Seedling]] = [[]]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with seedling: Seedling, at indexPath: IndexPath) { cell.textLabel?.text = seedling.name }
  func itemProvider(for seedling: Seedling, at indexPath: IndexPath) -> NSItemProvider { NSItemProvider(object: seedling.name as NSString) }
}

// The guide's list that is driven by a keyboard.
// swift-format-ignore
final class BulbsController: UITableViewController, TableList, KeyboardList, EditableList, UndoableList {
  var listData = [["Allium", "Crocus", "Tulip"]]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with bulb: String, at indexPath: IndexPath) { cell.textLabel?.text = bulb }
  var listKeyCommands: [UIKeyCommand] { [.forList("Plant Twice", input: "p", modifierFlags: .command)] }
  func perform(_ keyCommand: UIKeyCommand, with bulb: String?) {
    guard let bulb, let path = focusedIndexPath else { return }
    insertItem("\(bulb) II", at: path)
  }
}

// The guide's fetched list.
nonisolated struct Chore: Codable, Identifiable, Equatable {
  var id: Int
  var room: String
  var title: String
}

// swift-format-ignore
final class ChoreTable: UITableViewController, FetchedTableList, TitledList, EditableList {
  var fetchedResultsController: FetchedResultsController<Chore>!
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with chore: Chore, at indexPath: IndexPath) { cell.textLabel?.text = chore.title }
}

// The same list of records that read their columns.
nonisolated struct Errand: Identifiable, Equatable {
  var id: Int
  var room: String
  var title: String
}

nonisolated extension Errand: ColumnReading {
  static var columns: [RecordColumn<Errand>] {
    [
      RecordColumn(id: \.id, "id"), RecordColumn(\.room, "room"),
      RecordColumn(\.title, "title"),
    ]
  }
  init(row: RecordRow) throws {
    try self.init(id: row["id"], room: row["room"], title: row["title"])
  }
}

// swift-format-ignore
final class ErrandTable: UITableViewController, FetchedTableList, TitledList, EditableList {
  var fetchedResultsController: FetchedResultsController<Errand>!
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with errand: Errand, at indexPath: IndexPath) { cell.textLabel?.text = errand.title }
}

final class ChoreSearchTable: UITableViewController, FetchedTableList, SearchableList {
  let store: SQLiteStore
  var fetchedResultsController: FetchedResultsController<Chore>!

  init(_ store: SQLiteStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search(for: "")
  }

  func search(for text: String) {
    let request = FetchRequest(Chore.self).matching(text).order(by: \.title)
    do {
      fetchedResultsController = try store.fetchedResultsController(for: request)
      connectList()
    } catch { title = error.localizedDescription }
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with chore: Chore,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = chore.title }

  func controller(
    _ controller: FetchedResultsController<Chore>, didFailWith error: any Error
  ) { title = error.localizedDescription }
}

nonisolated struct Step: Codable, Identifiable, Equatable {
  var id: Int
  var title: String
  var position: Int
}

final class StepsTable: UITableViewController, FetchedTableList, ReorderableList {
  let store: SQLiteStore
  var fetchedResultsController: FetchedResultsController<Step>!

  init(_ store: SQLiteStore) throws {
    self.store = store
    super.init(style: .plain)
    fetchedResultsController = try store.fetchedResultsController(
      for: FetchRequest(Step.self).order(by: \.position))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with step: Step,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = step.title }

  func didMove(_ step: Step, from source: IndexPath, to destination: IndexPath) {
    var steps = fetchedResultsController.sections[0].items.compactMap { $0 }
    steps.insert(steps.remove(at: source.row), at: destination.row)
    do {
      try store.write { tx in
        for (position, step) in steps.enumerated() {
          try tx.update(Step(id: step.id, title: step.title, position: position))
        }
      }
    } catch { title = error.localizedDescription }
  }
}

// The guide's list with cells of two classes.
// swift-format-ignore
struct Option: Identifiable, Equatable { let id: String; var isOn: Bool? }

// swift-format-ignore
final class OptionCell: UITableViewCell {
  let control = UISwitch()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = control
  }
  required init?(coder: NSCoder) { nil }
}

// swift-format-ignore
final class OptionsController: UITableViewController, TableList {
  var listData = [[Option(id: "Sync", isOn: true), Option(id: "About")]]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OptionCell.self, forCellReuseIdentifier: "switch")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    connectList()
  }
  func cellIdentifier(at indexPath: IndexPath) -> String { object(at: indexPath)?.isOn == nil ? "text" : "switch" }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with option: Option, at indexPath: IndexPath) {
    cell.textLabel?.text = option.id
    (cell as? OptionCell)?.control.isOn = option.isOn == true
  }
}

// The guide's list of pages.
// swift-format-ignore
nonisolated struct ArticlesRequest: Request {
  typealias Response = ArticlePage
  let topic: String
  var page = 1
  var baseURL: URL { URL(string: "https://news.example/api")! }
  var path: RequestPath { "topics/\(topic)/articles" }
  var parameters: RequestParameters { ["page": page] }
}

// swift-format-ignore
nonisolated struct Article: Decodable, Identifiable, Hashable, Sendable { let id: Int; let title: String }
// swift-format-ignore
nonisolated struct ArticlePage: Decodable, Sendable { let items: [Article]; let next: Int? }

// swift-format-ignore
final class ArticlesController: UITableViewController, PagedTableList, RefreshableList, PlaceholderList {
  var pager: Pager<Article>!
  init(_ client: RequestClient) {
    super.init(style: .plain)
    pager = Pager { number in
      let page = try await client.send(ArticlesRequest(topic: "swift", page: number ?? 1))
      return Page(page.items, next: page.next)
    }
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with article: Article, at indexPath: IndexPath) { cell.textLabel?.text = article.title }
}

// swift-format-ignore
extension ArticlesController {
func footerText(for footer: PageFooter) -> String {
  switch footer {
  case .loading: "Loading more articles…"
  case .failed: "Couldn’t load more articles.\nTap to try again."
  }
}
}

// The guide's conversation.
struct Message: Decodable, Identifiable, Hashable, Sendable {
  let id: Int
  let text: String
}

// swift-format-ignore
struct MessagePage: Decodable { let messages: LossyArray<Message>; let older: Int? }

// swift-format-ignore
final class MessagesController: UITableViewController, PagedTableList, AnchoredList, PlaceholderList {
  var pager: Pager<Message>!
  init(_ loadPage: @escaping @MainActor (Int?) async throws -> MessagePage) {
    super.init(style: .plain)
    pager = Pager { cursor in
      let page = try await loadPage(cursor)
      return Page(page.messages, previous: page.older)
    }
  }
  required init?(coder: NSCoder) { nil }
  var anchor: ListAnchor { .end }
  func didReceive(_ message: Message) { pager.append([message]) }
  func didUnsend(_ id: Message.ID) { pager.remove(ids: [id]) }
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with message: Message, at indexPath: IndexPath) { cell.textLabel?.text = message.text }
}

// The guide's list of pages that the user edits.
struct Episode: Identifiable, Hashable, Sendable {
  let id: Int
  var isPlayed = false
  var title: String { "Episode \(id)" }
}

@MainActor final class EpisodeLibrary {
  private var episodes = (0..<100).map { Episode(id: $0) }
  private var archive: Set<Int> = []
  private(set) var requests: [Int] = []
  func episodes(from first: Int) async throws -> [Episode] {
    requests.append(first)
    return Array(episodes.filter { !archive.contains($0.id) }.dropFirst(first).prefix(30))
  }
  func archive(_ ids: [Int]) { archive.formUnion(ids) }
  func restore(_ ids: [Int]) { archive.subtract(ids) }
  func markAsPlayed(_ id: Int) { episodes[id].isPlayed = true }
}

// swift-format-ignore
final class EpisodesController: UITableViewController, PagedTableList, EditableList, UndoableList {
  var pager: Pager<Episode>!
  private let library: EpisodeLibrary
  private var archivedCount = 0
  init(_ library: EpisodeLibrary) {
    self.library = library
    super.init(style: .plain)
    pager = Pager { [weak self, library] (token: Int?) in
      // A token counts the episodes that were archived, too.
      let archivedCount = self?.archivedCount ?? 0
      let first = token.map { $0 - archivedCount } ?? 0
      let episodes = try await library.episodes(from: first)
      let next = first + episodes.count + archivedCount
      return Page(episodes, next: episodes.isEmpty ? nil : next)
    }
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func updateSource(removing removed: [Episode], inserting inserted: [Episode]) {
    library.archive(removed.map(\.id))
    library.restore(inserted.map(\.id))
    archivedCount += removed.count - inserted.count
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with episode: Episode, at indexPath: IndexPath) {
    cell.textLabel?.text = episode.title
    cell.accessoryType = episode.isPlayed ? .checkmark : .none
  }
}

extension EpisodesController {
  func didPlay(_ episode: Episode) {
    library.markAsPlayed(episode.id)
    var played = episode
    played.isPlayed = true
    pager.replace([played])
  }
}

struct Letter: Identifiable, Equatable {
  let id: Int
  let text: String
}

// swift-format-ignore
final class LettersController: UIViewController, TableList, AnchoredList, SelfSizingList, FloatingBarList {
  let tableView: UITableView! = UITableView()
  let composer = UITextField()
  var listData: [[Letter]] = [[]]
  var anchor: ListAnchor { .end }
  var floatingBars: [UIView] { [composer] }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    composer.placeholder = "Letter"
    composer.backgroundColor = .systemBackground
    composer.frame = CGRect(x: 0, y: view.bounds.maxY - 50, width: view.bounds.width, height: 50)
    composer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(composer)
    let send = UIAction { [weak self] _ in self?.send() }
    composer.addAction(send, for: .editingDidEndOnExit)
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with letter: Letter, at indexPath: IndexPath) {
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = letter.text
  }
  func send() {
    let letter = Letter(id: listData[0].count, text: composer.text ?? "")
    setListData([listData[0] + [letter]])
    composer.text = ""
  }
  func show(_ letter: Letter) { scroll(to: letter, at: .middle) }
}

// The guide's computed list.
// swift-format-ignore
struct Squares: DataSource {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 10_000_000 : 0 }
  func object(at indexPath: IndexPath) -> Int? { isValid(indexPath) ? indexPath[1] * indexPath[1] : nil }
}

// The guide's list that follows its data.
extension ContactsController {
  func show(_ people: [[String]]) {
    let outcome = setListData(people)
    if case .reloaded(let reason) = outcome.way { print("not by updates: \(reason)") }
  }
}

// The lists of the guides to moving from other kits.
// swift-format-ignore
final class HerbsController: UITableViewController, TableList {
  var listData = [["Basil", "Mint"], ["Chives"]]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with herb: String, at indexPath: IndexPath) { cell.textLabel?.text = herb }
  func listView(_ tableView: UITableView, didSelect herb: String, at indexPath: IndexPath) { title = herb }
  func show(_ herbs: [[String]]) { setListData(herbs) }
}

// swift-format-ignore
final class ToolsController: UITableViewController {
  private let provider = DataSourceProvider(
    dataSource: [ListSection(["Rake", "Spade"], headerTitle: "Shed")],
    cellFactory: ViewFactory<String, UITableViewCell> { cell, tool, _, _, _ in cell.textLabel?.text = tool })
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = provider.tableViewDataSource
  }
  func show(_ tools: [ListSection<String>]) {
    provider.dataSource.updates(to: tools).perform(on: tableView) { self.provider.dataSource = $0 }
  }
}

// swift-format-ignore
struct Bird: Identifiable, Equatable {
  let id: Int
  var name: String
}

// swift-format-ignore
final class BirdsController: UITableViewController, TableList {
  var listData: [ListSection<Bird>] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with bird: Bird, at indexPath: IndexPath) { cell.textLabel?.text = bird.name }
  func show(_ birds: [Bird]) { setListData([ListSection(id: "garden", birds)]) }
}

// swift-format-ignore
struct Forecast: Identifiable, Equatable { let id: String; var degrees: Int }

// swift-format-ignore
final class ForecastsController: UICollectionViewController, CollectionList {
  var listData: [[Forecast]] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ collectionView: UICollectionView, configure cell: UICollectionViewListCell, with forecast: Forecast, at indexPath: IndexPath) {
    var content = cell.defaultContentConfiguration()
    content.text = "\(forecast.id): \(forecast.degrees)°"
    cell.contentConfiguration = content
  }
  func show(_ forecasts: [Forecast]) { setListData([forecasts]) }
}

// The guide's list that follows a model.
@available(macOS 14, *)
enum Observed {
  @Observable final class Library {
    var books = ["Emma", "Ulysses"]
    var isSorted = false
  }

  final class LibraryController: UITableViewController, TableList, ObservedList {
    let library = Library()
    var listData: [[String]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func makeListData() -> [[String]] {
      [library.isSorted ? library.books.sorted() : library.books]
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = book }
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct TheWholeUseTests {
  @Test func `the whole example compiles unchanged, shows its rows, and follows its data`() {
    let controller = ContactsController()
    let screen = ListScreen(controller)
    #expect(User().tap(rowAt: [1, 0], in: controller.tableView))
    #expect(controller.tableView.indexPathForSelectedRow == [1, 0])
    #expect((screen.rowCounts, screen.text) == ([2, 1], "  Ada\n  Grace\n> Barbara"))
    screen.controller.show([["Grace"], ["Barbara", "Edsger"]])
    #expect(screen.rowTexts == ["Grace", "Barbara", "Edsger"])
  }

  @Test func `a computed list answers at its far end`() {
    let objects = [9_999_999, 10_000_000].map { Squares().object(at: [0, $0]) }
    #expect(objects == [9_999_999 * 9_999_999, nil])
  }

  @available(macOS 14, *)
  @Test func `a list follows a model`() {
    let screen = ListScreen(Observed.LibraryController())
    let library = screen.controller.library
    library.books.insert("Middlemarch", at: 0)
    #expect(screen.rowTexts == ["Middlemarch", "Emma", "Ulysses"])
    library.isSorted = true
    #expect(screen.rowTexts == ["Emma", "Middlemarch", "Ulysses"])
  }

  // swift-format-ignore
  @Test func `a provider feeds a table`() {
let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
let factory = ViewFactory<String, UITableViewCell> { cell, name, _, _, _ in cell.textLabel?.text = name }
let provider = DataSourceProvider(dataSource: [["Ada", "Grace"]], cellFactory: factory, editing: .deleting())
tableView.dataSource = provider.tableViewDataSource
tableView.layoutIfNeeded()
#expect(tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace"])
  }

  // swift-format-ignore
  @Test func `the samples of the talks work`() async throws {
let old = [["Mercury", "Venus"]]
let updates = old.updates(to: [["Venus", "Earth"]])
    #expect(!updates.isEmpty)
    #expect(ListScreen(PlanetsController()).rowTexts == ["Mercury", "Venus", "Earth"])
    let transport = ScriptedTransport { request, _ in
      .json(#"{"name": "Venus"}"#, for: request)
    }
    let planet = try await RequestClient(transport: transport).send(PlanetRequest())
    #expect(planet.name == "Venus")
  }

  // swift-format-ignore
  @Test func `a window has a picture`() {
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
window.rootViewController = ContactsController()
window.makeKeyAndVisible()
let picture = SVGScreen().snapshot(of: window)
#expect(picture.contains("Grace"))
  }

  // swift-format-ignore
  @Test func `a list follows its database`() throws {
let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite").path
defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
let store = try SQLiteStore(path: path)
try store.migrate([Migration(1) { try $0.createTable(for: Chore.self) }])
let list = ChoreTable()
list.fetchedResultsController = try store.fetchedResultsController(for: FetchRequest(Chore.self).sectioned(by: \.room).order(by: \.title))
try store.write { try $0.insert(Chore(id: 1, room: "Kitchen", title: "Sweep")) }
try store.write { try $0.update(Chore(id: 1, room: "Kitchen", title: "Sweep the floor")) }
let chores = try store.read { try $0.fetch(FetchRequest(Chore.self).filter(\.room, .equal, "Kitchen")) }
#expect(chores.map(\.title) == ["Sweep the floor"])
list.loadViewIfNeeded()
#expect((list.tableView.numberOfRows(inSection: 0), list.headerTitle(inSection: 0)) == (1, "Kitchen"))
  }

  // swift-format-ignore
  @Test func `a list follows records that read their columns`() throws {
let store = try SQLiteStore.inMemory()
try store.migrate([Migration(1) { try $0.createTable(for: Errand.self) }])
let list = ErrandTable()
list.fetchedResultsController = try store.fetchedResultsController(for: FetchRequest(Errand.self).sectioned(by: \.room).order(by: \.title))
try store.write {
  try $0.insert(Errand(id: 1, room: "Kitchen", title: "Sweep"))
}
let screen = ListScreen(list)
#expect(screen.text == "Kitchen\n  Sweep")
try store.write { try $0.upsert(Errand(id: 2, room: "Hall", title: "Mop")) }
#expect(screen.text == "Hall\n  Mop\nKitchen\n  Sweep")
#expect(screen.swipeToDelete([1, 0]))
#expect(try store.fetch(FetchRequest(Errand.self)) == [Errand(id: 2, room: "Hall", title: "Mop")])
screen.expectAgreement()
  }

  @Test func `a dragged row is saved in its new place`() throws {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.createTable(for: Step.self)
      for (id, title) in ["Sift", "Knead", "Bake"].enumerated() {
        try $0.insert(Step(id: id, title: title, position: id))
      }
    }
    let screen = ListScreen(try StepsTable(store))
    screen.controller.setEditing(true, animated: false)
    screen.drag([0, 2], to: [0, 0])
    let steps = try store.read { try $0.fetch(FetchRequest(Step.self).order(by: \.position)) }
    #expect(
      (screen.text, steps.map(\.title))
        == ("  Bake\n  Sift\n  Knead", ["Bake", "Sift", "Knead"]))
    screen.expectAgreement()
  }

  @Test func `a search fetches`() throws {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.createTable(for: Chore.self)
      try $0.createSearchIndex(for: Chore.self, on: \.title)
      for (id, title) in ["Sweep", "Bake", "Sew"].enumerated() {
        try $0.insert(Chore(id: id, room: "Kitchen", title: title))
      }
    }
    let screen = ListScreen(ChoreSearchTable(store))
    #expect(screen.text == "  Bake\n  Sew\n  Sweep")
    screen.search(for: "SE")
    #expect(screen.text == "  Sew")
    try store.write { try $0.insert(Chore(id: 9, room: "Hall", title: "Serve")) }
    #expect(screen.text == "  Serve\n  Sew")
    screen.search(for: "sw")
    #expect(screen.text == "  Sweep")
    screen.cancelSearch()
    #expect(screen.text == "  Bake\n  Serve\n  Sew\n  Sweep")
    screen.expectAgreement()
  }

  // swift-format-ignore
  @Test func `a list is loaded page by page`() async throws {
let transport = ScriptedTransport { request, _ in
  .json(#"{"items": [{"id": 1, "title": "\#(request.url.path)"}]}"#, for: request)
}
let client = RequestClient(transport: transport)
var shown: [Article] = []
func show(_ result: Result<ArticlePage, RequestError>) { shown = (try? result.get())?.items ?? [] }
let page = try await client.send(ArticlesRequest(topic: "swift"))
let handle = client.send(ArticlesRequest(topic: "swift", page: 2)) { result in show(result) }
#expect(page.items.map(\.title) == ["/api/topics/swift/articles"])
try await MainQueue.wait { !shown.isEmpty }
handle.cancel()
#expect(transport.requests.map(\.url.query) == ["page=1", "page=2"])
let list = ArticlesController(client)
list.loadViewIfNeeded()
list.pager.listWillAppear()
try await MainQueue.wait { !list.pager.objects.isEmpty }
#expect(list.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test func `a conversation opens at its end, and leaves out what it can't decode`() async throws {
    let json = #"{"messages": [{"id": 1, "text": "Hello"}, {"id": 2}], "older": null}"#
    let page = try JSONDecoder().decode(MessagePage.self, from: Data(json.utf8))
    let list = MessagesController { _ in page }
    let screen = ListScreen(list)
    await screen.settle()
    list.didReceive(Message(id: 3, text: "Are you there?"))
    #expect((screen.text, list.pager.skippedCount) == ("  Hello\n  Are you there?", 1))
    list.didUnsend(1)
    #expect(screen.text == "  Are you there?")
  }

  @Test func `episodes are archived and marked as played, and none is missed`() async throws {
    let library = EpisodeLibrary()
    let list = EpisodesController(library)
    let screen = ListScreen(list, size: CGSize(width: 320, height: 300))
    await screen.settle()
    screen.swipeToDelete([0, 3])
    screen.swipeToDelete([0, 0])
    list.didPlay(list.pager.objects[1])
    while list.pager.hasMore {
      screen.scrollToEnd()
      await screen.settle()
    }
    #expect(library.requests == [0, 28, 58, 88, 98])
    let (ids, played) = (list.pager.objects.map(\.id), list.pager.objects.filter(\.isPlayed))
    #expect((ids, played.map(\.id)) == ((0..<100).filter { $0 != 0 && $0 != 3 }, [2]))
    screen.undo()
    #expect((list.pager.objects[0].id, screen.rowCounts) == (0, [99]))
  }

  // swift-format-ignore
  @Test func `rows of several kinds`() {
let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
var cells = RowConfigurator<UITableViewCell>()
cells.use(UITableViewCell.self, for: Bool.self, identifier: "switch") { cell, isOn, _ in cell.accessoryType = isOn ? .checkmark : .none }
cells.use(UITableViewCell.self, for: String.self, identifier: "text") { cell, text, _ in cell.textLabel?.text = text }
let model = ListModel { ListSection("Network", id: "network") { Row("switch", true); Row("text", "Home") } }
let adapter = DataSourceAdapter(model, configurator: cells)
tableView.dataSource = adapter.tableViewDataSource
tableView.layoutIfNeeded()
let shown = tableView.visibleCells
#expect((shown.map(\.accessoryType), shown.last?.textLabel?.text) == ([.checkmark, .none], "Home"))
  }

  // swift-format-ignore
  @Test func `updates are a value, and a plan is checked before any view sees it`() throws {
let updates = [["Ada", "Grace"], ["Barbara"]].updates(to: [["Grace", "Ada"], ["Barbara", "Edsger"]])
#expect(updates.description == "items: insert 1.1, move 0.1→0.0")
let update = BatchUpdate([.deleteItem([0, 2]), .insertItem([0, 0])])
let map = try update.validated(before: [3], after: [3])
#expect(map.indexPath(after: [0, 1]) == [0, 2])
  }

  @Test func `an update takes three batches`() {
    nonisolated struct Errand: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    let old = [
      ListSection(id: "today", [Errand(id: 1, name: "Post"), Errand(id: 2, name: "Bank")]),
      ListSection(id: "later", [Errand(id: 3, name: "Shoes"), Errand(id: 4, name: "Hat")]),
    ]
    let new = [
      ListSection(id: "later", [Errand(id: 3, name: "Shoes")]),
      ListSection(
        id: "today",
        [
          Errand(id: 2, name: "Bank, 9 am"), Errand(id: 1, name: "Post"),
          Errand(id: 5, name: "Bread"),
        ]),
    ]
    let batches = old.updates(to: new).batches
    #expect(
      batches.map(\.description) == [
        "sections: move section 1→0",
        "items: delete 0.1, insert 1.2, move 1.1→1.0",
        "items: reconfigure 1.0",
      ])
    #expect(batches.map(\.countsBefore) == [[2, 2], [2, 2], [1, 3]])
    #expect(batches.map(\.countsAfter) == [[2, 2], [1, 3], [1, 3]])
    let single = BatchUpdate([
      .moveSection(1, to: 0), .deleteItem([1, 1]), .insertItem([1, 2]),
      .moveItem([0, 1], to: [1, 0]), .reloadItem([0, 1]),
    ])
    let error = #expect(throws: IllegalBatchUpdate.self) {
      try single.validated(before: [2, 2], after: [1, 3])
    }
    let reason = "attempt to perform a delete and a move from the same index path"
    #expect(error?.reason.hasPrefix(reason) == true)
  }

  @Test func `lists that moved from JadKit and diffable data sources keep selection and cells`() {
    let herbs = ListScreen(HerbsController())
    herbs.tap([0, 1])
    herbs.controller.show([["Mint", "Basil"], ["Chives", "Dill"]])
    #expect(
      (herbs.controller.title, herbs.text) == ("Mint", "> Mint\n  Basil\n  Chives\n  Dill"))
    let screen = ListScreen(BirdsController())
    screen.controller.show([Bird(id: 1, name: "Wren"), Bird(id: 2, name: "Robin")])
    screen.tap([0, 1])
    let robin = screen.tableView?.cellForRow(at: [0, 1])
    screen.controller.show([Bird(id: 2, name: "Redbreast"), Bird(id: 1, name: "Wren")])
    #expect(screen.text == "> Redbreast\n  Wren")
    #expect(robin != nil && screen.tableView?.cellForRow(at: [0, 0]) === robin)
  }

  @Test func `lists that moved from JSQDataSourcesKit and IGListKit update their cells`() {
    let tools = ListScreen(ToolsController())
    #expect(tools.text == "Shed\n  Rake\n  Spade")
    let spade = tools.tableView?.cellForRow(at: [0, 1])
    tools.controller.show([ListSection(["Hoe", "Rake", "Spade"], headerTitle: "Shed")])
    #expect(tools.rowTexts == ["Hoe", "Rake", "Spade"])
    #expect(spade != nil && tools.tableView?.cellForRow(at: [0, 2]) === spade)
    let screen = ListScreen(
      ForecastsController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))))
    screen.controller.show([
      Forecast(id: "Monday", degrees: 8), Forecast(id: "Tuesday", degrees: 11),
    ])
    #expect(screen.rowTexts == ["Monday: 8°", "Tuesday: 11°"])
    let monday = screen.collectionView?.cellForItem(at: [0, 0])
    screen.controller.show([Forecast(id: "Monday", degrees: 9)])
    #expect(screen.rowTexts == ["Monday: 9°"])
    #expect(monday != nil && screen.collectionView?.cellForItem(at: [0, 0]) === monday)
  }

  @Test func `the tree of the guide opens, is searched, and keeps what is open`() async {
    let screen = ListScreen(PlantsController(style: .plain))
    let plants = screen.controller
    #expect(screen.rowTexts == ["Mint", "Sage"])
    screen.search(for: "Spear")
    await screen.settle()
    #expect(screen.rowTexts == ["Mint", "Spearmint"])
    screen.cancelSearch()
    screen.tap([0, 0])
    var outlines = plants.listData
    outlines[0].roots.insert(Plant(id: "Dill"), at: 0)
    plants.setListData(outlines)
    #expect(screen.rowTexts == ["Dill", "Mint", "Peppermint", "Spearmint", "Sage"])
  }

  @Test func `the options of the guide are shown in cells of two classes`() {
    let screen = ListScreen(OptionsController(style: .plain))
    #expect(screen.text == "  Sync  [x]\n  About")
    screen.controller.setListData([[Option(id: "Sync"), Option(id: "About", isOn: false)]])
    #expect(screen.text == "  Sync\n  About  [ ]")
    screen.expectAgreement()
  }

  @Test func `the bulbs of the guide are found, planted and deleted by keys`() {
    let list = BulbsController(style: .plain)
    let screen = ListScreen(list)
    let window = screen.window
    // swift-format-ignore
    do {
      User().press(.downArrow, in: window)
      User().press("p", modifiers: .command, in: window)
      User().type("tu", in: window)
    }
    let planted = ["Allium II", "Allium", "Crocus", "Tulip"]
    #expect((list.listData, list.focusedObject) == ([planted], "Tulip"))
    User().press(.delete, in: window)
    #expect((list.listData, list.focusedObject) == ([planted.dropLast()], "Crocus"))
  }

  @Test func `the letters of the guide begin at the end, and one is scrolled to`() {
    let list = LettersController()
    list.listData = [(0..<100).map { Letter(id: $0, text: "Letter \($0)") }]
    let screen = ListScreen(list)
    #expect(screen.rowTexts.last == "Letter 99")
    list.show(list.listData[0][40])
    HeadlessRunLoop.tick()
    #expect([40, 99].map { screen.rowTexts.contains("Letter \($0)") } == [true, false])
    // swift-format-ignore
    do {
      screen.expectCost(atMost: ListCost(cellsMade: 0, contentSizeChanges: 0)) { screen.scroll(by: 400) }
    }
    #expect(screen.scrollToEnd())
    #expect(screen.type("Soon more", into: "Letter"))
    #expect(screen.pressReturn(in: "Letter"))
    #expect(screen.rowTexts.last == "Soon more")
    screen.expectAgreement()
  }

  @Test func `the beds of the guide exchange seedlings`() {
    let beds = [GardenBedController(style: .plain), GardenBedController(style: .plain)]
    beds[0].listData = [[Seedling(id: 1, name: "Mint"), Seedling(id: 2, name: "Leek")]]
    beds[1].listData = [[Seedling(id: 3, name: "Kale")]]
    let screen = ListScreen(Shelves(beds), size: CGSize(width: 640, height: 900))
    #expect(screen.dragAndDrop([0, 0], of: beds[0].tableView, to: [0, 1], in: beds[1].tableView))
    #expect(beds.map { $0.listData[0].map(\.name) } == [["Leek"], ["Kale", "Mint"]])
    #expect(screen.undo())
    #expect(beds.map { $0.listData[0].map(\.name) } == [["Mint", "Leek"], ["Kale"]])
  }

  @Test func `the update of a crash report can be tried, and checked in the app`() {
    let update = BatchUpdate([.deleteItem([0, 0])])
    let error = #expect(throws: IllegalBatchUpdate.self) {
      try update.validated(before: [3], after: [1])
    }
    #expect(error?.reason.contains("with row counts: [1]") == true)
    let controller = NamesController()
    let screen = ListScreen(controller)
    controller.removeFirst()
    #expect(screen.text == "  Bo\n  Cy")
    controller.show(["Di", "Bo"])
    #expect(screen.text == "  Di\n  Bo")
  }

  @Test func `every Swift sample of the README and the documentation appears in a test`() throws {
    func files(in folder: String) throws -> [URL] {
      let folder = SourceFile.url(folder)
      return try #require(FileManager.default.subpaths(atPath: folder.path))
        .map(folder.appendingPathComponent)
    }
    let guides = try files(in: "Sources").filter {
      $0.pathExtension == "md" && $0.deletingLastPathComponent().pathExtension == "docc"
    }
    // Beside this file, each module's tests have one with the samples of its documentation.
    let uses = try files(in: "Tests")
      .filter {
        [
          "ReadmeTests.swift", "DocumentationTests.swift", "ExpectUpdateTests.swift",
          "ToDoController.swift", "GuideTests.swift", "CapabilityGuideTests.swift",
        ]
        .contains($0.lastPathComponent)
      }
    let here = URL(fileURLWithPath: #filePath)
    let source = try ([here] + uses).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      .replacingOccurrences(of: "// swift-format-ignore\n", with: "").filter { !$0.isWhitespace }
    var count = 0
    for page in [SourceFile.url("README.md")] + guides {
      let text = try String(contentsOf: page, encoding: .utf8)
      let parts = text.components(separatedBy: "```swift\n")
      for (introduction, sample) in zip(parts, parts.dropFirst()) {
        let code = sample.components(separatedBy: "```")[0]
        // What names its file is compiled by .ci/newcomer, and what has to change can't be
        // compiled.
        if code.hasPrefix("// ") || introduction.hasSuffix("\nBefore:\n\n") { continue }
        let isHere = source.contains(code.filter { !$0.isWhitespace })
        #expect(isHere, "\(page.lastPathComponent): \(code)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test func `the README's links lead to files`() throws {
    let readme = try String(contentsOf: SourceFile.url("README.md"), encoding: .utf8)
    let links = readme.components(separatedBy: "](").dropFirst().map {
      $0.components(separatedBy: ")")[0]
    }
    #expect(links.count > 10)
    let missing = links.filter {
      !FileManager.default.fileExists(atPath: SourceFile.path($0))
    }
    #expect(missing == [])
  }
}

/// A list of an app that doesn't use the kit.
private final class NamesController: UITableViewController {
  private var names = ["Ada", "Bo", "Cy"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func removeFirst() {
    tableView.performCheckedBatchUpdates { batch in
      self.names.removeFirst()
      batch.deleteItems(at: [[0, 0]])
    }
  }

  func show(_ newNames: [String]) {
    [names].updates(to: [newNames]).perform(on: tableView) { self.names = $0[0] }
  }
}
