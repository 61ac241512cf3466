import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The keys for undo and redo.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalUndoTests {
  private let names = UndoableNames([(nil, ["a", "b", "c"])])
  private var shown: [String] { names.sections[0].names }

  @Test func `U undoes and Ctrl-R redoes`() {
    TerminalDriver.run(names, TerminalSize(columns: 80, rows: 24)) { driver in
      #expect(!driver.help.contains("undo"))
      driver.press(.character("u"))
      driver.redo()
      #expect(driver.help == "There is nothing to redo.")
      driver.press(.character("d"))
      #expect(shown == ["b", "c"])
      driver.press(.character("d"))
      #expect(shown == ["c"])
      #expect(driver.help.contains("u undo delete") && !driver.help.contains("redo"))
      driver.press(.character("u"))
      #expect(shown == ["b", "c"])
      #expect(driver.help.contains("ctrl-r redo delete"))
      driver.press(.character("u"))
      #expect(shown == ["a", "b", "c"])
      #expect(!driver.help.contains("undo"))
      driver.redo()
      #expect(shown == ["b", "c"])
    }
  }

  @Test func `the list of keys undoes and redoes`() {
    TerminalDriver.run(names, TerminalSize(columns: 80, rows: 24)) { driver in
      driver.press(.character("d"))
      driver.choose("undo delete")
      #expect(shown == ["a", "b", "c"])
      driver.choose("redo delete")
      #expect(shown == ["b", "c"])
    }
  }

  @Test func `text fields, alerts and menus take the keys`() {
    TerminalDriver.run(names, TerminalSize(columns: 80, rows: 24)) { driver in
      driver.press(.character("d"))
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      names.present(alert, animated: false)
      HeadlessRunLoop.tick()
      driver.press(.character("u"))
      #expect(shown == ["b", "c"])
      driver.press(.enter)
      driver.press(.character("u"))
      #expect(shown == ["a", "b", "c"])
      names.navigationItem.searchController = UISearchController(searchResultsController: nil)
      driver.press(.character("/"), .character("u"))
      driver.redo()
      #expect(shown == ["a", "b", "c"])
      #expect(names.navigationItem.searchController?.searchBar.text?.hasPrefix("u") == true)
    }
  }
}

extension TerminalDriver {
  fileprivate func redo() {
    #expect(navigator.handle(.key(.character("r"), .control)))
    _ = frame
  }

  /// Chooses a command in the list of keys.
  fileprivate func choose(_ word: String) {
    press(.character("?"))
    for _ in 0..<20 where marked?.hasSuffix(word) != true { press(.down) }
    press(.enter)
  }
}
