#if os(iOS) || os(tvOS) || os(visionOS)
import ListControllers
import UIKit

/// Obstacles that a gesture meets in a list.
extension Fingers {
  /// Returns the delegate's refusal of a tap on a row that is there, in a list that allows
  /// selection.
  func refusal(ofTapAt indexPath: IndexPath, in list: UIScrollView?) -> String? {
    switch list {
    case let table as UITableView:
      table.delegate?.tableView?(table, shouldHighlightRowAt: indexPath) == false
        ? "The delegate returns false from tableView(_:shouldHighlightRowAt:)."
        : "The delegate returns nil from tableView(_:willSelectRowAt:) or "
          + "tableView(_:willDeselectRowAt:)."
    case let collection as UICollectionView:
      collection.delegate?.collectionView?(collection, shouldHighlightItemAt: indexPath) == false
        ? "The delegate returns false from collectionView(_:shouldHighlightItemAt:)."
        : "The delegate returns false from collectionView(_:shouldSelectItemAt:) or "
          + "collectionView(_:shouldDeselectItemAt:)."
    default: nil
    }
  }

  /// Returns the titles of a list's index.
  func indexTitles(of list: UIScrollView?) -> [String] {
    switch list {
    case let table as UITableView: table.dataSource?.sectionIndexTitles?(for: table) ?? []
    case let collection as UICollectionView:
      collection.dataSource?.indexTitles?(for: collection) ?? []
    default: []
    }
  }
}
#endif
