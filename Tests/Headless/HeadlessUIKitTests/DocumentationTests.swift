import Foundation
import HeadlessUIKit
import Testing

// The samples of the module's documentation.
final class HerbsController: UITableViewController {
  let herbs = ["Sage", "Mint"]
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    herbs.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = herbs[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = herbs[indexPath.row]
  }
}

@MainActor struct DocumentationTests {
  @Test func `a tap selects the row of a table`() {
    let controller = HerbsController()
    controller.loadViewIfNeeded()
    User().tap(rowAt: IndexPath(row: 1, section: 0), in: controller.tableView)
    #expect(controller.title == "Mint")
  }

  @Test func `a plan of updates is checked without a view`() throws {
    let update = BatchUpdate([.deleteItem([0, 2]), .insertItem([0, 0])])
    let map = try update.validated(before: [3], after: [3])
    #expect(map.indexPath(after: [0, 1]) == [0, 2])
  }
}
