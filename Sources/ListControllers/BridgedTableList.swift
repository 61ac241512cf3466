/// A list of data that the controller holds, in a table whose data source and delegate is a `ListBridge`.
///
/// So it conforms to none of UIKit's protocols, and forwards nothing; one that wants a method of the
/// delegate for itself conforms to `UITableViewDelegate` and implements it.
///
///     final class NamesController: UIViewController, BridgedTableList {
///       var tableView: UITableView! = UITableView()
///       var listData = [["Ada", "Grace"]]
///       private var bridge: ListBridge?
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.frame = view.bounds
///         view.addSubview(tableView)
///         bridge = ListBridge(self)
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = name }
///     }
///
/// A `UITableViewController` is a data source already: it is a `TableList`, with a bridge or without.
@MainActor public protocol BridgedTableList: TableViewList, UpdatingList {}
