import Foundation
import TestSupport
import Testing

// The types that the guides declare, compiled as a reader copies them: those of a page without the
// other pages, and with the settings of a new project of Xcode.

/// A page of the guides.
private struct Page {
  let name: String
  let text: String
  /// The Swift samples that a reader adds to an app. A sample that names its file is compiled by
  /// `.ci/newcomer`.
  let samples: [String]

  init(_ name: String) throws {
    self.name = name
    let path = "Sources/Kit/ListControllers/ListControllers.docc/\(name).md"
    text = try String(contentsOf: SourceFile.url(path), encoding: .utf8)
    let parts = text.components(separatedBy: "```swift\n")
    samples = zip(parts, parts.dropFirst())
      .filter { !$0.hasSuffix("\nBefore:\n\n") && !$1.hasPrefix("// ") }
      .map { $1.components(separatedBy: "```")[0] }
  }

  static func all() throws -> [Page] {
    let folder = SourceFile.path("Sources/Kit/ListControllers/ListControllers.docc")
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".md") }.map { try Page(String($0.dropLast(3))) }
  }

  /// The types, protocols and extensions at the outermost level of the samples.
  var declarations: [String] {
    let beginning =
      #/(@\w+ )*((public|private|nonisolated|final) )*(class|struct|enum|protocol|extension) /#
    var found: [String] = []
    // A type may go on in the next sample.
    var depth: Int?
    for sample in samples {
      for line in sample.components(separatedBy: "\n") {
        if depth == nil, line.prefixMatch(of: beginning) != nil {
          found.append("")
          depth = 0
        }
        guard let old = depth else { continue }
        found[found.count - 1] += line + "\n"
        let new = old + line.count { $0 == "{" } - line.count { $0 == "}" }
        depth = new == 0 && line.contains("}") ? nil : new
      }
    }
    return found
  }

  /// The pages that use the types of another one.
  private static let continued = ["TestingASource": "ASourceOfYourOwn"]

  /// A source with the declarations. Pages may declare types of the same names, so those of a page
  /// are in an enum, unless the page extends them.
  var source: String {
    let declarations = declarations
    let isExtended = declarations.contains { $0.contains(#/^(nonisolated )?extension /#) }
    let types = declarations.joined()
    if isExtended { return types }
    let begin = Self.continued[name].map { "extension \($0)" } ?? "enum \(name)"
    return types.isEmpty ? "" : "\(begin) {\n\(types)}\n"
  }
}

@Suite(.timeLimit(.minutes(30))) struct GuideSourceTests {
  /// The pages whose samples need types that they don't declare, such as SwiftUI's.
  private static let exceptions = ["ACapabilityOfYourOwn", "InSwiftUI"]

  /// Statements of the guides in which records cross from the main actor into a store, and a filter
  /// by a computed property.
  private static let statements = """
    func migrate(_ store: SQLiteStore) throws {
      try store.migrate([
        Migration(1) { try $0.createTable(for: Chore.self) },
        Migration(2) { try $0.createTable(for: Errand.self) },
        Migration(3) { try $0.createTable(for: MovingFromRealm.Dog.self) },
        Migration(4) { try $0.createSearchIndex(for: SearchingADatabase.Chore.self, on: \\.title) },
      ])
    }
    nonisolated struct Person: Hashable {
      var first = ""
      var name: String { first }
    }
    final class PeopleController: UITableViewController, TableList, FilteredList {
      var listData: [[Person]] = []
      func filter(for text: String) -> @Sendable (Person) -> Bool {
        { $0.name.localizedStandardContains(text) }
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with person: Person,
        at indexPath: IndexPath
      ) { cell.textLabel?.text = person.name }
    }

    """

  /// Returns what the compiler says about a source in a new project of Xcode.
  private func messages(
    about source: String, inLanguageMode mode: String
  ) async throws -> [Compiler.Message] {
    let features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
    return try await Compiler.messages(
      about: """
        import ListFactories
        import ListStore
        import Observation
        import Requests
        \(source)
        """, inLanguageMode: mode,
      options: ["-parse-as-library", "-default-isolation", "MainActor"]
        + features.flatMap { ["-enable-upcoming-feature", $0] })
  }

  @Test(arguments: ["5", "6"])
  func `the types of the guides compile in a new project, and forgetting nonisolated is explained`(
    mode: String
  ) async throws {
    let pages = try Page.all().filter { !Self.exceptions.contains($0.name) }
    let source = pages.map(\.source).joined() + Self.statements
    #expect(source.components(separatedBy: "connectList()").count > 30)
    let messages = try await messages(about: source, inLanguageMode: mode)
    #expect(messages.map { "\($0.kind): \($0.text)" } == [])

    // The page about troubles quotes the compiler.
    let section = try Page("Troubleshooting").text.components(separatedBy: "\n### ")
      .first { $0.hasPrefix("A type doesn't conform in a new project of Xcode\n") }
    let rows = try #require(section).components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") && $0.contains("'") }
    #expect(rows.count == 5)
    let isolated = source.replacing("nonisolated ", with: "")
    let complaints = try await self.messages(about: isolated, inLanguageMode: mode).map {
      pages.reduce(String($0.text)) { $0.replacing("'\($1.name).", with: "'") }
    }
    for row in rows {
      let parts = row.components(separatedBy: " | ")
      if let only = parts[0].firstMatch(of: #/language mode (\d)/#), only.1 != mode { continue }
      let quote = parts[1].replacing(" |", with: "")
      #expect(complaints.contains { $0.contains(quote) }, "\(quote)\n\(complaints)")
    }
  }

  @Test func `each capability of the table has a complete screen on the page beside it`() throws {
    let rows = try Page("ListCapabilities").text.components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ``") }
    #expect(rows.count > 20)
    for row in rows {
      let columns = row.components(separatedBy: " | ")
      let names = columns[0].matches(of: #/``(\w+)``/#).map { String($0.1) }
      let link = try #require(row.firstMatch(of: #/<doc:(\w+)> \|$/#), "\(row) leads to no page")
      let page = try Page(String(link.1))
      #expect(!Self.exceptions.contains(page.name), "\(page.name) isn't compiled")
      let screens = page.declarations.filter { $0.contains("connectList()") }
        .map { String($0.prefix { $0 != "{" }) }
      for name in names {
        let isShown = screens.contains { $0.contains(try! Regex("[ :,\n]\(name)[ ,\n]")) }
        #expect(isShown, "\(page.name) has no complete screen with \(name)")
      }
    }
  }
}
