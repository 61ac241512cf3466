import HeadlessUIKit
import Recorders
import TestSupport
import Testing

/// Updates of tables that have not loaded their data.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FirstLoadTests {
  private final class Source: Counts, UITableViewDataSource, UITableViewDelegate {}

  @Test func `before the first load nothing is asked, and nothing is refused`() {
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
    #expect(raised.isEmpty)
    #expect(source.log.take().isEmpty)
    HeadlessRunLoop.tick()
    #expect(isDone)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.visibleCells.count == 5)
  }

  @Test func `an update of a table that never had a data source is not refused`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let raised = UIKitException.raised { table.insertRows(at: [[0, 0]], with: .automatic) }
    #expect(raised.isEmpty && table.numberOfSections == 0)
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

  @Test func `a table that was loaded compares counts`() {
    let source = Source([3])
    let table = makeTable(source)
    #expect(table.numberOfRows(inSection: 0) == 3)
    let raised = UIKitException.raised {
      table.deleteRows(at: [[0, 0]], with: .automatic)
    }
    #expect(raised.count == 1)
  }

  @Test func `a table in a window is loaded by an update`() {
    let source = Source([3])
    let table = makeTable(source)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    let raised = UIKitException.raised {
      source.counts = [2]
      table.deleteRows(at: [[0, 0]], with: .automatic)
    }
    #expect(raised.count == 1)
  }

  @Test func `another data source is loaded again`() {
    let (first, second) = (Source([3]), Source([1]))
    let table = makeTable(first)
    table.layoutIfNeeded()
    table.dataSource = second
    let raised = UIKitException.raised {
      second.counts = [2]
      table.insertRows(at: [[0, 0]], with: .automatic)
    }
    #expect(raised.isEmpty && second.log.take().isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `a turn of the run loop ends with a layout of the windows`() async {
    let source = Source([3])
    let table = makeTable(source)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    defer { window.isHidden = true }
    table.reloadData()
    #expect(table.visibleCells.isEmpty)
    await MainQueue.turn()
    #expect(table.visibleCells.count == 3)
    source.counts = [4]
    table.reloadData()
    await MainQueue.turn()
    #expect(table.visibleCells.count == 4)
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
    #expect(table.indexPathForSelectedRow == (single || several ? [0, 1] : nil))
    #expect(table.cellForRow(at: [0, 1])?.isSelected == (single || several))
  }
}
