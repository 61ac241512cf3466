import Foundation

/// A run of an executable of this package where there is no terminal.
struct ProductRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a product, and suspends until it has ended.
  ///
  /// - Parameter output: The path of the file that the output goes to; nil to have it as text.
  init(_ product: String, _ arguments: [String] = [], output: String? = nil) async throws {
    try await self.init(running: PseudoTerminal.built(product), arguments, output: output)
  }

  /// Runs a script of the shell, in which a product is `$0`.
  init(_ product: String, script: String, _ arguments: [String] = []) async throws {
    let path = try PseudoTerminal.built(product).path
    try await self.init(script: script, [path] + arguments)
  }

  /// Runs a script of the shell, in which the first argument is `$0`.
  init(script: String, _ arguments: [String]) async throws {
    try await self.init(
      running: URL(fileURLWithPath: "/bin/sh"), ["-c", script] + arguments, output: nil)
  }

  private init(running executable: URL, _ arguments: [String], output: String?) async throws {
    let files = try (0..<2).map { _ in try TemporaryFile() }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let handles = try [
      FileHandle(forWritingTo: output.map { URL(fileURLWithPath: $0) } ?? files[0].url),
      FileHandle(forWritingTo: files[1].url),
    ]
    // Foundation on Linux keeps what a process was run with.
    defer { for handle in handles { try? handle.close() } }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      Signals.catchIgnored()
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    status = process.terminationStatus
    self.output = try files[0].text
    errors = try files[1].text
  }
}

/// An empty file that goes with its owner.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try Data().write(to: url) }

  deinit { try? FileManager.default.removeItem(at: url) }

  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }
}
