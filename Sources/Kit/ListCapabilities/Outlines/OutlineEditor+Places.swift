import Foundation
import ListCore
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
    return list.shownSections[indexPath.section].place(atRow: indexPath.item, without: rows).map {
      Place(section: indexPath.section, parent: $0.parent, index: $0.index)
    }
  }

  /// Returns the index paths of rows that aren't below others of them, in ascending order.
  func tops(of indexPaths: [IndexPath]) -> [IndexPath] {
    var (tops, end) = ([IndexPath](), IndexPath())
    for path in Set(indexPaths.filter(list.isValid)).sorted() {
      if path < end { continue }
      let rows = list.shownSections[path.section].subtree(ofRow: path.item)
      end = [path.section, rows.upperBound]
      tops.append(path)
    }
    return tops
  }
}
