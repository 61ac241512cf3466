import Foundation
import TextEscaping

/// The output of an app that prints its window.
enum StandardOutput {
  /// An error of the output, in a sentence.
  struct WriteError: Error, CustomStringConvertible {
    let description: String
  }

  /// Prints a text as a line, after everything that was printed before.
  static func print(_ text: String) throws {
    do {
      guard fflush(nil) == 0 else { throw CocoaError(.fileWriteOutOfSpace) }
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw WriteError(description: "Standard output: \(error.localizedDescription)")
    }
  }
}

/// The output of an app for what went wrong.
enum StandardError {
  /// Prints a text as a line, with control characters escaped.
  static func print(_ text: String) {
    let line = text.escapingControlCharacters() + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
