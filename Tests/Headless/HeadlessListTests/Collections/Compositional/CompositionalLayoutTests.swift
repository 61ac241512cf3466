import Recorders
import Testing

@testable import HeadlessUIKit

/// Compositional layouts: the places of items, headers, badges and orthogonal sections.
@MainActor struct CompositionalLayoutTests {
  private func solved(
    _ group: NSCollectionLayoutGroup, limit: Int = 2, measured: [Int: CGSize] = [:]
  ) -> GroupSolver.Solved {
    GroupSolver.solve(group, in: CGSize(width: 300, height: 400), limit: limit) { measured[$0] }
  }

  private func frames(
    _ group: NSCollectionLayoutGroup, limit: Int = 100, measured: [Int: CGSize] = [:]
  ) -> [String] { solved(group, limit: limit, measured: measured).items.map(\.frame.numbers) }

  // MARK: Groups

  /// `cmp-insets-spacing` was recorded: the length less the spacing is divided.
  @Test func `three thirds fill a row, less the spacing between them`() {
    let cell = item(.w(1 / 3), .h(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames(row(.pt(60), of: cell)) == ["2 1 94 56", "102 1 94 56", "202 1 94 56"])
    #expect(
      frames(row(.pt(60), .fixed(10), of: item(.w(1 / 3), .pt(20))))
        == ["0 0 93 20", "103 0 93 20", "206 0 93 20"])
    let counted = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.w(1), .pt(60)), subitem: item(.w(1), .h(1)), count: 3)
    counted.interItemSpacing = .fixed(15)
    #expect(frames(counted) == ["0 0 90 60", "105 0 90 60", "210 0 90 60"])
  }

  @Test func `an estimated length is that of the content and the insets`() {
    let insets = NSDirectionalEdgeInsets(top: 5, leading: 3, bottom: 7, trailing: 4)
    let row = row(.est(10), of: item(.pt(50), .pt(30)))
    let column = column(.est(10), .h(1), of: item(.pt(50), .pt(30)))
    (row.contentInsets, column.contentInsets) = (insets, insets)
    #expect([solved(row), solved(column)].map(\.size.numbers) == ["300 42", "57 400"])
    #expect(solved(row).items.map(\.frame.minY) == [5, 5])
    // The next group begins below the insets.
    let view = collection(section(row), [12])
    #expect(view.faults("0.4: _ 5 _ _; 0.5: _ 47 _ _") == [])
  }

  @Test func `flexible spacing takes what is left over, between items or around them`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.w(1), .pt(60)), repeatingSubitem: item(.pt(50), .pt(20)), count: 3)
    group.interItemSpacing = .flexible(0)
    #expect(frames(group) == ["0 0 50 20", "125 0 50 20", "250 0 50 20"])
    let cell = item(.pt(50), .pt(20))
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let alone = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.w(1), .pt(60)), repeatingSubitem: cell, count: 1)
    #expect(frames(alone) == ["125 20 50 20"])
  }

  @Test func `groups nest, and a closure places items where it likes`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.w(0.5), .h(1)), subitem: item(.w(1), .h(0.5)), count: 2)
    #expect(
      frames(row(.pt(100), of: item(.w(0.5), .h(1)), column))
        == ["0 0 150 100", "150 0 150 50", "150 50 150 50"])
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.w(1), .pt(100))) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 1, width: 3, height: 4))
      ]
    }
    #expect(frames(custom) == ["150 1 3 4"])
  }

  @Test func `an estimated row is as high as the highest of its measured items`() {
    let measured = [1: CGSize(width: 150, height: 80)]
    func pair(_ height: NSCollectionLayoutDimension) -> GroupSolver.Solved {
      solved(
        .horizontal(layoutSize: size(.w(1), .est(44)), subitem: item(.w(1), height), count: 2),
        measured: measured)
    }
    let estimated = pair(.est(44))
    #expect(
      (estimated.size, estimated.items.map(\.frame.height)) == (
        CGSize(width: 300, height: 80), [44, 80]
      ))
    // So are items of a uniform height.
    #expect(
      pair(.uniformAcrossSiblings(estimate: 44)).items.map(\.frame.height) == [80, 80])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.w(0.5), .est(100)), repeatingSubitem: item(.w(1), .est(40)), count: 2)
    let group = row(.est(100), of: item(.w(0.5), .est(40)), column)
    let sizes = [1: CGSize(width: 150, height: 50), 2: CGSize(width: 150, height: 70)]
    #expect(solved(group, limit: 3, measured: sizes).items.map(\.frame.height) == [40, 50, 70])
  }

  // MARK: Sections

  private func collection(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    return laidOut(
      HeaderItems(counts),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
  }

  private func laidOut(
    _ source: any ItemCounts & UICollectionViewDataSource & UICollectionViewDelegate,
    _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    let view = makeCollection(source, layout: layout)
    view.layoutIfNeeded()
    return view
  }

  /// A row of three items.
  private func thirds(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.w(1), height), subitem: item(.w(1), height), count: 3)
  }

  @Test func `groups repeat with spacing inside the section's insets; sections are apart`() {
    let view = collection(
      section(thirds(.pt(50)), insets: [10, 15, 20, 15], spacing: 5), [4, 1]
    ) { $0.interSectionSpacing = 7 }
    #expect(
      view.faults(
        """
        0.0: 15 10 90 50; 0.3: 15 65 90 50; 1.0: 15 152 90 50; 0.4: nil; content: 300 222
        """) == [])
    // Horizontal layouts lay groups side by side.
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.pt(100), .h(1)), subitem: item(.w(1), .h(1)), count: 2)
    let sideways = collection(section(pair), [5]) { $0.scrollDirection = .horizontal }
    #expect(sideways.faults("0.1: 0 200 100 200; 0.4: 200 0 100 200; content: 300 400") == [])
  }

  @Test func `a header is above the insets, a footer below; a pinned one stays in sight`() {
    let view = collection(
      section(
        thirds(.pt(50)), insets: [10, 0, 0, 0],
        boundary("header", .w(1), .pt(30), at: .top, pinned: true),
        boundary("footer", .pt(100), .pt(20), at: .bottomTrailing)), [60, 3])
    #expect(view.faults("0.0: _ 40 _ _; footer 0.0: 200 1040 100 20") == [])
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.faults("shown header 0.0: _ 100 _ _; shown header 1.0: nil") == [])
  }

  @Test func `a view at a side is in the middle of the content, a badge at its item's corner`() {
    let sides = section(
      thirds(.pt(50)), boundary("header", .w(1), .pt(30), at: .top),
      boundary("side", .pt(20), .pt(20), at: .trailing))
    #expect(collection(sides, [6]).faults("side 0.0: 280 70 20 20") == [])
    let corner = badge(
      "badge", .pt(20), .pt(20), at: [.top, .trailing], share: CGPoint(x: 0.5, y: -0.5))
    let view = collection(
      section(row(.pt(100), of: item(.pt(100), .pt(100), corner)), insets: [50, 0, 0, 0]), [3])
    #expect(
      (
        view.faults("badge 0.1: 190 40 20 20"),
        view.visibleSupplementaryViews(ofKind: "badge").count
      ) == ([], 3))
  }

  @Test func `a header of the whole layout comes first`() {
    let view = collection(section(thirds(.pt(50))), [3]) {
      $0.boundarySupplementaryItems = [boundary("whole", .w(1), .pt(30), at: .top)]
    }
    #expect(
      (
        view.faults("0.0: _ 30 _ _; content: _ 80"),
        view.visibleSupplementaryViews(ofKind: "whole").count
      ) == ([], 1))
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "whole") == [[0]])
  }

  /// Items whose boundary views prefer a size of their own.
  private final class Preferring: CollectionRecorder {
    final class View: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size = CGSize(width: 28, height: 36)
        return attributes
      }
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        View.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `views of the whole layout size themselves along an estimated length`(
    direction: UICollectionView.ScrollDirection
  ) {
    let isVertical = direction == .vertical
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    configuration.boundarySupplementaryItems =
      isVertical
      ? [
        boundary("before", .w(1), .est(10), at: .top),
        boundary("after", .w(1), .est(10), at: .bottom),
      ]
      : [
        boundary("before", .est(10), .h(1), at: .leading),
        boundary("after", .est(10), .h(1), at: .trailing),
      ]
    let source = Preferring([2])
    let view = laidOut(
      source,
      UICollectionViewCompositionalLayout(
        section: section(row(.pt(50), .pt(50), of: item(.pt(50), .pt(50)))),
        configuration: configuration))
    /// The size of the content, the place of the first item, and the two views.
    func places() -> [String?] {
      [view.contentSize.numbers, view.layoutAttributesForItem(at: [0, 0])?.frame.origin.numbers]
        + ["before", "after"].map {
          view.visibleSupplementaryViews(ofKind: $0).first?.frame.numbers
        }
    }
    #expect(
      places()
        == (isVertical
          ? ["300 172", "0 36", "0 0 300 36", "0 136 300 36"]
          : ["156 400", "28 0", "0 0 28 400", "128 0 28 400"]))
    source.counts = [3]
    view.insertItems(at: [[0, 0]])
    view.layoutIfNeeded()
    #expect(
      places()
        == (isVertical
          ? ["300 222", "0 36", "0 0 300 36", "0 186 300 36"]
          : ["206 400", "28 0", "0 0 28 400", "178 0 28 400"]))
  }

  @Test func `a background lies behind its section`() {
    final class Background: UICollectionReusableView {}
    let section = section(thirds(.pt(50)))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let view = laidOut(ItemSource([6]), layout)
    let shown = view.subviews.first { $0 is Background }
    #expect((shown?.frame.numbers, view.subviews.first === shown) == ("2 1 294 96", true))
  }

  @Test func `backgrounds are used again, and made ready before`() {
    final class Background: UICollectionReusableView {
      static var made = 0
      static var readied = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        Self.readied += 1
      }
    }
    let section = section(thirds(.pt(50)))
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let view = laidOut(ItemSource(Array(repeating: 6, count: 30)), layout)
    #expect((Background.made, Background.readied) == (4, 0))
    for y in [400, 800] as [CGFloat] {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }
    #expect((Background.made, Background.readied) == (8, 4))
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `a layout finds the groups that touch a rectangle, behind a header and insets`(
    direction: UICollectionView.ScrollDirection
  ) {
    let isVertical = direction == .vertical
    let column =
      isVertical
      ? column(.pt(100), of: item(.w(1), .h(1))) : column(.pt(100), .h(1), of: item(.w(1), .h(1)))
    let header =
      isVertical
      ? boundary("head", .w(1), .pt(30), at: .top) : boundary("head", .pt(30), .h(1), at: .leading)
    let view = collection(section(column, insets: [50, 50, 0, 0], header), [30]) {
      $0.scrollDirection = direction
    }
    func items(_ range: ClosedRange<CGFloat>) -> [Int]? {
      let length = range.upperBound - range.lowerBound
      return view.collectionViewLayout.layoutAttributesForElements(
        in: isVertical
          ? CGRect(x: 0, y: range.lowerBound, width: 300, height: length)
          : CGRect(x: range.lowerBound, y: 0, width: length, height: 400)
      )?.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item).sorted()
    }
    // The first group begins behind 30 points of the header and 50 of the inset.
    let ranges: [ClosedRange<CGFloat>] = [60...79, 60...81, 179...279, 181...281, 181...279]
    #expect(ranges.map(items) == [[], [0], [0, 1], [1, 2], [1]])
  }

  // MARK: Orthogonal sections

  private func orthogonal(
    _ width: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    leading: CGFloat = 0, of cell: NSCollectionLayoutItem
  ) -> NSCollectionLayoutSection {
    let section = section(row(.pt(width), .pt(80), of: cell), insets: [0, leading, 0, 0])
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Scrolls an orthogonal section, and returns whether it is there.
  private func scroll(_ view: UICollectionView, by distance: CGFloat, section: Int = 0) -> Bool {
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    let isScrolled = layout?.scrollOrthogonally(section: section, by: distance)
    view.layoutIfNeeded()
    return isScrolled == true
  }

  @Test func `an orthogonal section lies across and scrolls by itself to a group's edge`() {
    let view = collection(orthogonal(120, .groupPaging, of: item(.w(1), .h(1))), [100, 2])
    #expect(
      (view.contentSize.height, Set(view.indexPathsForVisibleItems)) == (
        160, [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]]
      ))
    #expect(
      (
        scroll(view, by: 130), view.faults("0.1: 0 _ _ _; cell 0.0: nil"),
        scroll(view, by: 1_000_000)
      ) == (true, [], true))
    #expect(
      (view.layoutAttributesForItem(at: [0, 99])?.frame.maxX, scroll(view, by: 1, section: 5)) == (
        300, false
      ))
  }

  @Test func `an orthogonal section shows what it has scrolled into its inset, and moves badges`() {
    let inset = collection(
      orthogonal(100, .continuous, leading: 40, of: item(.w(1), .h(1))), [10])
    #expect((scroll(inset, by: 120), inset.cellForItem(at: [0, 0])?.frame.maxX) == (true, 20))
    let cell = item(.w(1), .h(1), badge("badge", .pt(10), .pt(10), at: [.top, .trailing]))
    let view = collection(orthogonal(100, .continuous, of: cell), [10])
    #expect(
      (scroll(view, by: 120), view.faults("shown badge 0.2: 170 0 10 10; badge 0.2: 170 0 10 10"))
        == (true, []))
  }

  @Test func `an orthogonal section is as high as its cells when all of them are measured`() {
    let section = section(row(.pt(100), .est(90), of: item(.w(1), .est(90))))
    section.orthogonalScrollingBehavior = .continuous
    let view = laidOut(
      SelfSizing([2, 20]), UICollectionViewCompositionalLayout(section: section))
    // The cells of the second section that are out of sight may be as high as their estimate.
    #expect(view.faults("0.1: _ _ _ 60; 1.0: _ 60 _ _; content: _ 150") == [])
  }

  // MARK: Estimates

  /// Rows of 60 points, of which 40 are estimated.
  private func estimated(_ source: SelfSizing) -> UICollectionView {
    makeCollection(
      source,
      layout: UICollectionViewCompositionalLayout(
        section: section(column(.est(40), of: item(.w(1), .est(40))))))
  }

  @Test func `estimated rows are measured as they show, and keep their sizes over updates`() {
    let source = SelfSizing([100])
    let view = estimated(source)
    view.layoutIfNeeded()
    let measured = source.log.count("cell")
    #expect(
      view.faults("0.1: 0 60 300 60; content: 300 \(measured * 60 + (100 - measured) * 40)") == [])
    source.counts = [99]
    view.deleteItems(at: [[0, 0]])
    #expect(
      (view.faults("0.1: _ 60 _ _"), view.contentSize.height >= CGFloat((measured - 1) * 60)) == (
        [], true
      ))
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 0), (.centeredVertically, 170), (.bottom, 340),
  ])
  func `a row is scrolled to its place although the rows around it turn out longer`(
    position: UICollectionView.ScrollPosition, y: CGFloat
  ) {
    let view = estimated(SelfSizing([100]))
    view.layoutIfNeeded()
    view.scrollToItem(at: [0, 50], at: position, animated: false)
    view.layoutIfNeeded()
    #expect(view.faults("cell 0.50: _ _ _ 60; 0.50: _ \(view.contentOffset.y + y) _ _") == [])
  }

  @Test func `scrolling back over unmeasured rows keeps what is on screen, up to the top`() {
    let view = estimated(SelfSizing([1000]))
    view.layoutIfNeeded()
    view.scrollToItem(at: [0, 500], at: .top, animated: false)
    view.layoutIfNeeded()
    for _ in 0..<20 {
      let top = view.indexPathForItem(at: CGPoint(x: 5, y: view.bounds.minY + 1))!
      func place() -> CGFloat {
        view.layoutAttributesForItem(at: top)!.frame.minY - view.bounds.minY
      }
      let old = place()
      view.contentOffset.y -= 10
      view.layoutIfNeeded()
      #expect(abs(place() - old - 10) < 0.01)
    }
    let top = estimated(SelfSizing([100]))
    top.scrollToItem(at: [0, 3], at: .top, animated: false)
    top.layoutIfNeeded()
    top.contentOffset.y = 0
    top.layoutIfNeeded()
    #expect(top.faults("0.3: _ 180 _ _; offset: _ 0") == [])
  }

  @Test(arguments: [false, true])
  func `a row that is inserted at the upper edge moves those below only by its estimate`(
    showsRows: Bool
  ) {
    let source = SelfSizing([100])
    let view = estimated(source)
    view.layoutIfNeeded()
    view.contentOffset.y = 200
    // Otherwise the cells above the edge are still there during the update.
    if showsRows { view.layoutIfNeeded() }
    source.counts = [101]
    view.insertItems(at: [[0, 3]])
    // The new row is measured: it is 60 points high, 20 more than its estimate.
    #expect(view.faults("0.3: 0 180 300 60; 0.4: _ 240 _ _; offset: _ 220") == [])
  }

  @Test func `the last estimated group ends with its items, and so does a row without lengths`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.w(1), .est(100)), repeatingSubitem: item(.w(1), .pt(30)), count: 2)
    #expect(collection(section(column), [3]).contentSize.height == 90)
    for length in [CGFloat(0), 1e-300] {
      let view = collection(section(row(.pt(10), of: item(.pt(length), .pt(10)))), [5])
      #expect(view.collectionViewLayout.collectionViewContentSize.height == 10, "\(length)")
    }
  }

  /// Sections with headers that have heights of their own.
  private final class Headers: CollectionRecorder {
    final class Header: UICollectionReusableView {
      var height: CGFloat = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
      }
    }

    var heights: [CGFloat] = []
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (header as? Header)?.height = heights[indexPath.section]
      return header
    }
  }

  /// Two sections with headers of 40 and 70 points, of which 30 are estimated.
  private func headers(_ counts: [Int]) -> (view: UICollectionView, source: Headers) {
    let source = Headers(counts)
    source.heights = [40, 70]
    let layout = UICollectionViewCompositionalLayout(
      section: section(thirds(.pt(50)), boundary("header", .w(1), .est(30), at: .top)))
    return (laidOut(source, layout), source)
  }

  @Test func `measured headers keep their heights when their sections move, until a reload`() {
    let (view, source) = headers([3, 3])
    #expect(view.faults("0.0: _ 40 _ _; 1.0: _ 160 _ _") == [])
    source.counts = [3, 3, 3]
    source.heights = [55, 40, 70]
    view.insertSections([0])
    #expect(view.faults("0.0: _ 55 _ _; 1.0: _ 145 _ _; 2.0: _ 265 _ _") == [])
    // A reload forgets the heights of headers that are off screen.
    let (long, longSource) = headers([60, 60])
    let changes: [() -> Void] = [
      {}, { long.reloadSections([1]) }, { long.reloadSections([0]) }, { long.reloadData() },
    ]
    let tops = changes.map { change in
      for offset in [0, 500] as [CGFloat] {
        long.contentOffset.y = offset
        long.layoutIfNeeded()
      }
      change()
      return long.layoutAttributesForItem(at: [0, 0])?.frame.minY
    }
    #expect(tops == [40, 40, 30, 30])
    withExtendedLifetime(longSource) {}
  }

  @Test(arguments: [350, 399, 400] as [CGFloat])
  func `a header over the end of the section before is in sight before its own section`(
    height: CGFloat
  ) {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.w(1), .pt(30)), elementKind: "header", alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: -30))
    header.extendsBoundary = false
    let view = collection(section(thirds(.pt(height)), header), [1, 1])
    #expect(view.faults("shown header 1.0: 0 \(height - 30) 300 30") == [])
    #expect((view.cellForItem(at: [1, 0]) != nil) == (height < 400))
  }

  @Test func `a million items cost what is visible`() {
    let view = collection(section(thirds(.pt(50))), [1_000_000])
    let layout = view.collectionViewLayout as! UICollectionViewCompositionalLayout
    #expect((view.visibleCells.count, (24..<200).contains(layout.madeAttributes)) == (24, true))
    layout.madeAttributes = 0
    view.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(
      (view.cellForItem(at: [0, 999_999]) != nil, (24..<400).contains(layout.madeAttributes)) == (
        true, true
      ))
  }

  // MARK: Providers

  @Test func `the provider is asked once a section, and again at another size`() {
    var asked: [String] = []
    let sections = (0..<2).map { _ in section(thirds(.pt(50))) }
    sections[1].orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append("\(index) \(environment.container.contentSize.width)")
      return sections[index]
    }
    let view = laidOut(ItemSource([3, 30]), layout)
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(asked == ["0 300.0", "1 300.0"])
    // It isn't asked when its section scrolls by itself.
    #expect(
      (scroll(view, by: 30, section: 1), view.faults("1.0: -30 _ _ _"), asked.count) == (
        true, [], 2
      ))
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(asked.dropFirst(2) == ["0 200.0", "1 200.0"])
  }

  @Test func `a provider that returns nil raises and shows nothing`() {
    var count: Int?
    let raised = UIKitException.raised {
      let layout = UICollectionViewCompositionalLayout { _, _ in nil }
      count = laidOut(ItemSource([3]), layout).visibleCells.count
    }
    #expect(raised.first?.reason.hasPrefix("Invalid section definition.") == true && count == 0)
  }

  @Test func `the handler of visible items may change their looks`() {
    let section = section(thirds(.pt(50)))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
    }
    let view = collection(section, [3])
    #expect((0..<2).map { view.cellForItem(at: [0, $0])?.alpha } == [0.5, 1])
  }
}
