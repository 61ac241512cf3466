import HeadlessUIKit
import Testing

/// Which method counts as absent: the one that was asked for, by its name.
@MainActor struct OptionalMethodTests {
  /// Two rows; it declares no conformance, so that a subclass's methods are seen.
  @MainActor private class Rows: NSObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private final class OwnHeights: Rows, UITableViewDataSource, UITableViewDelegate {
    let height: (OwnHeights, UITableView, IndexPath) -> CGFloat
    init(_ height: @escaping (OwnHeights, UITableView, IndexPath) -> CGFloat) {
      self.height = height
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height(self, tableView, indexPath)
    }
  }

  private final class NoHeights: Rows, UITableViewDataSource, UITableViewDelegate {}

  private func heights(
    _ source: any UITableViewDataSource & UITableViewDelegate
  ) -> [CGFloat] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return (0..<2).map { table.rectForRow(at: [0, $0]).height }
  }

  @Test func `a method is absent if it passes on to that of its own name, whatever else it asks`() {
    let other = NoHeights()
    let callsAbsent = OwnHeights { delegate, table, path in
      let delegate: any UITableViewDelegate = delegate
      _ = delegate.tableView(table, indentationLevelForRowAt: path)
      // Its name is as long as the one that is asked for.
      delegate.tableView(table, didSelectRowAt: path)
      return 70
    }
    let passesOn = OwnHeights { _, table, path in
      _ = (other as any UITableViewDelegate).tableView(table, heightForRowAt: path)
      _ = (other as any UITableViewDelegate).tableView(table, indentationLevelForRowAt: path)
      return 70
    }
    let asksView = OwnHeights { _, _, _ in self.heights(other)[0] + 26 }
    let asksViewAndPassesOn = OwnHeights { _, table, path in
      _ = self.heights(other)
      return (other as any UITableViewDelegate).tableView(table, heightForRowAt: path) + 70
    }
    let row = ListMetrics().rowHeight
    #expect(
      [callsAbsent, passesOn, asksView, asksViewAndPassesOn].map(heights)
        == [70, row, row + 26, row].map { [$0, $0] })
  }

  private final class Notified: Rows, UITableViewDataSource, UITableViewDelegate {
    var deleted: [IndexPath] = []
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      deleted.append(indexPath)
      (self as any UITableViewDelegate).tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  @Test func `a method without a value that calls an absent method is implemented`() {
    let source = Notified()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect((User().swipeToDelete(rowAt: [0, 1], in: table), source.deleted) == (true, [[0, 1]]))
  }

  private final class Controller: UITableViewController {
    var callsSuper = true
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    {
      callsSuper
        ? super.tableView(tableView, heightForRowAt: indexPath) + 100
        : super.tableView(tableView, estimatedHeightForRowAt: indexPath) + 100
    }
  }

  @Test func `an override counts as absent if it calls super's method of the same name, only`() {
    let controller = Controller(style: .plain)
    let absent = heights(controller)
    controller.callsSuper = false
    let (row, estimate) = (ListMetrics().rowHeight, UITableView().estimatedRowHeight + 100)
    #expect([absent, heights(controller)] == [[row, row], [estimate, estimate]])
  }

  private final class EndsWithReason: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { calls.append("reason") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
  }

  private final class EndsPlainly: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
  }

  @Test func `a text field reports the reason, or the end alone if the delegate takes no reason`() {
    let field = UITextField()
    let (reason, plain) = (EndsWithReason(), EndsPlainly())
    for delegate in [reason, plain] as [any UITextFieldDelegate] {
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect([reason.calls, plain.calls] == [["reason"], ["plain"]])
  }
}
