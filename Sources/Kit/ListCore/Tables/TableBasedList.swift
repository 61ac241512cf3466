public import Foundation
public import ListData
public import ListPlatform

/// The common part of lists in tables: ``TableList``, ``FetchedTableList`` and ``PagedTableList``,
/// which a controller adopts.
@MainActor public protocol TableBasedList: List
where ListView == UITableView, Cell: UITableViewCell {
  /// The type of the list's view, `UITableView`.
  associatedtype ListView = UITableView
  /// The class of the list's cells. The default is `UITableViewCell`.
  associatedtype Cell = UITableViewCell

  // Restated so that the compiler infers `Cell` and `Object` from the controller's method, and
  // names the method if it is missing.
  /// Configures a cell to show an object.
  func listView(
    _ listView: UITableView, configure cell: Cell, with object: Object, at indexPath: IndexPath)

  /// The table that shows the list.
  ///
  /// The default is the first table in the view of the list's controller. It serves a controller
  /// that declares the property with another type, such as `let tableView = UITableView()`.
  var tableView: UITableView! { get }
  /// The animations of inserted, deleted and reloaded rows and sections. By default, the table
  /// chooses them.
  var updateAnimations: TableUpdateAnimations { get }
}

extension TableBasedList {
  /// The animations that the table chooses.
  public var updateAnimations: TableUpdateAnimations { TableUpdateAnimations() }

  /// The list's table as a target with the list's animations, or `nil` while there is no table.
  public var updateTarget: (any ListUpdatesTarget)? {
    loadedTableView.map {
      TableUpdatesTarget($0, updateAnimations) { [weak self] in self?.ownCellIdentifier(at: $0) }
    }
  }

  /// Connects the list with its table, so that the list forwards nothing. Call the method in
  /// `viewDidLoad`.
  ///
  /// The table's data source and delegate is then a chain that the kit keeps as long as the list
  /// exists; see ``ListBridge``. Call the method again to connect the list with its current table.
  /// The method does nothing while there is no table.
  @inlinable
  public func connectList() {
    connect(ListAnswers(self) { $0.tableCell(at: $2, in: $1) })
  }

  @usableFromInline
  func connect(_ answers: @autoclosure () -> ListAnswers<UITableView>) {
    guard let tableView = loadedTableView else { return adviseOfMissingView() }
    let state = ListState.of(self)
    let chain = state.value(TableChain.self) { TableChain(self, answers(), in: tableView) }
    state.watch(tableView)
    chain.connect(to: tableView)
  }

  /// The first table in the controller's view, or `nil` if the view isn't loaded.
  public var tableView: UITableView! {
    controller?.viewIfLoaded?.firstView(of: UITableView.self)
  }

  /// The table, or `nil` if the controller's view isn't loaded.
  var loadedTableView: UITableView? {
    controller?.isViewLoaded == false ? nil : tableView
  }
}
