import Foundation

extension Session {
  /// Runs the tests.
  func runTests() -> TestResults {
    options.report("Running the tests…")
    let result = Shell.run(
      ["swift", "test", "--skip-build"] + options.buildArguments, in: output.path)
    var results = TestResults(result.output)
    if result.status != 0, results.failed.isEmpty {
      let end = result.output.split(separator: "\n").suffix(5).joined(separator: "\n")
      results.failures.append("The tests ended with status \(result.status):\n\(end)")
      results.failed.append("the process of the tests")
    }
    return results
  }

  /// Shows each screen in a process of its own. Returns the names of those that are shown, and the
  /// reasons of the others.
  func showScreens() throws -> (shown: [String], failed: [String: String]) {
    var shown: [String] = []
    var failed: [String: String] = unshown
    guard let controllers = package?.controllers, !controllers.isEmpty else { return ([], failed) }
    let folder =
      Shell.run(
        ["swift", "build", "--show-bin-path"] + options.buildArguments, in: output.path
      ).output.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "\n").last ?? ""
    try output.write("", to: "Screens/.keep")
    for name in controllers {
      let picture = output.path + "/Screens/\(name).svg"
      try output.write("", to: "Screens/\(name).svg")
      let result = Shell.run(
        ["\(folder)/\(PackageWriter.screens)", name, picture], in: output.path, seconds: 60)
      if result.status == 0 {
        try output.write(result.output, to: "Screens/\(name).txt")
        shown.append(name)
      } else {
        let lines = result.output.split(separator: "\n").map(String.init)
        failed[name] =
          lines.first { $0.contains("Fatal error") || $0.contains("Exception") } ?? lines.first
          ?? "it ended with status \(result.status)"
      }
    }
    return (shown, failed)
  }
}
