import Foundation
import HeadlessScreens

/// Keys and clicks as terminals send them.
extension PseudoTerminal {
  enum Key: String {
    case up = "\u{1B}[A"
    case down = "\u{1B}[B"
    case right = "\u{1B}[C"
    case left = "\u{1B}[D"
    case enter = "\r"
    case escape = "\u{1B}"
    case backspace = "\u{7F}"
    case help = "?"
  }

  func press(_ keys: Key...) { send(keys.map(\.rawValue).joined()) }

  /// The lines of the screen.
  var lines: [String] { text.components(separatedBy: "\n") }

  /// The line of the screen that shows a text.
  func line(_ text: String) -> String? { lines.first { $0.contains(text) } }

  /// The help line.
  var help: String { lines.last ?? "" }

  /// The cell of the first character of a text; nil if the screen does not show the text.
  func cell(of text: String) -> TerminalPosition? {
    for (row, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let before = String(line[..<range.lowerBound])
      return TerminalPosition(column: CharacterWidth.of(before), row: row)
    }
    return nil
  }

  /// Presses the left button of the mouse on a text and releases it on another one, or on the same.
  func drag(_ text: String, to target: String? = nil) {
    guard let start = cell(of: text), let end = cell(of: target ?? text) else { return }
    send("\u{1B}[<0;\(start.column + 1);\(start.row + 1)M")
    send("\u{1B}[<0;\(end.column + 1);\(end.row + 1)m")
  }

  func click(_ text: String) { drag(text) }

  /// The texts in reverse video, without the blanks around them, from top to bottom.
  var marked: [String] { emulator.marked }

  /// Presses a key again and again until a condition holds. The condition is asked when the program
  /// has answered the key before: any other frame may come meanwhile.
  func press(
    _ key: Key, until what: String, _ holds: (PseudoTerminal) -> Bool
  ) async throws {
    for _ in 0..<60 {
      try await waitForAnswer()
      if holds(self) { return }
      press(key)
    }
    throw Missing(description: "no way to \(what); the screen shows:\n\(text)")
  }

  /// Moves until a thing with a text has the focus.
  func press(_ key: Key, to thing: String) async throws {
    try await press(key, until: thing) { $0.marked.contains { $0.contains(thing) } }
  }

  /// Chooses what a key does from the list of keys, by arrows alone.
  func choose(_ word: String) async throws {
    press(.help)
    try await waitFor("the list of keys") { $0.lines.first?.hasPrefix("Keys") == true }
    try await press(.down, until: word) { $0.marked.contains { $0.hasSuffix(" \(word)") } }
    press(.enter)
    try await waitFor("the screen behind the list of keys") {
      $0.lines.first?.hasPrefix("Keys") != true
    }
  }
}
