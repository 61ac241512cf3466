import HeadlessUIKit
import Recorders
import TestSupport
import Testing
import UpdateModel

/// What of diffable data sources UIKitConformanceTests can't show: exceptions, dragging, the turns
/// of the run loop, and chance.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DiffableDataSourceTests {
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

  /// Returns a snapshot of words, each of which is the letter of a section and those of its items.
  private func snapshot(of words: String) -> Snapshot {
    var snapshot = Snapshot()
    for word in words.split(separator: " ") {
      let letters = word.map { String($0) }
      snapshot.appendSections([letters[0]])
      snapshot.appendItems(Array(letters.dropFirst()), toSection: letters[0])
    }
    return snapshot
  }

  private func source(of collection: UICollectionView)
    -> UICollectionViewDiffableDataSource<String, String>
  {
    UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test(
    arguments: [
      ("sa tb", "sab", ["a", "b"]), ("Aa Bb Cc Dd", "Bb Cc Dd Aa", []),
      ("Aa Bb Cc Dd", "Cc Dd Aa Bb", ["c", "d", "a", "b"]),
    ] as [(String, String, [String])])
  func `a table moves one section, and is reloaded if two move or a row leaves one that goes`(
    old: String, new: String, asked: [String]
  ) {
    let shown = Shown()
    shown.source.apply(snapshot(of: old))
    shown.table.layoutIfNeeded()
    _ = shown.log.take()
    let refused = UIKitException.raised {
      shown.source.apply(snapshot(of: new))
      shown.table.layoutIfNeeded()
    }
    #expect(
      (refused, [shown.log.take(), shown.texts]) == (
        [], [asked, snapshot(of: new).itemIdentifiers]
      ))
  }

  @Test func `lookups answer nil for what is no index path of a row`() {
    let shown = Shown()
    shown.source.apply(snapshot(["a"]))
    let paths: [IndexPath] = [[0, -1], [], [0], [0, 1], [1, 0], [-1, 0], [0, 0, 0]]
    #expect(paths.filter { shown.source.itemIdentifier(for: $0) != nil } == [])
  }

  @Test func `a provider that returns nil raises, and so does a supplementary one that is missing`()
  {
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
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let collection = makeCollection(layout: flow)
    let source = source(of: collection)
    let others = UIKitException.raised {
      source.apply(snapshot(["a"]))
      collection.layoutIfNeeded()
    }
    #expect(others.first?.reason.contains("supplementary view provider is missing") == true)
  }

  @Test func `a snapshot that is applied while another is, comes after it`() {
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
    #expect(
      (raised, source.snapshot().itemIdentifiers, table.laidOut().visibleCells.count) == (
        [], ["b"], 1
      ))
  }

  @Test(arguments: [true, false])
  func `an application completes at the next turn, or at once without animation`(
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
    let shown = Shown()
    var isShown = false
    shown.source.apply(snapshot(["a"])) { isShown = true }
    let isShownAtOnce = isShown
    HeadlessRunLoop.tick()
    #expect((isShownAtOnce, isShown) == (false, true))
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
    let isSwiped = User().swipeToDelete(rowAt: [0, 0], in: table)
    #expect((isSwiped, source.snapshot().itemIdentifiers) == (true, ["b"]))
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
      let cells = items.map { collection.cellForItem(at: source.indexPath(for: $0)!)?.tag }
      let rows = items.map { table.cellForRow(at: tableSource.indexPath(for: $0)!)?.tag ?? $0 }
      #expect((cells, rows) == (items, items))
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
    let shown = source.snapshot()
    #expect(
      (shown.sectionIdentifiers, shown.itemIdentifiers, source.snapshot(for: "nowhere").items) == (
        ["s"], ["a", "b"], []
      ))
  }

  /// The methods that apply a snapshot.
  enum Application: CaseIterable { case differences, reload, awaitedDifferences, awaitedReload }

  @Test(arguments: Application.allCases)
  func `a snapshot with other items supersedes the outlines of their sections`(
    application: Application
  ) async {
    let collection = makeCollection()
    let source = source(of: collection)
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
    #expect(
      ["kept", "changed", "gone"].map { source.snapshot(for: $0).items }
        == [["kept", "child of kept"], ["changed", "new"], []])
    snapshot.appendSections(["gone"])
    await source.apply(snapshot)
    #expect(source.snapshot(for: "gone").items.isEmpty)
  }

  @Test func `dragging needs a handler, and the snapshot follows`() {
    let collection = makeCollection()
    let source = source(of: collection)
    let (old, new) = (["a", "b", "c"], ["b", "c", "a"])
    source.apply(snapshot(old))
    func drag(_ item: Int) -> Bool { User().drag(itemAt: [0, item], to: [0, 2], in: collection) }
    var isDragged = [drag(0)]
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.willReorder = { [unowned source] transaction in
      told += [source.snapshot().itemIdentifiers, transaction.finalSnapshot.itemIdentifiers]
    }
    source.reorderingHandlers.didReorder = { transaction in
      told += [
        transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers,
        transaction.sectionTransactions.map(\.sectionIdentifier),
        old.applying(transaction.difference) ?? [],
      ]
    }
    isDragged += [drag(1), drag(0)]
    #expect(
      (isDragged, told, source.snapshot().itemIdentifiers) == (
        [false, false, true], [old, new, old, new, ["s"], new], new
      ))
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
    let source = source(of: collection)
    source.apply(snapshot(of: "sab tc ud"))
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      for change in transaction.sectionTransactions {
        let (old, new) = (change.initialSnapshot.items, change.finalSnapshot.items)
        told.append([change.sectionIdentifier, old.joined(), new.joined()])
        #expect(old.applying(change.difference) == new)
      }
    }
    #expect((User().drag(itemAt: [0, 0], to: target, in: collection), told) == (true, changes))
  }
}
