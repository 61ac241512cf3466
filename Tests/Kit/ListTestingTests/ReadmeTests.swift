import ListTesting
import Testing

@MainActor @Test func `a deleted chore is gone`() {
  let screen = ListScreen(ChoresController())
  #expect(screen.swipeToDelete([0, 0]))
  #expect(screen.text == "Field\n  Reap\nHouse\n  Bake")
  screen.expectAgreement()
}

// The README's list, which forwards nothing.
// swift-format-ignore
final class ChoresController: UITableViewController, TableList, TitledList,
  EditableList, ReorderableList, FilteredList
{
  var listData = [
    ListSection(["Sow", "Reap"], headerTitle: "Field"),
    ListSection(["Bake"], headerTitle: "House"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with chore: String, at indexPath: IndexPath
  ) { cell.textLabel?.text = chore }

  func filter(for text: String) -> @Sendable (String) -> Bool {
    { $0.localizedStandardContains(text) }
  }
}

// The README's list with a diffable data source.
// swift-format-ignore
final class ChoreSource: UITableViewDiffableDataSource<String, String> {
  var chores = [("Field", ["Sow", "Reap"]), ("House", ["Bake"])]
  var search = ""

  func show() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (title, tasks) in chores {
      let found = tasks.filter {
        search.isEmpty || $0.localizedStandardContains(search)
      }
      if !search.isEmpty, found.isEmpty { continue }
      snapshot.appendSections([title])
      snapshot.appendItems(found)
    }
    apply(snapshot)
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { snapshot().sectionIdentifiers[section] }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { search.isEmpty }

  override func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let chore = itemIdentifier(for: indexPath)
    for section in chores.indices {
      chores[section].1.removeAll { $0 == chore }
    }
    show()
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath
  ) {
    let chore = chores[from.section].1.remove(at: from.row)
    chores[to.section].1.insert(chore, at: to.row)
    show()
  }
}

// swift-format-ignore
final class DiffableChoresController: UITableViewController,
  UISearchResultsUpdating
{
  private lazy var source = ChoreSource(tableView: tableView) {
    let cell = $0.dequeueReusableCell(withIdentifier: "chore", for: $1)
    cell.textLabel?.text = $2
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    source.show()
  }

  func updateSearchResults(for search: UISearchController) {
    source.search = search.searchBar.text ?? ""
    source.show()
  }
}

@MainActor struct ReadmeTests {
  @Test func `a list with capabilities forwards nothing`() {
    let screen = ListScreen(ChoresController())
    #expect(screen.text == "Field\n  Sow\n  Reap\nHouse\n  Bake")
    #expect((screen.search(for: "e"), screen.rowTexts) == (true, ["Reap", "Bake"]))
    #expect(
      (screen.swipeToDelete([0, 0]), screen.cancelSearch(), screen.rowTexts)
        == (true, true, ["Sow", "Bake"]))
    screen.controller.setEditing(true, animated: false)
    #expect(
      (screen.drag([0, 0], to: [1, 1]), screen.controller.listData.map(\.items))
        == (true, [[], ["Bake", "Sow"]]))
  }

  @Test func `the list with a diffable data source does the same, but for a drag in a search`() {
    let screen = ListScreen(DiffableChoresController())
    #expect(
      (screen.rowTexts, screen.search(for: "e"), screen.rowTexts)
        == (["Sow", "Reap", "Bake"], true, ["Reap", "Bake"]))
    #expect(
      (screen.swipeToDelete([0, 0]), screen.cancelSearch(), screen.text)
        == (true, true, "Field\n  Sow\nHouse\n  Bake"))
    screen.controller.setEditing(true, animated: false)
    #expect(
      (screen.drag([0, 0], to: [1, 1]), screen.text) == (true, "Field\nHouse\n  Bake\n  Sow"))
  }
}
