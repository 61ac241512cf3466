import Foundation
import ListStore

/// Checks a store where things go wrong, in one of three modes; exit status 1 tells of faults.
///
///     swift run -c release SQLiteFaultCheck [KILLS]
///     swift run -c release SQLiteFaultCheck full FOLDER
///     swift run -c release SQLiteFaultCheck threads SECONDS
///
/// The first kills a process that writes, at moments by chance, and looks whether anything is lost
/// that was acknowledged, or half there; then it cuts and scrambles the log of such a file, and
/// looks whether what is left is whole. The second fills the file system of a folder, see
/// `FullDiskCheck`; the third reads a list while another thread writes, see `ThreadCheck`.
@main struct SQLiteFaultCheck {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first) {
    case ("write", let path?): try write(to: path)
    case ("full", let folder?): return try MainActor.assumeIsolated { try fillDisk(folder) }
    case ("threads", let text?):
      try MainActor.assumeIsolated { try ThreadCheck.run(seconds: Double(text) ?? 10) }
    default: break
    }
    let kills = arguments.first.flatMap { Int($0) } ?? 50
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var faults: [String] = []
    var acknowledged = 0
    for number in 0..<kills {
      let path = "\(folder)/\(number).sqlite"
      let last = try killedWriter(path)
      acknowledged += last
      faults += try tearings(of: path).map { "kill \(number), torn: \($0)" }
      faults += try damage(path, atLeast: last).map { "kill \(number): \($0)" }
    }
    end(
      "\(kills) kills, \(acknowledged) acknowledged transactions, \(kills * 4) torn logs", faults)
  }

  /// Fills a file system, and tells how that went.
  @MainActor private static func fillDisk(_ folder: String) throws {
    let check = try FullDiskCheck(folder: folder)
    for _ in 0..<20 { try check.fillOnce() }
    end("\(check.times) times full, \(check.commits) commits", check.faults)
  }

  /// Prints a line, and the first faults; ends the process if there are any.
  static func end(_ line: String, _ faults: [String]) {
    print("\(line): \(faults.count) faults")
    for fault in faults.prefix(5) { print(fault) }
    if !faults.isEmpty { exit(1) }
  }

  /// A transaction's row.
  private struct Mark: Codable, Identifiable {
    let id: Int
    let number: Int
  }

  private static let size = 7

  /// Writes transactions of a few rows, and says each number when it is there.
  private static func write(to path: String) throws -> Never {
    let store = try SQLiteStore(path: path)
    try store.createTable(for: Mark.self)
    var number = 0
    while true {
      number += 1
      try store.write { tx in
        for row in 0..<size { try tx.insert(Mark(id: number * size + row, number: number)) }
      }
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }

  /// Has a process write, and kills it; the last transaction that it acknowledged.
  private static func killedWriter(_ path: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["write", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    Thread.sleep(forTimeInterval: .random(in: 0.02...0.15))
    kill(process.processIdentifier, SIGKILL)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A line that was cut is no acknowledgement.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .compactMap { Int($0) }.last ?? 0
  }

  /// What is wrong with a file: transactions that are lost or half there, or a damaged tree.
  private static func damage(_ path: String, atLeast last: Int) throws -> [String] {
    let store = try SQLiteStore(path: path)
    var faults: [String] = []
    try store.write { tx in
      try tx.createTable(for: Mark.self)
      let rows = try tx.execute("SELECT number, count(*) AS n FROM Mark GROUP BY number ORDER BY 1")
      for (index, row) in rows.enumerated()
      where row["number"] != .integer(Int64(index + 1)) || row["n"] != .integer(Int64(size)) {
        faults.append("transaction \(index + 1) is \(row)")
      }
      if rows.count < last { faults.append("\(rows.count) of \(last) transactions are there") }
      let check = try tx.execute("PRAGMA integrity_check")
      if check.first?["integrity_check"] != .text("ok") { faults.append("\(check)") }
    }
    return faults
  }

  /// Cuts or scrambles the log of copies of a file, as a power cut may.
  private static func tearings(of path: String) throws -> [String] {
    guard let log = FileManager.default.contents(atPath: path + "-wal"), log.count > 100 else {
      return []
    }
    var faults: [String] = []
    for number in 0..<4 {
      let copy = "\(path).torn\(number)"
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      var torn = log
      let place = Int.random(in: 32..<log.count)
      if number.isMultiple(of: 2) {
        torn = torn.prefix(place)
      } else {
        for offset in place..<min(place + 500, torn.count) { torn[offset] = .random(in: 0...255) }
      }
      try torn.write(to: URL(fileURLWithPath: copy + "-wal"))
      faults += try damage(copy, atLeast: 0)
    }
    return faults
  }
}
