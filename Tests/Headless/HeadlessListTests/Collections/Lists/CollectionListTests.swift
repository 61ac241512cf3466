import Recorders
import Testing

@testable import HeadlessUIKit

/// Lists in collection views: rows, headers, accessories, swipes, menus, outlines.
@MainActor struct CollectionListTests {
  private let user = User()

  /// A list that shows strings in list cells.
  @MainActor private final class Shown {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, String>
    var accessories: (String) -> [UICellAccessory] = { _ in [] }

    init(
      _ items: [String] = ["a", "b", "c"],
      appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
      _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&configuration)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 440),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      self.collection = collection
      var accessories: (String) -> [UICellAccessory] = { _ in [] }
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = accessories(item)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = UIListContentConfiguration.plainHeader()
        content.text = "header"
        view.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["s"])
      snapshot.appendItems(items)
      accessories = { [weak self] in self?.accessories($0) ?? [] }
      source.apply(snapshot)
    }

    /// The list, laid out.
    var list: UICollectionView {
      collection.layoutIfNeeded()
      return collection
    }
    var items: [String] { source.snapshot().itemIdentifiers }

    func faults(_ facts: String) -> [String] { list.faults(facts) }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      list.cellForItem(at: [0, item]) as? UICollectionViewListCell
    }

    /// A state of each of the first three cells.
    func states(_ state: KeyPath<UICellConfigurationState, Bool>) -> [Bool?] {
      (0..<3).map { cell($0)?.configurationState[keyPath: state] }
    }

    /// Shows an outline of items and those below them.
    func show(_ roots: [String], _ below: [(String, [String])] = [], expanded: [String] = []) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(roots)
      for (parent, children) in below { outline.append(children, to: parent) }
      outline.expand(expanded)
      source.apply(outline, to: "s")
    }
  }

  /// Actions for swipes, of which all but "Flag" are destructive.
  private func actions(
    _ titles: [String], _ performed: @escaping (String) -> Void = { _ in }
  ) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: title == "Flag" ? .normal : .destructive, title: title) {
          _, _, done in
          performed(title)
          done(true)
        }
      })
  }

  @Test func `padding is above a header and nowhere else`() throws {
    func frames(
      _ mode: UICollectionLayoutListConfiguration.HeaderMode, _ padding: CGFloat?
    ) -> [CGRect] {
      let shown = Shown {
        $0.headerMode = mode
        $0.headerTopPadding = padding
      }
      return [
        shown.list.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame,
        shown.list.layoutAttributesForItem(at: [0, 0])?.frame,
      ].compactMap(\.self)
    }
    let plain = frames(.supplementary, nil)
    #expect(plain.count == 2 && plain[0].minY == 0 && plain[0].maxY == plain[1].minY)
    #expect(frames(.supplementary, 20) == plain.map { $0.offsetBy(dx: 0, dy: 20) })
    #expect(
      [frames(.firstItemInSection, 20), frames(.none, 20)].map { $0.map(\.minY) } == [[20], [0]])
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
  ])
  func `the padding of headers isn't above a footer or another view`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    func footer(_ padding: CGFloat?) -> CGRect? {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.footerMode = .supplementary
      configuration.headerTopPadding = padding
      let view = makeCollection(
        HeaderItems([2]), layout: UICollectionViewCompositionalLayout.list(using: configuration))
      view.layoutIfNeeded()
      return view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0])?.frame
    }
    #expect(((footer(0)?.height ?? 0) > 0, footer(20)) == (true, footer(0)))
    func banner(_ padding: CGFloat?) -> [CGRect?] {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerTopPadding = padding
        let section = NSCollectionLayoutSection.list(
          using: configuration, layoutEnvironment: environment)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "banner", alignment: .top)
        ]
        return section
      }
      let view = makeCollection(HeaderItems([2]), layout: layout)
      view.layoutIfNeeded()
      return [
        view.layoutAttributesForSupplementaryElement(ofKind: "banner", at: [0, 0])?.frame,
        view.layoutAttributesForItem(at: [0, 0])?.frame,
      ]
    }
    #expect((banner(0)[0]?.height, banner(20)) == (30, banner(0)))
  }

  @Test(arguments: [nil, 20] as [CGFloat?])
  func `headers are supplementary views, pinned in plain lists without their padding`(
    padding: CGFloat?
  ) {
    let shown = Shown((0..<50).map { "\($0)" }) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = padding
    }
    #expect(shown.faults("shown Header 0.0: _ \(padding ?? 0) _ _") == [])
    shown.list.contentOffset.y = 100
    #expect(shown.faults("shown Header 0.0: _ 100 _ _; Header 0.0: _ 100 _ _") == [])
  }

  @Test func `rows are as wide as the list and as tall as their content`() {
    #expect(Shown().faults("cell 0.0: 0 0 320 44; cell 0.2: _ 88 _ _; content: 320 132") == [])
    // Inset groups keep from the edges.
    #expect(Shown(appearance: .insetGrouped).faults("cell 0.0: 16 _ 288 _") == [])
  }

  @Test func `the first item may be the header, and looks like one`() {
    let shown = Shown { $0.headerMode = .firstItemInSection }
    let configuration = shown.cell(0)?.contentConfiguration as? UIListContentConfiguration
    #expect(
      configuration?.textProperties.font
        == UIListContentConfiguration.plainHeader().textProperties.font)
  }

  @Test func `separators are the list's, unless a row's handler says otherwise`() {
    let shown = Shown {
      $0.itemSeparatorHandler = { path, separators in
        var own = separators
        if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
        return own
      }
    }
    #expect([0, 1, 9].map { shown.list.separator(at: [0, $0]) != nil } == [true, false, false])
    let plain = Shown { $0.showsSeparators = false }
    #expect(plain.list.separator(at: [0, 0]) == nil)
    let mirrored = Shown { _ in }
    mirrored.list.traitOverrides.layoutDirection = .rightToLeft
    mirrored.list.layoutIfNeeded()
    let line = mirrored.list.separator(at: [0, 0])
    #expect((line?.minX, line?.maxX) == (0, 304))
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
  func `a group has separators between its items, and an inset one has corners`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let shown = Shown(appearance: appearance) { $0.headerMode = .firstItemInSection }
    let items: [IndexPath] = [[0, 0], [0, 1], [0, 2]]
    let lines = items.map { shown.list.separator(at: $0) }
    let isPlain = appearance == .plain
    #expect(lines.map { $0 != nil } == [isPlain, true, isPlain])
    let isInset = appearance == .insetGrouped
    #expect([lines[1]?.minX, lines[1]?.maxX] == (isInset ? [32, 304] : [16, 320]))
    let corners = items.map { shown.list.roundedCorners(of: $0) }
    #expect(
      [corners.map(\.top), corners.map(\.bottom)]
        == [[false, isInset, false], [false, false, isInset]])
    // A header without items has no group below it.
    let alone = Shown(["header"], appearance: appearance) { $0.headerMode = .firstItemInSection }
    #expect(alone.list.roundedCorners(of: [0, 0]) == (false, false))
    let colors = [shown.list.shownBackgroundColor, shown.cell(1)?.shownBackgroundColor]
    #expect(
      colors
        == (isPlain
          ? [UIColor.systemBackground, .systemBackground]
          : [.systemGroupedBackground, .secondarySystemGroupedBackground]))
  }

  @Test func `the corners and separators of a group are known before the first layout`() {
    func list() -> UICollectionView {
      makeCollection(
        ItemSource([2]),
        layout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }
    func corners(_ path: IndexPath) -> [Bool] {
      let corners = list().roundedCorners(of: path)
      return [corners.top, corners.bottom]
    }
    let rows: [IndexPath] = [[0, 0], [0, 1], [0, 2]]
    #expect(rows.map(corners) == [[true, false], [false, true], [false, false]])
    #expect(rows.map { list().separator(at: $0) != nil } == [true, false, false])
  }

  @Test func `a separator has the insets that are given, and shows where that is asked`() {
    let shown = Shown(appearance: .grouped) {
      $0.separatorConfiguration.bottomSeparatorVisibility = .visible
      $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 50, bottom: 0, trailing: 9)
    }
    let line = shown.list.separator(at: [0, 2])
    #expect(
      [line?.minX, line?.maxX, line?.height, line?.maxY]
        == [50, 311, 0.5, shown.cell(2)?.frame.maxY])
  }

  @Test func `of an item's actions with equal titles the place decides`() {
    var performed: [Int] = []
    let shown = Shown {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(
          actions: (0..<2).map { number in
            UIContextualAction(style: .normal, title: "Same") { _, _, done in
              performed.append(number)
              done(true)
            }
          })
      }
    }
    let list = shown.collection
    #expect(user.swipe(itemAt: [0, 1], in: list))
    #expect(
      ([2, 1].map { user.choose(swipeActionAt: $0, in: list) }, performed) == ([false, true], [1]))
  }

  // MARK: Accessories

  @Test func `accessories are at the edges in UIKit's order and take up room`() {
    let shown = Shown()
    shown.accessories = { _ in [.disclosureIndicator(), .label(text: "12"), .delete(), .reorder()] }
    let cell = shown.cell(0)!
    #expect(cell.shownAccessories.map(\.type) == [.label, .disclosureIndicator])
    let without = cell.contentView.frame.width
    shown.collection.isEditing = true
    shown.collection.layoutIfNeeded()
    #expect(
      cell.shownAccessories.map(\.type) == [.delete, .label, .disclosureIndicator, .reorder])
    let frame = cell.contentView.frame
    #expect(without < 320 && frame.width < without && frame.minX > 0, "\(without), \(frame)")
  }

  @Test func `two accessories of one of the system's types raise, views of one's own do not`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let raised = UIKitException.raised { cell.accessories = [.checkmark(), .checkmark()] }
    #expect(raised.map(\.name) == [.internalInconsistency] && cell.accessories.count == 1)
    func custom(_ placement: UICellAccessory.Placement) -> UICellAccessory {
      .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)),
          placement: placement))
    }
    #expect(
      UIKitException.raised {
        cell.accessories = [custom(.leading()), custom(.trailing(displayed: .whenEditing))]
      }.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.shownAccessories.map(\.frame) == [CGRect(x: 16, y: 17, width: 30, height: 10)])
  }

  @Test func `taps on accessories`() {
    let shown = Shown {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        actions(["Delete"])
      }
    }
    var log: [String] = []
    let menu = UIMenu(children: [
      UIAction(title: "One", state: .on) { _ in log.append("one") },
      UIAction(title: "Two") { _ in log.append("two") },
    ])
    shown.accessories = { item in
      [
        .detail(actionHandler: { log.append("detail \(item)") }), .delete(displayed: .always),
        .popUpMenu(menu) { log.append("changed \($0.children.count)") },
      ]
    }
    let list = shown.collection
    #expect(
      (
        user.tap(.detail, ofItemAt: [0, 1], in: list),
        user.tap(.delete, ofItemAt: [0, 1], in: list)
      ) == (true, true))
    #expect(user.swipeActions(in: list) == ["Delete"])
    #expect(
      [
        user.tap(.checkmark, ofItemAt: [0, 1], in: list),
        user.tap(.detail, ofItemAt: [0, 8], in: list),
      ] == [false, false])
    func chosen() -> String? {
      shown.cell(0)?.shownAccessories.first { $0.type == .popUpMenu }?.text
    }
    #expect(chosen() == "One")
    let choices = ["Two", "Three"].map { user.choose(menuEntry: $0, ofItemAt: [0, 0], in: list) }
    #expect((choices, chosen(), log) == ([true, false], "Two", ["detail b", "two", "changed 2"]))
  }

  @Test func `a tap on a circle selects the item and takes it back, unless it is refused`() {
    final class Refusing: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 1 }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { log.append("select \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
      ) { log.append("deselect \(indexPath.item)") }
    }
    let shown = Shown()
    let delegate = Refusing()
    let list = shown.collection
    list.delegate = delegate
    shown.accessories = { _ in [.multiselect()] }
    list.allowsMultipleSelectionDuringEditing = true
    list.layoutIfNeeded()
    #expect(!user.tap(.multiselect, ofItemAt: [0, 0], in: list))
    list.isEditing = true
    list.layoutIfNeeded()
    for item in [0, 2, 1, 0] {
      let isTapped = user.tap(.multiselect, ofItemAt: [0, item], in: list)
      #expect(isTapped == (item != 1) && list.visibleCells.allSatisfy { !$0.isHighlighted })
    }
    #expect(
      list.indexPathsForSelectedItems == [[0, 2]]
        && delegate.log == ["select 0", "select 2", "deselect 0"])
  }

  // MARK: Outlines

  @Test(arguments: [UICellAccessory.OutlineDisclosureOptions.Style.cell, .header])
  func `an outline opens by its chevron, or by a tap on its header`(
    style: UICellAccessory.OutlineDisclosureOptions.Style
  ) {
    let shown = Shown([])
    shown.accessories = {
      $0 == "fruit"
        ? [.outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: style))] : []
    }
    shown.show(["fruit", "nuts"], [("fruit", ["apple"])])
    shown.collection.layoutIfNeeded()
    if style == .header {
      user.tap(itemAt: [0, 0], in: shown.collection)
    } else {
      #expect(user.tap(.outlineDisclosure, ofItemAt: [0, 0], in: shown.collection))
    }
    #expect(
      (shown.items, shown.cell(0)?.configurationState.isExpanded) == (
        ["fruit", "apple", "nuts"], true
      ))
    #expect(
      (shown.cell(1)?.indentationLevel, shown.collection.indexPathsForSelectedItems) == (1, nil))
    user.tap(.outlineDisclosure, ofItemAt: [0, 0], in: shown.collection)
    #expect(
      shown.items == ["fruit", "nuts"] && shown.cell(0)?.configurationState.isExpanded == false)
  }

  @Test func `handlers may refuse, are notified, and may create the children`() {
    let shown = Shown([])
    var log: [String] = []
    var handlers = shown.source.sectionSnapshotHandlers
    shown.accessories = { _ in [.outlineDisclosure()] }
    handlers.shouldExpandItem = { $0 != "nuts" }
    handlers.shouldCollapseItem = { $0 != "seeds" }
    handlers.willExpandItem = { log.append("expand \($0)") }
    handlers.willCollapseItem = { log.append("collapse \($0)") }
    handlers.snapshotForExpandingParent = { parent, _ in
      var below = NSDiffableDataSourceSectionSnapshot<String>()
      below.append(["\(parent) 1", "\(parent) 2"])
      return below
    }
    shown.source.sectionSnapshotHandlers = handlers
    func tap(_ item: Int) -> Bool {
      user.tap(.outlineDisclosure, ofItemAt: [0, item], in: shown.collection)
    }
    shown.show(["fruit", "nuts"])
    #expect(
      ([tap(0), tap(3)], shown.items) == ([true, false], ["fruit", "fruit 1", "fruit 2", "nuts"]))
    #expect(tap(0) && log == ["expand fruit", "collapse fruit"])
    log = []
    shown.show(
      ["seeds", "roots"], [("seeds", ["sesame"]), ("roots", ["beet"])],
      expanded: ["seeds", "roots"])
    #expect(
      ([tap(0), tap(2)], shown.items, log) == (
        [false, true], ["seeds", "sesame", "roots"], ["collapse roots"]
      ))
  }

  @Test func `the handler that creates children receives those that there are`() {
    let shown = Shown([])
    var received: [String] = []
    shown.accessories = { _ in [.outlineDisclosure()] }
    shown.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      received.append("\(parent):\n\(children.visualDescription())")
      return children
    }
    shown.show(["fruit", "nuts"], [("fruit", ["apple"]), ("apple", ["red", "green"])])
    let taps = [0, 1, 4].map {
      user.tap(.outlineDisclosure, ofItemAt: [0, $0], in: shown.collection)
    }
    #expect(taps == [true, true, true])
    #expect(
      received == [
        "fruit:\n+ apple\n  * red\n  * green", "apple:\n* red\n* green", "nuts:\n",
      ])
    #expect(shown.items == ["fruit", "apple", "red", "green", "nuts"])
  }

  @Test func `in a header, a disclosure of automatic style toggles by a tap on the cell`() {
    let shown = Shown([]) { $0.headerMode = .firstItemInSection }
    shown.accessories = { ["fruit", "citrus"].contains($0) ? [.outlineDisclosure()] : [] }
    shown.show(["fruit"], [("fruit", ["citrus"]), ("citrus", ["lemon"])])
    // Elsewhere, a tap selects the cell.
    for (item, selected) in [(0, nil), (1, [[0, 1]])] as [(Int, [IndexPath]?)] {
      user.tap(itemAt: [0, item], in: shown.collection)
      #expect(
        (shown.items, shown.collection.indexPathsForSelectedItems) == (
          ["fruit", "citrus"], selected
        ))
    }
  }

  // MARK: Swipes and menus

  @Test func `swipes ask the list's providers`() {
    var performed: [String] = []
    let shown = Shown {
      $0.leadingSwipeActionsConfigurationProvider = { path in
        path.item == 2 ? nil : actions(["Flag"]) { performed.append("\($0) \(path.item)") }
      }
    }
    let list = shown.collection
    #expect(
      (user.swipe(itemAt: [0, 1], in: list, edge: .leading), shown.states(\.isSwiped)) == (
        true, [false, true, false]
      ))
    #expect(
      (user.choose(swipeAction: "Flag", in: list), shown.states(\.isSwiped)) == (
        true, [false, false, false]
      ))
    #expect(
      (user.fullSwipe(itemAt: [0, 0], in: list, edge: .leading), performed) == (
        true, ["Flag 1", "Flag 0"]
      ))
    let vain = [
      user.swipe(itemAt: [0, 2], in: list, edge: .leading), user.swipe(itemAt: [0, 0], in: list),
      user.swipe(itemAt: [0, 7], in: list, edge: .leading),
      user.swipe(itemAt: [0, 0], in: list, edge: .leading, choosing: "Nothing"),
      user.swipe(itemAt: [0, 0], in: makeCollection(ItemSource([1]))),
    ]
    #expect(
      (vain, user.swipeActions(in: list).isEmpty) == ([false, false, false, false, false], true))
  }

  @Test func `a swipe closes the item that another swipe opened, and so does a reload`() {
    let shown = Shown {
      $0.trailingSwipeActionsConfigurationProvider = { $0.item < 2 ? actions(["Flag"]) : nil }
    }
    // A swipe that shows nothing closes it too.
    let seen = (0..<3).map {
      [user.swipe(itemAt: [0, $0], in: shown.collection)] + shown.states(\.isSwiped)
    }
    #expect(
      seen == [
        [true, true, false, false], [true, false, true, false], [false, false, false, false],
      ])
    #expect(user.swipe(itemAt: [0, 1], in: shown.collection))
    shown.collection.reloadData()
    #expect(
      (
        user.swipeActions(in: shown.list).isEmpty,
        user.choose(swipeActionAt: 0, in: shown.collection)
      ) == (true, false))
    #expect(shown.states(\.isSwiped) == [false, false, false])
  }

  @Test func `a swipe deletes with the first destructive action at the trailing edge`() {
    var performed: [String] = []
    func titled(_ titles: [String]) -> UISwipeActionsConfiguration {
      actions(titles) { performed.append($0) }
    }
    let shown = Shown {
      $0.leadingSwipeActionsConfigurationProvider = { _ in titled(["Burn"]) }
      $0.trailingSwipeActionsConfigurationProvider = {
        titled($0.item == 1 ? ["Flag"] : ["Flag", "Delete"])
      }
    }
    let list = shown.collection
    #expect(!user.confirmDeletion(in: list))
    #expect(
      [0, 1].map { user.swipeToDelete(itemAt: [0, $0], in: list) } == [true, false])
    #expect(
      (user.swipeActions(in: list).isEmpty, user.swipeToDelete(itemAt: [0, 9], in: list)) == (
        true, false
      ))
    #expect(performed == ["Delete"])
  }

  @Test func `a long press asks for the selected items, if the pressed one is among them`() {
    let source = PressedItems([5])
    let collection = makeCollection(source)
    collection.allowsMultipleSelection = true
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(user.longPress(itemAt: [0, 1], in: collection, choosing: "Share"))
    #expect(!user.longPress(itemAt: [0, 3], in: collection, choosing: "Nothing"))
    #expect(user.longPress(itemAt: [0, 9], in: collection) == nil)
    #expect(
      source.log.lines.filter { $0.hasPrefix("menu") || $0 == "shared" }
        == ["menu 1 2", "shared", "menu 3"])
  }

  @Test func `index titles lead to items`() {
    let source = PressedItems([300])
    let collection = makeCollection(source)
    #expect(user.tap(indexTitle: "Z", in: collection) && collection.contentOffset.y == 5000)
    #expect(!user.tap(indexTitle: "Q", in: collection))
    #expect(!user.tap(indexTitle: "A", in: makeCollection(ItemSource([1]))))
  }
}

private final class PressedItems: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.add("menu " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    return UIContextMenuConfiguration(actionProvider: { [log] _ in
      UIMenu(children: [UIAction(title: "Share") { _ in log.add("shared") }])
    })
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "Z"] }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { [0, index * 150] }
}
