import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Everything that is drawn as a control is reached by keys and by mouse.
@MainActor @Suite(.serialized) struct TerminalFocusTests {
  @Test(arguments: TerminalDriver.sizes)
  func `of actions and of menu entries with equal titles the chosen one is performed`(
    size: TerminalSize
  ) {
    let names = SwipedNames(["a", "b"])
    TerminalDriver.run(names, size) { driver in
      #expect(driver.help.contains("enter"))
      driver.press(.down, "s")
      #expect(driver.lines[driver.line("b")!].contains("[Same] [Same]"))
      driver.press(.right, .enter, "s", .enter)
      #expect(names.performed == ["b 0", "b 1"])
      let marks = driver.marks(["s", "s"], [.enter], ["s", .escape])
      #expect([marks[0], marks[2], names.performed.last] == ["[Lead]", "b", "b lead"])
      #expect(driver.line("[Same]") == nil)
      driver.mouse(.wheelRight, at: "  a")
      driver.mouse(.press(0), at: "[Same]")
      #expect(["a 0", "a 1"].contains(names.performed.last) && names.performed.count == 4)

      driver.press(.home, "m", .down, .enter)
      driver.mouse(.press(2), at: "  b")
      driver.mouse(.press(0), at: "Entry")
      #expect(names.performed.dropFirst(4) == ["a menu 1", "b menu 0"])
      driver.mouse(.press(2), at: "  b")
      driver.mouse(.press(0), at: "Names")
      #expect(driver.line("Entry") == nil)
    }
  }

  @Test(arguments: TerminalDriver.sizes)
  func `arrows move through the index, and back to the list`(size: TerminalSize) {
    let names = SwipedNames(["a", "b"])
    names.headers = ["First", "Second"]
    names.indexTitles = ["A", "B", "C", "D", "E", "F"]
    TerminalDriver.run(UIViewController(), size) { driver in
      driver.navigator.touch.navigation?.pushViewController(names, animated: false)
      #expect(driver.line("‹") != nil)
      let across = driver.marks([.right], [.left])
      #expect(across[0] == "B" && across[1]?.hasPrefix("a") == true)
      driver.press(.right)
      // D is beside the second header.
      #expect(
        driver.marks([.down], [.down], [.down], [.down], [.down]) == ["C", "D", "E", "F", "F"])
      let up = driver.marks([.up], [.up], [.up], [.up], [.up], [.up])
      #expect(up == ["E", "D", "C", "B", "A", "A"])
      // Beside the first header, there is nothing else on the line.
      driver.press(.left)
      #expect(driver.marked?.hasPrefix("a") == true && driver.line("‹") != nil)
      driver.press(.left)
      #expect(driver.line("‹") == nil)
    }
  }

  @Test(arguments: TerminalDriver.sizes)
  func `bars, headers and buttons are reached by arrows`(size: TerminalSize) {
    let names = SwipedNames((1...30).map { "Row \($0)" })
    var tapped: [String] = []
    names.navigationItem.rightBarButtonItems = ["One", "Two"].map { title in
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in tapped.append(title) })
    }
    names.tapHeader = { tapped.append("header") }
    TerminalDriver.run(names, size) { driver in
      driver.press(.pageDown, .pageDown)
      for _ in 0..<60 where driver.marked != "[Header]" { driver.press(.up) }
      #expect(driver.marked == "[Header]")
      driver.press(.enter, .up)
      #expect(tapped == ["header"] && ["One", "Two"].contains(driver.marked))
      driver.press(.right, .right, .enter, .left, .enter)
      #expect(tapped == ["header", "One", "Two"])
      #expect(driver.marks([.down, .down]) == ["Row 1"])
      for title in ["Two", "[Header]"] { driver.mouse(.press(0), at: title) }
      #expect(tapped == ["header", "One", "Two", "Two", "header"])
    }
  }

  @Test func `what is disabled is dim and has no enter in the help, and what destroys is red`() {
    let names = SwipedNames(["a"])
    names.setBarButton("Off")
    names.navigationItem.rightBarButtonItem?.isEnabled = false
    TerminalDriver.run(names) { driver in
      #expect(driver.frame.lines[0].spans.contains { $0.text == "Off" && $0.style.dim })
      let alert = names.ask("A", ["No": .cancel, "Yes": .default, "Delete": .destructive])
      alert.actions[1].isEnabled = false
      let spans = driver.frame.lines.flatMap(\.spans)
      #expect(spans.filter { $0.style.foreground == .red }.map(\.text) == ["Delete"])
      #expect(driver.frame.lines[driver.line("Yes")!].spans.contains { $0.style.dim })
      #expect(driver.marks([.down, .enter]) == ["Yes"])
      #expect(driver.line("No") != nil && !driver.help.contains("enter Yes"))
      driver.press(.escape)
      #expect(driver.line("Yes") == nil)
    }
  }

  @Test(arguments: TerminalDriver.sizes + [TerminalSize(columns: 20, rows: 2)])
  func `a long alert scrolls to what has the focus`(size: TerminalSize) {
    let (names, numbers) = (SwipedNames(["a"]), 0..<30)
    TerminalDriver.run(names, size) { driver in
      var chosen: [Int] = []
      let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
      for number in numbers {
        alert.addAction(
          UIAlertAction(title: "Choice \(number).", style: .default) { _ in chosen.append(number) })
      }
      names.present(alert, animated: false)
      #expect((driver.line("Which?") != nil) == (size.rows > 2))
      let marks = [driver.marked] + numbers.dropFirst().flatMap { _ in driver.marks([.down]) }
      #expect(marks == numbers.map { Optional("Choice \($0).") })
      guard size == TerminalDriver.sizes[1] else {
        driver.press(.enter)
        #expect(chosen == [29] && driver.line("Which?") == nil)
        return
      }
      // It scrolls up only when its first line on the screen has been left.
      let rows = (0..<25).map { _ in
        driver.press(.up)
        return driver.marked.flatMap(driver.line)
      }
      // Above the choice, another one is seen from then on.
      #expect(rows.contains(0) && rows.last == 1)
    }
  }

  @Test func `a presented controller hides what is behind it`() {
    let names = SwipedNames(["behind"])
    TerminalDriver.run(names) { driver in
      names.present(
        UINavigationController(rootViewController: SwipedNames(["front"])), animated: false)
      #expect(driver.line("front") != nil && driver.line("behind") == nil)
      #expect(driver.help.contains("esc back"))
      driver.press(.escape)
      #expect(driver.line("front") == nil && driver.line("behind") != nil)
    }
  }
}

/// Names with swipe actions and menus whose titles are equal, under a header with a button.
final class SwipedNames: NamesController {
  var performed: [String] = []
  var tapHeader: (() -> Void)?
  var indexTitles: [String]?
  /// The titles of sections that have the same names.
  var headers: [String]? {
    didSet { sections = headers?.map { [names = sections[0].names] in ($0, names) } ?? sections }
  }

  convenience init(_ names: [String]) { self.init([(nil, names)]) }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    guard let tapHeader else { return nil }
    let button = UIButton(type: .system, primaryAction: UIAction { _ in tapHeader() })
    button.setTitle("Header", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    let view = UIView(frame: button.frame)
    view.addSubview(button)
    return view
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    tapHeader == nil && headers == nil ? 0 : 44
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  private func actions(_ titles: [(String, String)]) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title, what in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
          self?.performed.append(what)
          done(true)
        }
      })
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = names[indexPath.row]
    return actions([("Same", "\(name) 0"), ("Same", "\(name) 1")])
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions([("Lead", "\(names[indexPath.row]) lead")]) }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = names[indexPath.row]
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(
        children: (0..<2).map { number in
          UIAction(title: "Entry") { _ in self?.performed.append("\(name) menu \(number)") }
        })
    })
  }
}

extension TerminalFocusTests {
  @Test(arguments: TerminalDriver.sizes)
  func `a placeholder's button is pressed by enter and by a click`(size: TerminalSize) {
    let names = SwipedNames([] as [String])
    var presses = 0
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Nothing came."
    content.button.title = "Try Again"
    content.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
    names.tableView.backgroundView = content.makeContentView()
    TerminalDriver.run(names, size) { driver in
      #expect(driver.marked == "[Try Again]")
      driver.press(.enter)
      #expect(presses == 1)
      driver.mouse(.press(0), at: "Try Again")
      #expect(presses == 2)
    }
  }
}

/// Arrows, and what other keys do to things that are in front.
extension TerminalFocusTests {
  @Test func `arrows visit the rows of all sections and then the bar, and a page is a line less`() {
    let names = NamesController([
      (nil, (0..<12).map { "a\($0)" }), (nil, (0..<12).map { "b\($0)" }),
    ])
    names.setBarButton()
    let all = names.names.map(Optional.some)
    TerminalDriver.run(names) { driver in
      let down = [driver.marked] + all.flatMap { _ in driver.marks([.down]) }
      #expect(down == all + [all.last!])
      #expect(
        all.flatMap { _ in driver.marks([.up]) } == Array(all.reversed().dropFirst()) + ["Add"])
    }
    TerminalDriver.run(NamesController([(nil, (0..<30).map { "a\($0)" })])) { driver in
      #expect(driver.line("a9") == 10)
      #expect(driver.marks([.pageDown], [.pageDown, .pageUp]) == ["a9", "a9"])
    }
  }

  @Test func `right doesn't tap a row, and up and down close a swiped row`() {
    let names = NamesController([(nil, ["a", "b"])])
    TerminalDriver.run(names) { driver in
      #expect(driver.marks([.right]) == ["a"] && names.selected == [])
    }
    TerminalDriver.run(SwipedNames(["a", "b", "c"])) { driver in
      for key in [TerminalKey.down, .up] {
        let marks = driver.marks([.home, .down, "s"], [key])
        #expect(marks == ["[Same]", "b"] && driver.line("[Same]") == nil)
      }
    }
  }

  @Test func `an alert is left by no arrow or deletion, and shows the end of a long text`() {
    let names = SwipedNames(["a"])
    TerminalDriver.run(names) { driver in
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      names.present(alert, animated: false)
      #expect(driver.marked == "[_]")
      driver.press(.left, .backspace, .delete)
      #expect(driver.line("Name?") != nil)
      driver.press(.down, .left, .left)
      #expect(driver.line("Name?") != nil)
      _ = driver.navigator.handle(.paste("two\nwords\n"))
      #expect(alert.textFields?[0].text == "two words")
    }
    let long = SwipedNames(["a"])
    TerminalDriver.run(long) { driver in
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.text = String(repeating: "long ", count: 20) }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      long.present(alert, animated: false)
      _ = driver.frame
      driver.type("end")
      #expect(driver.lines.contains { $0.hasPrefix("  …") && $0.hasSuffix("long end_]") })
      #expect(driver.marks([.down]) == ["OK"])
    }
  }

  @Test func `keys do not reach the list behind a menu`() {
    let names = MovedNames([(nil, (0..<30).map { "a\($0)." })])
    TerminalDriver.run(names) { driver in
      let marks = driver.marks(["m"], [.delete, .pageDown, .end, .tab], [.escape])
      #expect(marks == ["First", "Second", "a0."] && names.names.count == 30)
    }
  }

  /// A list may lie where another one was that has gone.
  @Test func `another controller begins with its content, and its list at the beginning`() {
    let (first, second) = (NamesController([(nil, ["a"])]), NamesController([(nil, ["b"])]))
    for names in [first, second] { names.setBarButton() }
    TerminalDriver.run(first) { driver in
      #expect(driver.marks([.up]) == ["Add"])
      first.navigationController?.pushViewController(second, animated: false)
      #expect(driver.marked == "b" && driver.lines[0].hasPrefix("‹ Names "))
    }
    let long = NamesController([(nil, (0..<9).map { "a\($0)" })])
    TerminalDriver.run(long) { driver in
      for _ in 0..<60 {
        long.navigationController?.pushViewController(
          NamesController([(nil, (0..<9).map { "b\($0)" })]), animated: false)
        let marks = driver.marks([], [.down, .down, .escape])
        #expect(marks == ["b0", "a0"])
      }
    }
  }
}
