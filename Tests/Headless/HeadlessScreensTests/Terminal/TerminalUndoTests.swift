import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The keys for undo and redo.
@MainActor @Suite(.serialized) struct TerminalUndoTests {
  private let names = UndoableNames([(nil, ["a", "b", "c"])])
  private var shown: [String] { names.sections[0].names }

  @Test func `U undoes and Ctrl-R redoes`() {
    TerminalDriver.run(names, TerminalSize(columns: 80, rows: 24)) { driver in
      #expect(!driver.help.contains("undo"))
      driver.press("u")
      driver.redo()
      #expect(driver.help == "There is nothing to redo.")
      let lists = driver.after(["d"], ["d"]) { shown }
      #expect(driver.help.contains("u undo delete") && !driver.help.contains("redo"))
      driver.press("u")
      #expect(shown == ["b", "c"] && driver.help.contains("ctrl-r redo delete"))
      driver.press("u")
      #expect(lists + [shown] == [["b", "c"], ["c"], ["a", "b", "c"]])
      #expect(!driver.help.contains("undo"))
      driver.redo()
      #expect(shown == ["b", "c"])
    }
  }

  @Test func `the list of keys undoes and redoes`() {
    TerminalDriver.run(names, TerminalSize(columns: 80, rows: 24)) { driver in
      driver.press("d")
      let lists = ["undo delete", "redo delete"].map { command in
        driver.choose(command)
        return shown
      }
      #expect(lists == [["a", "b", "c"], ["b", "c"]])
    }
  }

  @Test func `text fields, alerts and menus take the keys`() {
    TerminalDriver.run(names, TerminalSize(columns: 80, rows: 24)) { driver in
      driver.press("d")
      names.ask("Sure?", ["OK": .default])
      HeadlessRunLoop.tick()
      let lists = driver.after(["u"], [.enter, "u"]) { shown }
      #expect(lists == [["b", "c"], ["a", "b", "c"]])
      let search = UISearchController.added(to: names)
      driver.press("/", "u")
      driver.redo()
      #expect(shown == ["a", "b", "c"] && search.searchBar.text?.hasPrefix("u") == true)
    }
  }
}

extension TerminalDriver {
  fileprivate func redo() {
    #expect(navigator.handle(.key("r", .control)))
    _ = frame
  }

  /// Chooses a command in the list of keys.
  fileprivate func choose(_ word: String) {
    press("?")
    for _ in 0..<20 where marked?.hasSuffix(word) != true { press(.down) }
    press(.enter)
  }
}
