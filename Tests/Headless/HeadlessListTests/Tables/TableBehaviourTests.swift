import HeadlessUIKit
import Recorders
import TestSupport
import Testing

/// What of a table's behaviour UIKitConformanceTests can't show: taps, exceptions, and answers
/// that UIKit leaves open. The numbers are those of the list of forty that the kit holds itself to.
@MainActor @Suite(.serialized) struct TableBehaviourTests {

  @Test func `6, 7, 19: dequeuing without a registration and scrolling to no row raise`() {
    let table = makeTable(Source([30])).laidOut()
    table.show(at: 44)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    let exceptions = UIKitException.raised {
      _ = table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0])
    }
    let expected = ["none", "cell"].map {
      UIKitException(
        .internalInconsistency,
        reason: "unable to dequeue a cell with identifier \($0) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    #expect(exceptions == expected)
    let empty = makeTable(Source([0]))
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]:"
    let others = UIKitException.raised {
      empty.scrollToRow(at: [0, 4], at: .top, animated: false)
      empty.scrollToRow(at: [3, 0], at: .top, animated: false)
    }
    #expect(
      others == [
        UIKitException(.range, reason: "\(method) row (4) beyond bounds (0) for section (0)."),
        UIKitException(.range, reason: "\(method) section (3) beyond bounds (1)."),
      ])
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
    let headers = ["header height", "header view", "header title", "header will"]
    let asked = lines.filter { $0.hasPrefix("header") }
    #expect((asked, Array(lines.suffix(4))) == (headers, headers))
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
    let table = makeTable(source).laidOut()
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    _ = source.log.take()
    return (source, table)
  }

  /// The rows whose cells show that they are selected.
  private func selectedCells(_ table: UITableView) -> [Int] {
    (0..<8).filter { table.cellForRow(at: [0, $0])?.isSelected == true }
  }

  @Test func `20: a tap sends its messages in UIKit's order, and posts its notification`() {
    let (source, table) = selecting()
    User().tap(rowAt: [0, 5], in: table)
    #expect(
      source.log.take() == [
        "shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "willSelect 5",
        "willDeselect 2", "didDeselect 2", "didSelect 5", "primary 5",
      ])
    #expect((table.indexPathForSelectedRow, selectedCells(table)) == ([0, 5], [5]))
    // Code that selects a row posts none.
    let (_, other) = selecting()
    let posts = Locked(0)
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: other, queue: nil
    ) { _ in
      posts.withLock { $0 += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    other.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let early = posts.withLock { $0 }
    User().tap(rowAt: [0, 1], in: other)
    let late = posts.withLock { $0 }
    #expect((early, late) == (0, 1))
  }

  @Test func `21: the delegate decides which rows are selected and deselected`() {
    let (source, table) = selecting()
    source.willSelect = { _ in [0, 7] }
    User().tap(rowAt: [0, 5], in: table)
    let instead = table.indexPathForSelectedRow
    #expect(source.log.take().contains("didSelect 7"))

    source.willSelect = { _ in nil }
    User().tap(rowAt: [0, 5], in: table)
    #expect((instead, table.indexPathForSelectedRow) == ([0, 7], [0, 7]))
    let lines = source.log.take()
    let changes = lines.filter { $0.hasPrefix("didSelect") || $0.hasPrefix("didDeselect") }
    #expect((changes, lines.last) == ([], "primary 5"))
    let (keeping, kept) = selecting()
    keeping.willDeselect = { _ in nil }
    User().tap(rowAt: [0, 5], in: kept)
    let selection = keeping.log.take().filter { $0.contains("elect") }
    #expect(
      (selection, kept.indexPathsForSelectedRows, selectedCells(kept)) == (
        ["willSelect 5", "willDeselect 2"], [[0, 2]], [2]
      ))
    let (others, other) = selecting()
    other.allowsMultipleSelection = true
    other.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    others.willDeselect = { _ in [0, 3] }
    User().tap(rowAt: [0, 2], in: other)
    #expect(
      (others.log.take().suffix(2), other.indexPathsForSelectedRows, selectedCells(other)) == (
        ["willDeselect 2", "didDeselect 3"], [[0, 2]], [2]
      ))
  }

  @Test func `22, 23: a row that must not be highlighted, or isn't there, isn't selected`() {
    let (source, table) = selecting()
    source.shouldHighlight = false
    #expect(
      (User().tap(rowAt: [0, 5], in: table), source.log.take(), table.selection) == (
        false, ["shouldHighlight 5"], [[0, 2]]
      ))
    table.selectRow(at: [0, 99], animated: false, scrollPosition: .none)
    #expect((source.log.take(), table.selection) == ([], [[0, 2]]))
  }

  @Test func `an update keeps a pull, and limits an offset beyond the end`() {
    let source = Source([30])
    let table = makeTable(source).laidOut()
    table.contentOffset.y = -60
    source.counts = [31]
    table.insertRows(at: [[0, 0]], with: .none)
    let pulled = table.laidOut().contentOffset.y
    // Thirty-one rows are 1,364 points high, of which 440 are visible. Eleven remain.
    table.contentOffset.y = 924
    source.counts = [11]
    table.deleteRows(at: (11..<31).map { [0, $0] }, with: .none)
    #expect((pulled, table.contentOffset.y) == (-60, 44))
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
    let pushed = controller.tableView.indexPathForSelectedRow
    navigation.popViewController(animated: false)
    #expect((pushed, controller.tableView.indexPathForSelectedRow) == ([0, 1], nil))
    window.isHidden = true
  }
}
