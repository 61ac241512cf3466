import HeadlessUIKit
import Testing

/// The focus as the keyboard moves it through a table, and spring loading by a drag.
@MainActor struct FocusTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var preferred: IndexPath?
    var allows = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 0
    }
    func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
      log.append("should")
      return allows
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
        .map { $0.map { "\($0.row)" } ?? "-" }
      let cells = [context.previouslyFocusedView, context.nextFocusedView].map { $0 != nil }
      log.append("did \(rows.joined(separator: " ")) \(cells) \(context.focusHeading.rawValue)")
      coordinator.addCoordinatedAnimations(
        { self.log.append("animate") }, completion: { self.log.append("animated") })
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
      -> Bool
    { indexPath.row == 3 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  private let user = User()
  private let rows = Rows()
  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }
  private func focused(_ table: UITableView) -> [Int] {
    (table.indexPathsForVisibleRows ?? []).filter {
      table.cellForRow(at: $0)?.configurationState.isFocused == true
    }.map(\.row)
  }
  private func focus(_ row: Int, in table: UITableView) -> Bool {
    user.focus(rowAt: [0, row], in: table)
  }

  @Test func `the focus enters at the first row that can be focused, and moves`() {
    let table = makeTable()
    #expect((user.focus(table), focused(table)) == (true, [1]))
    #expect(rows.log == ["should", "did - 1 [false, true] 0", "animate", "animated"])
    rows.log = []
    #expect((focus(3, in: table), focused(table)) == (true, [3]))
    #expect(
      rows.log == ["should", "did 1 3 [true, true] 2", "animate", "select 3", "animated"])
    #expect((table.indexPathForSelectedRow, focus(0, in: table)) == ([0, 3], false))
    rows.allows = false
    #expect([focus(2, in: table), user.endFocus(in: table)] == [false, false])
    rows.allows = true
    #expect(user.endFocus(in: table))
    #expect(rows.log.last(where: { $0.hasPrefix("did") }) == "did 3 - [true, false] 0")
  }

  @Test func `the focus selects a row once, where rows can be selected and the delegate allows`() {
    let table = makeTable()
    table.selectionFollowsFocus = true
    func selections(_ focused: [Int]) -> [String] {
      rows.log = []
      let results = focused.map { focus($0, in: table) }
      return results.filter { !$0 }.map { "\($0)" } + rows.log.filter { $0.hasPrefix("select") }
    }
    #expect((selections([3, 2, 3]), table.indexPathForSelectedRow) == (["select 3"], [0, 3]))
    table.deselectRow(at: [0, 3], animated: false)
    #expect(selections([2, 3]) == ["select 3"])
    table.deselectRow(at: [0, 3], animated: false)
    table.allowsSelection = false
    #expect((selections([2, 3]), table.indexPathForSelectedRow) == ([], nil))
  }

  @Test func `rows update when they get the focus and when they lose it`() {
    let table = makeTable()
    var log: [String] = []
    for row in 1...2 {
      table.cellForRow(at: [0, row])?.configurationUpdateHandler = { _, state in
        log.append("\(row) \(state.isFocused)")
      }
    }
    table.layoutIfNeeded()
    func moved(_ move: () -> Void) -> Set<String> {
      log = []
      move()
      table.layoutIfNeeded()
      return Set(log)
    }
    #expect(
      [
        moved { _ = focus(1, in: table) }, moved { _ = focus(2, in: table) },
        moved { user.endFocus(in: table) },
      ] == [["1 true"], ["1 false", "2 true"], ["2 false"]])
  }

  @Test func `the preferred row is focused first, unless the last one is remembered`() {
    let table = makeTable()
    rows.preferred = [0, 2]
    user.focus(table)
    var seen = [focused(table)]
    user.focus(rowAt: [0, 1], in: table)
    user.endFocus(in: table)
    table.remembersLastFocusedIndexPath = true
    user.focus(table)
    seen.append(focused(table))
    table.reloadData()
    #expect(seen + [focused(table)] == [[2], [1], []])
  }

  @Test func `a reload forgets the focus, and the last one too`() {
    let table = makeTable()
    (table.allowsFocus, table.remembersLastFocusedIndexPath) = (true, true)
    user.focus(table)
    let first = focused(table)
    user.focus(rowAt: [0, 2], in: table)
    user.focus(rowAt: [0, 3], in: table)
    #expect(focused(table) == [3] && first != [3])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(focused(table).isEmpty)
    user.focus(table)
    #expect(focused(table) == first)
  }

  @Test func `flags and the editing mode prevent the focus`() {
    let plain = Plain()
    let table = makeTable()
    table.delegate = plain
    table.allowsFocusDuringEditing = true
    var results = [focus(1, in: table)]
    table.isEditing = true
    results.append(focus(1, in: table))
    table.allowsFocusDuringEditing = false
    #expect(results + [focus(2, in: table)] == [false, true, false])
  }

  private final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func `a list's selection follows the focus if it is to`() {
    let plain = Plain()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = plain
    table.delegate = plain
    table.allowsFocus = true
    #expect((focus(1, in: table), table.indexPathForSelectedRow) == (true, nil))
    table.selectionFollowsFocus = true
    #expect((focus(2, in: table), table.indexPathForSelectedRow) == (true, [0, 2]))

    let items = Items()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.delegate = items
    collection.allowsFocus = true
    #expect(user.focus(collection))
    collection.selectionFollowsFocus = true
    #expect(user.focus(itemAt: [0, 2], in: collection))
    #expect(items.log == ["did 0", "did 2", "select 2"])
    func isFocused() -> Bool? {
      collection.cellForItem(at: [0, 2])?.configurationState.isFocused
    }
    #expect([isFocused(), user.endFocus(in: collection), isFocused()] == [true, true, false])
    #expect(!user.focus(itemAt: [0, 3], in: collection))
  }

  @Test func `the row that is remembered is the same after an update that moved it`() {
    let plain = Plain()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = plain
    table.delegate = plain
    (table.allowsFocus, table.remembersLastFocusedIndexPath) = (true, true)
    #expect([focus(1, in: table), user.endFocus(in: table)] == [true, true])
    plain.count = 4
    table.insertRows(at: [[0, 0]], with: .none)
    #expect((user.focus(table), focused(table), user.endFocus(in: table)) == (true, [2], true))
    plain.count = 3
    table.deleteRows(at: [[0, 2]], with: .none)
    #expect((user.focus(table), focused(table)) == (true, [0]))
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { log.append("did \(context.nextFocusedIndexPath?.item ?? -1)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
  }
}
