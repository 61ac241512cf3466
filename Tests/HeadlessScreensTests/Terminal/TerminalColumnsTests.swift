import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Lists next to each other, and rows that are carried from one to another.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalColumnsTests {
  private static let names = [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]]

  private func run(
    _ names: [[String]] = names, columns: Int = 60, rows: Int = 12,
    _ body: (NameBoard, TerminalDriver) -> Void
  ) {
    let board = NameBoard(names)
    TerminalDriver.run(board, TerminalSize(columns: columns, rows: rows)) { body(board, $0) }
  }

  @Test func `lists next to each other share the lines of the screen`() {
    run { _, driver in
      #expect(
        driver.lines[1...3] == [
          "  a1                  b1                  c1",
          "  a2                  b2",
          "  a3",
        ])
    }
  }

  @Test(arguments: [(48, true), (47, false)]) func `columns have at least sixteen cells`(
    width: Int, hasRoom: Bool
  ) {
    run(columns: width) { _, driver in
      #expect((driver.line("a1") == driver.line("b1")) == hasRoom)
      #expect((driver.line("b1") == driver.line("c1")) == hasRoom)
    }
  }

  @Test func `text ends at the end of its column, and the mark does, too`() {
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
      driver.press(.right)
      #expect(driver.marked == "b1")
    }
  }

  @Test func `right and left go to the list beside, and up and down stay in the list`() {
    run { _, driver in
      driver.press(.down, .right)
      #expect(driver.marked == "b2")
      driver.press(.down, .down)
      #expect(driver.marked == "b2")
      driver.press(.right)
      #expect(driver.marked == "c1")
      driver.press(.left, .left)
      #expect(driver.marked == "a1")
      driver.press(.up)
      #expect(driver.marked == "a1")
    }
  }

  @Test func `a click acts on the list at its cell`() {
    run { board, driver in
      for (name, column) in [("b2", 1), ("a2", 0), ("c1", 2)] {
        driver.mouse(.press(0), at: name)
        driver.mouse(.release(0), at: name)
        #expect(driver.marked == name)
        #expect(board.columns[column].selected.count == 1)
      }
      // Nothing is at the cells next to a shorter list.
      let line = driver.line("a3") ?? 0
      for action in [TerminalMouse.Action.press(0), .release(0)] {
        _ = driver.navigator.handle(
          .mouse(TerminalMouse(action, at: TerminalPosition(column: 30, row: line))))
      }
      #expect(board.columns.map(\.selected.count) == [1, 1, 1])
    }
  }

  @Test func `a row that is carried is shown in the other column, and dropped there`() {
    run { board, driver in
      driver.press(.down, .character(" "), .right)
      #expect(
        driver.lines[1...3] == [
          "  a1                  b1                  c1",
          "  a3                  a2",
          "                      b2",
        ])
      #expect(driver.marked == "a2")
      driver.press(.down)
      #expect(driver.lines[3] == "                      a2")
      driver.press(.enter)
      #expect(board.names == [["a1", "a3"], ["b1", "b2", "a2"], ["c1"]])
      #expect(driver.marked == "a2")
    }
  }

  @Test func `a row is carried into an empty column`() {
    run([["a1", "a2"], [], ["c1"]]) { board, driver in
      driver.press(.character(" "), .right)
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
      driver.mouse(.drag(0), at: "b2")
      driver.mouse(.drag(0), at: "a3")
      driver.mouse(.drag(0), at: "a1")
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
      #expect(driver.marked == "a40")
      #expect(driver.lines.contains { $0.contains("b1") && !$0.contains("a1 ") })
      #expect(driver.lines.count == 8)
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
      driver.press(.right)
      #expect(driver.marked == "b1")
    }
  }

  @Test func `what didn't change is kept from frame to frame`() {
    run { board, driver in
      let before = driver.frame
      #expect(driver.frame == before)
      board.columns[1].sections = [(nil, ["b1", "new"])]
      board.columns[1].tableView.reloadData()
      #expect(driver.lines[2] == "  a2                  new")
    }
  }

  @Test func `up goes from the first row of each column to the bar`() {
    let board = NameBoard([["a1"], ["b1"], ["c1"]])
    board.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in })
    TerminalDriver.run(board, TerminalSize(columns: 60, rows: 12)) { driver in
      for name in ["b1", "c1"] {
        driver.press(.right)
        #expect(driver.marked == name)
        driver.press(.up)
        #expect(driver.marked == "Add")
        driver.press(.down)
        #expect(driver.marked == name)
      }
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
      driver.press(.escape)
      #expect(driver.marked == "a2")
    }
  }

  @Test func `a click on a control acts on it, whichever list had the focus`() {
    run { board, driver in
      board.columns[1].setEditing(true, animated: false)
      driver.mouse(.press(0), at: "⊖")
      driver.mouse(.release(0), at: "⊖")
      #expect(driver.lines[1].contains("Delete"))
      #expect(board.columns[1].selected.isEmpty)
    }
  }

  @Test(arguments: [6, 7]) func `a row that is carried to the end of a full column is shown`(
    count: Int
  ) {
    run([(1...count).map { "a\($0)" }, ["b1", "b2"]], rows: 8) { board, driver in
      driver.press(.right, .character(" "), .left)
      for _ in 0..<10 {
        driver.press(.down)
        #expect(driver.marked == "b1")
      }
      #expect(driver.lines[6] == "  b1")
      driver.press(.enter)
      #expect(board.names[0].last == "b1" && driver.marked == "b1")
    }
  }

  @Test func `a list that is scrolled by a part of a row has the cursor, too`() {
    let names = ["a", "b", "c", "d"].map { list in (1...9).map { "\(list)\($0)" } }
    let board = NameBoard(names)
    for (index, column) in board.columns.enumerated() {
      column.tableView.rowHeight = index % 2 == 0 ? 20 : 100
    }
    TerminalDriver.run(board, TerminalSize(columns: 80, rows: 12)) { driver in
      driver.press(.end)
      #expect(driver.marked == "a9")
    }
  }

  @Test func `the layout of a column that didn't change is kept`() {
    run { board, driver in
      board.columns[1].sections = [(nil, ["new"])]
      board.columns[1].tableView.reloadData()
      _ = driver.frame
      #expect(driver.navigator.layout?.inner.map(\.isColumn) == [true, true, true])
    }
  }

  @Test func `rows below the screen are counted in all columns`() {
    let board = NameBoard(["a", "b"].map { list in (1...40).map { "\(list)\($0)" } })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
    window.rootViewController = board
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(TextScreen().snapshot(of: window).hasSuffix("… 60 more rows"))
  }
}
