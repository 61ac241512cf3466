import HeadlessUIKit
import Recorders
import Testing

/// A change of layouts whose progress the app controls.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct LayoutTransitionTests {
  private final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    init(side: CGFloat) {
      super.init()
      itemSize = CGSize(width: side, height: side)
      minimumLineSpacing = 0
      minimumInteritemSpacing = 0
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      log.append("finalize")
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("end \(indexPaths) \(previousIndexPaths) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  @Test(arguments: [true, false]) func `a transition mixes the layouts and ends with one`(
    finishes: Bool
  ) {
    let (old, new) = (Layout(side: 100), Layout(side: 300))
    let collection = makeCollection(ItemSource([3]), layout: old)
    collection.layoutIfNeeded()
    var ends: [[Bool]] = []
    let between = collection.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    #expect(collection.collectionViewLayout === between)
    #expect(between.currentLayout === old && between.nextLayout === new)
    between.transitionProgress = 0.5
    between.updateValue(3, forAnimatedKey: "x")
    #expect(between.value(forAnimatedKey: "x") == 3 && between.value(forAnimatedKey: "y") == 0)
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 300, height: 500))
    // The second item is at (100, 0) of 100 in the old layout, and at (0, 300) of 300 in the new.
    #expect(
      collection.cellForItem(at: [0, 1])?.frame
        == CGRect(x: 50, y: 150, width: 200, height: 200))
    if finishes {
      collection.finishInteractiveTransition()
    } else {
      collection.cancelInteractiveTransition()
    }
    #expect(collection.collectionViewLayout === (finishes ? new : old))
    #expect(ends.isEmpty)
    HeadlessRunLoop.tick()
    #expect(ends == [[true, finishes]])
    let side: CGFloat = finishes ? 300 : 100
    #expect(collection.cellForItem(at: [0, 0])?.frame.width == side)
    #expect(old.log.first == "finalize")
  }

  @Test func `a layout learns that an item was dropped, also at its own place`() {
    let layout = Layout(side: 100)
    let collection = makeCollection(ItemSource([3]), layout: layout)
    collection.layoutIfNeeded()
    for (x, place) in [(150, 1), (250, 2)] as [(CGFloat, Int)] {
      layout.log = []
      #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: 50))
      collection.endInteractiveMovement()
      #expect(layout.log == ["end [[0, \(place)]] [[0, \(place)]] false"])
    }
  }

  @Test func `an item is visible on its way from above the screen to below it`() {
    let collection = makeCollection(ItemSource([30]), layout: Layout(side: 100))
    collection.layoutIfNeeded()
    let between = collection.startInteractiveTransition(to: Layout(side: 300))
    between.transitionProgress = 0.5
    collection.contentOffset.y = 150
    collection.layoutIfNeeded()
    // The third item ends at 100 in the old layout and begins at 600 in the new one, and the screen
    // is from 150 to 550.
    #expect(
      collection.cellForItem(at: [0, 2])?.frame
        == CGRect(x: 100, y: 300, width: 200, height: 200))
    collection.finishInteractiveTransition()
  }

  /// A layout whose items have an opacity.
  private final class Faded: UICollectionViewFlowLayout {
    var alpha: CGFloat = 1
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes?.alpha = alpha
      return attributes
    }
  }

  @Test func `a transition mixes opacities, and follows its progress`() {
    let (old, new) = (Faded(), Faded())
    (old.alpha, new.alpha) = (0.2, 0.6)
    let collection = makeCollection(ItemSource([1]), layout: old)
    collection.layoutIfNeeded()
    let between = collection.startInteractiveTransition(to: new)
    for (progress, alpha) in [(0.25, 0.3), (0.5, 0.4)] {
      between.transitionProgress = progress
      collection.layoutIfNeeded()
      let shown = collection.cellForItem(at: [0, 0])?.alpha ?? 0
      #expect(abs(shown - alpha) < 0.001)
    }
    collection.cancelInteractiveTransition()
  }

  @Test func `the delegate can return a transition layout of its own`() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Items: CollectionRecorder {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Own(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Own(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let collection = makeCollection(ItemSource([3]), layout: Layout(side: 100))
    let delegate = Delegate()
    collection.delegate = delegate
    #expect(collection.startInteractiveTransition(to: Layout(side: 50)) is Own)
    collection.finishInteractiveTransition()
  }

  @Test func `the end of a move asks the layout what it invalidates`() {
    let layout = Layout(side: 100)
    let items = MovableItems([3])
    let collection = makeCollection(items, layout: layout)
    collection.layoutIfNeeded()
    #expect(User().drag(itemAt: [0, 0], to: [0, 1], in: collection))
    #expect(layout.log == ["end [[0, 1]] [[0, 1]] false"])
    _ = collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
    collection.cancelInteractiveMovement()
    #expect(layout.log.last == "end [[0, 0]] [[0, 1]] true")
  }

  private final class MovableItems: CollectionRecorder {}
}
