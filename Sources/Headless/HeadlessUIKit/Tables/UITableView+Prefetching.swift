import Foundation

extension UITableView {
  /// Announces the rows that a scroll brings near, and cancels those that it leaves behind.
  func prefetchAround() {
    guard let window = prefetch.window(bounds), isPrefetchingEnabled,
      let source = prefetchDataSource
    else { return }
    let center = bounds.midY
    func distance(_ path: IndexPath) -> CGFloat { abs(rowRect(path).midY - center) }
    let candidates = (indexPathsForRows(in: window) ?? []).sorted { distance($0) < distance($1) }
    let (new, cancelled) = prefetch.update(
      candidates: candidates, visible: Set(visibleRows.map(\.indexPath)))
    if !cancelled.isEmpty {
      prefetchDataSourceChain.notify("tableView(_:cancelPrefetchingForRowsAt:)") {
        $0.tableView(self, cancelPrefetchingForRowsAt: cancelled)
      }
    }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
