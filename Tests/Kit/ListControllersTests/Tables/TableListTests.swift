import ListTesting
import Testing

private class NameCell: UITableViewCell {}
private final class FancyNameCell: NameCell {}

/// A list with a cell class of its own, and with identifiers where a test wants them.
private final class NamesController: ForwardingRows, TableList {
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
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { headerTitle(inSection: section) }
}

/// A list in a controller that is no table controller.
private final class PlainController: UIViewController, TableList, UITableViewDataSource, PlainTable
{
  var tableView: UITableView! = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var listData = [[1, 2, 3]]
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

@MainActor struct TableListTests {
  @Test func `a table shows its list's sections and titles, and objects in cells of its class`() {
    let screen = ListScreen(NamesController())
    #expect((screen.rowCounts, screen.rowTexts) == ([2, 1], ["Ada", "Alan", "Grace"]))
    screen.expectAgreement()
    #expect(screen.tableView?.headerView(forSection: 1) == nil)
    #expect(
      (screen.headerText(inSection: 0), screen.controller.footerTitle(inSection: 0)) == ("A", "2"))
    #expect(screen.tableView?.visibleCells.map { $0 is NameCell } == [true, true, true])
    for path in [[0, 0], [1, 0], [0, 1]] as [IndexPath] { screen.tap(path) }
    #expect(screen.controller.selected == ["Ada", "Grace", "Alan"])
  }

  @Test func `the default identifier is the class's name, and registers it`() {
    let controller = PlainController()
    let screen = ListScreen(controller)
    let identifiers = [
      controller.cellIdentifier(at: [0, 0]),
      controller.tableView.visibleCells.first?.reuseIdentifier,
    ]
    #expect(
      (identifiers, screen.rowTexts)
        == (["UITableViewCell", "UITableViewCell"], ["1", "2", "3"]))
    // Its cells are used again.
    let cells = Set(controller.tableView.visibleCells)
    controller.tableView.reloadData()
    controller.tableView.layoutIfNeeded()
    #expect(Set(controller.tableView.visibleCells) == cells)
  }

  @Test func `other identifiers are registered by the app, with subclasses if it likes`() {
    let controller = NamesController()
    controller.identifiers = { $0.row == 0 ? "fancy" : "NameCell" }
    controller.tableView.register(FancyNameCell.self, forCellReuseIdentifier: "fancy")
    #expect(ListScreen(controller).rowTexts == ["Ada", "Alan", "Grace"])
    #expect(controller.tableView.visibleCells.map { $0 is FancyNameCell } == [true, false, true])
  }

  @Test func `missing data is an empty table, and a row that is gone is left alone`() {
    let controller = NamesController()
    controller.listData = nil
    let screen = ListScreen(controller)
    #expect(screen.rowCounts == [])
    controller.listData = [Section(["Ada"])]
    controller.tableView.reloadData()
    #expect(screen.rowTexts == ["Ada"])
    let other = NamesController()
    _ = other.tableCell(at: [5, 5])
    other.tableDidSelectItem(at: [0, 2])
    other.tableDidSelectItem(at: [-1, 0])
    #expect((other.configured, other.selected) == ([], []))
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
