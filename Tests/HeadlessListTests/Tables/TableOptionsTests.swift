import HeadlessUIKit
import Recorders
import Testing

/// The options of a table view, each of which makes a difference from its default.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TableOptionsTests {
  private final class Titled: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  }

  private func shown(_ table: UITableView) -> UITableView {
    table.layoutIfNeeded()
    return table
  }

  // MARK: Heights

  @Test func `rows, headers and footers have the heights of the table`() {
    let table = makeTable(Titled([2]))
    table.rowHeight = 50
    table.sectionHeaderHeight = 31
    table.sectionFooterHeight = 37
    table.sectionHeaderTopPadding = 5
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 5, width: 320, height: 31))
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 86, width: 320, height: 50))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 136, width: 320, height: 37))
  }

  @Test func `what is off screen has the estimated heights of the table`() {
    let table = makeTable(Titled([20, 20]))
    table.estimatedRowHeight = 61
    table.estimatedSectionHeaderHeight = 90
    table.estimatedSectionFooterHeight = 70
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 44)
    #expect(table.rectForRow(at: [1, 19]).height == 61)
    #expect(table.rectForHeader(inSection: 1).height == 90)
    #expect(table.rectForFooter(inSection: 1).height == 70)
    table.contentOffset.y = table.contentSize.height - 440
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [1, 19]).height == 44)
    #expect(table.rectForFooter(inSection: 1).height == ListMetrics().plainFooterHeight)
  }

  // MARK: Looks

  @Test func `the section index is shown from a number of rows on`() {
    let source = Titled([4])
    let table = makeTable(source)
    table.sectionIndexMinimumDisplayRowCount = 5
    table.layoutIfNeeded()
    #expect(table.indexTitles == nil)
    source.counts = [5]
    table.reloadData()
    #expect(table.indexTitles == ["A"])
  }

  @Test func `the insets of separators begin at the cell's edge or at its text`() {
    let table = shown(makeTable(Source([2])))
    table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    #expect(table.separator(at: [0, 0])?.minX == 5)
    #expect(table.separator(at: [0, 0])?.maxX == 313)
    #expect(table.cellForRow(at: [0, 0])?.separatorInset == table.separatorInset)
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(table.separator(at: [0, 0])?.minX == 21)
  }

  @Test func `the background view stays behind the rows and in sight`() {
    let table = makeTable(Source([30]))
    let background = UIView()
    table.backgroundView = background
    table.layoutIfNeeded()
    #expect(table.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 440))
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 100, width: 320, height: 440))
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `the header and footer views of a table are as wide as it, around the rows`() {
    let table = makeTable(Source([3]))
    let header = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 50))
    let footer = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 20))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.superview === table && footer.superview === table)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
    #expect(footer.frame == CGRect(x: 0, y: 182, width: 320, height: 20))
    #expect(table.contentSize.height == 202)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil && table.rectForRow(at: [0, 0]).minY == 0)
  }

  // MARK: Selection

  @Test func `a table that allows no selection takes no taps, unless it is edited`() {
    let user = User()
    let table = shown(makeTable(Source([3])))
    table.allowsSelection = false
    #expect(!user.tap(rowAt: [0, 0], in: table))
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = true
    #expect(user.tap(rowAt: [0, 0], in: table))
    table.isEditing = true
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!user.tap(rowAt: [0, 1], in: table))
    table.allowsSelectionDuringEditing = true
    #expect(user.tap(rowAt: [0, 1], in: table))
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `a selection is kept when the editing mode allows selection`() {
    let table = shown(makeTable(Source([3])))
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    #expect(table.indexPathForSelectedRow == [0, 0])
    table.isEditing = false
    table.allowsSelectionDuringEditing = false
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    #expect(table.indexPathForSelectedRow == [0, 0])
  }

  @Test func `several rows can be selected in editing mode, in place of its controls`() throws {
    let user = User()
    let table = makeTable(Source([3]))
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(cell.editingStyle == .none && cell.shownSigns.map(\.sign) == [.multiselect])
    #expect(!user.tapEditingControl(ofRowAt: [0, 0], in: table))
    #expect(user.tap(rowAt: [0, 0], in: table) && user.tap(rowAt: [0, 2], in: table))
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    table.isEditing = false
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = true
    #expect(user.tap(rowAt: [0, 0], in: table) && user.tap(rowAt: [0, 2], in: table))
    table.isEditing = true
    table.isEditing = false
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
  }
}
