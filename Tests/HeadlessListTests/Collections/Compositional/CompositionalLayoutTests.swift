import Recorders
import Testing

@testable import HeadlessUIKit

/// Compositional layouts: the places of items, headers, badges and orthogonal sections.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CompositionalLayoutTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func frames(
    _ group: NSCollectionLayoutGroup, limit: Int = 100,
    in container: CGSize = CGSize(width: 300, height: 400), measured: [Int: CGSize] = [:]
  ) -> [CGRect] {
    GroupSolver.solve(group, in: container, limit: limit) { measured[$0] }.items.map(\.frame)
  }

  // MARK: Groups

  @Test func `three thirds fill a row`() {
    let cell = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [cell])
    #expect(
      frames(group) == [
        CGRect(x: 2, y: 1, width: 94, height: 56), CGRect(x: 102, y: 1, width: 94, height: 56),
        CGRect(x: 202, y: 1, width: 94, height: 56),
      ])
  }

  @Test func `an estimated length is that of the content and the insets`() {
    let insets = NSDirectionalEdgeInsets(top: 5, leading: 3, bottom: 7, trailing: 4)
    let container = CGSize(width: 300, height: 400)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(10)),
      subitems: [item(.absolute(50), .absolute(30))])
    row.contentInsets = insets
    let solvedRow = GroupSolver.solve(row, in: container, limit: 2) { _ in nil }
    #expect(solvedRow.size == CGSize(width: 300, height: 42))
    #expect(solvedRow.items.map(\.frame.minY) == [5, 5])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.estimated(10), .fractionalHeight(1)),
      subitems: [item(.absolute(50), .absolute(30))])
    column.contentInsets = insets
    let solvedColumn = GroupSolver.solve(column, in: container, limit: 2) { _ in nil }
    #expect(solvedColumn.size == CGSize(width: 57, height: 400))
    // The next group begins below the insets.
    let view = collection(NSCollectionLayoutSection(group: row), [12])
    #expect(frame(view, [0, 4])?.minY == 5)
    #expect(frame(view, [0, 5])?.minY == 47)
  }

  /// `cmp-insets-spacing` was recorded: the length less the spacing is divided.
  @Test func `three thirds fit with spacing between them`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [item(.fractionalWidth(1 / 3), .absolute(20))])
    group.interItemSpacing = .fixed(10)
    #expect(frames(group).map(\.minX) == [0, 103, 206])
    #expect(frames(group).map(\.width) == [93, 93, 93])
  }

  @Test func `items that share the width make room for the spacing`() {
    let cell = item(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: cell, count: 3)
    group.interItemSpacing = .fixed(15)
    #expect(frames(group).map(\.minX) == [0, 105, 210])
    #expect(frames(group).map(\.width) == [90, 90, 90])
  }

  @Test func `flexible spacing takes what is left over`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      repeatingSubitem: item(.absolute(50), .absolute(20)), count: 3)
    group.interItemSpacing = .flexible(0)
    #expect(frames(group).map(\.minX) == [0, 125, 250])
  }

  @Test func `edge spacing moves an item; flexible spaces center it`() {
    let cell = item(.absolute(50), .absolute(20))
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: cell, count: 1)
    #expect(frames(group) == [CGRect(x: 125, y: 20, width: 50, height: 20)])
  }

  @Test func `groups nest`() {
    let big = item(.fractionalWidth(0.5), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [big, column])
    #expect(
      frames(group) == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 150, y: 50, width: 150, height: 50),
      ])
  }

  @Test func `an estimated row is as high as its highest item`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitem: item(.fractionalWidth(1), .estimated(44)), count: 2)
    let solved = GroupSolver.solve(group, in: CGSize(width: 300, height: 400), limit: 2) {
      $0 == 1 ? CGSize(width: 150, height: 80) : nil
    }
    #expect(solved.size == CGSize(width: 300, height: 80))
    #expect(solved.items.map(\.frame.height) == [44, 80])
  }

  @Test func `a cell of a group inside another has its own measured size`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .estimated(100)),
      repeatingSubitem: item(.fractionalWidth(1), .estimated(40)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(100)),
      subitems: [item(.fractionalWidth(0.5), .estimated(40)), column])
    let measured = [1: CGSize(width: 150, height: 50), 2: CGSize(width: 150, height: 70)]
    #expect(frames(group, limit: 3, measured: measured).map(\.height) == [40, 50, 70])
  }

  @Test func `items of uniform height are as high as the highest`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitem: item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44)), count: 2)
    #expect(
      frames(group, measured: [1: CGSize(width: 150, height: 80)]).map(\.height) == [80, 80])
  }

  @Test func `a closure places items where it likes`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 1, width: 3, height: 4))
      ]
    }
    #expect(frames(group) == [CGRect(x: 150, y: 1, width: 3, height: 4)])
  }

  // MARK: Sections

  private func collection(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let view = makeCollection(HeaderItems(counts), layout: layout)
    view.layoutIfNeeded()
    return view
  }

  private func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), height),
        subitem: item(.fractionalWidth(1), height), count: 3))
  }

  private func frame(_ view: UICollectionView, _ path: IndexPath) -> CGRect? {
    view.layoutAttributesForItem(at: path)?.frame
  }

  @Test func `groups repeat with spacing inside the section's insets; sections are apart`() {
    let section = row(.absolute(50))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
    let view = collection(section, [4, 1]) { $0.interSectionSpacing = 7 }
    #expect(frame(view, [0, 0]) == CGRect(x: 15, y: 10, width: 90, height: 50))
    #expect(frame(view, [0, 3]) == CGRect(x: 15, y: 65, width: 90, height: 50))
    #expect(frame(view, [1, 0]) == CGRect(x: 15, y: 152, width: 90, height: 50))
    #expect(view.contentSize == CGSize(width: 300, height: 222))
    #expect(frame(view, [0, 4]) == nil)
  }

  @Test func `a header is above the insets, a footer below; a pinned one stays in sight`() {
    let section = row(.absolute(50))
    section.contentInsets.top = 10
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer",
      alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let view = collection(section, [60, 3])
    #expect(frame(view, [0, 0])?.minY == 40)
    let bottom = CGFloat(40 + 20 * 50)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "footer", at: [0, 0])?.frame
        == CGRect(x: 200, y: bottom, width: 100, height: 20))
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 100)
    #expect(view.supplementaryView(forElementKind: "header", at: [1, 0]) == nil)
  }

  @Test func `a view at a side is in the middle of the content, below the header`() {
    let section = row(.absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)), elementKind: "side", alignment: .trailing),
    ]
    let view = collection(section, [6])
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "side", at: [0, 0])?.frame
        == CGRect(x: 280, y: 70, width: 20, height: 20))
  }

  @Test func `a badge hangs on its item's corner and moves with it`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [cell]))
    section.contentInsets.top = 50
    let view = collection(section, [3])
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, 1])?.frame
        == CGRect(x: 190, y: 40, width: 20, height: 20))
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 3)
  }

  @Test func `a header of the whole layout comes first`() {
    let view = collection(row(.absolute(50)), [3]) {
      $0.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: self.size(.fractionalWidth(1), .absolute(30)), elementKind: "whole",
          alignment: .top)
      ]
    }
    #expect(frame(view, [0, 0])?.minY == 30)
    #expect(view.visibleSupplementaryViews(ofKind: "whole").count == 1)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "whole") == [[0]])
    #expect(view.contentSize.height == 80)
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
    let length =
      isVertical
      ? size(.fractionalWidth(1), .estimated(10)) : size(.estimated(10), .fractionalHeight(1))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: length, elementKind: "before", alignment: isVertical ? .top : .leading),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: length, elementKind: "after", alignment: isVertical ? .bottom : .trailing),
    ]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(50), .absolute(50)),
      subitems: [item(.absolute(50), .absolute(50))])
    let source = Preferring([2])
    let view = makeCollection(
      source,
      layout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration))
    view.layoutIfNeeded()
    func expectItems(_ count: CGFloat) {
      let (first, end) = isVertical ? (36, 36 + 50 * count) : (28, 28 + 50 * count)
      let origin = frame(view, [0, 0])?.origin
      let before = view.visibleSupplementaryViews(ofKind: "before").first?.frame
      let after = view.visibleSupplementaryViews(ofKind: "after").first?.frame
      if isVertical {
        #expect(origin == CGPoint(x: 0, y: first))
        #expect(before == CGRect(x: 0, y: 0, width: 300, height: 36))
        #expect(after == CGRect(x: 0, y: end, width: 300, height: 36))
        #expect(view.contentSize == CGSize(width: 300, height: end + 36))
      } else {
        #expect(origin == CGPoint(x: first, y: 0))
        #expect(before == CGRect(x: 0, y: 0, width: 28, height: 400))
        #expect(after == CGRect(x: end, y: 0, width: 28, height: 400))
        #expect(view.contentSize == CGSize(width: end + 28, height: 400))
      }
    }
    expectItems(2)
    source.counts = [3]
    view.insertItems(at: [[0, 0]])
    view.layoutIfNeeded()
    expectItems(3)
  }

  @Test func `a background lies behind its section`() {
    final class Background: UICollectionReusableView {}
    let section = row(.absolute(50))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let view = makeCollection(ItemSource([6]), layout: layout)
    view.layoutIfNeeded()
    let shown = view.subviews.first { $0 is Background }
    #expect(shown?.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
    #expect(view.subviews.first === shown)
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
    let section = row(.absolute(50))
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let view = makeCollection(ItemSource(Array(repeating: 6, count: 30)), layout: layout)
    view.layoutIfNeeded()
    #expect(Background.made == 4 && Background.readied == 0)
    for y in [400, 800] as [CGFloat] {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }
    #expect(Background.made == 8 && Background.readied == 4)
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `a layout finds the groups that touch a rectangle, behind a header and insets`(
    direction: UICollectionView.ScrollDirection
  ) {
    let isVertical = direction == .vertical
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: isVertical
          ? size(.fractionalWidth(1), .absolute(100)) : size(.absolute(100), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 50, bottom: 0, trailing: 0)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: isVertical
          ? size(.fractionalWidth(1), .absolute(30)) : size(.absolute(30), .fractionalHeight(1)),
        elementKind: "head", alignment: isVertical ? .top : .leading)
    ]
    let view = collection(section, [30]) { $0.scrollDirection = direction }
    func items(_ range: ClosedRange<CGFloat>) -> [Int]? {
      let length = range.upperBound - range.lowerBound
      return view.collectionViewLayout.layoutAttributesForElements(
        in: isVertical
          ? CGRect(x: 0, y: range.lowerBound, width: 300, height: length)
          : CGRect(x: range.lowerBound, y: 0, width: length, height: 400)
      )?.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item).sorted()
    }
    // The first group begins behind 30 points of the header and 50 of the inset.
    #expect(items(60...79) == [] && items(60...81) == [0])
    #expect(items(179...279) == [0, 1] && items(181...281) == [1, 2])
    #expect(items(181...279) == [1])
  }

  @Test func `an orthogonal section lies across and scrolls by itself to a group's edge`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(120), .absolute(80)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPaging
    let view = collection(section, [100, 2])
    let layout = view.collectionViewLayout as! UICollectionViewCompositionalLayout
    #expect(view.contentSize.height == 160)
    #expect(Set(view.indexPathsForVisibleItems) == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]])
    #expect(layout.scrollOrthogonally(section: 0, by: 130))
    view.layoutIfNeeded()
    #expect(frame(view, [0, 1])?.minX == 0)
    #expect(view.cellForItem(at: [0, 0]) == nil)
    #expect(layout.scrollOrthogonally(section: 0, by: 1_000_000))
    view.layoutIfNeeded()
    #expect(frame(view, [0, 99])?.maxX == 300)
    #expect(!layout.scrollOrthogonally(section: 5, by: 1))
  }

  @Test func `an orthogonal section shows what it has scrolled into its leading inset`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .absolute(80)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.leading = 40
    let view = collection(section, [10])
    let layout = view.collectionViewLayout as! UICollectionViewCompositionalLayout
    #expect(layout.scrollOrthogonally(section: 0, by: 120))
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame.maxX == 20)
  }

  @Test func `a view attached to an item scrolls with its orthogonal section`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(80)), subitems: [cell]))
    section.orthogonalScrollingBehavior = .continuous
    let view = collection(section, [10])
    let layout = view.collectionViewLayout as! UICollectionViewCompositionalLayout
    #expect(layout.scrollOrthogonally(section: 0, by: 120))
    view.layoutIfNeeded()
    let expected = CGRect(x: 170, y: 0, width: 10, height: 10)
    #expect(view.supplementaryView(forElementKind: "badge", at: [0, 2])?.frame == expected)
    let asked = view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, 2])
    #expect(asked?.frame == expected)
  }

  @Test func `an orthogonal section is as high as its cells when all of them are measured`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .estimated(90)),
        subitems: [item(.fractionalWidth(1), .estimated(90))]))
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = makeCollection(SelfSizing([2, 20]), layout: layout)
    view.layoutIfNeeded()
    #expect(frame(view, [0, 1])?.height == 60)
    #expect(frame(view, [1, 0])?.minY == 60)
    // The cells of the second section that are out of sight may be as high as their estimate.
    #expect(view.contentSize.height == 150)
  }

  @Test func `horizontal layouts lay groups side by side`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2))
    let view = collection(section, [5]) { $0.scrollDirection = .horizontal }
    #expect(frame(view, [0, 1]) == CGRect(x: 0, y: 200, width: 100, height: 200))
    #expect(frame(view, [0, 4]) == CGRect(x: 200, y: 0, width: 100, height: 200))
    #expect(view.contentSize == CGSize(width: 300, height: 400))
  }

  @Test func `estimated rows are measured as they show, and keep their sizes over updates`() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(40)),
          subitems: [item(.fractionalWidth(1), .estimated(40))])))
    let source = SelfSizing([100])
    let view = makeCollection(source, layout: layout)
    view.layoutIfNeeded()
    #expect(frame(view, [0, 1]) == CGRect(x: 0, y: 60, width: 300, height: 60))
    let measured = source.log.count("cell")
    #expect(view.contentSize.height == CGFloat(measured * 60 + (100 - measured) * 40))
    source.counts = [99]
    view.deleteItems(at: [[0, 0]])
    #expect(frame(view, [0, 1])?.minY == 60)
    #expect(view.contentSize.height >= CGFloat((measured - 1) * 60))
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 0), (.centeredVertically, 170), (.bottom, 340),
  ])
  func `a row is scrolled to its place although the rows around it turn out longer`(
    position: UICollectionView.ScrollPosition, y: CGFloat
  ) {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(40)),
          subitems: [item(.fractionalWidth(1), .estimated(40))])))
    let view = makeCollection(SelfSizing([100]), layout: layout)
    view.layoutIfNeeded()
    view.scrollToItem(at: [0, 50], at: position, animated: false)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 50])?.frame.height == 60)
    #expect(frame(view, [0, 50]).map { $0.minY - view.contentOffset.y } == y)
  }

  @Test func `scrolling back over rows that were never measured keeps what is on screen`() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(40)),
          subitems: [item(.fractionalWidth(1), .estimated(40))])))
    let view = makeCollection(SelfSizing([1000]), layout: layout)
    view.layoutIfNeeded()
    view.scrollToItem(at: [0, 500], at: .top, animated: false)
    view.layoutIfNeeded()
    for _ in 0..<20 {
      let top = view.indexPathForItem(at: CGPoint(x: 5, y: view.bounds.minY + 1))!
      let old = frame(view, top)!.minY - view.bounds.minY
      view.contentOffset.y -= 10
      view.layoutIfNeeded()
      let new = frame(view, top)!.minY - view.bounds.minY
      #expect(abs(new - old - 10) < 0.01)
    }
  }

  @Test(arguments: [false, true])
  func `a row that is inserted at the upper edge moves those below only by its estimate`(
    showsRows: Bool
  ) {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(40)),
          subitems: [item(.fractionalWidth(1), .estimated(40))])))
    let source = SelfSizing([100])
    let view = makeCollection(source, layout: layout)
    view.layoutIfNeeded()
    view.contentOffset.y = 200
    // Otherwise the cells above the edge are still there during the update.
    if showsRows { view.layoutIfNeeded() }
    source.counts = [101]
    view.insertItems(at: [[0, 3]])
    // The new row is measured: it is 60 points high, 20 more than its estimate.
    #expect(frame(view, [0, 3]) == CGRect(x: 0, y: 180, width: 300, height: 60))
    #expect(frame(view, [0, 4])?.minY == 240)
    #expect(view.contentOffset.y == 220)
  }

  @Test func `at the top, rows that turn out longer don't scroll the first one away`() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(40)),
          subitems: [item(.fractionalWidth(1), .estimated(40))])))
    let view = makeCollection(SelfSizing([100]), layout: layout)
    view.scrollToItem(at: [0, 3], at: .top, animated: false)
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(frame(view, [0, 3])?.minY == 180)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `the last of estimated groups is as long as its items`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)),
      repeatingSubitem: item(.fractionalWidth(1), .absolute(30)), count: 2)
    let view = collection(NSCollectionLayoutSection(group: column), [3])
    #expect(view.contentSize.height == 90)
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

  @Test func `measured headers keep their heights when their sections move`() {
    let section = row(.absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "header",
        alignment: .top)
    ]
    let source = Headers([3, 3])
    source.heights = [40, 70]
    let view = makeCollection(
      source, layout: UICollectionViewCompositionalLayout(section: section))
    view.layoutIfNeeded()
    #expect((0..<2).map { frame(view, [$0, 0])?.minY } == [40, 160])
    source.counts = [3, 3, 3]
    source.heights = [55, 40, 70]
    view.insertSections([0])
    #expect((0..<3).map { frame(view, [$0, 0])?.minY } == [55, 145, 265])
  }

  @Test func `a reload forgets the heights of headers that are off screen`() {
    let section = row(.absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "header",
        alignment: .top)
    ]
    let source = Headers([60, 60])
    source.heights = [40, 70]
    let view = makeCollection(
      source, layout: UICollectionViewCompositionalLayout(section: section))
    func top(after change: () -> Void) -> CGFloat? {
      view.contentOffset.y = 0
      view.layoutIfNeeded()
      view.contentOffset.y = 500
      view.layoutIfNeeded()
      change()
      return frame(view, [0, 0])?.minY
    }
    #expect(top {} == 40)
    #expect(top { view.reloadSections([1]) } == 40)
    #expect(top { view.reloadSections([0]) } == 30)
    #expect(top { view.reloadData() } == 30)
  }

  @Test(arguments: [350, 399, 400] as [CGFloat])
  func `a header over the end of the section before is in sight before its own section`(
    height: CGFloat
  ) {
    let section = row(.absolute(height))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
      alignment: .top, absoluteOffset: CGPoint(x: 0, y: -30))
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let view = collection(section, [1, 1])
    let shown = view.supplementaryView(forElementKind: "header", at: [1, 0])
    #expect(shown?.frame == CGRect(x: 0, y: height - 30, width: 300, height: 30))
    #expect((view.cellForItem(at: [1, 0]) != nil) == (height < 400))
  }

  @Test func `a million items cost what is visible`() {
    let view = collection(row(.absolute(50)), [1_000_000])
    let layout = view.collectionViewLayout as! UICollectionViewCompositionalLayout
    #expect(view.visibleCells.count == 24)
    #expect((24..<200).contains(layout.madeAttributes))
    layout.madeAttributes = 0
    view.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 999_999]) != nil)
    #expect((24..<400).contains(layout.madeAttributes))
  }

  @Test func `the provider is asked once a section, and again at another size`() {
    var asked: [Int] = []
    let section = row(.absolute(50))
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      #expect(environment.container.contentSize.width > 0)
      return section
    }
    let view = makeCollection(ItemSource([3, 3]), layout: layout)
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(asked == [0, 1])
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(asked == [0, 1, 0, 1])
  }

  @Test func `the provider isn't asked when its section scrolls by itself`() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { [self] _, _ in
      asked += 1
      let section = row(.absolute(50))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let view = makeCollection(ItemSource([30]), layout: layout)
    view.layoutIfNeeded()
    #expect(asked == 1)
    #expect(layout.scrollOrthogonally(section: 0, by: 30))
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.minX == -30)
    #expect(asked == 1)
  }

  @Test func `a provider that returns nil raises and shows nothing`() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let raised = UIKitException.raised {
      let view = makeCollection(ItemSource([3]), layout: layout)
      view.layoutIfNeeded()
      #expect(view.visibleCells.isEmpty)
    }
    #expect(raised.first?.reason.hasPrefix("Invalid section definition.") == true)
  }

  @Test func `the handler of visible items may change their looks`() {
    let section = row(.absolute(50))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
    }
    let view = collection(section, [3])
    #expect(view.cellForItem(at: [0, 0])?.alpha == 0.5)
    #expect(view.cellForItem(at: [0, 1])?.alpha == 1)
  }

  @Test(arguments: [CGFloat.nan, 1e-300])
  func `a row of items without a length ends`(length: CGFloat) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)),
      subitems: [item(.absolute(length), .absolute(10))])
    let view = collection(NSCollectionLayoutSection(group: group), [5])
    #expect(view.collectionViewLayout.collectionViewContentSize.height == 10)
  }
}
