import Testing

/// What the compiler says first about lists that can't be, all of which are compiled at once.
@Suite(.timeLimit(.minutes(30))) struct MistakenListsTests {
  /// A list that can't be, and what its first two errors or notes say.
  private struct Mistake {
    var protocols: String
    var members: [String]
    var words: [String]

    var source: String {
      "final class NAME: UITableViewController, \(protocols) {\n"
        + (members.contains { $0.contains("configure") } ? members : members + [Self.configure])
        .map { "  \($0)\n" }.joined() + "}\n"
    }

    static let configure =
      "func listView(_ view: UITableView, configure cell: UITableViewCell, with text: String, "
      + "at indexPath: IndexPath) {}"
    static let filter =
      "func filter(for text: String) -> @Sendable (String) -> Bool { { _ in true } }"
    static let fetched = "var fetchedResultsController: FetchedResultsController<String>!"
    static let paged = "var pager: Pager<String>!"
  }

  private static let mistakes = [
    Mistake(
      protocols: "TableList", members: [#"let listData = [["a"]]"#],
      words: ["NonFetchedList", "declare listData as a var with arrays, such as [[String]]"]),
    Mistake(
      protocols: "FetchedTableList, FilteredList", members: [Mistake.fetched, Mistake.filter],
      words: [
        "List",
        "a FetchedList can't be a FilteredList, CollapsibleList or OutlineList: adopt SearchableList",
      ]),
    Mistake(
      protocols: "FetchedTableList, CollapsibleList", members: [Mistake.fetched],
      words: ["List", "can't be a FilteredList, CollapsibleList or OutlineList"]),
    Mistake(
      protocols: "PagedTableList, FilteredList", members: [Mistake.paged, Mistake.filter],
      words: [
        "List",
        "a PagedList can't be a FilteredList, CollapsibleList or OutlineList: adopt SearchableList",
      ]),
    Mistake(
      protocols: "FetchedTableList, TableList",
      members: [Mistake.fetched, #"var listData = [["a"]]"#],
      words: ["List", "a list has one source: adopt FetchedTableList or TableList"]),
    Mistake(
      protocols: "PagedTableList, TableList", members: [Mistake.paged, #"var listData = [["a"]]"#],
      words: ["List", "a list has one source: adopt PagedTableList or TableList"]),
    Mistake(
      protocols: "FetchedTableList, NonFetchedList", members: [Mistake.fetched],
      words: ["NonFetchedList", "a list has one source: adopt FetchedTableList"]),
    Mistake(
      protocols: "FetchedTableList, PagedTableList", members: [Mistake.fetched, Mistake.paged],
      words: ["List", "adopt FetchedList or PagedList, but not both"]),
    Mistake(
      protocols: "TableList",
      members: [
        #"var listData = [["a"]]"#,
        Mistake.configure.replacing("UITableViewCell", with: "UICollectionViewCell"),
      ],
      words: [
        "TableBasedList",
        "'Cell' = 'UICollectionViewCell' if 'UICollectionViewCell' inherited from 'UITableViewCell'",
      ]),
  ]

  @Test func `the first two lines name the cause`() async throws {
    var source = "import ListControllers\n"
    var ends: [Int] = []
    for (index, mistake) in Self.mistakes.enumerated() {
      source += mistake.source.replacing("NAME", with: "Mistake\(index)")
      ends.append(source.count { $0 == "\n" })
    }
    var said = [[Substring]](repeating: [], count: ends.count)
    for message in try await Compiler.messages(about: source) {
      if let line = message.line, let index = ends.firstIndex(where: { line <= $0 }) {
        said[index].append(message.text)
      }
    }
    for (index, mistake) in Self.mistakes.enumerated() {
      let first = said[index].prefix(2)
      let isNamed = [
        first.first?.hasSuffix("does not conform to protocol '\(mistake.words[0])'"),
        first.dropFirst().first?.contains(mistake.words[1]),
      ]
      #expect(isNamed == [true, true], "\(mistake.source)\n\(first)")
    }
  }

  @Test func `a client without a transport names the module that has one`() async throws {
    let source = "import Requests\nlet client = RequestClient()\n"
    let message = try #require(await Compiler.messages(about: source).first)
    #expect(message.text.hasSuffix("import RequestsPlatform, or pass a transport to RequestClient"))
    #expect(
      try await Compiler.messages(about: source.replacing("Requests", with: "RequestsPlatform"))
        .isEmpty)
  }

  @Test func `a plain view controller is a table list with a table of its own`() async throws {
    let messages = try await Compiler.messages(
      about: """
        import ListControllers
        final class Plain: UIViewController, TableList {
          let tableView = UITableView()
          var listData = [["a"]]
          \(Mistake.configure)
        }
        """)
    #expect(messages.isEmpty)
  }
}
