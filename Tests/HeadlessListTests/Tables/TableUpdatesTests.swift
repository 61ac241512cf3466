import HeadlessUIKit
import Recorders
import TestSupport
import Testing

/// Updates that are refused, that run in a turn of the headless run loop, or that are random; the
/// rules of updates are in UIKitConformanceTests.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TableUpdatesTests {
  private func loaded(_ names: [[String]]) -> (source: Names, table: UITableView) {
    let source = Names(names)
    let table = makeTable(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    return (source, table)
  }

  @Test func `an end of updates that didn't begin has no effect on the next ones`() {
    let (source, table) = loaded([["a"]])
    let raised = UIKitException.raised {
      table.endUpdates()
      source.names = [["a", "b"]]
      table.insertRows(at: [[0, 1]], with: .none)
    }
    #expect(raised.isEmpty && table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `nested groups are one, and completions run outermost first`() {
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
    #expect(table.shownTexts == ["x", "a", "y"])
    #expect(order.isEmpty)
    HeadlessRunLoop.tick()
    #expect(order == ["outer", "inner 0 true", "inner 1"])
  }

  @Test func `a reload in a group isn't repeated by the next one`() throws {
    let rows = Source([3])
    let table = makeTable(rows)
    table.layoutIfNeeded()
    table.performBatchUpdates { table.reloadData() }
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    rows.counts = [4]
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(table.cellForRow(at: [0, 1]) === cell && table.indexPathForSelectedRow == [0, 1])
    let items = ItemSource([3])
    let collection = makeCollection(items)
    collection.layoutIfNeeded()
    collection.performBatchUpdates { collection.reloadData() }
    collection.layoutIfNeeded()
    let other = try #require(collection.cellForItem(at: [0, 0]))
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    items.counts = [4]
    collection.insertItems(at: [[0, 0]])
    #expect(collection.cellForItem(at: [0, 1]) === other)
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `a reload in a group takes the new data as it is, and drops the selection`() {
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
    #expect(raised.isEmpty)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 5)
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 0) == 5)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(collection.indexPathsForSelectedItems ?? [] == [])
  }

  @Test func `a group whose counts do not add up raises, and nothing is lost`() {
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
  }

  @Test func `paths out of range raise in UIKit's words`() {
    let (_, table) = loaded([["a", "b"]])
    let exceptions = UIKitException.raised {
      table.deleteRows(at: [[0, 99]], with: .none)
      table.insertRows(at: [[0, 100]], with: .none)
      table.deleteRows(at: [[4, 0]], with: .none)
      table.deleteSections([3], with: .none)
      table.insertSections([7], with: .none)
      table.reloadRows(at: [[0, -1]], with: .none)
    }
    #expect(
      exceptions.map(\.reason) == [
        "attempt to delete row 99 from section 0 which only contains 2 rows before the update",
        "attempt to insert row 100 into section 0, but there are only 2 rows in section 0 after "
          + "the update",
        "attempt to delete row 0 from section 4, but there are only 1 sections before the update",
        "attempt to delete section 3, but there are only 1 sections before the update",
        "attempt to insert section 7 but there are only 1 sections after the update",
        "attempt to delete row -1 from section 0 which only contains 2 rows before the update",
      ])
  }

  @Test func `a table in a window that was never loaded counts after the change`() {
    let source = Names([["a"]])
    let table = makeTable(source)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    let exceptions = UIKitException.raised { table.insertSections([0], with: .none) }
    #expect(exceptions.first?.reason.contains("invalid number of sections") == true)
  }

  @Test func `deleting the end of a scrolled list takes the offset back`() {
    let names = (0..<30).map(String.init)
    let (source, table) = loaded([names])
    table.contentOffset.y = 30 * 44 - 440
    table.layoutIfNeeded()
    source.names = [Array(names.prefix(12))]
    table.deleteRows(at: (12..<30).map { [0, $0] }, with: .none)
    #expect(table.contentOffset.y == CGFloat(88))
    #expect(table.shownTexts == Array(names[2..<12]))
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
      #expect(table.shownTexts == Array(new.prefix(10)), "\(old) to \(new)")
      let cells = source.log.take("cell")
      let expected = inserted.filter { $0 < 10 }.sorted().map { "cell \(new[$0])" }
      #expect(cells == expected, "\(old) to \(new)")
    }
  }

  /// Sections with titles that can change.
  private final class Titles: Counts, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]
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
    ) { log.add("header gone \(section)") }
  }

  /// A source of titles that logs which titles' views go.
  private final class Titled: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.add("gone header \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { log.add("gone footer \(section)") }
  }

  @Test func `the header and the footer of a section that is deleted or reloaded go`() throws {
    let source = Titled([1, 1, 1])
    let table = makeTable(source)
    table.layoutIfNeeded()
    func views(_ section: Int) throws -> [UIView] {
      [
        try #require(table.headerView(forSection: section)),
        try #require(table.footerView(forSection: section)),
      ]
    }
    let (first, second, third) = (try views(0), try views(1), try views(2))
    source.counts = [1, 1]
    table.deleteSections([1], with: .none)
    #expect(source.log.take("gone") == ["gone header 1", "gone footer 1"])
    #expect(second.allSatisfy { $0.superview == nil })
    #expect(try views(0) == first && views(1) == third)
    table.reloadSections([0], with: .none)
    #expect(source.log.take("gone") == ["gone header 0", "gone footer 0"])
    #expect(try views(1) == third)
    #expect(try views(0).allSatisfy { $0.superview === table })
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

  @Test func `heights of headers and footers that were shown move with their sections`() {
    let source = Estimated([3, 30, 30])
    let table = makeTable(source, style: .grouped)
    table.layoutIfNeeded()
    func heights(_ section: Int) -> [CGFloat] {
      [table.rectForHeader(inSection: section), table.rectForFooter(inSection: section)]
        .map(\.height)
    }
    #expect(heights(0) == [31, 37] && heights(1) == [31, 88] && heights(2) == [77, 88])
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    source.counts = [0, 3, 30, 30]
    table.insertSections([0], with: .none)
    #expect(heights(0) == [77, 88] && heights(1) == [31, 37] && heights(2) == [31, 88])
    source.counts = [3, 30, 30]
    table.deleteSections([0], with: .none)
    table.reloadSections([0], with: .none)
    #expect(heights(0) == [77, 88] && heights(1) == [31, 88])
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

  @Test func `an update ends a scroll to a row that hasn't been laid out`() {
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
    // The eight rows in sight are 60 points high, the others 44 by their estimates.
    #expect(offset { _, _ in } == 2_328)
    let deleted = offset { source, table in
      source.counts = [92]
      table.deleteRows(at: (0..<8).map { [0, $0] }, with: .none)
    }
    #expect(deleted == 2_328)
  }

  @Test func `headers follow their sections`() {
    let source = Titles(["A", "B", "C"])
    let table = makeTable(source)
    table.layoutIfNeeded()
    let (b, c) = (table.headerView(forSection: 1), table.headerView(forSection: 2))
    _ = source.log.take()
    source.titles = ["C", "new", "B"]
    table.performBatchUpdates {
      table.deleteSections([0], with: .none)
      table.moveSection(2, toSection: 0)
      table.insertSections([1], with: .none)
    }
    #expect(table.headerView(forSection: 0) === c && table.headerView(forSection: 2) === b)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "new")
    #expect(source.log.take().contains("header gone 0"))
    for section in 0..<3 {
      #expect(
        table.headerView(forSection: section)?.frame == table.rectForHeader(inSection: section))
      #expect(table.rectForHeader(inSection: section).minY == CGFloat(section * 94 + 22))
    }
    source.titles[1] = "newer"
    table.reloadSections([1], with: .none)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "newer")
    #expect(table.headerView(forSection: 0) === c)
  }

  @Test func `measured heights move with their rows`() {
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
    #expect((0..<4).map { table.rectForRow(at: [0, $0]).height } == source.heights)
    #expect(table.contentSize.height == CGFloat(460))
    // The empty group: heights are asked again, cells are not.
    source.heights[0] = 20
    let cells = table.visibleCells
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: [0, 0]).height == 20)
    #expect(table.visibleCells == cells)
  }
}
