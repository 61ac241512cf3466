#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListPlatform

// UIKit's optional methods, called as HeadlessUIKit has them: with defaults.

extension UITableViewDataSource {
  /// The number of sections; 1 from a data source that does not implement the method.
  func sectionCount(in tableView: UITableView) -> Int { numberOfSections(in: tableView) }
}

extension UICollectionViewDataSource {
  /// The number of sections; 1 from a data source that does not implement the method.
  func sectionCount(in collectionView: UICollectionView) -> Int {
    numberOfSections(in: collectionView)
  }
}
#endif
