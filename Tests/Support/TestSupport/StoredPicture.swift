import Foundation

/// The pictures of the README and the documentation. A test compares them with what is drawn today.
package enum StoredPicture {
  private static let record = "RECORD_PICTURES"

  /// Returns a sentence about the difference between a picture and the one that the documentation
  /// has, or nil if they are equal. With `RECORD_PICTURES=1` in the environment, the picture is
  /// stored first.
  package static func difference(from picture: String, named name: String) throws -> String? {
    let file = SourceFile.path(
      "Sources/Kit/ListControllers/ListControllers.docc/Resources/\(name).svg")
    if ProcessInfo.processInfo.environment[record] != nil {
      try picture.write(toFile: file, atomically: true, encoding: .utf8)
    }
    let stored = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    if stored == picture { return nil }
    let changes = picture.components(separatedBy: "\n")
      .difference(from: stored.components(separatedBy: "\n"))
    return """
      \(file) is not what is drawn; \(changes.count) lines differ. If that is meant, run this \
      test with \(record)=1 in the environment, look at the picture, and commit it.
      """
  }
}
