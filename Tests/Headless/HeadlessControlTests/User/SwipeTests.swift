import HeadlessUIKit
import Recorders
import Testing

/// Swipe actions, from a person's finger to the data source.
@MainActor struct SwipeTests {
  private let user = User()

  /// Returns for each visible row whether it is swiped, and whether it says that it is.
  private func swiped(_ table: UITableView) -> [[Bool]] {
    table.visibleCells.map { [$0.configurationState.isSwiped, $0.showingDeleteConfirmation] }
  }
  private let closed = [false, false]
  private let open = [true, true]

  @Test func `without a configuration a swipe shows Delete, and Delete commits`() {
    let source = Swiped([3])
    let table = makeTable(source)
    #expect(user.swipe(rowAt: [0, 1], in: table))
    #expect((user.swipeActions(in: table), swiped(table)) == (["Remove"], [closed, open, closed]))
    _ = source.log.take()
    #expect(user.choose(swipeAction: "Remove", in: table))
    #expect(source.log.count("commit 0-1 1") == 1 && source.log.count("didEnd nil") == 1)
    #expect((table.numberOfRows(inSection: 0), user.swipeActions(in: table)) == (2, []))
  }

  @Test func `Delete deletes the row that was swiped, wherever an update has moved it`() {
    let source = Swiped([3])
    let table = makeTable(source)
    #expect(user.swipe(rowAt: [0, 1], in: table))
    source.counts = [4]
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(user.choose(swipeAction: "Remove", in: table))
    #expect(source.log.lines.contains("commit 0-2 1"))
  }

  @Test func `an empty configuration means no actions, nil means the default ones`() {
    let source = Swiped([3])
    let table = makeTable(source)
    source.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(!user.swipe(rowAt: [0, 0], in: table))
    source.trailing = nil
    #expect(
      [SwipeEdge.trailing, .leading].map { user.swipe(rowAt: [0, 0], in: table, edge: $0) }
        == [true, false])
  }

  @Test func `an action closes the row when it says that it is done`() {
    let source = Swiped([3])
    let table = makeTable(source)
    var done: ((Bool) -> Void)?
    source.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, completion in done = completion }
    ])
    #expect(user.swipe(rowAt: [0, 2], in: table, choosing: "Flag"))
    #expect((user.swipeActions(in: table), source.log.count("willBegin 0-2")) == (["Flag"], 1))
    done?(true)
    #expect((user.swipeActions(in: table), source.log.lines.last) == ([], "didEnd 0-2"))
  }

  private func action(
    _ title: String, _ style: UIContextualAction.Style, _ perform: @escaping (String) -> Void
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { action, _, done in
      perform(action.title ?? "")
      done(true)
    }
  }

  @Test func `a swipe closes the row that another swipe opened`() {
    let source = Swiped([3])
    let table = makeTable(source)
    source.trailing = UISwipeActionsConfiguration(actions: [action("Flag", .normal) { _ in }])
    #expect([0, 1].map { user.swipe(rowAt: [0, $0], in: table) } == [true, true])
    #expect(table.visibleCells.map(\.configurationState.isSwiped) == [false, true, false])
    #expect(source.log.lines.suffix(3) == ["willBegin 0-0", "didEnd 0-0", "willBegin 0-1"])
    // A swipe that shows nothing closes it too, as does a reload.
    source.trailing = UISwipeActionsConfiguration(actions: [])
    #expect(!user.swipe(rowAt: [0, 2], in: table))
    #expect(
      (table.visibleCells.map(\.configurationState.isSwiped), source.log.lines.last)
        == ([false, false, false], "didEnd 0-1"))
    source.trailing = nil
    for row in 0...1 { user.swipe(rowAt: [0, row], in: table) }
    #expect(swiped(table) == [closed, open, closed])
    table.reloadData()
    #expect(user.swipeActions(in: table).isEmpty)
  }

  @Test func `a deletion is the first destructive of the actions`() {
    let source = Swiped([3])
    let table = makeTable(source)
    var performed: [String] = []
    let actions = [("Flag", .normal), ("Delete", .destructive), ("Burn", .destructive)].map {
      action($0, $1) { performed.append($0) }
    }
    source.trailing = UISwipeActionsConfiguration(actions: actions)
    #expect((user.swipeToDelete(rowAt: [0, 0], in: table), performed) == (true, ["Delete"]))
    source.trailing = UISwipeActionsConfiguration(actions: [actions[0]])
    #expect(!user.swipeToDelete(rowAt: [0, 0], in: table))
    #expect((performed, user.swipeActions(in: table)) == (["Delete"], []))
  }

  @Test(arguments: [true, false]) func `a full swipe performs the first action if it may`(may: Bool)
  {
    let source = Swiped([3])
    let table = makeTable(source)
    var performed: [String] = []
    let configuration = UISwipeActionsConfiguration(
      actions: ["A", "B"].map { title in
        UIContextualAction(style: .normal, title: title) { action, _, done in
          performed.append(action.title!)
          done(true)
        }
      })
    configuration.performsFirstActionWithFullSwipe = may
    source.leading = configuration
    #expect(user.fullSwipe(rowAt: [0, 0], in: table, edge: .leading))
    #expect((performed, user.swipeActions(in: table)) == (may ? (["A"], []) : ([], ["A", "B"])))
  }

  @Test
  func `of actions with equal titles the place decides, and one with a symbol is named by it`() {
    let source = Swiped([3])
    let table = makeTable(source)
    var performed: [Int] = []
    let actions = (0..<3).map { number in
      UIContextualAction(style: .normal, title: number == 2 ? nil : "Same") { _, _, done in
        performed.append(number)
        done(true)
      }
    }
    actions[2].image = UIImage(systemName: "flag")
    source.trailing = UISwipeActionsConfiguration(actions: actions)
    for index in [1, 0, 2] {
      #expect(user.swipe(rowAt: [0, 0], in: table))
      #expect(user.swipeActions(in: table) == ["Same", "Same", "flag"])
      #expect(
        [3, -1, index, index].map { user.choose(swipeActionAt: $0, in: table) }
          == [false, false, true, false])
    }
    #expect(user.swipe(rowAt: [0, 0], in: table, choosing: "flag"))
    #expect(performed == [1, 0, 2, 2])
  }

  @Test(arguments: [SwipeEdge.leading, .trailing])
  func `buttons are as wide as their titles, and shift the content`(edge: SwipeEdge) throws {
    let titles = ["A", "A rather long title"]
    let configuration = UISwipeActionsConfiguration(
      actions: titles.map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } })
    let source = Swiped([3])
    source.leading = configuration
    source.trailing = configuration
    let table = makeTable(source)
    #expect(user.swipe(rowAt: [0, 0], in: table, edge: edge))
    let (swiped, cell) = try (#require(table.swiped), #require(table.cellForRow(at: [0, 0])))
    let long =
      TextMeasure.size(
        of: titles[1], font: .systemFont(ofSize: 17), width: 1000, maximumLines: 1
      ).width + 30
    let frames = swiped.buttonFrames(in: cell)
    #expect(frames.map(\.width) == [74, long] && long > 100)
    let starts: [CGFloat] = edge == .leading ? [0, 74] : [246, 246 - long]
    let offset = edge == .leading ? 74 + long : -74 - long
    #expect((frames.map(\.minX), swiped.offset(in: cell), cell.frame.minX) == (starts, offset, 0))
    table.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(
      (swiped.buttonFrames(in: cell).map(\.maxX), swiped.offset(in: cell))
        == (starts.map { 320 - $0 }, -offset))
  }

  /// A collection view whose items can be flagged.
  private func flagged(_ count: Int) -> UICollectionView {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
    return makeCollection(
      ItemSource([count]), layout: UICollectionViewCompositionalLayout.list(using: list))
  }

  @Test func `a row or item that leaves the screen and comes back still shows its actions`() {
    let table = makeTable(Swiped([50]))
    let collection = flagged(50)
    #expect(user.swipe(rowAt: [0, 1], in: table) && user.swipe(itemAt: [0, 1], in: collection))
    for (offset, swiped) in [(1_000, []), (0, [[0, 1]])] as [(CGFloat, [IndexPath])] {
      for view in [table, collection] as [UIScrollView] {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
      let rows = (table.indexPathsForVisibleRows ?? []).filter {
        table.cellForRow(at: $0)?.configurationState.isSwiped == true
      }
      let items = collection.indexPathsForVisibleItems.filter {
        collection.cellForItem(at: $0)?.configurationState.isSwiped == true
      }
      #expect(
        (rows, items, table.visibleCells.count { $0.showingDeleteConfirmation })
          == (swiped, swiped, swiped.count))
    }
  }

  @Test func `editing that begins closes a row and an item of a list, and a row if it is to end`() {
    let source = Swiped([3])
    let table = makeTable(source)
    let collection = flagged(3)
    collection.layoutIfNeeded()
    func state() -> ([Bool?], [String]) {
      let isSwiped = [
        table.cellForRow(at: [0, 1])?.configurationState.isSwiped,
        collection.cellForItem(at: [0, 1])?.configurationState.isSwiped,
      ]
      return (isSwiped, user.swipeActions(in: table) + user.swipeActions(in: collection))
    }
    user.swipe(rowAt: [0, 1], in: table)
    user.swipe(itemAt: [0, 1], in: collection)
    #expect(state() == ([true, true], ["Remove", "Flag"]))
    table.setEditing(true, animated: false)
    collection.isEditing = true
    #expect(state() == ([false, false], []))
    table.setEditing(false, animated: false)
    user.swipe(rowAt: [0, 1], in: table)
    #expect(user.swipeActions(in: table) == ["Remove"])
    table.setEditing(false, animated: false)
    #expect((user.swipeActions(in: table), table.isEditing) == ([], false))
  }

  @Test func `an insert above moves the open row, its deletion closes it`() {
    let source = Swiped([3])
    let table = makeTable(source)
    user.swipe(rowAt: [0, 0], in: table)
    source.counts = [4]
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(swiped(table) == [closed, open, closed, closed])
    _ = source.log.take()
    source.counts = [3]
    table.deleteRows(at: [[0, 1]], with: .none)
    #expect(source.log.count("didEnd nil") == 1)
  }

  @Test func `what can't be swiped, is not`() {
    let source = Swiped([3])
    let table = makeTable(source)
    source.uneditable = [0, 1]
    let paths: [IndexPath] = [[0, 3], [1, 0], [0, -1], [0, 1]]
    #expect(paths.filter { user.swipe(rowAt: $0, in: table) } == [])
    #expect(!user.swipe(rowAt: [0, 0], in: table, choosing: "Nothing"))
    #expect(user.swipeActions(in: table).isEmpty)
    #expect(!user.swipeToDelete(rowAt: [0, 0], in: makeTable(Source([1]))))
    #expect(!user.swipe(rowAt: [0, 0], in: makeTable(nil)))
  }
}

/// Rows with actions, or with none.
private final class Swiped: Counts, UITableViewDataSource, UITableViewDelegate {
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var uneditable: IndexPath?

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath != uneditable
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.add("commit \(indexPath.section)-\(indexPath.row) \(editingStyle.rawValue)")
    counts[indexPath.section] -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.add("willBegin \(indexPath.section)-\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.add("didEnd \(indexPath.map { "\($0.section)-\($0.row)" } ?? "nil")")
  }
}
