import ListControllers

final class ContactsController: UITableViewController, TableList, TitledList,
  FilteredList,
  EditableList, ReorderableList
{
  var listData = Person.sections(of: Person.samples)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = editButtonItem
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
    cell.accessoryType = .disclosureIndicator
  }

  func listView(
    _ tableView: UITableView, didSelect person: Person, at indexPath: IndexPath
  ) {
    navigationController?.pushViewController(
      PersonController(person: person), animated: true)
  }

  var removesEmptySections: Bool { true }

  func filter(for text: String) -> @Sendable (Person) -> Bool {
    { $0.name.localizedStandardContains(text) }
  }
}
