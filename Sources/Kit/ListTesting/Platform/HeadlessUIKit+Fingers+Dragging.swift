#if !(os(iOS) || os(tvOS) || os(visionOS))
import Foundation
import ListControllers

extension Fingers {
  /// Drags a row, and returns a Boolean value that indicates whether it was dropped, or nil if it
  /// can't be lifted.
  func drag(
    _ source: IndexPath, of list: UIScrollView, to target: IndexPath?, in destination: UIScrollView
  ) -> Bool? {
    let drag =
      switch list {
      case let table as UITableView: user.lift(rowAt: source, in: table)
      case let collection as UICollectionView: user.lift(itemAt: source, in: collection)
      default: nil as User.Drag?
      }
    guard let drag else { return nil }
    switch (destination, target) {
    case (let table as UITableView, let target?): drag.hover(overRowAt: target, in: table)
    case (let collection as UICollectionView, let target?):
      drag.hover(overItemAt: target, in: collection)
    default: drag.hover(over: destination)
    }
    return drag.drop()
  }
}
#endif
