import Foundation
import ListTesting

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
