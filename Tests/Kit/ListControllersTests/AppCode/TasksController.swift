import ListControllers

/// A table controller with editing, swipes, a menu and a refresh, as an app writes it.
final class TasksController: UITableViewController {
  struct Task {
    var title: String
    var isDone = false
  }
  private(set) var tasks = [Task(title: "Write"), Task(title: "Test"), Task(title: "Ship")]
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.allowsMultipleSelectionDuringEditing = false
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.ask() })
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self, weak refresh] _ in
        self?.refreshes += 1
        refresh?.endRefreshing()
      }, for: .valueChanged)
    refreshControl = refresh
  }

  private func ask() {
    let alert = UIAlertController(title: "New task", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        tasks.insert(Task(title: text), at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = tasks[indexPath.row].title
    content.textProperties.color = tasks[indexPath.row].isDone ? .secondaryLabel : .label
    cell.contentConfiguration = content
    cell.accessoryType = tasks[indexPath.row].isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tasks[indexPath.row].isDone.toggle()
    tableView.reconfigureRows(at: [indexPath])
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    tasks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      self?.tasks[indexPath.row].isDone = true
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    done.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [done])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let delete = UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { _ in
        guard let self else { return }
        self.tableView(self.tableView, commit: .delete, forRowAt: indexPath)
      }
      return UIMenu(title: "", children: [delete])
    }
  }
}
