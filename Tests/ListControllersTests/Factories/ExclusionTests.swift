import Foundation
import TestSupport
import Testing

/// What must not compile: the compiler is asked.
@Suite(.timeLimit(.minutes(5))) struct ExclusionTests {
  private static let beginning = """
    import ListControllers
    @MainActor func use() {
      let tables = DataSourceProvider(
        dataSource: [["a"]], cellFactory: ViewFactory<String, UITableViewCell> { _, _, _, _, _ in })
      let collections = DataSourceProvider(
        dataSource: [["a"]], cellFactory: ViewFactory<String, UICollectionViewCell> { _, _, _, _, _ in })

    """

  @Test(arguments: [
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
  ]) func `a provider has only the data source that its factory can feed`(
    expression: String, error: String?
  ) async throws {
    let source = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: source) }
    try Data("\(Self.beginning)  _ = \(expression)\n}\n".utf8).write(to: source)
    let errors = try await errors(in: source)
    if let error {
      #expect(errors.contains(error), "\(errors)")
    } else {
      #expect(errors == "")
    }
  }

  /// What the compiler says about a file.
  private func errors(in source: URL) async throws -> String {
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
      return text
    }
  }
}
