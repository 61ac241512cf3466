import Testing

/// What the compiler says about mistakes that are easy to make; it is asked once about all of them.
@Suite(.timeLimit(.minutes(30))) struct MistakesTests {
  /// Protocols, the class that adopts them, and the property that feeds it.
  private struct Kind {
    let name: String
    var protocols: String?
    let base: String
    let feed: String
    var view: String { name.contains("Table") ? "UITableView" : "UICollectionView" }

    func list(_ name: String, _ method: String, feed: String? = nil) -> String {
      "final class \(name): \(base), \(protocols ?? self.name) {\n  \(feed ?? self.feed)\n  \(method)\n}\n"
    }

    func configure(_ label: String = "configure", cell: String? = nil) -> String {
      "func listView(_ view: \(view), \(label) cell: \(cell ?? "\(view)Cell"), with text: String, "
        + "at indexPath: IndexPath) {}"
    }
  }

  private static let kinds: [Kind] = ["Table", "Collection"].flatMap { view in
    let controller = "UI\(view)ViewController"
    let property = view == "Table" ? "tableView" : "collectionView"
    let data = #"var listData = [["a"]]"#
    let fetched = "var fetchedResultsController: FetchedResultsController<String>!"
    let pager = "var pager: Pager<String>!"
    return [
      Kind(name: "\(view)List", base: controller, feed: data),
      Kind(name: "Fetched\(view)List", base: controller, feed: fetched),
      Kind(name: "Paged\(view)List", base: controller, feed: pager),
    ]
      + [("NonFetched", data), ("Fetched", fetched), ("Paged", pager)].map { prefix, feed in
        Kind(
          name: "Plain\(prefix)\(view)List", protocols: "\(prefix)List, \(view)BasedList",
          base: "UIViewController", feed: "var \(property): UI\(view)View!; \(feed)")
      }
  }

  /// Sources, and what the compiler says about them: nothing, or these words.
  private static let samples: [(source: String, words: [String])] =
    kinds.flatMap { kind in
      let cell = kind.view == "UITableView" ? "OwnTableCell" : "OwnCollectionCell"
      let own = "Own\(kind.name)"
      let types = "let \(own)Types: (\(cell).Type, String.Type)"
      return [
        (
          kind.list("No\(kind.name)", ""),
          ["protocol requires function 'listView(_:configure:with:at:)' with type '(\(kind.view), "]
        ),
        (
          kind.list("Misspelt\(kind.name)", kind.configure("configureCell")),
          ["'listView(_:configureCell:with:at:)' has different argument labels", "requirement"]
        ),
        (kind.list(own, kind.configure(cell: cell)), []),
        ("\(types) = (\(own).Cell.self, \(own).Object.self)\n", []),
      ]
    }
    + kinds.filter { $0.feed.contains("listData") }.map { kind in
      let feed = kind.feed.replacing(#"[["a"]]"#, with: #"["a"]"#)
      return (
        kind.list("Flat\(kind.name)", kind.configure(), feed: feed),
        ["listData", "a var with arrays, such as [[String]] or [ListSection<String>]"]
      )
    }

  private static let optionals: [(source: String, words: [String])] =
    kinds.filter { $0.feed.contains("pager") }.map { kind in
      let feed = kind.feed.replacing("<String>!", with: "<String>?")
      let list = kind.list("Optional\(kind.name)", kind.configure(), feed: feed)
      return (list, ["declare a var pager: Pager<Article>!"])
    }

  @Test func `the compiler names the method that is missing, and the type to write`() async throws {
    var source = """
      import ListControllers
      final class OwnTableCell: UITableViewCell {}
      final class OwnCollectionCell: UICollectionViewCell {}

      """
    /// The samples by the last of their lines.
    var ends: [Int] = []
    let samples = Self.samples + Self.optionals
    for sample in samples {
      source += sample.source
      ends.append(source.count { $0 == "\n" })
    }
    var said = [String](repeating: "", count: ends.count)
    var sample: Int?
    for message in try await Compiler.messages(about: source) {
      // A note about another file belongs to the error before it.
      if let line = message.line { sample = ends.firstIndex { line <= $0 } }
      if let sample { said[sample] += "\(message.text)\n" }
    }
    for ((source, words), said) in zip(samples, said) {
      let isRight = words.isEmpty ? said == "" : words.allSatisfy { said.contains($0) }
      #expect(isRight, "\(source)\nmust say \(words), but says:\n\(said)")
    }
  }
}
