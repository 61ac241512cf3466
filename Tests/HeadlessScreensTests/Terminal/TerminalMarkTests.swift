import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Keys act on what is marked, and on nothing else.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalMarkTests {
  /// A button of the navigation bar that counts its taps.
  @MainActor private final class Counter {
    var count = 0
    func button() -> UIBarButtonItem {
      UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in self.count += 1 })
    }
  }

  private func searched(_ names: NamesController) -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    names.navigationItem.searchController = search
    return search
  }

  @Test(arguments: TerminalDriver.sizes)
  func `return in a search without results ends typing and nothing else`(size: TerminalSize) {
    let (names, counter) = (NamesController([(nil, ["a"])]), Counter())
    names.navigationItem.rightBarButtonItem = counter.button()
    let search = searched(names)
    TerminalDriver.run(names, size) { driver in
      driver.press(.character("/"))
      #expect(driver.marked == "⌕ _" && driver.help.contains("end search"))
      names.sections = []
      names.tableView.reloadData()
      driver.type("zz")
      driver.press(.enter)
      #expect(search.isActive && !search.searchBar.isFirstResponder && driver.marked == nil)
      for key in [TerminalKey.enter, .character(" "), .enter] {
        driver.press(key)
        #expect(driver.help == "Nothing has the focus. Press an arrow key or Tab.")
      }
      driver.press(.character("d"))
      #expect(driver.help == "There is no row to delete here.")
      #expect(counter.count == 0 && search.isActive)
      driver.press(.down)
      #expect(driver.marked == "Add")
      driver.press(.enter)
      #expect(counter.count == 1)
    }
  }

  @Test func `a search that begins at a button takes the keys, and then the rows do`() {
    let (names, counter) = (NamesController([(nil, ["a", "b"])]), Counter())
    names.navigationItem.rightBarButtonItem = counter.button()
    let search = searched(names)
    TerminalDriver.run(names) { driver in
      driver.press(.up, .up)
      #expect(driver.marked == "Add")
      driver.press(.character("/"))
      driver.type("zz")
      #expect(search.searchBar.text == "zz")
      driver.press(.enter)
      #expect(counter.count == 0 && !search.searchBar.isFirstResponder && driver.marked == "a")
      driver.press(.up)
      #expect(driver.marked?.hasPrefix("⌕") == true)
      driver.press(.enter)
      driver.type("y")
      driver.press(.enter)
      #expect(search.searchBar.text == "zzy" && driver.marked == "a")
    }
  }

  @Test func `return on an empty screen doesn't go back`() {
    let names = NamesController([(nil, ["a"])])
    TerminalDriver.run(names) { driver in
      let empty = NamesController([])
      names.navigationController?.pushViewController(empty, animated: false)
      driver.press(.enter, .character(" "))
      #expect(names.navigationController?.topViewController === empty && driver.marked == nil)
      driver.press(.up)
      #expect(driver.marked == "‹Names")
      driver.press(.enter)
      #expect(names.navigationController?.topViewController === names)
    }
  }

  @Test func `a selected row is not taken for the marked one`() {
    let names = NamesController([(nil, ["a", "b"])])
    TerminalDriver.run(names) { driver in
      driver.press(.enter, .down)
      let rows = driver.frame.lines.filter { ["  a", "  b"].contains($0.plainText) }
      #expect(rows.map(\.style.bold) == [true, false])
      #expect(rows.map(\.style.reverse) == [false, true])
      driver.press(.up)
      #expect(driver.frame.lines.contains { $0.style.bold && $0.style.reverse })
    }
  }

  @Test func `a row that can't be chosen says so`() {
    let names = NamesController([(nil, ["a"])])
    TerminalDriver.run(names) { driver in
      names.tableView.allowsSelection = false
      driver.press(.enter)
      #expect(names.selected == [] && driver.help == "This has no effect now.")
    }
  }

  @Test func `a key without a command says so`() {
    TerminalDriver.run(NamesController([(nil, ["a"])])) { driver in
      driver.press(.character("x"))
      #expect(driver.help == "x has no effect here. Press ? for a list of keys.")
    }
  }

  @Test(arguments: TerminalDriver.sizes)
  func `the mark stays on the screen when the app scrolls`(size: TerminalSize) {
    let names = NamesController([("A", (0..<100).map { "a\($0)." })])
    TerminalDriver.run(names, size) { driver in
      names.tableView.scrollToRow(at: [0, 99], at: .bottom, animated: false)
      let first = driver.marked
      #expect(first != nil && first != "a0.")
      driver.press(.enter)
      #expect(names.selected.map { "a\($0.item)." } == [first])
      names.tableView.setContentOffset(.zero, animated: false)
      let last = driver.lines.last { $0.contains("a") && $0.hasSuffix(".") }
      #expect(driver.marked == last?.trimmingCharacters(in: .whitespaces))
    }
  }

  @Test func `the marked row stays on a screen that becomes smaller`() {
    let names = NamesController([(nil, (0..<100).map { "a\($0)." })])
    TerminalDriver.run(names, TerminalDriver.sizes[0]) { driver in
      for _ in 0..<20 { driver.press(.down) }
      #expect(driver.marked == "a20.")
      let frame = driver.navigator.frame(TerminalDriver.sizes[1])
      #expect(frame.lines.contains { $0.style.reverse && $0.plainText.contains("a20.") })
    }
  }

  @Test func `moving away from a field ends editing`() {
    let names = NamesController([(nil, ["a", "b"])])
    let search = searched(names)
    TerminalDriver.run(names) { driver in
      driver.press(.character("/"))
      driver.type("x")
      driver.press(.down)
      #expect(driver.marked == "a" && !search.searchBar.isFirstResponder && search.isActive)
      driver.press(.down, .enter)
      #expect(names.selected == [[0, 1]] && search.searchBar.text == "x")
      driver.press(.character("/"))
      driver.type("y")
      #expect(search.searchBar.text == "xy" && driver.marked == "⌕ xy_")
      driver.press(.right)
      #expect(driver.marked == "Cancel" && !search.searchBar.isFirstResponder)
    }
  }

  @Test func `a menu takes the keys from a field behind it`() {
    let names = SwipedNames(["a"])
    let field = UITextField()
    names.tableView.tableHeaderView = field
    field.frame.size.height = 44
    TerminalDriver.run(names) { driver in
      field.becomeFirstResponder()
      driver.mouse(.press(2), at: "  a")
      #expect(driver.marked == "Entry")
      driver.type("x")
      #expect(field.text != "x")
      driver.press(.enter)
      #expect(names.performed == ["a menu 0"])
      driver.type("x")
      #expect(field.text == "x")
    }
  }
}
