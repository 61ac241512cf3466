import HeadlessUIKit
import Recorders
import Testing

/// Ten million rows: nothing may be proportional to them. Asserted by counting.
@MainActor @Suite(.serialized) struct LargeTableTests {
  private final class Millions: Counts, UITableViewDataSource, UITableViewDelegate {
    var counted = 0
    var cells = 0
    init() { super.init([]) }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counted += 1
      return 10_000_000
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      cells += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  @Test(arguments: [44, -1])
  func `ten million rows load, scroll to the end and react to a tap`(rowHeight: CGFloat) {
    let source = Millions()
    let table = makeTable(source)
    table.rowHeight = rowHeight
    table.estimatedRowHeight = UITableView.automaticDimension
    CountingCell.made = 0
    table.layoutIfNeeded()
    let visible = table.visibleCells.count
    #expect(CountingCell.made <= visible + 2)
    #expect(table.contentSize.height == CGFloat(440_000_000))

    source.counted = 0
    for step in 1...200 { table.show(at: CGFloat(step) * 30) }
    #expect(CountingCell.made <= visible + 2)

    let last = IndexPath(row: 9_999_999, section: 0)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(
      (table.indexPathsForVisibleRows?.last, table.cellForRow(at: last)?.textLabel?.text)
        == (last, "9999999"))
    #expect(source.counted == 0, "counts are never asked while scrolling")
    #expect(source.cells < 200)

    #expect(CountingCell.made <= 2 * (visible + 1))

    // A tap ends a turn, in which tables of other tests may make cells, too.
    #expect((User().tap(rowAt: last, in: table), table.indexPathForSelectedRow) == (true, last))
  }

  @Test func `a row inserted among ten million walks none of them`() {
    let source = Millions()
    let table = makeTable(source)
    table.estimatedRowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    source.cells = 0
    // One in, one out: the computed count stays.
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 9_000_000]], with: .none)
      table.insertRows(at: [[0, 2]], with: .none)
    }
    #expect(source.cells == 1)
  }
}
