import HeadlessUIKit
import Recorders
import Testing

/// A method that is not implemented must make no difference; one that is, must.
@MainActor @Suite(.timeLimit(.minutes(30))) struct OptionalMethodsTests {
  /// Implements what UIKit requires and nothing else.
  private final class Least: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func table(_ least: Least) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = least
    table.delegate = least
    table.layoutIfNeeded()
    return table
  }

  @Test func `absent methods mean one section, no titles, selectable and editable rows`() {
    let least = Least()
    let table = table(least)
    let height = 3 * ListMetrics().rowHeight
    #expect(
      (table.numberOfSections, table.contentSize.height, table.headerView(forSection: 0)) == (
        1, height, nil
      ))
    #expect((User().tap(rowAt: [0, 1], in: table), table.selection) == (true, [[0, 1]]))
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: [0, 0])?.editingStyle == .delete)
    // Without `commit`, no row can be swiped away.
    table.setEditing(false, animated: false)
    let paths: [IndexPath] = [[0, 0], [5, 0]]
    #expect(paths.map { User().swipeToDelete(rowAt: $0, in: table) } == [false, false])
    withExtendedLifetime(least) {}
  }

  private final class Deleting: Counts, UITableViewDataSource, UITableViewDelegate {
    var editable = true
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      editable
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.add("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.add("done \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.add("commit \(editingStyle == .delete) \(indexPath.row)")
      counts[0] -= 1
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func `a swipe begins, commits and ends`() {
    let source = Deleting([2])
    let table = makeTable(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    func swipe(_ row: Int) -> (Bool, Int) {
      let isTaken = User().swipeToDelete(rowAt: [0, row], in: table)
      return (isTaken, table.numberOfRows(inSection: 0))
    }
    #expect(swipe(1) == (true, 1))
    let lines = source.log.take().filter { $0.first == "b" || $0.first == "c" || $0.first == "d" }
    #expect(lines == ["begin 1", "commit true 1", "done nil"])
    source.editable = false
    #expect(swipe(0) == (false, 1))
  }

  private final class OwnInit: UITableViewCell {
    let badge: String
    init(badge: String) {
      self.badge = badge
      super.init(style: .default, reuseIdentifier: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Stored: UITableViewCell {
    let numbers = [1, 2, 3]
    var style2 = "unset"
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      style2 = "set"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Inherited: Stored {}

  @Test func `registered classes are created by their own initializer, without required ones`() {
    let table = makeTable()
    table.register(Inherited.self, forCellReuseIdentifier: "i")
    let cell = table.dequeueReusableCell(withIdentifier: "i") as? Inherited
    #expect((cell?.numbers, cell?.style2, cell?.reuseIdentifier) == ([1, 2, 3], "set", "i"))
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h")?.reuseIdentifier == "h")
  }

  @Test func `a class that is not a cell, or has no such initializer, raises`() async {
    let table = makeTable()
    table.register(NSObject.self, forCellReuseIdentifier: "x")
    let exceptions = UIKitException.raised {
      #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    }
    #expect(exceptions.count == 1)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView()
        table.register(OwnInit.self, forCellReuseIdentifier: "own")
        _ = table.dequeueReusableCell(withIdentifier: "own")
      }
    }
  }

  @Test func `the default handler ends the process with UIKit's text`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "none", for: [0, 0])
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: 'unable to dequeue a cell with identifier none - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard'"))
  }

  @Test func `a table's delegate is typed, and the scroll view's is the same object`() {
    let least = Least()
    let table = UITableView()
    table.delegate = least
    let path: KeyPath<UITableView, (any UITableViewDelegate)?> = \.delegate
    let delegates = [(table as UIScrollView).delegate, table.delegate, table[keyPath: path]]
    #expect(delegates.map { $0 === least } == [true, true, true])
  }
}
