import ListControllers
import TextEscaping

extension CommandLine {
  /// Prints the reason for a failure on standard error and exits with status 1.
  static func fail(_ reason: String) -> Never {
    let line = reason.escapingControlCharacters() + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    exit(1)
  }
}
