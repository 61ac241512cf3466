import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Rows that are picked up, moved and dropped.
@MainActor @Suite(.serialized) struct TerminalLiftTests {
  private func edit(
    _ names: MovedNames, _ body: (TerminalDriver) -> Void
  ) {
    names.setEditing(true, animated: false)
    TerminalDriver.run(names) { driver in body(driver) }
  }

  @Test func `a row is carried past the edge of the screen, and the cursor goes with it`() {
    let names = MovedNames([(nil, (0..<40).map { "a\($0)." })])
    edit(names) { driver in
      #expect(driver.marks([.down, .right]) == ["≡"])
      driver.press(.enter)
      #expect(driver.marked?.contains("a1.") == true)
      for _ in 0..<15 { driver.press(.down) }
      #expect(driver.line("a16.") != nil)
      driver.press(.enter)
      #expect(names.names[16] == "a1." && driver.marked?.contains("a1.") == true)
    }
    // Arrows go from one handle to the next.
    let few = MovedNames([(nil, ["a", "b", "c"])])
    edit(few) { driver in
      #expect(driver.marks([.right, .down]) == ["≡"])
      driver.press(.enter, .down, .enter)
      #expect(few.names == ["a", "c", "b"])
    }
  }

  @Test func `a row follows the mouse that holds its handle, and is dropped where it is shown`() {
    let names = MovedNames([(nil, ["a.", "b.", "c.", "d."])])
    edit(names) { driver in
      let top = driver.line("a.") ?? 0
      @MainActor func use(_ action: TerminalMouse.Action, row: Int, column: Int = 5) {
        let position = TerminalPosition(column: column, row: top + row)
        _ = driver.navigator.handle(.mouse(TerminalMouse(action, at: position)))
      }
      @MainActor func order() -> [String] {
        driver.lines.dropFirst(top).compactMap { line in
          ["a.", "b.", "c.", "d."].first { line.contains($0) }
        }
      }
      let handle = driver.lines[top].firstIndex(of: "≡").map {
        CharacterWidth.of(String(driver.lines[top][..<$0]))
      }
      use(.press(0), row: 0, column: handle ?? 0)
      #expect(driver.help.contains("enter drop"))
      use(.drag(0), row: 2)
      #expect(order() == ["b.", "c.", "a.", "d."] && driver.marked?.contains("a.") == true)
      use(.drag(0), row: 0)
      #expect(order() == ["a.", "b.", "c.", "d."])
      use(.drag(0), row: 1)
      #expect(names.names == ["a.", "b.", "c.", "d."])
      use(.release(0), row: 1)
      let moved = ["b.", "a.", "c.", "d."]
      #expect([names.names, order()] == [moved, moved])
      #expect(!driver.help.contains("enter drop"))
      use(.press(0), row: 0, column: handle ?? 0)
      use(.drag(0), row: 3)
      driver.press(.escape)
      use(.release(0), row: 3)
      #expect([names.names, order()] == [moved, moved])
    }
  }

  @Test func `a row is carried over all lines of another one`() {
    let long = (0..<10).map { "word\($0)" }.joined(separator: " ")
    let names = MovedNames([(nil, ["short", long, "last"])])
    names.configure = { cell, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
    }
    edit(names) { driver in
      driver.press(.right, .enter, .down)
      let first = driver.line("word0 ")
      let last = driver.line("word9")
      #expect(first != last && driver.line("short") == last.map { $0 + 1 })
      driver.press(.up)
      #expect(driver.line("short") == first.map { $0 })
      driver.press(.down, " ")
      #expect(names.names == [long, "short", "last"])
    }
  }

  @Test(arguments: [[], [[]], [["a"]], [["a"], ["b"]]])
  func `a row that the list no longer has is not carried further`(sections: [[String]]) {
    let names = MovedNames([(nil, ["a", "b", "c"]), (nil, ["d", "e", "f"])])
    edit(names) { driver in
      driver.press(.end, .right, .enter)
      #expect(driver.help.contains("enter drop"))
      names.sections = sections.map { (nil, $0) }
      names.tableView.reloadData()
      #expect(!driver.help.contains("enter drop"))
      driver.press(.up, .down, " ", .escape)
      #expect(names.names == sections.flatMap(\.self))
    }
  }

  @Test func `a row is put down when rows come or go above it`() {
    let names = MovedNames([(nil, ["a", "b", "c"])])
    edit(names) { driver in
      driver.press(.right, .enter, .down)
      #expect(driver.help.contains("enter drop"))
      names.sections = [(nil, ["z", "a", "b", "c"])]
      names.tableView.insertRows(at: [[0, 0]], with: .none)
      #expect(!driver.help.contains("enter drop"))
      driver.press(.enter)
      #expect(names.names == ["z", "a", "b", "c"])
    }
  }

  @Test func `while a row is carried, an alert takes the keys, and a click puts the row back`() {
    let names = MovedNames([(nil, ["a", "b"])])
    var chosen = 0
    edit(names) { driver in
      driver.press(.right, .enter, .down)
      names.ask("Wait", ["OK": .default]) { _ in chosen += 1 }
      #expect(driver.help.contains("enter OK"))
      driver.press(.enter)
      #expect(chosen == 1 && driver.line("Wait") == nil)
      driver.press(.enter)
      #expect(names.names == ["b", "a"])
    }
    let others = MovedNames([(nil, ["a", "b", "c"])])
    var taps = 0
    others.setBarButton { taps += 1 }
    edit(others) { driver in
      driver.press(.right, .enter, .down)
      driver.mouse(.press(0), at: "Add")
      #expect(!driver.help.contains("drop"))
      #expect((others.names, taps) == (["a", "b", "c"], 0))
      driver.mouse(.press(0), at: "Add")
      #expect(taps == 1)
    }
  }

  @Test func `a release drags what was pressed before it, once`() {
    let names = MovedNames([(nil, ["a.", "b.", "c.", "d."])])
    edit(names) { driver in
      driver.mouse(.release(0), at: "c.")
      driver.mouse(.press(0), at: "≡")
      driver.mouse(.release(0), at: "b.")
      let moved = names.names
      driver.mouse(.release(0), at: "d.")
      #expect([moved, names.names] == Array(repeating: ["b.", "a.", "c.", "d."], count: 2))
    }
  }
}
