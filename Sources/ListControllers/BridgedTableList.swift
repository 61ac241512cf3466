import Foundation
public import ListPlatform

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
@MainActor public protocol BridgedTableList: UpdatingList
where ListView == UITableView, Cell: UITableViewCell {
  /// The table that shows the list.
  var tableView: UITableView! { get }
  /// How updates show rows and sections that come, go and change. The default leaves it to the table.
  var updateAnimations: TableUpdateAnimations { get }
}

extension BridgedTableList {
  public var updateAnimations: TableUpdateAnimations { TableUpdateAnimations() }

  public var updatesTarget: TableUpdatesTarget? {
    if (self as? UIViewController)?.isViewLoaded == false { return nil }
    return tableView.map { TableUpdatesTarget($0, updateAnimations) }
  }
}
