import HeadlessUIKit
import Recorders
import Testing

/// The methods of a layout and of its views that a collection view calls, and what it does with the
/// answers.
@MainActor struct LayoutCallsTests {
  /// A flow layout that logs what it is asked.
  private final class Layout: UICollectionViewFlowLayout {
    let log = Log()
    var target: CGPoint?
    var rests: CGPoint?
    var invalidatesForBounds: Bool?
    var movesTo: IndexPath?

    override func prepare() {
      super.prepare()
      log.add("prepare")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      log.add("update \(updateItems.map(\.updateAction.rawValue))")
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.add("finalize update")
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      log.add("initial \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      log.add("final \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
      -> CGPoint
    { target ?? proposedContentOffset }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { rests ?? proposedContentOffset }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      invalidatesForBounds ?? super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      log.add("context \(newBounds.minY)")
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.invalidateItems(at: [[0, 3]])
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if let paths = context.invalidatedItemIndexPaths { log.add("items \(paths)") }
      if let paths = context.invalidatedSupplementaryIndexPaths { log.add("views \(paths)") }
      if context.invalidateEverything { log.add("everything") }
      if context.invalidateDataSourceCounts { log.add("counts") }
      if let paths = context.targetIndexPathsForInteractivelyMovingItems {
        let previous = context.previousIndexPathsForInteractivelyMovingItems ?? []
        log.add("moving \(previous) to \(paths) at \(context.interactiveMovementTarget.x)")
      }
    }
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      movesTo
        ?? super.targetIndexPath(
          forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      log.add("to")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      log.add("from")
    }
    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      log.add("end")
    }
  }

  private func make(
    _ source: any ItemCounts & UICollectionViewDataSource & UICollectionViewDelegate
  ) -> (view: UICollectionView, layout: Layout) {
    let layout = Layout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = makeCollection(source, layout: layout)
    view.layoutIfNeeded()
    _ = layout.log.take()
    return (view, layout)
  }

  @Test func `an update tells the layout its items, before and after, and a reload everything`() {
    let source = ItemSource([30])
    let (view, layout) = make(source)
    view.performBatchUpdates {
      source.counts = [30]
      view.deleteItems(at: [[0, 1], [0, 29]])
      view.insertItems(at: [[0, 2], [0, 29]])
    }
    // The last item was off screen, and no view of it disappears.
    #expect(
      layout.log.take() == [
        "counts", "prepare", "update [1, 1, 0, 0]", "final 1", "initial 2", "initial 29",
        "finalize update",
      ])
    let (reloaded, other) = make(ItemSource([3]))
    reloaded.reloadData()
    reloaded.layoutIfNeeded()
    #expect(other.log.take() == ["everything", "counts", "prepare"])
  }

  /// A flow layout that logs the places of updates; a star is all items of a section.
  private final class Places: UICollectionViewFlowLayout {
    var log: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      func inWords(_ path: IndexPath?) -> String {
        path.map { "\($0.section)-" + ($0.item == NSNotFound ? "*" : "\($0.item)") } ?? "nil"
      }
      log = updateItems.map {
        "\($0.updateAction) \(inWords($0.indexPathBeforeUpdate)) "
          + inWords($0.indexPathAfterUpdate)
      }
    }
  }

  @Test func `an update tells the layout where its items and sections were, and where they are`() {
    let source = ItemSource([5, 2, 1])
    let layout = Places()
    let view = makeCollection(source, layout: layout)
    view.layoutIfNeeded()
    view.performBatchUpdates {
      source.counts = [6, 2, 1]
      view.insertItems(at: [[0, 0], [0, 1]])
      view.deleteItems(at: [[0, 1]])
      view.reloadItems(at: [[0, 3]])
      view.moveItem(at: [1, 0], to: [1, 1])
    }
    #expect(
      layout.log == [
        "insert nil 0-0", "insert nil 0-1", "delete 0-1 nil", "reload 0-3 0-4", "move 1-0 1-1",
      ])
    view.performBatchUpdates {
      source.counts = [3, 6, 2]
      view.insertSections([0])
      view.reloadSections([1])
      view.deleteSections([2])
    }
    #expect(layout.log == ["insert nil 0-*", "reload 1-* 2-*", "delete 2-* nil"])
    source.counts = [6, 2, 3]
    view.moveSection(0, toSection: 2)
    #expect(layout.log == ["move 0-* 2-*"])
  }

  @Test func `after an update, and after a drag, the content is where the layout says`() {
    let source = ItemSource([60])
    let (view, layout) = make(source)
    layout.target = CGPoint(x: 0, y: 250)
    source.counts = [61]
    view.insertItems(at: [[0, 0]])
    var offsets = [view.contentOffset.y]
    layout.rests = CGPoint(x: 0, y: 300)
    User().scroll(view, by: 130)
    offsets.append(view.contentOffset.y)
    #expect(offsets == [250, 300])
  }

  @Test func `new bounds invalidate what the layout says`() {
    let (view, layout) = make(ItemSource([60]))
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.log.take().isEmpty)
    layout.invalidatesForBounds = true
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(layout.log.take() == ["context 20.0", "items [[0, 3]]", "prepare"])
  }

  @Test func `a size that a view prefers invalidates its element`() {
    let layout = Layout()
    layout.estimatedItemSize = CGSize(width: 300, height: 40)
    makeCollection(SelfSizing([1]), layout: layout).layoutIfNeeded()
    #expect(layout.log.take("items") == ["items [[0, 0]]"])
    for (kind, attributes) in [
      "K": UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "K", with: [0, 2]),
      "D": UICollectionViewLayoutAttributes(forDecorationViewOfKind: "D", with: [0, 2]),
    ] {
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
      let paths =
        kind == "K"
        ? context.invalidatedSupplementaryIndexPaths : context.invalidatedDecorationIndexPaths
      #expect(paths == [kind: [[0, 2]]])
    }
  }

  private final class Movable: CollectionRecorder {
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log.add("move \(sourceIndexPath.item) \(destinationIndexPath.item)") }
  }

  @Test func `a held item goes where the layout says, which learns of each step`() {
    let source = Movable([6])
    let (view, layout) = make(source)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    layout.movesTo = [0, 4]
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
    var steps = layout.log.take("moving")
    #expect(layout.log.take().isEmpty)
    view.endInteractiveMovement()
    steps += layout.log.take("moving") + source.log.take("move")
    #expect(
      steps == [
        "moving [[0, 0]] to [[0, 4]] at 150.0", "moving [[0, 4]] to [[0, 4]] at 0.0", "move 0 4",
      ])
  }

  // MARK: Changes of the layout

  private final class Item: UICollectionViewCell {
    static var log: [String] = []
    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { Self.log.append("will") }
    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { Self.log.append("did") }
    override func prepareForReuse() {
      super.prepareForReuse()
      Self.log.append("reuse")
    }
  }

  private final class Offsets: CollectionRecorder {
    var target: CGPoint?
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
  }

  @Test func `both layouts and the views learn of a change of the layout`() {
    let (view, old) = make(ItemSource([3]))
    let new = Layout()
    view.collectionViewLayout = new
    #expect(
      [old.log.take(), new.log.take()]
        == [["to", "end"], ["from", "everything", "prepare", "end"]])
    let list = makeCollection(ItemSource([30]))
    list.register(Item.self, forCellWithReuseIdentifier: "cell")
    list.layoutIfNeeded()
    let count = list.visibleCells.count
    Item.log = []
    list.collectionViewLayout = Layout()
    #expect(Item.log.prefix(2 * count).count { $0 == "will" } == count)
    #expect(Item.log.suffix(count) == Array(repeating: "did", count: count)[...])
    Item.log = []
    list.reloadData()
    list.layoutIfNeeded()
    #expect(Item.log.contains("reuse"))
  }

  @Test func `a layout that is replaced no longer has the collection view`() {
    let layouts = (0..<3).map { _ in UICollectionViewFlowLayout() }
    let view = makeCollection(ItemSource([3]), layout: layouts[0])
    view.layoutIfNeeded()
    var owners: [[Bool]] = []
    func note() { owners.append(layouts.map { $0.collectionView === view }) }
    note()
    view.collectionViewLayout = layouts[1]
    note()
    view.setCollectionViewLayout(layouts[2], animated: false)
    note()
    view.setCollectionViewLayout(layouts[0], animated: true)
    HeadlessRunLoop.tick()
    // A layout out of use can change and be used by another view.
    let other = makeCollection(ItemSource([3]), layout: layouts[1])
    note()
    #expect(
      owners == [
        [true, false, false], [false, true, false], [false, false, true], [true, false, false],
      ])
    #expect(layouts[1].collectionView === other)
  }

  @Test func `after a change of the layout the content is where it or the delegate says`() {
    let source = Offsets([30])
    let (view, _) = make(source)
    let (new, last) = (Layout(), Layout())
    (new.itemSize, last.itemSize) = (
      CGSize(width: 300, height: 100), CGSize(width: 300, height: 100)
    )
    new.target = CGPoint(x: 0, y: 40)
    view.collectionViewLayout = new
    var offsets = [view.contentOffset.y]
    source.target = CGPoint(x: 0, y: 70)
    for layout in [UICollectionViewFlowLayout(), last] {
      view.collectionViewLayout = layout
      offsets.append(view.contentOffset.y)
    }
    #expect(offsets == [40, 0, 70])
  }

  @Test func `items of a section that a snapshot reloads aren't updated once more`() {
    let layout = Places()
    let view = makeCollection(layout: layout)
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems(["a", "b"], toSection: "one")
    snapshot.appendItems(["c"], toSection: "two")
    source.apply(snapshot)
    snapshot.reloadSections(["one"])
    snapshot.reloadItems(["a", "c"])
    source.apply(snapshot)
    #expect(layout.log == ["reload 0-* 0-*", "reload 1-0 1-0"])
  }
}
