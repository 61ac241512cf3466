import ListControllers
import ListStore

/// A to-do list in sections by project. A tap marks an item as done, a swipe renames, moves, or
/// deletes it, and a button undoes the last deletion. Two controllers of the same file follow each
/// other's changes.
final class TodoController: UITableViewController, FetchedTableList, TitledList, IndexedList,
  EditableList, SwipeableList, SearchableList, PlaceholderList
{
  var fetchedResultsController: FetchedResultsController<TodoItem>!
  private let todos: TodoStore
  /// The last deleted item, until it is restored.
  private var deleted: TodoItem? {
    didSet { navigationItem.leftBarButtonItem = deleted == nil ? nil : undoButton }
  }
  private lazy var undoButton = UIBarButtonItem(
    title: "Undo", primaryAction: UIAction { [weak self] _ in self?.undo() })

  init(_ todos: TodoStore) {
    self.todos = todos
    super.init(style: .plain)
    title = "Tasks"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.add() })
    search(for: "")
    connectList()
  }

  // MARK: The list

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: TodoItem,
    at indexPath: IndexPath
  ) {
    cell.textLabel?.text = item.title
    cell.accessoryType = item.isDone ? .checkmark : .none
  }

  func listView(_ tableView: UITableView, didSelect item: TodoItem, at indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    attempt { try todos.change(item) { $0.isDone.toggle() } }
  }

  func trailingSwipeActions(for item: TodoItem, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    UISwipeActionsConfiguration(actions: [
      .delete(item, at: indexPath, of: self),
      UIContextualAction(style: .normal, title: "Rename") { [weak self] _, _, done in
        self?.ask("Rename", [("Title", item.title)]) { $0.change(item, title: $1[0]) }
        done(true)
      },
      UIContextualAction(style: .normal, title: "Move") { [weak self] _, _, done in
        self?.ask("Move", [("Project", item.project)]) { $0.change(item, project: $1[0]) }
        done(true)
      },
    ])
  }

  func search(for text: String) {
    attempt {
      fetchedResultsController = try todos.store.fetchedResultsController(
        for: todos.request(searching: text))
      fetchedResultsController.delegate = self
      try fetchedResultsController.performFetch()
    }
    tableView.reloadData()
    placeholder = text.isEmpty ? .empty : .notFound(text)
  }

  func controller(
    _ controller: FetchedResultsController<TodoItem>, didFailWith error: any Error
  ) { tell(error) }

  // MARK: Changes

  private func add() {
    let project = fetchedResultsController?.sections.first?.name ?? "Home"
    ask("Add", [("Title", ""), ("Project", project)]) { list, texts in
      guard !texts[0].isEmpty else { return }
      list.attempt { try list.todos.add(texts[0], to: texts[1].isEmpty ? "Home" : texts[1]) }
    }
  }

  func delete(_ item: TodoItem, at indexPath: IndexPath) {
    attempt {
      try todos.delete(item)
      deleted = item
    }
  }

  private func undo() {
    attempt {
      if let deleted { try todos.restore(deleted) }
      deleted = nil
    }
  }

  private func change(_ item: TodoItem, title: String? = nil, project: String? = nil) {
    attempt {
      try todos.change(item) { item in
        if let title, !title.isEmpty { item.title = title }
        if let project, !project.isEmpty { item.project = project }
      }
    }
  }

  /// Asks the user for texts and calls a closure with them.
  private func ask(
    _ title: String, _ fields: [(name: String, text: String)],
    _ done: @escaping (TodoController, [String]) -> Void
  ) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    for field in fields {
      alert.addTextField {
        $0.placeholder = field.name
        $0.text = field.text
      }
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: title, style: .default) { [weak self, weak alert] _ in
        guard let self, let alert else { return }
        done(self, (alert.textFields ?? []).map { $0.text ?? "" })
      })
    present(alert, animated: true)
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { tell(error) }
  }

  private func tell(_ error: any Error) {
    let alert = UIAlertController(
      title: "The Operation Failed", message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
