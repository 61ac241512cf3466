import HeadlessUIKit
import Recorders
import TestSupport
import Testing
import UpdateModel

/// What of diffable data sources UIKitConformanceTests can't show: exceptions, dragging, the turns
/// of the run loop, and chance.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// A table with a diffable data source that logs what it is asked for.
  @MainActor final class Shown {
    let table = makeTable()
    let log = Log()
    private(set) var source: UITableViewDiffableDataSource<String, String>!

    init() {
      source = UITableViewDiffableDataSource(tableView: table) { [log] table, path, item in
        guard item != "nil" else { return nil }
        log.add(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = item
        return cell
      }
    }

    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  }

  private func snapshot(_ items: [String]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["s"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `completions run at the next turn`() {
    let shown = Shown()
    var isDone = false
    shown.source.apply(snapshot(["a"])) { isDone = true }
    #expect(!isDone)
    HeadlessRunLoop.tick()
    #expect(isDone)
  }

  @Test func `a table is reloaded where a row leaves a section that goes`() {
    let shown = Shown()
    var first = Snapshot()
    first.appendSections(["s", "t"])
    first.appendItems(["a"], toSection: "s")
    first.appendItems(["b"], toSection: "t")
    shown.source.apply(first)
    shown.table.layoutIfNeeded()
    _ = shown.log.take()
    let refused = UIKitException.raised {
      shown.source.apply(snapshot(["a", "b"]))
      shown.table.layoutIfNeeded()
    }
    #expect(refused.isEmpty)
    #expect(shown.log.take() == ["a", "b"])
  }

  @Test(arguments: [("bcda", [] as [String]), ("cdab", ["c", "d", "a", "b"])])
  func `a table moves one section, and is reloaded if two move`(order: String, asked: [String]) {
    func snapshot(_ sections: String) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections(sections.map { "section \($0)" })
      for name in sections { snapshot.appendItems(["\(name)"], toSection: "section \(name)") }
      return snapshot
    }
    let shown = Shown()
    shown.source.apply(snapshot("abcd"))
    shown.table.layoutIfNeeded()
    _ = shown.log.take()
    let refused = UIKitException.raised {
      shown.source.apply(snapshot(order))
      shown.table.layoutIfNeeded()
    }
    #expect(refused.isEmpty)
    #expect(shown.log.take() == asked)
    #expect(shown.texts.joined() == order)
  }

  @Test(arguments: [[0, -1], [], [0], [0, 1], [1, 0], [-1, 0], [0, 0, 0]] as [IndexPath])
  func `lookups answer nil for what is no index path of a row`(path: IndexPath) {
    let shown = Shown()
    shown.source.apply(snapshot(["a"]))
    #expect(shown.source.itemIdentifier(for: path) == nil)
  }

  @Test func `a provider that returns nil raises`() {
    let shown = Shown()
    let raised = UIKitException.raised {
      shown.source.apply(snapshot(["nil"]))
      shown.table.layoutIfNeeded()
    }
    #expect(
      raised.first?.reason.hasPrefix(
        "UITableViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: "
          + "0x0> {length = 2, path = 0 - 0} with item identifier 'nil', which is not allowed. You "
          + "must always return a cell to the table view: <TestTable: 0x") == true)
  }

  @Test func `a snapshot that is applied while another is, comes after it`() {
    let shown = Shown()
    var source: UITableViewDiffableDataSource<String, String>!
    var hasApplied = false
    let table = makeTable()
    let second = snapshot(["b"])
    source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      if item == "a", !hasApplied {
        hasApplied = true
        source.apply(second)
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.apply(snapshot([]))
    table.layoutIfNeeded()
    let raised = UIKitException.raised { source.apply(snapshot(["a"])) }
    #expect(raised.isEmpty)
    #expect(source.snapshot().itemIdentifiers == ["b"])
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
    _ = shown
  }

  @Test(arguments: [true, false]) func `what was applied without animation completes at once`(
    isAnimated: Bool
  ) {
    var source: UITableViewDiffableDataSource<String, String>!
    let table = makeTable()
    let second = snapshot(["b"])
    var isDone: Bool?
    source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      if item == "a", isDone == nil {
        isDone = false
        UIView.performWithoutAnimation {
          source.apply(second, animatingDifferences: isAnimated) { isDone = true }
        }
        #expect(isDone == false)
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.apply(snapshot([]))
    table.layoutIfNeeded()
    source.apply(snapshot(["a"]))
    #expect(isDone == true)
  }

  @Test func `a subclass supplies titles and editing`() {
    final class Titled: UITableViewDiffableDataSource<String, String> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
        -> String?
      { sectionIdentifier(for: section) }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        var next = snapshot()
        next.deleteItems([itemIdentifier(for: indexPath)!])
        apply(next)
      }
    }
    let table = makeTable()
    let source = Titled(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.apply(snapshot(["a", "b"]))
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "s")
    #expect(User().swipeToDelete(rowAt: [0, 0], in: table))
    #expect(source.snapshot().itemIdentifiers == ["b"])
  }

  // MARK: Random pairs

  private func random(_ generator: inout SeededGenerator) -> NSDiffableDataSourceSnapshot<Int, Int>
  {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    let sections = Array(0..<4).shuffled(using: &generator).prefix(
      Int.random(in: 0...4, using: &generator))
    snapshot.appendSections(Array(sections))
    for item in (0..<10).shuffled(using: &generator).prefix(
      Int.random(in: 0...10, using: &generator))
    {
      if let section = sections.randomElement(using: &generator) {
        snapshot.appendItems([item], toSection: section)
      }
    }
    return snapshot
  }

  @Test(arguments: 1...2) func `random snapshots: what stays keeps its cell, no more is asked for`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let table = makeTable()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 20)
    let collection = makeCollection(layout: flow)
    var asked: [Int] = []
    let tableSource = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, path, item in
      asked.append(item)
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    var old = NSDiffableDataSourceSnapshot<Int, Int>()
    source.apply(old)
    tableSource.apply(old)
    for _ in 0..<60 {
      let new = random(&generator)
      asked = []
      let raised = UIKitException.raised {
        source.apply(new)
        tableSource.apply(new)
        collection.layoutIfNeeded()
        table.layoutIfNeeded()
      }
      #expect(raised.isEmpty, "seed \(seed): \(raised)")
      #expect(Set(asked) == Set(new.itemIdentifiers).subtracting(old.itemIdentifiers))
      let items = new.itemIdentifiers
      #expect(items.map { collection.cellForItem(at: source.indexPath(for: $0)!)?.tag } == items)
      let shown = items.map { table.cellForRow(at: tableSource.indexPath(for: $0)!)?.tag ?? $0 }
      #expect(shown == items)
      old = new
    }
  }

  // MARK: Outlines and reordering

  @Test func `an outline makes its section where there is none`() {
    let collection = makeCollection()
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      $0.dequeueReusableCell(withReuseIdentifier: $2.isEmpty ? "" : "cell", for: $1)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    source.apply(outline, to: "s")
    #expect(source.snapshot().sectionIdentifiers == ["s"])
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    #expect(source.snapshot(for: "nowhere").items.isEmpty)
  }

  /// The methods that apply a snapshot.
  enum Application: CaseIterable { case differences, reload, awaitedDifferences, awaitedReload }

  @Test(arguments: Application.allCases)
  func `a snapshot with other items supersedes the outlines of their sections`(
    application: Application
  ) async {
    let collection = makeCollection()
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    for section in ["kept", "changed", "gone"] {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append([section])
      outline.append(["child of \(section)"], to: section)
      await source.apply(outline, to: section)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["kept", "changed"])
    snapshot.appendItems(["kept"], toSection: "kept")
    snapshot.appendItems(["changed", "new"], toSection: "changed")
    switch application {
    case .differences: source.apply(snapshot, completion: nil)
    case .reload: source.applySnapshotUsingReloadData(snapshot, completion: nil)
    case .awaitedDifferences: await source.apply(snapshot)
    case .awaitedReload: await source.applySnapshotUsingReloadData(snapshot)
    }
    #expect(source.snapshot(for: "kept").items == ["kept", "child of kept"])
    #expect(source.snapshot(for: "changed").items == ["changed", "new"])
    #expect(source.snapshot(for: "gone").items.isEmpty)
    snapshot.appendSections(["gone"])
    await source.apply(snapshot)
    #expect(source.snapshot(for: "gone").items.isEmpty)
  }

  @Test func `dragging needs a handler, and the snapshot follows`() {
    let collection = makeCollection()
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot(["a", "b", "c"]))
    #expect(!User().drag(itemAt: [0, 0], to: [0, 2], in: collection))
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    var shownBefore: [String] = []
    source.reorderingHandlers.willReorder = { [unowned source] transaction in
      shownBefore = source.snapshot().itemIdentifiers
      #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "a"])
    }
    source.reorderingHandlers.didReorder = { transaction in
      told = [
        transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers,
      ]
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["s"])
      #expect(["a", "b", "c"].applying(transaction.difference) == ["b", "c", "a"])
    }
    #expect(!User().drag(itemAt: [0, 1], to: [0, 2], in: collection))
    #expect(User().drag(itemAt: [0, 0], to: [0, 2], in: collection))
    #expect(told == [["a", "b", "c"], ["b", "c", "a"]] && shownBefore == ["a", "b", "c"])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
  }

  @Test(
    arguments: [
      ([0, 1], [["s", "ab", "ba"]]), ([1, 0], [["s", "ab", "b"], ["t", "c", "ac"]]),
      ([2, 0], [["s", "ab", "b"], ["u", "d", "ad"]]),
    ] as [(IndexPath, [[String]])])
  func `a drag has a transaction for each section that it changes`(
    target: IndexPath, changes: [[String]]
  ) {
    let collection = makeCollection()
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = snapshot(["a", "b"])
    snapshot.appendSections(["t", "u"])
    snapshot.appendItems(["c"], toSection: "t")
    snapshot.appendItems(["d"], toSection: "u")
    source.apply(snapshot)
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      for change in transaction.sectionTransactions {
        let (old, new) = (change.initialSnapshot.items, change.finalSnapshot.items)
        told.append([change.sectionIdentifier, old.joined(), new.joined()])
        #expect(old.applying(change.difference) == new)
      }
    }
    #expect(User().drag(itemAt: [0, 0], to: target, in: collection))
    #expect(told == changes)
  }

  @Test func `a supplementary provider that is missing raises`() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let collection = makeCollection(layout: flow)
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let raised = UIKitException.raised {
      source.apply(snapshot(["a"]))
      collection.layoutIfNeeded()
    }
    #expect(raised.first?.reason.contains("supplementary view provider is missing") == true)
  }
}
