import HeadlessUIKit
import Testing

/// The row actions that UIKit deprecates, which a swipe still shows.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RowActionTests {
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

  @Test func `a swipe shows the row actions, and an action gets the row`() {
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
    #expect(user.swipe(rowAt: [0, 1], in: table))
    #expect(user.swipeActions(in: table) == ["Remove", "More"])
    #expect(table.swiped?.configuration.actions.map(\.style) == [.destructive, .normal])
    #expect(table.swiped?.configuration.actions.map(\.backgroundColor) == [.blue, .systemGray])
    #expect(user.choose(swipeAction: "More", in: table))
    #expect(performed == ["More 1"])
    // The handler ends the swipe, as by setEditing(false, animated:).
    #expect(user.swipeActions(in: table) == ["Remove", "More"])
    table.setEditing(false, animated: true)
    #expect(user.swipeActions(in: table).isEmpty)
    #expect(user.fullSwipe(rowAt: [0, 1], in: table))
    #expect(performed == ["More 1"])
    #expect(user.choose(swipeAction: "Remove", in: table))
    #expect(performed == ["More 1", "Remove 1"] && rows.names == ["a", "c"])
    #expect(!user.swipe(rowAt: [0, 0], in: table, edge: .leading))
  }

  @Test func `an action gets the row's index path after an update that moved the row`() {
    var performed: [Int] = []
    rows.actions = [
      UITableViewRowAction(style: .normal, title: "More") { performed.append($1.row) }
    ]
    let table = makeTable(rows)
    #expect(user.swipe(rowAt: [0, 1], in: table))
    rows.names.insert("z", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(user.choose(swipeAction: "More", in: table))
    #expect(performed == [2])
  }

  @Test func `no actions show none, nil shows Delete, and swipe actions take precedence`() {
    rows.actions = []
    let table = makeTable(rows)
    #expect(!user.swipe(rowAt: [0, 0], in: table))
    rows.actions = nil
    #expect(user.swipe(rowAt: [0, 0], in: table))
    #expect(user.swipeActions(in: table) == ["Delete"])
    let newer = Newer()
    table.delegate = newer
    #expect(user.swipe(rowAt: [0, 0], in: table))
    #expect(user.swipeActions(in: table) == ["Delete"])
  }

  @Test func `an action has the color of its style, and a copy its values`() {
    let action = UITableViewRowAction(style: .default, title: "A") { _, _ in }
    #expect(action.style == .destructive && action.backgroundColor == .systemRed)
    action.backgroundColor = .blue
    let copy = action.copy() as? UITableViewRowAction
    #expect(copy?.title == "A" && copy?.backgroundColor == .blue && copy !== action)
    #expect(
      UITableViewRowAction(style: .normal, title: nil) { _, _ in }.backgroundColor == .systemGray)
  }

  @Test func `a swipe action has the color of its style until it has its own`() {
    let styles: [UIContextualAction.Style] = [.normal, .destructive]
    let actions = styles.map { UIContextualAction(style: $0, title: nil) { $2(true) } }
    #expect(actions.map(\.backgroundColor) == [.systemGray, .systemRed])
    for action in actions { action.backgroundColor = .systemBlue }
    #expect(actions.map(\.backgroundColor) == [.systemBlue, .systemBlue])
    for action in actions { action.backgroundColor = nil }
    #expect(actions.map(\.backgroundColor) == [.systemGray, .systemRed])
  }
}
