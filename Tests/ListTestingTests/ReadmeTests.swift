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
final class ChoresController: UITableViewController, TableList, TitledList, EditableList, ReorderableList, FilteredList {
  var listData = [ListSection(["Sow", "Reap"], headerTitle: "Field"), ListSection(["Bake"], headerTitle: "House")]
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with task: String, at indexPath: IndexPath) { cell.textLabel?.text = task }
  func filter(for text: String) -> @Sendable (String) -> Bool { { $0.localizedStandardContains(text) } }
}

// The README's list in plain UIKit.
// swift-format-ignore
final class PlainChoresController: UITableViewController, UISearchResultsUpdating {
  var chores = [(title: "Field", tasks: ["Sow", "Reap"]), (title: "House", tasks: ["Bake"])]
  private var found: [[Int]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    find("")
  }

  func updateSearchResults(for searchController: UISearchController) {
    find(searchController.searchBar.text ?? "")
    tableView.reloadData()
  }

  private func find(_ text: String) {
    found = chores.map { section in
      section.tasks.indices.filter { text.isEmpty || section.tasks[$0].localizedStandardContains(text) }
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { found.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found[section].count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { chores[section].title }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
    cell.textLabel?.text = chores[indexPath.section].tasks[found[indexPath.section][indexPath.row]]
    return cell
  }

  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    guard editingStyle == .delete else { return }
    _ = remove(at: indexPath)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    insert(remove(at: sourceIndexPath), at: destinationIndexPath)
  }

  private func remove(at path: IndexPath) -> String {
    let index = found[path.section].remove(at: path.row)
    for row in found[path.section].indices where found[path.section][row] > index { found[path.section][row] -= 1 }
    return chores[path.section].tasks.remove(at: index)
  }

  private func insert(_ task: String, at path: IndexPath) {
    let rows = found[path.section]
    let index = path.row < rows.count ? rows[path.row] : (rows.last.map { $0 + 1 } ?? 0)
    for row in rows.indices where rows[row] >= index { found[path.section][row] += 1 }
    found[path.section].insert(index, at: path.row)
    chores[path.section].tasks.insert(task, at: index)
  }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct ReadmeTests {
  @Test func `a list with capabilities forwards nothing`() {
    let screen = ListScreen(ChoresController())
    #expect(screen.text == "Field\n  Sow\n  Reap\nHouse\n  Bake")
    #expect(screen.search(for: "e"))
    #expect(screen.rowTexts == ["Reap", "Bake"])
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.cancelSearch())
    #expect(screen.rowTexts == ["Sow", "Bake"])
    screen.controller.setEditing(true, animated: false)
    #expect(screen.drag([0, 0], to: [1, 1]))
    #expect(screen.controller.listData.map(\.items) == [[], ["Bake", "Sow"]])
  }

  @Test func `the list in plain UIKit does the same`() {
    let screen = ListScreen(PlainChoresController())
    #expect(screen.rowTexts == ["Sow", "Reap", "Bake"])
    #expect(screen.search(for: "e"))
    #expect(screen.rowTexts == ["Reap", "Bake"])
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.cancelSearch())
    #expect(screen.rowTexts == ["Sow", "Bake"])
    screen.controller.setEditing(true, animated: false)
    #expect(screen.drag([0, 0], to: [1, 1]))
    #expect(screen.controller.chores.map(\.tasks) == [[], ["Bake", "Sow"]])
  }
}
