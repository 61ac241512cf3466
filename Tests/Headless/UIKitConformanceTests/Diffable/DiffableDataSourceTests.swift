import Foundation
import ListPlatform
import Recorders
import Testing

/// Diffable data sources of tables and collection views.
///
/// Measured on UIKit (macOS 27, Mac Catalyst) unless a test names another source.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private let stage = Stage()

  /// A table with a diffable data source that logs what it is asked for.
  @MainActor private final class Shown {
    let table: UITableView
    let log = Log()
    let source: UITableViewDiffableDataSource<String, String>

    init(_ stage: Stage) {
      table = stage.table()
      source = UITableViewDiffableDataSource(tableView: table) { [log] table, path, item in
        log.add(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = item
        return cell
      }
    }

    /// Applies a snapshot without animation, and lays out.
    func apply(_ snapshot: Snapshot) {
      UIView.performWithoutAnimation {
        source.apply(snapshot, animatingDifferences: true)
        table.layoutIfNeeded()
      }
    }
  }

  private func snapshot(_ items: [String]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["s"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `40: a later snapshot changes what differs, and marks come after`() {
    let shown = Shown(stage)
    shown.apply(snapshot(["a", "b", "c"]))
    #expect(shown.log.take() == ["a", "b", "c"])
    shown.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let cells = shown.table.visibleCells
    var next = snapshot(["c", "b", "d"])
    next.reloadItems(["c"])
    shown.apply(next)
    #expect(shown.log.take() == ["d", "c"])
    #expect(shown.table.shownTexts == ["c", "b", "d"])
    #expect(shown.table.visibleCells[1] === cells[1])
    #expect(shown.table.indexPathForSelectedRow == [0, 1])
    #expect(shown.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `rows that change places keep their cells`() {
    let shown = Shown(stage)
    shown.apply(snapshot(["a", "b", "c", "d"]))
    let cells = shown.table.visibleCells
    _ = shown.log.take()
    shown.apply(snapshot(["d", "b", "a"]))
    #expect(shown.log.take().isEmpty)
    #expect(shown.table.shownTexts == ["d", "b", "a"])
    #expect(shown.table.visibleCells == [cells[3], cells[1], cells[0]])
  }

  // Documentation of reconfigureItems(_:).
  @Test func `reconfiguring asks for the existing cell`() {
    let shown = Shown(stage)
    shown.apply(snapshot(["a", "b"]))
    let cell = shown.table.cellForRow(at: [0, 0])
    _ = shown.log.take()
    var next = shown.source.snapshot()
    next.reconfigureItems(["a"])
    shown.apply(next)
    #expect(shown.log.take() == ["a"])
    #expect(shown.table.cellForRow(at: [0, 0]) === cell)
  }

  @Test func `a row may leave a section that goes, and enter one that comes`() {
    let shown = Shown(stage)
    var first = Snapshot()
    first.appendSections(["s", "t"])
    first.appendItems(["a"], toSection: "s")
    first.appendItems(["b"], toSection: "t")
    shown.apply(first)
    shown.apply(snapshot(["a", "b"]))
    #expect(shown.table.shownTexts == ["a", "b"])
    var last = Snapshot()
    last.appendSections(["u"])
    last.appendItems(["b", "a"])
    shown.apply(last)
    #expect(shown.table.numberOfSections == 1)
    #expect(shown.table.shownTexts == ["b", "a"])
  }

  // Documentation of apply(_:animatingDifferences:): the asynchronous methods return when the view
  // shows the snapshot.
  @Test func `asynchronous applying ends with the snapshot shown`() async {
    let shown = Shown(stage)
    await shown.source.apply(snapshot(["a"]), animatingDifferences: false)
    #expect(shown.table.numberOfRows(inSection: 0) == 1)
    await shown.source.apply(snapshot(["a", "b"]), animatingDifferences: false)
    #expect(shown.table.numberOfRows(inSection: 0) == 2)
    await shown.source.applySnapshotUsingReloadData(snapshot([]))
    #expect(shown.table.numberOfRows(inSection: 0) == 0)
  }

  // Documentation of the methods: they return nil for what is not there.
  @Test func `lookups answer nil for what is not there`() {
    let shown = Shown(stage)
    shown.apply(snapshot(["a"]))
    #expect(shown.source.itemIdentifier(for: [0, 0]) == "a")
    #expect(shown.source.indexPath(for: "a") == [0, 0])
    #expect(shown.source.sectionIdentifier(for: 0) == "s")
    #expect(shown.source.index(for: "s") == 0)
    #expect(shown.source.itemIdentifier(for: [0, 1]) == nil)
    #expect(shown.source.itemIdentifier(for: [1, 0]) == nil)
    #expect(shown.source.indexPath(for: "z") == nil)
    #expect(shown.source.sectionIdentifier(for: 3) == nil)
    #expect(shown.source.index(for: "z") == nil)
  }

  // MARK: Collections

  @Test func `a collection asks for new items only, and the others keep their cells`() {
    let collection = stage.collection()
    let log = Log()
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      log.add($2)
      return $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
    }
    func apply(_ items: [String]) {
      UIView.performWithoutAnimation {
        source.apply(snapshot(items), animatingDifferences: true)
        collection.layoutIfNeeded()
      }
    }
    apply(["a", "b", "c"])
    #expect(log.take().sorted() == ["a", "b", "c"])
    let cells = (0..<3).map { collection.cellForItem(at: [0, $0]) }
    apply(["c", "b", "d"])
    #expect(log.take() == ["d"])
    #expect(collection.cellForItem(at: [0, 0]) === cells[2])
    #expect(collection.cellForItem(at: [0, 1]) === cells[1])
    #expect(collection.visibleCells.count == 3)
  }

  // Documentation of NSDiffableDataSourceSectionSnapshot: only items whose parents are expanded are
  // shown.
  @Test func `an outline shows what is expanded`() {
    let collection = stage.collection()
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot([]), animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    source.apply(outline, to: "s", animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    outline.expand(["a"])
    source.apply(outline, to: "s", animatingDifferences: false)
    collection.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    #expect(collection.visibleCells.count == 4)
    #expect(source.snapshot(for: "s").isExpanded("a"))
  }
}
