public import ListPlatform

/// A list of fetched objects in a table.
///
///     final class TasksController: UITableViewController, FetchedTableList {
///       var fetchedResultsController: FetchedResultsController<Task>!
///       private var bridge: ListBridge?
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         fetchedResultsController.delegate = self
///         try? fetchedResultsController.performFetch()
///         bridge = ListBridge(self)
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with task: Task,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = task.title }
///     }
///
/// Without a bridge it forwards the data source's and delegate's calls as a `TableList` does.
@MainActor
public protocol FetchedTableList: FetchedList, TableViewList, UITableViewDataSource,
  UITableViewDelegate
{
  /// The table that shows the list.
  var tableView: UITableView! { get set }
}
