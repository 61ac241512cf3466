import HeadlessUIKit
import Testing

/// The behaviour of a table, test by test as it was measured on UIKit; the numbers are those of
/// the list of forty that the kit holds itself to.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TableBehaviourTests {
  @Test func `1: reloading a table that was never loaded gives counts and asks for no cell`() {
    let source = Source([3])
    let table = makeTable(source)
    table.reloadData()
    #expect(source.log.count("cell") == 0)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `2: layout asks for each visible cell once, each shown before the next is asked`() {
    let source = Source([3])
    let table = makeTable(source)
    table.reloadData()
    _ = source.log.take()
    table.layoutIfNeeded()
    #expect(
      source.log.take() == ["cell 0-0", "will 0-0", "cell 0-1", "will 0-1", "cell 0-2", "will 0-2"])
  }

  @Test func `3: scrolling by a row tells first, then asks for exactly that row`() {
    let source = Source([100])
    let table = makeTable(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(source.log.take() == ["scroll", "cell 0-10", "will 0-10", "end 0-0"])
  }

  @Test func `4: counts stay what they were until the table is told`() {
    let source = Source([3])
    let table = makeTable(source)
    #expect(table.numberOfRows(inSection: 0) == 3)
    source.counts = [4]
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test func `5: dequeuing what nobody registered gives nil`() {
    let table = makeTable()
    #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
  }

  private let unregistered =
    "unable to dequeue a cell with identifier none - must register a nib or a class for the "
    + "identifier or connect a prototype cell in a storyboard"

  @Test func `6: dequeuing it for an index path raises`() {
    let table = makeTable()
    let exceptions = recordingExceptions {
      _ = table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
    }
    #expect(exceptions == [UIKitException(.internalInconsistency, reason: unregistered)])
  }

  @Test func `7: a registration that was taken back raises, though cells wait for reuse`() {
    let source = Source([30])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    let exceptions = recordingExceptions {
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0])
    }
    #expect(exceptions.count == 1)
    #expect(exceptions.first?.reason.contains("with identifier cell - must register") == true)
  }

  @Test func `8: identifiers do not share cells`() {
    let source = Source([5])
    let table = makeTable(source)
    table.register(CountingCell.self, forCellReuseIdentifier: "b")
    table.layoutIfNeeded()
    let cells = table.visibleCells
    source.counts = [0]
    table.reloadData()
    table.layoutIfNeeded()
    let other = table.dequeueReusableCell(withIdentifier: "b", for: [0, 0])
    #expect(!cells.contains(other))
    #expect(other.reuseIdentifier == "b")
  }

  @Test func `9: the cell that waits since last is handed out first, made ready once`() throws {
    let source = Source([100])
    let table = makeTable(source)
    table.frame.size.height = 88
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: [0, 0]) as? CountingCell)
    let second = try #require(table.cellForRow(at: [0, 1]) as? CountingCell)
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    let readied = second.readied
    let next = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 12])
    #expect(next === second)
    #expect(second.readied == readied + 1)
    #expect(table.dequeueReusableCell(withIdentifier: "cell", for: [0, 13]) === first)
  }

  @Test func `10: small steps need one cell more than is visible`() {
    let table = makeTable(Source([200]))
    CountingCell.made = 0
    table.layoutIfNeeded()
    for step in 1...100 {
      table.contentOffset.y = CGFloat(step) * 22
      table.layoutIfNeeded()
    }
    #expect(CountingCell.made == 11 || CountingCell.made == 12)
  }

  @Test func `11: a jump needs two screens of cells`() {
    let table = makeTable(Source([200]))
    CountingCell.made = 0
    table.layoutIfNeeded()
    table.contentOffset.y = 4400
    table.layoutIfNeeded()
    #expect(CountingCell.made == 20)
  }

  @Test func `12: a reload makes no cell, and lets the old ones go bottom to top first`() {
    let source = Source([20])
    let table = makeTable(source)
    table.layoutIfNeeded()
    CountingCell.made = 0
    _ = source.log.take()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(CountingCell.made == 0)
    let lines = source.log.take().filter { $0.hasPrefix("end") || $0.hasPrefix("cell") }
    #expect(lines.prefix(10) == (0..<10).reversed().map { "end 0-\($0)" }[...])
    #expect(lines.dropFirst(10) == (0..<10).map { "cell 0-\($0)" }[...])
    #expect(table.visibleCells.allSatisfy { ($0 as? CountingCell)?.readied == 1 })
  }

  @Test func `13: a memory warning gives up what waits for reuse`() {
    let table = makeTable(Source([100]))
    table.layoutIfNeeded()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    CountingCell.made = 0
    _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0])
    #expect(CountingCell.made == 1)
  }

  private final class HeightSource: Counts, UITableViewDataSource, UITableViewDelegate {
    static func height(_ row: Int) -> CGFloat { CGFloat(37 + (row % 7) * 13) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.add("height \(indexPath.row)")
      return HeightSource.height(indexPath.row)
    }
  }

  @Test func `14: with estimates the content is what was measured and estimates for the rest`() {
    let source = HeightSource([100])
    let table = makeTable(source)
    table.estimatedRowHeight = 500
    table.layoutIfNeeded()
    let measured = table.indexPathsForVisibleRows?.count ?? 0
    let sum = (0..<measured).reduce(0) { $0 + HeightSource.height($1) }
    #expect(sum >= 440)
    #expect(table.contentSize.height == sum + CGFloat(100 - measured) * 500)
    #expect(source.log.count("height") == measured)
  }

  private final class EstimatingSource: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.add("height \(indexPath.row)")
      return 44
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
      -> CGFloat
    { 44 }
  }

  @Test func `15: a delegate that estimates turns estimation on, whatever the property says`() {
    let source = EstimatingSource([100])
    let table = makeTable(source)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(
      source.log.take().filter { $0.hasPrefix("height") } == (0..<10).map { "height \($0)" })
  }

  private final class HeaderSource: Counts, UITableViewDataSource, UITableViewDelegate {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      log.add("header title")
      return "Title"
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      log.add("header height")
      return 30
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log.add("header view")
      return header
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.add("header will") }
  }

  @Test func `16: a header view is preferred to a title, and comes after all cells`() {
    let source = HeaderSource([20])
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === source.header)
    let lines = source.log.take()
    let headers = lines.filter { $0.hasPrefix("header") }
    #expect(headers == ["header height", "header view", "header title", "header will"])
    #expect(Array(lines.suffix(4)) == headers)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForRow(at: [0, 0]).minY == 30)
  }

  @Test func `17: there is no cell off screen or out of range, and nobody is asked`() {
    let source = Source([100])
    let table = makeTable(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    #expect(table.cellForRow(at: [0, 50]) == nil)
    #expect(table.cellForRow(at: [7, 500]) == nil)
    #expect(table.cellForRow(at: [0, -1]) == nil)
    #expect(source.log.take().isEmpty)
  }

  @Test func `18: headers and the space below the last row are no rows`() {
    let table = makeTable(HeaderSource([3]))
    table.layoutIfNeeded()
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 5)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 31)) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 30 + 3 * 44)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 31)) == nil)
  }

  @Test func `19: scrolling to a row that is not there raises`() {
    let table = makeTable(Source([0]))
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]:"
    let exceptions = recordingExceptions {
      table.scrollToRow(at: [0, 4], at: .top, animated: false)
      table.scrollToRow(at: [3, 0], at: .top, animated: false)
    }
    #expect(
      exceptions == [
        UIKitException(.range, reason: "\(method) row (4) beyond bounds (0) for section (0)."),
        UIKitException(.range, reason: "\(method) section (3) beyond bounds (1)."),
      ])
  }

  private final class SelectingSource: Counts, UITableViewDataSource, UITableViewDelegate {
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var shouldHighlight = true
    private func note(_ what: String, _ path: IndexPath) { log.add("\(what) \(path.row)") }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      note("shouldHighlight", indexPath)
      return shouldHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      note("didHighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      note("didUnhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      note("willSelect", indexPath)
      return willSelect(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      note("willDeselect", indexPath)
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      note("didSelect", indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      note("didDeselect", indexPath)
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      note("primary", indexPath)
    }
  }

  private func selecting() -> (source: SelectingSource, table: UITableView) {
    let source = SelectingSource([20])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    _ = source.log.take()
    return (source, table)
  }

  @Test func `20: a tap speaks in the order in which UIKit speaks`() {
    let (source, table) = selecting()
    User().tap(rowAt: [0, 5], in: table)
    #expect(
      source.log.take() == [
        "shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "willSelect 5",
        "willDeselect 2", "didDeselect 2", "didSelect 5", "primary 5",
      ])
    #expect(table.indexPathForSelectedRow == [0, 5])
    #expect(table.cellForRow(at: [0, 5])?.isSelected == true)
    #expect(table.cellForRow(at: [0, 2])?.isSelected == false)
  }

  @Test func `21: another path is selected instead; nil keeps what was`() {
    let (source, table) = selecting()
    source.willSelect = { _ in [0, 7] }
    User().tap(rowAt: [0, 5], in: table)
    #expect(table.indexPathForSelectedRow == [0, 7])
    #expect(source.log.take().contains("didSelect 7"))

    source.willSelect = { _ in nil }
    User().tap(rowAt: [0, 5], in: table)
    #expect(table.indexPathForSelectedRow == [0, 7])
    let lines = source.log.take()
    #expect(!lines.contains { $0.hasPrefix("didSelect") || $0.hasPrefix("didDeselect") })
    #expect(lines.last == "primary 5")
  }

  @Test func `22: a row that must not be highlighted ends the tap`() {
    let (source, table) = selecting()
    source.shouldHighlight = false
    #expect(!User().tap(rowAt: [0, 5], in: table))
    #expect(source.log.take() == ["shouldHighlight 5"])
    #expect(table.indexPathForSelectedRow == [0, 2])
  }

  @Test func `23: selecting by program tells nobody`() {
    let (source, table) = selecting()
    table.selectRow(at: [0, 3], animated: true, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == [0, 3])
    table.deselectRow(at: [0, 3], animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: [0, 99], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(source.log.take().isEmpty)
  }

  @Test func `24: reloading a selected row deselects it`() {
    let table = makeTable(Source([20]))
    table.layoutIfNeeded()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let old = table.cellForRow(at: [0, 1])
    table.reloadRows(at: [[0, 1]], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
    #expect(table.cellForRow(at: [0, 1]) !== old)
  }

  @Test func `25: an insert above moves the selection and asks for the new row only`() {
    let source = Source([20])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: [0, 3])
    _ = source.log.take()
    source.counts = [21]
    table.insertRows(at: [[0, 0]], with: .automatic)
    #expect(table.indexPathForSelectedRow == [0, 4])
    #expect(table.cellForRow(at: [0, 4]) === cell)
    #expect(source.log.take().filter { $0.hasPrefix("cell") } == ["cell 0-0"])
  }

  private final class Controller: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("didDeselect")
    }
  }

  @Test(arguments: [true, false])
  func `26: coming back clears the selection silently, if the controller says so`(clears: Bool) {
    let controller = Controller()
    controller.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { UIApplication.shared.hide(window) }
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
    navigation.popViewController(animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : [0, 1]))
    #expect(controller.log.isEmpty)
  }

  @Test func `37: reconfiguring asks for the visible row's own cell and keeps the selection`() {
    let source = Source([100])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: [0, 0]) as? CountingCell
    _ = source.log.take()
    table.reconfigureRows(at: [[0, 0], [0, 90]])
    #expect(source.log.take().filter { $0.hasPrefix("cell") } == ["cell 0-0"])
    #expect(table.cellForRow(at: [0, 0]) === cell)
    #expect(cell?.readied == 0)
    #expect(table.indexPathForSelectedRow == [0, 0])
  }
}
