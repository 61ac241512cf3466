import Foundation

/// The output of an app that prints its window.
enum StandardOutput {
  /// Prints a text as a line, after all that was printed before.
  ///
  /// - Returns: Whether all of it was written. If not, standard error says why.
  static func print(_ text: String) -> Bool {
    do {
      guard fflush(nil) == 0 else { throw CocoaError(.fileWriteOutOfSpace) }
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
      return true
    } catch {
      let sentence = "Standard output: \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(sentence.utf8))
      return false
    }
  }
}
