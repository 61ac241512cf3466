import Foundation

extension UITableView {
  /// Returns the heights of a section's rows as far as they are known before the rows are
  /// displayed.
  func rowHeights(inSection section: Int, count: Int) -> Heights {
    let rows = (0..<count).lazy.map { IndexPath(row: $0, section: section) }
    // The delegate knows nothing of placeholders.
    guard let first = rows.first(where: { placeholder(at: $0) == nil }) else {
      return Heights(rows.map { resolvedHeight(placeholder(at: $0)?.placeholder.rowHeight) })
    }
    func heights(
      _ height: CGFloat, resolved: (CGFloat?) -> CGFloat, others: (IndexPath) -> CGFloat?
    ) -> Heights {
      // As in UIKit, a delegate that implements the method is asked about every row.
      Heights(
        rows.map { path in
          if path == first { return resolved(height) }
          return resolved(placeholder(at: path)?.placeholder.rowHeight ?? others(path))
        })
    }
    if let estimate = delegateEstimate(forRowAt: first) {
      return heights(estimate, resolved: resolvedEstimate, others: delegateEstimate)
    }
    guard estimatedRowHeight == 0 else {
      return Heights(count: count, estimate: resolvedEstimate(estimatedRowHeight))
    }
    guard let height = delegateHeight(forRowAt: first) else {
      return Heights(count: count, estimate: fixedRowHeight ?? ListMetrics.current.rowHeight)
    }
    return heights(height, resolved: resolvedHeight, others: delegateHeight)
  }

  /// The height of all rows for which the delegate provides none, or nil if cells are measured.
  var fixedRowHeight: CGFloat? {
    rowHeight == UITableView.automaticDimension ? nil : max(rowHeight, 0)
  }

  /// Returns the delegate's height of a row on screen, which may be automatic, or nil if the method
  /// is absent. The delegate is asked by the index path of the data source.
  func delegateHeight(forRowAt indexPath: IndexPath) -> CGFloat? {
    guard known.rowHeight != .absent else { return nil }
    let height = delegateChain.ask("tableView(_:heightForRowAt:)") {
      $0.tableView(self, heightForRowAt: dataSourcePath(indexPath))
    }
    known.rowHeight = height == nil ? .absent : .implemented
    if let height, height < 0, height != UITableView.automaticDimension {
      UIKitException.raise(
        measuresRowsOnDisplay
          ? "Invalid row height provided by table delegate. Value must be at least 0.0, or "
            + "UITableViewAutomaticDimension."
          : "table view row height must not be negative - provided height for index path "
            + "(\(indexPath.inWords)) is \(String(format: "%f", Double(height)))")
    }
    return height
  }

  /// Returns the delegate's estimate of the height of a row on screen, or nil if the method is
  /// absent.
  private func delegateEstimate(forRowAt indexPath: IndexPath) -> CGFloat? {
    guard known.rowEstimate != .absent else { return nil }
    let estimate = delegateChain.ask("tableView(_:estimatedHeightForRowAt:)") {
      $0.tableView(self, estimatedHeightForRowAt: dataSourcePath(indexPath))
    }
    known.rowEstimate = estimate == nil ? .absent : .implemented
    return estimate
  }

  private func resolvedEstimate(_ estimate: CGFloat?) -> CGFloat {
    guard let estimate, estimate != UITableView.automaticDimension else {
      return fixedRowHeight ?? ListMetrics.current.rowHeight
    }
    return max(estimate, 0)
  }

  private func resolvedHeight(_ height: CGFloat?) -> CGFloat {
    guard let height, height != UITableView.automaticDimension else {
      return fixedRowHeight ?? ListMetrics.current.rowHeight
    }
    return max(height, 0)
  }

  /// A Boolean value that indicates whether row heights are estimates until rows are displayed.
  ///
  /// A delegate that estimates rows turns estimation on, whatever the value of
  /// `estimatedRowHeight`.
  var measuresRowsOnDisplay: Bool {
    estimatedRowHeight != 0 || known.rowEstimate == .implemented
  }
}
