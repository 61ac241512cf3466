import Foundation
import Testing

#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The sources of this target and of its recorders compile on iOS only if they know UIKit alone.
/// Elsewhere ListPlatform exports more, so this reads them; a device has no sources to read.
struct ImportTests {
  /// The lines of all files that are no comments, read once.
  private static let lines = Result { () -> [(place: String, text: Substring)] in
    let target = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let recorders = target.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Support/Recorders")
    return try [target, recorders].flatMap { folder in
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      var found: [(String, Substring)] = []
      for case let file as URL in files
      where file.pathExtension == "swift" && file.lastPathComponent != "ImportTests.swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        let place = file.lastPathComponent
        for line in text.split(separator: "\n")
        where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
          found.append((place, line))
        }
      }
      return found
    }
  }

  @Test func `only modules that exist on iOS are imported`() throws {
    let imports = try Self.lines.get().filter { $0.text.contains("import ") }.compactMap { line in
      line.text.firstMatch(of: /^(?:@\w+ )*(?:\w+ )?import (.+)$/).map { (line.place, $0.1) }
    }
    #expect(imports.count > 30)
    let allowed: Set<Substring> = [
      "Foundation", "ListControllers", "ListPlatform", "Recorders", "Testing",
    ]
    for (place, module) in imports {
      #expect(allowed.contains(module), "\(place)")
    }
  }

  @Test(
    arguments: [
      "User(", "Headless", "UIKitException", "ListMetrics", "UIScreen", "UIApplication.shared",
      "@objc", "#selector",
    ])
  func `only API is used that UIKit and a hostless test have`(name: String) throws {
    for (place, text) in try Self.lines.get() where text.contains(name) {
      Issue.record("\(place): \(text)")
    }
  }
}
#endif
