import Foundation

extension UITableView {
  /// The heights of a section's rows as far as they can be known before the rows are shown.
  func rowHeights(inSection section: Int, count: Int) -> Heights {
    guard count > 0 else { return Heights(count: 0, estimate: 0) }
    let first = IndexPath(row: 0, section: section)
    if let estimate = delegateEstimate(forRowAt: first) {
      // As in UIKit, implementing the method means being asked about every row.
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

  /// The height that all rows have where the delegate gives none; nil where cells are measured.
  var fixedRowHeight: CGFloat? {
    rowHeight == UITableView.automaticDimension ? nil : max(rowHeight, 0)
  }

  /// The delegate's height of a row, which may be automatic; nil if the method is absent.
  func delegateHeight(forRowAt indexPath: IndexPath) -> CGFloat? {
    guard known.rowHeight != .absent else { return nil }
    let height = delegateChain.ask("tableView(_:heightForRowAt:)") {
      $0.tableView(self, heightForRowAt: indexPath)
    }
    known.rowHeight = height == nil ? .absent : .implemented
    return height
  }

  /// The delegate's estimate of a row's height; nil if the method is absent.
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

  /// Whether row heights are estimates until rows are shown: so says the property, or a delegate
  /// that estimates rows, whatever the property says.
  var measuresRowsOnDisplay: Bool {
    estimatedRowHeight != 0 || known.rowEstimate == .implemented
  }
}
