import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// A terminal's navigator on a controller in a navigation controller, without a terminal.
@MainActor struct TerminalDriver {
  let navigator: TerminalNavigator
  let size: TerminalSize

  nonisolated static let sizes = [
    TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 40, rows: 12),
  ]

  /// Shows a controller for as long as a body runs.
  static func run(
    _ controller: UIViewController, _ size: TerminalSize = sizes[1],
    _ body: (TerminalDriver) -> Void
  ) {
    let old = ListMetrics.current
    ListMetrics.current = TerminalNavigator.oneLine
    defer { ListMetrics.current = old }
    let window = UIWindow(
      frame: TerminalNavigator.bounds(columns: size.columns, rows: size.rows))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let driver = TerminalDriver(navigator: TerminalNavigator(window: window), size: size)
    _ = driver.frame
    body(driver)
  }

  var frame: TextFrame { navigator.frame(size) }
  /// The texts of the lines.
  var lines: [String] { frame.lines.map(\.plainText) }
  var help: String { lines.last ?? "" }

  func line(_ text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

  /// The text in reverse video of the first line that has any.
  var marked: String? {
    for line in frame.lines {
      let text =
        line.style.reverse
        ? line.plainText : line.spans.filter { $0.style.reverse }.map(\.text).joined()
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      if !trimmed.isEmpty { return trimmed }
    }
    return nil
  }

  /// Presses keys, and draws after each as a terminal does.
  func press(_ keys: TerminalKey...) {
    for key in keys {
      #expect(navigator.handle(.key(key)))
      _ = frame
    }
  }

  func type(_ text: String) {
    for letter in text { press(.character(letter)) }
  }

  /// Lets the mouse do something at a text.
  func mouse(_ action: TerminalMouse.Action, at text: String) {
    let lines = lines
    guard let row = lines.firstIndex(where: { $0.contains(text) }),
      let range = lines[row].range(of: text)
    else {
      Issue.record("\(text) is not on the screen")
      return
    }
    let column = CharacterWidth.of(String(lines[row][..<range.lowerBound]))
    _ = navigator.handle(
      .mouse(TerminalMouse(action, at: TerminalPosition(column: column, row: row))))
    _ = frame
  }
}
