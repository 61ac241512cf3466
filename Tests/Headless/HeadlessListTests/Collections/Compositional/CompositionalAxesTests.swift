import Recorders
import Testing

@testable import HeadlessUIKit

/// What a compositional layout does along one axis and, sideways, along the other.
@MainActor struct CompositionalAxesTests {
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

  /// Rows of items of 50 x 50 points.
  private func squares(
    _ views: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let section = section(row(.pt(50), .pt(50), of: item(.w(1), .h(1))))
    section.boundarySupplementaryItems = views
    return section
  }

  // MARK: Insets

  @Test func `the margins are above and below the groups of a horizontal layout`() {
    let section = section(
      column(.pt(50), .h(1), of: item(.w(1), .h(0.5))), insets: [1, 2, 3, 4])
    section.contentInsetsReference = .layoutMargins
    let view = shown(section, [4], .horizontal)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 70, bottom: 30, trailing: 80)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(
      view.faults("0.0: 2 21 50 173; 0.1: 2 194 50 173; 0.2: 52 _ _ _; content: 106 400") == [])
  }

  @Test func `the content inset of the view narrows what its layout fills`() {
    for (direction, content) in [
      (UICollectionView.ScrollDirection.vertical, "240 720"), (.horizontal, "480 360"),
    ] {
      let view = shown(section(column(.h(1), of: item(.w(1), .h(1)))), [2], direction)
      view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      view.layoutIfNeeded()
      #expect(view.faults("0.0: 0 0 240 360; content: \(content)") == [])
    }
  }

  @Test(arguments: [
    (UICollectionView.ScrollDirection.vertical, "40 0 200 20", "0 0 300 20"),
    (.horizontal, "0 30 20 320", "0 0 20 400"),
  ])
  func `a header is as wide as its section, between the insets or not`(
    direction: UICollectionView.ScrollDirection, between: String, whole: String
  ) {
    let section = squares([
      direction == .vertical
        ? boundary("view", .w(1), .pt(20), at: .top)
        : boundary("view", .pt(20), .h(1), at: .leading)
    ])
    section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 50, trailing: 60)
    #expect(shown(section, [1], direction).faults("view 0.0: \(between)") == [])
    section.supplementariesFollowContentInsets = false
    #expect(shown(section, [1], direction).faults("view 0.0: \(whole)") == [])
  }

  @Test func `a view of the whole layout is aligned in the width, sideways in the height`() {
    let cases: [(UICollectionView.ScrollDirection, NSRectAlignment, String)] = [
      (.vertical, .top, "120 0"), (.vertical, .topTrailing, "240 0"),
      (.horizontal, .leading, "0 190"), (.horizontal, .bottomLeading, "0 380"),
      (.horizontal, .bottomTrailing, "50 380"),
    ]
    let found = cases.map { direction, alignment, _ in
      let view = shown(squares(), [1], direction) {
        $0.boundarySupplementaryItems = [boundary("view", .pt(60), .pt(20), at: alignment)]
      }
      return view.collectionViewLayout
        .layoutAttributesForSupplementaryView(ofKind: "view", at: [0])?.frame.origin.numbers
    }
    #expect(found == cases.map(\.2))
  }

  // MARK: Groups

  private func spaced(
    _ width: CGFloat, _ height: CGFloat, _ spacing: NSCollectionLayoutEdgeSpacing
  ) -> NSCollectionLayoutSection {
    let group = row(.pt(width), .pt(height), of: item(.w(1), .h(1)))
    group.edgeSpacing = spacing
    return section(group, spacing: 3)
  }

  @Test func `edge spacing is around the groups of a section, and moves them if it is flexible`() {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(7), trailing: .fixed(9), bottom: .fixed(11))
    let column = shown(spaced(100, 50, edges), [2])
    #expect(column.faults("0.0: 5 7 _ _; 0.1: 5 78 _ _; content: _ 139") == [])
    let row = shown(spaced(50, 100, edges), [2], .horizontal)
    #expect(row.faults("0.0: 5 7 _ _; 0.1: 72 7 _ _; content: 131 _") == [])
    let scrolled = spaced(50, 100, edges)
    scrolled.orthogonalScrollingBehavior = .continuous
    #expect(shown(scrolled, [2]).faults("0.0: 5 7 _ _; 0.1: 72 7 _ _") == [])
    let flexible = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .fixed(6), bottom: .fixed(4))
    #expect(shown(spaced(100, 50, flexible), [1]).faults("0.0: 194 _ _ _") == [])
    #expect(shown(spaced(50, 100, flexible), [1], .horizontal).faults("0.0: _ 296 _ _") == [])
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
    #expect(view.faults("0.1: 100 _ 100 _") == [])
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    #expect(
      (layout?.scrollOrthogonally(section: 0, by: 160), view.faults("0.2: 100 _ 100 _")) == (
        true, []
      ))
  }

  // MARK: Pinned views

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `pinned views stay in sight, in their section and apart from its other view`(
    direction: UICollectionView.ScrollDirection
  ) {
    let isVertical = direction == .vertical
    let section = squares([
      boundary("header", .pt(30), .pt(30), at: isVertical ? .top : .leading, pinned: true),
      boundary("footer", .pt(20), .pt(20), at: isVertical ? .bottom : .trailing, pinned: true),
    ])
    let view = shown(section, [20, 20], direction)
    view.frame.size = CGSize(width: 400, height: 400)
    func begins(_ kind: String, _ section: Int, at offsets: CGFloat...) -> [CGFloat?] {
      offsets.map { offset in
        view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        view.layoutIfNeeded()
        let frame = view.layoutAttributesForSupplementaryElement(
          ofKind: kind, at: [section, 0])?.frame
        return isVertical ? frame?.minY : frame?.minX
      }
    }
    // The section of 1,050 points ends with its footer, to which the header keeps.
    #expect(begins("header", 0, at: 0, 170, 990, 1_010) == [0, 170, 990, 1_000])
    #expect(begins("footer", 0, at: 0, 170, 620, 700) == [380, 550, 1_000, 1_030])
    // The next footer keeps to its header.
    #expect(begins("footer", 1, at: 690, 720) == [1_080, 1_100])
  }

  @Test func `no length is negative`() {
    let sizes = [
      size(.pt(-1), .est(-1)), size(.w(-1), .h(-1)), size(.h(-1), .w(-1)), size(.est(-1), .pt(-1)),
    ].map { $0.size(in: CGSize(width: 100, height: 100), measured: nil) }
    #expect(sizes == Array(repeating: .zero, count: 4))
  }

  // MARK: Queries

  @Test func `a section has one view of a kind at its boundaries`() {
    let view = shown(
      squares([
        boundary("header", .pt(30), .pt(30), at: .top),
        boundary("footer", .pt(20), .pt(20), at: .bottom),
      ]), [3, 3])
    let questions: [(String, IndexPath)] = [
      ("header", [0, 0]), ("footer", [1, 0]), ("header", [0, 1]), ("footer", [1, 1]),
      ("header", [2, 0]), ("other", [0, 0]),
    ]
    let found = questions.map { kind, path in
      view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) != nil
    }
    #expect(found == [true, true, false, false, false, false])
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `the handler of visible items gets the offset across the layout`(
    direction: UICollectionView.ScrollDirection
  ) {
    let section = section(row(.pt(100), .pt(100), of: item(.w(1), .h(1))))
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
