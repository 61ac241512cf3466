import ListControllers

/// A list of people in sections by initial. The user can show, mark, and delete a person, delete
/// several of them in editing mode, undo that, and search. The kit's links implement UIKit's
/// methods.
final class ContactsController: UITableViewController, TableList, TitledList, IndexedList,
  EditableList, UndoableList, SwipeableList, MultipleSelectionList, FilteredList, PlaceholderList
{
  var listData: [ListSection<Person>]
  var selectedIDs: Set<Person.ID> = []
  private var favorites: Set<Person.ID> = []
  private lazy var deleteButton = UIBarButtonItem(
    title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteSelectedObjects() })

  init(people: [Person]) {
    listData = AddressBook(people).groups.map { group in
      ListSection(
        id: group.initial, group.people, headerTitle: group.initial, indexTitle: group.initial)
    }
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) {
    fatalError("ContactsController can only be created in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    connectList()
  }

  // UIKit offers undo and redo to the first responder.
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    selectedIDs = []
    showSelection()
    selectionDidChange()
    navigationItem.leftBarButtonItem = editing ? deleteButton : nil
  }

  // MARK: The list

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with person: Person,
    at indexPath: IndexPath
  ) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = (favorites.contains(person.id) ? "★ " : "") + person.displayName
    content.secondaryText = person.subtitle
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  func listView(_ tableView: UITableView, didSelect person: Person, at indexPath: IndexPath) {
    navigationController?.pushViewController(PersonController(person: person), animated: true)
  }

  // MARK: What the list can do

  var removesEmptySections: Bool { true }

  func leadingSwipeActions(for person: Person, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let title = favorites.contains(person.id) ? "Unmark" : "Mark"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        guard let self else { return done(false) }
        favorites.formSymmetricDifference([person.id])
        if let path = self.indexPath(of: person) { tableView.reconfigureRows(at: [path]) }
        done(true)
      }
    ])
  }

  func selectionDidChange() { deleteButton.isEnabled = !selectedIDs.isEmpty }

  func filter(for text: String) -> @Sendable (Person) -> Bool {
    { $0.displayName.localizedStandardContains(text) }
  }
}
