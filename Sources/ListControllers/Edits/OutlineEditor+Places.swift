import Foundation
import ListData

/// The places between the rows of outlines.
extension OutlineEditor {
  /// Returns the place between two rows, or `nil` if it has several meanings.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of a shown row, or that after a section's last, among the rows
  ///     that stay.
  ///   - rows: The rows of the section that don't stay.
  func place(at indexPath: IndexPath, without rows: [Int]) -> Place? {
    guard !isSearched, indexPath.count == 2, list.shownSections.indices.contains(indexPath.section)
    else { return nil }
    let outline = list.shownSections[indexPath.section]
    let leaving = Set(rows)
    let staying = outline.items.indices.filter { !leaving.contains($0) }
    guard (0...staying.count).contains(indexPath.item) else { return nil }
    func level(_ index: Int) -> Int { outline.level(ofRow: staying[index]) ?? 0 }
    let above = indexPath.item - 1
    let lowest = indexPath.item < staying.count ? level(indexPath.item) : 0
    let highest =
      above < 0 ? 0 : level(above) + (outline.isExpanded(atRow: staying[above]) ? 1 : 0)
    guard lowest == highest else { return nil }
    var (index, row) = (0, above)
    while row >= 0, level(row) >= lowest {
      if level(row) == lowest { index += 1 }
      row -= 1
    }
    return Place(
      section: indexPath.section, parent: row < 0 ? nil : outline.items[staying[row]], index: index)
  }

  /// Returns the index paths of rows that aren't below others of them, in ascending order.
  func tops(of indexPaths: [IndexPath]) -> [IndexPath] {
    var (tops, end) = ([IndexPath](), IndexPath())
    for path in Set(indexPaths.filter(list.isValid)).sorted() {
      if let last = tops.last, last.section == path.section, path < end { continue }
      let rows = list.shownSections[path.section].subtree(ofRow: path.item)
      end = [path.section, rows.upperBound]
      tops.append(path)
    }
    return tops
  }
}
