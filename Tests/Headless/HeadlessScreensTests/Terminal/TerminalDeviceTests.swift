import Foundation
import HeadlessScreens
import Testing

@Suite(.timeLimit(.minutes(30))) struct TerminalDeviceTests {
  private func probe() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: "TerminalProbe", columns: 40, rows: 8)
    try await terminal.waitFor("size 40x8")
    return terminal
  }

  @Test func `quitting restores the screen, and the end of the input ends the program`()
    async throws
  {
    let terminal = try await probe()
    #expect(terminal.emulator.modes == [1049, 1002, 1006, 2004] && !terminal.isRestored)
    terminal.send("q")
    #expect(try await terminal.end() == (.exited(0), true))
    #expect(!terminal.text.contains("size"))
    let other = try await probe()
    other.hangUp()
    #expect(try await other.exit() == .exited(0))
  }

  @Test func `keys, pastes and clicks arrive`() async throws {
    let terminal = try await probe()
    terminal.send("é\u{1B}[A\u{1B}[<0;3;2M\u{1B}[200~two words\u{1B}[201~")
    try await terminal.waitFor("paste two words")
    #expect(
      terminal.text == """
        size 40x8
        key character("é") 0
        key up 0
        mouse press(0) 2,1
        paste two words



        """)
  }

  @Test func `a lone escape arrives after a while, and tasks of the main actor run`() async throws {
    let terminal = try await probe()
    terminal.send("\u{1B}")
    try await terminal.waitFor("key escape 0")
    terminal.send("a")
    try await terminal.waitFor("task ran")
  }

  @Test func `a new size is shown`() async throws {
    let terminal = try await probe()
    terminal.resize(columns: 30, rows: 5)
    try await terminal.waitFor("size 30x5")
    #expect(terminal.text == "size 30x5\n\n\n\n")
  }

  @Test func `a terminal that can't move its cursor is not interactive`() async throws {
    let terminal = try PseudoTerminal(running: "TerminalProbe", environment: ["TERM": "dumb"])
    #expect(try await terminal.exit() == .exited(0))
    #expect(terminal.text.hasPrefix("not interactive"))
  }
}
