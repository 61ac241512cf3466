import HeadlessUIKit
import Recorders
import Testing

/// The properties of a flow layout, each of which moves items when it is set.
@MainActor struct FlowLayoutOptionsTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  /// A flow layout of two sections in a view of 300 x 400, with five items of 50 a line.
  @MainActor private struct Shown {
    let flow = UICollectionViewFlowLayout()
    let view: UICollectionView

    init(_ source: any ItemCounts & UICollectionViewDataSource & UICollectionViewDelegate) {
      view = makeCollection(source, layout: flow)
      view.layoutIfNeeded()
    }

    /// Returns which facts aren't so after a change of the layout.
    func faults(_ facts: String, _ change: (UICollectionViewFlowLayout) -> Void = { _ in })
      -> [String]
    {
      change(flow)
      view.layoutIfNeeded()
      return view.faults(facts)
    }
  }

  @Test func `sizes and spacings`() {
    let shown = Shown(ItemSource([7, 7]))
    #expect(shown.faults("cell 0.1: 62.5 0 50 50") == [])
    #expect(
      shown.faults("cell 0.1: 200 0 100 30") { $0.itemSize = CGSize(width: 100, height: 30) }
        == [])
    #expect(shown.faults("cell 0.2: _ 50 _ _") { $0.minimumLineSpacing = 20 } == [])
    #expect(shown.faults("cell 0.1: 100 _ _ _") { $0.minimumInteritemSpacing = 101 } == [])
  }

  @Test func `the content is as long as its lines, and as wide as the view in its insets`() {
    let shown = Shown(ItemSource([1]))
    shown.flow.itemSize = CGSize(width: 50.5, height: 70.5)
    #expect(shown.faults("content: 300 70.5") == [])
    #expect(shown.faults("content: 50.5 400") { $0.scrollDirection = .horizontal } == [])
    let inset = Shown(HeaderItems([1]))
    inset.flow.headerReferenceSize = CGSize(width: 20, height: 20)
    inset.view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(inset.faults("content: 240 70; shown Header 0.0: 0 0 240 20") == [])
    #expect(
      inset.faults("content: 70 360; shown Header 0.0: 0 0 20 360") {
        $0.scrollDirection = .horizontal
      } == [])
  }

  @Test func `insets`() {
    let shown = Shown(ItemSource([7, 7]))
    #expect(
      shown.faults("cell 0.0: 2 1 _ _; cell 0.4: 246 _ 50 _; cell 1.0: _ 115 _ _") {
        $0.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      } == [])
    shown.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    #expect(shown.faults("cell 0.0: 2 _ _ _") == [])
    #expect(
      shown.faults("cell 0.0: 22 _ _ _; cell 0.3: 216 _ 50 _") {
        $0.sectionInsetReference = .fromLayoutMargins
      } == [])
    // Sideways, they are on the left and on the right of a section.
    let sideways = Shown(ItemSource([7, 7]))
    #expect(
      sideways.faults(
        "cell 0.0: 2 1 _ _; cell 0.5: _ 347 _ 50; cell 1.0: 118 1 _ _; content: 232 _"
      ) {
        $0.scrollDirection = .horizontal
        $0.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      } == [])
  }

  @Test func `headers and footers, also sideways`() {
    let shown = Shown(HeaderItems([7, 7]))
    #expect(
      shown.faults("cell 0.0: _ 20 _ _; shown Header 0.0: 0 0 300 20") {
        $0.headerReferenceSize = CGSize(width: 1, height: 20)
      } == [])
    #expect(
      shown.faults("cell 1.0: _ 180 _ _; shown Footer 0.0: 0 130 300 30") {
        $0.footerReferenceSize = CGSize(width: 1, height: 30)
      } == [])
    let sideways = Shown(HeaderItems([7, 7]))
    #expect(
      sideways.faults("cell 0.0: _ 1 _ _") {
        $0.headerReferenceSize = CGSize(width: 20, height: 1)
      } == [])
    #expect(
      sideways.faults("cell 0.1: 20 70 50 50; shown Header 0.0: 0 0 20 400; content: 260 400") {
        $0.scrollDirection = .horizontal
      } == [])
  }

  @Test func `cells size themselves from an estimate on`() {
    let shown = Shown(SelfSizing([300]))
    #expect(shown.faults("cell 0.0: _ _ _ 50") == [])
    #expect(
      shown.faults("cell 0.1: 0 _ _ _") {
        $0.estimatedItemSize = CGSize(width: 300, height: 40)
      } == [])
    shown.view.contentOffset.y = 5_000
    shown.view.layoutIfNeeded()
    #expect(shown.view.visibleCells.allSatisfy { $0.frame.height == 60 })
    #expect(shown.faults("cell 0.0: nil") { $0.estimatedItemSize = .zero } == [])
    shown.view.contentOffset.y = 0
    #expect(shown.faults("cell 0.0: _ _ _ 50") == [])
    let automatic = UICollectionViewFlowLayout()
    automatic.itemSize = UICollectionViewFlowLayout.automaticSize
    let view = makeCollection(SelfSizing([3]), layout: automatic)
    view.layoutIfNeeded()
    #expect(view.faults("cell 0.0: _ _ _ 60") == [])
  }

  @Test func `pinned headers and footers`() {
    let shown = Shown(HeaderItems([70, 7]))
    shown.flow.headerReferenceSize = CGSize(width: 1, height: 20)
    shown.flow.footerReferenceSize = CGSize(width: 1, height: 30)
    shown.view.layoutIfNeeded()
    shown.view.contentOffset.y = 100
    #expect(shown.faults("shown Header 0.0: nil; shown Footer 0.0: nil") == [])
    #expect(
      shown.faults("shown Header 0.0: _ 100 _ _") { $0.sectionHeadersPinToVisibleBounds = true }
        == [])
    #expect(
      shown.faults("shown Footer 0.0: _ 470 _ 30; shown Header 0.0: _ 100 _ _") {
        $0.sectionFootersPinToVisibleBounds = true
      } == [])
    // They are in front of the cells that they cover.
    #expect(shown.view.subviews.suffix(2).allSatisfy { !($0 is UICollectionViewCell) })
    // One that has left its place is also in front of others that haven't.
    let zIndexes = [(header, 0), (footer, 0), (header, 1), (footer, 1)].map { kind, section in
      shown.flow.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])?.zIndex
    }
    #expect(zIndexes == [11, 11, 10, 11])
    shown.view.contentOffset.y = 150
    #expect(shown.faults("shown Header 0.0: _ 150 _ _; shown Footer 0.0: _ 520 _ 30") == [])
  }

  // MARK: Invalidation

  private func context(_ delegateMetrics: Bool, _ attributes: Bool)
    -> UICollectionViewFlowLayoutInvalidationContext
  {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = delegateMetrics
    context.invalidateFlowLayoutAttributes = attributes
    return context
  }

  @Test func `the delegate is asked again for what a context invalidates, and not for scrolling`() {
    let source = SizedItems([3]) { _ in CGSize(width: 50, height: 50) }
    let shown = Shown(source)
    func asked(_ delegateMetrics: Bool, _ attributes: Bool) -> Bool {
      _ = source.log.take()
      shown.flow.invalidateLayout(with: context(delegateMetrics, attributes))
      shown.view.layoutIfNeeded()
      return source.log.count("size") > 0
    }
    #expect([asked(false, false), asked(true, false), asked(false, true)] == [false, true, true])
    let many = SizedItems([300]) { _ in CGSize(width: 50, height: 50) }
    let pinned = Shown(many)
    pinned.flow.sectionHeadersPinToVisibleBounds = true
    pinned.view.layoutIfNeeded()
    _ = many.log.take()
    pinned.view.contentOffset.y = 100
    pinned.view.layoutIfNeeded()
    #expect(many.log.count("size") == 0)
    pinned.view.frame.size.width = 200
    pinned.view.layoutIfNeeded()
    #expect(many.log.count("size") > 0)
  }

  /// A layout that takes back what its superclass invalidates.
  private final class Reluctant: UICollectionViewFlowLayout {
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      flow?.invalidateFlowLayoutAttributes = false
      flow?.invalidateFlowLayoutDelegateMetrics = false
      super.invalidateLayout(with: context)
    }
  }

  private final class Movable: CollectionRecorder {
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { counts = [5, 2] }
  }

  @Test func `a move to another section lays out both, and new counts all items`() {
    let view = makeCollection(Movable([6, 1]), layout: Reluctant())
    view.layoutIfNeeded()
    #expect(
      (
        view.cellForItem(at: [1, 0])?.frame.minY,
        User().drag(itemAt: [0, 0], to: [1, 0], in: view)
      ) == (110, true))
    #expect(view.cellForItem(at: [1, 1])?.frame.minY == 50)
    let source = ItemSource([1])
    let growing = makeCollection(source, layout: Reluctant())
    growing.layoutIfNeeded()
    #expect(growing.contentSize.height == 50)
    source.counts = [6]
    growing.insertItems(at: (1..<6).map { [0, $0] })
    #expect(growing.contentSize.height == 110)
    source.counts = [11]
    growing.reloadData()
    growing.layoutIfNeeded()
    #expect(growing.contentSize.height == 170)
  }
}
