public import Foundation

/// An object that is told which rows may be shown soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows that may soon be shown, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were announced and will not be shown after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { OptionalMethod.absent() }
}
