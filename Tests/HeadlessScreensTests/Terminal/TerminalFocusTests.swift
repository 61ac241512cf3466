import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Everything that is drawn as a control is reached by keys and by mouse.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalFocusTests {
  @Test(arguments: TerminalDriver.sizes)
  func `of actions with equal titles the chosen one is performed`(size: TerminalSize) {
    let names = SwipedNames(["a", "b"])
    TerminalDriver.run(names, size) { driver in
      driver.press(.down, .character("s"))
      #expect(driver.lines[driver.line("b")!].contains("[Same] [Same]"))
      driver.press(.right, .enter)
      #expect(names.performed == ["b 0"])
      driver.press(.character("s"), .enter)
      #expect(names.performed == ["b 0", "b 1"])
      driver.press(.character("s"), .character("s"))
      #expect(driver.marked == "[Lead]")
      driver.press(.enter)
      #expect(names.performed.last == "b lead")
      driver.press(.character("s"), .escape)
      #expect(driver.line("[Same]") == nil && driver.marked == "b")
      driver.mouse(.wheelRight, at: "  a")
      driver.mouse(.press(0), at: "[Same]")
      #expect(["a 0", "a 1"].contains(names.performed.last) && names.performed.count == 4)
    }
  }

  @Test(arguments: TerminalDriver.sizes)
  func `of menu entries with equal titles the chosen one is performed`(size: TerminalSize) {
    let names = SwipedNames(["a", "b"])
    TerminalDriver.run(names, size) { driver in
      #expect(driver.help.contains("enter"))
      driver.press(.character("m"), .down, .enter)
      #expect(names.performed == ["a menu 1"])
      driver.mouse(.press(2), at: "  b")
      driver.mouse(.press(0), at: "Entry")
      #expect(names.performed.last == "b menu 0")
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
      driver.press(.right)
      #expect(driver.marked == "B")
      driver.press(.left)
      #expect(driver.marked?.hasPrefix("a") == true)
      driver.press(.right)
      // D is beside the second header.
      for title in ["C", "D", "E", "F", "F"] {
        driver.press(.down)
        #expect(driver.marked == title)
      }
      for title in ["E", "D", "C", "B", "A", "A"] {
        driver.press(.up)
        #expect(driver.marked == title)
      }
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
    for title in ["One", "Two"] {
      let item = UIBarButtonItem(
        title: title, primaryAction: UIAction { _ in tapped.append(title) })
      names.navigationItem.rightBarButtonItems =
        (names.navigationItem.rightBarButtonItems ?? []) + [item]
    }
    names.tapHeader = { tapped.append("header") }
    TerminalDriver.run(names, size) { driver in
      driver.press(.pageDown, .pageDown)
      for _ in 0..<60 where driver.marked != "[Header]" { driver.press(.up) }
      #expect(driver.marked == "[Header]")
      driver.press(.enter)
      #expect(tapped == ["header"])
      driver.press(.up)
      #expect(["One", "Two"].contains(driver.marked))
      driver.press(.right, .right, .enter, .left, .enter)
      #expect(tapped == ["header", "One", "Two"])
      driver.press(.down, .down)
      #expect(driver.marked == "Row 1")
      driver.mouse(.press(0), at: "Two")
      driver.mouse(.press(0), at: "[Header]")
      #expect(tapped == ["header", "One", "Two", "Two", "header"])
    }
  }

  @Test func `a disabled row is dim, and the help does not mention enter`() {
    let names = SwipedNames(["a"])
    let item = UIBarButtonItem(title: "Off", primaryAction: UIAction { _ in })
    item.isEnabled = false
    names.navigationItem.rightBarButtonItem = item
    TerminalDriver.run(names) { driver in
      #expect(driver.frame.lines[0].spans.contains { $0.text == "Off" && $0.style.dim })
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      let yes = UIAlertAction(title: "Yes", style: .default)
      yes.isEnabled = false
      alert.addAction(yes)
      names.present(alert, animated: false)
      #expect(driver.frame.lines[driver.line("Yes")!].spans.contains { $0.style.dim })
      driver.press(.down, .enter)
      #expect(driver.marked == "Yes" && driver.line("No") != nil)
      #expect(!driver.help.contains("enter Yes"))
      driver.press(.escape)
      #expect(driver.line("Yes") == nil)
    }
  }

  @Test(arguments: TerminalDriver.sizes)
  func `a long alert scrolls to what has the focus`(size: TerminalSize) {
    let names = SwipedNames(["a"])
    TerminalDriver.run(names, size) { driver in
      var chosen: [Int] = []
      let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
      for number in 0..<30 {
        alert.addAction(
          UIAlertAction(title: "Choice \(number).", style: .default) { _ in chosen.append(number) })
      }
      names.present(alert, animated: false)
      #expect(driver.marked == "Choice 0.")
      #expect(driver.line("Which?") != nil)
      for number in 1..<30 {
        driver.press(.down)
        #expect(driver.marked == "Choice \(number).")
      }
      driver.press(.enter)
      #expect(chosen == [29])
      #expect(driver.line("Which?") == nil)
    }
  }

  @Test func `a long alert scrolls up only when its first line on the screen has been left`() {
    let names = NamesController([(nil, ["a"])])
    TerminalDriver.run(names) { driver in
      let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
      for number in 0..<30 {
        alert.addAction(UIAlertAction(title: "Choice \(number).", style: .default) { _ in })
      }
      names.present(alert, animated: false)
      for _ in 1..<30 { driver.press(.down) }
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
@MainActor final class SwipedNames: UITableViewController {
  private let names: [String]
  var performed: [String] = []
  var tapHeader: (() -> Void)?
  var indexTitles: [String]?
  var headers: [String]?

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
    title = "Names"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
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
  override func numberOfSections(in tableView: UITableView) -> Int { headers?.count ?? 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { headers?[section] }
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
    let names = SwipedNames([])
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
  @Test func `arrows visit the rows of all sections and then the bar`() {
    let names = NamesController([
      (nil, (0..<12).map { "a\($0)" }), (nil, (0..<12).map { "b\($0)" }),
    ])
    names.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in })
    let all = names.sections.flatMap(\.names)
    TerminalDriver.run(names) { driver in
      for name in all {
        #expect(driver.marked == name)
        driver.press(.down)
      }
      for name in all.reversed() {
        #expect(driver.marked == name)
        driver.press(.up)
      }
      #expect(driver.marked == "Add")
    }
  }

  @Test func `a page is a line less than the list has`() {
    TerminalDriver.run(NamesController([(nil, (0..<30).map { "a\($0)" })])) { driver in
      #expect(driver.line("a9") == 10)
      driver.press(.pageDown)
      #expect(driver.marked == "a9")
      driver.press(.pageDown, .pageUp)
      #expect(driver.marked == "a9")
    }
  }

  @Test func `the right arrow opens a row that has nothing next to it`() {
    let names = NamesController([(nil, ["a", "b"])])
    TerminalDriver.run(names) { driver in
      driver.press(.right)
      #expect(names.selected == [[0, 0]] && driver.marked == "a")
    }
  }

  @Test func `arrows up and down close a swiped row`() {
    TerminalDriver.run(SwipedNames(["a", "b", "c"])) { driver in
      for key in [TerminalKey.down, .up] {
        driver.press(.home, .down, .character("s"))
        #expect(driver.marked == "[Same]")
        driver.press(key)
        #expect(driver.line("[Same]") == nil && driver.marked == "b")
      }
    }
  }

  @Test func `an alert is not left by arrows, nor by deleting in its empty field`() {
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
  }

  @Test func `keys do not reach the list behind a menu`() {
    let names = MovedNames([(nil, (0..<30).map { "a\($0)." })])
    TerminalDriver.run(names) { driver in
      driver.press(.character("m"))
      #expect(driver.marked == "First")
      driver.press(.delete, .pageDown, .end, .tab)
      #expect(driver.marked == "Second" && names.names.count == 30)
      driver.press(.escape)
      #expect(driver.marked == "a0.")
    }
  }

  @Test func `another controller begins with its content`() {
    let (first, second) = (NamesController([(nil, ["a"])]), NamesController([(nil, ["b"])]))
    for names in [first, second] {
      names.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", primaryAction: UIAction { _ in })
    }
    TerminalDriver.run(first) { driver in
      driver.press(.up)
      #expect(driver.marked == "Add")
      first.navigationController?.pushViewController(second, animated: false)
      #expect(driver.marked == "b" && driver.lines[0].hasPrefix("‹ Names "))
    }
  }

  /// A list may lie where another one was that has gone.
  @Test func `the cursor of a new list is at its beginning`() {
    let first = NamesController([(nil, (0..<9).map { "a\($0)" })])
    TerminalDriver.run(first) { driver in
      for _ in 0..<60 {
        first.navigationController?.pushViewController(
          NamesController([(nil, (0..<9).map { "b\($0)" })]), animated: false)
        #expect(driver.marked == "b0")
        driver.press(.down, .down, .escape)
        #expect(driver.marked == "a0")
      }
    }
  }

  @Test func `a choice is seen on a screen of two lines`() {
    let names = SwipedNames(["a"])
    TerminalDriver.run(names, TerminalSize(columns: 20, rows: 2)) { driver in
      let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
      for number in 0..<3 { alert.addAction(UIAlertAction(title: "\(number)", style: .default)) }
      names.present(alert, animated: false)
      for number in 0..<3 {
        #expect(driver.marked == "\(number)")
        driver.press(.down)
      }
    }
  }

  @Test func `the end of a long text is seen while it is typed`() {
    let names = SwipedNames(["a"])
    TerminalDriver.run(names) { driver in
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.text = String(repeating: "long ", count: 20) }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      names.present(alert, animated: false)
      _ = driver.frame
      driver.type("end")
      #expect(driver.lines.contains { $0.hasPrefix("  …") && $0.hasSuffix("long end_]") })
      driver.press(.down)
      #expect(driver.marked == "OK")
    }
  }

  @Test func `what destroys is red`() {
    let names = SwipedNames(["a"])
    TerminalDriver.run(names) { driver in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Keep", style: .default))
      names.present(alert, animated: false)
      let spans = driver.frame.lines.flatMap(\.spans)
      #expect(spans.filter { $0.style.foreground == .red }.map(\.text) == ["Delete"])
    }
  }
}
