import Foundation
import Testing

/// The to-do list in the terminal: on a file, and in two terminals on one file.
@Suite(.timeLimit(.minutes(30))) struct TasksInTerminalTests {
  private let path = NSTemporaryDirectory() + UUID().uuidString + ".sqlite"

  private func tasks() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: "Tasks", [path], columns: 40, rows: 12)
    try await terminal.waitFor("Paint the door")
    return terminal
  }

  private func remove() {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  @Test func `two terminals on one file follow each other`() async throws {
    defer { remove() }
    let first = try await tasks()
    let second = try await tasks()
    first.send("\r")
    try await first.waitFor("✓")
    try await second.waitFor("✓")
    second.send("d")
    try await second.waitFor("a row is gone") { !$0.text.contains("Sow the beans") }
    try await first.waitFor("the row is gone here too") { !$0.text.contains("Sow the beans") }
    first.send("q")
    #expect(try await first.exit() == .exited(0))
    second.send("q")
    #expect(try await second.exit() == .exited(0))
    // What was changed is there the next time.
    let third = try await tasks()
    #expect(third.text.contains("✓") && !third.text.contains("Sow"))
  }
}
