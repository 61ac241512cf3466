public import ListPlatform

/// A list of data that the controller holds, in a table.
///
/// A `UITableViewController` already has the table; any other controller holds one. The controller
/// forwards the methods of the data source and the delegate to the list's members and helpers:
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
/// Alternatively, it forwards nothing and calls `connectList()` in `viewDidLoad`.
@MainActor
public protocol TableList: NonFetchedList, TableBasedList, UITableViewDataSource,
  UITableViewDelegate
{
  /// The table that shows the list.
  var tableView: UITableView! { get set }
}
