import ListControllers

extension CommandLine {
  /// Writes to standard error why there is nothing to show, and ends the process with status 1.
  static func fail(_ reason: String) -> Never {
    let line = reason.escapingControlCharacters() + "\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(1)
  }
}
