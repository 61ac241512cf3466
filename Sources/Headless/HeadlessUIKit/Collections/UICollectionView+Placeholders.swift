import Foundation

extension UICollectionView: PlaceholderList {
  var presentedCounts: [Int] { counts }

  func present(_ operation: BatchUpdate.Operation, counts: [Int]) {
    apply(
      BatchUpdate([operation]), BatchUpdateMap(BatchUpdate.Calls([operation])), counts: counts)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }
}

/// A placeholder of a collection view.
final class CollectionPlaceholderContext: PlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  private let placeholder: UICollectionViewPlaceholder
  private weak var list: UICollectionView?

  init(_ list: UICollectionView, _ placeholder: UICollectionViewPlaceholder, _ dragItem: UIDragItem)
  {
    self.placeholder = placeholder
    self.list = list
    super.init(list, at: placeholder.insertionIndexPath, dragItem)
  }

  /// Returns the cell of the placeholder.
  func cell(in list: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  func setNeedsCellUpdate() {
    guard let list, list.placeholder(at: indexPath) === self,
      let cell = list.cellForItem(at: indexPath)
    else { return }
    placeholder.cellUpdateHandler?(cell)
  }
}
