import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The help line, and the list of all keys.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalHelpTests {
  @Test func `the line has as many whole commands as there is room for`() {
    let commands = [TerminalCommand("ab", "cd"), TerminalCommand("e", "f")]
    #expect(TerminalHelp(commands: commands, columns: 19).line().plainText == "ab cd   e f  ? help")
    #expect(TerminalHelp(commands: commands, columns: 18).line().plainText == "ab cd       ? help")
  }

  @Test func `the list counts what is below, and a click chooses what it shows`() {
    var sheet = TerminalSheet((0..<10).map { TerminalCommand("\($0)", "word") })
    var lines = sheet.lines(5, columns: 40).map(\.plainText)
    #expect(lines[0...1] == ["Keys (6 more below)", "  0  word"])
    sheet.move(by: 5)
    lines = sheet.lines(5, columns: 40).map(\.plainText)
    #expect(lines[0...1] == ["Keys (4 more below)", "  2  word"])
    for line in [-1, 0, 5] {
      let isChosen = sheet.choose(line: line)
      #expect(!isChosen)
      #expect(sheet.command.keys == "5")
    }
    let isChosen = sheet.choose(line: 1)
    #expect(isChosen)
    #expect(sheet.command.keys == "2")
    sheet.move(by: 100)
    lines = sheet.lines(5, columns: 40).map(\.plainText)
    #expect(lines[0] == "Keys")
  }

  @Test func `the list is turned by pages`() {
    TerminalDriver.run(SwipedNames(["a"]), TerminalSize(columns: 40, rows: 6)) { driver in
      driver.press(.character("?"))
      let first = driver.marked
      for _ in 0..<5 { driver.press(.down) }
      let sixth = driver.marked
      driver.press(.pageUp)
      #expect(driver.marked == first)
      driver.press(.pageDown)
      #expect(driver.marked == sixth && sixth != first)
    }
  }

  @Test func `titles of the index are not along the row`() {
    let names = MovedNames([("A", ["a"]), ("B", ["b"])])
    names.indexTitles = ["A", "B", "C"]
    TerminalDriver.run(names) { driver in
      #expect(driver.lines[2].hasPrefix("  a ") && driver.lines[2].hasSuffix(" B"))
      #expect(driver.help.contains("↑ ↓ move") && !driver.help.contains("←"))
      driver.press(.down)
      #expect(driver.marked == "b")
    }
  }

  @Test func `the help does not mention enter for a row that editing does not select`() {
    let names = MovedNames([(nil, ["a", "b"])])
    TerminalDriver.run(names) { driver in
      names.setEditing(true, animated: false)
      #expect(!driver.help.contains("select") && driver.help.hasPrefix("esc done"))
      names.tableView.allowsMultipleSelectionDuringEditing = true
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
      driver.press(.character("b"))
      #expect(driver.marked == "On")
    }
  }

  @Test func `the help says what enter does to each kind of control`() {
    let words: [(Scene.Control.Kind?, String, Scene.State, String)] = [
      (.switch(isOn: true), "", [], "toggle"), (.slider(position: 0), "", [], "next"),
      (.textView(text: "", isEditing: false), "", [], "type"),
      (.textField(text: "", prompt: "", isEditing: false), "", [], "type"),
      (.pages(count: 2, current: 0), "", [], "next"), (.wheel(text: "May"), "", [], "next"),
      (.segment(title: "All", isSelected: false), "", [], "All"),
      (.button(title: nil, symbol: "chevron.down"), "x", [], "collapse"),
      (.button(title: nil, symbol: "chevron.right"), "x", [], "expand"),
      (.button(title: nil, symbol: "plus"), "", [], "press"), (nil, "Go", [], "Go"),
      (nil, "Go", .expanded, "collapse"), (nil, "Go", .collapsed, "expand"),
    ]
    TerminalDriver.run(NamesController([(nil, ["a"])])) { driver in
      for (kind, title, state, word) in words {
        let spot = TextLayout.Spot(
          role: .control, frame: .zero, state: state, kind: kind, title: title)
        #expect(driver.navigator.word(for: spot) == word)
      }
    }
  }

  @Test func `the help says what the Return key of a field does`() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 16, y: 88, width: 200, height: 44))
    controller.view.addSubview(field)
    let words: [(UIReturnKeyType, String)] = [
      (.default, "done"), (.go, "go"), (.google, "search"), (.join, "join"), (.next, "next"),
      (.route, "route"), (.search, "search"), (.send, "send"), (.yahoo, "search"),
      (.done, "done"), (.continue, "continue"),
    ]
    TerminalDriver.run(controller, TerminalDriver.sizes[0]) { driver in
      driver.press(.enter)
      #expect(field.isFirstResponder)
      for (type, word) in words {
        field.returnKeyType = type
        #expect(driver.help.contains("enter \(word)"), "\(word)")
      }
    }
  }
}
