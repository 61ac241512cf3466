import Foundation
import TestSupport
import Testing

/// Swift's compiler, asked about an app's source.
enum Compiler {
  /// An error or a note.
  struct Message {
    let kind: Substring
    /// The line in the source; nil for a note about another file.
    let line: Int?
    let text: Substring
  }

  /// Returns what the compiler says about a source that imports the package's modules.
  static func messages(
    about source: String, inLanguageMode mode: String = "6", options: [String] = []
  ) async throws -> [Message] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(source.utf8).write(to: file)
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let modules = ["Modules", "../Modules", "."].map { products.appending(path: $0) }
    return try await onOwnThread {
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments =
        [
          "swiftc", "-typecheck", "-suppress-warnings", "-diagnostic-style", "llvm",
          "-swift-version", mode, file.path,
        ] + options + modules.flatMap { ["-I", $0.path] }
        + ["CSQLite", "CCollation"].flatMap {
          ["-Xcc", "-fmodule-map-file=\(SourceFile.path("Sources/Store/\($0)/module.modulemap"))"]
        }
      let output = Pipe()
      compiler.standardError = output
      try compiler.run()
      let text = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      compiler.waitUntilExit()
      return text.split(separator: "\n").compactMap { line in
        // file:line:column: error: sentence
        let parts = line.split(separator: ":", maxSplits: 4)
        guard parts.count == 5, let number = Int(parts[1]), parts[3].hasPrefix(" ") else {
          return nil
        }
        return Message(
          kind: parts[3].dropFirst(), line: parts[0] == file.path ? number : nil,
          text: parts[4].dropFirst())
      }
    }
  }
}
