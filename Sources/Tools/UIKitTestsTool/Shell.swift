import Foundation

/// Runs programs.
enum Shell {
  struct Result {
    var status: Int32
    var output: String
  }

  typealias Runner = (_ arguments: [String], _ folder: String, _ seconds: Int) -> Result

  /// Runs a program, and returns what it prints. It ends a program that prints nothing for some
  /// seconds. Each ten seconds, standard error shows the last line.
  static func run(_ arguments: [String], in folder: String, seconds: Int) -> Result {
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
    let queue = DispatchQueue(label: "uikit-tests")
    let watch = DispatchSource.makeTimerSource(queue: queue)
    nonisolated(unsafe) var isEnded = false
    watch.setEventHandler {
      // SwiftPM ends the programs that it started, if it is asked.
      kill(-id, isEnded ? SIGKILL : SIGINT)
      isEnded = true
    }
    var data = Data()
    var time = Date()
    watch.schedule(deadline: .now() + .seconds(seconds), repeating: 5)
    watch.activate()
    while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
      data += part
      if time.timeIntervalSinceNow < -10,
        let line = String(decoding: part, as: UTF8.self).split(separator: "\n")
          .last(where: { $0.hasPrefix("[") || !$0.hasPrefix("{") && $0.contains("Test ") })
      {
        FileHandle.standardError.write(Data("  \(line.prefix(100))\n".utf8))
        time = Date()
      }
      queue.sync {
        if !isEnded { watch.schedule(deadline: .now() + .seconds(seconds), repeating: 5) }
      }
    }
    process.waitUntilExit()
    watch.cancel()
    let note = queue.sync { isEnded } ? "\nIt printed nothing for \(seconds) seconds." : ""
    return Result(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self) + note)
  }
}
