public import ListPlatform

/// A list of data that the controller holds, in a table.
///
/// A `UITableViewController` has the table. Any other controller holds one. Both call
/// `connectList()`, and implement nothing of UIKit's data source:
///
///     final class NamesController: UIViewController, TableList {
///       let tableView = UITableView()
///       var listData = [["Ada", "Grace"]]
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.frame = view.bounds
///         view.addSubview(tableView)
///         connectList()
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = name }
///     }
///
/// UIKit calls methods of `UITableViewDelegate` that the controller implements. It also calls
/// methods of `UITableViewDataSource` in a `UITableViewController`. Another controller must declare
/// this conformance, because Objective-C doesn't see the methods otherwise.
///
/// A controller that forwards instead is the table's data source and delegate, and forwards their
/// methods to the list's members; see <doc:ForwardingByHand>.
@MainActor
public protocol TableList: NonFetchedList, TableBasedList, UITableViewDelegate {}
