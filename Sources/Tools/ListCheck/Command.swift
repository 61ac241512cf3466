import Foundation
import SwiftTokens

/// The tool `list-check`, which prints the mistakes in lists that a compiler can't notice, and what
/// a compiler notices only in Xcode: uses of UIKit that is newer than the app's oldest iOS.
///
///     swift run list-check Sources
///
/// Its status is 0 if there are none, 1 if there are some, and 2 if there is nothing to check, or
/// if a file can't be read. The other files are checked then, too.
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
    var mentions: Set<String> = []
    var availability = AvailabilityCheck()
    var isComplete = true
    for path in paths {
      let files = sources(at: path)
      if files.isEmpty {
        print("list-check: \(path) contains no Swift file.")
        return 2
      }
      for file in files {
        if size(of: file) >= SourceFiles.maximumSize {
          print("list-check: \(file) can't be read. It is larger than 4 MB.")
          isComplete = false
          continue
        }
        do {
          let text = try String(contentsOfFile: file, encoding: .utf8)
          declarations += Parser.declarations(of: text, path: file)
          mentions.formUnion(Parser.mentions(in: text))
          availability.add(
            Array(text.unicodeScalars), path: file, minimum: minimums.version(for: file))
        } catch {
          print("list-check: \(file) can't be read. \(error.localizedDescription)")
          isComplete = false
        }
      }
    }
    let catalog = Catalog(declarations, known: knownDeclarations, mentions: mentions)
    let findings = (catalog.findings + availability.findings).ordered
    for finding in findings { print("\(finding)") }
    return isComplete ? findings.isEmpty ? 0 : 1 : 2
  }

  /// The protocols of the kit and of UIKit, and the classes of UIKit that adopt them.
  static let knownDeclarations = Parser.declarations(
    of: String(decoding: PackageResources.KnownProtocols_txt, as: UTF8.self), path: "")

  /// Returns a file, or the Swift files in a folder and in the folders in it, except hidden ones.
  /// Symbolic links in the folder aren't followed: they may lead out of it, or back.
  static func sources(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return SourceFiles.paths(in: folder).filter { $0.hasSuffix(".swift") }
      .map { path + (path.hasSuffix("/") ? "" : "/") + $0.dropFirst(folder.count + 1) }
  }

  private static func size(of file: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.size] as? Int ?? 0
  }
}
