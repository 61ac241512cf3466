import HeadlessUIKit
import Recorders
import TestSupport
import Testing

/// Lists whose data source moves what the user drags by applying a snapshot.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReorderedSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Moves rows as Apple's sample of editable diffable tables does.
  final class ReorderedTable: UITableViewDiffableDataSource<Int, Int> {
    var moves = true
    var animates = false

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard moves, let source = itemIdentifier(for: sourceIndexPath) else { return }
      var snapshot = snapshot()
      if let destination = itemIdentifier(for: destinationIndexPath) {
        let isAfter =
          sourceIndexPath.section == destinationIndexPath.section
          && destinationIndexPath.row > sourceIndexPath.row
        snapshot.deleteItems([source])
        if isAfter {
          snapshot.insertItems([source], afterItem: destination)
        } else {
          snapshot.insertItems([source], beforeItem: destination)
        }
      } else {
        let section = snapshot.sectionIdentifiers[destinationIndexPath.section]
        snapshot.deleteItems([source])
        snapshot.appendItems([source], toSection: section)
      }
      apply(snapshot, animatingDifferences: animates)
    }
  }

  /// Moves items by applying a snapshot.
  final class ReorderedCollection: UICollectionViewDiffableDataSource<Int, Int> {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath)
      -> Bool
    { true }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      var items = snapshot().sectionIdentifiers.map { snapshot().itemIdentifiers(inSection: $0) }
      items[destination.section].insert(
        items[source.section].remove(at: source.item), at: destination.item)
      apply(ReorderedSnapshotTests.snapshot(items))
    }
  }

  private static func snapshot(_ items: [[Int]], sections: [Int]? = nil) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections ?? Array(items.indices))
    for (section, items) in zip(snapshot.sectionIdentifiers, items) {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func makeReordered() -> (UITableView, ReorderedTable) {
    let table = makeTable()
    let source = ReorderedTable(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    table.isEditing = true
    return (table, source)
  }

  /// Returns the items of the cells on screen.
  private func shown(_ table: UITableView) -> [[Int?]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: [section, row])?.tag
      }
    }
  }

  private func items(_ snapshot: Snapshot) -> [[Int?]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test(arguments: [false, true]) func `rows are where the data has them`(animates: Bool) {
    let (table, source) = makeReordered()
    source.animates = animates
    source.apply(Self.snapshot([[0, 1, 2], [3]]))
    table.layoutIfNeeded()
    let cells = (0..<3).map { table.cellForRow(at: [0, $0]) }
    let raised = UIKitException.raised {
      #expect(User().drag(rowAt: [0, 0], to: [0, 2], in: table))
      #expect(shown(table) == [[1, 2, 0], [3]])
      #expect(User().drag(rowAt: [0, 0], to: [1, 1], in: table))
      #expect(shown(table) == [[2, 0], [3, 1]])
    }
    #expect(raised.isEmpty)
    #expect(items(source.snapshot()) == [[2, 0], [3, 1]])
    // Rows that move keep their cells.
    #expect(table.cellForRow(at: [0, 0]) === cells[2])
    #expect(table.cellForRow(at: [0, 1]) === cells[0])
    #expect(table.cellForRow(at: [1, 1]) === cells[1])
  }

  @Test func `a row that the data source does not move returns`() {
    let (table, source) = makeReordered()
    source.moves = false
    source.apply(Self.snapshot([[0, 1, 2]]))
    User().drag(rowAt: [0, 0], to: [0, 2], in: table)
    #expect(shown(table) == [[0, 1, 2]])
    source.apply(Self.snapshot([[2, 0, 1]]))
    #expect(shown(table) == [[2, 0, 1]])
  }

  @Test func `items of a collection view are where the data has them`() {
    let collection = makeCollection()
    let source = ReorderedCollection(collectionView: collection) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    source.apply(Self.snapshot([[0, 1, 2], [3]]))
    collection.layoutIfNeeded()
    let raised = UIKitException.raised {
      #expect(User().drag(itemAt: [0, 0], to: [0, 2], in: collection))
      #expect(User().drag(itemAt: [0, 0], to: [1, 0], in: collection))
    }
    #expect(raised.isEmpty)
    #expect(items(source.snapshot()) == [[2, 0], [1, 3]])
    let paths: [IndexPath] = [[0, 0], [0, 1], [1, 0], [1, 1]]
    #expect(paths.map { collection.cellForItem(at: $0)?.tag } == [2, 0, 1, 3])
  }

  // MARK: By chance

  /// Returns a random arrangement of at most ten items in at most four sections.
  private func random(_ generator: inout SeededGenerator) -> Snapshot {
    let sections = Array(
      (0..<4).shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator)))
    var items = sections.map { _ in [Int]() }
    let count = Int.random(in: 0...10, using: &generator)
    for item in (0..<12).shuffled(using: &generator).prefix(count) {
      items[Int.random(in: items.indices, using: &generator)].append(item)
    }
    return Self.snapshot(items, sections: sections)
  }

  /// Returns a snapshot with one item inserted, deleted, moved, reloaded or reconfigured.
  private func changed(_ old: Snapshot, _ generator: inout SeededGenerator) -> Snapshot {
    var new = old
    guard let item = new.itemIdentifiers.randomElement(using: &generator) else {
      new.appendItems([0])
      return new
    }
    let absent = (0..<12).filter { new.indexOfItem($0) == nil }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where new.numberOfItems < 10: new.insertItems([absent[0]], beforeItem: item)
    case 1: new.deleteItems([item])
    case 2:
      if let other = new.itemIdentifiers.randomElement(using: &generator), other != item {
        new.moveItem(item, afterItem: other)
      }
    case 3: new.reloadItems([item])
    default: new.reconfigureItems([item])
    }
    return new
  }

  @Test(arguments: 1...4) func `after each of 2,500 random changes the view is as the snapshot`(
    seed: UInt64
  ) async {
    var generator = SeededGenerator(seed: seed)
    let (table, source) = makeReordered()
    await source.apply(random(&generator), animatingDifferences: false)
    table.layoutIfNeeded()
    var drags = 0
    for step in 0..<2_500 {
      source.animates = Bool.random(using: &generator)
      var wanted: [[Int?]] = []
      let raised = UIKitException.raised {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          let new = random(&generator)
          wanted = items(new)
          source.apply(new, animatingDifferences: source.animates)
        case 1:
          let new = changed(source.snapshot(), &generator)
          wanted = items(new)
          source.apply(new, animatingDifferences: source.animates)
        default:
          wanted = items(source.snapshot())
          let sources = wanted.indices.flatMap { section in
            wanted[section].indices.map { IndexPath(row: $0, section: section) }
          }
          guard let path = sources.randomElement(using: &generator) else { return }
          let section = Int.random(in: wanted.indices, using: &generator)
          let last = wanted[section].count - (section == path.section ? 1 : 0)
          let target = IndexPath(
            row: Int.random(in: 0...last, using: &generator), section: section)
          let item = wanted[path.section].remove(at: path.row)
          wanted[section].insert(item, at: target.row)
          #expect(User().drag(rowAt: path, to: target, in: table) == (path != target))
          drags += 1
        }
      }
      if step.isMultiple(of: 10) {
        HeadlessRunLoop.tick()
        // Other tests have their turn on the main actor.
        await Task.yield()
      }
      table.layoutIfNeeded()
      guard raised.isEmpty, items(source.snapshot()) == wanted, shown(table) == wanted else {
        Issue.record("seed \(seed), step \(step): \(shown(table)) rather than \(wanted), \(raised)")
        return
      }
    }
    #expect(drags > 1_000)
  }
}
