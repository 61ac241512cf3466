#if !os(tvOS)
import ListPlatform

extension TableOrCollectionView {
  /// A Boolean value that indicates whether a drag is over the view.
  var isUnderDrag: Bool {
    (self as? UITableView)?.hasActiveDrop ?? (self as? UICollectionView)?.hasActiveDrop ?? false
  }
}
#else
extension TableOrCollectionView {
  // There are no drags on Apple TV.
  var isUnderDrag: Bool { false }
}
#endif
