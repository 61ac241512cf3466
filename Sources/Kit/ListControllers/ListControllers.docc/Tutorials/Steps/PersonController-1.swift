import ListControllers

final class PersonController: UITableViewController, TableList, TitledList {
  var listData: [ListSection<String>]

  init(person: Person) {
    listData = [
      ListSection(person.phones, headerTitle: "Phone"),
      ListSection(person.emails, headerTitle: "E-mail"),
    ].filter { !$0.items.isEmpty }
    super.init(style: .grouped)
    title = person.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with text: String,
    at indexPath: IndexPath
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    cell.selectionStyle = .none
  }
}
