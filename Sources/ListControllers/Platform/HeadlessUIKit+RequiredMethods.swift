#if !(os(iOS) || os(tvOS) || os(visionOS))
public import ListPlatform
public import Foundation

/// The methods that UIKit's data source protocols require, for links that implement only optional ones.
///
/// Nobody calls them: a list's counts and cells are answered before its links are asked.
@MainActor open class RequiredMethods: NSObject {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
#endif
