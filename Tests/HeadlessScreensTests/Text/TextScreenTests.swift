import HeadlessUIKit
import Testing
import TextEscaping

@testable import HeadlessScreens

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TextScreenTests {
  @Test func `a list is a bar, headers and rows, one line each`() {
    let controller = NamesController([("A", ["Ada", "Alan"]), (nil, ["Grace"])])
    controller.shown { window in
      #expect(
        TextScreen().snapshot(of: window) == """
                      Names
          A
            Ada
            Alan
            Grace
          """)
    }
  }

  @Test func `rows below the screen are counted`() {
    let controller = NamesController([(nil, (1...20).map { "Row \($0)" })])
    controller.shown(height: 44 + 3 * 44) { window in
      #expect(
        TextScreen().snapshot(of: window) == """
                      Names
            Row 1
            Row 2
            Row 3
          … 17 more rows
          """)
      controller.tableView.contentOffset.y = 15 * 44
      #expect(TextScreen().snapshot(of: window).hasSuffix("  Row 19\n… 1 more row"))
    }
  }

  @Test func `a row is shown as long as more than half of it is below the bar`() {
    let controller = NamesController([(nil, (1...9).map { "Row \($0)" })])
    controller.shown(height: 44 + 3 * 44) { window in
      let top = controller.tableView.contentOffset.y
      // Half of the first and of the fourth: a row at the end has the line.
      for (offset, rows) in [(21, 1...3), (22, 2...4), (23, 2...4)] as [(CGFloat, ClosedRange<Int>)]
      {
        controller.tableView.contentOffset.y = top + offset
        let lines = TextScreen().snapshot(of: window).split(separator: "\n")
        #expect(
          lines.filter { $0.contains("Row") } == rows.map { "  Row \($0)" }.map { Substring($0) },
          "\(offset)")
      }
    }
  }

  @Test func `details, signs and selection have their places`() {
    let controller = NamesController([(nil, ["a", "b", "c"])])
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = name == "b" ? nil : "value of \(name)"
      cell.contentConfiguration = content
      cell.accessoryType = name == "a" ? .checkmark : name == "b" ? .detailDisclosureButton : .none
    }
    controller.shown { window in
      #expect(
        TextScreen().snapshot(of: window) == """
                      Names
            a             value of a ✓
            b                      ⓘ ›
            c               value of c
          """)
    }
  }

  @Test func `text that is too long is cut, and the value stays`() {
    let controller = NamesController([(nil, [String(repeating: "lilli ", count: 6)])])
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = "end"
      cell.contentConfiguration = content
    }
    controller.shown { window in
      let row = TextScreen().snapshot(of: window).split(separator: "\n")[1]
      #expect(row.hasPrefix("  lilli lilli") && row.contains("…") && row.hasSuffix("end"))
      #expect(row.count == 28)
    }
  }

  @Test func `a header that stays in sight covers the row below it`() {
    let controller = NamesController([("A", (1...9).map { "a\($0)" }), ("B", ["b1"])])
    controller.shown(height: 44 + 28 + 3 * 44) { window in
      controller.tableView.contentOffset.y = 44
      #expect(
        TextScreen().snapshot(of: window) == """
                      Names
          A
            a3
            a4
            a5
          … 5 more rows
          """)
    }
  }

  @Test func `an alert's title, message and choices come last`() {
    let controller = NamesController([(nil, ["a"])])
    controller.shown { window in
      let alert = UIAlertController(
        title: "Delete?", message: "It is gone for good.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      controller.present(alert, animated: false)
      let lines = TextScreen().snapshot(of: window).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(lines[1] == "a")
      #expect(Array(lines[3...6]) == ["Delete?", "It is gone for good.", "Delete", "Cancel"])
    }
  }

  @Test func `a plain controller's labels are lines too`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let controller = UIViewController()
    for (text, y) in [("second", 80.0), ("first", 20.0)] {
      let label = UILabel(frame: CGRect(x: 8, y: y, width: 100, height: 20))
      label.text = text
      controller.view.addSubview(label)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(TextScreen().snapshot(of: window) == " first\n second")
  }

  /// The data is everywhere: in bars, a header, a row, an alert with a field and a choice.
  @Test func `control characters in data can't reach the screen`() {
    let text = "Z\u{1B}]0;t\u{7}\u{9B}2J\u{202E}\u{200F}\r\u{7F}\t"
    let controller = NamesController([(text, [text])])
    controller.title = text
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: text, style: .plain, target: nil, action: nil)
    controller.navigationItem.searchController = UISearchController()
    controller.navigationItem.searchController?.searchBar.text = text
    controller.shown(width: 1600) { window in
      let alert = UIAlertController(title: text, message: text, preferredStyle: .alert)
      alert.addTextField { $0.text = text }
      alert.addAction(UIAlertAction(title: text, style: .default))
      controller.present(alert, animated: false)
      let shown = TextScreen().snapshot(of: window)
      #expect(
        shown.components(separatedBy: #"Z\u{1B}]0;t\u{07}\u{009B}2J\u{202E}\u{200F}"#).count == 10)
      let lines = shown.split(separator: "\n").map(String.init)
      #expect(lines.map { $0.escapingControlCharacters() } == lines)

      var emulator = TerminalEmulator(columns: 200, rows: 20)
      var painter = TerminalPainter()
      let navigator = TerminalNavigator(window: window)
      emulator.feed(painter.paint(navigator.frame(TerminalSize(columns: 200, rows: 20))))
      #expect(emulator.unknown == [] && emulator.text.contains("Z"))
    }
  }

  @Test func `an index is spread over the lines that there are`() {
    #expect(TextLayout.spread(["A", "B"], over: 3) == ["A", "B", nil])
    #expect(TextLayout.spread(["A", "B", "C", "D"], over: 2) == ["A", "C"])
    #expect(TextLayout.spread([String](), over: 2) == [nil, nil])
    #expect(TextLayout.spread(["A"], over: 0) == [])
  }
}
