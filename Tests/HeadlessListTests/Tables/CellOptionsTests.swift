import Recorders
import Testing

@testable import HeadlessUIKit

/// The options of a row's cell and of a section's header that move their content.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CellOptionsTests {
  private func cell(_ change: (UITableViewCell) -> Void) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Text"
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `content is indented by levels of a width`() {
    let texts = [
      cell { _ in }, cell { $0.indentationLevel = 2 },
      cell { ($0.indentationLevel, $0.indentationWidth) = (2, 7) },
    ].map { $0.textLabel?.frame.minX }
    #expect(texts == [16, 36, 30])
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

  @Test func `in editing mode the accessories are those for it`() {
    let cell = cell {
      $0.accessoryType = .checkmark
      $0.editingAccessoryType = .detailButton
    }
    #expect(cell.shownSigns.map(\.sign) == [.checkmark])
    cell.isEditing = true
    #expect(cell.shownSigns.map(\.sign) == [.detailButton])
    cell.showsReorderControl = true
    #expect(cell.shownSigns.map(\.sign) == [.detailButton, .reorder])
  }

  @Test func `in editing mode the accessory view is the one for it`() {
    let views = [30, 40].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
    let cell = cell { ($0.accessoryView, $0.editingAccessoryView) = (views[0], views[1]) }
    #expect(views[0].frame == CGRect(x: 274, y: 12, width: 30, height: 20))
    #expect(views[1].superview == nil)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 264, y: 12, width: 40, height: 20))
    cell.showsReorderControl = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(views[1].frame.maxX == 274)
  }

  @Test func `the content makes room for the editing control, or not`() {
    let begins = [true, false].map { indents in
      cell {
        $0.isEditing = true
        $0.shouldIndentWhileEditing = indents
      }.contentView.frame.minX
    }
    #expect(begins == [38, 0])
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
    #expect(User().swipe(rowAt: [0, 0], in: table))
    User().closeSwipe(in: table)
    #expect(
      cell.log == [
        "will 2 false false", "did 2 false true", "will 0 false true", "did 0 false false",
      ])
    cell.log = []
    table.isEditing = true
    #expect(cell.log == ["will 1 false false", "did 1 true false"])
    cell.log = []
    #expect(User().drag(rowAt: [0, 0], to: [0, 1], in: table))
    let states = [UITableViewCell.DragState.dragging, .none].map { "drag \($0.rawValue)" }
    #expect(cell.log == states)
  }

  @Test func `a header with two texts has them below each other`() {
    let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    header.textLabel?.text = "Title"
    header.layoutIfNeeded()
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 60))
    header.detailTextLabel?.text = "Detail"
    header.setNeedsLayout()
    header.layoutIfNeeded()
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 30))
    #expect(header.detailTextLabel?.frame == CGRect(x: 16, y: 30, width: 288, height: 30))
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
      table.layoutIfNeeded()
      return table.visibleCells.map(\.showsReorderControl)
    }
    let source = Movable([2])
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(controls(table) == [false, false])
    #expect(User().drag(rowAt: [0, 0], to: [0, 1], in: table))
    #expect(controls(table) == [true, true])
    let other = Unmovable([2])
    let fixed = makeTable(other)
    fixed.layoutIfNeeded()
    #expect(controls(fixed) == [true, true])
    #expect(!User().drag(rowAt: [0, 0], to: [0, 1], in: fixed))
    #expect(controls(fixed) == [false, false])
  }

  @Test func `a cell with both controls is told of both`() throws {
    let table = makeTable(Rows([2]))
    table.register(Telling.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]) as? Telling)
    table.isEditing = true
    #expect(User().tapEditingControl(ofRowAt: [0, 0], in: table))
    cell.log = []
    cell.isEditing = false
    cell.isEditing = true
    #expect(
      cell.log == ["will 2 true true", "did 2 false true", "will 3 false true", "did 3 true true"])
    cell.log = []
    User().closeSwipe(in: table)
    #expect(cell.log == ["will 1 true true", "did 1 true false"])
  }

  @Test func `an accessory view without a size has the one of its content`() {
    let label = UILabel()
    label.text = "12"
    let size = label.intrinsicContentSize
    _ = cell { $0.accessoryView = label }
    #expect(size.width > 0)
    #expect(
      label.frame
        == CGRect(
          x: 304 - size.width, y: (44 - size.height) / 2, width: size.width, height: size.height))
  }

  @Test func `the first text of a cell with two colors has a third of the width at most`() {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = String(repeating: "several words ", count: 20)
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 96, height: 44))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 120, y: 0, width: 184, height: 44))
    cell.textLabel?.text = "A"
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let width = cell.textLabel?.frame.width ?? 0
    #expect(width > 0 && width < 96 && cell.detailTextLabel?.frame.minX == 16 + width + 8)
  }

  @Test(arguments: [false, true])
  func `a title that fills its header or footer stays in it`(isFooter: Bool) throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.prepare(for: .grouped, isFooter: isFooter)
    let label = try #require(view.textLabel)
    label.text = "Title"
    view.prepare(for: .grouped, isFooter: isFooter)
    let height = label.sizeThatFits(CGSize(width: 288, height: 100)).height
    func y(_ spare: CGFloat) -> CGFloat? {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: height + spare)
      view.layoutIfNeeded()
      return label.frame.minY
    }
    #expect(y(20) == (isFooter ? 5.5 : 14.5))
    #expect(y(2) == (isFooter ? 2 : 0) && y(0) == 0)
  }
}
