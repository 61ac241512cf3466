import HeadlessUIKit
import Testing

/// Rows whose heights are estimated by the delegate, and measured when they are shown.
@MainActor struct EstimatedRowsTests {
  private final class Cell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 100) }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names: [Int]
    init(_ names: Range<Int>) { self.names = Array(names) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 20 }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  @Test func `an update keeps the heights that were measured`() {
    let rows = Rows(0..<20)
    let table = table(rows)
    #expect(table.contentSize.height == 720)
    User().scroll(table, by: 150)
    let measured = table.rowHeights
    #expect(measured[5] == 100)
    rows.names.append(20)
    table.insertRows(at: [[0, 20]], with: .none)
    let count = measured.count { $0 == 100 }
    #expect(table.contentSize.height == CGFloat(count * 100 + (21 - count) * 20))
    rows.names.removeFirst()
    table.deleteRows(at: [[0, 0]], with: .none)
    let heights = table.rowHeights
    #expect((heights[0], heights[4], heights[12]) == (100, 100, 20))
  }

  @Test
  func `inserted rows are shown at the visible beginning, and don't move what the user reads`() {
    let rows = Rows(10..<30)
    let table = table(rows)
    rows.names.insert(contentsOf: 5..<10, at: 0)
    table.insertRows(at: (0..<5).map { [0, $0] }, with: .none)
    #expect(
      ([table.contentOffset.y, table.rectForRow(at: [0, 4]).minY], table.indexPathsForVisibleRows)
        == ([0, 400], (0..<4).map { [0, $0] }))
    let readRows = Rows(10..<30)
    let other = self.table(readRows)
    User().scroll(other, by: 130)
    let place = other.rectForRow(at: [0, 1]).minY - other.contentOffset.y
    readRows.names.insert(contentsOf: 5..<10, at: 1)
    other.insertRows(at: (1..<6).map { [0, $0] }, with: .none)
    other.contentOffset.y += other.rectForRow(at: [0, 6]).minY - other.contentOffset.y - place
    other.layoutIfNeeded()
    #expect(other.rectForRow(at: [0, 6]).minY - other.contentOffset.y == place)
  }
}
