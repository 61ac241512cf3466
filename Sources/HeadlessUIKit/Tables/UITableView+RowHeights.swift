import Foundation

extension UITableView {
  /// Returns the heights of a section's rows as far as they are known before the rows are
  /// displayed.
  func rowHeights(inSection section: Int, count: Int) -> Heights {
    guard count > 0 else { return Heights(count: 0, estimate: 0) }
    let first = IndexPath(row: 0, section: section)
    if let estimate = delegateEstimate(forRowAt: first) {
      // As in UIKit, a delegate that implements the method is asked about every row.
      let rest = (1..<count).map {
        resolvedEstimate(delegateEstimate(forRowAt: IndexPath(row: $0, section: section)))
      }
      return Heights([resolvedEstimate(estimate)] + rest)
    }
    guard estimatedRowHeight == 0 else {
      return Heights(count: count, estimate: resolvedEstimate(estimatedRowHeight))
    }
    guard let height = delegateHeight(forRowAt: first) else {
      return Heights(count: count, estimate: fixedRowHeight ?? ListMetrics.current.rowHeight)
    }
    let rest = (1..<count).map {
      resolvedHeight(delegateHeight(forRowAt: IndexPath(row: $0, section: section)))
    }
    return Heights([resolvedHeight(height)] + rest)
  }

  /// The height of all rows for which the delegate provides none, or nil if cells are measured.
  var fixedRowHeight: CGFloat? {
    rowHeight == UITableView.automaticDimension ? nil : max(rowHeight, 0)
  }

  /// Returns the delegate's height of a row, which may be automatic, or nil if the method is
  /// absent.
  func delegateHeight(forRowAt indexPath: IndexPath) -> CGFloat? {
    guard known.rowHeight != .absent else { return nil }
    let height = delegateChain.ask("tableView(_:heightForRowAt:)") {
      $0.tableView(self, heightForRowAt: indexPath)
    }
    known.rowHeight = height == nil ? .absent : .implemented
    return height
  }

  /// Returns the delegate's estimate of a row's height, or nil if the method is absent.
  private func delegateEstimate(forRowAt indexPath: IndexPath) -> CGFloat? {
    guard known.rowEstimate != .absent else { return nil }
    let estimate = delegateChain.ask("tableView(_:estimatedHeightForRowAt:)") {
      $0.tableView(self, estimatedHeightForRowAt: indexPath)
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
