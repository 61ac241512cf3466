import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Keys act on what is marked, and on nothing else.
@MainActor @Suite(.serialized) struct TerminalMarkTests {
  @Test(arguments: TerminalDriver.sizes)
  func `return in a search without results ends typing and nothing else`(size: TerminalSize) {
    let names = NamesController([(nil, ["a"])])
    var count = 0
    names.setBarButton { count += 1 }
    let search = UISearchController.added(to: names)
    TerminalDriver.run(names, size) { driver in
      driver.press("/")
      #expect(driver.marked == "⌕ _" && driver.help.contains("end search"))
      names.sections = []
      names.tableView.reloadData()
      driver.type("zz")
      driver.press(.enter)
      #expect(search.isActive && !search.searchBar.isFirstResponder && driver.marked == nil)
      let help = driver.after([.enter], [" "], [.enter], ["d"]) { driver.help }
      let nothing = "Nothing has the focus. Press an arrow key or Tab."
      #expect(help == [nothing, nothing, nothing, "There is no row to delete here."])
      let states = driver.after([], [.down], [.enter]) {
        "\(driver.marked ?? "-"), \(search.state), \(count)"
      }
      #expect(states == ["-, “zz” active, 0", "Add, “zz” active, 0", "Add, “zz” active, 1"])
    }
  }

  @Test func `a search that begins at a button takes the keys, and then the rows do`() {
    let names = NamesController([(nil, ["a", "b"])])
    var count = 0
    names.setBarButton { count += 1 }
    let search = UISearchController.added(to: names)
    TerminalDriver.run(names) { driver in
      let states = driver.after(
        [.up, .up], ["/", "z", "z"], [.enter], [.up], [.enter, "y", .enter]
      ) { "\(driver.marked ?? "-"), \(search.state)" }
      #expect(
        states == [
          "Add, “”", "⌕ zz_, “zz” active editing", "a, “zz” active", "⌕ zz, “zz” active",
          "a, “zzy” active",
        ])
      #expect(count == 0)
    }
  }

  @Test func `return on an empty screen doesn't go back`() {
    let names = NamesController([(nil, ["a"])])
    TerminalDriver.run(names) { driver in
      let empty = NamesController([])
      names.navigationController?.pushViewController(empty, animated: false)
      let isBack = driver.after([.enter, " "], [.up], [.enter]) {
        "\(driver.marked ?? "-") \(names.navigationController?.topViewController === names)"
      }
      #expect(isBack == ["- false", "‹Names false", "a true"])
    }
  }

  @Test func `a selected row is not taken for the marked one`() {
    let names = NamesController([(nil, ["a", "b"])])
    TerminalDriver.run(names) { driver in
      driver.press(.enter, .down)
      let rows = driver.frame.lines.filter { ["  a", "  b"].contains($0.plainText) }
      #expect(rows.map { [$0.style.bold, $0.style.reverse] } == [[true, false], [false, true]])
      driver.press(.up)
      #expect(driver.frame.lines.contains { $0.style.bold && $0.style.reverse })
    }
  }

  @Test func `a row that can't be chosen says so, and so does a key without a command`() {
    let names = NamesController([(nil, ["a"])])
    TerminalDriver.run(names) { driver in
      names.tableView.allowsSelection = false
      let help = driver.after([.enter], ["x"]) { driver.help }
      #expect(
        help == ["This has no effect now.", "x has no effect here. Press ? for a list of keys."])
      #expect(names.selected == [])
    }
  }

  @Test(arguments: TerminalDriver.sizes)
  func `the mark stays on the screen when the app scrolls or the screen shrinks`(
    size: TerminalSize
  ) {
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
    let rows = NamesController([(nil, (0..<100).map { "a\($0)." })])
    TerminalDriver.run(rows, TerminalDriver.sizes[0]) { driver in
      for _ in 0..<20 { driver.press(.down) }
      #expect(driver.marked == "a20.")
      let frame = driver.navigator.frame(TerminalDriver.sizes[1])
      #expect(frame.lines.contains { $0.style.reverse && $0.plainText.contains("a20.") })
    }
  }

  @Test func `moving away from a field ends editing`() {
    let names = NamesController([(nil, ["a", "b"])])
    let search = UISearchController.added(to: names)
    TerminalDriver.run(names) { driver in
      let states = driver.after(["/", "x"], [.down], [.down, .enter], ["/", "y"], [.right]) {
        "\(driver.marked ?? "-"), \(search.state)"
      }
      #expect(
        states == [
          "⌕ x_, “x” active editing", "a, “x” active", "b, “x” active",
          "⌕ xy_, “xy” active editing", "Cancel, “xy” active",
        ])
      #expect(names.selected == [[0, 1]])
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
      let texts = driver.after(["x"], [.enter, "x"]) { field.text ?? "" }
      #expect(texts == ["", "x"] && names.performed == ["a menu 0"])
    }
  }
}
