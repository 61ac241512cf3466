import Foundation
import HeadlessScreens
import TestSupport
import Testing

/// However a process ends, its terminal is as it was.
@Suite(.timeLimit(.minutes(30))) struct TerminalRescueTests {
  private func probe(errors: Pipe? = nil) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: "TerminalProbe", columns: 40, rows: 8, errors: errors)
    try await terminal.waitFor("size 40x8")
    return terminal
  }

  @Test(arguments: Signals.ending)
  func `a signal that ends the process restores the terminal`(number: Int32) async throws {
    let terminal = try await probe()
    terminal.signal(number)
    #expect(try await terminal.end() == (.signalled(number), true))
  }

  @Test(arguments: Signals.suspending)
  func `a signal that suspends the process restores the terminal until it continues`(
    number: Int32
  ) async throws {
    let terminal = try await probe()
    terminal.signal(number)
    // Continued before it stands still, it would stand still for ever.
    try await terminal.waitFor("the old screen", isSilent: true) {
      !$0.emulator.isAlternate && $0.isSuspended
    }
    #expect(terminal.isRestored)
    terminal.signal(SIGCONT)
    try await terminal.waitFor("size 40x8")
    #expect(terminal.emulator.entries >= 2)
    terminal.send("q")
    #expect(try await terminal.end() == (.exited(0), true))
  }

  @Test func `a process that is ended and continued at any time restores the terminal`()
    async throws
  {
    // Some at a time: most of a run is waiting.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for run in 1...20 as ClosedRange<UInt64> {
        if run > 5 { try await group.next() }
        group.addTask { try await Self.endAndContinue(run: run) }
      }
      try await group.waitForAll()
    }
  }

  private static func endAndContinue(run: UInt64) async throws {
    var random = SeededGenerator(seed: run)
    let terminal = try PseudoTerminal(running: "TerminalProbe", columns: 40, rows: 8)
    // Every fourth is hit while it starts.
    if run % 4 > 0 { try await terminal.waitFor("size 40x8") }
    for _ in 0..<Int.random(in: 0...3, using: &random) { terminal.send("k") }
    try await Task.sleep(nanoseconds: .random(in: 0...10_000_000, using: &random))
    terminal.signal(SIGTERM)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      for _ in 0..<Int.random(in: 0...2000, using: &random) { _ = getpid() }
      terminal.signal(SIGCONT)
    }
    #expect(try await terminal.end() == (.signalled(SIGTERM), true), "run \(run)")
  }

  @Test func `a process that is suspended, ended and continued restores the terminal`() async throws
  {
    let terminal = try await probe()
    terminal.signal(SIGTSTP)
    try await terminal.waitFor("the old screen", isSilent: true) { $0.isSuspended }
    terminal.signal(SIGTERM)
    terminal.signal(SIGCONT)
    #expect(try await terminal.end() == (.signalled(SIGTERM), true))
  }

  @Test func `a trap's message is read below the restored screen`() async throws {
    let terminal = try await probe()
    terminal.send("t")
    let (ending, isRestored) = try await terminal.end()
    #expect([.signalled(SIGILL), .signalled(SIGTRAP)].contains(ending) && isRestored)
    let message = terminal.text.filter { $0 != "\n" }
    #expect(message.contains("Fatal error: the probe was told to trap"))
  }

  /// A key that tells the probe to end, and how it may end then.
  enum End: String, CaseIterable {
    case overflowingStack = "o"
    case exit = "x"
    case errorsOnClosedPipe = "e"

    var endings: [PseudoTerminal.Ending] {
      switch self {
      case .overflowingStack: [.signalled(SIGSEGV), .signalled(SIGBUS)]
      case .exit: [.exited(3)]
      case .errorsOnClosedPipe: [.signalled(SIGPIPE)]
      }
    }
  }

  @Test(arguments: End.allCases)
  func `a process that ends by itself restores the terminal and keeps its status`(
    _ end: End
  ) async throws {
    let terminal = try await probe()
    terminal.send(end.rawValue)
    let (ending, isRestored) = try await terminal.end()
    #expect(end.endings.contains(ending) && isRestored, "\(ending)")
  }

  @Test func `signals that the app handles or ignores stay the app's`() async throws {
    let terminal = try PseudoTerminal(running: "TerminalProbe", ["signals"], columns: 40, rows: 8)
    try await terminal.waitFor("size 40x8")
    terminal.signal(SIGPIPE)
    terminal.signal(SIGUSR1)
    terminal.send("ab")
    try await terminal.waitFor("task ran")
    terminal.signal(SIGUSR2)
    #expect(try await terminal.end() == (.exited(4), true))
  }
}
