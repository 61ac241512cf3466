import HeadlessUIKit
import Recorders
import Testing

/// What the delegate of a flow layout gives each section, views that are pinned along either axis,
/// and sizes that stay with their items.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FlowSectionsTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func frame(_ view: UICollectionView, _ path: IndexPath) -> CGRect? {
    view.layoutAttributesForItem(at: path)?.frame
  }

  private func frame(_ view: UICollectionView, _ kind: String, _ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame
  }

  // MARK: The delegate

  /// Gives the sections different lengths; the second one is longer in all of them.
  private final class Different: CollectionRecorder, UICollectionViewDelegateFlowLayout {
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
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      indexPath.section == 0 ? CGSize(width: 50, height: 50) : CGSize(width: 40, height: 30)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      section == 0 ? .zero : UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 10 : 15 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 10 : 110 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 20 : 25) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 30 : 35) }
  }

  @Test func `each section has what the delegate gives it`() {
    let view = makeCollection(Different([7, 3]), layout: UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    // Five items of 50 points a line, with a quarter of the other 50 points between them.
    #expect(frame(view, header, 0) == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(frame(view, [0, 1]) == CGRect(x: 62.5, y: 20, width: 50, height: 50))
    #expect(frame(view, [0, 5])?.minY == 80)
    #expect(frame(view, footer, 0) == CGRect(x: 0, y: 130, width: 300, height: 30))
    // Two items of 40 points at the ends of the 270 points between the insets.
    #expect(frame(view, header, 1) == CGRect(x: 0, y: 160, width: 300, height: 25))
    #expect(frame(view, [1, 0]) == CGRect(x: 10, y: 190, width: 40, height: 30))
    #expect(frame(view, [1, 1]) == CGRect(x: 240, y: 190, width: 40, height: 30))
    #expect(frame(view, [1, 2]) == CGRect(x: 10, y: 235, width: 40, height: 30))
    #expect(frame(view, footer, 1) == CGRect(x: 0, y: 272, width: 300, height: 35))
    #expect(view.contentSize == CGSize(width: 300, height: 307))
  }

  @Test func `a section has one header and one footer`() {
    let view = makeCollection(Different([7, 3]), layout: UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    func has(_ kind: String, _ path: IndexPath) -> Bool {
      view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) != nil
    }
    #expect(has(header, [0, 0]) && has(footer, [1, 0]))
    #expect(!has(header, [0, 1]) && !has(footer, [1, 1]))
    #expect(!has(header, [2, 0]) && !has("other", [0, 0]))
  }

  // MARK: Insets

  @Test func `the margins are above and below the lines of a horizontal section`() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    flow.sectionInsetReference = .fromLayoutMargins
    let view = makeCollection(ItemSource([7]), layout: flow)
    view.layoutMargins = UIEdgeInsets(top: 20, left: 70, bottom: 30, right: 80)
    flow.invalidateLayout()
    // The insets along the direction of scrolling have no reference.
    #expect(frame(view, [0, 0])?.origin == CGPoint(x: 2, y: 21))
    #expect(frame(view, [0, 4])?.maxY == 367)
    #expect(view.collectionViewLayout.collectionViewContentSize.width == 116)
    flow.scrollDirection = .vertical
    view.layoutMargins = UIEdgeInsets(top: 20, left: 7, bottom: 30, right: 9)
    flow.invalidateLayout()
    #expect(frame(view, [0, 0])?.origin == CGPoint(x: 9, y: 1))
    #expect(frame(view, [0, 3])?.maxX == 287)
  }

  // MARK: Pinned views

  /// A layout of two sections of ten items of 100 points, one a line, in a view of 300 points.
  private func pinned(_ direction: UICollectionView.ScrollDirection) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = direction
    flow.minimumLineSpacing = 0
    flow.itemSize =
      direction == .vertical
      ? CGSize(width: 300, height: 100) : CGSize(width: 100, height: 300)
    flow.headerReferenceSize = CGSize(width: 30, height: 30)
    flow.footerReferenceSize = CGSize(width: 20, height: 20)
    flow.sectionHeadersPinToVisibleBounds = true
    flow.sectionFootersPinToVisibleBounds = true
    let view = makeCollection(HeaderItems([10, 10]), layout: flow)
    view.frame.size = CGSize(width: 300, height: 300)
    view.layoutIfNeeded()
    return view
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `pinned views stay in sight, in their section and apart from its other view`(
    direction: UICollectionView.ScrollDirection
  ) {
    let view = pinned(direction)
    let isVertical = direction == .vertical
    func begin(_ kind: String, _ section: Int, at offset: CGFloat) -> CGFloat? {
      view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      view.layoutIfNeeded()
      let frame = frame(view, kind, section)
      #expect((isVertical ? frame?.width : frame?.height) == 300)
      return isVertical ? frame?.minY : frame?.minX
    }
    #expect(begin(header, 0, at: 0) == 0 && begin(footer, 0, at: 0) == 280)
    #expect(begin(header, 0, at: 170) == 170 && begin(footer, 0, at: 170) == 450)
    // The section of 1,050 points ends with its footer, to which the header keeps above.
    #expect(begin(header, 0, at: 990) == 990 && begin(header, 0, at: 1_010) == 1_000)
    #expect(begin(footer, 0, at: 740) == 1_020 && begin(footer, 0, at: 900) == 1_030)
    // The next footer keeps below its header.
    #expect(begin(footer, 1, at: 760) == 1_080 && begin(footer, 1, at: 820) == 1_100)
  }

  // MARK: Sizes

  @Test func `an automatic estimate is of 50 points, whatever the item size is`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 30)
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = makeCollection(ItemSource([300]), layout: flow)
    // 60 lines of five items.
    #expect(flow.collectionViewContentSize.height == 3_590)
    flow.estimatedItemSize = CGSize(width: 300, height: 40)
    #expect(view.collectionViewLayout.collectionViewContentSize.height == 14_990)
  }

  @Test func `measured sizes stay with their items over updates`() {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.estimatedItemSize = CGSize(width: 300, height: 40)
    let source = SelfSizing([100, 100])
    let view = makeCollection(source, layout: flow)
    view.layoutIfNeeded()
    view.contentOffset.y = 2_000
    view.layoutIfNeeded()
    #expect(frame(view, [0, 0])?.height == 60)
    source.counts = [101, 100]
    view.insertItems(at: [[0, 0]])
    #expect(frame(view, [0, 0])?.height == 40 && frame(view, [0, 1])?.height == 60)
    source.counts = [100, 100]
    view.deleteItems(at: [[0, 0]])
    #expect(frame(view, [0, 0])?.height == 60)
    source.counts = [0, 100, 100]
    view.insertSections([0])
    #expect(frame(view, [1, 0])?.height == 60 && frame(view, [2, 0])?.height == 40)
  }
}
