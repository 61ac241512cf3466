public import Foundation
public import ListData
public import ListPlatform

/// A list in a table, whatever feeds it.
@MainActor public protocol TableViewList: List
where ListView == UITableView, Cell: UITableViewCell {
  associatedtype ListView = UITableView
  associatedtype Cell = UITableViewCell

  // Restated, so that the compiler takes `Cell` and `Object` from the controller's method, and names
  // the method if it is missing.
  func listView(
    _ listView: UITableView, configure cell: Cell, with object: Object, at indexPath: IndexPath)

  /// The table that shows the list.
  ///
  /// The default is the first table in the view of the list's controller, for a controller that declares
  /// the property with another type, such as `let tableView = UITableView()`.
  var tableView: UITableView! { get }
  /// The animations of rows and sections that come, go and change. The default leaves them to the
  /// table.
  var updateAnimations: TableUpdateAnimations { get }
}

extension TableViewList {
  public var updateAnimations: TableUpdateAnimations { TableUpdateAnimations() }

  public var updatesTarget: (any ListUpdatesTarget)? {
    loadedTableView.map { TableUpdatesTarget($0, updateAnimations) }
  }

  /// Connects the list with its table, so that the list forwards nothing; call it in `viewDidLoad`.
  ///
  /// The table's data source and delegate is then a chain that the kit keeps for as long as the list
  /// lives: see ``ListBridge``. To call the method again connects the list with the table that it has
  /// now. It does nothing while there is no table.
  @inlinable
  public func connectList() { connect(ListAnswers(self)) }

  @usableFromInline
  func connect(_ answers: @autoclosure () -> ListAnswers<UITableView>) {
    guard let tableView = loadedTableView else { return }
    let state = ListState.of(self)
    let chain = state.chain as? TableChain ?? TableChain(self, answers())
    state.chain = chain
    chain.connect(to: tableView)
  }

  public var tableView: UITableView! {
    (self as? UIViewController)?.viewIfLoaded?.firstView(of: UITableView.self)
  }

  /// The table, unless the controller's view isn't loaded.
  private var loadedTableView: UITableView? {
    (self as? UIViewController)?.isViewLoaded == false ? nil : tableView
  }
}
