import Foundation
import ListTesting

/// The controller of a table, which connects the list that it is when its view is loaded.
class ConnectedTable: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (self as? any TableBasedList)?.connectList()
  }
}

/// The controller of a collection view, which connects the list that it is when its view is loaded.
class ConnectedCollection: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (self as? any CollectionBasedList)?.connectList()
  }
}

/// A table whose cells have the texts of their objects in their labels.
protocol LabelTable: TextTable {}

extension LabelTable {
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with object: Object,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = text(of: object) }
}

@MainActor extension UndoManager {
  /// Creates an undo manager that groups the actions of an event, or has one group for each.
  convenience init(groupsByEvent: Bool) {
    self.init()
    self.groupsByEvent = groupsByEvent
  }
}
