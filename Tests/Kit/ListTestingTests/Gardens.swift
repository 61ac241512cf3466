import ListTesting

/// Chores in two sections, with most of what a user does to a list.
final class GardenChores: UITableViewController, TableList, TitledList, EditableList,
  ReorderableList, FilteredList, RefreshableList, SwipeableList
{
  var listData = [
    ListSection(["Sow", "Reap"], headerTitle: "Field"), ListSection(["Bake"], headerTitle: "House"),
  ]
  var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
    at indexPath: IndexPath
  ) {
    cell.textLabel?.text = chore
    cell.accessoryType = chore == "Bake" ? .disclosureIndicator : .none
  }

  func filter(for text: String) -> @Sendable (String) -> Bool {
    { $0.localizedStandardContains(text) }
  }

  func refresh() async {
    refreshes += 1
    setListData(listData + [ListSection(["Rest"], headerTitle: "Bench")])
  }

  func leadingSwipeActions(for object: String, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let twice = UIContextualAction(style: .normal, title: "Twice") { [self] _, _, isDone in
      insertItem(object + " again", at: indexPath)
      isDone(true)
    }
    return UISwipeActionsConfiguration(actions: [twice])
  }
}

/// Chores as the rows of a collection view.
final class GardenTiles: UICollectionViewController, CollectionList, TitledList, ReorderableList {
  var listData = [
    ListSection(["Sow", "Reap"], headerTitle: "Field"), ListSection(["Bake"], headerTitle: "House"),
  ]

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with chore: String, at indexPath: IndexPath
  ) {
    var content = UIListContentConfiguration.cell()
    content.text = chore
    cell.contentConfiguration = content
    cell.accessories = chore == "Bake" ? [.checkmark()] : []
  }
}

/// Words in a table view that nothing connects with its list.
class LooseWords: UITableViewController, TableList {
  var listData = [["Sow", "Reap"]]

  convenience init(_ words: [String]) {
    self.init(style: .plain)
    listData = [words]
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = word }
}

/// Words in a table view, with what subclasses add.
class Words: LooseWords {
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
}

/// A list that changes its data and tells nobody.
final class ForgetfulChores: Words {}

struct Story: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

/// Stories on pages that nothing connects with their view.
class LooseStories: UITableViewController, PagedTableList {
  var pager: Pager<Story>!

  convenience init(_ pager: Pager<Story>) {
    self.init(style: .plain)
    self.pager = pager
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = story.title }
}

/// Stories on pages that a closure loads.
final class StoriesController: LooseStories, RefreshableList {
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
}

/// More numbers than are searched at once.
final class ManyNumbers: UITableViewController, TableList, FilteredList {
  var listData = [Array(0..<6_000)]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = "\(number)" }

  func filter(for text: String) -> @Sendable (Int) -> Bool { { "\($0)".contains(text) } }
}

/// Chores of an object that another one owns, which reports its changes.
final class FetchedChores: UITableViewController, FetchedTableList {
  struct Chore: Identifiable, Equatable {
    let id: String
    var title: String
  }

  var fetchedResultsController: FetchedResultsController<Chore>!

  convenience init(_ source: some FetchedResultsSource<Chore>) {
    self.init(style: .plain)
    fetchedResultsController = FetchedResultsController(source)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with chore: Chore,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = chore.title }
}
