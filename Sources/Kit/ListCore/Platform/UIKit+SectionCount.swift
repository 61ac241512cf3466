#if os(iOS) || os(tvOS) || os(visionOS)
import ListPlatform

extension UITableViewDataSource {
  /// Returns the number of a table's sections, or 1 if the data source doesn't implement the
  /// method.
  func sectionCount(in tableView: UITableView) -> Int { numberOfSections?(in: tableView) ?? 1 }
}

extension UICollectionViewDataSource {
  /// Returns the number of a collection view's sections, or 1 if the data source doesn't implement
  /// the method.
  func sectionCount(in collectionView: UICollectionView) -> Int {
    numberOfSections?(in: collectionView) ?? 1
  }
}
#endif
