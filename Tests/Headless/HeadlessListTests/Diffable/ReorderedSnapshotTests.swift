import HeadlessModels
import HeadlessUIKit
import Recorders
import Testing

/// Lists whose data source moves what the user drags by applying a snapshot.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ReorderedSnapshotTests {
  private typealias Walk = ReorderedSnapshotWalk

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
      apply(ReorderedSnapshotWalk.snapshot(items))
    }
  }

  @Test(arguments: [false, true])
  func `rows are where the data has them, and return if it doesn't move them`(animates: Bool) {
    let walk = Walk()
    let (table, source) = (walk.table, walk.source)
    source.animates = animates
    source.apply(Walk.snapshot([[0, 1, 2], [3]]))
    table.layoutIfNeeded()
    let cells = (0..<3).map { table.cellForRow(at: [0, $0]) }
    let raised = UIKitException.raised {
      #expect(User().drag(rowAt: [0, 0], to: [0, 2], in: table))
      #expect(walk.shown == [[1, 2, 0], [3]])
      #expect(User().drag(rowAt: [0, 0], to: [1, 1], in: table))
    }
    #expect(
      (raised, walk.shown, Walk.items(source.snapshot())) == (
        [], [[2, 0], [3, 1]], [[2, 0], [3, 1]]
      ))
    // Rows that move keep their cells.
    let paths: [IndexPath] = [[0, 0], [0, 1], [1, 1]]
    #expect(paths.map { table.cellForRow(at: $0) } == [cells[2], cells[0], cells[1]])
    let fixed = Walk()
    let (other, fixedSource) = (fixed.table, fixed.source)
    fixedSource.moves = false
    fixedSource.apply(Walk.snapshot([[0, 1, 2]]))
    User().drag(rowAt: [0, 0], to: [0, 2], in: other)
    let returned = fixed.shown
    fixedSource.apply(Walk.snapshot([[2, 0, 1]]))
    #expect((returned, fixed.shown) == ([[0, 1, 2]], [[2, 0, 1]]))
  }

  @Test func `items of a collection view are where the data has them`() {
    let collection = makeCollection()
    let source = ReorderedCollection(collectionView: collection) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    source.apply(Walk.snapshot([[0, 1, 2], [3]]))
    collection.layoutIfNeeded()
    let raised = UIKitException.raised {
      #expect(User().drag(itemAt: [0, 0], to: [0, 2], in: collection))
      #expect(User().drag(itemAt: [0, 0], to: [1, 0], in: collection))
    }
    #expect((raised, Walk.items(source.snapshot())) == ([], [[2, 0], [1, 3]]))
    let paths: [IndexPath] = [[0, 0], [0, 1], [1, 0], [1, 1]]
    #expect(paths.map { collection.cellForItem(at: $0)?.tag } == [2, 0, 1, 3])
  }

  // MARK: By chance

  /// `HeadlessModelCheck` makes many more.
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `after each of 150 random changes the view is as the snapshot`(seed: UInt64) async {
    let walk = ReorderedSnapshotWalk()
    let fault = await walk.run(steps: 150, seed: seed)
    #expect(fault == nil)
    #expect(walk.drags > 50)
  }
}
