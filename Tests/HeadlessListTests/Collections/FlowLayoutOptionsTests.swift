import HeadlessUIKit
import Recorders
import Testing

/// The properties of a flow layout, each of which moves items when it is set.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FlowLayoutOptionsTests {
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

    /// Returns the frame of an item after a change of the layout.
    func frame(_ path: IndexPath, _ change: (UICollectionViewFlowLayout) -> Void = { _ in })
      -> CGRect?
    {
      change(flow)
      view.layoutIfNeeded()
      return view.cellForItem(at: path)?.frame
    }

    func frame(_ kind: String, _ path: IndexPath) -> CGRect? {
      view.layoutIfNeeded()
      return view.supplementaryView(forElementKind: kind, at: path)?.frame
    }
  }

  @Test func `sizes and spacings`() {
    let shown = Shown(ItemSource([7, 7]))
    #expect(shown.frame([0, 1]) == CGRect(x: 62.5, y: 0, width: 50, height: 50))
    #expect(
      shown.frame([0, 1]) { $0.itemSize = CGSize(width: 100, height: 30) }
        == CGRect(x: 200, y: 0, width: 100, height: 30))
    #expect(shown.frame([0, 2]) { $0.minimumLineSpacing = 20 }?.minY == 50)
    #expect(shown.frame([0, 1]) { $0.minimumInteritemSpacing = 101 }?.minX == 100)
  }

  @Test func `the content is as long as its lines, to a fraction of a point`() {
    let shown = Shown(ItemSource([1]))
    shown.flow.itemSize = CGSize(width: 50.5, height: 70.5)
    shown.view.layoutIfNeeded()
    #expect(shown.view.contentSize == CGSize(width: 300, height: 70.5))
    shown.flow.scrollDirection = .horizontal
    shown.view.layoutIfNeeded()
    #expect(shown.view.contentSize == CGSize(width: 50.5, height: 400))
  }

  @Test func `across its lines the content is as long as the view without its content insets`() {
    let shown = Shown(HeaderItems([1]))
    shown.flow.headerReferenceSize = CGSize(width: 20, height: 20)
    shown.view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    shown.view.layoutIfNeeded()
    #expect(shown.view.contentSize == CGSize(width: 240, height: 70))
    #expect(shown.frame(header, [0, 0]) == CGRect(x: 0, y: 0, width: 240, height: 20))
    shown.flow.scrollDirection = .horizontal
    shown.view.layoutIfNeeded()
    #expect(shown.view.contentSize == CGSize(width: 70, height: 360))
    #expect(shown.frame(header, [0, 0]) == CGRect(x: 0, y: 0, width: 20, height: 360))
  }

  @Test func `insets`() {
    let shown = Shown(ItemSource([7, 7]))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(shown.frame([0, 0]) { $0.sectionInset = insets }?.origin == CGPoint(x: 2, y: 1))
    #expect(shown.frame([0, 4])?.maxX == 296)
    #expect(shown.frame([1, 0])?.minY == 115)
    shown.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    #expect(shown.frame([0, 0])?.minX == 2)
    #expect(shown.frame([0, 0]) { $0.sectionInsetReference = .fromLayoutMargins }?.minX == 22)
    #expect(shown.frame([0, 3])?.maxX == 266)
  }

  @Test func `a horizontal section has its insets on the left and on the right`() {
    let shown = Shown(ItemSource([7, 7]))
    shown.flow.scrollDirection = .horizontal
    shown.flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(shown.frame([0, 0])?.origin == CGPoint(x: 2, y: 1))
    #expect(shown.frame([0, 5])?.maxY == 397)
    #expect(shown.frame([1, 0])?.origin == CGPoint(x: 118, y: 1))
    #expect(shown.view.contentSize.width == 232)
  }

  @Test func `headers and footers`() {
    let shown = Shown(HeaderItems([7, 7]))
    #expect(
      shown.frame([0, 0]) { $0.headerReferenceSize = CGSize(width: 1, height: 20) }?.minY == 20)
    #expect(shown.frame(header, [0, 0]) == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(
      shown.frame([1, 0]) { $0.footerReferenceSize = CGSize(width: 1, height: 30) }?.minY == 180)
    #expect(shown.frame(footer, [0, 0]) == CGRect(x: 0, y: 130, width: 300, height: 30))
  }

  @Test func `the direction of scrolling`() {
    let shown = Shown(HeaderItems([7, 7]))
    #expect(
      shown.frame([0, 0]) { $0.headerReferenceSize = CGSize(width: 20, height: 1) }?.minY == 1)
    #expect(
      shown.frame([0, 1]) { $0.scrollDirection = .horizontal }
        == CGRect(x: 20, y: 70, width: 50, height: 50))
    #expect(shown.frame(header, [0, 0]) == CGRect(x: 0, y: 0, width: 20, height: 400))
    #expect(shown.view.contentSize == CGSize(width: 260, height: 400))
  }

  @Test func `cells size themselves from an estimate on`() {
    let shown = Shown(SelfSizing([300]))
    #expect(shown.frame([0, 0])?.height == 50)
    #expect(
      shown.frame([0, 1]) { $0.estimatedItemSize = CGSize(width: 300, height: 40) }?.minX == 0)
    shown.view.contentOffset.y = 5_000
    shown.view.layoutIfNeeded()
    #expect(shown.view.visibleCells.allSatisfy { $0.frame.height == 60 })
    #expect(shown.frame([0, 0]) { $0.estimatedItemSize = .zero } == nil)
    shown.view.contentOffset.y = 0
    #expect(shown.frame([0, 0])?.height == 50)
    let automatic = UICollectionViewFlowLayout()
    automatic.itemSize = UICollectionViewFlowLayout.automaticSize
    let view = makeCollection(SelfSizing([3]), layout: automatic)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 60)
  }

  @Test func `pinned headers and footers`() {
    let shown = Shown(HeaderItems([70, 7]))
    shown.flow.headerReferenceSize = CGSize(width: 1, height: 20)
    shown.flow.footerReferenceSize = CGSize(width: 1, height: 30)
    shown.view.layoutIfNeeded()
    shown.view.contentOffset.y = 100
    #expect(shown.frame(header, [0, 0]) == nil && shown.frame(footer, [0, 0]) == nil)
    shown.flow.sectionHeadersPinToVisibleBounds = true
    #expect(shown.frame(header, [0, 0])?.minY == 100)
    shown.flow.sectionFootersPinToVisibleBounds = true
    #expect(shown.frame(footer, [0, 0])?.maxY == 500)
    #expect(shown.view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == 100)
    // They are in front of the cells that they cover.
    #expect(shown.view.subviews.suffix(2).allSatisfy { !($0 is UICollectionViewCell) })
    // One that has left its place is also in front of others that haven't.
    let zIndexes = [(header, 0), (footer, 0), (header, 1), (footer, 1)].map { kind, section in
      shown.flow.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])?.zIndex
    }
    #expect(zIndexes == [11, 11, 10, 11])
    shown.view.contentOffset.y = 150
    #expect(shown.frame(header, [0, 0])?.minY == 150)
    #expect(shown.frame(footer, [0, 0])?.maxY == 550)
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

  @Test func `the delegate is asked again for what a context invalidates`() {
    let source = SizedItems([3]) { _ in CGSize(width: 50, height: 50) }
    let shown = Shown(source)
    func asked(_ delegateMetrics: Bool, _ attributes: Bool) -> Bool {
      _ = source.log.take()
      shown.flow.invalidateLayout(with: context(delegateMetrics, attributes))
      shown.view.layoutIfNeeded()
      return source.log.count("size") > 0
    }
    #expect(!asked(false, false))
    #expect(asked(true, false))
    #expect(asked(false, true))
  }

  @Test func `scrolling with pinned headers asks the delegate for nothing`() {
    let source = SizedItems([300]) { _ in CGSize(width: 50, height: 50) }
    let shown = Shown(source)
    shown.flow.sectionHeadersPinToVisibleBounds = true
    shown.view.layoutIfNeeded()
    _ = source.log.take()
    shown.view.contentOffset.y = 100
    shown.view.layoutIfNeeded()
    #expect(source.log.count("size") == 0)
    shown.view.frame.size.width = 200
    shown.view.layoutIfNeeded()
    #expect(source.log.count("size") > 0)
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

  @Test func `a move to another section lays out both`() {
    let view = makeCollection(Movable([6, 1]), layout: Reluctant())
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [1, 0])?.frame.minY == 110)
    #expect(User().drag(itemAt: [0, 0], to: [1, 0], in: view))
    #expect(view.cellForItem(at: [1, 1])?.frame.minY == 50)
  }

  @Test func `a context with new counts lays out all items`() {
    let source = ItemSource([1])
    let view = makeCollection(source, layout: Reluctant())
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 50)
    source.counts = [6]
    view.insertItems(at: (1..<6).map { [0, $0] })
    #expect(view.contentSize.height == 110)
    source.counts = [11]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 170)
  }
}
