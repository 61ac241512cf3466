import HeadlessUIKit
import Recorders
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
}
