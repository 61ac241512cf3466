import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The help line, and the list of all keys.
@MainActor @Suite(.serialized) struct TerminalHelpTests {
  @Test func `the line has as many whole commands as there is room for`() {
    let commands = [TerminalCommand("ab", "cd"), TerminalCommand("e", "f")]
    let lines = [19, 18].map { TerminalHelp(commands: commands, columns: $0).line().plainText }
    #expect(lines == ["ab cd   e f  ? help", "ab cd       ? help"])
  }

  @Test func `the list counts what is below, and a click chooses what it shows`() {
    var sheet = TerminalSheet((0..<10).map { TerminalCommand("\($0)", "word") })
    func lines() -> [String] { sheet.lines(5, columns: 40).map(\.plainText) }
    #expect(lines()[0...1] == ["Keys (6 more below)", "  0  word"])
    sheet.move(by: 5)
    #expect(lines()[0...1] == ["Keys (4 more below)", "  2  word"])
    for line in [-1, 0, 5, 1] {
      let isChosen = sheet.choose(line: line)
      #expect((isChosen, sheet.command.keys) == (line == 1, line == 1 ? "2" : "5"))
    }
    sheet.move(by: 100)
    #expect(lines()[0] == "Keys")
  }

  @Test func `the list is turned by pages`() {
    TerminalDriver.run(SwipedNames(["a"]), TerminalSize(columns: 40, rows: 6)) { driver in
      driver.press("?")
      let first = driver.marked
      for _ in 0..<5 { driver.press(.down) }
      let sixth = driver.marked
      #expect(driver.marks([.pageUp], [.pageDown]) == [first, sixth] && sixth != first)
    }
  }

  @Test func `the help names what the keys do to a row, and nothing else`() {
    let names = MovedNames([("A", ["a"]), ("B", ["b"])])
    names.indexTitles = ["A", "B", "C"]
    TerminalDriver.run(names) { driver in
      #expect(driver.lines[2].hasPrefix("  a ") && driver.lines[2].hasSuffix(" B"))
      #expect(driver.help.contains("↑ ↓ move") && !driver.help.contains("←"))
      #expect(driver.marks([.down]) == ["b"])
    }
    let edited = MovedNames([(nil, ["a", "b"])])
    TerminalDriver.run(edited) { driver in
      edited.setEditing(true, animated: false)
      #expect(!driver.help.contains("select") && driver.help.hasPrefix("esc done"))
      edited.tableView.allowsMultipleSelectionDuringEditing = true
      #expect(driver.help.hasPrefix("enter select"))
    }
  }

  @Test func `b goes to a button of the bar that is enabled`() {
    let names = NamesController([(nil, ["a"])])
    let buttons = ["Off", "On"].map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
    buttons[0].isEnabled = false
    (names.navigationItem.leftBarButtonItem, names.navigationItem.rightBarButtonItem) =
      (buttons[0], buttons[1])
    TerminalDriver.run(names) { driver in
      #expect(driver.marks(["b"]) == ["On"])
    }
  }

  @Test func `the help says what enter does to each kind of control, and Return in a field`() {
    let words: [(Scene.Control.Kind?, String, Scene.State, String)] = [
      (.switch(isOn: true), "", [], "toggle"), (.slider(position: 0), "", [], "next"),
      (.textView(text: "", isEditing: false), "", [], "type"),
      (.textField(text: "", prompt: "", isEditing: false), "", [], "type"),
      (.pages(count: 2, current: 0), "", [], "next"), (.wheel(text: "May"), "", [], "next"),
      (.segment(title: "All", isSelected: false), "", [], "All"),
      (.button(title: nil, symbol: "chevron.down"), "x", [], "collapse"),
      (.button(title: nil, symbol: "chevron.right"), "x", [], "expand"),
      (.button(title: nil, symbol: "chevron.forward"), "x", [], "expand"),
      (.button(title: nil, symbol: "plus"), "", [], "press"), (nil, "Go", [], "Go"),
      (nil, "Go", .expanded, "collapse"), (nil, "Go", .collapsed, "expand"),
    ]
    TerminalDriver.run(NamesController([(nil, ["a"])])) { driver in
      let shown = words.map { kind, title, state, _ in
        driver.navigator.word(
          for: TextLayout.Spot(
            role: .control, frame: .zero, state: state, kind: kind, title: title))
      }
      #expect(shown == words.map(\.3))
    }
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 16, y: 88, width: 200, height: 44))
    controller.view.addSubview(field)
    let keys: [(UIReturnKeyType, String)] = [
      (.default, "done"), (.go, "go"), (.google, "search"), (.join, "join"), (.next, "next"),
      (.route, "route"), (.search, "search"), (.send, "send"), (.yahoo, "search"),
      (.done, "done"), (.continue, "continue"),
    ]
    TerminalDriver.run(controller, TerminalDriver.sizes[0]) { driver in
      driver.press(.enter)
      #expect(field.isFirstResponder)
      for (type, word) in keys {
        field.returnKeyType = type
        #expect(driver.help.contains("enter \(word)"), "\(word)")
      }
    }
  }
}
