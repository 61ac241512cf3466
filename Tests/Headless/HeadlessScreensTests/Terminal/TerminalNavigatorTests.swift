import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Keys without a terminal: what they do to the window, and what the frame shows then.
@MainActor @Suite(.serialized) struct TerminalNavigatorTests {
  private let names = NamesController([
    ("A", ["a1", "a2"]), ("Empty", []), ("C", (1...20).map { "c\($0)" }),
  ])

  private func drive(_ controller: NamesController, _ body: (TerminalDriver) -> Void) {
    TerminalDriver.run(
      controller, TerminalSize(columns: 30, rows: 8), drawsEachKey: false, body)
  }

  @Test func `arrows step over empty sections, and their row and its header are on screen`() {
    drive(names) { driver in
      let marks = driver.marks([], [.up], [.down, .down], [.up], [.end, .down], [.home])
      #expect(marks == ["a1", "a1", "c1", "a2", "c20", "a1"])
      #expect(driver.marks([.pageDown]) != ["a1"])
    }
    // Wherever the cursor goes.
    drive(names) { driver in
      for key in [TerminalKey.down, .up] {
        let marks = (0..<25).flatMap { _ in driver.marks([key]) }
        #expect(!marks.contains(nil))
      }
      #expect(driver.lines[1] == "A")
    }
  }

  @Test func `enter taps the cursor's row, which may be below a header that fills the screen`() {
    drive(names) { driver in
      driver.press(.down, .enter)
      #expect(names.selected == [[0, 1]])
    }
    let covered = NamesController([("A", ["a1"])])
    covered.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 1_000))
    drive(covered) { driver in
      #expect(driver.marks([], [.enter]) == [nil, "a1"] && covered.selected == [[0, 0]])
    }
  }

  @Test func `the wheel takes the cursor along where it would leave the screen`() {
    drive(NamesController([("A", (1...30).map { "a\($0)" })])) { driver in
      @MainActor func wheel(_ action: TerminalMouse.Action) -> String? {
        let position = TerminalPosition(column: 3, row: 3)
        #expect(driver.navigator.handle(.mouse(TerminalMouse(action, at: position))))
        return driver.marked
      }
      // Below the bar and the header, five rows are seen.
      var marks = [wheel(.wheelDown)]
      driver.press(.down, .down)
      marks.append(wheel(.wheelDown))
      driver.press(.down)
      #expect(marks + [wheel(.wheelUp), wheel(.wheelUp)] == ["a4", "a7", "a8", "a5"])
    }
  }

  @Test func `q and control C quit, other keys do not`() {
    drive(names) { driver in
      let goesOn = [
        driver.navigator.handle(.key("q")),
        driver.navigator.handle(.key("c", .control)),
      ]
      #expect(goesOn == [false, false])
      driver.press(.escape, .left, .tab, .insert, "/", "é")
    }
  }

  @Test func `the last line explains what a list does not allow, such as a second refresh`() {
    drive(names) { driver in
      driver.press("d")
      #expect(driver.help == "This row can't be deleted.")
      driver.press("/")
      #expect(driver.help == "This screen can't be searched.")
      driver.press(.down)
      #expect(driver.help.hasPrefix("enter choose"))
    }
    drive(names) { driver in
      let control = UIRefreshControl()
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      names.refreshControl = control
      driver.press("r")
      #expect(refreshes == 1)
      driver.press("r")
      #expect(driver.help == "A refresh is already in progress.")
    }
  }

  @Test func `an alert takes the keys until it is answered`() {
    drive(names) { driver in
      var chosen: [String] = []
      let alert = names.ask("Sure?", ["Yes": .default, "No": .cancel]) { chosen.append($0) }
      #expect(driver.marks([], [.down]) == ["Yes", "No"])
      driver.press(.up, .enter)
      #expect(chosen == ["Yes"])
      names.present(alert, animated: false)
      driver.press(.escape)
      #expect(chosen == ["Yes", "No"] && names.selected.isEmpty)
    }
  }

  @Test func `any screen is drawn, and rows lower than a line do not overflow it`() {
    names.tableView.rowHeight = 20
    drive(names) { driver in
      #expect(driver.lines.count == 8)
      #expect(driver.marks([.end]) == ["c20"])
    }
    drive(names) { driver in
      let heights = [(1, 1), (2, 2), (5, 3), (300, 100)].map { columns, rows in
        driver.navigator.frame(TerminalSize(columns: columns, rows: rows)).lines.count
      }
      #expect(heights == [2, 2, 3, 100])
    }
  }
}
