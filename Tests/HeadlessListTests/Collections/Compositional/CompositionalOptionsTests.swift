import Recorders
import Testing

@testable import HeadlessUIKit

/// The options of compositional layouts, their sections, groups and items.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CompositionalOptionsTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func solved(_ group: NSCollectionLayoutGroup, measured: [Int: CGSize] = [:])
    -> GroupSolver.Solved
  {
    GroupSolver.solve(group, in: CGSize(width: 300, height: 400), limit: 2) { measured[$0] }
  }

  private func frames(_ group: NSCollectionLayoutGroup, measured: [Int: CGSize] = [:]) -> [CGRect] {
    solved(group, measured: measured).items.map(\.frame)
  }

  // MARK: Items

  @Test func `lengths are points or fractions of the width or the height`() {
    func frame(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> CGSize?
    {
      frames(
        .horizontal(
          layoutSize: size(.absolute(200), .absolute(100)), subitems: [item(width, height)])
      ).first?.size
    }
    #expect(frame(.absolute(30), .absolute(40)) == CGSize(width: 30, height: 40))
    #expect(
      frame(.fractionalWidth(0.75), .fractionalHeight(0.25)) == CGSize(width: 150, height: 25))
    #expect(frame(.fractionalHeight(0.75), .fractionalWidth(0.25)) == CGSize(width: 75, height: 50))
    #expect(frame(.estimated(30), .estimated(40)) == CGSize(width: 30, height: 40))
  }

  @Test func `items of uniform width are as wide as the widest`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.estimated(44), .absolute(100)),
      repeatingSubitem: item(.uniformAcrossSiblings(estimate: 44), .absolute(20)), count: 2)
    let measured = [1: CGSize(width: 80, height: 20)]
    #expect(frames(group, measured: measured).map(\.width) == [80, 80])
  }

  @Test func `insets that are larger than an item or a group leave nothing of it`() {
    let cell = item(.absolute(50), .absolute(20))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 30, bottom: 5, trailing: 30)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(40)), subitems: [cell])
    #expect(frames(group).first == CGRect(x: 30, y: 15, width: 0, height: 0))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
    #expect(frames(group).first == CGRect(x: 20, y: 1, width: 0, height: 17))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 29)
    #expect(frames(group).first == CGRect(x: 20, y: 1, width: 1, height: 17))
    let narrow = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(40)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    narrow.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 60, bottom: 30, trailing: 60)
    #expect(frames(narrow).first?.size == .zero)
  }

  @Test func `the description of a group has the frames of its items in a small container`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(50), .absolute(20)), item(.fractionalWidth(0.25), .absolute(30))])
    let lines = group.visualDescription().split(separator: "\n")
    #expect(
      lines.prefix(2) == ["item (0.0, 0.0, 50.0, 20.0)", "item (50.0, 0.0, 25.0, 30.0)"])
  }

  private var edges: NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(7), trailing: .fixed(9), bottom: .fixed(11))
  }

  @Test func `edge spacing is around the items of a row`() {
    let cell = item(.absolute(50), .absolute(20))
    cell.edgeSpacing = edges
    let row = solved(
      .horizontal(
        layoutSize: size(.absolute(300), .estimated(10)), repeatingSubitem: cell, count: 2))
    #expect(row.items.map(\.frame.minX) == [5, 69])
    #expect(row.items.map(\.frame.minY) == [7, 7])
    #expect(row.size.height == 38)
  }

  @Test func `edge spacing is around the items of a column`() {
    let cell = item(.absolute(50), .absolute(20))
    cell.edgeSpacing = edges
    let column = solved(
      .vertical(
        layoutSize: size(.estimated(10), .absolute(300)), repeatingSubitem: cell, count: 2))
    #expect(column.items.map(\.frame.minY) == [7, 45])
    #expect(column.items.map(\.frame.minX) == [5, 5])
    #expect(column.size.width == 64)
  }

  @Test func `flexible spacing on one side moves an item to the other`() {
    let cell = item(.absolute(50), .absolute(20))
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(3), top: .flexible(0), trailing: .fixed(6), bottom: .fixed(4))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(60)), repeatingSubitem: cell, count: 1)
    #expect(frames(group).map(\.origin) == [CGPoint(x: 244, y: 36)])
  }

  @Test func `each of a row's items has its share of the flexible spacing`() {
    let items = [item(.absolute(100), .absolute(20)), item(.absolute(70), .absolute(20))]
    for item in items {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(60)), subitems: items)
    #expect(frames(group).map(\.minX) == [65, 230])
  }

  @Test func `flexible spacing that is no whole number of pixels moves items to pixels`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(60)),
      repeatingSubitem: item(.absolute(50), .absolute(20)), count: 4)
    group.interItemSpacing = .flexible(0)
    let scale = UIScreen.main.scale
    let origins = GroupSolver.solve(
      group, in: CGSize(width: 300, height: 400), limit: 4, measured: { _ in nil }
    ).items.map { $0.frame.minX * scale }
    #expect(origins.count == 4 && origins.allSatisfy { $0 == $0.rounded() })
    #expect(abs((origins.dropFirst().first ?? 0) / scale - 250 / 3) < 1 / scale)
  }

  @Test(arguments: [-1, 0, 1]) func `a group has at least one item`(count: Int) {
    let (own, room) = (item(.absolute(50), .absolute(20)), size(.absolute(300), .absolute(60)))
    let groups: [NSCollectionLayoutGroup] = [
      .horizontal(layoutSize: room, repeatingSubitem: own, count: count),
      .vertical(layoutSize: room, repeatingSubitem: own, count: count),
      .horizontal(layoutSize: room, subitem: own, count: count),
      .vertical(layoutSize: room, subitem: own, count: count),
    ]
    #expect(groups.map { frames($0).count } == [1, 1, 1, 1])
    #expect(frames(groups[0]).first == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(frames(groups[2]).first == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(frames(groups[3]).first == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func `of groups only the last can have room for more items`() {
    for (count, unfilled) in [(0, nil), (5, 1), (6, nil), (7, 2)] as [(Int, Int?)] {
      #expect(GroupDivision(of: count, capacity: 3).unfilled == unfilled)
    }
    for (count, unfilled) in [(0, nil), (4, 1), (5, 2)] as [(Int, Int?)] {
      var division = GroupDivision(of: count, capacity: 3)
      division.divide { _ in 2 }
      #expect(division.unfilled == unfilled && division.count == (count + 1) / 2)
    }
  }

  @Test func `flexible spacing has a minimum`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(100), .absolute(60)),
      repeatingSubitem: item(.absolute(50), .absolute(20)), count: 2)
    group.interItemSpacing = .flexible(13)
    #expect(frames(group).map(\.minX) == [0, 63])
    #expect(solved(group).size.width == 113)
    group.interItemSpacing = nil
    #expect(frames(group).map(\.minX) == [0, 50])
  }

  @Test func `a view is attached to an item or to a group by its anchors`() {
    func frame(_ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor?) -> CGRect? {
      let size = size(.absolute(20), .absolute(10))
      let view =
        own.map {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: container, itemAnchor: $0)
        }
        ?? NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: container)
      let cell = NSCollectionLayoutItem(
        layoutSize: self.size(.absolute(100), .absolute(100)), supplementaryItems: [view])
      return solved(
        .horizontal(layoutSize: self.size(.absolute(100), .absolute(100)), subitems: [cell])
      ).supplementaries.first?.frame
    }
    let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    #expect(frame(corner, nil)?.origin == CGPoint(x: 80, y: 0))
    #expect(
      frame(.init(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: 4)), nil)?.origin
        == CGPoint(x: 83, y: 4))
    #expect(
      frame(.init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -1)), nil)?.origin
        == CGPoint(x: 90, y: -10))
    #expect(frame(corner, .init(edges: [.bottom, .leading]))?.origin == CGPoint(x: 100, y: -10))
    #expect(
      frame(
        corner, .init(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 1, y: 2)))?.origin
        == CGPoint(x: 101, y: -8))
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
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
  }

  private func frame(_ view: UICollectionView, _ path: IndexPath) -> CGRect? {
    view.layoutAttributesForItem(at: path)?.frame
  }

  private func header(_ kind: String = "header", _ alignment: NSRectAlignment = .top)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: kind,
      alignment: alignment)
  }

  @Test func `margins are added to the insets where a section or its layout refers to them`() {
    let section = rows()
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 1, trailing: 40)
    func begin(_ reference: UIContentInsetsReference) -> CGFloat? {
      let (view, layout) = collection(section) { $0.contentInsetsReference = reference }
      view.directionalLayoutMargins = margins
      layout.invalidateLayout()
      return frame(view, [0, 0])?.minX
    }
    #expect(begin(.automatic) == 0 && begin(.layoutMargins) == 20)
    section.contentInsetsReference = .layoutMargins
    section.contentInsets.leading = 3
    #expect(begin(.automatic) == 23)
    section.contentInsetsReference = .none
    #expect(begin(.layoutMargins) == 3)
  }

  @Test func `headers follow the insets, or not`() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 50)
    section.boundarySupplementaryItems = [header()]
    func width() -> CGFloat? {
      collection(section).0
        .layoutAttributesForSupplementaryElement(ofKind: "header", at: [0, 0])?.frame.width
    }
    #expect(width() == 220)
    section.supplementariesFollowContentInsets = false
    #expect(width() == 300)
  }

  @Test func `a header extends its section, or lies in it`() {
    let section = rows()
    let header = header()
    section.boundarySupplementaryItems = [header]
    #expect(frame(collection(section).0, [0, 0])?.minY == 20)
    header.extendsBoundary = false
    #expect(frame(collection(section).0, [0, 0])?.minY == 0)
  }

  @Test func `sideways, an offset adds what sticks out to the left or to the right`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    func shown(_ alignment: NSRectAlignment) -> (item: CGFloat?, side: CGRect?, length: CGFloat) {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(30), .absolute(60)), elementKind: "side",
          alignment: alignment, absoluteOffset: CGPoint(x: 7, y: 3))
      ]
      let (view, _) = collection(section, [2]) { $0.scrollDirection = .horizontal }
      let side = view.layoutAttributesForSupplementaryElement(ofKind: "side", at: [0, 0])
      return (frame(view, [0, 0])?.minX, side?.frame, view.contentSize.width)
    }
    let leading = shown(.leading)
    #expect(leading.item == 23 && leading.length == 223)
    #expect(leading.side == CGRect(x: 0, y: 173, width: 30, height: 60))
    let trailing = shown(.trailing)
    #expect(trailing.item == 0 && trailing.length == 237)
    #expect(trailing.side == CGRect(x: 207, y: 173, width: 30, height: 60))
  }

  @Test func `each view has the z-index that it was given`() {
    let section = NSCollectionLayoutSection(
      group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) { _ in
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
    func zIndex(_ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?) -> Int? {
      let (view, layout) = collection(section) { $0.boundarySupplementaryItems = [whole] }
      return withExtendedLifetime(view) { ask(layout)?.zIndex }
    }
    func ofView(_ kind: String, _ path: IndexPath) -> Int? {
      zIndex { $0.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
    }
    #expect(zIndex { $0.layoutAttributesForItem(at: [0, 0]) } == 5)
    #expect(ofView("header", [0, 0]) == 7 && ofView("whole", [0]) == 8)
    section.decorationItems = [background]
    #expect(zIndex { $0.layoutAttributesForItem(at: [0, 0]) } == 5)
    #expect(zIndex { $0.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0]) } == -3)
    (top.pinToVisibleBounds, whole.pinToVisibleBounds) = (true, true)
    #expect(ofView("header", [0, 0]) == 1_000_000_007)
    #expect(ofView("whole", [0]) == 1_000_000_008)
  }

  @Test func `a pinned view of the whole layout stays in sight`() {
    let whole = header("whole")
    let (view, layout) = collection(rows(), [100]) { $0.boundarySupplementaryItems = [whole] }
    func top(at offset: CGFloat) -> CGFloat? {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      return view.supplementaryView(forElementKind: "whole", at: [0])?.frame.minY
    }
    #expect(top(at: 0) == 0 && top(at: 100) == nil)
    whole.pinToVisibleBounds = true
    layout.invalidateLayout()
    #expect(top(at: 100) == 100 && top(at: 150) == 150)
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
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(40)),
          subitems: [item(.fractionalWidth(1), .estimated(40))])))
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
    #expect(copy !== section)
    #expect(copy.interGroupSpacing == 5 && copy.contentInsets.leading == 6)
    #expect(copy.contentInsetsReference == .layoutMargins)
    #expect(copy.supplementaryContentInsetsReference == .none)
    #expect(!copy.supplementariesFollowContentInsets)
    #expect(copy.orthogonalScrollingBehavior == .paging)
    #expect(copy.boundarySupplementaryItems == section.boundarySupplementaryItems)
    #expect(copy.decorationItems == section.decorationItems)
    #expect(copy.visibleItemsInvalidationHandler != nil)
  }

  @Test func `a copy of a list's section is one of that list`() {
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
    #expect(frame(view, [1, 0])?.origin == CGPoint(x: 20, y: 100))
    #expect(layout.configuration.contentInsetsReference == .layoutMargins)
    configuration.interSectionSpacing = 90
    layout.invalidateLayout()
    #expect(frame(view, [1, 0])?.minY == 100)
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    #expect(layout.configuration.scrollDirection == .horizontal)
  }

  // MARK: Shares

  private func badge() -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
  }

  private func all(_ group: NSCollectionLayoutGroup) -> GroupSolver.Solved {
    GroupSolver.solve(group, in: CGSize(width: 300, height: 400), limit: 100) { _ in nil }
  }

  @Test func `an item that shares a group keeps its insets, its spacing and its badges`() {
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge()])
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 2, trailing: 3)
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(6), top: .fixed(5), trailing: nil, bottom: nil)
    let row = all(
      .horizontal(layoutSize: size(.absolute(200), .absolute(80)), subitem: cell, count: 2))
    #expect(
      row.items.map(\.frame) == [
        CGRect(x: 10, y: 6, width: 93, height: 77), CGRect(x: 116, y: 6, width: 93, height: 77),
      ])
    #expect(row.supplementaries.map(\.frame.minX) == [93, 199])
    let column = all(
      .vertical(layoutSize: size(.absolute(80), .absolute(200)), subitem: cell, count: 2))
    #expect(
      column.items.map(\.frame) == [
        CGRect(x: 10, y: 6, width: 73, height: 97), CGRect(x: 10, y: 111, width: 73, height: 97),
      ])
    #expect(column.supplementaries.map(\.frame.minY) == [6, 111])
  }

  @Test func `a group that shares another keeps its spacing, its insets and its badges`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .absolute(20)), count: 2)
    column.interItemSpacing = .fixed(10)
    column.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 0, trailing: 0)
    column.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(6), top: nil, trailing: nil, bottom: nil)
    column.supplementaryItems = [badge()]
    let row = all(
      .horizontal(layoutSize: size(.absolute(300), .absolute(100)), subitem: column, count: 2))
    #expect(
      row.items.map(\.frame) == [
        CGRect(x: 10, y: 2, width: 146, height: 20), CGRect(x: 10, y: 32, width: 146, height: 20),
        CGRect(x: 166, y: 2, width: 146, height: 20),
        CGRect(x: 166, y: 32, width: 146, height: 20),
      ])
    #expect(row.supplementaries.map(\.frame.minX) == [146, 302])
  }

  @Test func `only the items with flexible spacing have a share of it`() {
    let items = [item(.absolute(50), .absolute(20)), item(.absolute(60), .absolute(20))]
    items[1].edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    // Five items of 270 points fit; the second and the fourth share the other 30.
    let row = all(
      .horizontal(layoutSize: size(.absolute(300), .absolute(60)), subitems: items))
    #expect(row.items.map(\.frame.minX) == [0, 65, 125, 190, 250])
    items[1].edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .flexible(0), bottom: .flexible(0))
    let column = all(
      .vertical(
        layoutSize: size(.absolute(100), .absolute(110)),
        subitems: [item(.absolute(50), .absolute(20)), items[1]]))
    #expect(column.items.map(\.frame.minY) == [0, 20, 45, 65, 90])
  }

  @Test func `insets along an axis whose length is estimated don't count`() {
    func frame(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> CGRect?
    {
      let cell = item(width, height)
      cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      return all(
        .horizontal(
          layoutSize: size(.absolute(300), .absolute(100)), repeatingSubitem: cell, count: 1)
      ).items.first?.frame
    }
    #expect(
      frame(.absolute(50), .absolute(40)) == CGRect(x: 2, y: 1, width: 44, height: 36))
    #expect(
      frame(.absolute(50), .estimated(40)) == CGRect(x: 2, y: 0, width: 44, height: 40))
    #expect(
      frame(.estimated(50), .absolute(40)) == CGRect(x: 0, y: 1, width: 50, height: 36))
  }

  @Test func `the content of a container is within its insets`() {
    let environment = LayoutEnvironment(
      size: CGSize(width: 100, height: 200),
      insets: NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40),
      traits: .current)
    #expect(environment.contentSize == CGSize(width: 100, height: 200))
    #expect(environment.effectiveContentSize == CGSize(width: 40, height: 196))
    #expect(environment.effectiveContentInsets == environment.contentInsets)
  }
}
