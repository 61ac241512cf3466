import Foundation

/// The output of a process that runs the tests of a module: the lines of XCTest, and the events of
/// Swift Testing.
struct TestOutput {
  /// The tests that began.
  private(set) var tests: [TestResult] = []
  /// The lines after the beginning of each test that didn't end.
  private(set) var open: [String: [Substring]] = [:]
  /// The test that the next lines belong to, and the mark of its failures.
  private var last = (id: "", mark: "")

  init(_ output: String, of module: String) {
    for line in output.split(separator: "\n") {
      // What a test prints may be on the same line.
      if let start = line.firstRange(of: "{\"kind\":\"")?.lowerBound,
        let record = try? JSONSerialization.jsonObject(with: Data(line[start...].utf8)) as? Object,
        let event = record["payload"] as? Object
      {
        add(event, of: module)
      } else if line.hasPrefix("Test Case '"), case let parts = line.split(separator: "'"),
        parts.count > 2
      {
        let id = module + "." + parts[1].replacing(".", with: "/")
        if parts[2].hasPrefix(" started") { begin(id, mark: ": error: \(parts[1]) : ") }
        if let outcome = Self.outcome(parts[2].dropFirst()) { end(id, outcome) }
      } else {
        open[last.id]?.append(line)
        if !last.mark.isEmpty, line.contains(last.mark) { fail(last.id, String(line)) }
      }
    }
  }

  private static func outcome(_ word: Substring) -> TestResult.Outcome? {
    ["pass": .passed, "fail": .failed, "skip": .skipped].first { word.hasPrefix($0.key) }?.value
  }

  private typealias Object = [String: Any]

  private mutating func add(_ event: Object, of module: String) {
    let test = TestResult(id: event["testID"] as? String ?? "\(module), outside of its tests")
    let messages = event["messages"] as? [[String: String]] ?? []
    let isFunction = test.name != test.id
    switch event["kind"] as? String {
    case "runStarted": last = ("", "")
    case "testStarted" where isFunction: begin(test.id)
    case "testSkipped" where isFunction: end(test.id, .skipped)
    case "testEnded" where isFunction:
      end(test.id, Self.outcome(messages.first?["symbol"]?[...] ?? "") ?? .passed)
    case "issueRecorded":
      let issue = event["issue"] as? Object
      let place = issue?["sourceLocation"] as? Object
      let path = place?["_filePath"] as? String ?? ""
      // An error that a test throws has a place in the copy.
      let isUsers = !path.isEmpty && !path.contains("/.uikit-tests/")
      let texts = [isUsers ? "\(path):\(place?["line"] ?? 0)" : test.name]
      if issue?["isKnown"] as? Bool == false {
        fail(test.id, (texts + messages.compactMap { $0["text"] }).joined(separator: ": "))
      }
    default: break
    }
  }

  private mutating func begin(_ id: String, mark: String = "") {
    tests.append(TestResult(id: id))
    open[id] = []
    last = (id, mark)
  }

  private mutating func end(_ id: String, _ outcome: TestResult.Outcome) {
    if open.removeValue(forKey: id) == nil { tests.append(TestResult(id: id)) }
    tests[tests.lastIndex { $0.id == id }!].outcome = outcome
  }

  private mutating func fail(_ id: String, _ text: String) {
    guard let index = tests.lastIndex(where: { $0.id == id }) else {
      return tests.append(TestResult(id: id, outcome: .failed, texts: [text]))
    }
    tests[index].texts.append(text)
  }

  /// Returns the part that a line names, which a process reached.
  static func part(in line: Substring) -> String? {
    [StandIn.partMark, StandIn.endMark].first(where: line.hasPrefix)
      .map { String(line.dropFirst($0.count)) }
  }
}
