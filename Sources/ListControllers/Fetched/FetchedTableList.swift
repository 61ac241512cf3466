public import Foundation
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
/// A list that isn't connected forwards the data source's and delegate's calls as a `TableList` does.
@MainActor
public protocol FetchedTableList: FetchedList, TableViewList, UITableViewDataSource,
  UITableViewDelegate
{
  associatedtype ListView = UITableView
  associatedtype Cell = UITableViewCell

  /// The table that shows the list.
  var tableView: UITableView! { get set }
  // Restated, so that the compiler takes `Cell` and `Object` from the controller's method, and names
  // the method if it is missing.
  func listView(
    _ listView: UITableView, configure cell: Cell, with object: Object, at indexPath: IndexPath)
}

/// A list of fetched objects in a table, without conforming to UIKit's protocols: the controller forwards
/// nothing, and calls `connectList()`.
public typealias BridgedFetchedTableList = FetchedList & TableViewList
