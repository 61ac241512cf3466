package import Foundation

/// The files of this package.
package enum SourceFile {
  /// Returns the path of a file or a folder, from the one that it has in the package.
  package static func path(_ file: String) -> String { url(file).path }

  /// Returns the URL of a file or a folder, from the path that it has in the package.
  package static func url(_ file: String) -> URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent(file)
  }
}
