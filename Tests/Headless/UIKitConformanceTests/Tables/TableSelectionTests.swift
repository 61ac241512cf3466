import Foundation
import ListPlatform
import Recorders
import Testing

/// What is selected, and who is told.
@MainActor struct TableSelectionTests {
  private let stage = Stage()

  private final class Selecting: TableRecorder {
    private func note(_ what: String, _ path: IndexPath) { log.add("\(what) \(path.row)") }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      note("select: shouldHighlight", indexPath)
      return true
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      note("select: will", indexPath)
      return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      note("select: willDeselect", indexPath)
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      note("select: did", indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      note("select: didDeselect", indexPath)
    }
  }

  // UITableView.h: selecting a row by these methods calls no method of the delegate.
  @Test func `23: selecting in code notifies nobody`() {
    let source = Selecting([20])
    let table = stage.table(source)
    table.layoutIfNeeded()
    table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == [0, 3])
    table.selectRow(at: [0, 5], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == [0, 5])
    table.deselectRow(at: [0, 5], animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(source.log.take("select").isEmpty)
  }

  // Documentation of allowsMultipleSelection and of UITableViewCell.isSelected.
  @Test func `one row is selected at a time, or several, and their cells show it`() {
    let table = stage.table(Source([20]))
    table.layoutIfNeeded()
    func selected() -> [Int] { (0..<10).filter { table.cellForRow(at: [0, $0])!.isSelected } }
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 5], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 5]])
    #expect(selected() == [5])
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 5], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [[0, 2], [0, 5]])
    #expect(selected() == [2, 5])
    table.deselectRow(at: [0, 5], animated: false)
    #expect(selected() == [2])
  }

  // Documentation of selectRow(at:animated:scrollPosition:): it scrolls to the position given, and
  // not at all for none.
  @Test func `selecting scrolls only where a position is given`() {
    let table = stage.table(Source([100]))
    table.layoutIfNeeded()
    table.selectRow(at: [0, 50], animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == 0)
    table.selectRow(at: [0, 50], animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == CGFloat(50 * 44))
  }

  // Reported by developers: the selection belongs to the row, not to its cell.
  @Test func `a selected row that is scrolled off and back is shown selected, and no other`() {
    let table = stage.table(Source([100]))
    table.layoutIfNeeded()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    for y in [1000, 2000, 0] as [CGFloat] {
      table.contentOffset.y = y
      table.layoutIfNeeded()
      #expect(table.visibleCells.count { $0.isSelected } == (y == 0 ? 1 : 0))
    }
    #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
    #expect(table.indexPathForSelectedRow == [0, 0])
  }

  // Reported by developers: a row that is reloaded loses its selection.
  @Test func `24: reloading a selected row deselects it and shows a new cell`() {
    let table = stage.table(Source([20]))
    table.layoutIfNeeded()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let old = table.cellForRow(at: [0, 1])
    UIView.performWithoutAnimation { table.reloadRows(at: [[0, 1]], with: .none) }
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
    #expect(table.cellForRow(at: [0, 1]) !== old)
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

  // UITableViewController.h: clearsSelectionOnViewWillAppear; the selection is cleared in
  // viewWillAppear, and the delegate is not called.
  @Test(arguments: [true, false])
  func `26: appearing clears the selection silently, if the controller says so`(clears: Bool) {
    let controller = Controller(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    func appear() {
      controller.viewWillAppear(false)
      controller.view.layoutIfNeeded()
      controller.viewDidAppear(false)
    }
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    appear()
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : [0, 1]))
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.viewWillDisappear(false)
    controller.viewDidDisappear(false)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
    appear()
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : [0, 1]))
    #expect(controller.log.isEmpty)
  }
}
