import Foundation
import HeadlessUIKit
import Testing
import TextEscaping

@testable import HeadlessScreens

/// Rows of several lines, gaps, and the order of texts.
@MainActor @Suite(.serialized) struct TextLinesTests {
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
      let marks = (1..<30).map { _ in
        driver.marks([.down])[0]?.components(separatedBy: ": ")[0] ?? ""
      }
      #expect(marks == (1..<30).map(String.init))
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

  /// Cells with a title and a text, as a configuration for cells of a kind has them.
  private func details(
    _ texts: [String], title: String, _ content: UIListContentConfiguration
  ) -> NamesController {
    let controller = NamesController([(nil, texts)])
    controller.configure = { cell, text in
      var filled = content
      (filled.text, filled.secondaryText) = (title, text)
      cell.contentConfiguration = filled
    }
    return controller
  }

  @Test func `a title and a text share a line where there is room, or have one each`() {
    TerminalDriver.run(details(["short", long], title: "Title", .subtitleCell())) { driver in
      #expect(
        driver.lines[1...4].map { $0 } == [
          "  Title  short", "  Title", "  One two three four five six seven",
          "  eight nine ten eleven twelve",
        ])
    }
    let value = "a value of twenty-six cells"
    TerminalDriver.run(details(["short", long], title: "Name", .valueCell())) { driver in
      #expect(driver.lines[1].hasPrefix("  Name") && driver.lines[1].hasSuffix("short"))
      #expect(driver.lines[2...3] == ["  Name", "  One two three four five six seven"])
    }
    // A long value takes what its short title leaves.
    TerminalDriver.run(details([value], title: "Name", .valueCell())) { driver in
      #expect(driver.lines[1].hasPrefix("  Name ") && driver.lines[1].hasSuffix(" \(value)"))
    }
    // A label next to both isn't placed between them.
    let beside = NamesController([(nil, ["a"])])
    beside.configure = { cell, _ in
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
    beside.shown { window in
      #expect(
        TextScreen().snapshot(of: window).split(separator: "\n")[1]
          == "  title  subtitle  beside")
    }
    let tall = NamesController([(nil, [long])])
    tall.tableView.rowHeight = 88
    var limit = 0
    tall.configure = { cell, name in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = name
      content.textProperties.numberOfLines = limit
      content.secondaryText = limit == 0 ? "below" : nil
      cell.contentConfiguration = content
    }
    TerminalDriver.run(tall) { driver in
      #expect(driver.lines[1].hasSuffix("…") && driver.lines[2] == "  below")
      limit = 1
      tall.tableView.reloadData()
      #expect(driver.lines[1].hasSuffix("…") && driver.lines[2] == "")
    }
  }

  /// The layout of a grid whose items have a text each.
  private func grid(
    _ items: [(frame: CGRect, text: String)], alignment: NSTextAlignment = .natural
  ) -> TextLayout {
    var list = Scene.Group(
      role: .list(Scene.List(count: 3, countBelow: 0, isGrid: true)),
      frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    for (number, (frame, text)) in items.enumerated() {
      var item = Scene.Group(role: .item([0, number]), frame: frame)
      item.items = [.text(text, frame.atOrigin, .label, alignment: alignment)]
      list.groups.append(item)
    }
    return TextLayout(Scene(size: list.frame.size, root: list), columns: 40, lineHeight: 44)
  }

  @Test func `items of a grid don't overlap, and those beside a tall one have their own lines`() {
    let row = grid(
      zip([0, 40, 160], ["abcdefghij", "abcdefghij", "abcd"]).map { x, text in
        (CGRect(x: x, y: 0, width: 80, height: 44), text)
      }, alignment: .center)
    #expect(row.lines.map(\.text.plainText) == ["abcd…abcdefghij        abcd"])
    #expect(row.lines[0].spots.map(\.columns) == [0..<5, 5..<15, 20..<30])
    let stacked = grid([
      (CGRect(x: 0, y: 0, width: 160, height: 88), "item 0"),
      (CGRect(x: 160, y: 0, width: 80, height: 44), "item 1"),
      (CGRect(x: 160, y: 44, width: 80, height: 44), "item 2"),
      (CGRect(x: 240, y: 0, width: 80, height: 88), "item 3"),
    ])
    #expect(
      stacked.lines.map(\.text.plainText) == [
        "item 0              item 1    item 3", "                    item 2",
      ])
    #expect(stacked.lines.map(\.spots.count) == [3, 1])
  }

  @Test func `a long title leaves room for buttons, and an index has two cells at most`() {
    let controller = names(["a"])
    controller.title = String(repeating: "Long title ", count: 20)
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Left", primaryAction: UIAction { _ in })
    controller.setBarButton("Right")
    TerminalDriver.run(controller) { driver in
      let cut = driver.lines[0]
      controller.title = "Title"
      #expect(
        [cut, driver.lines[0]] == [
          "Left Long title Long title Long… Right", "Left             Title           Right",
        ])
    }
    let indexed = MovedNames([(nil, ["a", "b", "c", "d"])])
    indexed.indexTitles = ["A", "あ", "BC", "DEF"]
    TerminalDriver.run(indexed) { driver in
      var emulator = TerminalEmulator(columns: 40, rows: 12)
      var painter = TerminalPainter()
      emulator.feed(painter.paint(driver.frame))
      let lines = emulator.text.components(separatedBy: "\n")[1...4]
      #expect(
        zip(lines, [" A", "あ", "BC", "DE"]).allSatisfy { $0.hasSuffix(" " + $1) })
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
        let line = driver.lines[1 + number]
        #expect(line.hasPrefix("  \(shown) ") && line.hasSuffix(" \(shown) ›"))
      }
    }
  }

  @Test func `sections without titles are kept apart`() {
    let sections: [(title: String?, names: [String])] = [(nil, ["a", "b"]), (nil, ["c"])]
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let controller = NamesController(sections, style: style)
      let lines = UIWindow.showing(controller, width: 240, height: 600) {
        TextScreen().snapshot(of: $0).components(separatedBy: "\n")
      }
      #expect(lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["a", "b", "", "c"])
    }
    TerminalDriver.run(NamesController(sections, style: .grouped)) { driver in
      #expect(driver.lines[1...4] == ["  a", "  b", "", "  c"])
      #expect(driver.marks([.down, .down]) == ["c"])
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
    UIWindow.showing(controller, width: 240, height: 200) { window in
      #expect(TextScreen().snapshot(of: window).hasSuffix(" more items"))
    }
  }

  @Test func `work shows an indicator that turns, and a refresh its word until it ends`() {
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
    let refreshed = names(["a"])
    let control = UIRefreshControl()
    refreshed.refreshControl = control
    TerminalDriver.run(refreshed) { driver in
      #expect(!driver.help.contains("Refreshing…"))
      driver.press("r")
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
