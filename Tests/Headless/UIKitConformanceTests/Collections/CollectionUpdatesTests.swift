import Foundation
import ListPlatform
import Recorders
import Testing

/// What a group of updates does to items, cells and the selection of a collection view.
@MainActor @Suite(.timeLimit(.minutes(30))) struct CollectionUpdatesTests {
  private let stage = Stage()

  private func loaded(_ counts: [Int]) -> (source: ItemSource, collection: UICollectionView) {
    let source = ItemSource(counts)
    let collection = stage.collection(source)
    collection.layoutIfNeeded()
    _ = source.log.take()
    return (source, collection)
  }

  /// Performs a group of updates without animation and lays out.
  private func update(_ collection: UICollectionView, _ updates: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      collection.performBatchUpdates(updates)
      collection.layoutIfNeeded()
    }
  }

  // Texture's tests of UICollectionView rely on it. Without the first reading the update would
  // count as the data is after it, and raise.
  @Test func `35: counts that were read before an update are those before it`() {
    let source = ItemSource([])
    let collection = stage.collection(source)
    #expect(collection.numberOfSections == 0)
    source.counts = [0]
    UIView.performWithoutAnimation { collection.insertSections([0]) }
    #expect(collection.numberOfSections == 1)
  }

  // Texture's tests of UICollectionView rely on it.
  @Test func `36: completions of nested groups run outer first, then inner ones in order`() async {
    let (_, collection) = loaded([3])
    let order = Log()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      @MainActor func done(_ name: String) {
        order.add(name)
        if order.lines.count == 3 { continuation.resume() }
      }
      collection.performBatchUpdates {
        collection.performBatchUpdates({}, completion: { _ in done("inner 0") })
        collection.performBatchUpdates({}, completion: { _ in done("inner 1") })
      } completion: { _ in
        done("outer")
      }
    }
    #expect(order.lines == ["outer", "inner 0", "inner 1"])
  }

  // Inferred from the update algorithm of UIKit's sibling on macOS: what survives is moved with its
  // cell.
  @Test func `an insert asks for the new item only and moves the selection`() {
    let (source, collection) = loaded([6])
    collection.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    let kept = collection.cellForItem(at: [0, 3])
    source.counts = [7]
    update(collection) { collection.insertItems(at: [[0, 0]]) }
    #expect(source.log.take("cell") == ["cell 0-0"])
    #expect(collection.indexPathsForSelectedItems == [[0, 4]])
    #expect(collection.cellForItem(at: [0, 4]) === kept)
    #expect(kept?.frame.origin == CGPoint(x: 100, y: 100))
  }

  // Documentation of performBatchUpdates(_:completion:): deletes count before, inserts after.
  @Test func `deletes count before the group, inserts after it, whatever the order of calls`() {
    let (source, collection) = loaded([3])
    let cells = (0..<3).map { collection.cellForItem(at: [0, $0]) }
    source.counts = [3]
    update(collection) {
      collection.insertItems(at: [[0, 0]])
      collection.deleteItems(at: [[0, 2]])
    }
    #expect(source.log.take("cell") == ["cell 0-0"])
    #expect(collection.cellForItem(at: [0, 1]) === cells[0])
    #expect(collection.cellForItem(at: [0, 2]) === cells[1])
    #expect(collection.visibleCells.count == 3)
  }

  // Documentation of moveItem(at:to:).
  @Test func `an item that moves to another section keeps its cell`() {
    let (source, collection) = loaded([3, 2])
    let moved = collection.cellForItem(at: [0, 0])
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    source.counts = [2, 3]
    update(collection) { collection.moveItem(at: [0, 0], to: [1, 1]) }
    #expect(source.log.count("cell") == 0)
    #expect(collection.cellForItem(at: [1, 1]) === moved)
    #expect(collection.indexPathsForSelectedItems == [[1, 1]])
  }

  // Documentation of deleteSections(_:) and insertSections(_:).
  @Test func `sections come and go with their items`() {
    let (source, collection) = loaded([1, 2])
    let kept = collection.cellForItem(at: [1, 1])
    source.counts = [2, 1]
    update(collection) {
      collection.deleteSections([0])
      collection.insertSections([1])
    }
    #expect(source.log.take("cell") == ["cell 1-0"])
    #expect(collection.cellForItem(at: [0, 1]) === kept)
    #expect(collection.visibleCells.count == 3)
  }

  // Documentation of reconfigureItems(at:): the existing cells are configured, and stay what they
  // are.
  @Test func `reconfiguring asks for the visible item's own cell and keeps the selection`() {
    let (source, collection) = loaded([40])
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let cell = collection.cellForItem(at: [0, 1]) as? CountingItemCell
    collection.reconfigureItems(at: [[0, 1], [0, 39]])
    collection.layoutIfNeeded()
    #expect(source.log.take("cell") == ["cell 0-1"])
    #expect(collection.cellForItem(at: [0, 1]) === cell)
    #expect(cell?.readied == 0)
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
  }
}
