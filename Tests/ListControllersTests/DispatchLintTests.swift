import Foundation
import Testing

/// On iOS, Objective-C never sees a UIKit requirement that an extension of ours supplies; off it,
/// it would run. So there must be none, and this reads the sources.
@Suite(.timeLimit(.minutes(5))) struct DispatchLintTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// The text of each declaration that begins with a word, with its body.
  private static func declarations(_ word: String, inFolder folder: String) throws -> [Substring] {
    let files = try #require(
      FileManager.default.enumerator(
        at: sources.appending(path: folder), includingPropertiesForKeys: nil))
    var found: [Substring] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let code = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
        .joined(separator: "\n")
      found += bodies(of: word, in: code)
    }
    return found
  }

  private static func bodies(of word: String, in code: String) -> [Substring] {
    code.split(separator: "\n").filter { line in
      // Most lines are told apart without the pattern, which takes its time.
      line.contains("\(word) ")
        && line.firstMatch(of: /^[@\w(). ]*\b(extension|protocol)\b/)?.1 == word[...]
    }.map { line in
      let bytes = code.utf8
      var end = bytes[line.startIndex...].firstIndex(of: UInt8(ascii: "{")) ?? bytes.endIndex
      var depth = 0
      repeat {
        if end == bytes.endIndex { break }
        if bytes[end] == UInt8(ascii: "{") { depth += 1 }
        if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
        end = bytes.index(after: end)
      } while depth > 0
      return code[line.startIndex..<end]
    }
  }

  /// The full names of the methods in a body, "tableView(_:numberOfRowsInSection:)".
  private static func methods(in body: Substring) -> Set<String> {
    Set(
      body.matches(of: /func (\w+)\s*(?:<[^>]*>)?\(([^{]*?)\)\s*(?:async |throws )*(?:->|\{|\n)/)
        .map { match in
          let labels = match.2.matches(of: /(?:^|,)\s*(\w+)(?:\s+\w+)?\s*:/).map { "\($0.1):" }
          return "\(match.1)(\(labels.joined()))"
        })
  }

  /// The methods that UIKit's delegates and data sources are asked by.
  private static let requirements: Result<Set<String>, any Error> = Result {
    try declarations("protocol", inFolder: "HeadlessUIKit")
      .filter { $0.contains(/protocol UI\w*(Delegate|DataSource|Prefetching|Updating)/) }
      .reduce(into: []) { $0.formUnion(methods(in: $1)) }
  }

  @Test func `the reader of sources finds violations`() throws {
    let requirements = try Self.requirements.get()
    #expect(requirements.count > 100)
    #expect(requirements.contains("tableView(_:numberOfRowsInSection:)"))
    #expect(requirements.contains("collectionView(_:didSelectItemAt:)"))
    #expect(requirements.contains("scrollViewDidScroll(_:)"))
    #expect(requirements.contains("numberOfSections(in:)"))
    let body = Self.bodies(
      of: "extension",
      in: """
        @MainActor extension TableList where Cell: UITableViewCell {
          public func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell { tableCell(at: indexPath) }
          func numberOfSections(in tableView: UITableView) -> Int { 1 }
        }
        """)
    #expect(
      body.map(Self.methods) == [["tableView(_:cellForRowAt:)", "numberOfSections(in:)"]])
  }

  @Test func `no extension of ours supplies a method of a UIKit protocol`() throws {
    let requirements = try Self.requirements.get()
    let extensions = try Self.declarations("extension", inFolder: "ListControllers")
    #expect(extensions.count > 20)
    // Objective-C sees the methods of a class, wherever they stand.
    let classes = ["ListBridge"]
    for body in extensions where !classes.contains(where: { body.contains("extension \($0)") }) {
      let supplied = Self.methods(in: body).intersection(requirements)
      #expect(supplied.isEmpty, "\(body.prefix { $0 != "{" })")
    }
  }
}
