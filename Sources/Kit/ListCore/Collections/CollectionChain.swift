import Foundation
import ListPlatform

/// The data source and delegate of a list's collection view. It answers with the list's counts,
/// cells and selection, and forwards everything else to the list and the links.
///
/// The methods of the data source that the list implements itself come before those of the kit.
final class CollectionChain: ViewChain, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  private let answers: ListAnswers<UICollectionView>
  /// The view that was connected last.
  private weak var connected: UICollectionView?
  /// The list, if it declares UIKit's protocols.
  private weak var ownSource: (any UICollectionViewDataSource)?
  private weak var ownDelegate: (any UICollectionViewDelegate)?
  private weak var ownPrefetching: (any UICollectionViewDataSourcePrefetching)?
  private let ownSections: OwnMethod
  private let ownItems: OwnMethod
  private let ownCell: OwnMethod

  init(
    _ list: some CollectionBasedList, _ answers: ListAnswers<UICollectionView>,
    in collectionView: UICollectionView
  ) {
    self.answers = answers
    ownSource = list as? any UICollectionViewDataSource
    ownDelegate = list as? any UICollectionViewDelegate
    ownPrefetching = list as? any UICollectionViewDataSourcePrefetching
    ownSections = .numberOfSections(of: list, inTable: false)
    ownItems = .numberOfItems(of: list, inTable: false)
    ownCell = .cell(of: list, inTable: false)
    super.init(list, list.links(in: collectionView))
  }

  /// Connects a collection view with the chain. UIKit checks for optional methods only when a
  /// different object is set.
  ///
  /// The view that was connected before is empty then.
  func connect(to collectionView: UICollectionView) {
    if let connected, connected !== collectionView, connected.dataSource === self {
      connected.dataSource = nil
      connected.delegate = nil
      if connected.prefetchDataSource === self { connected.prefetchDataSource = nil }
      for link in links { link.disconnect(from: connected) }
      connected.reloadData()
    }
    connected = collectionView
    collectionView.dataSource = nil
    collectionView.delegate = nil
    collectionView.dataSource = self
    collectionView.delegate = self
    if ownPrefetching != nil || links.contains(where: \.prefetches) {
      collectionView.prefetchDataSource = self
    }
    for link in links { link.connect(to: collectionView) }
  }

  // MARK: Counts and cells

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    // The view counts its items anew.
    list.map { ListState.of($0).rowsMayChange() }
    return own(ownSections) { $0.sectionCount(in: collectionView) } ?? answers.sections()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    own(ownItems) { $0.collectionView(collectionView, numberOfItemsInSection: section) }
      ?? answers.items(section)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    // UIKit requires cells that were dequeued.
    own(ownCell) { $0.collectionView(collectionView, cellForItemAt: indexPath) }
      ?? answers.cell(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(
        of: UICollectionViewCell.self, withIdentifier: "UICollectionViewCell", for: indexPath)
  }

  private func own<Value>(
    _ method: OwnMethod, _ call: (any UICollectionViewDataSource) -> Value
  ) -> Value? { method.ask { ownSource.map(call) } }

  // MARK: Calls for the list and for the kit

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    answers.select(collectionView, indexPath) {
      ownDelegate?.tellOfSelection(at: indexPath, in: collectionView)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    for link in links { link.didDeselectItem(at: indexPath) }
    ownDelegate?.tellOfDeselection(at: indexPath, in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    for link in links { link.prefetchItems(at: indexPaths) }
    ownPrefetching?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for link in links { link.cancelPrefetchingItems(at: indexPaths) }
    ownPrefetching?.tellOfCancelledPrefetching(of: indexPaths, in: collectionView)
  }
}
