import Foundation

extension Session {
  /// Runs the tests. A test that ends their process is skipped in another run.
  func runTests() -> TestResults {
    options.report("Running the tests…")
    var results = TestResults()
    var ended: [(test: String, parts: [String], reason: String)] = []
    while true {
      let skips = ended.flatMap { ["--skip", Self.pattern(for: $0.test)] }
      let result = options.run(
        ["swift", "test", "--skip-build", "--no-parallel"] + skips + options.buildArguments,
        output.path, 300)
      results = TestResults(result.output)
      // A test can end the process with any status.
      guard !results.open.isEmpty || result.status != 0 && results.failed.isEmpty else { break }
      let lines = result.output.split(separator: "\n")
      let fatal = lines.first { $0.contains("Fatal error") || $0.contains("Exception") }
      guard let test = results.open.last, !ended.contains(where: { $0.test == test }),
        ended.count < 50
      else {
        let end = lines.suffix(5).joined(separator: "\n")
        results.failures.append("The tests ended with status \(result.status):\n\(end)")
        results.failed.append("the process of the tests")
        break
      }
      let end = result.status == 0 ? "it exited with status 0" : lines.last.map(String.init)
      let reason = fatal.map(String.init) ?? end ?? ""
      let nib = fatal?.contains("there are no nibs in HeadlessUIKit") ?? false ? ["a nib"] : []
      ended.append((test, results.reached[test] ?? nib, reason))
    }
    for (test, parts, reason) in ended { results.end(test, reached: parts, because: reason) }
    results.leaveOut()
    return results
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
