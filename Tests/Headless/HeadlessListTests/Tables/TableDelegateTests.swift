import HeadlessUIKit
import Recorders
import Testing

/// What a table's delegate decides about rows, headers and footers, and what it is told.
@MainActor struct TableDelegateTests {
  private final class Views: Counts, UITableViewDataSource, UITableViewDelegate {
    let header = UIView()
    let footer = UIView()
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 0 ? header : nil
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      section == 0 ? footer : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? 33 : 11
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      section == 0 ? 44 : 22
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 77 }
    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 88 }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.add("header will \(section) \(view === header)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.add("header ended \(section) \(view === header)") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { log.add("footer will \(section) \(view === footer)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { log.add("footer ended \(section) \(view === footer)") }
  }

  @Test func `headers and footers have the delegate's views and heights, when they are displayed`()
  {
    let source = Views([2, 20])
    let table = makeTable(source, style: .grouped).laidOut()
    let frames = [(0, 33), (121, 44)].map { CGRect(x: 0, y: $0, width: 320, height: $1) }
    #expect([source.header.frame, source.footer.frame] == frames)
    // The estimate of a footer counts until it is displayed, and so does that of a header.
    let (header, footer) = (table.headerHeights[1], table.footerHeights[1])
    table.show(at: table.contentSize.height - 440)
    #expect((header, footer, table.footerHeights[1]) == (11, 88, 22))
    let long = makeTable(Views([20, 20]), style: .grouped).laidOut()
    let estimate = long.headerHeights[1]
    long.scrollToRow(at: [1, 0], at: .middle, animated: false)
    #expect((estimate, long.laidOut().headerHeights[1]) == (77, 11))
  }

  @Test func `headers and footers are announced when they come and go, and not if they stay`() {
    let source = Views([2, 20])
    let table = makeTable(source, style: .grouped)
    func announced(at offset: CGFloat) -> [String] {
      table.show(at: offset)
      return source.log.take().filter { $0.hasPrefix("header ") || $0.hasPrefix("footer ") }
    }
    let come = ["header will 0 true", "footer will 0 true"]
    let go = ["header ended 0 true", "footer ended 0 true"]
    table.layoutIfNeeded()
    #expect(Array(source.log.take().suffix(2)) == come)
    #expect([1, 5, 20, 0].map(announced) == [[], [], [], []])
    #expect(
      (announced(at: 300), [source.header.superview, source.footer.superview]) == (go, [nil, nil]))
    #expect([400, 0].map(announced) == [[], come])
    source.counts[0] = 3
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(announced(at: 0).isEmpty)
  }

  private final class Growing: Counts, UITableViewDataSource, UITableViewDelegate {
    var (header, footer) = (30, 20) as (CGFloat, CGFloat)
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      header
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footer
    }
  }

  @Test func `an update without changes asks for the heights of visible headers and footers again`()
  {
    let source = Growing([1, 1])
    let table = makeTable(source, style: .grouped).laidOut()
    let changes: [(UITableView) -> Void] = [
      {
        $0.beginUpdates()
        $0.endUpdates()
      }, { $0.performBatchUpdates({}) }, { $0.reloadRows(at: [[0, 0]], with: .none) },
    ]
    for (index, change) in changes.enumerated() {
      (source.header, source.footer) = (CGFloat(50 + index), CGFloat(70 + index))
      change(table)
      let (header, footer) = (source.header, source.footer)
      #expect((table.headerHeights, table.footerHeights) == ([header, header], [footer, footer]))
      #expect(table.contentSize.height == 2 * (source.header + source.footer + 44))
    }
  }

  private final class Rows: Counts, UITableViewDataSource, UITableViewDelegate {
    var performs = true
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row
    }
    func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { performs }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.add("primary \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.add("accessory \(indexPath.row)") }
  }

  /// The rows whose primary actions are performed by taps on rows.
  private func performed(_ rows: [Int], _ source: Counts, _ table: UITableView) -> [String] {
    for row in rows { User().tap(rowAt: [0, row], in: table) }
    return source.log.take("primary")
  }

  @Test func `rows are indented by the delegate's levels`() {
    let table = makeTable(Rows([3]))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
  }

  @Test func `the delegate, or else the mode, decides if a tap performs the primary action`() {
    let source = Rows([3])
    let table = makeTable(source)
    let allowed = performed([1], source, table)
    source.performs = false
    let forbidden = performed([1], source, table)
    // Without an answer, editing prevents it.
    source.performs = true
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    #expect(
      (allowed, forbidden, performed([2], source, table)) == (["primary 1"], [], ["primary 2"]))
    let acting = Acting([3])
    let undecided = makeTable(acting)
    undecided.allowsSelectionDuringEditing = true
    let before = performed([0], acting, undecided)
    undecided.isEditing = true
    #expect((performed([1], acting, undecided), undecided.indexPathForSelectedRow) == ([], [0, 1]))
    undecided.isEditing = false
    #expect((before, performed([2], acting, undecided)) == (["primary 0"], ["primary 2"]))
  }

  @Test func `a tap that selects one of several rows, or removes its row, has no primary action`() {
    let source = Rows([3])
    let table = makeTable(source)
    table.allowsMultipleSelection = true
    let counts = [1, 1].map { row in
      User().tap(rowAt: [0, row], in: table)
      return table.selection.count
    }
    table.isEditing = true
    table.allowsMultipleSelection = false
    table.allowsMultipleSelectionDuringEditing = true
    #expect((counts, performed([1, 1], source, table)) == ([1, 0], []))
    // The other mode's flag has no effect.
    table.isEditing = false
    #expect(performed([1], source, table) == ["primary 1"])
    let removing = Removing([3])
    let shrinking = makeTable(removing)
    #expect(
      ([1, 2].map { performed([$0], removing, shrinking) }, shrinking.numberOfRows(inSection: 0))
        == ([["primary 1"], []], 2))
  }

  /// Rows of which the last is removed when it is selected.
  private final class Removing: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard indexPath.row == counts[0] - 1 else { return }
      counts[0] -= 1
      tableView.deleteRows(at: [indexPath], with: .none)
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.add("primary \(indexPath.row)")
    }
  }

  private final class Acting: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.add("primary \(indexPath.row)")
    }
  }

  @Test func `a tap on a detail button is not a tap on the row`() {
    let source = Rows([3])
    let table = makeTable(source).laidOut()
    #expect(!User().tapAccessory(ofRowAt: [0, 1], in: table))
    table.cellForRow(at: [0, 1])?.accessoryType = .detailButton
    #expect(
      (
        User().tapAccessory(ofRowAt: [0, 1], in: table), source.log.take("accessory"),
        table.selection
      ) == (true, ["accessory 1"], []))
  }
}
