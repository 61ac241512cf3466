import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Clicks and the wheel, and what keys act on afterwards.
@MainActor @Suite(.serialized) struct TerminalMouseTests {
  @Test func `keys go on with the row that the mouse used, which reaches nothing behind a menu`() {
    let names = SwipedNames(["a.", "b.", "c."])
    names.setBarButton()
    TerminalDriver.run(names) { driver in
      driver.mouse(.press(2), at: "b.")
      #expect(driver.line("Entry") != nil)
      driver.mouse(.wheelRight, at: "c.")
      #expect(driver.marks([.escape]) == ["a."] && driver.line("Entry") == nil)
      // The middle button does nothing.
      driver.mouse(.press(1), at: "c.")
      #expect(driver.marked == "a." && names.selected == [])

      #expect(driver.marks([.up]) == ["Add"])
      driver.mouse(.press(0), at: "b.")
      #expect(driver.marked == "b.")
      driver.mouse(.wheelRight, at: "c.")
      driver.press(.escape)
      #expect(driver.navigator.cursor == [0, 2])
    }
  }

  @Test func `a row of which the lower half is hidden is clicked`() {
    let names = NamesController([(nil, (0..<30).map { "a\($0)." })])
    let control = UISwitch()
    names.configure = { cell, name in
      cell.textLabel?.text = name
      cell.accessoryView = name == "a11." ? control : nil
    }
    TerminalDriver.run(names) { driver in
      names.tableView.contentOffset.y = 22
      #expect(driver.line("a10.") == 10)
      driver.mouse(.press(0), at: "a10.")
      #expect(names.selected == [[0, 10]])
      names.tableView.contentOffset.y = 22 + 44
      #expect(driver.line("a11.") == 10)
      driver.mouse(.press(0), at: "[ ]")
      #expect(control.isOn)
    }
  }

  @Test func `a choice of an alert is clicked next to its title, and its fields are edited`() {
    let names = SwipedNames(["a."])
    var chosen: [String] = []
    TerminalDriver.run(names) { driver in
      names.ask("Sure?", ["Yes": .default, "No": .default]) { chosen.append($0) }
      guard let row = driver.line("No") else {
        Issue.record("The alert has no choice.")
        return
      }
      let edge = TerminalPosition(column: 39, row: row)
      _ = driver.navigator.handle(.mouse(TerminalMouse(.press(0), at: edge)))
      #expect(chosen == ["No"])
    }
    let fields = SwipedNames(["a."])
    TerminalDriver.run(fields, TerminalSize(columns: 60, rows: 24)) { driver in
      let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
      for prompt in ["Name", "Word"] { alert.addTextField { $0.placeholder = prompt } }
      fields.present(alert, animated: false)
      #expect(driver.line("Sign In") != nil)
      let texts = [(TerminalKey.tab, "x"), (.up, "y")].map { key, text in
        driver.press(key)
        driver.type(text)
        return alert.textFields?.map { $0.text ?? "" }
      }
      #expect(texts == [["", "x"], ["y", "x"]])
    }
  }

  @Test func `a click in the list of keys performs a command, and one elsewhere closes it`() {
    let names = SwipedNames(["a.", "b."])
    TerminalDriver.run(names, TerminalSize(columns: 60, rows: 24)) { driver in
      driver.press("?")
      driver.mouse(.press(0), at: "Keys")
      #expect(driver.line("Keys") == nil && driver.line("Entry") == nil)
      driver.press("?")
      driver.mouse(.press(0), at: "menu")
      #expect(driver.line("Keys") == nil && driver.line("Entry") != nil)
    }
  }
}
