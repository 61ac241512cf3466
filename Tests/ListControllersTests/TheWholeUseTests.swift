import ListControllers
import Testing

// The README's first program, word for word.
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

@MainActor @Suite struct TheWholeUseTests {
  @Test func `the whole use compiles as it stands and shows its rows`() {
    let controller = ContactsController()
    controller.loadViewIfNeeded()
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.numberOfSections == 2)
    #expect(
      controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace", "Barbara"])
    #expect(User().tap(rowAt: [1, 0], in: controller.tableView))
    #expect(controller.tableView.indexPathForSelectedRow == [1, 0])
  }
}
