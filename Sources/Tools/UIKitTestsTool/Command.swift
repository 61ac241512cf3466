import Foundation

/// The tool `uikit-tests`, which builds and tests the list screens of a UIKit app without UIKit.
///
///     swift run --package-path ../ListControllers uikit-tests FOLDER
@main enum Command {
  static func main() {
    exit(
      run(Array(CommandLine.arguments.dropFirst())) {
        print($0)
        // The progress is shown at once, also in a file.
        fflush(nil)
      })
  }

  /// Runs the tool, prints a summary, and returns the status.
  static func run(
    _ arguments: [String], by runner: @escaping Shell.Runner = Shell.run,
    print: @escaping (String) -> Void
  ) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      print(Options.usage)
      return 0
    }
    do {
      var options = try Options(arguments)
      (options.report, options.run) = (print, runner)
      var session = try Session(options)
      do { try session.build() } catch {
        Summary(session: session).left.forEach(print)
        throw error
      }
      var summary = Summary(session: session)
      let hasTests = session.package?.targets.contains(where: \.isTest) ?? false
      if hasTests { summary.results = session.runTests() }
      if !hasTests || options.showsScreens {
        (summary.shown, summary.unshown) = try session.showScreens()
      }
      summary.lines.forEach(print)
      return summary.status
    } catch {
      print("uikit-tests: \(error)")
      return 2
    }
  }
}
