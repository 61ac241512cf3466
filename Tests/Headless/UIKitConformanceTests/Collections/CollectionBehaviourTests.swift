import Foundation
import ListPlatform
import Recorders
import Testing

/// What a collection view asks its data source for, and when; its selection and its scrolling.
@MainActor struct CollectionBehaviourTests {
  private let stage = Stage()

  // Documentation of reloadData() and of willDisplay: cells are made by the layout that follows,
  // and shown once they are configured.
  @Test func `reloading gives counts, the layout asks for each visible cell once`() throws {
    let source = ItemSource([3])
    let collection = stage.collection(source)
    collection.reloadData()
    #expect(source.log.count("cell") == 0)
    #expect(collection.numberOfItems(inSection: 0) == 3)
    _ = source.log.take()
    collection.layoutIfNeeded()
    let lines = source.log.take()
    #expect(lines.filter { $0.hasPrefix("cell") }.sorted() == ["cell 0-0", "cell 0-1", "cell 0-2"])
    for item in 0..<3 {
      let asked = try #require(lines.firstIndex(of: "cell 0-\(item)"))
      #expect(lines.filter { $0 == "will 0-\(item)" }.count == 1)
      #expect(asked < (try #require(lines.firstIndex(of: "will 0-\(item)"))))
    }
  }

  // UIScrollView.h: scrollViewDidScroll is sent at any change of the offset. That counts are not
  // asked for is inferred from Texture's tests of UICollectionView, which rely on cached counts.
  @Test func `scrolling notifies first, and asks for new items, but not for counts`() {
    let source = ItemSource([300])
    let collection = stage.collection(source)
    collection.frame.size.height = 390
    collection.layoutIfNeeded()
    _ = source.log.take()
    collection.contentOffset.y = 105
    collection.layoutIfNeeded()
    let lines = source.log.take()
    #expect(lines.first == "scroll")
    #expect(
      lines.filter { $0.hasPrefix("cell") }.sorted() == ["cell 0-12", "cell 0-13", "cell 0-14"])
    #expect(Set(lines.filter { $0.hasPrefix("end") }) == ["end 0-0", "end 0-1", "end 0-2"])
    #expect(!lines.contains { $0.hasPrefix("items") || $0 == "sections" })
  }

  // Texture's tests of UICollectionView rely on it.
  @Test func `counts stay the same until the collection view is notified`() {
    let source = ItemSource([3])
    let collection = stage.collection(source)
    collection.layoutIfNeeded()
    source.counts = [4, 1]
    #expect(collection.numberOfSections == 1)
    #expect(collection.numberOfItems(inSection: 0) == 3)
    collection.reloadData()
    #expect(collection.numberOfSections == 2)
    #expect(collection.numberOfItems(inSection: 0) == 4)
  }

  /// A source that configures its cells by a registration.
  private final class Registered: CollectionRecorder {
    let configured = Log()
    private let registration: UICollectionView.CellRegistration<CountingItemCell, String>

    override init(_ counts: [Int]) {
      registration = UICollectionView.CellRegistration { [configured] _, _, item in
        configured.add(item)
      }
      super.init(counts)
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: ["a", "b"][indexPath.item])
    }
  }

  // Documentation of UICollectionView.CellRegistration.
  @Test func `a registration makes cells of its class and configures each with its item`() {
    let source = Registered([2])
    let collection = stage.collection(source)
    collection.layoutIfNeeded()
    #expect(source.configured.take().sorted() == ["a", "b"])
    #expect(collection.visibleCells.count == 2)
    #expect(collection.visibleCells.allSatisfy { $0 is CountingItemCell })
  }

  // MARK: Selection

  private final class Selecting: CollectionRecorder {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
      -> Bool
    {
      log.add("select: should \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.add("select: did \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    { log.add("select: didDeselect \(indexPath.item)") }
  }

  // Documentation of selectItem(at:animated:scrollPosition:): no method of the delegate is called;
  // nil clears the selection.
  @Test func `selecting in code notifies nobody and shows in the cells`() {
    let source = Selecting([10])
    let collection = stage.collection(source)
    collection.layoutIfNeeded()
    func selected() -> [Int] {
      (0..<10).filter { collection.cellForItem(at: [0, $0])!.isSelected }
    }
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    collection.selectItem(at: [0, 5], animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [[0, 5]])
    #expect(selected() == [5])
    collection.allowsMultipleSelection = true
    collection.selectItem(at: [0, 7], animated: false, scrollPosition: [])
    #expect(Set(collection.indexPathsForSelectedItems ?? []) == [[0, 5], [0, 7]])
    collection.deselectItem(at: [0, 5], animated: false)
    #expect(selected() == [7])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect((collection.indexPathsForSelectedItems ?? []).isEmpty)
    #expect(selected().isEmpty)
    #expect(source.log.take("select").isEmpty)
  }

  // Reported by developers: the selection belongs to the item, not to its cell.
  @Test func `a selected item that is scrolled off and back is shown selected, and no other`() {
    let collection = stage.collection(ItemSource([300]))
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    for y in [1050, 2050, 0] as [CGFloat] {
      collection.contentOffset.y = y
      collection.layoutIfNeeded()
      #expect(collection.visibleCells.count { $0.isSelected } == (y == 0 ? 1 : 0))
    }
    #expect(collection.cellForItem(at: [0, 0])?.isSelected == true)
  }

  // MARK: Scrolling

  // Documentation of UICollectionView.ScrollPosition.
  @Test(
    arguments: [
      (UICollectionView.ScrollPosition.top, 1000), (.centeredVertically, 850), (.bottom, 700),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func `an item is scrolled to its place`(position: UICollectionView.ScrollPosition, y: CGFloat) {
    let collection = stage.collection(ItemSource([300]))
    collection.layoutIfNeeded()
    collection.scrollToItem(at: [0, 30], at: position, animated: false)
    #expect(collection.contentOffset.y == y)
  }
}
