import ListControllers

/// How the app answers the command line that called it.
extension CommandLine {
  /// Returns the arguments of the call; for `--help`, prints the usage and ends the process.
  static func arguments(usage: String) -> [String] {
    let arguments = Array(arguments.dropFirst())
    guard arguments.contains("--help") else { return arguments }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((usage + "\n").utf8))
    } catch {
      fail(error.localizedDescription)
    }
    exit(0)
  }

  /// Writes to standard error why there is nothing to show, and ends the process with status 1.
  static func fail(_ reason: String) -> Never {
    let line = reason.escapingControlCharacters() + "\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(1)
  }
}
