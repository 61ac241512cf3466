import Foundation

/// The results of tests, as XCTest and Swift Testing print them.
struct TestResults: Equatable {
  var passed: [String] = []
  var failed: [String] = []
  var skipped: [String] = []
  /// The lines that tell of failures.
  var failures: [String] = []
  /// The parts that tests reached and that are left out, by the names of the tests.
  var reached: [String: [String]] = [:]
  /// The tests that began and didn't end, because their process ended.
  private(set) var open: [String] = []

  init() {}

  init(_ output: String) {
    for line in output.split(separator: "\n") {
      if line.hasPrefix("Test Case '") {
        let parts = line.split(separator: "'")
        guard parts.count >= 3 else { continue }
        add(String(parts[1]), parts[2])
      } else if line.dropFirst().hasPrefix(" Test ") {
        let rest = line.dropFirst(7)
        if rest.contains(" recorded an issue") {
          failures.append(String(line.dropFirst(2)))
        } else if !rest.hasPrefix("case "),
          // A test with arguments has the number of its cases behind its name.
          let match = rest.prefixMatch(
            of: /(".*"|[^"]*\))( with \d+ test cases?)?( started\.$| passed| failed| skipped| was)/)
        {
          add(String(match.1), match.3)
        }
      } else if line.hasPrefix("/"), line.contains(": error: ") {
        failures.append(String(line))
      } else if let part = Self.part(in: line), let test = open.last,
        // The names of XCTest have a point, and it prints to the first stream.
        line.hasPrefix("1") == (test.contains(".") && !test.hasSuffix(")"))
      {
        reached[test, default: []].append(part)
      }
    }
  }

  /// Returns the part that a line names, which a process reached.
  static func part(in line: Substring) -> String? {
    guard line.hasPrefix("1 ") || line.hasPrefix("2 ") else { return nil }
    return [StandIn.partMark, StandIn.endMark].first { line.dropFirst(2).hasPrefix($0) }
      .map { String(line.dropFirst(2 + $0.count)) }
  }

  private mutating func add(_ name: String, _ word: Substring) {
    open.removeAll { $0 == name }
    if word.hasPrefix(" started") { open.append(name) }
    if word.hasPrefix(" passed") { passed.append(name) }
    if word.hasPrefix(" failed") { failed.append(name) }
    if word.hasPrefix(" skipped") || word == " was" { skipped.append(name) }
  }

  /// Adds the tests of another run whose names match.
  mutating func add(_ other: TestResults, where matches: (String) -> Bool) {
    let names = Set((other.passed + other.failed + other.skipped).filter(matches))
    passed += other.passed.filter(names.contains)
    failed += other.failed.filter(names.contains)
    skipped += other.skipped.filter(names.contains)
    reached.merge(other.reached.filter { names.contains($0.key) }) { $0 + $1 }
    failures += other.failures.filter { line in
      other.open.isEmpty || names.contains(where: line.contains)
    }
  }

  /// Takes the tests away that reached what is left out. They prove nothing, whether they pass or
  /// fail. Of classes whose superclass isn't there, those that fail prove nothing: it may have
  /// prepared them.
  mutating func leaveOut(_ classes: [Gap] = []) {
    for gap in classes {
      for name in failed where name.hasPrefix(gap.name + ".") {
        reached[name] = ["\(gap.name), whose superclass isn't there: \(gap.reason)"]
      }
    }
    passed.removeAll { reached[$0] != nil }
    failed.removeAll { reached[$0] != nil }
    failures.removeAll { line in reached.keys.contains(where: line.contains) }
  }

  /// A test of another run, which its process ended with, has failed, unless it reached what is
  /// left out.
  mutating func end(_ test: String, reached parts: [String], because reason: String) {
    if parts.isEmpty {
      failed.append(test)
      failures.append("\(test) ended the process: \(reason)")
    } else {
      reached[test] = parts
    }
  }
}
