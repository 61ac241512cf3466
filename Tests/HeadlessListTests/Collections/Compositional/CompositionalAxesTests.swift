import Recorders
import Testing

@testable import HeadlessUIKit

/// What a compositional layout does along one axis and, sideways, along the other.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CompositionalAxesTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  /// Returns a view of 300 x 400 points.
  private func shown(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    _ direction: UICollectionView.ScrollDirection = .vertical,
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    configure(configuration)
    let view = makeCollection(
      HeaderItems(counts),
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ path: IndexPath) -> CGRect? {
    view.layoutAttributesForItem(at: path)?.frame
  }

  private func frame(_ view: UICollectionView, _ kind: String, _ path: IndexPath) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }

  private func boundary(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ alignment: NSRectAlignment, _ kind: String = "view"
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, height), elementKind: kind, alignment: alignment)
  }

  // MARK: Insets

  @Test func `the margins are above and below the groups of a horizontal layout`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(50), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    section.contentInsetsReference = .layoutMargins
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = shown(section, [4], .horizontal)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 70, bottom: 30, trailing: 80)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frame(view, [0, 0]) == CGRect(x: 2, y: 21, width: 50, height: 173))
    #expect(frame(view, [0, 1]) == CGRect(x: 2, y: 194, width: 50, height: 173))
    #expect(frame(view, [0, 2])?.minX == 52)
    #expect(view.contentSize == CGSize(width: 106, height: 400))
  }

  @Test func `the content inset of the view narrows what its layout fills`() {
    let cell = item(.fractionalWidth(1), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [cell]))
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let view = shown(section, [2], direction)
      view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      view.layoutIfNeeded()
      #expect(frame(view, [0, 0]) == CGRect(x: 0, y: 0, width: 240, height: 360))
      let isVertical = direction == .vertical
      #expect(
        view.contentSize
          == CGSize(width: isVertical ? 240 : 480, height: isVertical ? 720 : 360))
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `a header is as wide as its section, between the insets or not`(
    direction: UICollectionView.ScrollDirection
  ) {
    let isVertical = direction == .vertical
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(50), .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 50, trailing: 60)
    section.boundarySupplementaryItems = [
      isVertical
        ? boundary(.fractionalWidth(1), .absolute(20), .top)
        : boundary(.absolute(20), .fractionalHeight(1), .leading)
    ]
    #expect(
      frame(shown(section, [1], direction), "view", [0, 0])
        == (isVertical
          ? CGRect(x: 40, y: 0, width: 200, height: 20)
          : CGRect(x: 0, y: 30, width: 20, height: 320)))
    section.supplementariesFollowContentInsets = false
    #expect(
      frame(shown(section, [1], direction), "view", [0, 0])
        == (isVertical
          ? CGRect(x: 0, y: 0, width: 300, height: 20)
          : CGRect(x: 0, y: 0, width: 20, height: 400)))
  }

  @Test func `a view of the whole layout is aligned in the width, sideways in the height`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(50), .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    func whole(
      _ direction: UICollectionView.ScrollDirection, _ alignment: NSRectAlignment
    ) -> CGRect? {
      let view = shown(section, [1], direction) {
        $0.boundarySupplementaryItems = [boundary(.absolute(60), .absolute(20), alignment)]
      }
      return view.collectionViewLayout
        .layoutAttributesForSupplementaryView(ofKind: "view", at: [0])?.frame
    }
    #expect(whole(.vertical, .top)?.origin == CGPoint(x: 120, y: 0))
    #expect(whole(.vertical, .topTrailing)?.origin == CGPoint(x: 240, y: 0))
    #expect(whole(.horizontal, .leading)?.origin == CGPoint(x: 0, y: 190))
    #expect(whole(.horizontal, .bottomLeading)?.origin == CGPoint(x: 0, y: 380))
    #expect(whole(.horizontal, .bottomTrailing)?.origin == CGPoint(x: 50, y: 380))
  }

  // MARK: Groups

  private func spaced(
    _ width: CGFloat, _ height: CGFloat, _ spacing: NSCollectionLayoutEdgeSpacing
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(width), .absolute(height)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    group.edgeSpacing = spacing
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    return section
  }

  @Test func `edge spacing is around the groups of a section`() {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(7), trailing: .fixed(9), bottom: .fixed(11))
    let column = shown(spaced(100, 50, edges), [2])
    #expect(frame(column, [0, 0])?.origin == CGPoint(x: 5, y: 7))
    #expect(frame(column, [0, 1])?.origin == CGPoint(x: 5, y: 78))
    #expect(column.contentSize.height == 139)
    let row = shown(spaced(50, 100, edges), [2], .horizontal)
    #expect(frame(row, [0, 0])?.origin == CGPoint(x: 5, y: 7))
    #expect(frame(row, [0, 1])?.origin == CGPoint(x: 72, y: 7))
    #expect(row.contentSize.width == 131)
    let scrolled = spaced(50, 100, edges)
    scrolled.orthogonalScrollingBehavior = .continuous
    let view = shown(scrolled, [2])
    #expect(frame(view, [0, 0])?.origin == CGPoint(x: 5, y: 7))
    #expect(frame(view, [0, 1])?.origin == CGPoint(x: 72, y: 7))
  }

  @Test func `flexible spacing on one side moves a section's groups to the other`() {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .fixed(6), bottom: .fixed(4))
    #expect(frame(shown(spaced(100, 50, edges), [1]), [0, 0])?.minX == 194)
    #expect(frame(shown(spaced(50, 100, edges), [1], .horizontal), [0, 0])?.minY == 296)
  }

  @Test func `the middle of a centered group is that of its items`() {
    let section = spaced(
      100, 50,
      NSCollectionLayoutEdgeSpacing(
        leading: .fixed(10), top: nil, trailing: .fixed(30), bottom: nil))
    section.interGroupSpacing = 20
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let view = shown(section, [10])
    // The group whose middle is nearest is the second one.
    #expect(frame(view, [0, 1])?.midX == 150)
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    #expect(layout?.scrollOrthogonally(section: 0, by: 160) == true)
    #expect(frame(view, [0, 2])?.midX == 150)
  }

  // MARK: Pinned views

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `pinned views stay in sight, in their section and apart from its other view`(
    direction: UICollectionView.ScrollDirection
  ) {
    let isVertical = direction == .vertical
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(50), .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.boundarySupplementaryItems = [
      boundary(.absolute(30), .absolute(30), isVertical ? .top : .leading, "header"),
      boundary(.absolute(20), .absolute(20), isVertical ? .bottom : .trailing, "footer"),
    ]
    for view in section.boundarySupplementaryItems { view.pinToVisibleBounds = true }
    let view = shown(section, [20, 20], direction)
    view.frame.size = CGSize(width: 400, height: 400)
    func begin(_ kind: String, _ section: Int, at offset: CGFloat) -> CGFloat? {
      view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      view.layoutIfNeeded()
      let frame = frame(view, kind, [section, 0])
      return isVertical ? frame?.minY : frame?.minX
    }
    #expect(begin("header", 0, at: 0) == 0 && begin("footer", 0, at: 0) == 380)
    #expect(begin("header", 0, at: 170) == 170 && begin("footer", 0, at: 170) == 550)
    // The section of 1,050 points ends with its footer, to which the header keeps.
    #expect(begin("header", 0, at: 990) == 990 && begin("header", 0, at: 1_010) == 1_000)
    #expect(begin("footer", 0, at: 620) == 1_000 && begin("footer", 0, at: 700) == 1_030)
    // The next footer keeps to its header.
    #expect(begin("footer", 1, at: 690) == 1_080 && begin("footer", 1, at: 720) == 1_100)
  }

  @Test func `no length is negative`() {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> CGSize
    { self.size(width, height).size(in: CGSize(width: 100, height: 100), measured: nil) }
    #expect(size(.absolute(-1), .estimated(-1)) == .zero)
    #expect(size(.fractionalWidth(-1), .fractionalHeight(-1)) == .zero)
    #expect(size(.fractionalHeight(-1), .fractionalWidth(-1)) == .zero)
    #expect(size(.estimated(-1), .absolute(-1)) == .zero)
  }

  // MARK: Queries

  @Test func `a section has one view of a kind at its boundaries`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(50), .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.boundarySupplementaryItems = [
      boundary(.absolute(30), .absolute(30), .top, "header"),
      boundary(.absolute(20), .absolute(20), .bottom, "footer"),
    ]
    let view = shown(section, [3, 3])
    func has(_ kind: String, _ path: IndexPath) -> Bool {
      view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) != nil
    }
    #expect(has("header", [0, 0]) && has("footer", [1, 0]))
    #expect(!has("header", [0, 1]) && !has("footer", [1, 1]))
    #expect(!has("header", [2, 0]) && !has("other", [0, 0]))
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `the handler of visible items gets the offset across the layout`(
    direction: UICollectionView.ScrollDirection
  ) {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    var offset: CGPoint?
    section.visibleItemsInvalidationHandler = { _, point, _ in offset = point }
    let view = shown(section, [10], direction)
    #expect(offset == .zero)
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    #expect(layout?.scrollOrthogonally(section: 0, by: 40) == true)
    view.layoutIfNeeded()
    #expect(offset == (direction == .vertical ? CGPoint(x: 40, y: 0) : CGPoint(x: 0, y: 40)))
  }
}
