import ListControllers

/// The people in sections by initial; a tap shows one of them, a swipe deletes.
final class ContactsController: UITableViewController, TableList {
  var listData: [Section<Person>]

  init(people: [Person]) {
    listData = AddressBook(people).groups.map { group in
      Section(
        id: group.initial, group.people, headerTitle: group.initial, indexTitle: group.initial)
    }
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) {
    fatalError("ContactsController is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  // MARK: The list

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with person: Person,
    at indexPath: IndexPath
  ) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = person.displayName
    content.secondaryText = person.subtitle
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  func listView(_ tableView: UITableView, didSelect person: Person, at indexPath: IndexPath) {
    navigationController?.pushViewController(PersonController(person: person), animated: true)
  }

  // MARK: Forwarding

  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath)
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { headerTitle(inSection: section) }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    listData.sectionIndexTitles
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, listData.remove(at: indexPath) != nil else { return }
    if listData[indexPath.section].items.isEmpty {
      listData.remove(at: indexPath.section)
      tableView.deleteSections([indexPath.section], with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}
