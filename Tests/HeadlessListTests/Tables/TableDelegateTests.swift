import HeadlessUIKit
import Recorders
import Testing

/// What a table's delegate decides about rows, headers and footers, and what it is told.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TableDelegateTests {
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

  @Test func `headers and footers have the delegate's views, heights and estimates`() {
    let source = Views([2, 20])
    let table = makeTable(source, style: .grouped)
    table.layoutIfNeeded()
    #expect(source.header.frame == CGRect(x: 0, y: 0, width: 320, height: 33))
    #expect(source.footer.frame == CGRect(x: 0, y: 121, width: 320, height: 44))
    #expect(table.rectForHeader(inSection: 1).height == 11)
    #expect(table.rectForFooter(inSection: 1).height == 88)
    table.contentOffset.y = table.contentSize.height - 440
    table.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 1).height == 22)
  }

  @Test func `the delegate's estimate of a header counts until the header is displayed`() {
    let table = makeTable(Views([20, 20]), style: .grouped)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1).height == 77)
    table.scrollToRow(at: [1, 0], at: .middle, animated: false)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1).height == 11)
  }

  @Test func `headers and footers are announced when they come and go`() {
    let source = Views([2, 20])
    let table = makeTable(source, style: .grouped)
    table.layoutIfNeeded()
    #expect(source.log.take().suffix(2) == ["header will 0 true", "footer will 0 true"])
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    let ends = source.log.take().filter { $0.contains("ended") }
    #expect(ends == ["header ended 0 true", "footer ended 0 true"])
    #expect(source.header.superview == nil && source.footer.superview == nil)
  }

  @Test func `headers and footers that stay are announced once, and again when they return`() {
    let source = Views([2, 20])
    let table = makeTable(source, style: .grouped)
    func announced(at offset: CGFloat) -> [String] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      return source.log.take().filter { $0.contains(" will ") }
    }
    let both = ["header will 0 true", "footer will 0 true"]
    #expect(announced(at: 0) == both)
    for offset in [1, 5, 20, 0] as [CGFloat] { #expect(announced(at: offset).isEmpty) }
    #expect(announced(at: 400).isEmpty && source.header.superview == nil)
    #expect(announced(at: 0) == both)
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
    let table = makeTable(source, style: .grouped)
    table.layoutIfNeeded()
    let changes: [(UITableView) -> Void] = [
      {
        $0.beginUpdates()
        $0.endUpdates()
      }, { $0.performBatchUpdates({}) }, { $0.reloadRows(at: [[0, 0]], with: .none) },
    ]
    for (index, change) in changes.enumerated() {
      (source.header, source.footer) = (CGFloat(50 + index), CGFloat(70 + index))
      change(table)
      for section in 0..<2 {
        #expect(table.rectForHeader(inSection: section).height == source.header)
        #expect(table.rectForFooter(inSection: section).height == source.footer)
      }
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

  @Test func `rows are indented by the delegate's levels`() {
    let table = makeTable(Rows([3]))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
  }

  @Test func `the delegate decides whether a tap performs the primary action`() {
    let source = Rows([3])
    let table = makeTable(source)
    User().tap(rowAt: [0, 1], in: table)
    #expect(source.log.take("primary") == ["primary 1"])
    source.performs = false
    User().tap(rowAt: [0, 1], in: table)
    #expect(source.log.take("primary").isEmpty)
    // Without an answer, editing prevents it.
    source.performs = true
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    User().tap(rowAt: [0, 2], in: table)
    #expect(source.log.take("primary") == ["primary 2"])
  }

  @Test func `a tap where several rows can be selected performs no primary action`() {
    let source = Rows([3])
    let table = makeTable(source)
    table.allowsMultipleSelection = true
    for count in [1, 0] {
      User().tap(rowAt: [0, 1], in: table)
      #expect(table.indexPathsForSelectedRows?.count ?? 0 == count)
    }
    table.isEditing = true
    table.allowsMultipleSelection = false
    table.allowsMultipleSelectionDuringEditing = true
    for _ in 0..<2 { User().tap(rowAt: [0, 1], in: table) }
    #expect(source.log.take("primary").isEmpty)
    // The other mode's flag has no effect.
    table.isEditing = false
    User().tap(rowAt: [0, 1], in: table)
    #expect(source.log.take("primary") == ["primary 1"])
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

  @Test func `a row that its selection removes has no primary action`() {
    let source = Removing([3])
    let table = makeTable(source)
    User().tap(rowAt: [0, 1], in: table)
    #expect(source.log.take("primary") == ["primary 1"])
    User().tap(rowAt: [0, 2], in: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(source.log.take("primary").isEmpty)
  }

  private final class Acting: Counts, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.add("primary \(indexPath.row)")
    }
  }

  @Test func `without a decision a tap performs the primary action except in editing mode`() {
    let source = Acting([3])
    let table = makeTable(source)
    table.allowsSelectionDuringEditing = true
    User().tap(rowAt: [0, 0], in: table)
    #expect(source.log.take("primary") == ["primary 0"])
    table.isEditing = true
    User().tap(rowAt: [0, 1], in: table)
    #expect(table.indexPathForSelectedRow == [0, 1])
    #expect(source.log.take("primary").isEmpty)
    table.isEditing = false
    User().tap(rowAt: [0, 2], in: table)
    #expect(source.log.take("primary") == ["primary 2"])
  }

  @Test func `a tap on a detail button is not a tap on the row`() {
    let source = Rows([3])
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(!User().tapAccessory(ofRowAt: [0, 1], in: table))
    table.cellForRow(at: [0, 1])?.accessoryType = .detailButton
    #expect(User().tapAccessory(ofRowAt: [0, 1], in: table))
    #expect(source.log.take("accessory") == ["accessory 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }
}
