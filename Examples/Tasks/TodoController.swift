import ListControllers
import ListStore

/// A to-do list in sections by project. A tap marks an item as done, a swipe renames, moves, or
/// deletes it, and all of this can be undone. Two controllers of the same file follow each other's
/// changes.
final class TodoController: UITableViewController, FetchedTableList, TitledList, IndexedList,
  EditableList, UndoableList, SwipeableList, SearchableList, PlaceholderList
{
  var fetchedResultsController: FetchedResultsController<TodoItem>!
  private let todos: TodoStore

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
    tableView.sectionIndexMinimumDisplayRowCount = 20
    search(for: "")
    connectList()
  }

  // UIKit offers undo and redo to the first responder.
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  // MARK: The list

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with item: TodoItem,
    at indexPath: IndexPath
  ) {
    cell.textLabel?.text = item.title
    cell.accessoryType = item.isDone ? .checkmark : .none
    cell.accessibilityTraits = item.isDone ? [.button, .selected] : .button
    cell.accessibilityHint = item.isDone ? "Marks it as not done" : "Marks it as done"
  }

  func listView(_ tableView: UITableView, didSelect item: TodoItem, at indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    set(\.isDone, of: item, to: !item.isDone, named: item.isDone ? "Unmark" : "Mark")
  }

  func trailingSwipeActions(for item: TodoItem, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    UISwipeActionsConfiguration(actions: [
      .delete(item, at: indexPath, of: self),
      UIContextualAction(style: .normal, title: "Rename") { [weak self] _, _, done in
        self?.ask("Rename", \.title, of: item)
        done(true)
      },
      UIContextualAction(style: .normal, title: "Move") { [weak self] _, _, done in
        self?.ask("Move", \.project, of: item)
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
      let project = texts[1].isEmpty ? "Home" : texts[1]
      list.attempt { list.insertItem(try list.todos.newItem(texts[0], in: project)) }
    }
  }

  /// Sets a property of an item, and registers the opposite change with the undo manager.
  private func set<Value>(
    _ property: WritableKeyPath<TodoItem, Value>, of item: TodoItem, to value: Value,
    named name: String
  ) {
    attempt {
      try todos.change(item) { $0[keyPath: property] = value }
      var changed = item
      changed[keyPath: property] = value
      undoManager?.registerUndo(withTarget: self) { [changed] list in
        list.set(property, of: changed, to: item[keyPath: property], named: name)
      }
      undoManager?.setActionName(name)
    }
  }

  /// Asks the user for the text of an item's property, and sets it unless it is empty.
  private func ask(
    _ title: String, _ property: WritableKeyPath<TodoItem, String>, of item: TodoItem
  ) {
    let name = property == \.title ? "Title" : "Project"
    ask(title, [(name, item[keyPath: property])]) { list, texts in
      guard !texts[0].isEmpty else { return }
      list.set(property, of: item, to: texts[0], named: title)
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
        // A text hides the placeholder.
        if !field.text.isEmpty { $0.accessibilityLabel = field.name }
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
