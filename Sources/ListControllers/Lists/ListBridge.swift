import ListPlatform

/// The connection between a list and its view, so that the list forwards nothing.
///
///     final class SettingsController: UITableViewController, TableList, TitledList, EditableList {
///       var listData = [Section(["Wi-Fi", "Bluetooth"], headerTitle: "Network")]
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         connectList()
///       }
///
///       func listView(
///         _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
///         at indexPath: IndexPath
///       ) { cell.textLabel?.text = name }
///     }
///
/// The view's data source and delegate is a chain. It begins with the list's counts, cells and
/// selection; then come the links of the capabilities that the list adopts, see ``ListLink``; and at
/// its end stands the list itself. A controller that wants one more of UIKit's methods implements it,
/// and forwards nothing else. What nobody implements stays unimplemented for UIKit.
///
/// The list keeps the chain, and the chain doesn't keep the list: there is nothing to hold. A bridge
/// is for those who want to connect again later.
@MainActor public final class ListBridge {
  private let connectView: () -> Void

  /// Connects a list with its table, if that is loaded.
  @discardableResult
  public init<L: TableViewList>(_ list: L) {
    connectView = { [weak list] in list?.connectList() }
    connect()
  }

  /// Connects a list with its collection view, if that is loaded.
  @discardableResult
  public init<L: CollectionViewList>(_ list: L) {
    connectView = { [weak list] in list?.connectList() }
    connect()
  }

  /// Connects the list with its view again; does nothing while there is no view.
  ///
  /// The view is asked for everything anew, and what adopted capabilities need is set up: the refresh
  /// control, the search bar, the selection of several rows while editing, the placeholder.
  public func connect() { connectView() }
}
