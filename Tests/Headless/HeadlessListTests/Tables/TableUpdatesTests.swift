import HeadlessUIKit
import Recorders
import TestSupport
import Testing

/// Updates that are refused, that run in a turn of the headless run loop, or that are random; the
/// rules of updates are in UIKitConformanceTests.
@MainActor struct TableUpdatesTests {
  private func loaded(_ names: [[String]]) -> (source: Names, table: UITableView) {
    let source = Names(names)
    let table = makeTable(source).laidOut()
    _ = source.log.take()
    return (source, table)
  }

  @Test func `nested groups are one, completions run outermost first, a lone end does nothing`() {
    let (source, table) = loaded([["a"]])
    var order: [String] = []
    table.performBatchUpdates {
      source.names = [["x", "a", "y"]]
      table.performBatchUpdates {
        table.insertRows(at: [[0, 0]], with: .none)
      } completion: {
        order.append("inner 0 \($0)")
      }
      table.performBatchUpdates {
        table.insertRows(at: [[0, 2]], with: .none)
      } completion: { _ in
        order.append("inner 1")
      }
    } completion: { _ in
      order.append("outer")
    }
    #expect((table.shownTexts, order) == (["x", "a", "y"], []))
    HeadlessRunLoop.tick()
    #expect(order == ["outer", "inner 0 true", "inner 1"])
    let (other, otherTable) = loaded([["a"]])
    let raised = UIKitException.raised {
      otherTable.endUpdates()
      other.names = [["a", "b"]]
      otherTable.insertRows(at: [[0, 1]], with: .none)
    }
    #expect(raised.isEmpty && otherTable.numberOfRows(inSection: 0) == 2)
  }

  @Test func `a reload in a group takes the data as it is, drops the selection, and is made once`()
  {
    let (rows, items) = (Source([3]), ItemSource([3]))
    let (table, collection) = (makeTable(rows), makeCollection(items))
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    let raised = UIKitException.raised {
      table.performBatchUpdates {
        rows.counts = [5, 1]
        table.insertRows(at: [[0, 0]], with: .none)
        table.reloadData()
      }
      collection.performBatchUpdates {
        items.counts = [5, 1]
        collection.insertItems(at: [[0, 0]])
        collection.reloadData()
      }
    }
    #expect(raised == [])
    #expect((table.numberOfSections, table.numberOfRows(inSection: 0)) == (2, 5))
    #expect((collection.numberOfSections, collection.numberOfItems(inSection: 0)) == (2, 5))
    #expect((table.selection, collection.indexPathsForSelectedItems ?? []) == ([], []))
    let (nextRows, nextItems) = (Source([3]), ItemSource([3]))
    let (nextTable, nextCollection) = (makeTable(nextRows), makeCollection(nextItems))
    for view in [nextTable, nextCollection] { view.layoutIfNeeded() }
    nextTable.performBatchUpdates { nextTable.reloadData() }
    nextCollection.performBatchUpdates { nextCollection.reloadData() }
    for view in [nextTable, nextCollection] { view.layoutIfNeeded() }
    let cells: [UIView?] = [
      nextTable.cellForRow(at: [0, 0]), nextCollection.cellForItem(at: [0, 0]),
    ]
    nextTable.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    nextCollection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    (nextRows.counts, nextItems.counts) = ([4], [4])
    nextTable.insertRows(at: [[0, 0]], with: .none)
    nextCollection.insertItems(at: [[0, 0]])
    #expect([nextTable.cellForRow(at: [0, 1]), nextCollection.cellForItem(at: [0, 1])] == cells)
    #expect(!cells.contains(nil))
    #expect(
      (nextTable.selection, nextCollection.indexPathsForSelectedItems) == ([[0, 1]], [[0, 1]]))
  }

  @Test func `what is refused raises in UIKit's words, and nothing is lost`() {
    let (source, table) = loaded([["a", "b"]])
    source.names = [["a", "b", "c"]]
    let exceptions = UIKitException.raised { table.deleteRows(at: [[0, 0]], with: .none) }
    #expect(
      exceptions.map(\.reason) == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained "
          + "in that section before the update (2), plus or minus the number of rows inserted or "
          + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out)."
      ])
    table.layoutIfNeeded()
    #expect(table.shownTexts == ["a", "b", "c"])
    let (_, other) = loaded([["a", "b"]])
    let others = UIKitException.raised {
      other.deleteRows(at: [[0, 99]], with: .none)
      other.insertRows(at: [[0, 100]], with: .none)
      other.deleteRows(at: [[4, 0]], with: .none)
      other.deleteSections([3], with: .none)
      other.insertSections([7], with: .none)
      other.reloadRows(at: [[0, -1]], with: .none)
    }
    #expect(
      others.map(\.reason) == [
        "attempt to delete row 99 from section 0 which only contains 2 rows before the update",
        "attempt to insert row 100 into section 0, but there are only 2 rows in section 0 after "
          + "the update",
        "attempt to delete row 0 from section 4, but there are only 1 sections before the update",
        "attempt to delete section 3, but there are only 1 sections before the update",
        "attempt to insert section 7 but there are only 1 sections after the update",
        "attempt to delete row -1 from section 0 which only contains 2 rows before the update",
      ])
    // A table in a window that was never loaded counts after the change.
    let late = Names([["a"]])
    let unloaded = makeTable(late)
    let window = UIWindow(frame: unloaded.frame)
    window.addSubview(unloaded)
    let lateExceptions = UIKitException.raised { unloaded.insertSections([0], with: .none) }
    #expect(lateExceptions.first?.reason.contains("invalid number of sections") == true)
  }

  @Test func `an update keeps the offset in the content, and ends a scroll to a row`() {
    let names = (0..<30).map(String.init)
    let (source, table) = loaded([names])
    table.contentOffset.y = 30 * 44 - 440
    table.layoutIfNeeded()
    source.names = [Array(names.prefix(12))]
    table.deleteRows(at: (12..<30).map { [0, $0] }, with: .none)
    #expect((table.contentOffset.y, table.shownTexts) == (88, Array(names[2..<12])))
    func offset(after update: (Sixty, UITableView) -> Void) -> CGFloat {
      let source = Sixty([100])
      let table = makeTable(source)
      table.estimatedRowHeight = 44
      table.layoutIfNeeded()
      table.scrollToRow(at: [0, 50], at: .top, animated: false)
      update(source, table)
      table.layoutIfNeeded()
      return table.contentOffset.y
    }
    let deleted = offset { source, table in
      source.counts = [92]
      table.deleteRows(at: (0..<8).map { [0, $0] }, with: .none)
    }
    // The eight rows in sight are 60 points high, the others 44 by their estimates.
    #expect((offset { _, _ in }, deleted) == (2_328, 2_328))
  }

  @Test(arguments: Walk.seeds(1))
  func `random groups of deletes and inserts end as a fresh table would`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Walk.steps(100) {
      let old = (0..<Int.random(in: 0...8, using: &generator)).map { "o\($0)" }
      let deleted = old.indices.filter { _ in Bool.random(using: &generator) }
      var new = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
      var inserted: [Int] = []
      for number in 0..<Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: 0...new.count, using: &generator)
        new.insert("n\(number)", at: place)
        inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
      }
      let (source, table) = loaded([old])
      source.names = [new]
      table.performBatchUpdates {
        table.insertRows(at: inserted.map { [0, $0] }, with: .none)
        table.deleteRows(at: deleted.map { [0, $0] }, with: .none)
      }
      let asked = inserted.filter { $0 < 10 }.sorted().map { "cell \(new[$0])" }
      #expect(
        (table.shownTexts, source.log.take("cell")) == (Array(new.prefix(10)), asked),
        "\(old) to \(new)")
    }
  }

  /// Sections with titles that can change.
  private final class Titles: Counts, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]
    var footer: String?
    init(_ titles: [String]) {
      self.titles = titles
      super.init([])
    }
    override func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.add("gone header \(section)") }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { log.add("gone footer \(section)") }
  }

  private final class Estimated: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      31
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      37
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 77 }
    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 88 }
  }

  @Test func `the focus, and the last one, follow their rows over updates`() {
    let (source, table) = loaded([["a", "b", "c"]])
    let user = User()
    (table.allowsFocus, table.remembersLastFocusedIndexPath) = (true, true)
    func focused() -> [String] {
      table.layoutIfNeeded()
      return zip(table.shownTexts, table.visibleCells).filter {
        $0.1.configurationState.isFocused
      }.map(\.0)
    }
    #expect(user.focus(rowAt: [0, 1], in: table))
    source.names = [["x", "a", "b", "c"]]
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(focused() == ["b"])
    #expect(user.endFocus(in: table) && focused().isEmpty)
    source.names = [["b", "c"]]
    table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
    #expect(user.focus(table) && focused() == ["b"])
    source.names = [["c"]]
    table.deleteRows(at: [[0, 0]], with: .none)
    #expect(focused().isEmpty)
  }

  private final class Sixty: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  }

  @Test func `headers follow their sections, and go with them as footers do`() {
    let source = Titles(["A", "B", "C"])
    let table = makeTable(source).laidOut()
    func headers() -> [UITableViewHeaderFooterView?] { (0..<3).map(table.headerView) }
    func titles() -> [String?] { headers().map { $0?.textLabel?.text } }
    let old = headers()
    _ = source.log.take()
    source.titles = ["C", "new", "B"]
    table.performBatchUpdates {
      table.deleteSections([0], with: .none)
      table.moveSection(2, toSection: 0)
      table.insertSections([1], with: .none)
    }
    #expect((headers()[0], headers()[2]) == (old[2], old[1]))
    #expect(titles() == ["C", "new", "B"])
    #expect(source.log.take().contains("gone header 0"))
    let frames = (0..<3).map { table.rectForHeader(inSection: $0) }
    let shown = headers().map { $0?.frame }
    #expect((shown, frames.map(\.minY)) == (frames, [22, 116, 210]))
    source.titles[1] = "newer"
    table.reloadSections([1], with: .none)
    #expect((titles()[1], headers()[0]) == ("newer", old[2]))
    let footed = Titles(["A", "B", "C"])
    footed.footer = "Footer"
    let other = makeTable(footed).laidOut()
    func views(_ section: Int) -> [UIView?] {
      [other.headerView(forSection: section), other.footerView(forSection: section)]
    }
    let (first, second, third) = (views(0), views(1), views(2))
    #expect(!(first + second + third).contains(nil))
    footed.titles = ["A", "C"]
    other.deleteSections([1], with: .none)
    #expect(footed.log.take("gone") == ["gone header 1", "gone footer 1"])
    #expect((views(0), views(1)) == (first, third))
    #expect(second.map { $0?.superview } == [nil, nil])
    other.reloadSections([0], with: .none)
    #expect(footed.log.take("gone") == ["gone header 0", "gone footer 0"])
    let parents = views(0).map { $0?.superview }
    #expect((views(1), parents) == (third, [other, other]))
  }

  @Test func `measured heights move with their rows and sections`() {
    final class Tall: Counts, UITableViewDataSource, UITableViewDelegate {
      var heights: [CGFloat] = [50, 100, 150, 200]
      override func numberOfSections(in tableView: UITableView) -> Int { 1 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        heights.count
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row]
      }
    }
    let source = Tall([])
    let table = makeTable(source)
    table.estimatedRowHeight = 10
    table.layoutIfNeeded()
    source.heights = [200, 60, 50, 150]
    table.performBatchUpdates {
      table.moveRow(at: [0, 3], to: [0, 0])
      table.deleteRows(at: [[0, 1]], with: .none)
      table.insertRows(at: [[0, 1]], with: .none)
    }
    #expect((table.rowHeights, table.contentSize.height) == (source.heights, 460))
    // The empty group: heights are asked again, cells are not.
    source.heights[0] = 20
    let cells = table.visibleCells
    table.beginUpdates()
    table.endUpdates()
    #expect((table.rowHeights[0], table.visibleCells) == (20, cells))
    let estimated = Estimated([3, 30, 30])
    let other = makeTable(estimated, style: .grouped).laidOut()
    func heights() -> [[CGFloat]] {
      zip(other.headerHeights, other.footerHeights).map { [$0, $1] }
    }
    #expect(heights() == [[31, 37], [31, 88], [77, 88]])
    other.show(at: 700)
    estimated.counts = [0, 3, 30, 30]
    other.insertSections([0], with: .none)
    #expect(heights().prefix(3) == [[77, 88], [31, 37], [31, 88]])
    estimated.counts = [3, 30, 30]
    other.deleteSections([0], with: .none)
    other.reloadSections([0], with: .none)
    #expect(heights().prefix(2) == [[77, 88], [31, 88]])
  }
}
