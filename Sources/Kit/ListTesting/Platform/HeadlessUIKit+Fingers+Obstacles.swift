#if !(os(iOS) || os(tvOS) || os(visionOS))
import Foundation
import ListControllers

/// Obstacles that a gesture meets in a list.
extension Fingers {
  /// Returns the delegate's refusal of a tap on a row that is there, in a list that allows
  /// selection. Nothing else is left that could refuse it.
  func refusal(ofTapAt indexPath: IndexPath, in list: UIScrollView?) -> String? {
    let method =
      list is UITableView
      ? "tableView(_:shouldHighlightRowAt:)" : "collectionView(_:shouldHighlightItemAt:)"
    return "The delegate returns false from \(method)."
  }

  /// Returns the titles of a list's index.
  func indexTitles(of list: UIScrollView?) -> [String] {
    switch list {
    case let table as UITableView: table.indexTitles ?? []
    case let collection as UICollectionView: collection.indexTitles ?? []
    default: []
    }
  }
}
#endif
