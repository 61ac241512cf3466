import HeadlessUIKit
import Recorders
import Testing

/// The options of a collection view, and what its delegate decides, which mirror those of tables.
@MainActor struct CollectionOptionsTests {
  private let user = User()

  private func shown(
    _ source: any ItemCounts & UICollectionViewDataSource & UICollectionViewDelegate
  ) -> UICollectionView {
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    return collection
  }

  /// Taps items, and returns whether each tap had an effect.
  private func taps(_ items: Int..., in collection: UICollectionView) -> [Bool] {
    items.map { user.tap(itemAt: [0, $0], in: collection) }
  }

  // MARK: Selection

  @Test func `several items can be selected where a flag for the mode allows it`() {
    let collection = shown(ItemSource([3]))
    #expect(
      (taps(0, 2, in: collection), collection.indexPathsForSelectedItems) == (
        [true, true], [[0, 2]]
      ))
    collection.allowsMultipleSelection = true
    #expect(
      (taps(0, in: collection), collection.indexPathsForSelectedItems) == (
        [true], [[0, 2], [0, 0]]
      ))
    // Several can be selected although a single one can't.
    collection.allowsSelection = false
    #expect(taps(1, in: collection) == [true])
    collection.allowsMultipleSelection = false
    #expect(taps(1, in: collection) == [false])
    let edited = shown(ItemSource([3]))
    edited.isEditing = true
    #expect(taps(0, in: edited) == [false])
    edited.allowsSelectionDuringEditing = true
    #expect(
      (taps(0, 2, in: edited), edited.indexPathsForSelectedItems) == (
        [true, true], [[0, 2]]
      ))
    edited.allowsMultipleSelectionDuringEditing = true
    #expect(
      (taps(0, in: edited), edited.indexPathsForSelectedItems) == (
        [true], [[0, 2], [0, 0]]
      ))
    edited.isEditing = false
    #expect(edited.indexPathsForSelectedItems == nil)
  }

  @Test func `after editing one item stays selected, or several where that is allowed`() {
    for items in [[1], [0, 2]] {
      let collection = shown(ItemSource([3]))
      collection.allowsMultipleSelectionDuringEditing = true
      collection.allowsMultipleSelection = items.count > 1
      collection.isEditing = true
      let taps = items.map { user.tap(itemAt: [0, $0], in: collection) }
      #expect(collection.allowsSelectionDuringEditing && !taps.contains(false))
      collection.isEditing = false
      let paths: [IndexPath] = items.map { [0, $0] }
      #expect(collection.indexPathsForSelectedItems == paths)
    }
  }

  @Test func `to select nothing deselects all items silently`() {
    let source = Deselecting([3])
    let collection = shown(source)
    collection.allowsMultipleSelection = true
    for item in [0, 2] {
      collection.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    var selected = [collection.indexPathsForSelectedItems]
    for path in [[0, 3], nil] as [IndexPath?] {
      collection.selectItem(at: path, animated: false, scrollPosition: path == nil ? .top : [])
      selected.append(collection.indexPathsForSelectedItems)
    }
    #expect(selected == [[[0, 0], [0, 2]], [[0, 0], [0, 2]], nil])
    let cells = (0..<3).map { collection.cellForItem(at: [0, $0])?.isSelected }
    #expect(cells == [false, false, false] && source.log.take("deselect").isEmpty)
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
      #expect(
        collection.indexPathsForSelectedItems == (clears ? nil : [[0, 1]])
          && controller.log.take().isEmpty)
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
      #expect(
        collection.subviews.first === background
          && background.frame == CGRect(x: 0, y: offset, width: 300, height: 400))
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
    /// The ends of animations at once and at the next turn, and the offset.
    func ends(_ scroll: () -> Void) -> [Int] {
      _ = source.log.take()
      scroll()
      let before = source.log.take("animated").count
      HeadlessRunLoop.tick()
      return [before, source.log.take("animated").count, Int(collection.contentOffset.y)]
    }
    for isAnimated in [true, false] {
      let seen = [
        ends { collection.scrollToItem(at: [0, 60], at: .top, animated: isAnimated) },
        ends { collection.selectItem(at: [0, 30], animated: isAnimated, scrollPosition: .top) },
      ]
      let count = isAnimated ? 1 : 0
      #expect(seen == [[0, count, 2_000], [0, count, 1_000]])
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
    #expect(
      (taps(2, 0, in: collection), source.log.take("primary")) == ([false, true], ["primary 0"]))
    source.allows = false
    user.tap(itemAt: [0, 1], in: collection)
    #expect(
      collection.indexPathsForSelectedItems == [[0, 0]] && source.log.take("primary").isEmpty)
    collection.allowsMultipleSelection = true
    let selected = [false, true].map {
      source.allows = $0
      user.tap(itemAt: [0, 0], in: collection)
      return collection.indexPathsForSelectedItems
    }
    #expect(selected == [[[0, 0]], nil])
  }

  @Test func `a tap performs the primary action of a single item outside of editing mode`() {
    let source = Decider([2])
    let collection = shown(source)
    collection.allowsMultipleSelection = true
    let counts = (0..<2).map { _ in
      user.tap(itemAt: [0, 1], in: collection)
      return collection.indexPathsForSelectedItems?.count ?? 0
    }
    #expect(counts == [1, 0])
    collection.isEditing = true
    collection.allowsMultipleSelection = false
    collection.allowsMultipleSelectionDuringEditing = true
    for _ in 0..<2 { user.tap(itemAt: [0, 1], in: collection) }
    #expect(source.log.take("primary").isEmpty)
    // The other mode's flag has no effect.
    collection.isEditing = false
    user.tap(itemAt: [0, 1], in: collection)
    #expect(source.log.take("primary") == ["primary 1"])
    let acting = Acting([3])
    let other = shown(acting)
    other.allowsSelectionDuringEditing = true
    user.tap(itemAt: [0, 0], in: other)
    #expect(acting.log.take("primary") == ["primary 0"])
    other.isEditing = true
    user.tap(itemAt: [0, 1], in: other)
    #expect(
      other.indexPathsForSelectedItems == [[0, 1]] && acting.log.take("primary").isEmpty)
    other.isEditing = false
    user.tap(itemAt: [0, 2], in: other)
    #expect(acting.log.take("primary") == ["primary 2"])
  }

  private final class Acting: CollectionRecorder {
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.add("primary \(indexPath.item)") }
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
    func states(_ state: KeyPath<UICellConfigurationState, Bool>) -> [Bool?] {
      [0, 1].map { collection.cellForItem(at: [0, $0])?.configurationState[keyPath: state] }
    }
    #expect(user.swipe(itemAt: [0, 0], in: collection) && states(\.isSwiped) == [true, false])
    #expect(!user.swipe(itemAt: [0, 1], in: collection))
    collection.isEditing = true
    #expect(states(\.isEditing) == [true, false])
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

  @Test func `the delegate gives footers and spacings of each section, and learns of footers`() {
    let collection = shown(Titled([3, 3]))
    #expect(
      collection.faults("0.2: 200 _ _ _; Footer 0.0: 0 100 300 25; 1.1: 200 _ _ _") == [])
    let source = Titled([3, 60])
    let long = shown(source)
    #expect(source.log.take("show") == ["shows Footer 0"])
    long.contentOffset.y = 500
    long.layoutIfNeeded()
    #expect(source.log.take("show") == ["shown Footer 0"])
  }
}
