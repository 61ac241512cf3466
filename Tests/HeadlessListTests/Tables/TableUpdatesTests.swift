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
