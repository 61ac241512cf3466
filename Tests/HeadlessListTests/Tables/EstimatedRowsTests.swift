import HeadlessUIKit
import Testing

/// Rows whose heights are estimated by the delegate, and measured when they are shown.
@MainActor @Suite(.timeLimit(.minutes(5))) struct EstimatedRowsTests {
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
    #expect(table.rectForRow(at: [0, 5]).height == 100)
    let measured = (0..<20).count { table.rectForRow(at: [0, $0]).height == 100 }
    rows.names.append(20)
    table.insertRows(at: [[0, 20]], with: .none)
    #expect(table.contentSize.height == CGFloat(measured * 100 + (21 - measured) * 20))
    rows.names.removeFirst()
    table.deleteRows(at: [[0, 0]], with: .none)
    #expect(table.rectForRow(at: [0, 0]).height == 100)
    #expect(table.rectForRow(at: [0, 4]).height == 100)
    #expect(table.rectForRow(at: [0, 12]).height == 20)
  }

  @Test func `rows that are inserted at the visible beginning are shown, however high they are`() {
    let rows = Rows(10..<30)
    let table = table(rows)
    rows.names.insert(contentsOf: 5..<10, at: 0)
    table.insertRows(at: (0..<5).map { [0, $0] }, with: .none)
    #expect(table.contentOffset.y == 0)
    #expect(table.indexPathsForVisibleRows == (0..<4).map { [0, $0] })
    #expect(table.rectForRow(at: [0, 4]).minY == 400)
  }

  @Test func `rows that are inserted above what the user reads don't move it`() {
    let rows = Rows(10..<30)
    let table = table(rows)
    User().scroll(table, by: 130)
    let place = table.rectForRow(at: [0, 1]).minY - table.contentOffset.y
    rows.names.insert(contentsOf: 5..<10, at: 1)
    table.insertRows(at: (1..<6).map { [0, $0] }, with: .none)
    table.contentOffset.y += table.rectForRow(at: [0, 6]).minY - table.contentOffset.y - place
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 6]).minY - table.contentOffset.y == place)
  }
}
