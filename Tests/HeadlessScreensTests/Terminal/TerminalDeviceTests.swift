import Foundation
import HeadlessScreens
import Testing

@Suite(.timeLimit(.minutes(5))) struct TerminalDeviceTests {
  private func probe() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: "TerminalProbe", columns: 40, rows: 8)
    try await terminal.waitFor("size 40x8")
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.emulator.modes == [7, 25])
    #expect(terminal.isCooked)
    #expect(terminal.emulator.unknown == [])
  }

  @Test func `quitting restores the screen`() async throws {
    let terminal = try await probe()
    #expect(terminal.emulator.modes == [1049, 1000, 1006, 2004])
    #expect(!terminal.isCooked)
    terminal.send("q")
    #expect(try await terminal.exit() == .exited(0))
    expectRestored(terminal)
    #expect(!terminal.text.contains("size"))
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

  @Test func `a lone escape arrives after a while`() async throws {
    let terminal = try await probe()
    terminal.send("\u{1B}")
    try await terminal.waitFor("key escape 0")
  }

  @Test func `tasks of the main actor run`() async throws {
    let terminal = try await probe()
    terminal.send("a")
    try await terminal.waitFor("task ran")
  }

  @Test func `a trap's message is read below the restored screen`() async throws {
    let terminal = try await probe()
    terminal.send("t")
    let ending = try await terminal.exit()
    #expect([.signalled(SIGILL), .signalled(SIGTRAP)].contains(ending))
    expectRestored(terminal)
    let message = terminal.text.filter { $0 != "\n" }
    #expect(message.contains("Fatal error: the probe was told to trap"))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func `a signal that ends the process restores the screen`(number: Int32) async throws {
    let terminal = try await probe()
    terminal.signal(number)
    #expect(try await terminal.exit() == .signalled(number))
    expectRestored(terminal)
  }

  @Test func `a new size is shown`() async throws {
    let terminal = try await probe()
    terminal.resize(columns: 30, rows: 5)
    try await terminal.waitFor("size 30x5")
    #expect(terminal.text == "size 30x5\n\n\n\n")
  }

  @Test func `suspending gives the screen back, continuing takes it again`() async throws {
    let terminal = try await probe()
    terminal.signal(SIGTSTP)
    // Continued before it stands still, it would stand still for ever.
    try await terminal.waitFor("the old screen") { !$0.emulator.isAlternate && $0.isSuspended }
    expectRestored(terminal)
    terminal.signal(SIGCONT)
    try await terminal.waitFor("size 40x8")
    #expect(terminal.emulator.entries >= 2)
    terminal.send("q")
    #expect(try await terminal.exit() == .exited(0))
    expectRestored(terminal)
  }

  @Test func `the end of the input ends the program`() async throws {
    let terminal = try await probe()
    try terminal.hangUp()
    #expect(try await terminal.exit() == .exited(0))
  }

  @Test func `a terminal that cannot move its cursor is not interactive`() async throws {
    let terminal = try PseudoTerminal(running: "TerminalProbe", environment: ["TERM": "dumb"])
    #expect(try await terminal.exit() == .exited(0))
    #expect(terminal.text.hasPrefix("not interactive"))
  }
}
