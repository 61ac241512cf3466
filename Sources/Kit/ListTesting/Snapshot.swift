import Foundation
import Testing

/// A file beside a test that holds what a screen showed.
struct Snapshot {
  let name: String
  /// The extension of the file's name.
  let kind: String
  let testFile: String

  private static let variable = "RECORD_SNAPSHOTS"

  private var file: URL {
    let test = URL(fileURLWithPath: testFile)
    return test.deletingLastPathComponent().appendingPathComponent("Snapshots")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).\(kind)")
  }

  /// Records an issue if the file holds another text, and writes the file if it does not exist or
  /// is to be recorded again.
  ///
  /// - Parameters:
  ///   - text: The text that the screen shows.
  ///   - note: The text to add to the issue if the texts differ.
  ///   - sourceLocation: The place of the issue.
  func compare(
    with text: String, note: @autoclosure () -> String, sourceLocation: SourceLocation
  ) {
    func record(_ comment: String) {
      Issue.record(Comment(rawValue: comment), sourceLocation: sourceLocation)
    }
    guard !name.isEmpty, !name.contains("/") else {
      return record("“\(name)” isn't a file name. Use a name without slashes that isn't empty.")
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == text { return }
    let isRecording = ProcessInfo.processInfo.environment[Self.variable] == "1"
    guard let recorded, !isRecording else {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        return record("The snapshot couldn't be written: \(error.localizedDescription)")
      }
      if !isRecording {
        record(
          "There was no snapshot, so “\(file.path)” was written. Check it, and run the test again.")
      }
      return
    }
    record(
      """
      The screen differs from “\(file.path)”:
      \(TextDifference(recorded, text))
      If the change is intended, run the test with \(Self.variable)=1 in the environment.\(note())
      """)
  }
}
