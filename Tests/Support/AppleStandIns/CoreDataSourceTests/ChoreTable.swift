import ListControllers

/// A list of chores that the user can edit.
final class ChoreTable: UITableViewController, FetchedTableList, TitledList, EditableList,
  ReorderableList, SwipeableList
{
  var fetchedResultsController: FetchedResultsController<Chore>!
  /// A Boolean value that indicates whether a move gives all chores of the room new ranks.
  var renumbers = false
  /// The number of times a cell was configured.
  var configured = 0

  override func loadView() { view = CountingTable(frame: .zero, style: .plain) }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with chore: Chore,
    at indexPath: IndexPath
  ) {
    configured += 1
    cell.accessibilityLabel = chore.title
  }

  func didMove(_ chore: Chore, from source: IndexPath, to destination: IndexPath) {
    let section = fetchedResultsController.sections[destination.section]
    var chores = section.items.compactMap { $0 }.filter { $0 !== chore }
    chore.room = section.name ?? ""
    chores.insert(chore, at: destination.item)
    if renumbers {
      for (rank, chore) in chores.enumerated() { chore.rank = rank * 10 }
    } else {
      chore.rank = destination.item == 0 ? -5 : chores[destination.item - 1].rank + 5
    }
  }

  func trailingSwipeActions(for chore: Chore, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { UISwipeActionsConfiguration(actions: [.delete(chore, at: indexPath, of: self)]) }
}

/// A table that counts how it is updated.
final class CountingTable: UITableView {
  private(set) var batches = 0
  private(set) var reloads = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}
