import Foundation
public import ListPlatform

/// A list in a table, whatever feeds it: what `TableList`, `BridgedTableList` and `FetchedTableList` share.
@MainActor public protocol TableViewList: FollowingList
where ListView == UITableView, Cell: UITableViewCell {
  /// The table that shows the list.
  var tableView: UITableView! { get }
  /// How updates show rows and sections that come, go and change. The default leaves it to the table.
  var updateAnimations: TableUpdateAnimations { get }
}

extension TableViewList {
  public var updateAnimations: TableUpdateAnimations { TableUpdateAnimations() }

  public var updatesTarget: TableUpdatesTarget? {
    if (self as? UIViewController)?.isViewLoaded == false { return nil }
    return tableView.map { TableUpdatesTarget($0, updateAnimations) }
  }
}
