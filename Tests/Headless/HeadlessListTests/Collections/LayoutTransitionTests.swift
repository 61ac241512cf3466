import HeadlessUIKit
import Recorders
import Testing

/// A change of layouts whose progress the app controls.
@MainActor @Suite(.serialized) struct LayoutTransitionTests {
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

  @Test func `a transition is started once, and finished or cancelled after it started`() {
    let collection = makeCollection(ItemSource([3]), layout: Layout(side: 100))
    collection.layoutIfNeeded()
    let reasons = UIKitException.raised {
      collection.finishInteractiveTransition()
      _ = collection.startInteractiveTransition(to: Layout(side: 300))
      _ = collection.startInteractiveTransition(to: Layout(side: 200))
      collection.cancelInteractiveTransition()
      collection.cancelInteractiveTransition()
    }.map(\.reason)
    let late = "an interactive transition must be started before it can be finished or cancelled"
    #expect(
      reasons == [late, "the collection is already part of an interactive transition", late])
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
    #expect(["x", "y"].map { between.value(forAnimatedKey: $0) } == [3, 0])
    collection.layoutIfNeeded()
    // The second item is at (100, 0) of 100 in the old layout, and at (0, 300) of 300 in the new.
    #expect(collection.faults("content: 300 500; cell 0.1: 50 150 200 200") == [])
    if finishes {
      collection.finishInteractiveTransition()
    } else {
      collection.cancelInteractiveTransition()
    }
    #expect(collection.collectionViewLayout === (finishes ? new : old) && ends.isEmpty)
    HeadlessRunLoop.tick()
    #expect(
      (ends, collection.faults("cell 0.0: _ _ \(finishes ? 300 : 100) _")) == (
        [[true, finishes]], []
      ))
    #expect(old.log.first == "finalize")
  }

  @Test func `a transition mixes places, whatever is on its way, and opacities by its progress`() {
    let collection = makeCollection(ItemSource([30]), layout: Layout(side: 100))
    collection.layoutIfNeeded()
    let between = collection.startInteractiveTransition(to: Layout(side: 300))
    between.transitionProgress = 0.5
    collection.contentOffset.y = 150
    collection.layoutIfNeeded()
    // The third item ends at 100 in the old layout and begins at 600 in the new one, and the screen
    // is from 150 to 550.
    #expect(collection.faults("cell 0.2: 100 300 200 200") == [])
    collection.finishInteractiveTransition()
    let (old, new) = (Faded(), Faded())
    (old.alpha, new.alpha) = (0.2, 0.6)
    let faded = makeCollection(ItemSource([1]), layout: old)
    faded.layoutIfNeeded()
    let fading = faded.startInteractiveTransition(to: new)
    for (progress, alpha) in [(0.25, 0.3), (0.5, 0.4)] {
      fading.transitionProgress = progress
      faded.layoutIfNeeded()
      let shown = faded.cellForItem(at: [0, 0])?.alpha ?? 0
      #expect(abs(shown - alpha) < 0.001)
    }
    faded.cancelInteractiveTransition()
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

  @Test func `a layout learns how each move of an item ends`() {
    let layout = Layout(side: 100)
    let collection = makeCollection(ItemSource([3]), layout: layout)
    collection.layoutIfNeeded()
    func hold(_ item: Int, at x: CGFloat) -> Bool {
      layout.log = []
      defer { collection.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: 50)) }
      return collection.beginInteractiveMovementForItem(at: [0, item])
    }
    // An item can also be dropped at its own place.
    for (x, place) in [(150, 1), (250, 2)] as [(CGFloat, Int)] {
      #expect(hold(1, at: x))
      collection.endInteractiveMovement()
      #expect(layout.log == ["end [[0, \(place)]] [[0, \(place)]] false"])
    }
    layout.log = []
    #expect(
      (User().drag(itemAt: [0, 0], to: [0, 1], in: collection), layout.log) == (
        true, ["end [[0, 1]] [[0, 1]] false"]
      ))
    #expect(hold(0, at: 150))
    collection.cancelInteractiveMovement()
    #expect(layout.log.last == "end [[0, 0]] [[0, 1]] true")
  }

}
