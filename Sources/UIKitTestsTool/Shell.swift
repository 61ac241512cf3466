import Foundation

/// Runs programs.
enum Shell {
  struct Result {
    var status: Int32
    var output: String
  }

  /// Runs a program with a time limit, and returns what it prints.
  static func run(_ arguments: [String], in folder: String, seconds: Int = 3600) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      return Result(
        status: 127, output: "\(arguments[0]) can't be run. \(error.localizedDescription)")
    }
    let id = process.processIdentifier
    let watch = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watch)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watch.cancel()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
