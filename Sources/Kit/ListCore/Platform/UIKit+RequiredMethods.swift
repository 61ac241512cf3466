#if os(iOS) || os(tvOS) || os(visionOS)
public import ListPlatform
public import Foundation

/// The required methods of UIKit's data source protocols, for links that implement only optional
/// ones.
///
/// The methods are never called, because a list's counts and cells are answered before its links
/// are asked. They have UIKit's selectors, so that Objective-C finds them in links that declare a
/// data source protocol.
@MainActor open class RequiredMethods: NSObject {
  /// Returns 0.
  @objc(tableView:numberOfRowsInSection:)
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns an empty cell.
  @objc(tableView:cellForRowAtIndexPath:)
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  /// Returns 0.
  @objc(collectionView:numberOfItemsInSection:)
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell.
  @objc(collectionView:cellForItemAtIndexPath:)
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
#endif
