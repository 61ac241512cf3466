import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// A terminal's navigator on a controller in a navigation controller, without a terminal.
@MainActor struct TerminalDriver {
  let navigator: TerminalNavigator
  let size: TerminalSize
  /// Whether a frame is drawn after each key, as when no two of them arrive at once.
  var drawsEachKey = true

  nonisolated static let sizes = [
    TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 40, rows: 12),
  ]

  /// Shows a controller for as long as a body runs.
  static func run(
    _ controller: UIViewController, _ size: TerminalSize = sizes[1], drawsEachKey: Bool = true,
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
    let driver = TerminalDriver(
      navigator: TerminalNavigator(window: window), size: size, drawsEachKey: drawsEachKey)
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

  func press(_ keys: TerminalKey...) { press(keys) }

  private func press(_ keys: [TerminalKey]) {
    for key in keys {
      #expect(navigator.handle(.key(key)))
      if drawsEachKey { _ = frame }
    }
  }

  /// Presses keys, and returns the text that is marked after each group of them.
  func marks(_ groups: [TerminalKey]...) -> [String?] { values(groups) { marked } }

  /// Presses keys, and returns a value after each group of them.
  func after<Value>(_ groups: [TerminalKey]..., value: () -> Value) -> [Value] {
    values(groups, value)
  }

  private func values<Value>(_ groups: [[TerminalKey]], _ value: () -> Value) -> [Value] {
    groups.map { keys in
      press(keys)
      return value()
    }
  }

  func type(_ text: String) {
    for letter in text { press(.character(letter)) }
  }

  /// Presses the left button at a text, and releases it there.
  func click(_ text: String) {
    for action in [TerminalMouse.Action.press(0), .release(0)] { mouse(action, at: text) }
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

/// A character is a key, so that keys are written as `[.down, "d"]`.
extension TerminalKey: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
