import Recorders
import Testing

@testable import HeadlessUIKit

/// Layout attributes that are applied to views, once as long as they don't change.
@MainActor struct AppliedAttributesTests {
  private final class Hiding: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      log.add("frame \(Int(cell.frame.minX)) hidden \(cell.isHidden)")
      cell.isHidden = indexPath.item % 2 == 0
      cell.alpha = 0.5
      return cell
    }
  }

  /// Apple's documentation of `UICollectionViewLayoutAttributes`: attributes that haven't changed
  /// aren't applied.
  @Test func `what a data source hides stays hidden`() {
    let source = Hiding([3])
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    let cells = (0..<3).map { collection.cellForItem(at: [0, $0]) }
    #expect(
      (cells.map { $0?.isHidden }, cells.map { $0?.alpha }) == (
        [true, false, true], [0.5, 0.5, 0.5]
      ))
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cells.map { $0?.isHidden } == [true, false, true])
  }

  @Test func `a cell that is reused is as the layout has it until the data source changes it`() {
    let source = Hiding([90])
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    #expect(
      source.log.lines.filter { $0.hasPrefix("frame") }.prefix(4) == [
        "frame 0 hidden false", "frame 100 hidden false", "frame 200 hidden false",
        "frame 0 hidden false",
      ])
    let made = CountingItemCell.made
    for line in 1..<20 {
      collection.contentOffset.y = CGFloat(line * 100)
      collection.layoutIfNeeded()
    }
    // Cells that were hidden are reused, and none is hidden when it is dequeued.
    #expect(
      CountingItemCell.made <= made + 6
        && !source.log.lines.contains { $0.hasSuffix("hidden true") })
  }
}
