import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Keys without a terminal: what they do to the window, and what the frame shows then.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalNavigatorTests {
  private let size = TerminalSize(columns: 30, rows: 8)

  private func drive(
    _ controller: NamesController, _ body: (TerminalNavigator, UIWindow) -> Void
  ) {
    let old = ListMetrics.current
    ListMetrics.current = TerminalNavigator.oneLine
    defer { ListMetrics.current = old }
    controller.shown { window in
      let navigator = TerminalNavigator(window: window)
      _ = navigator.frame(size)
      body(navigator, window)
    }
  }

  /// The text of the line that the cursor is on.
  private func cursor(_ navigator: TerminalNavigator) -> String? {
    navigator.frame(size).lines.first { $0.style.reverse }?
      .plainText.trimmingCharacters(in: .whitespaces)
  }

  private func press(_ navigator: TerminalNavigator, _ keys: TerminalKey...) {
    for key in keys { #expect(navigator.handle(.key(key))) }
  }

  /// Turns the wheel by a notch, and returns the text of the line that the cursor is on then.
  private func wheel(_ navigator: TerminalNavigator, _ action: TerminalMouse.Action) -> String? {
    let position = TerminalPosition(column: 3, row: 3)
    #expect(navigator.handle(.mouse(TerminalMouse(action, at: position))))
    return cursor(navigator)
  }

  private let names = NamesController([
    ("A", ["a1", "a2"]), ("Empty", []), ("C", (1...20).map { "c\($0)" }),
  ])

  @Test func `arrows step over empty sections and stop at the ends`() {
    drive(names) { navigator, _ in
      #expect(cursor(navigator) == "a1")
      press(navigator, .up)
      #expect(cursor(navigator) == "a1")
      press(navigator, .down, .down)
      #expect(cursor(navigator) == "c1")
      press(navigator, .up)
      #expect(cursor(navigator) == "a2")
      press(navigator, .end, .down)
      #expect(cursor(navigator) == "c20")
      press(navigator, .home)
      #expect(cursor(navigator) == "a1")
      press(navigator, .pageDown)
      #expect(cursor(navigator) != "a1")
    }
  }

  @Test func `the cursor's row and its header are on screen wherever it goes`() {
    drive(names) { navigator, _ in
      for _ in 0..<25 {
        press(navigator, .down)
        #expect(cursor(navigator) != nil)
      }
      for _ in 0..<25 {
        press(navigator, .up)
        #expect(cursor(navigator) != nil)
      }
      #expect(navigator.frame(size).lines[1].plainText == "A")
    }
  }

  @Test func `enter taps the cursor's row`() {
    drive(names) { navigator, _ in
      press(navigator, .down, .enter)
      #expect(names.selected == [[0, 1]])
    }
  }

  @Test func `enter goes to a row below a header that fills the screen, and taps it`() {
    names.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 1_000))
    drive(names) { navigator, _ in
      #expect(cursor(navigator) == nil)
      press(navigator, .enter)
      #expect(names.selected == [[0, 0]] && cursor(navigator) == "a1")
    }
  }

  @Test func `the wheel takes the cursor along where it would leave the screen`() {
    drive(NamesController([("A", (1...30).map { "a\($0)" })])) { navigator, _ in
      // Below the bar and the header, five rows are seen.
      #expect(wheel(navigator, .wheelDown) == "a4")
      press(navigator, .down, .down)
      #expect(wheel(navigator, .wheelDown) == "a7")
      press(navigator, .down)
      #expect(wheel(navigator, .wheelUp) == "a8")
      #expect(wheel(navigator, .wheelUp) == "a5")
    }
  }

  @Test func `q and control C quit, other keys do not`() {
    drive(names) { navigator, _ in
      #expect(!navigator.handle(.key(.character("q"))))
      #expect(!navigator.handle(.key(.character("c"), .control)))
      press(navigator, .escape, .left, .tab, .insert, .character("/"), .character("é"))
    }
  }

  @Test func `the last line explains what a list does not allow`() {
    drive(names) { navigator, _ in
      press(navigator, .character("d"))
      #expect(navigator.frame(size).lines.last?.plainText == "This row can't be deleted.")
      press(navigator, .character("/"))
      #expect(navigator.frame(size).lines.last?.plainText == "This screen can't be searched.")
      press(navigator, .down)
      #expect(navigator.frame(size).lines.last?.plainText.hasPrefix("enter choose") == true)
    }
  }

  @Test func `r pulls to refresh`() {
    drive(names) { navigator, _ in
      let control = UIRefreshControl()
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      names.refreshControl = control
      press(navigator, .character("r"))
      #expect(refreshes == 1)
      press(navigator, .character("r"))
      #expect(navigator.frame(size).lines.last?.plainText == "A refresh is already in progress.")
    }
  }

  @Test func `an alert takes the keys until it is answered`() {
    drive(names) { navigator, _ in
      var chosen: [String] = []
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for (title, style) in [("Yes", UIAlertAction.Style.default), ("No", .cancel)] {
        alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
      }
      names.present(alert, animated: false)
      #expect(cursor(navigator) == "Yes")
      press(navigator, .down)
      #expect(cursor(navigator) == "No")
      press(navigator, .up, .enter)
      #expect(chosen == ["Yes"])
      names.present(alert, animated: false)
      press(navigator, .escape)
      #expect(chosen == ["Yes", "No"])
      #expect(names.selected.isEmpty)
    }
  }

  @Test func `rows lower than a line do not overflow the screen`() {
    names.tableView.rowHeight = 20
    drive(names) { navigator, _ in
      let frame = navigator.frame(size)
      #expect(frame.lines.count == size.rows)
      press(navigator, .end)
      #expect(cursor(navigator) == "c20")
    }
  }

  @Test func `the smallest of screens is drawn`() {
    drive(names) { navigator, _ in
      for (columns, rows) in [(1, 1), (2, 2), (5, 3), (300, 100)] {
        let frame = navigator.frame(TerminalSize(columns: columns, rows: rows))
        #expect(frame.lines.count == max(rows, 2))
      }
    }
  }
}
