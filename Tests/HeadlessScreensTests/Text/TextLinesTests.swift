import Foundation
import HeadlessUIKit
import Testing
import TextEscaping

@testable import HeadlessScreens

/// Rows of several lines, gaps, and the order of texts.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TextLinesTests {
  private let long = "One two three four five six seven eight nine ten eleven twelve thirteen."

  private func names(_ names: [String]) -> NamesController {
    let controller = NamesController([(nil, names)])
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
    }
    return controller
  }

  @Test(arguments: TerminalDriver.sizes)
  func `a cell of several lines shows them, and keys and clicks meet the right row`(
    size: TerminalSize
  ) {
    let texts = (0..<30).map { "\($0): \(long)" }
    let controller = names(texts)
    TerminalDriver.run(controller, size) { driver in
      let lines = driver.lines
      let first = lines[1..<lines.firstIndex { $0.contains("1: ") }!]
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(first.joined(separator: " ") == texts[0])
      #expect(size.columns == 80 ? first.count == 1 || first.count == 2 : first.count == 3)
      for number in 1..<30 {
        driver.press(.down)
        #expect(driver.marked?.hasPrefix("\(number): ") == true)
      }
      driver.press(.home, .pageDown, .up, .enter)
      let path = controller.selected.last
      #expect(path.map { driver.marked?.hasPrefix("\($0.row): ") == true } == true)
      driver.press(.home)
      driver.mouse(.press(0), at: "2: ")
      #expect(controller.selected.last == [0, 2])
      if size.columns == 40 {
        driver.mouse(.press(0), at: "thirteen.")
        #expect(controller.selected.last == [0, 0])
      }
    }
  }

  @Test func `a title and a subtitle share a line where there is room`() {
    let controller = NamesController([(nil, ["short", long])])
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = name
      cell.contentConfiguration = content
    }
    TerminalDriver.run(controller) { driver in
      #expect(
        driver.lines[1...4].map { $0 } == [
          "  Title  short", "  Title", "  One two three four five six seven",
          "  eight nine ten eleven twelve",
        ])
    }
  }

  @Test func `a value that is too long for its line is placed below`() {
    let controller = NamesController([(nil, ["short", long])])
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = name
      cell.contentConfiguration = content
    }
    TerminalDriver.run(controller) { driver in
      #expect(driver.lines[1].hasPrefix("  Name") && driver.lines[1].hasSuffix("short"))
      #expect(driver.lines[2] == "  Name")
      #expect(driver.lines[3] == "  One two three four five six seven")
    }
  }

  @Test func `a row of two lines has one for each text, and a text no more than it may have`() {
    let controller = NamesController([(nil, [long])])
    controller.tableView.rowHeight = 88
    var limit = 0
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = name
      content.textProperties.numberOfLines = limit
      content.secondaryText = limit == 0 ? "below" : nil
      cell.contentConfiguration = content
    }
    TerminalDriver.run(controller) { driver in
      #expect(driver.lines[1].hasSuffix("…") && driver.lines[2] == "  below")
      limit = 1
      controller.tableView.reloadData()
      #expect(driver.lines[1].hasSuffix("…") && driver.lines[2] == "")
    }
  }

  @Test func `a long value takes what its short title leaves`() {
    let value = "a value of twenty-six cells"
    let controller = NamesController([(nil, [value])])
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = name
      cell.contentConfiguration = content
    }
    TerminalDriver.run(controller) { driver in
      #expect(driver.lines[1].hasPrefix("  Name ") && driver.lines[1].hasSuffix(" \(value)"))
    }
  }

  @Test func `items of a grid do not overlap, and centered text is centered`() {
    var list = Scene.Group(
      role: .list(Scene.List(count: 3, countBelow: 0, isGrid: true)),
      frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    for (number, x) in [0, 40, 160].enumerated() {
      var item = Scene.Group(
        role: .item([0, number]), frame: CGRect(x: x, y: 0, width: 80, height: 44))
      let text = number == 2 ? "abcd" : "abcdefghij"
      item.items = [.text(text, item.frame.atOrigin, .label, alignment: .center)]
      list.groups.append(item)
    }
    let layout = TextLayout(
      Scene(size: list.frame.size, root: list), columns: 40, lineHeight: 44)
    #expect(layout.lines.map(\.text.plainText) == ["abcd…abcdefghij        abcd"])
    #expect(layout.lines[0].spots.map(\.columns) == [0..<5, 5..<15, 20..<30])
  }

  @Test func `items that are stacked next to a tall one have lines of their own`() {
    var list = Scene.Group(
      role: .list(Scene.List(count: 3, countBelow: 0, isGrid: true)),
      frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let frames = [
      CGRect(x: 0, y: 0, width: 160, height: 88), CGRect(x: 160, y: 0, width: 80, height: 44),
      CGRect(x: 160, y: 44, width: 80, height: 44), CGRect(x: 240, y: 0, width: 80, height: 88),
    ]
    for (number, frame) in frames.enumerated() {
      var item = Scene.Group(role: .item([0, number]), frame: frame)
      item.items = [.text("item \(number)", frame.atOrigin, .label)]
      list.groups.append(item)
    }
    let layout = TextLayout(
      Scene(size: list.frame.size, root: list), columns: 40, lineHeight: 44)
    #expect(
      layout.lines.map(\.text.plainText) == [
        "item 0              item 1    item 3", "                    item 2",
      ])
    #expect(layout.lines.map(\.spots.count) == [3, 1])
  }

  @Test func `a title that is too long leaves room for the buttons next to it`() {
    let controller = names(["a"])
    controller.title = String(repeating: "Long title ", count: 20)
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Left", primaryAction: UIAction { _ in })
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Right", primaryAction: UIAction { _ in })
    TerminalDriver.run(controller) { driver in
      #expect(driver.lines[0] == "Left Long title Long title Long… Right")
      controller.title = "Title"
      #expect(driver.lines[0] == "Left             Title           Right")
    }
  }

  @Test func `what is escaped takes the cells that it needs`() {
    let controller = names(["a\u{1B}b", "tab\t."])
    let texts = controller.sections[0].names
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = (name, name)
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    TerminalDriver.run(controller) { driver in
      for (number, text) in texts.enumerated() {
        let shown = text.escapingControlCharacters()
        #expect(driver.lines[1 + number].hasPrefix("  \(shown) "))
        #expect(driver.lines[1 + number].hasSuffix(" \(shown) ›"))
      }
    }
  }

  @Test func `titles of the index are two cells wide at most`() {
    let controller = MovedNames([(nil, ["a", "b", "c", "d"])])
    controller.indexTitles = ["A", "あ", "BC", "DEF"]
    TerminalDriver.run(controller) { driver in
      var emulator = TerminalEmulator(columns: 40, rows: 12)
      var painter = TerminalPainter()
      emulator.feed(painter.paint(driver.frame))
      let lines = emulator.text.components(separatedBy: "\n")[1...4]
      #expect(
        zip(lines, [" A", "あ", "BC", "DE"]).allSatisfy { $0.hasSuffix(" " + $1) })
    }
  }

  @Test func `a label next to a title and a subtitle is not placed between them`() {
    let controller = NamesController([(nil, ["a"])])
    controller.configure = { cell, _ in
      for (text, frame) in [
        ("title", CGRect(x: 16, y: 2, width: 80, height: 18)),
        ("subtitle", CGRect(x: 16, y: 24, width: 80, height: 18)),
        ("beside", CGRect(x: 110, y: 12, width: 60, height: 20)),
      ] {
        let label = UILabel(frame: frame)
        label.text = text
        cell.contentView.addSubview(label)
      }
    }
    controller.shown { window in
      #expect(
        TextScreen().snapshot(of: window).split(separator: "\n")[1]
          == "  title  subtitle  beside")
    }
  }

  @Test func `sections without titles are kept apart`() {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let controller = GroupedNames(style)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 600))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      let lines = TextScreen().snapshot(of: window).components(separatedBy: "\n")
      #expect(lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["a", "b", "", "c"])
    }
    TerminalDriver.run(GroupedNames(.grouped)) { driver in
      #expect(driver.lines[1...4].map { $0 } == ["  a", "  b", "", "  c"])
      driver.press(.down, .down)
      #expect(driver.marked == "c")
    }
  }

  @Test func `items below a collection are counted as items`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 44)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: controller.collectionView
    ) { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(TextScreen().snapshot(of: window).hasSuffix(" more items"))
  }

  @Test func `work shows an indicator that turns`() {
    let controller = NamesController([(nil, ["a"])])
    controller.configure = { cell, name in
      cell.textLabel?.text = name
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      cell.accessoryView = indicator
    }
    TerminalDriver.run(controller) { driver in
      let first = driver.lines[1]
      #expect(driver.navigator.isWorking)
      driver.navigator.turnSigns()
      #expect(driver.lines[1] != first && driver.lines[1].hasPrefix("  a "))
    }
    TerminalDriver.run(names(["a"])) { driver in #expect(!driver.navigator.isWorking) }
  }

  @Test func `a refresh shows on the help line until it ends`() {
    let controller = names(["a"])
    let control = UIRefreshControl()
    controller.refreshControl = control
    TerminalDriver.run(controller) { driver in
      #expect(!driver.help.contains("Refreshing…"))
      driver.press(.character("r"))
      #expect(driver.help.contains("Refreshing…") && driver.navigator.isWorking)
      control.endRefreshing()
      #expect(!driver.help.contains("Refreshing…"))
    }
  }

  @Test(arguments: [
    ("one two three", 7, 0, ["one two", "three"]),
    ("abcdefgh ij", 3, 0, ["abc", "def", "gh", "ij"]),
    ("one two three", 7, 1, ["one tw…"]), ("a\nb", 5, 0, ["a", "b"]), ("長い話", 4, 0, ["長い", "話"]),
    ("", 5, 0, [""]), ("a b c d", 1, 3, ["a", "b", "…"]),
  ])
  func `text is wrapped at words`(text: String, columns: Int, limit: Int, lines: [String]) {
    #expect(CharacterWidth.lines(of: text, columns: columns, limit: limit) == lines)
  }
}

/// Two sections without titles.
private final class GroupedNames: UITableViewController {
  private let names = [["a", "b"], ["c"]]

  override func viewDidLoad() {
    title = "Names"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  convenience init(_ style: UITableView.Style) { self.init(style: style) }
  override func numberOfSections(in tableView: UITableView) -> Int { names.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.section][indexPath.row]
    return cell
  }
}
