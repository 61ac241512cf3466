import HeadlessUIKit
import Recorders
import Testing

/// Apps that change the table from the callbacks of its own layout.
@MainActor struct ReentrancyTests {
  private final class Meddler: Counts, UITableViewDataSource, UITableViewDelegate {
    var onCell: (UITableView, IndexPath) -> Void = { _, _ in }
    var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
    var onEnd: (UITableView) -> Void = { _ in }
    var onTitle: (UITableView) -> Void = { _ in }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      onCell(tableView, indexPath)
      return super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { onDisplay(tableView, indexPath) }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { onEnd(tableView) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      onTitle(tableView)
      return "Title"
    }
  }

  private func expectConsistent(_ table: UITableView) {
    table.layoutIfNeeded()
    let paths = table.indexPathsForVisibleRows ?? []
    let frames = paths.map { table.cellForRow(at: $0)?.frame }
    #expect(frames == paths.map { table.rectForRow(at: $0) })
    let cells = table.subviews.count { $0 is UITableViewCell }
    #expect((Set(table.visibleCells).count, cells) == (paths.count, paths.count))
  }

  @Test(arguments: [0, 3, 50])
  func `reloading from any callback of the layout ends with the new data`(rows: Int) {
    for callback in 0..<4 {
      let source = Meddler([20, 20])
      let table = makeTable(source)
      table.layoutIfNeeded()
      var isDone = false
      let meddle: (UITableView) -> Void = { table in
        guard !isDone else { return }
        isDone = true
        source.counts = [rows]
        table.reloadData()
      }
      switch callback {
      case 0: source.onCell = { table, _ in meddle(table) }
      case 1: source.onDisplay = { table, _ in meddle(table) }
      case 2: source.onEnd = meddle
      default: source.onTitle = meddle
      }
      table.contentOffset.y = 600
      table.layoutIfNeeded()
      #expect(
        (isDone, table.numberOfSections, table.numberOfRows(inSection: 0)) == (true, 1, rows),
        "callback \(callback)")
      expectConsistent(table)
      if rows > 0 { #expect(!table.visibleCells.isEmpty) }
    }
  }

  /// Rows and items that lay out their view when they are asked for.
  private final class LayingOut: CollectionRecorder, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.add("row \(indexPath.row)")
      tableView.setNeedsLayout()
      tableView.layoutIfNeeded()
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.add("item \(indexPath.item)")
      collectionView.setNeedsLayout()
      collectionView.layoutIfNeeded()
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `a cell is asked for once even if the data source lays out the view for it`() {
    let source = LayingOut([3])
    let (table, collection) = (makeTable(source), makeCollection(source))
    for view in [table, collection] {
      view.layoutIfNeeded()
      view.layoutIfNeeded()
    }
    let log = source.log.take()
    let rows = log.filter { $0.hasPrefix("row ") }
    let items = log.filter { $0.hasPrefix("item ") }
    #expect((rows, items) == (["row 0", "row 1", "row 2"], ["item 0", "item 1", "item 2"]))
    #expect((table.visibleCells.count, collection.visibleCells.count) == (3, 3))
  }

  @Test func `after a change in the middle of a layout no row that is gone is asked for`() {
    let source = Meddler([5])
    source.onDisplay = { table, _ in
      guard source.counts == [5] else { return }
      source.counts = [1]
      table.reloadData()
    }
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(source.log.take("cell") == ["cell 0-0", "cell 0-0"])
    expectConsistent(table)
    let deleting = Meddler([20])
    let shortened = makeTable(deleting)
    deleting.onDisplay = { shortened, path in
      guard path.row == 4, deleting.counts == [20] else { return }
      deleting.counts = [5]
      shortened.deleteRows(at: (5..<20).map { [0, $0] }, with: .none)
    }
    shortened.layoutIfNeeded()
    #expect(shortened.visibleCells.count == 5)
    expectConsistent(shortened)
    // A table that reloads in every layout comes to an end.
    let restless = Meddler([20])
    let reloading = makeTable(restless)
    restless.onDisplay = { reloading, _ in reloading.reloadData() }
    reloading.layoutIfNeeded()
    restless.onDisplay = { _, _ in }
    reloading.reloadData()
    expectConsistent(reloading)
    #expect(reloading.visibleCells.count == 9)
  }

  @Test func `rows that are appended when the last one is shown come in`() {
    let source = Meddler([12])
    let table = makeTable(source)
    source.onDisplay = { table, path in
      guard path.row == source.counts[0] - 1, source.counts[0] < 40 else { return }
      let count = source.counts[0]
      source.counts = [count + 10]
      table.insertRows(at: (count..<count + 10).map { [0, $0] }, with: .none)
    }
    for step in 0..<40 {
      table.show(at: CGFloat(step) * 40)
      expectConsistent(table)
    }
    #expect(table.numberOfRows(inSection: 0) == 42)
  }
}
