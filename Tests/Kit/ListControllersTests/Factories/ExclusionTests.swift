import Testing

/// What must not compile: the compiler is asked, once about all of it.
@Suite(.timeLimit(.minutes(30))) struct ExclusionTests {
  private static let beginning = """
    import ListFactories
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
    let lines = Self.expressions.map { "  _ = \($0.text)\n" }.joined()
    let errors = try await Compiler.messages(about: "\(Self.beginning)\(lines)}\n")
      .filter { $0.kind == "error" }
      .reduce(into: [Int: String]()) { $0[$1.line ?? 0, default: ""] += $1.text }
    let firstLine = Self.beginning.split(separator: "\n").count + 1
    for (line, (text, error)) in zip(firstLine..., Self.expressions) {
      #expect(errors[line]?.contains(error ?? "") ?? (error == nil), "\(text): \(errors)")
    }
    let wrong = zip(firstLine..., Self.expressions).filter { $1.error != nil }.map(\.0)
    #expect(errors.keys.sorted() == wrong, "\(errors)")
  }
}
