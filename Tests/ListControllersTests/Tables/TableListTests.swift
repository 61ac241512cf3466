import ListTesting
import Testing

private class NameCell: UITableViewCell {}
private final class FancyNameCell: NameCell {}

/// A list with a cell class of its own, and with identifiers where a test wants them.
private final class NamesController: UITableViewController, TableList {
  var listData: [Section<String>]? = [
    Section(["Ada", "Alan"], headerTitle: "A", footerTitle: "2"), Section(["Grace"]),
  ]
  var identifiers: (IndexPath) -> String = { _ in "NameCell" }
  var selected: [String] = []
  var configured: [IndexPath] = []

  func cellIdentifier(at indexPath: IndexPath) -> String { identifiers(indexPath) }
  func listView(
    _ tableView: UITableView, configure cell: NameCell, with name: String, at indexPath: IndexPath
  ) {
    configured.append(indexPath)
    cell.textLabel?.text = name
  }
  func listView(_ tableView: UITableView, didSelect name: String, at indexPath: IndexPath) {
    selected.append(name)
  }
  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath)
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { headerTitle(inSection: section) }
}

/// A list in a controller that is no table controller.
private final class PlainController: UIViewController, TableList, UITableViewDataSource {
  var tableView: UITableView! = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var listData = [[1, 2, 3]]
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = "\(number)" }
  override func viewDidLoad() {
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableCell(at: indexPath)
  }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct TableListTests {
  @Test func `table and list have the same sections, rows and titles`() {
    let screen = ListScreen(NamesController())
    #expect(screen.rowCounts == [2, 1])
    screen.expectAgreement()
    #expect(screen.headerText(inSection: 0) == "A")
    #expect(screen.tableView?.headerView(forSection: 1) == nil)
    #expect(screen.controller.footerTitle(inSection: 0) == "2")
  }

  @Test func `each row's cell shows its object, in a cell of the list's class`() {
    let screen = ListScreen(NamesController())
    #expect(screen.rowTexts == ["Ada", "Alan", "Grace"])
    #expect(screen.tableView?.visibleCells.allSatisfy { $0 is NameCell } == true)
  }

  @Test func `each selection names its object`() {
    let screen = ListScreen(NamesController())
    for path in [[0, 0], [1, 0], [0, 1]] as [IndexPath] { #expect(screen.tap(path)) }
    #expect(screen.controller.selected == ["Ada", "Grace", "Alan"])
  }

  @Test func `the default identifier is the class's name, and registers it`() {
    let controller = PlainController()
    let screen = ListScreen(controller)
    #expect(controller.cellIdentifier(at: [0, 0]) == "UITableViewCell")
    #expect(screen.rowTexts == ["1", "2", "3"])
    #expect(controller.tableView.visibleCells.first?.reuseIdentifier == "UITableViewCell")
  }

  @Test func `other identifiers are registered by the app, with subclasses if it likes`() {
    let controller = NamesController()
    controller.identifiers = { $0.row == 0 ? "fancy" : "NameCell" }
    controller.tableView.register(FancyNameCell.self, forCellReuseIdentifier: "fancy")
    #expect(ListScreen(controller).rowTexts == ["Ada", "Alan", "Grace"])
    #expect(controller.tableView.visibleCells.map { $0 is FancyNameCell } == [true, false, true])
  }

  @Test func `a row that is gone is not configured and not selected`() {
    let controller = NamesController()
    _ = controller.tableCell(at: [5, 5])
    controller.tableDidSelectItem(at: [0, 2])
    controller.tableDidSelectItem(at: [-1, 0])
    #expect(controller.configured.isEmpty)
    #expect(controller.selected.isEmpty)
  }

  @Test func `missing data is an empty table`() {
    let controller = NamesController()
    controller.listData = nil
    let screen = ListScreen(controller)
    #expect(screen.rowCounts == [])
    controller.listData = [Section(["Ada"])]
    controller.tableView.reloadData()
    #expect(screen.rowTexts == ["Ada"])
  }

  @Test func `cells of the default identifier are used again`() {
    let controller = PlainController()
    controller.loadViewIfNeeded()
    controller.tableView.layoutIfNeeded()
    let cells = Set(controller.tableView.visibleCells)
    controller.tableView.reloadData()
    controller.tableView.layoutIfNeeded()
    #expect(Set(controller.tableView.visibleCells) == cells)
  }

  @Test func `a cell of another class traps, and the sentence names both and the identifier`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = NamesController()
        controller.identifiers = { _ in "wrong" }
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "wrong")
        controller.tableView.layoutIfNeeded()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "NamesController shows its objects in cells of class NameCell, but the UITableView "
          + "dequeued a UITableViewCell for the identifier “wrong”. Register NameCell for this "
          + "identifier, or return another identifier from cellIdentifier(at:)."))
  }
}
