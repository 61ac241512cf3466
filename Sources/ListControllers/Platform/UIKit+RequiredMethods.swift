#if os(iOS) || os(tvOS) || os(visionOS)
public import ListPlatform
public import Foundation

/// The methods that UIKit's data source protocols require, for links that implement only optional ones.
///
/// Nobody calls them: a list's counts and cells are answered before its links are asked. Objective-C
/// finds them in the links that declare a data source protocol, so they have UIKit's selectors.
@MainActor open class RequiredMethods: NSObject {
  @objc(tableView:numberOfRowsInSection:)
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  @objc(tableView:cellForRowAtIndexPath:)
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  @objc(collectionView:numberOfItemsInSection:)
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  @objc(collectionView:cellForItemAtIndexPath:)
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
#endif
