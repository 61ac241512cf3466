public import Foundation
public import ListPlatform

/// Items whose sizes the delegate gives.
public final class SizedItems: CollectionRecorder, UICollectionViewDelegateFlowLayout {
  private let size: (IndexPath) -> CGSize

  /// Creates a data source with the number of items of each section and their sizes.
  public init(_ counts: [Int], _ size: @escaping (IndexPath) -> CGSize) {
    self.size = size
    super.init(counts)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.add("size")
    return size(indexPath)
  }
}

/// Items in sections with headers and footers where the layout has them.
public final class HeaderItems: CollectionRecorder {
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.add("view \(kind.suffix(6)) \(indexPath.map(String.init).joined(separator: "-"))")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
