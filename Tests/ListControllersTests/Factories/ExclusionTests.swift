import Foundation
import TestSupport
import Testing

/// What must not compile: the compiler is asked, once about all of it.
@Suite(.timeLimit(.minutes(5))) struct ExclusionTests {
  private static let beginning = """
    import ListControllers
    @MainActor func use() {
      let tables = DataSourceProvider(
        dataSource: [["a"]], cellFactory: ViewFactory<String, UITableViewCell> { _, _, _, _, _ in })
      let collections = DataSourceProvider(
        dataSource: [["a"]], cellFactory: ViewFactory<String, UICollectionViewCell> { _, _, _, _, _ in })

    """

  /// Expressions, and what the compiler says of them.
  private static let expressions: [(text: String, error: String?)] = [
    ("tables.tableViewDataSource", nil),
    ("collections.collectionViewDataSource", nil),
    (
      "tables.collectionViewDataSource",
      "requires that 'UITableViewCell' inherit from 'UICollectionViewCell'"
    ),
    (
      "collections.tableViewDataSource",
      "requires that 'UICollectionViewCell' inherit from 'UITableViewCell'"
    ),
    (
      "ViewFactory<String, UITableViewCell> { _, _, _, _, _ in }.collectionCell",
      "requires that 'UITableViewCell' inherit from 'UICollectionViewCell'"
    ),
    (
      "ViewFactory<String, UILabel>.self",
      "type 'UILabel' does not conform to protocol 'ReusableView'"
    ),
  ]

  @Test func `a provider has only the data source that its factory can feed`() async throws {
    let source = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: source) }
    let lines = Self.expressions.map { "  _ = \($0.text)\n" }.joined()
    try Data("\(Self.beginning)\(lines)}\n".utf8).write(to: source)
    let errors = try await errors(in: source)
    let firstLine = Self.beginning.split(separator: "\n").count + 1
    for (line, (text, error)) in zip(firstLine..., Self.expressions) {
      #expect(errors[line]?.contains(error ?? "") ?? (error == nil), "\(text): \(errors)")
    }
    let wrong = zip(firstLine..., Self.expressions).filter { $1.error != nil }.map(\.0)
    #expect(errors.keys.sorted() == wrong, "\(errors)")
  }

  /// What the compiler says about lines of a file.
  private func errors(in source: URL) async throws -> [Int: String] {
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let modules = ["Modules", "../Modules", "."].map { products.appending(path: $0) }
    return try await onOwnThread {
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments =
        ["swiftc", "-typecheck", "-suppress-warnings", "-swift-version", "6", source.path]
        + modules.flatMap { ["-I", $0.path] }
      let output = Pipe()
      compiler.standardError = output
      try compiler.run()
      let text = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      compiler.waitUntilExit()
      return text.split(separator: "\n").reduce(into: [:]) { errors, line in
        // file:line:column: error: sentence
        let parts = line.split(separator: ":", maxSplits: 4)
        guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]) else { return }
        errors[number, default: ""] += parts[4]
      }
    }
  }
}
