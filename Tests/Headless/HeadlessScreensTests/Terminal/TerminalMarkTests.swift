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
      #expect(driver.marked == "⌕ _ Search" && driver.help.contains("end search"))
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

  @Test func `the mark of a row is one bar, and that of a row that was picked up is underlined`() {
    let names = MovedNames([("A", ["a", "b"])])
    names.indexTitles = ["A", "B"]
    names.configure = { cell, name in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = (name, "pale")
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    TerminalDriver.run(names) { driver in
      @MainActor func styles() -> Set<TextStyle> {
        let line = driver.frame.lines.first { $0.style.reverse } ?? TextLine()
        return Set(line.spans.map { $0.style.over(line.style) } + [line.style])
      }
      #expect(driver.line("pale") != nil && styles() == [TextStyle(reverse: true)])
      names.setEditing(true, animated: false)
      for _ in 0..<5 where driver.marked != "≡" { driver.press(.right) }
      driver.press(.enter)
      #expect(driver.help.contains("enter drop"))
      #expect(styles() == [TextStyle(underline: true, reverse: true)])
      // There is no list to the left.
      #expect(
        driver.after([.left], [.down, .enter]) { names.names } == [["a", "b"], ["b", "a"]])
    }
  }

  @Test func `letters act, and only capitals jump`() {
    let names = MovedNames([("A", ["a"]), ("D", ["d"]), ("K", ["k"])])
    names.indexTitles = ["A", "D", "K"]
    TerminalDriver.run(names) { driver in
      #expect(driver.marks(["K"], ["D"], ["A"]).map { $0?.prefix(1) } == ["k", "d", "a"])
      let states = driver.after(["k"], ["Z"]) { driver.help }
      #expect(
        states == [
          "k has no effect here. Press ? for a list of keys.", "The index has no entry for Z.",
        ])
      driver.press("d")
      #expect(names.names == ["d", "k"])
    }
  }

  @Test(arguments: [true, false])
  func `d deletes what is selected, and otherwise the marked row`(isSelecting: Bool) {
    let names = MovedNames([(nil, ["a", "b", "c", "d", "e"])])
    names.tableView.allowsMultipleSelectionDuringEditing = isSelecting
    names.setEditing(true, animated: false)
    TerminalDriver.run(names) { driver in
      driver.press(.enter, .down, .down, .enter, .down)
      #expect(driver.marked?.contains("d") == true)
      driver.press("d")
      #expect(names.names.joined() == (isSelecting ? "bde" : "abce"))
      driver.press("d")
      #expect(names.names.count == (isSelecting ? 2 : 3))
    }
  }

  @Test func `typing and deletions act at the caret, which arrows move`() {
    let names = NamesController([(nil, ["a", "b"])])
    let search = UISearchController.added(to: names)
    TerminalDriver.run(names, TerminalDriver.sizes[0]) { driver in
      let texts = driver.after(
        ["/", "a", "é", "c"], [.left, "x"], [.left, .backspace], [.home, .left, "y"], [.delete],
        [.end, "z"], [.home, .backspace]
      ) { driver.marked?.dropFirst(2) }
      #expect(texts == ["aéc_", "aéx_c", "a_xc", "y_axc", "y_xc", "yxcz_", "_yxcz"])
      #expect(driver.marks([.end, .right]) == ["Cancel"] && search.isActive)
      #expect(driver.marks(["/", .home, .left]) == ["⌕ _yxcz"] && search.isActive)
    }
  }

  @Test func `two empty fields don't look alike, and a row is parted from its menu`() {
    let names = MovedNames([(nil, ["a", "b"])])
    TerminalDriver.run(names) { driver in
      driver.press(.down, "m")
      let lines = driver.lines.drop { !$0.hasPrefix("──") }.prefix(5)
      let rule = String(repeating: "─", count: 40)
      #expect(Array(lines) == [rule, "  b", rule, "  First", "  Second"])
      driver.press(.escape)
      let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
      for prompt in ["Name", "City"] { alert.addTextField { $0.placeholder = prompt } }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      names.present(alert, animated: false)
      #expect(driver.marked == "[_ Name]" && driver.line("[City]") != nil)
      #expect(driver.marks([.down]) == ["[_ City]"] && driver.line("[Name]") != nil)
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
