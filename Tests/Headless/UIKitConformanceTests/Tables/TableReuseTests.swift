import Foundation
import ListPlatform
import Recorders
import Testing

/// How many cells a table makes, and which it hands out again.
@MainActor @Suite(.serialized) struct TableReuseTests {
  private let stage = Stage()

  private func scroll(_ table: UITableView, to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `5: dequeuing what nobody registered gives nil`() {
    let table = stage.table()
    #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
  }

  private final class Styled: UITableViewCell {
    var madeStyle: CellStyle?
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      madeStyle = style
    }
    required init?(coder: NSCoder) { nil }
  }

  // Documentation of register(_:forCellReuseIdentifier:) and UITableView.h: a registered class is
  // made by init(style:reuseIdentifier:) with the default style.
  @Test func `a registered class is created by its own initializer`() throws {
    let table = stage.table(Source([1]))
    table.register(Styled.self, forCellReuseIdentifier: "styled")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = table.dequeueReusableCell(withIdentifier: "styled", for: [0, 0])
    #expect(try #require(cell as? Styled).madeStyle == .default)
    #expect(cell.reuseIdentifier == "styled")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header?.reuseIdentifier == "header")
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `8: identifiers do not share cells`() {
    let source = Source([200])
    let table = stage.table(source)
    table.register(CountingCell.self, forCellReuseIdentifier: "other")
    table.layoutIfNeeded()
    scroll(table, to: 2200)
    CountingCell.made = 0
    source.identifier = "other"
    scroll(table, to: 4400)
    #expect(CountingCell.made == 10)
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "other" })
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `9: the cell that waits since last is handed out first, made ready once`() throws {
    let table = stage.table(Source([100]))
    table.frame.size.height = 132
    table.layoutIfNeeded()
    let second = try #require(table.cellForRow(at: [0, 1]) as? CountingCell)
    let third = try #require(table.cellForRow(at: [0, 2]) as? CountingCell)
    table.frame.size.height = 88
    table.layoutIfNeeded()
    table.frame.size.height = 44
    table.layoutIfNeeded()
    #expect(second.readied == 0)
    #expect(table.dequeueReusableCell(withIdentifier: "cell", for: [0, 50]) === second)
    #expect(second.readied == 1)
    #expect(table.dequeueReusableCell(withIdentifier: "cell", for: [0, 51]) === third)
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `10: small steps need one cell more than is visible`() {
    let table = stage.table(Source([200]))
    CountingCell.made = 0
    table.layoutIfNeeded()
    for step in 1...100 { scroll(table, to: CGFloat(step) * 22) }
    #expect(CountingCell.made == 11 || CountingCell.made == 12)
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst): the new cells are asked for before the old ones
  // wait for reuse.
  @Test func `11: a jump needs two screens of cells, a second jump no more`() {
    let table = stage.table(Source([200]))
    CountingCell.made = 0
    table.layoutIfNeeded()
    scroll(table, to: 4400)
    #expect(CountingCell.made == 20)
    scroll(table, to: 2200)
    #expect(CountingCell.made == 20)
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst). Which cell comes back for which row is not a rule.
  @Test func `12: a reload creates no cell, and first enqueues the old ones from bottom to top`() {
    let source = Source([20])
    let table = stage.table(source)
    table.layoutIfNeeded()
    CountingCell.made = 0
    _ = source.log.take()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(CountingCell.made == 0)
    let lines = source.log.take().filter { $0.hasPrefix("end") || $0.hasPrefix("cell") }
    let rows = (0..<10).map(String.init)
    #expect(lines == rows.reversed().map { "end 0-" + $0 } + rows.map { "cell 0-" + $0 })
    #expect(table.visibleCells.allSatisfy { ($0 as? CountingCell)?.readied == 1 })
  }

  // Measured on UIKit (Xcode 26, Mac Catalyst).
  @Test func `13: a memory warning frees the cells that wait for reuse`() {
    let table = stage.table(Source([200]))
    table.layoutIfNeeded()
    scroll(table, to: 4400)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    CountingCell.made = 0
    scroll(table, to: 2200)
    #expect(CountingCell.made == 10)
  }
}
