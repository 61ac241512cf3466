import Foundation

/// The results of tests, as XCTest and Swift Testing print them.
struct TestResults: Equatable {
  var passed: [String] = []
  var failed: [String] = []
  var skipped: [String] = []
  /// The lines that tell of failures.
  var failures: [String] = []

  init(_ output: String) {
    for line in output.split(separator: "\n") {
      if line.hasPrefix("Test Case '") {
        let parts = line.split(separator: "'")
        guard parts.count >= 3 else { continue }
        add(String(parts[1]), parts[2])
      } else if line.hasPrefix("✔ Test ") || line.hasPrefix("✘ Test ") || line.hasPrefix("➜ Test ")
      {
        let rest = line.dropFirst(7)
        guard !rest.hasPrefix("run with"), !rest.hasPrefix("case ") else { continue }
        if rest.contains(" recorded an issue") {
          failures.append(String(line.dropFirst(2)))
        } else if let word = [" passed after", " failed after", " skipped"].first(where: {
          rest.contains($0)
        }), let range = rest.range(of: word) {
          add(String(rest[..<range.lowerBound]), Substring(word))
        }
      } else if line.hasPrefix("/"), line.contains(": error: ") {
        failures.append(String(line))
      }
    }
  }

  private mutating func add(_ name: String, _ word: Substring) {
    if word.hasPrefix(" passed") { passed.append(name) }
    if word.hasPrefix(" failed") { failed.append(name) }
    if word.hasPrefix(" skipped") { skipped.append(name) }
  }
}
