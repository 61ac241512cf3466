import HeadlessUIKit
import Recorders
import Testing

/// What of a collection view's behaviour UIKitConformanceTests can't show: taps, exceptions, and
/// answers that UIKit leaves open.
@MainActor struct CollectionBehaviourTests {
  private func shown(
    _ source: any ItemCounts & UICollectionViewDataSource & UICollectionViewDelegate,
    layout: UICollectionViewLayout? = nil, insets: UIEdgeInsets = .zero
  ) -> UICollectionView {
    let collection = makeCollection(source, layout: layout)
    collection.contentInset = insets
    collection.layoutIfNeeded()
    return collection
  }

  /// A flow layout sideways, of items of 100 x 100 points without spacing.
  private var sideways: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func `attributes that are read before the layout leave a reload its cells`() {
    let collection = shown(ItemSource([30]))
    let count = collection.visibleCells.count
    collection.reloadData()
    _ = collection.layoutAttributesForItem(at: [0, 0])
    collection.layoutIfNeeded()
    #expect((collection.visibleCells.count, count > 0) == (count, true))
  }

  @Test func `small steps need one line of cells more than fit, and a reload no new cell`() {
    let collection = makeCollection(ItemSource([300]))
    CountingItemCell.made = 0
    for _ in 0..<100 {
      collection.contentOffset.y += 25
      collection.layoutIfNeeded()
    }
    #expect(CountingItemCell.made <= 18)
    let source = ItemSource([30])
    let reloaded = shown(source)
    CountingItemCell.made = 0
    _ = source.log.take()
    reloaded.reloadData()
    reloaded.layoutIfNeeded()
    #expect(CountingItemCell.made == 0)
    let log = source.log.take().filter { !$0.hasPrefix("items") && $0 != "sections" }
    let ends = (0..<12).reversed().map { "end 0-\($0)" }
    #expect(Array(log.prefix(13)) == ends + ["cell 0-0"])
  }

  /// Items all but one of which go when the first is displayed.
  private final class Leaving: CollectionRecorder {
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
      guard counts == [5] else { return }
      counts = [1]
      collectionView.reloadData()
    }
  }

  @Test func `after a reload in the middle of a layout no item that is gone is asked for`() {
    let source = Leaving([5])
    let collection = shown(source)
    #expect(
      (source.log.take("cell"), collection.visibleCells.count) == (["cell 0-0", "cell 0-0"], 1))
  }

  // MARK: Updates

  private final class OffsetItems: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate
  {
    var target: CGPoint?
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
  }

  @Test func `an update keeps a pull, and limits offsets beyond the end and those of the delegate`()
  {
    let source = OffsetItems([30])
    let collection = shown(source)
    collection.contentOffset.y = -60
    source.counts = [33]
    collection.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    collection.layoutIfNeeded()
    var offsets = [collection.contentOffset]
    collection.contentOffset.y = 700
    source.counts = [15]
    collection.deleteItems(at: (15..<33).map { [0, $0] })
    offsets.append(collection.contentOffset)
    // Eleven lines are 1,100 points high, of which 400 are visible. Five remain.
    #expect(offsets.map(\.y) == [-60, 100])
    // So it is to the side.
    let items = ItemSource([80])
    let wide = shown(items, layout: sideways)
    wide.contentOffset.x = -60
    items.counts = [81]
    wide.insertItems(at: [[0, 0]])
    offsets = [wide.contentOffset]
    wide.contentOffset.x = 1_700
    items.counts = [40]
    wide.deleteItems(at: (40..<81).map { [0, $0] })
    offsets.append(wide.contentOffset)
    #expect(offsets == [CGPoint(x: -60, y: 0), CGPoint(x: 700, y: 0)])
    let choosing = OffsetItems([30])
    let moved = shown(choosing)
    let chosen = [-60, 2_000].map { y in
      choosing.target = CGPoint(x: 0, y: y)
      choosing.counts[0] += 3
      moved.insertItems(at: [[0, 0], [0, 1], [0, 2]])
      return moved.contentOffset.y
    }
    #expect(chosen == [0, 800])
  }

  // MARK: Selection

  @Test func `a tap highlights, selects or deselects, and ends the highlight last`() {
    let source = TappedItems([10])
    let collection = shown(source)
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(source.log.take("did").isEmpty)
    User().tap(itemAt: [0, 5], in: collection)
    #expect(
      source.log.take() == [
        "shouldHighlight 5", "didHighlight 5", "shouldSelect 5", "didDeselect 2", "didSelect 5",
        "didUnhighlight 5", "primary 5",
      ])
    #expect(collection.indexPathsForSelectedItems == [[0, 5]])
    #expect([5, 2].map { collection.cellForItem(at: [0, $0])?.isSelected } == [true, false])
    let items = TappedItems([10])
    let multiple = makeCollection(items)
    multiple.allowsMultipleSelection = true
    User().tap(itemAt: [0, 1], in: multiple)
    User().tap(itemAt: [0, 3], in: multiple)
    #expect(multiple.indexPathsForSelectedItems == [[0, 1], [0, 3]])
    _ = items.log.take()
    User().tap(itemAt: [0, 1], in: multiple)
    #expect(
      items.log.take() == [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
        "didUnhighlight 1",
      ])
    #expect(multiple.indexPathsForSelectedItems == [[0, 3]])
  }

  @Test func `the highlight ends where the item is after a change by its selection`() {
    let source = Inserting([3])
    let collection = makeCollection(source)
    User().tap(itemAt: [0, 1], in: collection)
    #expect(
      source.log.take("did") == ["didUnhighlight 2"]
        && collection.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  /// Items of which the last is removed when it is selected.
  private final class Removing: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      guard indexPath.item == counts[0] - 1 else { return }
      counts[0] -= 1
      collectionView.deleteItems(at: [indexPath])
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.add("primary \(indexPath.item)") }
  }

  @Test func `a tap does nothing without selection, and no primary action of what it removes`() {
    let source = TappedItems([10])
    let collection = makeCollection(source)
    collection.allowsSelection = false
    let taps = ([[0, 0], [0, 10], [3, 0]] as [IndexPath]).map {
      User().tap(itemAt: $0, in: collection)
    }
    #expect(taps == [false, false, false] && source.log.count("should") == 0)
    let removing = Removing([3])
    let list = makeCollection(removing)
    User().tap(itemAt: [0, 1], in: list)
    #expect(removing.log.take("primary") == ["primary 1"])
    User().tap(itemAt: [0, 2], in: list)
    #expect(list.numberOfItems(inSection: 0) == 2 && removing.log.take("primary").isEmpty)
  }

  // MARK: Updates

  @Test func `35: never laid out, the counts before an update are read at the update`() {
    let source = ItemSource([])
    let collection = makeCollection(source)
    source.counts = [0]
    let refused = UIKitException.raised { collection.insertSections([0]) }
    #expect(
      refused.map(\.reason) == [
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "collection view after the update (1) must be equal to the number of sections "
          + "contained in the collection view before the update (1), plus or minus the number of "
          + "sections inserted or deleted (1 inserted, 0 deleted)."
      ])
  }

  @Test func `a move across sections keeps the cell; a reload asks for it and deselects`() {
    let source = ItemSource([3, 2])
    let collection = shown(source)
    let moved = collection.cellForItem(at: [0, 0])
    collection.selectItem(at: [1, 1], animated: false, scrollPosition: [])
    _ = source.log.take()
    source.counts = [2, 3]
    collection.performBatchUpdates {
      collection.moveItem(at: [0, 0], to: [1, 0])
      collection.reloadItems(at: [[1, 1]])
    }
    let log = source.log.take()
    #expect(
      ["cell", "end"].map { step in log.filter { $0.hasPrefix(step) } }
        == [["cell 1-2"], ["end 1-1"]])
    #expect(
      (collection.cellForItem(at: [1, 0]) === moved, collection.indexPathsForSelectedItems) == (
        true, nil
      ))
  }

  @Test func `collections may move an item out of a deleted and into an inserted section`() {
    let source = ItemSource([1, 1])
    let collection = shown(source)
    let cell = collection.cellForItem(at: [0, 0])
    _ = source.log.take()
    source.counts = [1, 1]
    let refused = UIKitException.raised {
      collection.performBatchUpdates {
        collection.deleteSections([0])
        collection.insertSections([0])
        collection.moveItem(at: [0, 0], to: [0, 0])
      }
    }
    #expect(
      (refused.isEmpty, source.log.count("cell"), collection.cellForItem(at: [0, 0]) === cell) == (
        true, 0, true
      ))
  }

  @Test func `a wrong count is refused in UIKit's words, and the data is shown all the same`() {
    let source = ItemSource([4])
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    source.counts = [2]
    let refused = UIKitException.raised {
      collection.performBatchUpdates { collection.deleteItems(at: [[0, 0]]) }
    }
    #expect(refused.count == 1)
    #expect(
      refused[0].reason.hasPrefix(
        """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [4] }
        Data source after updates = { 1 section with item counts: [2] }
        Updates = [
        \tDelete item (0 - 0)
        ]
        Collection view: <TestCollection: 0x
        """))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
  }

  @Test func `headers move with their sections and come anew when these are reloaded`() {
    let source = HeaderItems([1, 1])
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let collection = makeCollection(source, layout: flow)
    collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let second = collection.supplementaryView(forElementKind: kind, at: [1, 0])
    _ = source.log.take()
    source.counts = [1]
    collection.deleteSections([0])
    #expect(
      collection.supplementaryView(forElementKind: kind, at: [0, 0]) === second
        && source.log.count("view") == 0)
    collection.reloadSections([0])
    #expect(source.log.count("view") == 1)
  }

  // MARK: Misuse

  @Test func `what is not registered raises, and so does what is not there`() {
    let collection = makeCollection(ItemSource([1]))
    let raised = UIKitException.raised {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "X", for: [0, 0])
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "K", withReuseIdentifier: "Y", for: [0, 0])
      collection.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
      _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
    }
    #expect(
      raised.map(\.reason) == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard",
        "could not dequeue a view of kind: K with identifier Y - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard",
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard",
      ])
    let others = UIKitException.raised {
      _ = UICollectionView(frame: .zero)
      let collection = makeCollection(ItemSource([1]))
      #expect(collection.numberOfItems(inSection: 1) == 0)
      let invented = makeCollection(ItemSource([1]), layout: InventedItems())
      invented.layoutIfNeeded()
      #expect(invented.visibleCells.count == 1)
    }
    // The layout is asked again when the first cell is added, and raises again.
    #expect(
      others.prefix(3).map(\.reason) == [
        "UICollectionView must be initialized with a non-nil layout parameter",
        "request for number of items in section 1 when there are only 1 sections in the "
          + "collection view",
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: <NSIndexPath: 0x0> {length = 2, path = 0 - 7}",
      ])
  }

  @Test func `a cell that was not dequeued, and one that was dequeued but not returned`() {
    let raised = UIKitException.raised {
      makeCollection(WrongCells([1], dequeuesTwo: false)).layoutIfNeeded()
      makeCollection(WrongCells([1], dequeuesTwo: true)).layoutIfNeeded()
    }
    #expect(
      (raised.count, raised[0].reason.contains("does not have a reuseIdentifier")) == (2, true))
    #expect(raised[1].reason.hasPrefix("Expected dequeued view to be returned"))
  }

  @Test func `a registration made while a cell is asked for raises; one made before does not`() {
    let source = Registered([2])
    let collection = makeCollection(source)
    #expect(UIKitException.raised { collection.layoutIfNeeded() }.isEmpty)
    source.makesItsOwn = true
    let raised = UIKitException.raised {
      collection.reloadData()
      collection.layoutIfNeeded()
    }
    #expect(raised.count == 2)
    #expect(
      raised[0].reason.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource cell provider."))
  }

  @Test(
    arguments: [
      [0, 3], [2, 0], [0, -1], [-1, 0], [0], [],
    ] as [IndexPath])
  func `scrolling to what is not there raises, asking for it answers nothing`(path: IndexPath) {
    let collection = shown(ItemSource([3, 1]))
    let raised = UIKitException.raised {
      collection.scrollToItem(at: path, at: .top, animated: false)
    }
    #expect(raised.map(\.name) == [.invalidArgument])
    #expect(
      collection.cellForItem(at: path) == nil && collection.layoutAttributesForItem(at: path) == nil
    )
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test func `the exception of a scroll names the item that is not there, or two positions`() {
    let collection = shown(ItemSource([3, 1]))
    let raised = UIKitException.raised {
      for path in [[0, 3], [2, 5]] as [IndexPath] {
        collection.scrollToItem(at: path, at: .top, animated: false)
      }
    }
    let reasons = raised.map { $0.reason.prefix { $0 != "." } }
    #expect(
      reasons == [
        "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only "
          + "3 items in section 0",
        "Attempted to scroll the collection view to an out-of-bounds item (5) when there are only "
          + "0 items in section 2",
      ])
    // Two vertical positions at once raise, too.
    let vertical = UIKitException.raised {
      collection.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false)
      collection.scrollToItem(at: [0, 0], at: [.top, .left], animated: false)
    }
    #expect(vertical.map(\.name) == [.invalidArgument])
  }

  /// Insets along the direction of scrolling.
  private func insets(_ before: CGFloat, _ after: CGFloat, isSideways: Bool) -> UIEdgeInsets {
    isSideways
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.left, 4_980), (.centeredHorizontally, 4_915), (.right, 4_850),
    (.top, 980), (.centeredVertically, 865), (.bottom, 750),
  ])
  func `an item is scrolled to a place between the insets along the direction of scrolling`(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let isSideways = !position.isDisjoint(with: [.left, .centeredHorizontally, .right])
    let collection = makeCollection(ItemSource([300]), layout: isSideways ? sideways : nil)
    collection.contentInset = insets(20, 50, isSideways: isSideways)
    collection.scrollToItem(at: [0, isSideways ? 200 : 30], at: position, animated: false)
    #expect((isSideways ? collection.contentOffset.x : collection.contentOffset.y) == offset)
  }

  @Test func `a cell is highlighted from its one message to the other`() {
    final class Items: CollectionRecorder {
      private func note(_ method: String, _ view: UICollectionView, _ path: IndexPath) {
        view.layoutIfNeeded()
        log.add("\(method) \(view.cellForItem(at: path)?.isHighlighted ?? false)")
      }
      func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool {
        note("should", collectionView, indexPath)
        return true
      }
      func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
      ) { note("did", collectionView, indexPath) }
      func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
      ) { note("didUn", collectionView, indexPath) }
    }
    final class Rows: TableRecorder {
      private func note(_ method: String, _ view: UITableView, _ path: IndexPath) {
        view.layoutIfNeeded()
        log.add("\(method) \(view.cellForRow(at: path)?.isHighlighted ?? false)")
      }
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("should", tableView, indexPath)
        return true
      }
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("did", tableView, indexPath)
      }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUn", tableView, indexPath)
      }
    }
    let (items, rows) = (Items([3]), Rows([3]))
    let (collection, table) = (makeCollection(items), makeTable(rows))
    for view in [collection, table] { view.layoutIfNeeded() }
    _ = (items.log.take(), rows.log.take())
    User().tap(itemAt: [0, 1], in: collection)
    User().tap(rowAt: [0, 1], in: table)
    let expected = ["should false", "did true", "didUn false"]
    #expect(items.log.take() == expected && rows.log.take() == expected)
  }

  @Test func `a reload ends the highlight, in a callback of the touch too`() {
    final class Items: CollectionRecorder {
      func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
      ) {
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        log.add("lit \(collectionView.visibleCells.count { $0.isHighlighted })")
      }
    }
    final class Rows: TableRecorder {
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        tableView.reloadData()
        tableView.layoutIfNeeded()
        log.add("lit \(tableView.visibleCells.count { $0.isHighlighted })")
      }
    }
    let (items, rows) = (Items([3]), Rows([3]))
    let (collection, table) = (makeCollection(items), makeTable(rows))
    collection.layoutIfNeeded()
    table.layoutIfNeeded()
    User().tap(itemAt: [0, 1], in: collection)
    User().tap(rowAt: [0, 1], in: table)
    #expect(items.log.take("lit") == ["lit 0"] && rows.log.take("lit") == ["lit 0"])
    collection.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(
      collection.visibleCells.map(\.isHighlighted) + table.visibleCells.map(\.isHighlighted)
        == Array(repeating: false, count: 6))
  }

  @Test func `another data source is shown at the next layout, without a reload`() {
    let (few, many) = (ItemSource([2]), ItemSource([3, 2]))
    let collection = makeCollection(few)
    let (one, several) = (Source([2]), Source([3, 2]))
    let table = makeTable(one)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
    for view in [collection, table] { root.addSubview(view) }
    func counts() -> [Int] {
      root.layoutIfNeeded()
      return [collection.visibleCells.count, table.visibleCells.count]
    }
    #expect(counts() == [2, 2])
    (collection.dataSource, table.dataSource) = (many, several)
    #expect(counts() == [5, 5])
    (collection.dataSource, table.dataSource) = (nil, nil)
    #expect(counts() == [0, 0])
  }

  @Test func `the least movement leaves an item in sight where it is, along both axes`() {
    let never = makeCollection(ItemSource([300]))
    never.scrollToItem(at: [0, 30], at: [], animated: false)
    #expect(never.contentOffset.y == 700)
    let vertical = shown(ItemSource([300]), insets: insets(20, 50, isSideways: false))
    let horizontal = shown(
      ItemSource([300]), layout: sideways, insets: insets(20, 50, isSideways: true))
    func offset(_ view: UICollectionView, showing item: Int, from start: CGFloat? = nil) -> CGFloat
    {
      let isSideways = view === horizontal
      if let start {
        view.contentOffset = isSideways ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
      }
      view.scrollToItem(at: [0, item], at: [], animated: false)
      return isSideways ? view.contentOffset.x : view.contentOffset.y
    }
    #expect([30, 3, 6].map { offset(vertical, showing: $0) } == [750, 80, 80])
    #expect([200, 100, 104].map { offset(horizontal, showing: $0) } == [4_850, 2_480, 2_480])
    // It brings all of an item into view that is partly hidden. The items of the first line are
    // from 0 to 100, those of the fourth from 300 to 400, and those from 50 to 380 are visible;
    // sideways, those from 50 to 280.
    #expect([0, 9].map { offset(vertical, showing: $0, from: 30) } == [-20, 50])
    #expect([0, 8].map { offset(horizontal, showing: $0, from: 30) } == [-20, 50])
    let table = makeTable(Source([50]))
    table.layoutIfNeeded()
    let rows = [0, 10].map { row in
      table.contentOffset.y = 22
      table.scrollToRow(at: [0, row], at: .none, animated: false)
      return table.contentOffset.y
    }
    #expect(rows == [0, 44])
  }
}

/// A source that logs what a tap asks and tells.
final class TappedItems: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.add("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.add("didHighlight \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    log.add("didUnhighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    log.add("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.add("shouldDeselect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.add("primary \(indexPath.item)")
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

/// A source that inserts an item before the one that is tapped.
private final class Inserting: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    counts[0] += 1
    collectionView.insertItems(at: [indexPath])
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.add("didUnhighlight \(indexPath.item)") }
}

/// A layout that speaks of an item that is not there.
private final class InventedItems: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    [0, 7].map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      attributes.frame = CGRect(x: CGFloat(item) * 10, y: 0, width: 10, height: 10)
      return attributes
    }
  }
}

/// A source whose cells are not the ones it dequeued.
private final class WrongCells: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
  private let dequeuesTwo: Bool

  init(_ counts: [Int], dequeuesTwo: Bool) {
    self.dequeuesTwo = dequeuesTwo
    super.init(counts)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard dequeuesTwo else { return UICollectionViewCell(frame: .zero) }
    _ = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A source that configures its cells by a registration.
private final class Registered: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
  var makesItsOwn = false
  private lazy var registration = make()

  override init(_ counts: [Int]) {
    super.init(counts)
    _ = registration
  }

  private func make() -> UICollectionView.CellRegistration<CountingItemCell, String> {
    UICollectionView.CellRegistration { [log] _, _, item in log.add("configure \(item)") }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: makesItsOwn ? make() : registration, for: indexPath,
      item: ["a", "b"][indexPath.item])
  }
}
