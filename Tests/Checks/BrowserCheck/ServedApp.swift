import Foundation
import TestSupport

/// A process that serves a window.
@MainActor final class ServedApp {
  private static var all: [ServedApp] = []
  private let process = Process()
  let address: String

  /// Runs a product beside this one, and waits for its address.
  init(_ product: String, _ arguments: [String]) async throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent(product)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let handle = output.fileHandleForReading
    let line = try await onOwnThread {
      var bytes = Data()
      while bytes.last != UInt8(ascii: "\n") {
        let more = handle.availableData
        if more.isEmpty { break }
        bytes += more
      }
      return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
    guard line.hasPrefix("http://127.0.0.1:") else {
      throw Failure("\(product) printed no address: \(line)")
    }
    address = line
    Self.all.append(self)
  }

  /// Ends the processes that still run.
  static func endAll() {
    for app in all where app.process.isRunning { app.kill() }
  }

  /// Ends the process as a user does, and returns its status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Stops the process, or lets it go on.
  func freeze(_ isFrozen: Bool) {
    Foundation.kill(process.processIdentifier, isFrozen ? SIGSTOP : SIGCONT)
  }

  /// Ends the process without a chance to say goodbye.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
