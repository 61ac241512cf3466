import Foundation

extension Session {
  /// Runs the tests of each module.
  func runTests() -> TestResults {
    options.report("Running the tests…")
    let list = options.run(
      ["swift", "test", "list", "--skip-build"] + options.buildArguments, output.path, 300)
    var results = TestResults()
    for module in package?.targets.filter(\.isTest).map(\.module) ?? [] {
      results.built += list.output.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix(module + ".") }
      run(module, &results)
    }
    results.leaveOut(gaps.values.joined().filter(\.isTestCase))
    return results
  }

  /// Runs the tests of a module. Those that remain when a test ends their process are run by
  /// another.
  private func run(_ module: String, _ results: inout TestResults) {
    let first = results.tests.count
    while true {
      let known = results.tests.dropFirst(first)
      let result = options.run(
        ["swift", "test", "--skip-build", "--no-parallel", "--filter", "^\(module)\\."]
          + ["--event-stream-output-path", "/dev/stdout"]
          + known.flatMap { ["--skip", $0.pattern] } + options.buildArguments, output.path, 300)
      let output = TestOutput(result.output, of: module)
      let ids = Set(known.map(\.id))
      var new = output.tests.filter { !ids.contains($0.id) }
      for index in new.indices where new[index].outcome == nil {
        end(&new[index], after: output.open[new[index].id] ?? [], status: result.status)
      }
      results.tests += new
      // A test can end the process with any status.
      guard !output.open.isEmpty || result.status != 0 && new.allSatisfy({ $0.outcome != .failed })
      else { return }
      guard !new.isEmpty else {
        let lines = result.output.split(separator: "\n").suffix(5).joined(separator: "\n")
        let text = "The tests of \(module) ended with status \(result.status):\n\(lines)"
        return results.tests.append(TestResult(id: module, outcome: .failed, texts: [text]))
      }
      // All tests of a class need what prepares them.
      for test in new {
        guard test.outcome == .leftOut, let end = test.id.lastIndex(of: "/"),
          Source.preparations.contains(where: { test.texts[0].hasPrefix($0 + "(") })
        else { continue }
        let finished = Set(results.tests.map(\.name))
        for name in results.built where name.hasPrefix(test.id[...end]) && !finished.contains(name)
        {
          results.tests.append(TestResult(id: name, outcome: .leftOut, texts: test.texts))
        }
      }
      options.report("Running the tests that remain after \(results.tests.count)…")
    }
  }

  /// Ends a test that its process ended with. It has failed, unless it reached what is left out.
  private func end(_ test: inout TestResult, after lines: [Substring], status: Int32) {
    let reason = Self.end(after: lines, status: status)
    let parts = lines.compactMap(TestOutput.part)
    test.texts = parts.isEmpty ? missingParts(reason) : parts
    test.outcome = test.texts.isEmpty ? .failed : .leftOut
    if test.texts.isEmpty { test.texts = ["\(test.name) ended the process: \(reason)"] }
  }

  /// Returns the reason why a process ended.
  private static func end(after lines: [Substring], status: Int32) -> String {
    let fatal = lines.first { $0.contains("Fatal error") || $0.contains("Exception") }
    let last = status == 0 ? nil : lines.last
    return String(fatal ?? last ?? "it exited with status \(status)")
  }

  /// Returns the storyboard or nib that an exception names.
  private func missingParts(_ exception: String) -> [String] {
    if exception.contains("there are no nibs in HeadlessUIKit") { return ["a nib"] }
    let isCell = exception.contains("connect a prototype cell") && project.hasStoryboards
    return exception.contains("Storyboard (") || isCell ? ["a storyboard"] : []
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
      let lines = result.output.split(separator: "\n")
      let parts = lines.compactMap(TestOutput.part)
      let names = lines.filter { $0.hasPrefix(StandIn.shownMark) }
        .map { String($0.dropFirst(StandIn.shownMark.count)) }
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
        let reason = Self.end(after: lines, status: result.status)
        let isOutlet = project.hasStoryboards && reason.contains("implicitly unwrapping")
        failed[name] = reason + (isOutlet ? ". A storyboard sets it, and isn't loaded" : "")
      }
    }
    return (shown, failed)
  }
}
