import HeadlessUIKit
import Recorders
import Testing

/// The updates of a batch update, which don't escape.
@MainActor struct BatchUpdateClosureTests {
  /// A screen that names its own members without `self` in the updates.
  @MainActor private final class Screen {
    let source = Source([2])
    lazy var table = makeTable(source)
    let items = ItemSource([2])
    lazy var collection = makeCollection(items)

    func addRow() {
      table.performBatchUpdates {
        source.counts[0] += 1
        table.insertRows(at: [[0, 0]], with: .none)
      }
    }
    func addItem(_ completion: @escaping (Bool) -> Void) {
      collection.performBatchUpdates(
        {
          items.counts[0] += 1
          collection.insertItems(at: [[0, 0]])
        }, completion: completion)
    }
    func add(_ change: () -> Void) {
      table.performBatchUpdates(change, completion: nil)
    }
  }

  @Test func `implicit self and non-escaping closures compile, and nil does nothing`() {
    let screen = Screen()
    screen.table.layoutIfNeeded()
    screen.collection.layoutIfNeeded()
    screen.addRow()
    var isDone = false
    screen.addItem { isDone = $0 }
    HeadlessRunLoop.tick()
    let counts = [
      screen.table.numberOfRows(inSection: 0), screen.collection.numberOfItems(inSection: 0),
    ]
    #expect((counts, isDone) == ([3, 3], true))
    var runs = 0
    screen.add { runs += 1 }
    screen.table.performBatchUpdates(nil)
    screen.collection.performBatchUpdates(nil, completion: nil)
    #expect(runs == 1)
  }

  /// Lists that count their batch updates, and wrap the updates as UIKit's subclasses do.
  private final class WrappingTable: UITableView {
    var log: [String] = []
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      log.append("table")
      super.performBatchUpdates({ updates?() }, completion: completion)
    }
  }
  private final class WrappingGrid: UICollectionView {
    var log: [String] = []
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      log.append("grid")
      super.performBatchUpdates({ updates?() }, completion: completion)
    }
  }
  private final class WrappingCollection: UICollectionView {
    var log: [String] = []
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      log.append("collection")
      super.performBatchUpdates(updates, completion: completion)
      super.performBatchUpdates({ log.append("more") }, completion: completion)
    }
  }

  @Test func `an override is called once for each call, and its own closure is not wrapped again`()
  {
    let table = WrappingTable(frame: .zero)
    let source = Source([2])
    table.dataSource = source
    var completions = 0
    table.performBatchUpdates {
      table.log.append("outer")
      table.performBatchUpdates { table.log.append("inner") }
    } completion: { _ in
      completions += 1
    }
    table.performBatchUpdates { table.log.append("again") }
    HeadlessRunLoop.tick()
    #expect(
      (table.log, completions) == (["table", "outer", "table", "inner", "table", "again"], 1))
    let grid = WrappingGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.performBatchUpdates {
      grid.log.append("outer")
      grid.performBatchUpdates { grid.log.append("inner") }
    }
    grid.performBatchUpdates { grid.log.append("again") }
    #expect(grid.log == ["grid", "outer", "grid", "inner", "grid", "again"])
    let collection = WrappingCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.performBatchUpdates { collection.log.append("updates") }
    collection.performBatchUpdates { collection.log.append("again") }
    #expect(
      collection.log == ["collection", "updates", "more", "collection", "again", "more"])
  }
}
