import HeadlessUIKit
import Testing

/// Snapshots and data sources for interfaces without generic types.
@MainActor struct SnapshotReferenceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private final class Object: NSObject {}

  @Test func `a reference is built like a snapshot, and bridges to its types`() {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["a", "c"])
    reference.insertSections(withIdentifiers: ["b"], beforeSectionWithIdentifier: "c")
    reference.insertSections(withIdentifiers: ["d"], afterSectionWithIdentifier: "c")
    reference.appendItems(withIdentifiers: [4])
    reference.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "a")
    reference.insertItems(withIdentifiers: [5], beforeItemWithIdentifier: 1)
    reference.insertItems(withIdentifiers: [6], afterItemWithIdentifier: 1)
    reference.deleteItems(withIdentifiers: [2])
    reference.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 5)
    reference.moveItem(withIdentifier: 1, afterItemWithIdentifier: 6)
    reference.moveSection(withIdentifier: "d", beforeSectionWithIdentifier: "b")
    reference.moveSection(withIdentifier: "b", afterSectionWithIdentifier: "c")
    reference.reloadItems(withIdentifiers: [3])
    reference.reconfigureItems(withIdentifiers: [5])
    reference.reloadSections(withIdentifiers: ["d"])
    #expect(reference.sectionIdentifiers as? [String] == ["a", "d", "c", "b"])
    let items = [
      reference.itemIdentifiers, reference.itemIdentifiersInSection(withIdentifier: "a"),
    ]
    #expect(items as? [[Int]] == [[3, 5, 6, 1, 4], [3, 5, 6, 1]])
    #expect(
      (reference.numberOfSections, reference.numberOfItems, reference.numberOfItems(inSection: "d"))
        == (4, 5, 1))
    #expect([6, 2].map { reference.index(ofItemIdentifier: $0) } == [2, NSNotFound])
    #expect(["c", "x"].map { reference.index(ofSectionIdentifier: $0) } == [2, NSNotFound])
    #expect(
      reference.sectionIdentifier(forSectionContainingItemIdentifier: 4) as? String == "d")
    let snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(
      (
        snapshot.itemIdentifiers, snapshot.reloadedItemIdentifiers,
        snapshot.reconfiguredItemIdentifiers
      ) == ([3, 5, 6, 1, 4], [3], [5]))
    #expect(snapshot.reloadedSectionIdentifiers == ["d"])
    reference.deleteSections(withIdentifiers: ["a"])
    #expect(reference.itemIdentifiers as? [Int] == [4])
    reference.deleteAllItems()
    #expect(reference.numberOfSections == 0)
  }

  @Test func `a bridged snapshot can be changed, and a copy changes on its own`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    snapshot.reconfigureItems([2])
    let reference = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(reference.reconfiguredItemIdentifiers as? [Int] == [2])
    let copy = reference.copy() as? NSDiffableDataSourceSnapshotReference
    copy?.deleteItems(withIdentifiers: [1])
    #expect((copy?.numberOfItems, reference.numberOfItems) == (1, 2))
    let value = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(
      (value.sectionIdentifiers, [value.itemIdentifiers, value.reconfiguredItemIdentifiers]) == (
        ["a"], [[1, 2], [2]]
      ))
    #expect((NSDiffableDataSourceSnapshotReference() as Snapshot).numberOfItems == 0)
    let object = Object()
    copy?.appendItems(withIdentifiers: [object])
    #expect([object, Object()].map { copy?.index(ofItemIdentifier: $0) } == [1, NSNotFound])
  }

  @Test func `a reference to identifiers of several types is no snapshot of one of them`() {
    typealias Typed = NSDiffableDataSourceSnapshot<String, Int>
    let reference = NSDiffableDataSourceSnapshotReference()
    // The compiler warns about `as?`, which calls this, that it always succeeds.
    func typed() -> Typed? {
      var result: Typed?
      let matches = Typed._conditionallyBridgeFromObjectiveC(reference, result: &result)
      #expect(matches == (result != nil))
      return result
    }
    reference.appendSections(withIdentifiers: ["a"])
    reference.appendItems(withIdentifiers: [1])
    #expect(typed()?.itemIdentifiers == [1])
    reference.appendItems(withIdentifiers: ["two"])
    let items = typed()
    reference.deleteItems(withIdentifiers: ["two"])
    reference.appendSections(withIdentifiers: [2])
    #expect((items?.itemIdentifiers, typed()?.itemIdentifiers) == (nil, nil))
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: [0])
    reference.appendItems(withIdentifiers: items)
    return reference
  }

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return table
  }

  private func collection() -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return collection
  }

  private func rows(of table: UITableView) -> UITableViewDiffableDataSourceReference {
    UITableViewDiffableDataSourceReference(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item as? String
      return cell
    }
  }

  private func items(of collection: UICollectionView) -> UICollectionViewDiffableDataSourceReference
  {
    UICollectionViewDiffableDataSourceReference(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func `lists display references`() {
    let table = table()
    let source = rows(of: table)
    var completions = 0
    source.applySnapshot(snapshot(["a", "b"]), animatingDifferences: false)
    source.applySnapshot(snapshot(["b", "c", "a"]), animatingDifferences: true) { completions += 1 }
    #expect(
      (table.laidOut().visibleCells.map(\.textLabel?.text), completions) == (["b", "c", "a"], 0))
    HeadlessRunLoop.tick()
    #expect(
      (
        completions, source.itemIdentifier(for: [0, 1]) as? String,
        source.sectionIdentifier(for: 0) as? Int, source.indexPath(forItemIdentifier: "a"),
        [0, 1].map { source.index(forSectionIdentifier: $0) }
      ) == (1, "c", 0, [0, 2], [0, NSNotFound]))
    let count = source.snapshot().numberOfItems
    source.applySnapshot(usingReloadData: snapshot([])) { completions += 1 }
    #expect((count, completions, table.numberOfRows(inSection: 0)) == (3, 2, 0))
    let collection = collection()
    let others = items(of: collection)
    others.applySnapshot(snapshot(["a", "b"]), animatingDifferences: true)
    others.applySnapshot(snapshot(["b"]), animatingDifferences: true)
    collection.layoutIfNeeded()
    #expect(
      (collection.visibleCells.count, others.indexPath(forItemIdentifier: "b")) == (1, [0, 0]))
    #expect(others.itemIdentifier(for: [0, 1]) == nil)
  }

  @Test func `every way of applying a reference displays it`() {
    let (table, collection) = (table(), collection())
    let (rows, items) = (rows(of: table), items(of: collection))
    var done = 0
    func shown() -> [Int] {
      for view in [table, collection] { view.layoutIfNeeded() }
      let counts = [
        table.visibleCells.count, collection.visibleCells.count, rows.snapshot().numberOfItems,
        items.snapshot().numberOfItems,
      ]
      HeadlessRunLoop.tick()
      return counts + [done]
    }
    var found: [[Int]] = []
    rows.applySnapshot(usingReloadData: snapshot(["a"]))
    items.applySnapshot(usingReloadData: snapshot(["a"]))
    found.append(shown())
    rows.applySnapshot(snapshot(["a", "b"]), animatingDifferences: false)
    items.applySnapshot(snapshot(["a", "b"]), animatingDifferences: false)
    found.append(shown())
    let texts = ["a", "b", "c", "d"]
    rows.applySnapshot(snapshot(texts), animatingDifferences: true) { done += 1 }
    items.applySnapshot(snapshot(texts), animatingDifferences: true) { done += 1 }
    found.append(shown())
    rows.applySnapshot(usingReloadData: snapshot(["x"])) { done += 1 }
    items.applySnapshot(usingReloadData: snapshot(["x"])) { done += 1 }
    found.append(shown())
    #expect(found == [[1, 1, 1, 1, 0], [2, 2, 2, 2, 0], [4, 4, 4, 4, 2], [1, 1, 1, 1, 4]])
    // Sections have indexes, and unknown ones have none.
    let sections = NSDiffableDataSourceSnapshotReference()
    sections.appendSections(withIdentifiers: ["one", "two"])
    items.applySnapshot(sections, animatingDifferences: false)
    rows.applySnapshot(sections, animatingDifferences: false)
    let names = ["one", "two", "three"]
    let indexes = [0, 1, NSNotFound]
    #expect((names.map(items.index), names.map(rows.index)) == (indexes, indexes))
    let identifiers = [0, 1, 2].map {
      [items.sectionIdentifier(for: $0) as? String, rows.sectionIdentifier(for: $0) as? String]
    }
    #expect(identifiers == [["one", "one"], ["two", "two"], [nil, nil]])
    let unknown = [
      sections.index(ofSectionIdentifier: "three"), sections.index(ofItemIdentifier: "a"),
    ]
    #expect(unknown == [NSNotFound, NSNotFound])
  }
}
