import Foundation
import HeadlessScreens
import Testing

@Suite(.timeLimit(.minutes(30))) struct TerminalScreenTests {
  /// Moving up over the headers scrolls line by line, and opening a person runs through the turns
  /// of a push: nothing of that is drawn.
  @Test(arguments: TerminalDriver.sizes)
  func `a key is answered by one frame`(size: TerminalSize) async throws {
    let terminal = try PseudoTerminal(
      running: "Contacts", columns: size.columns, rows: size.rows)
    try await terminal.waitFor("Zoë Åkesson")
    let end = "\u{1B}[F"
    let up = PseudoTerminal.Key.up.rawValue
    for key in ["?", "\u{1B}", "\r", "\u{1B}", end] + Array(repeating: up, count: size.rows + 4) {
      try await terminal.waitForAnswer()
      let start = terminal.output.count
      terminal.send(key)
      try await terminal.waitForAnswer()
      let answer = String(decoding: terminal.output[start...], as: UTF8.self)
      let frames = answer.components(separatedBy: "\u{1B}[?2026h").count - 1
      #expect(frames == 1, "\(frames) frames after \(key.debugDescription)")
    }
  }
}
