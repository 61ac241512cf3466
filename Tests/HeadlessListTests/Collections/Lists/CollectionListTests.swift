import Recorders
import Testing

@testable import HeadlessUIKit

/// Lists in collection views: rows, headers, accessories, swipes, menus, outlines.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CollectionListTests {
  private let user = User()

  /// A list that shows strings in list cells.
  @MainActor private final class Shown {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, String>
    var accessories: (String) -> [UICellAccessory] = { _ in [] }

    init(
      _ items: [String] = ["a", "b", "c"],
      _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
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

    func cell(_ item: Int) -> UICollectionViewListCell? {
      collection.layoutIfNeeded()
      return collection.cellForItem(at: [0, item]) as? UICollectionViewListCell
    }
  }

  @Test func `padding is above a header and nowhere else`() throws {
    let header = UICollectionView.elementKindSectionHeader
    func frames(
      _ mode: UICollectionLayoutListConfiguration.HeaderMode, _ padding: CGFloat?
    ) -> [CGRect] {
      let shown = Shown {
        $0.headerMode = mode
        $0.headerTopPadding = padding
      }
      shown.collection.layoutIfNeeded()
      return [
        shown.collection.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0])?.frame,
        shown.collection.layoutAttributesForItem(at: [0, 0])?.frame,
      ].compactMap(\.self)
    }
    let plain = frames(.supplementary, nil)
    #expect(plain.count == 2 && plain[0].minY == 0 && plain[0].maxY == plain[1].minY)
    #expect(frames(.supplementary, 20) == plain.map { $0.offsetBy(dx: 0, dy: 20) })
    #expect(frames(.firstItemInSection, 20).map(\.minY) == [20])
    #expect(frames(.none, 20).map(\.minY) == [0])
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
    let plain = footer(0)
    #expect((plain?.height ?? 0) > 0)
    #expect(footer(20) == plain)
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
    #expect(banner(0)[0]?.height == 30)
    #expect(banner(20) == banner(0))
  }

  @Test func `a pinned header leaves its padding`() {
    let shown = Shown((0..<50).map { "\($0)" }) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 20
    }
    shown.collection.layoutIfNeeded()
    shown.collection.contentOffset.y = 100
    shown.collection.layoutIfNeeded()
    let header = shown.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame.minY == 100)
  }

  @Test func `rows are as wide as the list and as tall as their content`() {
    let shown = Shown()
    #expect(shown.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(shown.cell(2)?.frame.minY == 88)
    #expect(shown.collection.contentSize == CGSize(width: 320, height: 132))
  }

  @Test func `headers are supplementary views, pinned in plain lists`() {
    let shown = Shown((0..<50).map(String.init)) { $0.headerMode = .supplementary }
    shown.collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(shown.collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 0)
    shown.collection.contentOffset.y = 100
    shown.collection.layoutIfNeeded()
    #expect(
      shown.collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 100)
  }

  @Test func `inset groups keep from the edges`() {
    let shown = Shown { $0 = UICollectionLayoutListConfiguration(appearance: .insetGrouped) }
    #expect(shown.cell(0)?.frame.minX == 16)
    #expect(shown.cell(0)?.frame.width == 288)
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
    shown.collection.layoutIfNeeded()
    #expect(shown.collection.separator(at: [0, 0]) != nil)
    #expect(shown.collection.separator(at: [0, 1]) == nil)
    #expect(shown.collection.separator(at: [0, 9]) == nil)
    let plain = Shown { $0.showsSeparators = false }
    plain.collection.layoutIfNeeded()
    #expect(plain.collection.separator(at: [0, 0]) == nil)
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
  func `a group has separators between its items, and an inset one has corners`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let shown = Shown {
      $0 = UICollectionLayoutListConfiguration(appearance: appearance)
      $0.headerMode = .firstItemInSection
    }
    shown.collection.layoutIfNeeded()
    let items: [IndexPath] = [[0, 0], [0, 1], [0, 2]]
    let lines = items.map { shown.collection.separator(at: $0) }
    let isPlain = appearance == .plain
    #expect(lines.map { $0 != nil } == [isPlain, true, isPlain])
    let isInset = appearance == .insetGrouped
    #expect(lines[1]?.minX == (isInset ? 32 : 16) && lines[1]?.maxX == (isInset ? 304 : 320))
    #expect(items.map { shown.collection.roundedCorners(of: $0).top } == [false, isInset, false])
    #expect(
      items.map { shown.collection.roundedCorners(of: $0).bottom } == [false, false, isInset])
    // A header without items has no group below it.
    let alone = Shown(["header"]) {
      $0 = UICollectionLayoutListConfiguration(appearance: appearance)
      $0.headerMode = .firstItemInSection
    }
    alone.collection.layoutIfNeeded()
    #expect(alone.collection.roundedCorners(of: [0, 0]) == (false, false))
    #expect(
      shown.collection.shownBackgroundColor
        == (isPlain ? .systemBackground : .systemGroupedBackground))
    #expect(
      shown.cell(1)?.shownBackgroundColor
        == (isPlain ? .systemBackground : .secondarySystemGroupedBackground))
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
    let shown = Shown {
      $0 = UICollectionLayoutListConfiguration(appearance: .grouped)
      $0.separatorConfiguration.bottomSeparatorVisibility = .visible
      $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 50, bottom: 0, trailing: 9)
    }
    shown.collection.layoutIfNeeded()
    let line = shown.collection.separator(at: [0, 2])
    #expect(line?.minX == 50 && line?.maxX == 311 && line?.height == 0.5)
    #expect(line?.maxY == shown.cell(2)?.frame.maxY)
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
    #expect(user.swipe(itemAt: [0, 1], in: shown.collection))
    #expect(!user.choose(swipeActionAt: 2, in: shown.collection))
    #expect(user.choose(swipeActionAt: 1, in: shown.collection))
    #expect(performed == [1])
  }

  @Test func `a reload hides the actions of a swiped item`() {
    let shown = Shown {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag") { $2(true) }
        ])
      }
    }
    #expect(user.swipe(itemAt: [0, 1], in: shown.collection))
    #expect(shown.cell(1)?.configurationState.isSwiped == true)
    shown.collection.reloadData()
    shown.collection.layoutIfNeeded()
    #expect(user.swipeActions(in: shown.collection).isEmpty)
    #expect(!user.choose(swipeActionAt: 0, in: shown.collection))
    #expect((0..<3).allSatisfy { shown.cell($0)?.configurationState.isSwiped == false })
  }

  // MARK: Accessories

  @Test func `accessories are at the edges in UIKit's order and take up room`() {
    let shown = Shown()
    shown.accessories = { _ in [.disclosureIndicator(), .label(text: "12"), .delete(), .reorder()] }
    let cell = shown.cell(0)!
    #expect(cell.shownAccessories.map(\.type) == [.label, .disclosureIndicator])
    let without = cell.contentView.frame.width
    #expect(without < 320)
    shown.collection.isEditing = true
    shown.collection.layoutIfNeeded()
    #expect(
      cell.shownAccessories.map(\.type) == [.delete, .label, .disclosureIndicator, .reorder])
    #expect(cell.contentView.frame.minX > 0)
    #expect(cell.contentView.frame.width < without)
  }

  @Test func `two accessories of one of the system's types raise, views of one's own do not`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let raised = UIKitException.raised { cell.accessories = [.checkmark(), .checkmark()] }
    #expect(raised.map(\.name) == [.internalInconsistency])
    #expect(cell.accessories.count == 1)
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
    let shown = Shown { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
        ])
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
    #expect(user.tap(.detail, ofItemAt: [0, 1], in: shown.collection))
    #expect(user.tap(.delete, ofItemAt: [0, 1], in: shown.collection))
    #expect(user.swipeActions(in: shown.collection) == ["Delete"])
    #expect(!user.tap(.checkmark, ofItemAt: [0, 1], in: shown.collection))
    #expect(!user.tap(.detail, ofItemAt: [0, 8], in: shown.collection))
    #expect(shown.cell(0)?.shownAccessories.first { $0.type == .popUpMenu }?.text == "One")
    #expect(user.choose(menuEntry: "Two", ofItemAt: [0, 0], in: shown.collection))
    #expect(shown.cell(0)?.shownAccessories.first { $0.type == .popUpMenu }?.text == "Two")
    #expect(!user.choose(menuEntry: "Three", ofItemAt: [0, 0], in: shown.collection))
    #expect(log == ["detail b", "two", "changed 2"])
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
      #expect(user.tap(.multiselect, ofItemAt: [0, item], in: list) == (item != 1))
      #expect(list.visibleCells.allSatisfy { !$0.isHighlighted })
    }
    #expect(list.indexPathsForSelectedItems == [[0, 2]])
    #expect(delegate.log == ["select 0", "select 2", "deselect 0"])
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
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple"], to: "fruit")
    shown.source.apply(outline, to: "s")
    shown.collection.layoutIfNeeded()
    if style == .header {
      user.tap(itemAt: [0, 0], in: shown.collection)
    } else {
      #expect(user.tap(.outlineDisclosure, ofItemAt: [0, 0], in: shown.collection))
    }
    #expect(shown.source.snapshot().itemIdentifiers == ["fruit", "apple", "nuts"])
    #expect(shown.cell(0)?.configurationState.isExpanded == true)
    #expect(shown.cell(1)?.indentationLevel == 1)
    #expect(shown.collection.indexPathsForSelectedItems == nil)
    user.tap(.outlineDisclosure, ofItemAt: [0, 0], in: shown.collection)
    #expect(shown.source.snapshot().itemIdentifiers == ["fruit", "nuts"])
    #expect(shown.cell(0)?.configurationState.isExpanded == false)
  }

  @Test func `handlers may refuse, are notified, and may create the children`() {
    let shown = Shown([])
    var log: [String] = []
    shown.accessories = { _ in [.outlineDisclosure()] }
    shown.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "nuts" }
    shown.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    shown.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    shown.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
      var below = NSDiffableDataSourceSectionSnapshot<String>()
      below.append(["\(parent) 1", "\(parent) 2"])
      return below
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    shown.source.apply(outline, to: "s")
    #expect(user.tap(.outlineDisclosure, ofItemAt: [0, 0], in: shown.collection))
    #expect(!user.tap(.outlineDisclosure, ofItemAt: [0, 3], in: shown.collection))
    #expect(shown.source.snapshot().itemIdentifiers == ["fruit", "fruit 1", "fruit 2", "nuts"])
    #expect(user.tap(.outlineDisclosure, ofItemAt: [0, 0], in: shown.collection))
    #expect(log == ["expand fruit", "collapse fruit"])
  }

  @Test func `the handler that creates children receives those that there are`() {
    let shown = Shown([])
    var received: [String] = []
    shown.accessories = { _ in [.outlineDisclosure()] }
    shown.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      received.append("\(parent):\n\(children.visualDescription())")
      return children
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    shown.source.apply(outline, to: "s")
    #expect(user.tap(.outlineDisclosure, ofItemAt: [0, 0], in: shown.collection))
    #expect(user.tap(.outlineDisclosure, ofItemAt: [0, 1], in: shown.collection))
    #expect(user.tap(.outlineDisclosure, ofItemAt: [0, 4], in: shown.collection))
    #expect(
      received == [
        "fruit:\n+ apple\n  * red\n  * green", "apple:\n* red\n* green", "nuts:\n",
      ])
    #expect(
      shown.source.snapshot().itemIdentifiers == ["fruit", "apple", "red", "green", "nuts"])
  }

  @Test func `a handler may refuse that an item collapses`() {
    let shown = Shown([])
    var log: [String] = []
    shown.accessories = { _ in [.outlineDisclosure()] }
    shown.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "fruit" }
    shown.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple"], to: "fruit")
    outline.append(["almond"], to: "nuts")
    outline.expand(["fruit", "nuts"])
    shown.source.apply(outline, to: "s")
    #expect(!user.tap(.outlineDisclosure, ofItemAt: [0, 0], in: shown.collection))
    #expect(user.tap(.outlineDisclosure, ofItemAt: [0, 2], in: shown.collection))
    #expect(shown.source.snapshot().itemIdentifiers == ["fruit", "apple", "nuts"])
    #expect(log == ["collapse nuts"])
  }

  @Test func `in a header, a disclosure of automatic style toggles by a tap on the cell`() {
    let shown = Shown([]) { $0.headerMode = .firstItemInSection }
    shown.accessories = { ["fruit", "citrus"].contains($0) ? [.outlineDisclosure()] : [] }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit"])
    outline.append(["citrus"], to: "fruit")
    outline.append(["lemon"], to: "citrus")
    shown.source.apply(outline, to: "s")
    user.tap(itemAt: [0, 0], in: shown.collection)
    #expect(shown.source.snapshot().itemIdentifiers == ["fruit", "citrus"])
    #expect(shown.collection.indexPathsForSelectedItems == nil)
    // Elsewhere, a tap selects the cell.
    user.tap(itemAt: [0, 1], in: shown.collection)
    #expect(shown.source.snapshot().itemIdentifiers == ["fruit", "citrus"])
    #expect(shown.collection.indexPathsForSelectedItems == [[0, 1]])
  }

  // MARK: Swipes and menus

  @Test func `swipes ask the list's providers`() {
    var performed: [String] = []
    let shown = Shown { configuration in
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        path.item == 2
          ? nil
          : UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in
              performed.append("flag \(path.item)")
              done(true)
            }
          ])
      }
    }
    #expect(user.swipe(itemAt: [0, 1], in: shown.collection, edge: .leading))
    #expect(shown.cell(1)?.configurationState.isSwiped == true)
    #expect(user.choose(swipeAction: "Flag", in: shown.collection))
    #expect(shown.cell(1)?.configurationState.isSwiped == false)
    #expect(user.fullSwipe(itemAt: [0, 0], in: shown.collection, edge: .leading))
    #expect(performed == ["flag 1", "flag 0"])
    #expect(!user.swipe(itemAt: [0, 2], in: shown.collection, edge: .leading))
    #expect(!user.swipe(itemAt: [0, 0], in: shown.collection))
    #expect(!user.swipe(itemAt: [0, 7], in: shown.collection, edge: .leading))
    #expect(
      !user.swipe(itemAt: [0, 0], in: shown.collection, edge: .leading, choosing: "Nothing"))
    #expect(user.swipeActions(in: shown.collection).isEmpty)
    #expect(!user.swipe(itemAt: [0, 0], in: makeCollection(ItemSource([1]))))
  }

  @Test func `a swipe closes the item that another swipe opened`() {
    let shown = Shown { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item < 2 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
      }
    }
    func isSwiped() -> [Bool?] { (0..<3).map { shown.cell($0)?.configurationState.isSwiped } }
    for item in 0...1 { #expect(user.swipe(itemAt: [0, item], in: shown.collection)) }
    #expect(isSwiped() == [false, true, false])
    // A swipe that shows nothing closes it too.
    #expect(!user.swipe(itemAt: [0, 2], in: shown.collection))
    #expect(isSwiped() == [false, false, false])
  }

  @Test func `a swipe deletes with the first destructive action at the trailing edge`() {
    var performed: [String] = []
    func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { _, _, done in
        performed.append(title)
        done(true)
      }
    }
    let shown = Shown { configuration in
      configuration.leadingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [action("Burn", .destructive)])
      }
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        let actions = [action("Flag", .normal), action("Delete", .destructive)]
        return UISwipeActionsConfiguration(actions: path.item == 1 ? [actions[0]] : actions)
      }
    }
    #expect(!user.confirmDeletion(in: shown.collection))
    #expect(user.swipeToDelete(itemAt: [0, 0], in: shown.collection))
    #expect(!user.swipeToDelete(itemAt: [0, 1], in: shown.collection))
    #expect(user.swipeActions(in: shown.collection).isEmpty)
    #expect(!user.swipeToDelete(itemAt: [0, 9], in: shown.collection))
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
    #expect(source.log.lines.filter { $0.hasPrefix("menu") } == ["menu 1 2", "menu 3"])
    #expect(source.log.lines.contains("shared"))
  }

  @Test func `index titles lead to items`() {
    let source = PressedItems([300])
    let collection = makeCollection(source)
    #expect(user.tap(indexTitle: "Z", in: collection))
    #expect(collection.contentOffset.y == 5000)
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
