import ListControllers
import ListStore
import SwiftUINames

// An app's source that imports SwiftUI, too.

/// A list in sections, with a helper for all lists.
final class SettingsController: UITableViewController, TableList, TitledList {
  var listData = [ListSection(["Wi-Fi"], headerTitle: "Network"), ListSection(["Volume"])]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = name }
}

extension ListController {
  /// The number of rows in all sections.
  var rowCount: Int { (0..<numberOfSections).map(numberOfItems(inSection:)).reduce(0, +) }
}

@MainActor func rows(of list: any ListController<String>) -> [String] {
  (0..<list.numberOfItems(inSection: 0)).compactMap { list.object(at: [0, $0]) }
}

func count(_ transaction: SQLiteTransaction) -> Int { 0 }

/// Returns the number of a list's rows, and the first of them.
@MainActor public func rows() -> (count: Int, first: String?) {
  let list = SettingsController(style: .plain)
  return (list.rowCount, rows(of: list).first)
}
