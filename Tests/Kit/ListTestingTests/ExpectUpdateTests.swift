import ListTesting
import Testing

/// A list whose cells show something else when they are made anew.
private final class FickleChores: Words, EditableList {
  private var count = 0

  override func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
    at indexPath: IndexPath
  ) {
    count += 1
    cell.textLabel?.text = "\(chore) \(count)"
  }
}

/// A source that reports another change than the one it makes.
@MainActor private final class WrongSource: FetchedResultsSource {
  typealias Object = FetchedChores.Chore

  var onChange: (() -> Void)?
  private var chores = ["Sow", "Reap", "Bake"].map { Object(id: $0, title: $0) }
  /// The changes that are reported.
  private var change = ListDifference()

  func fetch() throws -> FetchedResults<Object> {
    let chores = chores
    return FetchedResults(
      sections: 1, name: { _ in nil }, itemCount: { _ in chores.count }, object: { chores[$1] })
  }

  func changes(since shown: FetchedResults<Object>) throws -> FetchedChanges<Object>? {
    defer { change = ListDifference() }
    return change.isEmpty ? nil : FetchedChanges(to: try fetch(), difference: change)
  }

  func indexPath(of object: Object, in results: FetchedResults<Object>) -> IndexPath? { nil }

  func removeFirst(reporting row: Int) {
    chores.removeFirst()
    change.deletedItems = [ListPlace(section: 0, item: row)]
    onChange?()
  }

  func swap(reporting moves: [(Int, Int)]) {
    chores.swapAt(0, 1)
    change.movedItems = moves.map {
      ListChange(from: ListPlace(section: 0, item: $0), to: ListPlace(section: 0, item: $1))
    }
    onChange?()
  }
}

/// A list that forwards by hand, and claims to have more rows than there are.
private final class LyingChores: LooseWords {
  var extraRows = 0

  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section) + extraRows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableCell(at: indexPath) }
}

@MainActor @Suite(.timeLimit(.minutes(30)), .expectingIssues) struct ExpectUpdateTests {
  // MARK: Recording

  @Test func `a screen knows the last update, whatever feeds its list`() async {
    let garden = ListScreen(GardenChores())
    var updates = [garden.lastUpdate?.description]
    garden.controller.setListData([ListSection(["Bake", "Sow"], headerTitle: "House")])
    updates.append(garden.lastUpdate?.description)
    garden.swipeToDelete([0, 0])
    updates.append(garden.lastUpdate?.description)
    #expect(
      updates == [
        nil,
        """
        before a[0 1] b[2]
        items: delete section 1, delete 0.1, insert 0.0
        titles: reload section 0
        after a'[2 0]
        """,
        """
        before a[0 1]
        items: delete 0.0
        after a[1]
        """,
      ])

    let loader = TestLoader<Int?, Page<Story, Int>>()
    let stories = ListScreen(StoriesController(Pager { try await loader.load($0) }))
    await loader.answer(with: Page([Story(id: 7, title: "Hello")], next: 2))
    let first = stories.lastUpdate?.description
    await loader.answer(
      with: Page([Story(id: 8, title: "World"), Story(id: 7, title: "Hallo")]))
    #expect(
      [first, stories.lastUpdate?.description] == [
        """
        before a[]
        items: insert section 1, insert 0.0
        after a[0] b[1]
        """,
        """
        before a[0] b[1]
        items: delete section 1, insert 0.1, reconfigure 0.0
        after a[0' 2]
        """,
      ])

    let source = InMemorySource(
      ["Sow", "Reap"].map { FetchedChores.Chore(id: $0, title: $0) }, by: { $0.title < $1.title })
    let fetched = ListScreen(FetchedChores(source))
    source.upsert(FetchedChores.Chore(id: "Sow", title: "Plant"))
    #expect(
      fetched.lastUpdate?.description == """
        before a[0 1]
        items: move 0.1→0.0
        items: reconfigure 0.0
        after a[1' 0]
        """)
    // A screen sees the updates in its own window only.
    #expect(stories.lastUpdate?.before.count == 2)
  }

  @Test func `updates of many items are not recorded, nor those that became a reload`() {
    let screen = ListScreen(ForgetfulChores())
    let list = screen.controller
    func plan(_ numbers: Range<Int>) -> String? {
      list.setListData([numbers.map { "\($0)" }])
      return screen.lastUpdate?.plan
    }
    _ = plan(0..<1_000)
    #expect(
      [plan(1..<1_000), plan(0..<1_001), plan(1..<1_003)]
        == ["items: delete 0.0", "items: insert 0.0, insert 0.1000", nil])
    _ = plan(0..<3)
    #expect([plan(0..<2), plan(0..<20_000)] == ["items: delete 0.2", nil])
  }

  // MARK: Failures

  /// What a list that disagrees with its view says of its last update.
  private nonisolated static let fickle = """
    @MainActor @Test func `an update is performed as it was recorded`() {
      expectUpdate(
        \"""
        before a[0 1 2]
        items: delete 0.1
        after a[0 2]
        \""")
    }
    """

  @Test func `a disagreement contains the last update as a test`() {
    let screen = ListScreen(FickleChores(["Sow", "Reap", "Bake"]))
    expectIssues {
      screen.expectAgreement()
    } matching: { issue in
      // Nothing was updated.
      issue.comments.allSatisfy { !$0.rawValue.contains("expectUpdate") }
    }
    #expect(screen.swipeToDelete([0, 1]))
    expectIssues {
      screen.expectAgreement()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasSuffix("\n\n\(Self.fickle)\n") }
    }
    // Of several disagreements, the last contains the update.
    let several = ListScreen(FickleChores(["Sow", "Reap", "Bake"]))
    #expect(several.swipeToDelete([0, 1]))
    several.controller.listData = [["Sow"]]
    expectIssues {
      several.expectAgreement()
    } matching: { issue in
      issue.comments.allSatisfy {
        $0.rawValue.contains("expectUpdate") == $0.rawValue.contains("A reload changes")
      }
    }
  }

  @Test func `a snapshot that differs contains the last update as a test`() {
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent(UUID().uuidString).appendingPathComponent("SomeTests.swift")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let screen = ListScreen(FickleChores(["Sow", "Reap", "Bake"]))
    expectIssues { screen.expectSnapshot(named: "chores", filePath: file.path) }
    #expect(screen.swipeToDelete([0, 1]))
    expectIssues {
      screen.expectSnapshot(named: "chores", filePath: file.path)
    } matching: {
      $0.comments.contains { $0.rawValue.contains(Self.fickle) }
    }
  }

  @Test func `an exception within an update contains the update as a test`() {
    let screen = ListScreen(ForgetfulChores())
    let table = screen.tableView
    expectIssues {
      UIKitException.recording {
        let updates = [["Sow", "Reap"]].updates(to: [["Reap"]])
        updates.perform(on: screen.tableView!) {
          screen.controller.listData = $0
          // An app's own call, which makes the kit's update wrong.
          table?.deleteRows(at: [[0, 1]], with: .none)
        }
      }
    } matching: { issue in
      issue.error is UIKitException
        && issue.comments.contains {
          $0.rawValue.contains("before a[0 1]\n    items: delete 0.0\n    after a[1]")
        }
    }
    // The screen has seen the update as well.
    #expect(screen.lastUpdate?.plan == "items: delete 0.0")
    expectIssues {
      UIKitException.recording { table?.insertRows(at: [[0, 9]], with: .none) }
    } matching: { issue in
      // The update before has nothing to do with it.
      issue.error is UIKitException
        && issue.comments.allSatisfy { !$0.rawValue.contains("expectUpdate") }
    }
  }

  @Test func `the pasted test is the printed one`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(source.hasSuffix("// swift-format-ignore\n\(Self.fickle)\n"))
  }

  // MARK: Replaying

  @Test(arguments: [
    "before a[0 1] b[2]\nitems: insert 1.1, move 0.1→0.0\nafter a[1 0] b[2 3]",
    "before a[0 1] b[2]\nsections: move section 1→0\nitems: delete 1.0, insert 1.1, reconfigure 1.1\n"
      + "titles: reload section 1\nafter b[2] a'[1' 3]",
    "before\nsections: insert section 0\nafter a[0 1 2]",
    "before a[0 1]\nafter a[0 1]",
    "before a[0 0 1]\nitems: delete 0.1\nafter a[0 1]",
    "before a[0 1]\nitems: move 0.1→0.0\nitems: reconfigure 0.0\nafter a[1' 0]",
  ])
  func `a recording is performed by its plan, computed or not`(text: String) throws {
    expectUpdate(text)
    expectUpdate(text, computesPlan: false)
  }

  @Test func `a known move is performed although the kit would move the other item`() {
    let source = WrongSource()
    let screen = ListScreen(FetchedChores(source))
    let ways = [[(0, 1)], [(1, 0)]]
    var tests: [String] = []
    for way in ways {
      source.swap(reporting: way)
      screen.expectAgreement()
      tests.append(screen.lastUpdate?.description ?? "")
      expectUpdate(tests.last!, computesPlan: false)
    }
    expectIssues {
      for test in tests { expectUpdate(test) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The update has another plan") }
    }
  }

  @Test func `a change that contradicts the data fails as a test, too`() {
    let source = WrongSource()
    let screen = ListScreen(FetchedChores(source))
    source.removeFirst(reporting: 1)
    let text = #"""
          before a[0 1 2]
          items: delete 0.1
          after a[1 2]
          """, computesPlan: false)
      """#
    expectIssues {
      screen.expectAgreement()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(text) }
    }
    expectIssues {
      expectUpdate("before a[0 1 2]\nitems: delete 0.1\nafter a[1 2]", computesPlan: false)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("In a ") }
    }
  }

  /// The comments of issues.
  private final class Comments: @unchecked Sendable {
    private let lock = NSLock()
    private var comments: [String] = []

    var all: [String] { lock.withLock { comments } }

    func add(_ issue: Issue) { lock.withLock { comments += issue.comments.map(\.rawValue) } }
  }

  @Test func `an update is performed in a table and in a collection view`() {
    let comments = Comments()
    expectIssues {
      expectUpdate("before a[0 1 2]\nitems: delete 0.1\nafter a[1 2]", computesPlan: false)
    } matching: { issue in
      comments.add(issue)
      return true
    }
    let kinds = ["table", "collection view"].filter { kind in
      comments.all.contains { $0.hasPrefix("In a \(kind): ") && $0.contains(" A reload changes") }
    }
    #expect(kinds == ["table", "collection view"])
  }

  @Test(arguments: [
    ("nothing", "A recording must begin with “before” and end with “after”."),
    ("before a[0]\nwhat\nafter a[0]", "“what” isn't a batch."),
    ("before a[0]\nitems: delete 0\nafter a[]", "“delete 0” isn't a change of this update."),
    (
      "before a[0]\nsections: move section 0→3\nafter a[0]",
      "“move section 0→3” isn't a change of this update."
    ),
    (
      "before a[0]\nsections: delete section 1\nafter a[0]",
      "“delete section 1” isn't a change of this update."
    ),
    (
      "before a[0]\nsections: insert section 1\nafter a[0]",
      "“insert section 1” isn't a change of this update."
    ),
    (
      "before a[0]\ntitles: reload section 1\nafter a'[0]",
      "“reload section 1” isn't a change of this update."
    ),
  ])
  func `a text that isn't a recording is an issue`(text: String, sentence: String) {
    expectIssues {
      expectUpdate(text, computesPlan: false)
    } matching: { issue in
      "\(issue.error.map { "\($0)" } ?? "")" == sentence
    }
  }

  @Test func `a reload in place of an update is an issue, and no last update`() {
    // The changes do not lead to the data.
    expectIssues {
      expectUpdate("before a[0 1]\nitems: delete 0.1\nafter a[0 1]", computesPlan: false)
    }
    let screen = ListScreen(LyingChores(style: .plain))
    let list = screen.controller
    #expect(
      (list.setListData([["Sow"]]), screen.lastUpdate?.plan)
        == (.updated(batches: 1), "items: delete 0.1"))
    list.extraRows = 1
    #expect(
      (list.setListData([["Sow", "Bake"]]), screen.lastUpdate?.plan)
        == (.reloaded(.dataSourceCounts([2], expected: [1])), nil))
  }
}

// The printed text of `fickle`, pasted.
// swift-format-ignore
@MainActor @Test func `an update is performed as it was recorded`() {
  expectUpdate(
    """
    before a[0 1 2]
    items: delete 0.1
    after a[0 2]
    """)
}
