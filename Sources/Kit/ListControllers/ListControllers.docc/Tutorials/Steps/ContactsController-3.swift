import ListControllers

final class ContactsController: UITableViewController, TableList, TitledList {
  var listData = Person.sections(of: Person.samples)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with person: Person,
    at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = person.name
    cell.contentConfiguration = content
  }
}
