import Foundation

/// The lines and corners that are drawn round rows.
extension UITableView {
  /// Returns the line below a row, in the table's content coordinates; nil if there is none.
  ///
  /// As in UIKit, no line is below the last row of a grouped section, nor between a row and a plain
  /// section's header. Unless insets were set, the line begins where the row's text does.
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
    return CGRect(
      x: row.minX + inset.left, y: row.maxY - separatorHeight,
      width: max(row.width - inset.left - inset.right, 0), height: separatorHeight)
  }

  private func showsSeparator(below path: IndexPath) -> Bool {
    guard separatorStyle != .none else { return false }
    guard path.row + 1 == geometry.sections[path.section].rows.count else { return true }
    guard style == .plain else { return false }
    guard geometry.sections[path.section].footer == 0 else { return false }
    let next = path.section + 1
    return next == geometry.sections.count || geometry.sections[next].header == 0
  }

  /// Returns whether the upper and the lower corners of a row are rounded: in inset groups, those of
  /// the first and the last one of a section.
  package func roundedCorners(of indexPath: IndexPath) -> (top: Bool, bottom: Bool) {
    loadIfNeeded()
    return geometry.contains(indexPath) ? corners(of: indexPath) : (false, false)
  }

  private func corners(of path: IndexPath) -> (top: Bool, bottom: Bool) {
    guard style == .insetGrouped else { return (false, false) }
    return (path.row == 0, path.row + 1 == geometry.sections[path.section].rows.count)
  }

  /// Returns what a row's place in its section decides about its looks.
  package func edges(of indexPath: IndexPath) -> ItemEdges {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return ItemEdges() }
    return ItemEdges(
      corners: corners(of: indexPath), hasSeparator: showsSeparator(below: indexPath))
  }

  /// The insets of separators until others are set.
  static let defaultSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}

/// The height of separators in points: one pixel of a screen of two.
let separatorHeight: CGFloat = 0.5

/// The radius of the corners of inset groups.
package let insetGroupCornerRadius: CGFloat = 10
