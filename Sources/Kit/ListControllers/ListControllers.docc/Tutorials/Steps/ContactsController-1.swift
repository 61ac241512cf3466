import ListControllers

final class ContactsController: UITableViewController, TableList {
  var listData = [["Ada Lovelace", "Alan Turing", "Grace Hopper"]]

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with name: String,
    at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
  }
}
