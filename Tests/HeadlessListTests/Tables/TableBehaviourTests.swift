import HeadlessUIKit
import Recorders
import Testing

/// What of a table's behaviour UIKitConformanceTests can't show: taps, exceptions, and answers
/// that UIKit leaves open. The numbers are those of the list of forty that the kit holds itself to.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TableBehaviourTests {
  private let unregistered =
    "unable to dequeue a cell with identifier none - must register a nib or a class for the "
    + "identifier or connect a prototype cell in a storyboard"

  @Test func `6: dequeuing it for an index path raises`() {
    let table = makeTable()
    let exceptions = UIKitException.raised {
      _ = table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
    }
    #expect(exceptions == [UIKitException(.internalInconsistency, reason: unregistered)])
  }

  @Test func `7: a registration that was removed raises, although cells wait for reuse`() {
    let source = Source([30])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    let exceptions = UIKitException.raised {
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0])
    }
    #expect(exceptions.count == 1)
    #expect(exceptions.first?.reason.contains("with identifier cell - must register") == true)
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

  @Test func `16: a header's height, view and title are asked for once each, after all cells`() {
    let source = HeaderSource([20])
    let table = makeTable(source)
    table.layoutIfNeeded()
    let lines = source.log.take()
    let headers = lines.filter { $0.hasPrefix("header") }
    #expect(headers == ["header height", "header view", "header title", "header will"])
    #expect(Array(lines.suffix(4)) == headers)
  }

  @Test func `19: scrolling to a row that is not there raises`() {
    let table = makeTable(Source([0]))
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]:"
    let exceptions = UIKitException.raised {
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
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }
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
      return willDeselect(indexPath)
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

  @Test func `a row that the delegate keeps selected stays the only selected one`() {
    let (source, table) = selecting()
    source.willDeselect = { _ in nil }
    User().tap(rowAt: [0, 5], in: table)
    let selection = source.log.take().filter { $0.contains("elect") }
    #expect(selection == ["willSelect 5", "willDeselect 2"])
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(table.cellForRow(at: [0, 5])?.isSelected == false)
    #expect(table.cellForRow(at: [0, 2])?.isSelected == true)
  }

  @Test func `another row is deselected if the delegate says so`() {
    let (source, table) = selecting()
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    source.willDeselect = { _ in [0, 3] }
    User().tap(rowAt: [0, 2], in: table)
    #expect(source.log.take().suffix(2) == ["willDeselect 2", "didDeselect 3"])
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(table.cellForRow(at: [0, 3])?.isSelected == false)
  }

  @Test func `20: a tap sends its messages in UIKit's order`() {
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

  @Test func `23: selecting a row that is not there changes nothing, silently`() {
    let (source, table) = selecting()
    table.selectRow(at: [0, 99], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(source.log.take().isEmpty)
  }

  @Test func `an update keeps a pull, and limits an offset beyond the end`() {
    let source = Source([30])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.contentOffset.y = -60
    source.counts = [31]
    table.insertRows(at: [[0, 0]], with: .none)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == -60)
    // Thirty-one rows are 1,364 points high, of which 440 are visible. Eleven remain.
    table.contentOffset.y = 924
    source.counts = [11]
    table.deleteRows(at: (11..<31).map { [0, $0] }, with: .none)
    #expect(table.contentOffset.y == 44)
  }

  @Test func `26: a controller that is popped back to clears its selection`() {
    let controller = UITableViewController(style: .plain)
    let source = Source([5])
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = source
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
    navigation.popViewController(animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    window.isHidden = true
  }
}
