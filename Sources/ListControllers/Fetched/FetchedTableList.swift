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
/// A list that isn't connected forwards the methods of the data source and the delegate as a
/// `TableList` does.
@MainActor
public protocol FetchedTableList: FetchedList, TableBasedList, UITableViewDataSource,
  UITableViewDelegate
{
  /// The table that shows the list.
  var tableView: UITableView! { get set }
}
