import ListPlatform

/// The connection between a list and its view, which makes forwarding unnecessary.
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
/// The view's data source and delegate is a chain. For each method, the chain first asks the list
/// itself, and then the links of the capabilities that the list adopts (see ``ListLink``). It
/// answers with the list's counts and cells. A controller that needs one of UIKit's methods
/// therefore implements it, and forwards nothing else. The kit also notifies the list of a
/// selection by `listView(_:didSelect:at:)`. A method that neither the list nor a link implements
/// is unimplemented for UIKit.
///
/// The list retains the chain, and the chain doesn't retain the list, so there is nothing to keep.
/// Create a bridge only if you want to connect again later.
@MainActor public final class ListBridge {
  private let connectView: () -> Void

  /// Creates a bridge, and connects a list with its table if the table is loaded.
  @discardableResult
  public init<L: TableBasedList>(_ list: L) {
    connectView = { [weak list] in if list?.loadedTableView != nil { list?.connectList() } }
    connect()
  }

  /// Creates a bridge, and connects a list with its collection view if the view is loaded.
  @discardableResult
  public init<L: CollectionBasedList>(_ list: L) {
    connectView = { [weak list] in if list?.loadedCollectionView != nil { list?.connectList() } }
    connect()
  }

  /// Connects the list with its view again. Does nothing while there is no view.
  ///
  /// The view loads its data again. The kit sets up the refresh control, the search bar, multiple
  /// selection during editing, and the placeholder, if the adopted capabilities need them.
  public func connect() { connectView() }
}
