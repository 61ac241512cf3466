import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Lists next to each other, and rows that are carried from one to another.
@MainActor @Suite(.serialized) struct TerminalColumnsTests {
  private static let names = [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]]

  private func run(
    _ names: [[String]] = names, columns: Int = 60, rows: Int = 12,
    _ body: (NameBoard, TerminalDriver) -> Void
  ) {
    let board = NameBoard(names)
    TerminalDriver.run(board, TerminalSize(columns: columns, rows: rows)) { body(board, $0) }
  }

  @Test func `lists next to each other share the lines of the screen`() {
    run { board, driver in
      let before = driver.frame
      #expect(
        driver.lines[1...3] == [
          "  a1                  b1                  c1",
          "  a2                  b2",
          "  a3",
        ])
      #expect(driver.frame == before)
      // The layout of a column that didn't change is kept, and one that did is made again.
      board.columns[1].sections = [(nil, ["b1", "new"])]
      board.columns[1].tableView.reloadData()
      #expect(driver.lines[2] == "  a2                  new")
      #expect(driver.navigator.layout?.inner.map(\.isColumn) == [true, true, true])
    }
  }

  @Test func `columns have at least sixteen cells, in which text and the mark end`() {
    let hasRoom = [48, 47].map { width in
      var lines: [Int?] = []
      run(columns: width) { _, driver in lines = ["a1", "b1", "c1"].map(driver.line) }
      return [lines[0] == lines[1], lines[1] == lines[2]]
    }
    #expect(hasRoom == [[true, true], [false, false]])
    let long = String(repeating: "long ", count: 10)
    run([[long], ["b1"]], columns: 40) { _, driver in
      #expect(driver.lines[1] == "  long long long…   b1" || driver.lines[1].hasSuffix("b1"))
      let spans = driver.frame.lines[1].spans
      #expect(
        spans.allSatisfy { span in
          let end = span.column + CharacterWidth.of(span.text)
          return span.style.reverse ? end <= 20 : span.column >= 20
        })
      #expect(spans.contains { $0.style.reverse && $0.column == 0 && $0.text.count == 20 })
      #expect(driver.marks([.right]) == ["b1"])
    }
  }

  @Test func `right and left go to the list beside, and up and down stay in the list`() {
    run { _, driver in
      let marks = driver.marks([.down, .right], [.down, .down], [.right], [.left, .left], [.up])
      #expect(marks == ["b2", "b2", "c1", "a1", "a1"])
    }
    // Up goes from the first row of each column to the bar.
    let board = NameBoard([["a1"], ["b1"], ["c1"]])
    board.setBarButton()
    TerminalDriver.run(board, TerminalSize(columns: 60, rows: 12)) { driver in
      let marks = driver.marks([.right], [.up], [.down], [.right], [.up], [.down])
      #expect(marks == ["b1", "Add", "b1", "c1", "Add", "c1"])
    }
  }

  @Test func `a click acts on the list at its cell`() {
    run { board, driver in
      for (name, column) in [("b2", 1), ("a2", 0), ("c1", 2)] {
        driver.click(name)
        #expect(driver.marked == name && board.columns[column].selected.count == 1)
      }
      // Nothing is at the cells next to a shorter list.
      let line = driver.line("a3") ?? 0
      for action in [TerminalMouse.Action.press(0), .release(0)] {
        _ = driver.navigator.handle(
          .mouse(TerminalMouse(action, at: TerminalPosition(column: 30, row: line))))
      }
      #expect(board.columns.map(\.selected.count) == [1, 1, 1])
      // A control is met, whichever list has the focus.
      board.columns[1].setEditing(true, animated: false)
      driver.click("⊖")
      #expect(driver.lines[1].contains("Delete") && board.columns[1].selected.count == 1)
    }
  }

  @Test func `a row that is carried is shown in the other column, and dropped there`() {
    run { board, driver in
      driver.press(.down, " ", .right)
      #expect(
        driver.lines[1...3] == [
          "  a1                  b1                  c1",
          "  a3                  a2",
          "                      b2",
        ])
      #expect(driver.marks([], [.down]) == ["a2", "a2"])
      #expect(driver.lines[3] == "                      a2")
      driver.press(.enter)
      let names = [["a1", "a3"], ["b1", "b2", "a2"], ["c1"]]
      #expect((driver.marked, board.names) == ("a2", names))
    }
    run([["a1", "a2"], [], ["c1"]]) { board, driver in
      driver.press(" ", .right)
      #expect(driver.lines[1] == "  a2                  a1                  c1")
      driver.press(.enter)
      #expect(board.names == [["a2"], ["a1"], ["c1"]])
    }
  }

  @Test func `a row follows the mouse to another column and back`() {
    run { board, driver in
      driver.mouse(.press(0), at: "a2")
      driver.mouse(.drag(0), at: "b1")
      #expect(driver.lines[1] == "  a1                  a2                  c1")
      for name in ["b2", "a3", "a1"] { driver.mouse(.drag(0), at: name) }
      #expect(driver.line("a2") == driver.line("a1").map { $0 - 1 })
      driver.mouse(.drag(0), at: "c1")
      driver.mouse(.release(0), at: "a2")
      #expect(board.names == [["a1", "a3"], ["b1", "b2"], ["a2", "c1"]])
    }
  }

  @Test func `columns that are higher than the screen scroll by themselves`() {
    let many = (1...40).map { "a\($0)" }
    run([many, ["b1", "b2"]], rows: 8) { _, driver in
      #expect(driver.lines[1].contains("a1") && driver.lines[1].contains("b1"))
      driver.press(.end)
      #expect((driver.marked, driver.lines.count) == ("a40", 8))
      #expect(driver.lines.contains { $0.contains("b1") && !$0.contains("a1 ") })
    }
    // A list that is scrolled by a part of a row has the cursor, too.
    let board = NameBoard(["a", "b", "c", "d"].map { list in (1...9).map { "\(list)\($0)" } })
    for (index, column) in board.columns.enumerated() {
      column.tableView.rowHeight = index % 2 == 0 ? 20 : 100
    }
    TerminalDriver.run(board, TerminalSize(columns: 80, rows: 12)) { driver in
      #expect(driver.marks([.end]) == ["a9"])
    }
    let long = NameBoard(["a", "b"].map { list in (1...40).map { "\(list)\($0)" } })
    UIWindow.showing(long, width: 400, height: 440) { window in
      #expect(TextScreen().snapshot(of: window).hasSuffix("… 60 more rows"))
    }
  }

  @Test func `a column can have bars and texts of its own`() {
    final class Pair: UIViewController {
      let lists = [NamesController([(nil, ["a1"])]), NamesController([(nil, ["b1"])])]
      override func viewDidLoad() {
        super.viewDidLoad()
        for (index, list) in lists.enumerated() {
          let half = UIView(frame: CGRect(x: index * 240, y: 44, width: 240, height: 400))
          let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
          label.text = "List \(index)"
          half.addSubview(label)
          addChild(list)
          list.view.frame = CGRect(x: 0, y: 44, width: 240, height: 356)
          half.addSubview(list.view)
          list.didMove(toParent: self)
          view.addSubview(half)
        }
      }
    }
    TerminalDriver.run(Pair(), TerminalSize(columns: 60, rows: 12)) { driver in
      #expect(
        driver.lines[1...2] == [
          "  List 0                        List 1", "  a1                            b1",
        ])
      #expect(driver.marks([.right]) == ["b1"])
    }
  }

  @Test func `the wheel acts on the list at its cell`() {
    let names = ["a", "b"].map { list in (1...40).map { "\(list)\($0)" } }
    run(names) { _, driver in
      driver.mouse(.wheelDown, at: "b5")
      #expect(driver.lines[1].hasPrefix("  a1 ") && driver.lines[1].hasSuffix(" b4"))
      #expect(driver.marked == "b4")
      driver.mouse(.wheelRight, at: "a2")
      #expect(driver.lines[2].contains("Delete") && driver.lines[2].hasSuffix(" b5"))
      #expect(driver.marks([.escape]) == ["a2"])
    }
  }

  @Test(arguments: [6, 7]) func `a row that is carried to the end of a full column is shown`(
    count: Int
  ) {
    run([(1...count).map { "a\($0)" }, ["b1", "b2"]], rows: 8) { board, driver in
      driver.press(.right, " ", .left)
      let marks = (0..<10).flatMap { _ in driver.marks([.down]) }
      #expect(marks == Array(repeating: Optional("b1"), count: 10))
      #expect(driver.lines[6] == "  b1")
      driver.press(.enter)
      #expect([driver.marked, board.names[0].last] == ["b1", "b1"])
    }
  }
}
