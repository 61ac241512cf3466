import Foundation
import ListPlatform
import Recorders
import Testing

/// What a group of updates does to rows, cells and the selection of a table.
@MainActor struct TableUpdatesTests {
  private let stage = Stage()

  private func loaded(_ names: [[String]]) -> (source: Names, table: UITableView) {
    let source = Names(names)
    let table = stage.table(source)
    table.layoutIfNeeded()
    _ = source.log.take()
    return (source, table)
  }

  /// Performs a group of updates without animation and lays out.
  private func update(_ table: UITableView, _ updates: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      table.performBatchUpdates(updates)
      table.layoutIfNeeded()
    }
  }

  // Inferred from the checks in UIKit's own update code (iOS 12): what survives is moved with its
  // cell.
  @Test func `25: an insert above moves the selection and asks for the new row only`() {
    let (source, table) = loaded([(0..<20).map(String.init)])
    table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: [0, 3])
    source.names[0].insert("new", at: 0)
    update(table) { table.insertRows(at: [[0, 0]], with: .none) }
    #expect(table.indexPathForSelectedRow == [0, 4])
    #expect(table.cellForRow(at: [0, 4]) === cell)
    #expect(cell?.frame.minY == CGFloat(4 * 44))
    #expect(source.log.take("cell") == ["cell new"])
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `31: a row may be deleted and another inserted at the same place`() {
    let (source, table) = loaded([["a", "b", "c"]])
    source.names = [["x", "b", "c"]]
    update(table) {
      table.deleteRows(at: [[0, 0]], with: .none)
      table.insertRows(at: [[0, 0]], with: .none)
    }
    #expect(table.shownTexts == ["x", "b", "c"])
    #expect(source.log.take("cell") == ["cell x"])
  }

  // Documentation of performBatchUpdates(_:completion:) and of deleteRows(at:with:).
  @Test func `32: deletes count before the group, inserts after it, whatever the order of calls`() {
    let (source, table) = loaded([["a", "b", "c"]])
    source.names = [["x", "a", "b"]]
    update(table) {
      table.insertRows(at: [[0, 0]], with: .none)
      table.deleteRows(at: [[0, 2]], with: .none)
    }
    #expect(table.shownTexts == ["x", "a", "b"])
    #expect(source.log.take("cell") == ["cell x"])
  }

  // Apple's Table View Programming Guide: nested groups count as the outermost one.
  @Test func `nested groups are one`() {
    let (source, table) = loaded([["a"]])
    source.names = [["x", "a", "y"]]
    UIView.performWithoutAnimation {
      table.beginUpdates()
      table.beginUpdates()
      table.insertRows(at: [[0, 0]], with: .none)
      table.endUpdates()
      table.beginUpdates()
      table.insertRows(at: [[0, 2]], with: .none)
      table.endUpdates()
      table.endUpdates()
    }
    table.layoutIfNeeded()
    #expect(table.shownTexts == ["x", "a", "y"])
    #expect(Set(source.log.take("cell")) == ["cell x", "cell y"])
  }

  // Documentation of moveRow(at:to:); that two rows may change places is inferred from the checks
  // in UIKit's own update code (iOS 12).
  @Test func `rows that change places across sections keep their cells`() {
    let (source, table) = loaded([["a", "b", "c"], ["d"]])
    let (a, d) = (table.cellForRow(at: [0, 0]), table.cellForRow(at: [1, 0]))
    source.names = [["d", "b", "c"], ["a"]]
    update(table) {
      table.moveRow(at: [0, 0], to: [1, 0])
      table.moveRow(at: [1, 0], to: [0, 0])
    }
    #expect(table.shownTexts == ["d", "b", "c", "a"])
    #expect(table.cellForRow(at: [1, 0]) === a && table.cellForRow(at: [0, 0]) === d)
    #expect(source.log.count("cell") == 0)
  }

  // Documentation of deleteSections, insertSections and moveSection.
  @Test func `sections come, go and move with their rows`() {
    let (source, table) = loaded([["a"], ["b"], ["c"]])
    let c = table.cellForRow(at: [2, 0])
    source.names = [["c"], ["x", "y"], ["b"]]
    update(table) {
      table.deleteSections([0], with: .none)
      table.moveSection(2, toSection: 0)
      table.insertSections([1], with: .none)
    }
    #expect(table.shownTexts == ["c", "x", "y", "b"])
    #expect(table.cellForRow(at: [0, 0]) === c)
    #expect(Set(source.log.take("cell")) == ["cell x", "cell y"])
  }

  // Documentation of reloadSections(_:with:).
  @Test func `a reloaded section has new cells, the others keep theirs`() {
    let (source, table) = loaded([["a"], ["b"]])
    let cells = table.visibleCells
    source.names = [["a"], ["B", "C"]]
    UIView.performWithoutAnimation { table.reloadSections([1], with: .none) }
    table.layoutIfNeeded()
    #expect(table.shownTexts == ["a", "B", "C"])
    #expect(table.visibleCells.first === cells.first)
    #expect(Set(source.log.take("cell")) == ["cell B", "cell C"])
  }

  // Documentation of reconfigureRows(at:): the existing cells are configured, and stay what they
  // are.
  @Test func `37: reconfiguring asks for the visible row's own cell and keeps the selection`() {
    let (source, table) = loaded([(0..<100).map(String.init)])
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: [0, 0]) as? CountingCell
    source.names[0][0] = "new"
    table.reconfigureRows(at: [[0, 0], [0, 90]])
    table.layoutIfNeeded()
    #expect(source.log.take("cell") == ["cell new"])
    #expect(table.cellForRow(at: [0, 0]) === cell)
    #expect(cell?.textLabel?.text == "new")
    #expect(cell?.readied == 0)
    #expect(table.indexPathForSelectedRow == [0, 0])
  }

  // MARK: Small worlds

  // Documentation of moveRow(at:to:): the destination is a place after the update.
  @Test func `every single move in a small world ends in the data's order, without a new cell`() {
    let start = ["a", "b", "c", "d"]
    for from in start.indices {
      for to in start.indices {
        let (source, table) = loaded([start])
        table.selectRow(at: [0, from], animated: false, scrollPosition: .none)
        var end = start
        end.insert(end.remove(at: from), at: to)
        source.names = [end]
        update(table) { table.moveRow(at: [0, from], to: [0, to]) }
        #expect(table.shownTexts == end, "\(from) to \(to)")
        #expect(source.log.count("cell") == 0, "\(from) to \(to)")
        #expect(table.indexPathForSelectedRow == [0, to], "\(from) to \(to)")
      }
    }
  }

  // Documentation of performBatchUpdates(_:completion:): deletes count before, inserts after.
  @Test func `every group of deletes and inserts in a small world ends as a fresh table would`() {
    let old = ["a", "b", "c"]
    for deletes in 0..<8 {
      let kept = old.indices.filter { deletes & 1 << $0 == 0 }
      let end = kept.count + 2
      for inserts in 0..<(1 << end) where inserts.nonzeroBitCount == 2 {
        var rest = kept.map { old[$0] }[...]
        let new = (0..<end).map { inserts & 1 << $0 != 0 ? "new \($0)" : rest.removeFirst() }
        let (source, table) = loaded([old])
        source.names = [new]
        update(table) {
          table.insertRows(
            at: (0..<end).filter { inserts & 1 << $0 != 0 }.map { [0, $0] }, with: .none)
          table.deleteRows(
            at: old.indices.filter { !kept.contains($0) }.map { [0, $0] }, with: .none)
        }
        #expect(table.shownTexts == new, "\(old) to \(new)")
        #expect(
          source.log.take("cell").sorted()
            == new.filter { $0.hasPrefix("new") }.map { "cell \($0)" },
          "\(old) to \(new)")
      }
    }
  }
}
