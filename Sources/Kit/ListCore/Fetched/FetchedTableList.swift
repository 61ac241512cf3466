public import ListPlatform

/// A list of fetched objects in a table.
///
///     final class TasksController: UITableViewController, FetchedTableList {
///       var fetchedResultsController: FetchedResultsController<Task>!
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         connectList()
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with task: Task,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = task.title }
///     }
///
/// For the methods of the controller that UIKit calls, see ``TableList``.
@MainActor
public protocol FetchedTableList: FetchedList, TableBasedList, UITableViewDelegate {}
