#if os(iOS) || os(visionOS)
import ListControllers
import UIKit

extension Fingers {
  /// Calls the delegates of a drag in the order that UIKit documents. Returns a Boolean value that
  /// indicates whether the row was dropped, or nil if it can't be lifted.
  func drag(
    _ source: IndexPath, of list: UIScrollView, to target: IndexPath?, in destination: UIScrollView
  ) -> Bool? {
    let session = DragSession()
    guard session.begin(at: source, of: list) else { return nil }
    defer { session.end(in: list) }
    switch destination {
    case let table as UITableView: return session.drop(on: table, at: target)
    case let collection as UICollectionView: return session.drop(on: collection, at: target)
    default: return false
    }
  }
}
#endif
