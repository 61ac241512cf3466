import HeadlessUIKit
import Recorders
import Testing

/// What the delegate of a flow layout gives each section, views that are pinned along either axis,
/// and sizes that stay with their items.
@MainActor struct FlowSectionsTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

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
    #expect(
      view.faults(
        """
        Header 0.0: 0 0 300 20; 0.1: 62.5 20 50 50; 0.5: _ 80 _ _; Footer 0.0: 0 130 300 30
        """) == [])
    // Two items of 40 points at the ends of the 270 points between the insets.
    #expect(
      view.faults(
        """
        Header 1.0: 0 160 300 25; 1.0: 10 190 40 30; 1.1: 240 190 40 30; 1.2: 10 235 40 30;
        Footer 1.0: 0 272 300 35; content: 300 307
        """) == [])
    // A section has one header and one footer.
    let questions: [(String, IndexPath)] = [
      (header, [0, 0]), (footer, [1, 0]), (header, [0, 1]), (footer, [1, 1]), (header, [2, 0]),
      ("other", [0, 0]),
    ]
    let found = questions.map { kind, path in
      view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) != nil
    }
    #expect(found == [true, true, false, false, false, false])
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
    #expect(view.faults("0.0: 2 21 _ _; 0.4: _ 317 _ 50") == [])
    #expect(view.collectionViewLayout.collectionViewContentSize.width == 116)
    flow.scrollDirection = .vertical
    view.layoutMargins = UIEdgeInsets(top: 20, left: 7, bottom: 30, right: 9)
    flow.invalidateLayout()
    #expect(view.faults("0.0: 9 1 _ _; 0.3: 237 _ 50 _") == [])
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
    func begins(_ kind: String, _ section: Int, at offsets: CGFloat...) -> [CGFloat?] {
      offsets.map { offset in
        view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        view.layoutIfNeeded()
        let frame = view.layoutAttributesForSupplementaryElement(
          ofKind: kind, at: [section, 0])?.frame
        #expect((isVertical ? frame?.width : frame?.height) == 300)
        return isVertical ? frame?.minY : frame?.minX
      }
    }
    // The section of 1,050 points ends with its footer, to which the header keeps above.
    #expect(begins(header, 0, at: 0, 170, 990, 1_010) == [0, 170, 990, 1_000])
    #expect(begins(footer, 0, at: 0, 170, 740, 900) == [280, 450, 1_020, 1_030])
    // The next footer keeps below its header.
    #expect(begins(footer, 1, at: 760, 820) == [1_080, 1_100])
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
    #expect(view.faults("0.0: _ _ _ 60") == [])
    source.counts = [101, 100]
    view.insertItems(at: [[0, 0]])
    #expect(view.faults("0.0: _ _ _ 40; 0.1: _ _ _ 60") == [])
    source.counts = [100, 100]
    view.deleteItems(at: [[0, 0]])
    #expect(view.faults("0.0: _ _ _ 60") == [])
    source.counts = [0, 100, 100]
    view.insertSections([0])
    #expect(view.faults("1.0: _ _ _ 60; 2.0: _ _ _ 40") == [])
  }
}
