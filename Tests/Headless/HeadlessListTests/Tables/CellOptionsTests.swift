import Recorders
import Testing

@testable import HeadlessUIKit

/// The options of a row's cell and of a section's header that move their content.
@MainActor struct CellOptionsTests {
  private func cell(_ change: (UITableViewCell) -> Void) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Text"
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `content is indented by levels of a width, and by the editing control or not`() {
    let texts = [
      cell { _ in }, cell { $0.indentationLevel = 2 },
      cell { ($0.indentationLevel, $0.indentationWidth) = (2, 7) },
    ].map { $0.textLabel?.frame.minX }
    #expect(texts == [16, 36, 30])
    let begins = [true, false].map { indents in
      cell {
        $0.isEditing = true
        $0.shouldIndentWhileEditing = indents
      }.contentView.frame.minX
    }
    #expect(begins == [38, 0])
  }

  @Test func `a swiped row's cell shows its actions, whichever cell the row gets`() throws {
    final class Flagged: Counts, UITableViewDataSource, UITableViewDelegate {
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: [flag]) }
    }
    let source = Flagged([60])
    let table = makeTable(source)
    for row in [0, 4, 8] {
      #expect(User().swipe(rowAt: [0, row], in: table))
      for offset in [1_000, 0] as [CGFloat] {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
      }
      let cell = try #require(table.cellForRow(at: [0, row]))
      #expect(cell.showingDeleteConfirmation && source.flag.cell === cell)
    }
  }

  @Test func `in editing mode the accessories and their views are those for it`() {
    let typed = cell { ($0.accessoryType, $0.editingAccessoryType) = (.checkmark, .detailButton) }
    var signs = [typed.shownSigns.map(\.sign)]
    typed.isEditing = true
    signs.append(typed.shownSigns.map(\.sign))
    typed.showsReorderControl = true
    signs.append(typed.shownSigns.map(\.sign))
    #expect(signs == [[.checkmark], [.detailButton], [.detailButton, .reorder]])

    let views = [30, 40].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
    let cell = cell { ($0.accessoryView, $0.editingAccessoryView) = (views[0], views[1]) }
    let usual = views[0].frame
    #expect(views[1].superview == nil)
    cell.isEditing = true
    cell.layoutIfNeeded()
    let frames = [(274, 30), (264, 40)].map { CGRect(x: $0, y: 12, width: $1, height: 20) }
    #expect([usual, views[1].frame] == frames)
    cell.showsReorderControl = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(views[1].frame.maxX == 274)
    // A view without a size has the one of its content.
    let label = UILabel()
    label.text = "12"
    let size = label.intrinsicContentSize
    _ = self.cell { $0.accessoryView = label }
    #expect(size.width > 0)
    #expect(
      label.frame
        == CGRect(
          x: 304 - size.width, y: (44 - size.height) / 2, width: size.width, height: size.height))
  }

  /// A cell that logs what it is told about its controls.
  private final class Telling: UITableViewCell {
    var log: [String] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      log.append("will \(state.rawValue) \(isEditing) \(showingDeleteConfirmation)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      log.append("did \(state.rawValue) \(isEditing) \(showingDeleteConfirmation)")
    }
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      log.append("drag \(dragState.rawValue)")
    }
  }

  private final class Rows: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  @Test func `a cell is told before and after its controls change, and how it is dragged`() throws {
    let table = makeTable(Rows([2]))
    table.register(Telling.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]) as? Telling)
    func log(_ change: () -> Void) -> [String] {
      cell.log = []
      change()
      return cell.log
    }
    var isTaken: [Bool] = []
    let swipe = log {
      isTaken.append(User().swipe(rowAt: [0, 0], in: table))
      User().closeSwipe(in: table)
    }
    #expect(
      swipe == [
        "will 2 false false", "did 2 false true", "will 0 false true", "did 0 false false",
      ])
    #expect(log { table.isEditing = true } == ["will 1 false false", "did 1 true false"])
    let drag = log { isTaken.append(User().drag(rowAt: [0, 0], to: [0, 1], in: table)) }
    let states = [UITableViewCell.DragState.dragging, .none].map { "drag \($0.rawValue)" }
    #expect(drag == states)
    // A cell with both controls is told of both.
    isTaken.append(User().tapEditingControl(ofRowAt: [0, 1], in: table))
    let other = try #require(table.cellForRow(at: [0, 1]) as? Telling)
    other.log = []
    other.isEditing = false
    other.isEditing = true
    #expect(
      other.log == ["will 2 true true", "did 2 false true", "will 3 false true", "did 3 true true"])
    other.log = []
    User().closeSwipe(in: table)
    #expect(
      (other.log, isTaken) == (["will 1 true true", "did 1 true false"], [true, true, true]))
  }

  @Test func `a header has two texts below each other, and a title stays in its view`() throws {
    let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    header.textLabel?.text = "Title"
    header.layoutIfNeeded()
    let single = header.textLabel?.frame
    header.detailTextLabel?.text = "Detail"
    header.setNeedsLayout()
    header.layoutIfNeeded()
    func frame(_ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: 16, y: y, width: 288, height: height)
    }
    #expect(
      (single, header.textLabel?.frame, header.detailTextLabel?.frame)
        == (frame(0, 60), frame(0, 30), frame(30, 30)))
    for (isFooter, places) in [(false, [14.5, 0, 0]), (true, [5.5, 2, 0])] as [(Bool, [CGFloat])] {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.prepare(for: .grouped, isFooter: isFooter)
      let label = try #require(view.textLabel)
      label.text = "Title"
      view.prepare(for: .grouped, isFooter: isFooter)
      let height = label.sizeThatFits(CGSize(width: 288, height: 100)).height
      let found = [20, 2, 0].map { spare in
        view.frame = CGRect(x: 0, y: 0, width: 320, height: height + spare)
        view.layoutIfNeeded()
        return label.frame.minY
      }
      #expect(found == places, "\(isFooter)")
    }
  }

  /// Rows of a data source that moves them, but doesn't say which can be moved.
  private final class Movable: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  /// Rows of a data source that says that they can be moved, but doesn't move them.
  private final class Unmovable: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test func `a move tells whether rows have a reorder control`() {
    func controls(_ table: UITableView) -> [Bool] {
      table.isEditing = false
      table.isEditing = true
      return table.laidOut().visibleCells.map(\.showsReorderControl)
    }
    let (movable, unmovable) = (Movable([2]), Unmovable([2]))
    for (table, isMoved) in [(makeTable(movable), true), (makeTable(unmovable), false)] {
      table.layoutIfNeeded()
      let before = controls(table)
      #expect(
        (User().drag(rowAt: [0, 0], to: [0, 1], in: table), [before, controls(table)]) == (
          isMoved, [[!isMoved, !isMoved], [isMoved, isMoved]]
        ))
    }
  }

  @Test func `the first text of a cell with two colors has a third of the width at most`() {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = String(repeating: "several words ", count: 20)
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    let title = CGRect(x: 16, y: 0, width: 96, height: 44)
    let detail = CGRect(x: 120, y: 0, width: 184, height: 44)
    #expect((cell.textLabel?.frame, cell.detailTextLabel?.frame) == (title, detail))
    cell.textLabel?.text = "A"
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let width = cell.textLabel?.frame.width ?? 0
    #expect(width > 0 && width < 96 && cell.detailTextLabel?.frame.minX == 16 + width + 8)
  }
}
