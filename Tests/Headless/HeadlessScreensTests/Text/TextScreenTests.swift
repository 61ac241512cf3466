import HeadlessUIKit
import Testing
import TextEscaping

@testable import HeadlessScreens

@MainActor @Suite(.serialized) struct TextScreenTests {
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

  @Test func `a tab has its title and its badge, without its symbol`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "star"), tag: 0)
      controller.tabBarItem.badgeValue = title == "Two" ? "3" : nil
      return controller
    }
    UIWindow.showing(tabs) { window in
      let words = TextScreen().snapshot(of: window).split { $0.isWhitespace }
      #expect(words == ["[One]", "Two", "(3)"])
    }
  }

  @Test func `rows are shown while half of them is in sight, and counted below the screen`() {
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
    let sections = NamesController([("A", (1...9).map { "a\($0)" }), ("B", ["b1"])])
    sections.shown(height: 44 + 28 + 3 * 44) { window in
      sections.tableView.contentOffset.y = 44
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
    let nine = NamesController([(nil, (1...9).map { "Row \($0)" })])
    nine.shown(height: 44 + 3 * 44) { window in
      let top = nine.tableView.contentOffset.y
      // Half of the first and of the fourth: a row at the end has the line.
      let rows = ([21, 22, 23] as [CGFloat]).map { offset in
        nine.tableView.contentOffset.y = top + offset
        return TextScreen().snapshot(of: window).split(separator: "\n")
          .filter { $0.contains("Row") }.joined()
      }
      let later = "  Row 2  Row 3  Row 4"
      #expect(rows == ["  Row 1  Row 2  Row 3", later, later])
    }
  }

  @Test func `details and signs have their places, and a text that is too long is cut`() {
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
    let long = NamesController([(nil, [String(repeating: "lilli ", count: 6)])])
    long.configure = { cell, name in
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = "end"
      cell.contentConfiguration = content
    }
    long.shown { window in
      let row = TextScreen().snapshot(of: window).split(separator: "\n")[1]
      #expect(row.hasPrefix("  lilli lilli") && row.contains("…") && row.hasSuffix("end"))
      #expect(row.count == 28)
    }
  }

  @Test func `an alert's title, message and choices come last, and labels are lines too`() {
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
      let choices = ["Delete?", "It is gone for good.", "Delete", "Cancel"]
      #expect([lines[1]] + lines[3...6] == ["a"] + choices)
    }
    let plain = UIViewController()
    for (text, y) in [("second", 80.0), ("first", 20.0)] {
      let label = UILabel(frame: CGRect(x: 8, y: y, width: 100, height: 20))
      label.text = text
      plain.view.addSubview(label)
    }
    UIWindow.showing(plain, width: 200, height: 200) { window in
      #expect(TextScreen().snapshot(of: window) == " first\n second")
    }
  }

  /// The data is everywhere: in bars, a header, a row, an alert with a field and a choice.
  @Test func `control characters in data can't reach the screen`() {
    let text = "Z\u{1B}]0;t\u{7}\u{9B}2J\u{202E}\u{200F}\r\u{7F}\t"
    let controller = NamesController([(text, [text])])
    controller.title = text
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: text, style: .plain, target: nil, action: nil)
    UISearchController.added(to: controller).searchBar.text = text
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
    let cases: [([String], Int)] = [
      (["A", "B"], 3), (["A", "B", "C", "D"], 2), ([], 2), (["A"], 0),
    ]
    #expect(
      cases.map { TextLayout.spread($0, over: $1) } == [
        ["A", "B", nil], ["A", "C"], [nil, nil], [],
      ])
  }
}
