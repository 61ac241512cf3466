import Foundation
import ListPlatform

/// The data source and delegate of a list's collection view. It answers with the list's counts,
/// cells and selection, and forwards everything else to the links.
final class CollectionChain: ListChain, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  private let answers: ListAnswers<UICollectionView>

  init(
    _ list: some CollectionBasedList, _ answers: ListAnswers<UICollectionView>,
    in collectionView: UICollectionView
  ) {
    self.answers = answers
    super.init(list, list.links(in: collectionView))
  }

  /// Connects a collection view with the chain. UIKit checks for optional methods only when a
  /// different object is set.
  func connect(to collectionView: UICollectionView) {
    collectionView.dataSource = nil
    collectionView.delegate = nil
    collectionView.dataSource = self
    collectionView.delegate = self
    if links.contains(where: \.prefetches) { collectionView.prefetchDataSource = self }
    for link in links { link.connect(to: collectionView) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { answers.sections() }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { answers.items(section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { answers.cell(collectionView, indexPath) ?? UICollectionViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { answers.select(collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { for link in links { link.prefetchItems(at: indexPaths) } }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { for link in links { link.cancelPrefetchingItems(at: indexPaths) } }
}
