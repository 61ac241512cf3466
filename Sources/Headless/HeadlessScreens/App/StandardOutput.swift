import Foundation
import TextEscaping

/// The standard output of an app that prints its window.
enum StandardOutput {
  /// An output error, described in a sentence.
  struct WriteError: Error, CustomStringConvertible {
    let description: String
  }

  /// Prints a text as a line after flushing all previous output.
  static func print(_ text: String) throws {
    do {
      guard fflush(nil) == 0 else { throw CocoaError(.fileWriteOutOfSpace) }
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw WriteError(
        description: "Standard output couldn't be written: \(error.localizedDescription)")
    }
  }
}

/// The standard error of an app.
enum StandardError {
  /// Prints a text as a line, with control characters escaped. An output error is ignored, because
  /// the caller exits with status 1.
  static func print(_ text: String) {
    let line = text.escapingControlCharacters() + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
