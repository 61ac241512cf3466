import Foundation
public import ListPlatform

/// A list of data that the controller holds, in a table.
///
/// A `UITableViewController` has the table already; any other controller holds one. The data
/// source's and delegate's methods are forwarded to the list's members and helpers:
///
///     override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
///     override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
///       -> Int
///     { numberOfItems(inSection: section) }
///     override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
///       -> UITableViewCell
///     { tableCell(at: indexPath) }
///     override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///       tableDidSelectItem(at: indexPath)
///     }
///
/// Or it forwards nothing, and has a `ListBridge`.
@MainActor public protocol TableList: BridgedTableList, UITableViewDataSource, UITableViewDelegate {
  /// The table that shows the list.
  var tableView: UITableView! { get set }
}
