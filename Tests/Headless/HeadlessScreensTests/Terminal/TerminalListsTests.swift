import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Several lists below each other, and rows that are carried from one to another.
@MainActor @Suite(.serialized) struct TerminalListsTests {
  private let size = TerminalSize(columns: 60, rows: 14)

  private func run(
    _ names: [[String]] = [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]],
    _ body: (NameBoard, TerminalDriver) -> Void
  ) {
    let board = NameBoard(names, isStacked: true)
    TerminalDriver.run(board, size) { body(board, $0) }
  }

  /// The names of each list, and the one that is marked.
  private func state(_ board: NameBoard, _ driver: TerminalDriver) -> String {
    let lists = board.names.map { $0.joined(separator: " ") }.joined(separator: " | ")
    return "\(lists), \(driver.marked ?? "-")"
  }

  /// The names on the screen, from top to bottom.
  private func order(_ driver: TerminalDriver) -> String {
    driver.lines.dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test func `the cursor goes down and up through the lists, and to the row beside`() {
    run { _, driver in
      let rows: [String?] = ["a1", "a2", "a3", "b1", "b2", "c1"]
      #expect(order(driver) == "a1 a2 a3 b1 b2 c1")
      #expect(driver.help.contains("← ↑ ↓ → move"))
      let down = driver.marks([], [.down], [.down], [.down], [.down], [.down])
      driver.press(.down)
      let up = driver.marks([], [.up], [.up], [.up], [.up], [.up])
      #expect(down + up == rows + Array(rows.reversed()))
    }
    run([["a1", "a2", "a3"], [], ["c1", "c2"]]) { _, driver in
      let marks = driver.marks([.down, .right], [.left], [.end, .right], [.home])
      #expect(marks == ["c2", "a2", "c2", "c1"])
      driver.press(.left, .left)
      #expect(driver.marked == "a1" || driver.marked == "a3")
    }
  }

  @Test func `keys act on the list of the cursor`() {
    run { board, driver in
      driver.press(.right, .down, "d")
      #expect(state(board, driver) == "a1 a2 a3 | b1 | c1, b1")
      // A click chooses the list, too.
      driver.click("c1")
      driver.press("d")
      #expect(board.names == [["a1", "a2", "a3"], ["b1"], []])
      driver.press(.home, "d")
      #expect(board.names.flatMap(\.self).count == 3 || board.names[2] == [])
    }
  }

  @Test func `a row that is picked up goes sideways if there is another list`() {
    let sideways = "← ↑ ↓ → move the row"
    for (count, help) in [(1, "↑ ↓ move the row"), (2, sideways), (3, sideways)] {
      run((0..<count).map { ["a\($0)"] }) { _, driver in
        driver.press(" ")
        #expect(driver.help.hasPrefix(help), "\(count) lists")
      }
    }
  }

  @Test func `a row is picked up with space and carried to another list`() {
    run { board, driver in
      #expect(driver.help.contains("space pick up"))
      driver.press(.down, " ")
      #expect(driver.help.contains("← ↑ ↓ → move the row") && driver.help.contains("enter drop"))
      // It is shown in its new place before it is dropped.
      let orders = driver.after([.right], [.down]) { order(driver) }
      #expect(orders == ["a1 a3 b1 a2 b2 c1", "a1 a3 b1 b2 a2 c1"])
      // To the end of the last one, and no further.
      let states = driver.after(
        [], [.down, .up, .up, .up, .enter], [" ", .right, .right, .down, .down, .enter]
      ) { state(board, driver) }
      #expect(
        states == [
          "a1 a2 a3 | b1 b2 | c1, a2", "a1 a3 | a2 b1 b2 | c1, a2", "a1 a3 | b1 b2 | c1 a2, a2",
        ])
    }
    // Within its list, and into an empty one.
    run([["a1", "a2"], []]) { board, driver in
      let states = driver.after([" ", .down, .enter], [" ", .right, .down, .enter]) {
        state(board, driver)
      }
      #expect(states == ["a2 a1 | , a1", "a2 | a1, a1"])
    }
  }

  @Test func `a row follows the mouse to another list and back, and a click taps it`() {
    run { board, driver in
      @MainActor func drag(to names: String...) -> [String] {
        names.map { name in
          driver.mouse(.drag(0), at: name)
          return order(driver)
        }
      }
      driver.mouse(.press(0), at: "a2")
      #expect(!driver.help.contains("enter drop"))
      let first = drag(to: "b1")
      #expect(driver.help.contains("enter drop") && driver.marked == "a2")
      #expect(
        first + drag(to: "b1", "b2")
          == ["a1 a3 b1 a2 b2 c1", "a1 a3 a2 b1 b2 c1", "a1 a3 b1 b2 a2 c1"])
      #expect(board.names == [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]])
      driver.mouse(.release(0), at: "a2")
      #expect(board.names == [["a1", "a3"], ["b1", "b2", "a2"], ["c1"]])
      driver.mouse(.press(0), at: "a1")
      #expect(drag(to: "c1", "a3").last == "a3 a1 b1 b2 a2 c1")
      driver.mouse(.release(0), at: "a1")
      #expect(board.names == [["a3", "a1"], ["b1", "b2", "a2"], ["c1"]])
      driver.mouse(.press(0), at: "c1")
      let before = board.columns.flatMap(\.selected)
      driver.mouse(.release(0), at: "c1")
      #expect([before] + board.columns.map(\.selected) == [[], [], [], [[0, 0]]])
    }
  }

  @Test func `a row that is put back or refused stays where it is`() {
    run { board, driver in
      let states = driver.after(
        [.right, " ", .right, .escape], [" ", .right, .left, .enter], [" ", .left, .left, .escape]
      ) { "\(state(board, driver)), \(driver.help.contains("enter drop"))" }
      let unchanged = "a1 a2 a3 | b1 b2 | c1, b1, false"
      #expect(states == [unchanged, unchanged, unchanged])
    }
    run([["fixed", "a2"], ["b1"]]) { board, driver in
      board.columns[1].refuses = true
      let help = driver.after(
        [" ", .right, .enter], [.down, " ", .right, .enter]
      ) { driver.help }
      #expect(help == Array(repeating: "The row can't be moved there.", count: 2))
      #expect(state(board, driver) == "fixed a2 | b1, a2")
    }
  }

  @Test func `a row that is gone is carried no further, nor one that took its place`() {
    run { board, driver in
      driver.press(.end, " ", .right)
      board.columns[0].sections = [(nil, ["a1"])]
      board.columns[0].tableView.reloadData()
      #expect(!driver.help.contains("enter drop"))
      driver.press(.enter)
      #expect(board.names == [["a1"], ["b1", "b2"], ["c1"]])
    }
    run { board, driver in
      driver.mouse(.press(0), at: "a2")
      board.columns[0].sections[0].names.removeFirst()
      board.columns[0].tableView.reloadData()
      driver.mouse(.drag(0), at: "b1")
      driver.mouse(.release(0), at: "b1")
      #expect(board.names == [["a2", "a3"], ["b1", "b2"], ["c1"]])
    }
  }

  @Test func `a pointer drags a row to another list`() {
    run { board, driver in
      @MainActor func point(_ column: Int, _ row: Int) -> CGPoint {
        let table = board.columns[column].tableView!
        return table.convert(table.rectForRow(at: [0, row]).center, to: driver.navigator.window)
      }
      // Each begins at a row, and ends at another one or so far below it.
      @MainActor func drag(_ row: (Int, Int), to end: (Int, Int), below: CGFloat = 0) -> String {
        var target = point(end.0, end.1)
        target.y += below
        let isDragged = driver.navigator.touch.drag(from: point(row.0, row.1), to: target)
        return "\(isDragged) \(board.names)"
      }
      let lists = [
        drag((0, 1), to: (1, 0)), drag((1, 0), to: (1, 1)), drag((0, 0), to: (2, 0), below: 60),
      ]
      #expect(
        lists.joined(separator: "\n") == """
          true [["a1", "a3"], ["a2", "b1", "b2"], ["c1"]]
          true [["a1", "a3"], ["b1", "a2", "b2"], ["c1"]]
          true [["a3"], ["b1", "a2", "b2"], ["c1", "a1"]]
          """)
      board.columns[2].refuses = true
      var below = point(2, 0)
      below.y += 180
      #expect(drag((0, 0), to: (2, 0), below: 60).hasPrefix("false"))
      #expect(!driver.navigator.touch.drag(from: below, to: point(0, 0)))
    }
  }
}
