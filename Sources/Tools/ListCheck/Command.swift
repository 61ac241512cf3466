import Foundation
import SwiftTokens

/// The tool `list-check`, which prints the mistakes in lists that a compiler can't notice, and what
/// a compiler notices only in Xcode: uses of UIKit that is newer than the app's oldest iOS.
///
///     swift run list-check Sources
///
/// Its status is 0 if there are none, 1 if there are some, and 2 if there is nothing to check.
@main enum Command {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())) { print($0) })
  }

  /// Checks files and folders together, prints what it finds, and returns the status.
  static func run(_ arguments: [String], print: (String) -> Void) -> Int32 {
    var paths = arguments
    var minimums = MinimumVersions()
    if let option = paths.firstIndex(of: "--ios"), option + 1 < paths.count {
      minimums.named = SystemVersion(paths[option + 1])
      if minimums.named != nil { paths.removeSubrange(option...(option + 1)) }
    }
    if paths.isEmpty || paths.contains(where: { $0.hasPrefix("-") }) {
      print("Usage: list-check [--ios VERSION] FILE-OR-FOLDER...")
      return 2
    }
    var declarations: [Declaration] = []
    var availability = AvailabilityCheck()
    for path in paths {
      do {
        let files = try sources(at: path)
        if files.isEmpty {
          print("list-check: \(path) contains no Swift file.")
          return 2
        }
        for file in files {
          let text = try String(contentsOfFile: file, encoding: .utf8)
          declarations += Parser.declarations(of: text, path: file)
          availability.add(
            Array(text.unicodeScalars), path: file, minimum: minimums.version(for: file))
        }
      } catch {
        print("list-check: \(path) can't be read. \(error.localizedDescription)")
        return 2
      }
    }
    let catalog = Catalog(declarations, known: knownDeclarations)
    let findings = (catalog.findings + availability.findings).ordered
    for finding in findings { print("\(finding)") }
    return findings.isEmpty ? 0 : 1
  }

  /// The protocols of the kit and of UIKit, and the classes of UIKit that adopt them.
  static let knownDeclarations = Parser.declarations(of: knownProtocols, path: "")

  /// Returns a file, or the Swift files in a folder and in the folders in it, except hidden ones.
  static func sources(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { !$0.hasPrefix(".") }
      .flatMap { try sources(at: path + (path.hasSuffix("/") ? "" : "/") + $0) }
      .filter { $0.hasSuffix(".swift") }
  }
}
