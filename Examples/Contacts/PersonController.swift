import ListControllers

/// The known details of a person in sections: numbers, addresses, dates, and notes.
final class PersonController: UITableViewController, TableList, TitledList {
  /// A detail with its label and value.
  struct Detail {
    var label: String
    var value: String
  }

  var listData: [ListSection<Detail>]

  init(person: Person) {
    listData = PersonController.sections(of: person)
    super.init(style: .insetGrouped)
    title = person.displayName
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("PersonController can only be created in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  private static func sections(of person: Person) -> [ListSection<Detail>] {
    let work = [
      Detail(label: "organization", value: person.organization),
      Detail(label: "title", value: person.title),
    ]
    let other = [
      Detail(label: "birthday", value: person.birthday), Detail(label: "url", value: person.url),
      Detail(label: "note", value: person.note),
    ]
    let sections = [
      ListSection(work, headerTitle: "Work"),
      ListSection(
        person.phones.map { Detail(label: $0.label, value: $0.number) }, headerTitle: "Phone"),
      ListSection(
        person.emails.map { Detail(label: $0.label, value: $0.address) }, headerTitle: "E-mail"),
      ListSection(
        person.addresses.map { Detail(label: $0.label, value: $0.text) }, headerTitle: "Address"),
      ListSection(other, headerTitle: "More"),
    ]
    return sections.compactMap { section in
      var section = section
      section.items.removeAll { $0.value.isEmpty }
      return section.items.isEmpty ? nil : section
    }
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with detail: Detail,
    at indexPath: IndexPath
  ) {
    var content = UIListContentConfiguration.valueCell()
    content.text = detail.label
    content.secondaryText = detail.value
    cell.contentConfiguration = content
    cell.selectionStyle = .none
  }
}
