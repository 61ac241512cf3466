import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Several lists below each other, and rows that are carried from one to another.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalListsTests {
  private let size = TerminalSize(columns: 60, rows: 14)

  private func run(
    _ names: [[String]] = [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]],
    _ body: (NameBoard, TerminalDriver) -> Void
  ) {
    let board = NameBoard(names, isStacked: true)
    TerminalDriver.run(board, size) { body(board, $0) }
  }

  @Test func `the cursor goes down and up through the lists`() {
    run { _, driver in
      let rows = ["a1", "a2", "a3", "b1", "b2", "c1"]
      #expect(rows.allSatisfy { driver.line($0) != nil })
      #expect(driver.help.contains("← ↑ ↓ → move"))
      for row in rows {
        #expect(driver.marked == row)
        driver.press(.down)
      }
      for row in rows.reversed() {
        #expect(driver.marked == row)
        driver.press(.up)
      }
    }
  }

  @Test func `right and left go to the next list with rows, and to the row beside`() {
    run([["a1", "a2", "a3"], [], ["c1", "c2"]]) { _, driver in
      driver.press(.down, .right)
      #expect(driver.marked == "c2")
      driver.press(.left)
      #expect(driver.marked == "a2")
      driver.press(.end, .right)
      #expect(driver.marked == "c2")
      driver.press(.home)
      #expect(driver.marked == "c1")
      driver.press(.left, .left)
      #expect(driver.marked == "a1" || driver.marked == "a3")
    }
  }

  @Test func `keys act on the list of the cursor`() {
    run { board, driver in
      driver.press(.right, .down, .character("d"))
      #expect(board.names == [["a1", "a2", "a3"], ["b1"], ["c1"]])
      #expect(driver.marked == "b1")
      // A click chooses the list, too.
      driver.mouse(.press(0), at: "c1")
      driver.mouse(.release(0), at: "c1")
      driver.press(.character("d"))
      #expect(board.names == [["a1", "a2", "a3"], ["b1"], []])
      driver.press(.home, .character("d"))
      #expect(board.names.flatMap(\.self).count == 3 || board.names[2] == [])
    }
  }

  @Test(arguments: [
    (1, "↑ ↓ move the row"), (2, "← ↑ ↓ → move the row"), (3, "← ↑ ↓ → move the row"),
  ])
  func `a row that is picked up goes sideways if there is another list`(count: Int, help: String) {
    run((0..<count).map { ["a\($0)"] }) { _, driver in
      driver.press(.character(" "))
      #expect(driver.help.hasPrefix(help))
    }
  }

  @Test func `a row that took the place of another one under the mouse isn't carried`() {
    run { board, driver in
      driver.mouse(.press(0), at: "a2")
      board.columns[0].sections[0].names.removeFirst()
      board.columns[0].tableView.reloadData()
      driver.mouse(.drag(0), at: "b1")
      driver.mouse(.release(0), at: "b1")
      #expect(board.names == [["a2", "a3"], ["b1", "b2"], ["c1"]])
    }
  }

  @Test func `a row is picked up with space and carried to another list`() {
    run { board, driver in
      #expect(driver.help.contains("space pick up"))
      driver.press(.down, .character(" "))
      #expect(driver.help.contains("← ↑ ↓ → move the row") && driver.help.contains("enter drop"))
      driver.press(.right)
      // It is shown in its new place before it is dropped.
      #expect(driver.line("a2") == driver.line("b2").map { $0 - 1 })
      #expect(board.names == [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]])
      driver.press(.down)
      #expect(driver.line("a2") == driver.line("b2").map { $0 + 1 })
      driver.press(.down, .up, .up, .up, .enter)
      #expect(board.names == [["a1", "a3"], ["a2", "b1", "b2"], ["c1"]])
      #expect(driver.marked == "a2")
      // To the end of the last one, and no further.
      driver.press(.character(" "), .right, .right, .down, .down, .enter)
      #expect(board.names == [["a1", "a3"], ["b1", "b2"], ["c1", "a2"]])
      #expect(driver.marked == "a2")
    }
  }

  @Test func `a row follows the mouse to another list and back, and a click taps it`() {
    run { board, driver in
      driver.mouse(.press(0), at: "a2")
      #expect(!driver.help.contains("enter drop"))
      driver.mouse(.drag(0), at: "b1")
      #expect(driver.help.contains("enter drop") && driver.marked == "a2")
      #expect(driver.line("a2") == driver.line("b1").map { $0 + 1 })
      driver.mouse(.drag(0), at: "b1")
      #expect(driver.line("a2") == driver.line("b1").map { $0 - 1 })
      driver.mouse(.drag(0), at: "b2")
      #expect(driver.line("a2") == driver.line("b2").map { $0 + 1 })
      #expect(board.names == [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]])
      driver.mouse(.release(0), at: "a2")
      #expect(board.names == [["a1", "a3"], ["b1", "b2", "a2"], ["c1"]])
      driver.mouse(.press(0), at: "a1")
      driver.mouse(.drag(0), at: "c1")
      driver.mouse(.drag(0), at: "a3")
      #expect(driver.line("a1") == driver.line("a3").map { $0 + 1 })
      driver.mouse(.release(0), at: "a1")
      #expect(board.names == [["a3", "a1"], ["b1", "b2", "a2"], ["c1"]])
      driver.mouse(.press(0), at: "c1")
      #expect(board.columns[2].selected == [])
      driver.mouse(.release(0), at: "c1")
      #expect(board.columns[2].selected == [[0, 0]])
      #expect(board.columns.flatMap(\.selected).count == 1)
    }
  }

  @Test func `a row is carried within its list, and into an empty one`() {
    run([["a1", "a2"], []]) { board, driver in
      driver.press(.character(" "), .down, .enter)
      #expect(board.names == [["a2", "a1"], []] && driver.marked == "a1")
      driver.press(.character(" "), .right, .down, .enter)
      #expect(board.names == [["a2"], ["a1"]] && driver.marked == "a1")
    }
  }

  @Test func `a row that is put back stays where it is`() {
    run { board, driver in
      driver.press(.right, .character(" "), .right, .escape)
      #expect(driver.marked == "b1" && !driver.help.contains("enter drop"))
      driver.press(.character(" "), .right, .left, .enter)
      #expect(driver.marked == "b1")
      driver.press(.character(" "), .left, .left)
      #expect(driver.marked == "b1" && !driver.help.contains("enter drop"))
      #expect(board.names == [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]])
    }
  }

  @Test func `a list that refuses a row says so`() {
    run([["fixed", "a2"], ["b1"]]) { board, driver in
      board.columns[1].refuses = true
      driver.press(.character(" "), .right, .enter)
      #expect(driver.help == "The row can't be moved there.")
      driver.press(.down, .character(" "), .right, .enter)
      #expect(driver.help == "The row can't be moved there.")
      #expect(board.names == [["fixed", "a2"], ["b1"]])
      #expect(driver.marked == "a2")
    }
  }

  @Test func `a row that is gone is carried no further`() {
    run { board, driver in
      driver.press(.end, .character(" "), .right)
      board.columns[0].sections = [(nil, ["a1"])]
      board.columns[0].tableView.reloadData()
      #expect(!driver.help.contains("enter drop"))
      driver.press(.enter)
      #expect(board.names == [["a1"], ["b1", "b2"], ["c1"]])
    }
  }

  @Test func `a pointer drags a row to another list`() {
    run { board, driver in
      let (touch, window) = (driver.navigator.touch, driver.navigator.window)
      @MainActor func point(_ column: Int, _ row: Int) -> CGPoint {
        let table = board.columns[column].tableView!
        let rect = table.rectForRow(at: [0, row])
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
      }
      #expect(touch.drag(from: point(0, 1), to: point(1, 0)))
      #expect(board.names == [["a1", "a3"], ["a2", "b1", "b2"], ["c1"]])
      #expect(touch.drag(from: point(1, 0), to: point(1, 1)))
      #expect(board.names[1] == ["b1", "a2", "b2"])
      // Below the last row.
      var below = point(2, 0)
      below.y += 60
      #expect(touch.drag(from: point(0, 0), to: below))
      #expect(board.names == [["a3"], ["b1", "a2", "b2"], ["c1", "a1"]])
      board.columns[2].refuses = true
      #expect(!touch.drag(from: point(0, 0), to: below))
      below.y += 120
      #expect(!touch.drag(from: below, to: point(0, 0)))
    }
  }
}
