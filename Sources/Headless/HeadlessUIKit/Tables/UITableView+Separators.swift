import Foundation

/// The separators and rounded corners of rows.
extension UITableView {
  /// Returns the rectangle of the separator below a row, in the table's content coordinates.
  ///
  /// As in UIKit, there is no separator below the last row of a grouped section, or between a row
  /// and a plain section's header. Unless insets are set, the separator begins at the row's text.
  ///
  /// - Returns: The rectangle, or nil if there is no separator.
  package func separator(at indexPath: IndexPath) -> CGRect? {
    loadIfNeeded()
    guard geometry.contains(indexPath), showsSeparator(below: indexPath) else { return nil }
    let row = rowRect(indexPath)
    let cell = visibleCell(at: indexPath)
    var inset = cell?.separatorInset ?? separatorInset
    if let cell, !cell.hasOwnSeparatorInset, separatorInset == UITableView.defaultSeparatorInset {
      inset.left = cell.textLeading
    } else if separatorInsetReference == .fromAutomaticInsets, let cell {
      inset.left += cell.textLeading
    }
    inset.right += indexInset
    return mirrored(
      CGRect(
        x: row.minX + inset.left, y: row.maxY - separatorHeight,
        width: max(row.width - inset.left - inset.right, 0), height: separatorHeight))
  }

  private func showsSeparator(below path: IndexPath) -> Bool {
    guard separatorStyle != .none else { return false }
    guard path.row + 1 == geometry.sections[path.section].rows.count else { return true }
    guard style == .plain else { return false }
    guard geometry.sections[path.section].footer == 0 else { return false }
    let next = path.section + 1
    return next == geometry.sections.count || geometry.sections[next].header == 0
  }

  /// Returns Boolean values that indicate whether the upper and lower corners of a row are rounded.
  ///
  /// Only the first and last rows of an inset grouped section have rounded corners.
  package func roundedCorners(of indexPath: IndexPath) -> (top: Bool, bottom: Bool) {
    loadIfNeeded()
    return geometry.contains(indexPath) ? corners(of: indexPath) : (false, false)
  }

  private func corners(of path: IndexPath) -> (top: Bool, bottom: Bool) {
    guard style == .insetGrouped else { return (false, false) }
    return (path.row == 0, path.row + 1 == geometry.sections[path.section].rows.count)
  }

  /// Returns the part of a row's appearance that follows from its position in the section.
  package func edges(of indexPath: IndexPath) -> ItemEdges {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return ItemEdges() }
    return ItemEdges(
      corners: corners(of: indexPath), hasSeparator: showsSeparator(below: indexPath))
  }

  /// The default insets of separators.
  static let defaultSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}

/// The height of separators in points: one pixel at a scale of 2.
let separatorHeight: CGFloat = 0.5

/// The corner radius of inset groups, in points.
package let insetGroupCornerRadius: CGFloat = 10
