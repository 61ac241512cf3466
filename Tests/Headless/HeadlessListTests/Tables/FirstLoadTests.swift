import HeadlessUIKit
import Recorders
import TestSupport
import Testing

/// Updates of tables that have not loaded their data.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FirstLoadTests {
  private final class Source: Counts, UITableViewDataSource, UITableViewDelegate {}

  @Test func `before a data source is loaded nothing is asked, and nothing is refused`() {
    let source = Source([3])
    let table = makeTable(source)
    var isDone = false
    let raised = UIKitException.raised {
      source.counts = [2]
      table.deleteRows(at: [[0, 0]], with: .automatic)
      table.beginUpdates()
      source.counts = [2, 4]
      table.insertSections([1], with: .automatic)
      table.endUpdates()
      table.performBatchUpdates {
        source.counts = [1, 4]
        table.deleteRows(at: [[0, 1]], with: .automatic)
      } completion: {
        isDone = $0
      }
      table.performBatchUpdates { table.reloadData() }
    }
    #expect((raised, source.log.take()) == ([], []))
    HeadlessRunLoop.tick()
    #expect(isDone)
    table.layoutIfNeeded()
    #expect((table.numberOfSections, table.visibleCells.count) == (2, 5))
    // Nor is an update of a table that never had a data source.
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let refused = UIKitException.raised { other.insertRows(at: [[0, 0]], with: .automatic) }
    #expect((refused, other.numberOfSections) == ([], 0))
    // Another data source is loaded again.
    let (first, second) = (Source([3]), Source([1]))
    let reloaded = makeTable(first)
    reloaded.layoutIfNeeded()
    reloaded.dataSource = second
    let others = UIKitException.raised {
      second.counts = [2]
      reloaded.insertRows(at: [[0, 0]], with: .automatic)
    }
    #expect((others, second.log.take(), reloaded.numberOfRows(inSection: 0)) == ([], [], 2))
  }

  @Test(
    arguments: [
      { $0.numberOfSections == 1 }, { $0.numberOfRows(inSection: 0) == 3 },
      { $0.numberOfRows == 3 },
      { $0.contentSize.height == 132 }, { $0.rect(forSection: 0).height == 132 },
      { $0.rectForRow(at: [0, 1]).minY == 44 }, { $0.rectForFooter(inSection: 0).minY == 132 },
      { $0.rectForHeader(inSection: 0).width == 320 },
      { $0.indexPathForRow(at: CGPoint(x: 5, y: 50)) == [0, 1] },
      {
        $0.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 1, height: 50)) == [[0, 1], [0, 2]]
      },
      {
        $0.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        return $0.indexPathForSelectedRow == [0, 2]
      },
    ] as [@MainActor @Sendable (UITableView) -> Bool])
  func `a table answers before its first layout`(
    isAnswered: @MainActor @Sendable (UITableView) -> Bool
  ) {
    let table = makeTable(Source([3]))
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    #expect(isAnswered(table))
  }

  @Test(
    arguments: [
      { $0.numberOfSections == 2 }, { $0.numberOfItems(inSection: 1) == 2 },
      { $0.indexPathForItem(at: CGPoint(x: 150, y: 50)) == [0, 1] },
      { $0.layoutAttributesForItem(at: [1, 0])?.frame.minY == 100 },
      {
        $0.selectItem(at: [1, 1], animated: false, scrollPosition: [])
        return $0.indexPathsForSelectedItems == [[1, 1]]
      },
    ] as [@MainActor @Sendable (UICollectionView) -> Bool])
  func `a collection view answers before its first layout`(
    isAnswered: @MainActor @Sendable (UICollectionView) -> Bool
  ) {
    #expect(isAnswered(makeCollection(ItemSource([3, 2]))))
  }

  @Test(arguments: [false, true])
  func `a table that was loaded, or is in a window, compares counts`(isInWindow: Bool) {
    let source = Source([3])
    let table = makeTable(source)
    let window = UIWindow(frame: table.frame)
    if isInWindow {
      window.addSubview(table)
      source.counts = [2]
    } else {
      #expect(table.numberOfRows(inSection: 0) == 3)
    }
    let raised = UIKitException.raised { table.deleteRows(at: [[0, 0]], with: .automatic) }
    #expect(raised.count == 1)
  }

  @Test func `a turn of the run loop ends with a layout of the windows`() async {
    let source = Source([3])
    let table = makeTable(source)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    defer { window.isHidden = true }
    table.reloadData()
    var counts = [table.visibleCells.count]
    await MainQueue.turn()
    counts.append(table.visibleCells.count)
    source.counts = [4]
    table.reloadData()
    await MainQueue.turn()
    #expect(counts + [table.visibleCells.count] == [0, 3, 4])
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func `editing begins without a selection where it allows none`(single: Bool, several: Bool) {
    let source = Source([3])
    let table = makeTable(source)
    table.allowsSelectionDuringEditing = single
    table.allowsMultipleSelectionDuringEditing = several
    table.layoutIfNeeded()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.setEditing(true, animated: false)
    let isKept = single || several
    #expect(
      (table.selection, table.cellForRow(at: [0, 1])?.isSelected)
        == (isKept ? [[0, 1]] : [], isKept))
  }
}
