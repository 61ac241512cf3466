import Recorders
import Testing

@testable import HeadlessUIKit

/// The options of compositional layouts, their sections, groups and items.
@MainActor struct CompositionalOptionsTests {
  private func solved(
    _ group: NSCollectionLayoutGroup, limit: Int = 2, measured: [Int: CGSize] = [:]
  ) -> GroupSolver.Solved {
    GroupSolver.solve(group, in: CGSize(width: 300, height: 400), limit: limit) { measured[$0] }
  }

  private func frames(
    _ group: NSCollectionLayoutGroup, limit: Int = 2, measured: [Int: CGSize] = [:]
  ) -> [String] { solved(group, limit: limit, measured: measured).items.map(\.frame.numbers) }

  private func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat)
    -> NSDirectionalEdgeInsets
  { NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }

  // MARK: Items

  @Test func `lengths are points, fractions of the width or height, or those of the widest`() {
    let lengths: [(NSCollectionLayoutDimension, NSCollectionLayoutDimension)] = [
      (.pt(30), .pt(40)), (.w(0.75), .h(0.25)), (.h(0.75), .w(0.25)), (.est(30), .est(40)),
    ]
    let sizes = lengths.map { width, height in
      solved(row(.pt(200), .pt(100), of: item(width, height))).items.first?.frame.size.numbers
    }
    #expect(sizes == ["30 40", "150 25", "75 50", "30 40"])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.est(44), .pt(100)),
      repeatingSubitem: item(.uniformAcrossSiblings(estimate: 44), .pt(20)), count: 2)
    let measured = [1: CGSize(width: 80, height: 20)]
    #expect(solved(group, measured: measured).items.map(\.frame.width) == [80, 80])
  }

  @Test func `insets leave nothing of what they are larger than, and don't count for estimates`() {
    let cell = item(.pt(50), .pt(20))
    let group = row(.pt(100), .pt(40), of: cell)
    let found = [insets(15, 30, 5, 30), insets(1, 20, 2, 30), insets(1, 20, 2, 29)].map {
      cell.contentInsets = $0
      return frames(group).first
    }
    #expect(found == ["30 15 0 0", "20 1 0 17", "20 1 1 17"])
    let narrow = column(.pt(100), .pt(40), of: item(.w(1), .h(1)))
    narrow.contentInsets = insets(30, 60, 30, 60)
    #expect(solved(narrow).items.first?.frame.size == .zero)
    // They don't count along an axis whose length is estimated.
    let lengths: [(NSCollectionLayoutDimension, NSCollectionLayoutDimension)] = [
      (.pt(50), .pt(40)), (.pt(50), .est(40)), (.est(50), .pt(40)),
    ]
    let estimated = lengths.map { width, height in
      let cell = item(width, height)
      cell.contentInsets = insets(1, 2, 3, 4)
      return frames(
        .horizontal(layoutSize: size(.pt(300), .pt(100)), repeatingSubitem: cell, count: 1),
        limit: 100
      ).first
    }
    #expect(estimated == ["2 1 44 36", "2 0 44 40", "0 1 50 36"])
  }

  @Test func `the description of a group has the frames of its items in a small container`() {
    let group = row(.pt(40), of: item(.pt(50), .pt(20)), item(.w(0.25), .pt(30)))
    let lines = group.visualDescription().split(separator: "\n")
    #expect(
      lines.prefix(2) == ["item (0.0, 0.0, 50.0, 20.0)", "item (50.0, 0.0, 25.0, 30.0)"])
  }

  // MARK: Spacing

  @Test func `edge spacing is around the items of a row and of a column`() {
    let cell = item(.pt(50), .pt(20))
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(7), trailing: .fixed(9), bottom: .fixed(11))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.pt(300), .est(10)), repeatingSubitem: cell, count: 2)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.est(10), .pt(300)), repeatingSubitem: cell, count: 2)
    #expect(
      (frames(row), frames(column)) == (["5 7 50 20", "69 7 50 20"], ["5 7 50 20", "5 45 50 20"]))
    #expect((solved(row).size.height, solved(column).size.width) == (38, 64))
  }

  @Test func `flexible spacing moves items, and each has its share of it`() {
    let cell = item(.pt(50), .pt(20))
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(3), top: .flexible(0), trailing: .fixed(6), bottom: .fixed(4))
    let alone = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.pt(300), .pt(60)), repeatingSubitem: cell, count: 1)
    #expect(frames(alone) == ["244 36 50 20"])
    let items = [item(.pt(100), .pt(20)), item(.pt(70), .pt(20))]
    for item in items {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    }
    let both = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.pt(300), .pt(60)), subitems: items)
    #expect(frames(both) == ["65 0 100 20", "230 0 70 20"])
    // It has a minimum.
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.est(100), .pt(60)), repeatingSubitem: item(.pt(50), .pt(20)), count: 2)
    pair.interItemSpacing = .flexible(13)
    #expect((frames(pair), solved(pair).size.width) == (["0 0 50 20", "63 0 50 20"], 113))
    pair.interItemSpacing = nil
    #expect(frames(pair) == ["0 0 50 20", "50 0 50 20"])
    // Only the items with flexible spacing have a share of it. Five items of 270 points fit; the
    // second and the fourth share the other 30.
    let usual = item(.pt(50), .pt(20))
    let flexible = item(.pt(60), .pt(20))
    flexible.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let row = solved(row(.pt(300), .pt(60), of: usual, flexible), limit: 100)
    #expect(row.items.map(\.frame.minX) == [0, 65, 125, 190, 250])
    flexible.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .flexible(0), bottom: .flexible(0))
    let column = solved(column(.pt(100), .pt(110), of: usual, flexible), limit: 100)
    #expect(column.items.map(\.frame.minY) == [0, 20, 45, 65, 90])
  }

  @Test func `flexible spacing that is no whole number of pixels moves items to pixels`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.pt(300), .pt(60)), repeatingSubitem: item(.pt(50), .pt(20)), count: 4)
    group.interItemSpacing = .flexible(0)
    let scale = UIScreen.main.scale
    let origins = solved(group, limit: 4).items.map { $0.frame.minX * scale }
    #expect(origins.count == 4 && origins == origins.map { $0.rounded() })
    #expect(abs((origins.dropFirst().first ?? 0) / scale - 250 / 3) < 1 / scale)
  }

  @Test func `a group has at least one item, and of groups only the last has room for more`() {
    let (own, room) = (item(.pt(50), .pt(20)), size(.pt(300), .pt(60)))
    for count in [-1, 0, 1] {
      var groups: [NSCollectionLayoutGroup] = []
      let raised = UIKitException.raised {
        groups = [
          .horizontal(layoutSize: room, repeatingSubitem: own, count: count),
          .vertical(layoutSize: room, repeatingSubitem: own, count: count),
          .horizontal(layoutSize: room, subitem: own, count: count),
          .vertical(layoutSize: room, subitem: own, count: count),
        ]
      }
      #expect(raised.count == (count < 1 ? 4 : 0))
      #expect(
        groups.map { frames($0) }
          == [["0 0 50 20"], ["0 0 50 20"], ["0 0 300 20"], ["0 0 50 60"]], "\(count)")
    }
    let counts = [0, 5, 6, 7]
    #expect(counts.map { GroupDivision(of: $0, capacity: 3).unfilled } == [nil, 1, nil, 2])
    for (count, unfilled) in [(0, nil), (4, 1), (5, 2)] as [(Int, Int?)] {
      var division = GroupDivision(of: count, capacity: 3)
      division.divide { _ in 2 }
      #expect(division.unfilled == unfilled && division.count == (count + 1) / 2)
    }
  }

  @Test func `a view is attached to an item or to a group by its anchors`() {
    typealias Anchor = NSCollectionLayoutAnchor
    func place(_ container: Anchor, _ own: Anchor? = nil) -> String? {
      let size = size(.pt(20), .pt(10))
      let view =
        own.map {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: container, itemAnchor: $0)
        }
        ?? NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: container)
      return solved(row(.pt(100), .pt(100), of: item(.pt(100), .pt(100), view)))
        .supplementaries.first?.frame.origin.numbers
    }
    let edges: NSDirectionalRectEdge = [.top, .trailing]
    let opposite: NSDirectionalRectEdge = [.bottom, .leading]
    let places = [
      place(Anchor(edges: edges)),
      place(Anchor(edges: edges, absoluteOffset: CGPoint(x: 3, y: 4))),
      place(Anchor(edges: edges, fractionalOffset: CGPoint(x: 0.5, y: -1))),
      place(Anchor(edges: edges), Anchor(edges: opposite)),
      place(
        Anchor(edges: edges), Anchor(edges: opposite, absoluteOffset: CGPoint(x: 1, y: 2))),
    ]
    #expect(places == ["80 0", "83 4", "90 -10", "100 -10", "101 -8"])
  }

  // MARK: Sections

  private func collection(
    _ section: NSCollectionLayoutSection, _ counts: [Int] = [4, 4],
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> (UICollectionView, UICollectionViewCompositionalLayout) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let view = makeCollection(HeaderItems(counts), layout: layout)
    view.layoutIfNeeded()
    return (view, layout)
  }

  /// A section of two columns, whose rows are 50 points high.
  private func rows() -> NSCollectionLayoutSection {
    section(row(.pt(50), of: item(.w(0.5), .h(1))))
  }

  private func header(_ kind: String = "header") -> NSCollectionLayoutBoundarySupplementaryItem {
    boundary(kind, .w(1), .pt(20), at: .top)
  }

  @Test func `margins are added to the insets that refer to them, and the content is within both`()
  {
    let section = rows()
    let margins = insets(1, 20, 1, 40)
    func begin(_ reference: UIContentInsetsReference) -> CGFloat? {
      let (view, layout) = collection(section) { $0.contentInsetsReference = reference }
      view.directionalLayoutMargins = margins
      layout.invalidateLayout()
      return view.layoutAttributesForItem(at: [0, 0])?.frame.minX
    }
    var found = [begin(.automatic), begin(.layoutMargins)]
    section.contentInsetsReference = .layoutMargins
    section.contentInsets.leading = 3
    found.append(begin(.automatic))
    section.contentInsetsReference = .none
    found.append(begin(.layoutMargins))
    #expect(found == [0, 20, 23, 3])
    let environment = LayoutEnvironment(
      size: CGSize(width: 100, height: 200), insets: insets(1, 20, 3, 40), traits: .current)
    #expect(
      [environment.contentSize, environment.effectiveContentSize].map(\.numbers)
        == ["100 200", "40 196"])
    #expect(environment.effectiveContentInsets == environment.contentInsets)
  }

  @Test func `a header follows the insets, or not, and extends its section, or lies in it`() {
    let section = rows()
    let header = header()
    section.contentInsets = insets(0, 30, 0, 50)
    section.boundarySupplementaryItems = [header]
    #expect(collection(section).0.faults("header 0.0: _ _ 220 _; 0.0: _ 20 _ _") == [])
    section.supplementariesFollowContentInsets = false
    header.extendsBoundary = false
    #expect(collection(section).0.faults("header 0.0: _ _ 300 _; 0.0: _ 0 _ _") == [])
  }

  @Test func `sideways, an offset adds what sticks out to the left or to the right`() {
    let section = section(column(.pt(100), .h(1), of: item(.w(1), .h(1))))
    func faults(_ alignment: NSRectAlignment, _ facts: String) -> [String] {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.pt(30), .pt(60)), elementKind: "side", alignment: alignment,
          absoluteOffset: CGPoint(x: 7, y: 3))
      ]
      return collection(section, [2]) { $0.scrollDirection = .horizontal }.0.faults(facts)
    }
    #expect(
      faults(.leading, "0.0: 23 _ _ _; side 0.0: 0 173 30 60; content: 223 _") == [])
    #expect(
      faults(.trailing, "0.0: 0 _ _ _; side 0.0: 207 173 30 60; content: 237 _") == [])
  }

  @Test func `each view has the z-index that it was given`() {
    let section = NSCollectionLayoutSection(
      group: .custom(layoutSize: size(.w(1), .pt(50))) { _ in
        [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 0, y: 0, width: 50, height: 50), zIndex: 5)
        ]
      })
    let (top, whole) = (header(), header("whole"))
    (top.zIndex, whole.zIndex) = (7, 8)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.zIndex = -3
    section.boundarySupplementaryItems = [top]
    /// The z-indexes of the item, the header, the layout's own view and the background.
    func zIndexes() -> [Int?] {
      let (view, layout) = collection(section) { $0.boundarySupplementaryItems = [whole] }
      return withExtendedLifetime(view) {
        [
          layout.layoutAttributesForItem(at: [0, 0]),
          layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0]),
          layout.layoutAttributesForSupplementaryView(ofKind: "whole", at: [0]),
          layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0]),
        ].map { $0?.zIndex }
      }
    }
    #expect(zIndexes() == [5, 7, 8, nil])
    section.decorationItems = [background]
    (top.pinToVisibleBounds, whole.pinToVisibleBounds) = (true, true)
    #expect(zIndexes() == [5, 1_000_000_007, 1_000_000_008, -3])
  }

  @Test func `a pinned view of the whole layout stays in sight`() {
    let whole = header("whole")
    let (view, layout) = collection(rows(), [100]) { $0.boundarySupplementaryItems = [whole] }
    func top(at offset: CGFloat) -> CGFloat? {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      return view.supplementaryView(forElementKind: "whole", at: [0])?.frame.minY
    }
    #expect([0, 100].map(top) == [0, nil])
    whole.pinToVisibleBounds = true
    layout.invalidateLayout()
    #expect([100, 150].map(top) == [100, 150])
  }

  @Test func `scrolling calls the handler of visible items again`() {
    let section = rows()
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.y) }
    let (view, _) = collection(section, [100])
    offsets = []
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(offsets.last == 30)
  }

  @Test func `a reload forgets the sizes of cells that are off screen`() {
    let layout = UICollectionViewCompositionalLayout(
      section: section(column(.est(40), of: item(.w(1), .est(40)))))
    let view = makeCollection(SelfSizing([100]), layout: layout)
    view.layoutIfNeeded()
    let height = view.contentSize.height
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    #expect(view.contentSize.height > height)
    view.contentOffset.y = 0
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == height)
  }

  // MARK: Copies

  @Test func `a copy of a section has all its values`() throws {
    let section = rows()
    section.interGroupSpacing = 5
    section.contentInsets.leading = 6
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .none
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = .paging
    section.boundarySupplementaryItems = [header()]
    section.decorationItems = [.background(elementKind: "back")]
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy !== section && copy.visibleItemsInvalidationHandler != nil)
    #expect((copy.interGroupSpacing, copy.contentInsets.leading) == (5, 6))
    #expect(
      [copy.contentInsetsReference, copy.supplementaryContentInsetsReference]
        == [.layoutMargins, .none])
    #expect(
      (copy.supplementariesFollowContentInsets, copy.orthogonalScrollingBehavior) == (
        false, .paging
      ))
    #expect(copy.boundarySupplementaryItems == section.boundarySupplementaryItems)
    #expect(copy.decorationItems == section.decorationItems)
    // A copy of a list's section is one of that list.
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain),
        layoutEnvironment: environment
      ).copy() as? NSCollectionLayoutSection
    }
    let view = makeCollection(ItemSource([2]), layout: layout)
    view.layoutIfNeeded()
    #expect(view.separator(at: [0, 0]) != nil)
  }

  @Test func `a layout has a copy of its new configuration, and lays out again`() throws {
    let (view, layout) = collection(rows(), [2, 2])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 30
    configuration.scrollDirection = .vertical
    configuration.contentInsetsReference = .layoutMargins
    configuration.boundarySupplementaryItems = [header("whole")]
    view.directionalLayoutMargins.leading = 20
    layout.configuration = configuration
    view.layoutIfNeeded()
    #expect(
      (view.faults("1.0: 20 100 _ _"), layout.configuration.contentInsetsReference) == (
        [], .layoutMargins
      ))
    configuration.interSectionSpacing = 90
    layout.invalidateLayout()
    #expect(view.faults("1.0: _ 100 _ _") == [])
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    #expect(layout.configuration.scrollDirection == .horizontal)
  }

  // MARK: Shares

  private let badges = [badge("badge", .pt(10), .pt(10), at: [.top, .trailing])]

  /// The frames of a group's items, and the places of its badges.
  private func all(_ group: NSCollectionLayoutGroup) -> [[String]] {
    let solved = solved(group, limit: 100)
    return [
      solved.items.map(\.frame.numbers), solved.supplementaries.map(\.frame.origin.numbers),
    ]
  }

  @Test func `what shares a group keeps its insets, its spacing and its badges`() {
    let cell = item(.w(1), .h(1), badges[0])
    cell.contentInsets = insets(1, 4, 2, 3)
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(6), top: .fixed(5), trailing: nil, bottom: nil)
    #expect(
      all(.horizontal(layoutSize: size(.pt(200), .pt(80)), subitem: cell, count: 2))
        == [["10 6 93 77", "116 6 93 77"], ["93 6", "199 6"]])
    #expect(
      all(.vertical(layoutSize: size(.pt(80), .pt(200)), subitem: cell, count: 2))
        == [["10 6 73 97", "10 111 73 97"], ["73 6", "73 111"]])
    // So does a group.
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.w(1), .h(1)), repeatingSubitem: item(.w(1), .pt(20)), count: 2)
    column.interItemSpacing = .fixed(10)
    column.contentInsets = insets(2, 4, 0, 0)
    column.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(6), top: nil, trailing: nil, bottom: nil)
    column.supplementaryItems = badges
    #expect(
      all(.horizontal(layoutSize: size(.pt(300), .pt(100)), subitem: column, count: 2)) == [
        ["10 2 146 20", "10 32 146 20", "166 2 146 20", "166 32 146 20"], ["146 0", "302 0"],
      ])
  }
}
