import HeadlessUIKit
import Testing

/// The row actions that UIKit deprecates, which a swipe still shows.
@MainActor struct RowActionTests {
  private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c"]
    var actions: [UITableViewRowAction]?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    { actions }
  }
  private final class Newer: NSObject, UITableViewDelegate {
    var rows: Rows?
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    { [UITableViewRowAction(style: .normal, title: "Old") { _, _ in }] }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
  }

  private let user = User()
  private let rows = Rows()
  private func makeTable(_ delegate: any UITableViewDelegate) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = rows
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
  }

  @Test func `a swipe shows the row actions, and an action gets the row, wherever it is`() {
    var performed: [String] = []
    let delete = UITableViewRowAction(style: .destructive, title: "Remove") { [rows] action, path in
      performed.append("\(action.title ?? "") \(path.row)")
      rows.names.remove(at: path.row)
    }
    let more = UITableViewRowAction(style: .normal, title: "More") { action, path in
      performed.append("\(action.title ?? "") \(path.row)")
    }
    delete.backgroundColor = .blue
    rows.actions = [delete, more]
    let table = makeTable(rows)
    #expect(
      (user.swipe(rowAt: [0, 1], in: table), user.swipeActions(in: table)) == (
        true, ["Remove", "More"]
      ))
    let actions = table.swiped?.configuration.actions ?? []
    #expect(
      (actions.map(\.style), actions.map(\.backgroundColor)) == (
        [.destructive, .normal], [.blue, .systemGray]
      ))
    #expect((user.choose(swipeAction: "More", in: table), performed) == (true, ["More 1"]))
    // The handler ends the swipe, as by setEditing(false, animated:).
    let shown = user.swipeActions(in: table)
    table.setEditing(false, animated: true)
    #expect((shown, user.swipeActions(in: table)) == (["Remove", "More"], []))
    #expect((user.fullSwipe(rowAt: [0, 1], in: table), performed) == (true, ["More 1"]))
    #expect(
      (user.choose(swipeAction: "Remove", in: table), [performed, rows.names]) == (
        true, [["More 1", "Remove 1"], ["a", "c"]]
      ))
    #expect(!user.swipe(rowAt: [0, 0], in: table, edge: .leading))
    // It is the row that the update moved.
    var moved: [Int] = []
    rows.actions = [
      UITableViewRowAction(style: .normal, title: "More") { moved.append($1.row) }
    ]
    let other = makeTable(rows)
    #expect(user.swipe(rowAt: [0, 1], in: other))
    rows.names.insert("z", at: 0)
    other.insertRows(at: [[0, 0]], with: .none)
    #expect((user.choose(swipeAction: "More", in: other), moved) == (true, [2]))
  }

  @Test func `no actions show none, nil shows Delete, and swipe actions take precedence`() {
    rows.actions = []
    let table = makeTable(rows)
    func swiped() -> [String]? {
      user.swipe(rowAt: [0, 0], in: table) ? user.swipeActions(in: table) : nil
    }
    var shown = [swiped()]
    rows.actions = nil
    shown.append(swiped())
    let newer = Newer()
    table.delegate = newer
    shown.append(swiped())
    #expect(shown == [nil, ["Delete"], ["Delete"]])
  }

  @Test func `an action has the color of its style, and a copy its values`() {
    let action = UITableViewRowAction(style: .default, title: "A") { _, _ in }
    let normal = UITableViewRowAction(style: .normal, title: nil) { _, _ in }
    #expect(
      ([action.backgroundColor, normal.backgroundColor], action.style) == (
        [.systemRed, .systemGray], .destructive
      ))
    action.backgroundColor = .blue
    let copy = action.copy() as? UITableViewRowAction
    #expect((copy?.title, copy?.backgroundColor) == ("A", .blue))
    #expect(copy !== action)
    // A swipe action has the color of its style until it has its own.
    let styles: [UIContextualAction.Style] = [.normal, .destructive]
    let actions = styles.map { UIContextualAction(style: $0, title: nil) { $2(true) } }
    var colors = [actions.map(\.backgroundColor)]
    for color in [.systemBlue, nil] as [UIColor?] {
      for action in actions { action.backgroundColor = color }
      colors.append(actions.map(\.backgroundColor))
    }
    let own: [UIColor?] = [.systemGray, .systemRed]
    #expect(colors == [own, [.systemBlue, .systemBlue], own])
  }
}
