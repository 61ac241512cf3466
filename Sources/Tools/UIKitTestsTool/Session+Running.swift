import Foundation

extension Session {
  /// Runs the tests. Those that remain when a test ends their process are run by another.
  func runTests() -> TestResults {
    options.report("Running the tests…")
    let all = index.tests(in: tests)
    var finished = TestResults()
    var (skips, end) = ([String](), "")
    while true {
      let result = options.run(
        ["swift", "test", "--skip-build", "--no-parallel"] + skips.flatMap { ["--skip", $0] }
          + options.buildArguments, output.path, 300)
      let results = TestResults(result.output)
      // A test can end the process with any status.
      guard !results.open.isEmpty || result.status != 0 && results.failed.isEmpty else {
        finished.add(results) { _ in true }
        break
      }
      let count = skips.count
      // Those of one name aren't told from each other, and are run again.
      finished.add(results) { name in
        let same = all.filter { $0.name == name }
        if same.count == 1 { skips.append(same[0].pattern) }
        return same.count == 1
      }
      // The process of each library ends with a test.
      for test in results.open {
        let pattern = all.first { $0.name == test }?.pattern ?? Self.pattern(for: test)
        guard !skips.contains(pattern) else { continue }
        skips.append(pattern)
        let reason = Self.end(of: test, in: result)
        let parts = results.reached[test] ?? missingParts(reason)
        finished.end(test, reached: parts, because: reason)
        // All tests of a class need what prepares them.
        let type = test.prefix { $0 != "." } + "."
        guard let part = parts.first, test.hasPrefix(type),
          Source.preparations.contains(where: { part.hasPrefix($0 + "(") })
        else { continue }
        for other in all where other.name.hasPrefix(type) && !skips.contains(other.pattern) {
          skips.append(other.pattern)
          finished.end(other.name, reached: parts, because: "")
        }
      }
      guard skips.count > count else {
        end = result.output.split(separator: "\n").suffix(5).joined(separator: "\n")
        end = "The tests ended with status \(result.status):\n\(end)"
        break
      }
      options.report("Running the tests that remain after \(skips.count)…")
    }
    finished.leaveOut(gaps.values.joined().filter(\.isTestCase))
    if !end.isEmpty {
      finished.failures.insert(end, at: 0)
      finished.failed.append("the process of the tests")
    }
    return finished
  }

  /// Returns the reason why a process ended with a test.
  private static func end(of test: String, in result: Shell.Result) -> String {
    let lines = result.output.split(separator: "\n").drop { !$0.contains(test) }
    let fatal = lines.first { $0.contains("Fatal error") || $0.contains("Exception") }
    let last = result.status == 0 ? "it exited with status 0" : lines.last
    return String(fatal ?? last ?? "")
  }

  /// Returns the storyboard or nib that an exception names.
  private func missingParts(_ exception: String) -> [String] {
    if exception.contains("there are no nibs in HeadlessUIKit") { return ["a nib"] }
    let isCell = exception.contains("connect a prototype cell") && !project.storyboards.isEmpty
    return exception.contains("Storyboard (") || isCell ? ["a storyboard"] : []
  }

  /// Returns the pattern that names a test for `swift test`.
  private static func pattern(for test: String) -> String {
    let parts = test.split(separator: ".")
    return parts.count == 2 && !test.hasSuffix(")")
      ? "\\.\(parts[0])/\(parts[1])$" : NSRegularExpression.escapedPattern(for: test)
  }

  /// Shows each screen in a process of its own. Returns those that are shown, with the parts that
  /// they reached and that are left out, and the reasons of the others.
  func showScreens() throws -> (shown: [(name: String, parts: [String])], failed: [String: String])
  {
    var shown: [(name: String, parts: [String])] = []
    var failed: [String: String] = unshown
    guard let controllers = package?.controllers, !controllers.isEmpty else { return ([], failed) }
    let folder =
      options.run(
        ["swift", "build", "--show-bin-path"] + options.buildArguments, output.path, 300
      ).output.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "\n").last ?? ""
    options.report("Showing \(controllers.count) screens…")
    try output.write("", to: "Screens/.keep")
    for name in controllers {
      let files = ["txt", "svg"].map { "Screens/\(name).\($0)" }
      for file in files { try output.write("", to: file) }
      let result = options.run(
        ["\(folder)/\(PackageWriter.screens)", name] + files.map { output.path + "/" + $0 },
        output.path, 60)
      let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      let parts = lines.filter { $0.hasPrefix("1") }.compactMap(TestResults.part)
      let mark = "1 " + StandIn.shownMark
      let names = lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
      if result.status == 0, !names.isEmpty {
        shown.append((name, parts))
        for name in Set(names).sorted()
        where index.files[name] != nil && !shown.contains(where: { $0.name == name }) {
          failed[name] = nil
          shown.append((name, []))
        }
      } else if result.status == 70, let part = parts.last {
        failed[name] = "it needs \(part)"
      } else {
        let fatal = lines.first { $0.contains("Fatal error") || $0.contains("Exception") }
        let line = (fatal ?? lines.first { !$0.isEmpty }).map(String.init)
        failed[name] = line ?? "it ended with status \(result.status)"
      }
    }
    return (shown, failed)
  }
}
