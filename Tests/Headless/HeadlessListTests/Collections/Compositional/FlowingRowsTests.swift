import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rows of items whose content determines their widths, such as tags.
@MainActor struct FlowingRowsTests {
  /// A cell of 20 points whose number is an index into its width.
  private final class Tag: UICollectionViewCell, NumberedCell {
    static var widths: [CGFloat] = []
    var number = 0 { didSet { width?.constant = Tag.widths[number % Tag.widths.count] } }
    private var width: NSLayoutConstraint?
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = contentView.fill(with: UIView())
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      width = view.widthAnchor.constraint(equalToConstant: 10)
      width?.isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private func tags(
    _ widths: [CGFloat], count: Int? = nil, estimate: CGFloat = 50,
    _ views: NSCollectionLayoutSupplementaryItem...
  ) -> RecordedView {
    Tag.widths = widths
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.est(estimate), .est(20)), supplementaryItems: views)
    return RecordedView(
      section(row(.est(20), .fixed(10), of: cell), insets: [5, 10, 5, 10], spacing: 4),
      [count ?? widths.count], cell: Tag.self)
  }

  @Test func `a row ends where the next item doesn't fit`() {
    // 300 between the insets: 100 + 10 + 190 fit exactly, and a point more doesn't.
    tags([100, 190, 100, 191, 300, 40, 60, 80, 80, 10]).expect(
      "tags",
      """
      content: 320 150; 0.0: 10 5 100 20; 0.1: 120 5 190 20; 0.2: 10 29 100 20;
      0.3: 10 53 191 20; 0.4: 10 77 300 20; 0.5: 10 101 40 20; 0.6: 60 101 60 20;
      0.7: 130 101 80 20; 0.8: 220 101 80 20; 0.9: 10 125 10 20
      """)
  }

  @Test func `narrow items fill a row in which fewer were expected`() {
    tags(Array(repeating: 20, count: 12), estimate: 100).expect(
      "narrow",
      "content: 320 54; 0.9: 280 5 20 20; 0.10: 10 29 20 20; 0.11: 40 29 20 20")
  }

  @Test func `rows that were never in sight are as full as their estimates allow`() {
    // Five of 50 are 290 with the spacing, and two of 140 are, too. At first, twenty rows of five
    // are in sight, which become fifty of two. The other hundred items are in twenty rows of five.
    let view = tags([140], count: 200)
    view.expect("first", "content: 320 1686; 0.2: 10 29 140 20; 0.37: 160 437 140 20")
    for _ in 0..<100 {
      view.view.contentOffset.y += 100
      view.view.layoutIfNeeded()
      for path in view.view.indexPathsForVisibleItems {
        let frame = view.view.layoutAttributesForItem(at: path)?.frame ?? .zero
        #expect(frame.width == 140 && frame.maxX <= 310)
      }
    }
    view.view.contentOffset.y = 0
    view.view.layoutIfNeeded()
    view.expect("all", "0.199: 160 2381 140 20; content: 320 2406")
  }

  /// Returns the frames of items in rows that hold as many as fit.
  private func rows(of widths: [CGFloat]) -> [CGRect] {
    var (x, y): (CGFloat, CGFloat) = (10, 5)
    return widths.map { width in
      if x > 10, x + width > 310 { (x, y) = (10, y + 24) }
      defer { x += width + 10 }
      return CGRect(x: x, y: y, width: width, height: 20)
    }
  }

  @Test(arguments: 0..<8) func `widths by chance fill the rows in order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let widths = (0..<80).map { _ in CGFloat(Int.random(in: 10...300, using: &generator)) }
    let estimate = CGFloat(Int.random(in: 20...200, using: &generator))
    let shown = tags(widths, estimate: estimate)
    let view = shown.view
    // Down until all items were in sight, in steps by chance, and up again.
    while view.contentOffset.y < view.contentSize.height {
      view.contentOffset.y += CGFloat(Int.random(in: 10...300, using: &generator))
      view.layoutIfNeeded()
    }
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    let frames = (0..<80).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
    let isInOrder = frames == rows(of: widths)
    #expect(
      isInOrder && view.contentSize.height == (frames.last?.maxY ?? 0) + 5, "seed \(seed)")
    withExtendedLifetime(shown) {}
  }

  @Test func `badges of items are numbered through all rows`() {
    let view = tags([140, 140, 140, 60, 60, 60], badge("n", .pt(8), .pt(8), at: .top))
    view.expect(
      "badges",
      """
      content: 320 78; 0.2: 10 29 140 20; n 0.0: 76 5 8 8; n 0.1: 226 5 8 8; n 0.2: 76 29 8 8;
      n 0.3: 186 29 8 8; n 0.5: 36 53 8 8
      """)
    #expect(view.view.visibleSupplementaryViews(ofKind: "n").count == 6)
  }

  @Test func `sideways, the last row is as long as its items, though its number is expected`() {
    Tag.widths = [140]
    // Rows of three were expected, and rows of two fit into 320 points. The last of three items is
    // alone in its row, which is as much longer than its items as a row of three expected ones.
    let view = RecordedView(
      section(row(.est(20), of: item(.est(100), .est(20)))), [3], isSideways: true, cell: Tag.self
    ).view
    view.layoutIfNeeded()
    #expect(view.faults("0.1: 140 _ _ _; 0.2: 320 _ _ _; content: 480 _") == [])
  }

  @Test func `columns in rows, and rows in columns, hold what fits, and the next group the rest`() {
    let rows = row(.w(1), .est(20), .fixed(10), of: item(.est(50), .est(20)))
    let outer = column(.est(44), .fixed(4), of: rows, rows)
    Tag.widths = [140, 140, 140, 60, 60]
    RecordedView(section(outer, spacing: 4), [5], cell: Tag.self).expect(
      "nested",
      """
      content: 320 44; 0.0: 0 0 140 20; 0.1: 150 0 140 20; 0.2: 0 24 140 20; 0.3: 150 24 60 20;
      0.4: 220 24 60 20
      """)
    // Two rows of five were expected, and two rows of two fit into each group.
    Tag.widths = [140]
    RecordedView(section(outer, spacing: 4), [9], cell: Tag.self).expect(
      "nested",
      """
      content: 320 116; 0.3: 150 24 140 20; 0.4: 0 48 140 20; 0.7: 150 72 140 20; 0.8: 0 96 140 20
      """)
  }

  @Test func `inserted and deleted items move the others along the rows`() throws {
    Tag.widths = [140, 140, 60, 60, 60]
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.est(20), .fixed(10), of: item(.est(50), .est(20)))))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Tag, Int> { cell, _, number in
      cell.number = number
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    let facts = RecordedView(asking: view)
    show([0, 1, 2, 3, 4])
    facts.expect("first", "content: 320 40; 0.2: 0 20 60 20; 0.4: 140 20 60 20")
    show([0, 2, 3, 4])
    facts.expect("deleted", "content: 320 40; 0.1: 150 0 60 20; 0.2: 220 0 60 20; 0.3: 0 20 60 20")
    show([2, 3, 4, 1, 0])
    facts.expect("moved", "content: 320 40; 0.2: 140 0 60 20; 0.3: 0 20 140 20; 0.4: 150 20 140 20")
    view.frame.size.width = 140
    view.layoutIfNeeded()
    facts.expect("narrow", "content: 140 80; 0.1: 70 0 60 20; 0.2: 0 20 60 20; 0.4: 0 60 140 20")
  }
}
