import HeadlessUIKit
import Testing

/// Snapshots and data sources for interfaces without generic types.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SnapshotReferenceTests {
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
    #expect(reference.itemIdentifiers as? [Int] == [3, 5, 6, 1, 4])
    #expect(reference.itemIdentifiersInSection(withIdentifier: "a") as? [Int] == [3, 5, 6, 1])
    #expect(reference.numberOfItems == 5 && reference.numberOfSections == 4)
    #expect(reference.numberOfItems(inSection: "d") == 1)
    #expect(reference.index(ofItemIdentifier: 6) == 2)
    #expect(reference.index(ofItemIdentifier: 2) == NSNotFound)
    #expect(reference.index(ofSectionIdentifier: "c") == 2)
    #expect(reference.index(ofSectionIdentifier: "x") == NSNotFound)
    #expect(
      reference.sectionIdentifier(forSectionContainingItemIdentifier: 4) as? String == "d")
    let snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(snapshot.itemIdentifiers == [3, 5, 6, 1, 4])
    #expect(snapshot.reloadedItemIdentifiers == [3])
    #expect(snapshot.reconfiguredItemIdentifiers == [5])
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
    #expect(copy?.numberOfItems == 1 && reference.numberOfItems == 2)
    let value = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(value.sectionIdentifiers == snapshot.sectionIdentifiers)
    #expect(value.itemIdentifiers == snapshot.itemIdentifiers)
    #expect(value.reconfiguredItemIdentifiers == snapshot.reconfiguredItemIdentifiers)
    let object = Object()
    copy?.appendItems(withIdentifiers: [object])
    #expect(copy?.index(ofItemIdentifier: object) == 1)
    #expect(copy?.index(ofItemIdentifier: Object()) == NSNotFound)
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
    #expect(typed() == nil)
    reference.deleteItems(withIdentifiers: ["two"])
    reference.appendSections(withIdentifiers: [2])
    #expect(typed() == nil)
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: [0])
    reference.appendItems(withIdentifiers: items)
    return reference
  }

  @Test func `a table displays references`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item as? String
      return cell
    }
    var completions = 0
    source.applySnapshot(snapshot(["a", "b"]), animatingDifferences: false)
    source.applySnapshot(snapshot(["b", "c", "a"]), animatingDifferences: true) { completions += 1 }
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["b", "c", "a"] && completions == 0)
    HeadlessRunLoop.tick()
    #expect(completions == 1)
    #expect(source.itemIdentifier(for: [0, 1]) as? String == "c")
    #expect(source.indexPath(forItemIdentifier: "a") == [0, 2])
    #expect(source.sectionIdentifier(for: 0) as? Int == 0)
    #expect(source.index(forSectionIdentifier: 0) == 0)
    #expect(source.index(forSectionIdentifier: 1) == NSNotFound)
    #expect(source.snapshot().numberOfItems == 3)
    source.applySnapshot(usingReloadData: snapshot([])) { completions += 1 }
    #expect(completions == 2 && table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `a collection view displays references`() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSourceReference(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.applySnapshot(snapshot(["a", "b"]), animatingDifferences: true)
    source.applySnapshot(snapshot(["b"]), animatingDifferences: true)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 1)
    #expect(source.indexPath(forItemIdentifier: "b") == [0, 0])
    #expect(source.itemIdentifier(for: [0, 1]) == nil)
  }

  @Test func `every way of applying a reference displays it`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let rows = UITableViewDiffableDataSourceReference(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = UICollectionViewDiffableDataSourceReference(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var done = 0
    func expectShown(_ count: Int, completions: Int) {
      for view in [table, collection] { view.layoutIfNeeded() }
      #expect(table.visibleCells.count == count && collection.visibleCells.count == count)
      #expect(rows.snapshot().numberOfItems == count && items.snapshot().numberOfItems == count)
      HeadlessRunLoop.tick()
      #expect(done == completions)
    }
    rows.applySnapshot(usingReloadData: snapshot(["a"]))
    items.applySnapshot(usingReloadData: snapshot(["a"]))
    expectShown(1, completions: 0)
    rows.applySnapshot(snapshot(["a", "b"]), animatingDifferences: false)
    items.applySnapshot(snapshot(["a", "b"]), animatingDifferences: false)
    expectShown(2, completions: 0)
    let texts = ["a", "b", "c", "d"]
    rows.applySnapshot(snapshot(texts), animatingDifferences: true) { done += 1 }
    items.applySnapshot(snapshot(texts), animatingDifferences: true) { done += 1 }
    expectShown(4, completions: 2)
    rows.applySnapshot(usingReloadData: snapshot(["x"])) { done += 1 }
    items.applySnapshot(usingReloadData: snapshot(["x"])) { done += 1 }
    expectShown(1, completions: 4)
  }

  @Test func `sections of references have indexes, and unknown ones have none`() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    let items = UICollectionViewDiffableDataSourceReference(collectionView: collection) { _, _, _ in
      nil
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let rows = UITableViewDiffableDataSourceReference(tableView: table) { _, _, _ in nil }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["one", "two"])
    items.applySnapshot(snapshot, animatingDifferences: false)
    rows.applySnapshot(snapshot, animatingDifferences: false)
    #expect(["one", "two", "three"].map(items.index) == [0, 1, NSNotFound])
    #expect(["one", "two", "three"].map(rows.index) == [0, 1, NSNotFound])
    #expect([0, 1, 2].map { items.sectionIdentifier(for: $0) as? String } == ["one", "two", nil])
    #expect([0, 1, 2].map { rows.sectionIdentifier(for: $0) as? String } == ["one", "two", nil])
    #expect(snapshot.index(ofSectionIdentifier: "three") == NSNotFound)
    #expect(snapshot.index(ofItemIdentifier: "a") == NSNotFound)
  }
}
