import ListTesting

/// A table whose cells tell the texts of their objects, and which leaves it to the test to connect
/// it.
protocol TextTable: TableList where Cell == UITableViewCell {
  func text(of object: Object) -> String
}

extension TextTable {
  func text(of object: Object) -> String { "\(object)" }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with object: Object,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = text(of: object) }
}

extension ListScreen where Controller: TextTable {
  /// Connects a list, and shows it.
  convenience init(connecting list: Controller) {
    list.loadViewIfNeeded()
    list.connectList()
    self.init(list)
  }
}
