import HeadlessUIKit
import Recorders
import Testing

/// The options of a collection view, and what its delegate decides, which mirror those of tables.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CollectionOptionsTests {
  private let user = User()

  private func shown(
    _ source: any ItemCounts & UICollectionViewDataSource & UICollectionViewDelegate
  ) -> UICollectionView {
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    return collection
  }

  // MARK: Selection

  @Test func `several items can be selected where the view allows it`() {
    let collection = shown(ItemSource([3]))
    #expect(user.tap(itemAt: [0, 0], in: collection) && user.tap(itemAt: [0, 2], in: collection))
    #expect(collection.indexPathsForSelectedItems == [[0, 2]])
    collection.allowsMultipleSelection = true
    #expect(user.tap(itemAt: [0, 0], in: collection))
    #expect(collection.indexPathsForSelectedItems == [[0, 2], [0, 0]])
    // Several can be selected although a single one can't.
    collection.allowsSelection = false
    #expect(user.tap(itemAt: [0, 1], in: collection))
    collection.allowsMultipleSelection = false
    #expect(!user.tap(itemAt: [0, 1], in: collection))
  }

  @Test func `editing has flags of its own for the selection`() {
    let collection = shown(ItemSource([3]))
    collection.isEditing = true
    #expect(!user.tap(itemAt: [0, 0], in: collection))
    collection.allowsSelectionDuringEditing = true
    #expect(user.tap(itemAt: [0, 0], in: collection) && user.tap(itemAt: [0, 2], in: collection))
    #expect(collection.indexPathsForSelectedItems == [[0, 2]])
    collection.allowsMultipleSelectionDuringEditing = true
    #expect(user.tap(itemAt: [0, 0], in: collection))
    #expect(collection.indexPathsForSelectedItems == [[0, 2], [0, 0]])
    collection.isEditing = false
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test func `several selected items stay selected after editing where the view allows it`() {
    let collection = shown(ItemSource([3]))
    collection.allowsMultipleSelectionDuringEditing = true
    #expect(collection.allowsSelectionDuringEditing)
    collection.allowsMultipleSelection = true
    collection.isEditing = true
    #expect(user.tap(itemAt: [0, 0], in: collection) && user.tap(itemAt: [0, 2], in: collection))
    collection.isEditing = false
    #expect(collection.indexPathsForSelectedItems == [[0, 0], [0, 2]])
  }

  @Test func `a single selected item stays selected after editing`() {
    let collection = shown(ItemSource([3]))
    collection.allowsMultipleSelectionDuringEditing = true
    collection.isEditing = true
    #expect(user.tap(itemAt: [0, 1], in: collection))
    collection.isEditing = false
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `to select nothing deselects all items silently`() {
    let source = Deselecting([3])
    let collection = shown(source)
    collection.allowsMultipleSelection = true
    for item in [0, 2] {
      collection.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    #expect(collection.indexPathsForSelectedItems == [[0, 0], [0, 2]])
    collection.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [[0, 0], [0, 2]])
    collection.selectItem(at: nil, animated: false, scrollPosition: .top)
    #expect(collection.indexPathsForSelectedItems == nil)
    #expect((0..<3).allSatisfy { collection.cellForItem(at: [0, $0])?.isSelected == false })
    #expect(source.log.take("deselect").isEmpty)
  }

  private final class Deselecting: CollectionRecorder {
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.add("deselect \(indexPath.item)") }
  }

  private final class Controller: UICollectionViewController {
    let log = Log()
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.add("deselect \(indexPath.item)") }
  }

  @Test(arguments: [true, false])
  func `appearing clears the selection silently, if the controller says so`(clears: Bool) {
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.clearsSelectionOnViewWillAppear = clears
    controller.loadViewIfNeeded()
    let collection = controller.collectionView!
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    func appear() {
      controller.viewWillAppear(false)
      controller.view.layoutIfNeeded()
      controller.viewDidAppear(false)
    }
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    appear()
    #expect(collection.indexPathsForSelectedItems == (clears ? nil : [[0, 1]]))
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    for _ in 0..<2 {
      controller.viewWillDisappear(false)
      controller.viewDidDisappear(false)
      #expect(collection.indexPathsForSelectedItems == [[0, 1]])
      appear()
      #expect(collection.indexPathsForSelectedItems == (clears ? nil : [[0, 1]]))
      #expect(controller.log.take().isEmpty)
      collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    }
  }

  // MARK: Background

  @Test func `the background view is behind the items, whenever it is set, and in sight`() {
    let collection = shown(ItemSource([300]))
    let (first, second) = (UIView(), UIView())
    for (background, offset) in [(first, 100), (second, 2_000)] as [(UIView, CGFloat)] {
      collection.backgroundView = background
      #expect(collection.subviews.first === background)
      collection.layoutIfNeeded()
      #expect(background.frame == collection.bounds)
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      #expect(collection.subviews.first === background)
      #expect(background.frame == CGRect(x: 0, y: offset, width: 300, height: 400))
    }
    #expect(first.superview == nil)
    collection.backgroundView = nil
    #expect(second.superview == nil)
  }

  // MARK: Scrolling

  private final class Animated: CollectionRecorder {
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animated") }
  }

  @Test func `a scroll to an item ends at the next turn if it is animated`() {
    let source = Animated([300])
    let collection = shown(source)
    func ends(_ scroll: () -> Void) -> [Int] {
      _ = source.log.take()
      scroll()
      let before = source.log.take("animated").count
      HeadlessRunLoop.tick()
      return [before, source.log.take("animated").count]
    }
    for isAnimated in [true, false] {
      let expected = [0, isAnimated ? 1 : 0]
      #expect(
        ends { collection.scrollToItem(at: [0, 60], at: .top, animated: isAnimated) } == expected)
      #expect(collection.contentOffset.y == 2_000)
      #expect(
        ends {
          collection.selectItem(at: [0, 30], animated: isAnimated, scrollPosition: .top)
        } == expected)
      #expect(collection.contentOffset.y == 1_000)
    }
  }

  // MARK: Prefetching

  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    let log = Log()
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { log.add("prefetch \(indexPaths.map(\.item))") }
  }

  @Test func `items are announced unless prefetching is disabled`() {
    let collection = shown(ItemSource([300]))
    let prefetcher = Prefetcher()
    collection.prefetchDataSource = prefetcher
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(prefetcher.log.take().count == 1)
    collection.isPrefetchingEnabled = false
    collection.contentOffset.y = 2_000
    collection.layoutIfNeeded()
    #expect(prefetcher.log.take().isEmpty)
  }

  // MARK: Delegate

  private final class Decider: CollectionRecorder {
    var allows = true
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { allows }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { allows }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }
    func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { allows }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.add("primary \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
      -> Bool
    { indexPath.item != 1 }
  }

  @Test func `the delegate decides what a tap does`() {
    let source = Decider([3])
    let collection = shown(source)
    #expect(!user.tap(itemAt: [0, 2], in: collection))
    #expect(user.tap(itemAt: [0, 0], in: collection))
    #expect(source.log.take("primary") == ["primary 0"])
    source.allows = false
    user.tap(itemAt: [0, 1], in: collection)
    #expect(collection.indexPathsForSelectedItems == [[0, 0]])
    #expect(source.log.take("primary").isEmpty)
    collection.allowsMultipleSelection = true
    user.tap(itemAt: [0, 0], in: collection)
    #expect(collection.indexPathsForSelectedItems == [[0, 0]])
    source.allows = true
    user.tap(itemAt: [0, 0], in: collection)
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test func `a tap where several items can be selected performs no primary action`() {
    let source = Decider([2])
    let collection = shown(source)
    collection.allowsMultipleSelection = true
    for count in [1, 0] {
      user.tap(itemAt: [0, 1], in: collection)
      #expect(collection.indexPathsForSelectedItems?.count ?? 0 == count)
    }
    collection.isEditing = true
    collection.allowsMultipleSelection = false
    collection.allowsMultipleSelectionDuringEditing = true
    for _ in 0..<2 { user.tap(itemAt: [0, 1], in: collection) }
    #expect(source.log.take("primary").isEmpty)
    // The other mode's flag has no effect.
    collection.isEditing = false
    user.tap(itemAt: [0, 1], in: collection)
    #expect(source.log.take("primary") == ["primary 1"])
  }

  private final class Acting: CollectionRecorder {
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.add("primary \(indexPath.item)") }
  }

  @Test func `without a decision a tap performs the primary action except in editing mode`() {
    let source = Acting([3])
    let collection = shown(source)
    collection.allowsSelectionDuringEditing = true
    user.tap(itemAt: [0, 0], in: collection)
    #expect(source.log.take("primary") == ["primary 0"])
    collection.isEditing = true
    user.tap(itemAt: [0, 1], in: collection)
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
    #expect(source.log.take("primary").isEmpty)
    collection.isEditing = false
    user.tap(itemAt: [0, 2], in: collection)
    #expect(source.log.take("primary") == ["primary 2"])
  }

  @Test func `an item that can't be edited shows no editing and no actions`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Act") { _, _, done in done(true) }
      ])
    }
    let collection = makeCollection(
      Decider([2]), layout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.layoutIfNeeded()
    #expect(user.swipe(itemAt: [0, 0], in: collection))
    #expect(collection.cellForItem(at: [0, 0])?.configurationState.isSwiped == true)
    #expect(!user.swipe(itemAt: [0, 1], in: collection))
    collection.isEditing = true
    let states = [0, 1].map { collection.cellForItem(at: [0, $0])?.configurationState.isEditing }
    #expect(states == [true, false])
  }

  private final class Mover: CollectionRecorder {
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log.add("move \(sourceIndexPath.item) \(destinationIndexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.add("target \(currentIndexPath.item) \(proposedIndexPath.item)")
      return [0, 2]
    }
  }

  @Test func `the older method for the target of a move is asked if the newer one is absent`() {
    let source = Mover([6])
    let collection = shown(source)
    #expect(user.drag(itemAt: [0, 0], to: [0, 1], in: collection))
    let lines = source.log.take().filter { $0.hasPrefix("target") || $0.hasPrefix("move") }
    #expect(lines == ["target 0 1", "move 0 2"])
  }

  private final class Titled: CollectionRecorder, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 25 : 0) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 0 : 50 }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.add("shows \(elementKind.suffix(6)) \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.add("shown \(elementKind.suffix(6)) \(indexPath.section)") }
  }

  @Test func `the delegate gives footers and spacings of each section`() {
    let collection = shown(Titled([3, 3]))
    #expect(collection.layoutAttributesForItem(at: [0, 2])?.frame.minX == 200)
    #expect(
      collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0])?.frame
        == CGRect(x: 0, y: 100, width: 300, height: 25))
    #expect(collection.layoutAttributesForItem(at: [1, 1])?.frame.minX == 200)
  }

  @Test func `headers and footers are announced when they come and go`() {
    let source = Titled([3, 60])
    let collection = shown(source)
    #expect(source.log.take("show") == ["shows Footer 0"])
    collection.contentOffset.y = 500
    collection.layoutIfNeeded()
    #expect(source.log.take("show") == ["shown Footer 0"])
  }
}
