public import Foundation
public import ListData
public import ListPlatform

/// A collection view follows its data as its layout animates it.
extension UICollectionView: ListUpdatesTarget {
  public func performBatch(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { performBatchUpdates($0, completion: nil) }
  }

  public var updatesObstacle: ListUpdatesOutcome.Reason? {
    if window == nil { return .noWindow }
    return hasUncommittedUpdates ? .updating : nil
  }

  public var shownCounts: [Int]? { (0..<numberOfSections).map(numberOfItems(inSection:)) }

  public var dataSourceCounts: [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.sectionCount(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  public var selectedItems: [IndexPath] { indexPathsForSelectedItems ?? [] }

  public func selectItem(at indexPath: IndexPath) {
    selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  public func deselectItem(at indexPath: IndexPath) { deselectItem(at: indexPath, animated: false) }

  public var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  public var anchorItems: [IndexPath] {
    showsBeginning ? [] : indexPathsForVisibleItems.sorted()
  }

  public func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    layoutIfNeeded()
    return position(of: layoutAttributesForItem(at: indexPath)?.frame ?? .zero)
  }

  public func scrollContent(by distance: CGPoint) { scrollWithinContent(by: distance) }
}
