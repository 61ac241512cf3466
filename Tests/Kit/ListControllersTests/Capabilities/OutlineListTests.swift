import ListControllers
import ListTesting
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Trees on screen, by forwarding and by bridge, in tables and in collection views.
@MainActor @Suite(.timeLimit(.minutes(30))) struct OutlineListTests {
  typealias Kind = OutlineKind

  @Test(arguments: Kind.allCases) func `rows are indented, and open by a tap`(kind: Kind) {
    let screen = OutlineScreen(kind)
    #expect([screen.outlineText, screen.tapped([0, 0])] == ["a+ f g+", "a- .b+ .e f g+"])
    screen.tap([0, 1])
    let open = "a- .b- ..c ..d- .e f g+"
    #expect(
      [screen.tapped([0, 3]), screen.tapped([0, 0]), screen.tapped([0, 0])]
        == [open, "a+ f g+", open])
    #expect((screen.outline.log, screen.selectedIndexPaths) == ([], []))
    screen.tap([0, 2])
    #expect((screen.outline.log, screen.selectedIndexPaths) == (["select c"], [[0, 2]]))
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `a row's button opens it, in editing mode, too, unless the list has its own controls`(
    kind: Kind
  ) {
    let screen = OutlineScreen(kind) { $0.taps = false }
    #expect((screen.tapped([0, 0]), screen.outline.log) == ("a+ f g+", ["select a"]))
    #expect((screen.pressed([0, 0]), screen.selectedIndexPaths) == ("a- .b+ .e f g+", [[0, 0]]))
    // A button knows its row after others came above it.
    #expect(screen.pressed([0, 4]) == "a- .b+ .e f g- .h+")
    screen.tap(button: nil, at: [0, 0])
    #expect(screen.pressed([0, 2]) == "a+ f g+")
    screen.expectRefusal { $0.tap(button: nil, at: [0, 1]) }
    screen.outline.expandItem(at: [0, 0])
    screen.controller.setEditing(true, animated: false)
    #expect(
      [screen.outlineText, screen.pressed([0, 1])]
        == ["a- .b+ .e f g+", "a- .b- ..c ..d+ .e f g+"])
    do {
      let screen = OutlineScreen(kind, expanding: ["a"]) { $0.buttons = false }
      #expect(screen.outlineText == "a .b .e f g")
      #expect(
        (screen.outline.toggleItem(at: [0, 1]), screen.outlineText) == (true, "a .b ..c ..d .e f g")
      )
    }
  }

  @Test(arguments: Kind.allCases)
  func `only the new rows and the toggled one are configured`(kind: Kind) {
    let screen = OutlineScreen(kind, expanding: ["g"])
    func configured(_ change: () -> Void) -> String {
      screen.outline.configured = []
      change()
      screen.window.layoutIfNeeded()
      return screen.outline.configured.sorted().joined(separator: " ")
    }
    #expect(
      [
        configured { screen.outline.expandItem(at: [0, 0]) },
        configured { screen.tap(button: nil, at: [0, 1]) },
        configured { screen.outline.collapseItem(at: [0, 0]) },
        configured { screen.outline.toggleItem(at: [0, 0]) },
        configured { screen.outline.collapseItem(at: [0, 2]) },
        configured { screen.outline.expandItem(at: [0, 3]) },
      ] == ["a b e", "b c d", "a", "a b c d e", "", "d"])
    #expect(screen.outlineText == "a- .b- ..c ..d- .e f g- .h+")
    #expect(configured { screen.outline.collapseAllItems() } == "a g")
    #expect(screen.outlineText == "a+ f g+")
  }

  @Test(arguments: Kind.allCases) func `a node with a million rows below it`(kind: Kind) {
    let reads = Locked<[String]>([])
    let screen = OutlineScreen(kind, height: 800) { list in
      list.listData = [
        Outline(
          (1...9).map { Topic("\($0)") }, isExpandable: { $0.id.count < 6 },
          children: { topic in
            reads.withLock { $0.append(topic.id) }
            return (0..<10).map { Topic(topic.id + "\($0)") }
          })
      ]
    }
    #expect(reads.withLock { $0 } == [])
    screen.outline.configured = []
    screen.tap([0, 0])
    var configured = [screen.outline.configured.count]
    #expect(
      (
        reads.withLock { $0 }, screen.outline.expand(toItemAt: ["9", "98", "987"]),
        reads.withLock { $0 }
      ) == (["1"], [0, 35], ["1", "9", "98"]))
    screen.outline.configured = []
    #expect(screen.outline.expandItem(at: [0, 1]))
    screen.window.layoutIfNeeded()
    configured.append(screen.outline.configured.count)
    #expect(configured.filter { $0 > 11 } == [])
    #expect(screen.rowCounts == [49])
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `what is visible and selected stays when a node above opens`(kind: Kind) {
    let topics = (0..<60).map { number in
      Topic("\(number)", (0..<5).map { Topic("\(number).\($0)") })
    }
    let screen = OutlineScreen(kind, height: 600) {
      $0.taps = false
      $0.listData = [Outline(topics, children: \.subtopics)]
    }
    screen.scroll(by: 1_000)
    let path =
      screen.tableView?.indexPathsForVisibleRows?[3]
      ?? screen.collectionView?.indexPathsForVisibleItems.sorted()[3] ?? []
    screen.tap(path)
    let y = screen.y(path)
    let below: IndexPath = [0, path.item + 5]
    let isOpened = screen.outline.expandItem(at: [0, 2])
    #expect((isOpened, screen.selectedIndexPaths, screen.y(below)) == (true, [below], y))
    let isClosed = screen.outline.collapseItem(at: [0, 2])
    #expect((isClosed, screen.selectedIndexPaths, screen.y(path)) == (true, [path], y))
  }

  @Test(arguments: Kind.allCases)
  func `new data keeps what is open, selected and indented, by identity, wherever it moves`(
    kind: Kind
  ) {
    let screen = OutlineScreen(kind, expanding: ["a", "b"])
    screen.tap([0, 2])
    var outlines = screen.outline.listData
    outlines[0].roots = [
      Topic("g", [Topic("h")]), Topic("c"), Topic("x"),
      Topic("f", [Topic("a", [Topic("e")]), Topic("b", [Topic("d")])]),
    ]
    outlines[0].expand("f")
    screen.outline.configured = []
    screen.outline.setListData(outlines)
    // A cell whose level alone changed isn't configured, and is indented all the same.
    #expect(screen.outlineText == "g+ c x f- .a- ..e .b- ..d")
    let isConfigured = screen.outline.configured.contains("e")
    #expect((isConfigured, screen.selectedIndexPaths) == (false, [[0, 1]]))
    outlines[0].roots = [Topic("a"), Topic("e", [])]
    screen.outline.setListData(outlines)
    #expect(screen.outlineText == "a e+")
    screen.expectAgreement()
    // A parent moves below its own child.
    do {
      let screen = OutlineScreen(kind, expanding: ["a", "b"])
      screen.tap([0, 2])
      var outlines = screen.outline.listData
      outlines[0].roots = [
        Topic("b", [Topic("a", [Topic("e"), Topic("c")]), Topic("d", [])]), Topic("f"),
      ]
      screen.outline.setListData(outlines)
      #expect(
        (screen.outlineText, screen.selectedIndexPaths) == ("b- .a- ..e ..c .d+ f", [[0, 3]]))
      // The data forgets to remove the child from its old parent.
      outlines[0].roots = [Topic("b", [Topic("a", [Topic("b", [Topic("c")]), Topic("e")])])]
      screen.outline.setListData(outlines)
      #expect([screen.outlineText, screen.tapped([0, 1])] == ["b- .a- ..b ..e", "b- .a+"])
      screen.expectAgreement()
    }
  }

  @Test(arguments: Kind.allCases)
  func `nodes open from code, in a list whose view isn't loaded, too`(kind: Kind) {
    let screen = OutlineScreen(kind)
    let list = screen.outline
    #expect((list.expand(to: "d"), screen.outlineText) == ([0, 3], "a- .b- ..c ..d+ .e f g+"))
    #expect([list.expand(to: "z"), list.expand(to: "i", limit: 1)] == [nil, nil])
    #expect(
      (list.expandAllItems(under: [0, 6]), screen.outlineText) == (
        true, "a- .b- ..c ..d+ .e f g- .h- ..i"
      ))
    list.collapseAllItems()
    #expect(screen.outlineText == "a+ f g+")
    let isComplete = list.expandAllItems(under: [0, 0], limit: 1)
    #expect((isComplete, screen.outlineText) == (false, "a- .b+ .e f g+"))
    #expect(
      (
        (0...2).map { list.isExpanded(at: [0, $0]) },
        (0...2).map { list.isExpandable(at: [0, $0]) }
      ) == ([true, false, false], [true, true, false]))
    #expect(list.indentationLevel(at: [0, 1]) == 1)
    do {
      let list = kind.list
      #expect(
        (list.toggleItem(at: [0, 0]), list.listData[0].items.map(\.id)) == (
          true, ["a", "b", "e", "f", "g"]
        ))
      list.search(for: "")
      #expect(OutlineScreen(list).outlineText == "a- .b+ .e f g+")
    }
  }

  @Test(arguments: Kind.allCases) func `rows that don't exist are nothing`(kind: Kind) {
    let screen = OutlineScreen(kind, expanding: ["a"])
    let list = screen.outline
    for path in [[0, 5], [0, -1], [1, 0], [-1, 0], [], [0], [0, 0, 0]] as [IndexPath] {
      let answers = [
        list.toggleItem(at: path), list.expandItem(at: path), list.collapseItem(at: path),
        list.expandAllItems(under: path), list.isExpandable(at: path), list.isExpanded(at: path),
      ]
      #expect(answers == [false, false, false, false, false, false])
      #expect((list.indentationLevel(at: path), list.removeItem(at: path)) == (0, nil))
    }
    #expect(
      [list.expandItem(at: [0, 0]), list.collapseItem(at: [0, 1]), list.toggleItem(at: [0, 2])]
        == [false, false, false])
    #expect(
      ([-1, 1].map { list.expand(toItemAt: ["a"], inSection: $0) }, screen.outlineText) == (
        [nil, nil], "a- .b+ .e f g+"
      ))
  }

  @Test(arguments: Kind.allCases)
  func `rows with the same identifier are named, and open together`(kind: Kind) {
    let table = ["a": ["b"], "b": ["a", "c"]]
    let screen = OutlineScreen(kind)
    let outline = Outline(
      [Topic("a"), Topic("c"), Topic("c")], isExpandable: { table[$0.id] != nil },
      children: { (table[$0.id] ?? []).map { Topic($0) } })
    let outcome = screen.outline.setListData([outline])
    #expect(outcome.duplicates == ["The identifier c appears at [0, 1] and [0, 2]."])
    #expect(screen.outlineText == "a+ c c")
    #expect(
      (screen.outline.expandAllItems(under: [0, 0]), screen.outlineText) == (
        true, "a- .b- ..a ..c c c"
      ))
    screen.tap([0, 2])
    #expect((screen.outline.log, screen.tapped([0, 1])) == (["select a"], "a- .b+ c c"))
    screen.expectAgreement()
    do {
      let table = ["a": ["x"], "b": ["x"], "x": ["y"]]
      let screen = OutlineScreen(kind)
      let outline = Outline(
        [Topic("a"), Topic("b"), Topic("x")], expandedIDs: ["a", "b"],
        isExpandable: { table[$0.id] != nil }, children: { (table[$0.id] ?? []).map { Topic($0) } })
      screen.outline.setListData([outline])
      let closed = "a- .x+ b- .x+ x+"
      #expect(
        [screen.outlineText, screen.pressed([0, 3]), screen.tapped([0, 6])]
          == [closed, "a- .x- ..y b- .x- ..y x- .y", closed])
      screen.outline.expandAllItems(under: [0, 4])
      screen.outline.collapseAllItems()
      #expect(screen.outlineText == "a+ b+ x+")
      screen.expectAgreement()
    }
  }

  @Test(arguments: Kind.allCases)
  func `a button opens the object of its row, whatever other sections and newer data have`(
    kind: Kind
  ) {
    let screen = OutlineScreen(kind) {
      $0.listData = (0..<2).map { Outline(Topic.all, id: $0, children: \.subtopics) }
    }
    #expect(
      [
        screen.pressed([1, 0]), screen.pressed([1, 1]), screen.pressed([0, 2]),
        screen.tapped([1, 0]),
      ] == [
        "a+ f g+ a- .b+ .e f g+", "a+ f g+ a- .b- ..c ..d+ .e f g+",
        "a+ f g- .h+ a- .b- ..c ..d+ .e f g+", "a+ f g- .h+ a+ f g+",
      ])
    screen.expectAgreement()
    // Data that was set without an update.
    do {
      let screen = OutlineScreen(kind)
      screen.outline.listData[0].roots.insert(Topic("x"), at: 0)
      #expect(
        (screen.pressed([0, 0]), screen.outline.listData[0].expandedIDs) == (
          "x a- .b+ .e f g+", ["a"]
        ))
      screen.expectAgreement()
    }
  }

  @Test(arguments: Kind.allCases) func `outlines without rows are sections`(kind: Kind) async {
    let empty = Outline([Topic](), children: \.subtopics)
    let screen = OutlineScreen(kind) { $0.listData = [empty, empty] }
    let list = screen.outline
    list.collapseAllItems()
    #expect([list.expand(to: "a"), list.expand(toItemAt: ["a"], inSection: 1)] == [nil, nil])
    let removed = list.removeItems(at: [[0, 0], [1, 0]])
    #expect(
      (list.toggleItem(at: [1, 0]), removed, screen.rowCounts, screen.placeholder) == (
        false, [], [0, 0], .empty
      ))
    await search(screen, "a")
    #expect((screen.rowCounts, screen.placeholder) == ([], .notFound("a")))
    list.setListData([empty, Outline(Topic.all, children: \.subtopics)])
    #expect(screen.outlineText == "a+")
    list.search(for: "")
    #expect(screen.rowCounts == [0, 3])
    screen.expectAgreement()
  }

  // MARK: Editing and selection

  @Test(arguments: Kind.allCases) func `objects are removed with everything below`(kind: Kind) {
    let screen = OutlineScreen(kind, expanding: ["a", "b", "g"])
    func removed(_ rows: Int...) -> String {
      let paths = rows.map { IndexPath(item: $0, section: 0) }
      return screen.outline.removeItems(at: paths).map(\.id).joined()
    }
    screen.outline.commitEditing(.delete, at: [0, 1])
    let rest = "a- .e f g- .h+"
    #expect(
      [screen.outlineText, screen.tapped([0, 0]), screen.tapped([0, 0])]
        == [rest, "a+ f g- .h+", rest])
    #expect((removed(4, 3, 0, 9, 1, 0), screen.outlineText) == ("ag", "f"))
    let last = screen.outline.removeItem(at: [0, 0])?.id
    #expect((last, screen.placeholder) == ("f", .empty))
    screen.expectAgreement()
    // Neighbors, one with what is below it.
    screen.outline.setListData([
      Outline(Topic.all, expandedIDs: ["a", "b"], children: \.subtopics)
    ])
    #expect((removed(1, 4, 5), screen.outlineText) == ("bef", "a- g+"))
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases) func `several rows are selected and deleted`(kind: Kind) {
    let screen = OutlineScreen(kind, expanding: ["a", "b"])
    screen.outline.setEditing(true, animated: false)
    for row in [1, 2, 5] { screen.tap([0, row]) }
    #expect(screen.outline.selectedIDs == ["b", "c", "f"])
    // What a closed node hides stays selected.
    let selected: [[IndexPath]] = (0..<2).map { _ in
      screen.tap(button: nil, at: [0, 0])
      return screen.selectedIndexPaths
    }
    #expect(selected == [[[0, 1]], [[0, 1], [0, 2], [0, 5]]])
    func delete<L: Outlined>(_ list: L) -> [Topic] { list.deleteSelectedObjects() }
    let deleted = delete(screen.outline).map(\.id)
    #expect(
      (deleted, screen.outlineText, screen.outline.selectedIDs) == (["b", "f"], "a- .e g+", []))
  }

  // MARK: Searching

  private func search(_ screen: OutlineScreen, _ text: String) async {
    screen.outline.search(for: text)
    await screen.wait { screen.outline.searchText == text }
  }

  @Test(arguments: Kind.allCases) func `a search finds what is in closed nodes`(kind: Kind) async {
    let screen = OutlineScreen(kind, expanding: ["g"])
    await search(screen, "d")
    #expect(
      [screen.outlineText, screen.tapped([0, 1]), screen.tapped([0, 1])]
        == ["a- .b- ..d+", "a- .b+", "a- .b- ..d+"])
    #expect(
      (screen.outline.listData[0].items.map(\.id), screen.outline.expand(to: "i")) == (
        ["a", "f", "g", "h"], nil
      ))
    await search(screen, "xyz")
    #expect(
      (screen.outlineText, screen.outline.numberOfSections, screen.placeholder)
        == ("", 0, .notFound("xyz")))
    await search(screen, "b")
    #expect([screen.outlineText, screen.tapped([0, 1])] == ["a- .b+", "a- .b- ..c ..d+"])
    screen.outline.search(for: "")
    #expect(screen.outlineText == "a+ f g- .h+")
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `new data and removals during a search are searched too`(kind: Kind) async {
    let screen = OutlineScreen(kind) {
      $0.listData = [
        Outline([Topic("x")], headerTitle: "X", indexTitle: "X", children: \.subtopics),
        Outline(Topic.all, headerTitle: "A", indexTitle: "A", children: \.subtopics),
        Outline([Topic("d")], children: \.subtopics),
      ]
    }
    await search(screen, "d")
    #expect(screen.outlineText == "a- .b- ..d+ d")
    let titles = screen.outline.sectionIndexTitles
    #expect((screen.outline.headerTitle(inSection: 0), titles) == ("A", ["A", ""]))
    let removed = screen.outline.removeItem(at: [0, 2])?.id
    #expect((removed, screen.outlineText) == ("d", "a- .b- d"))
    screen.expectAgreement()
    var outlines = screen.outline.listData
    outlines[0].roots = [Topic("y", [Topic("dd")])]
    screen.outline.setListData(outlines)
    #expect(screen.outlineText == "y- .dd d")
    screen.outline.search(for: "")
    #expect(screen.outlineText == "y+ a+ f g+ d")
    #expect(
      (screen.outline.expandAllItems(under: [1, 0]), screen.outlineText) == (
        true, "y+ a- .b- ..c .e f g+ d"
      ))
    screen.expectAgreement()
  }

  /// Topics that can't leave the main actor's list are searched at once.
  final class Loose: Identifiable {
    let id: String
    let children: [Loose]
    init(_ id: String, _ children: [Loose] = []) { (self.id, self.children) = (id, children) }
  }

  final class LooseTable: ConnectedTable, TableList, OutlineList, FilteredList {
    var listData: [Outline<Loose>]? = [
      Outline([Loose("a", [Loose("b", [Loose("c")])])]) { $0.children }
    ]
    var configured: [String] = []
    var toggling: IndexPath?

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with item: Loose,
      at indexPath: IndexPath
    ) {
      configured.append(item.id)
      cell.accessibilityLabel = item.id
      if let path = toggling.take() { toggleItem(at: path) }
    }
    func filter(for text: String) -> @Sendable (Loose) -> Bool { { $0.id == text } }
    var searchLimit: Int { 2 }
  }

  @Test func `items that are neither equatable nor sendable open while others do`() {
    let screen = ListScreen(LooseTable(style: .plain))
    let list = screen.controller
    screen.tap([0, 0])
    #expect((screen.accessibilityLabels, list.configured) == (["a", "b"], ["a", "a", "b"]))
    list.search(for: "c")
    #expect((screen.accessibilityLabels, list.searchText) == (["a", "b", "c"], "c"))
    list.search(for: "")
    #expect(screen.accessibilityLabels == ["a", "b"])
    list.setListData(nil)
    #expect(
      (screen.accessibilityLabels, list.toggleItem(at: [0, 0]), list.expand(to: "a"))
        == ([], false, nil))
    let deep = Loose("x", [Loose("y", [Loose("z", [Loose("!")])])])
    list.setListData([Outline([deep]) { $0.children }])
    list.search(for: "!")
    #expect(screen.accessibilityLabels == [])
    do {
      let screen = ListScreen(LooseTable(style: .plain))
      screen.controller.toggling = [0, 1]
      screen.tap([0, 0])
      #expect(screen.accessibilityLabels == ["a", "b", "c"])
      screen.expectAgreement()
    }
  }

  // MARK: Long searches

  /// A list of an endless tree, whose search stands still where the test wants it.
  final class Endless: ConnectedTable, TextTable, OutlineList, FilteredList {
    var listData: [Outline<Number>]
    let meanwhile = Locked<(@MainActor @Sendable () -> Void)?>(nil)
    let wasOnMain = Locked(false)
    var began = 0

    init(limit: Int) {
      searchLimit = limit
      let reads = reads
      listData = [
        Outline(
          [Number(id: 1)], isExpandable: { _ in true },
          children: { number in
            reads.withLock { $0 += 1 }
            return [Number(id: number.id &* 2), Number(id: number.id &* 2 &+ 1)]
          })
      ]
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    let searchLimit: Int
    let reads = Locked(0)

    func text(of number: Number) -> String { "\(number.id)" }
    func filter(for text: String) -> @Sendable (Number) -> Bool {
      began += 1
      let (wanted, meanwhile, wasOnMain) = (Int(text), meanwhile, wasOnMain)
      return { number in
        if number.id == 4 {
          if MainQueue.isCurrent { wasOnMain.withLock { $0 = true } }
          if let work = meanwhile.withLock({ $0.take() }) { Task { @MainActor in work() } }
        }
        return number.id == wanted
      }
    }
  }

  struct Number: Identifiable, Hashable, Sendable {
    let id: Int
  }

  @Test func `a long search leaves the main actor free, and the newest is shown`() async throws {
    let list = Endless(limit: 3_000)
    let screen = ListScreen(list)
    list.meanwhile.withLock {
      $0 = {
        #expect((list.searchText, screen.accessibilityLabels) == ("", ["1"]))
        list.search(for: "6")
        list.search(for: "5")
      }
    }
    list.search(for: "7")
    #expect(list.searchText == "")
    try await MainQueue.wait { list.searchText != "" }
    #expect(
      (list.searchText, list.began, screen.accessibilityLabels) == ("5", 2, ["1", "2", "5"]))
    #expect(!list.wasOnMain.withLock { $0 })
  }

  @Test func `nodes that open and data that is replaced during a search are searched`() async throws
  {
    let list = Endless(limit: 3_000)
    let screen = ListScreen(list)
    list.meanwhile.withLock { $0 = { list.toggleItem(at: [0, 0]) } }
    list.search(for: "5")
    try await MainQueue.wait { list.searchText == "5" }
    #expect((list.began, screen.accessibilityLabels) == (2, ["1", "2", "5"]))
    list.search(for: "")
    #expect(screen.accessibilityLabels == ["1", "2", "3"])
    // Though nothing was shown.
    do {
      let list = Endless(limit: 3_000)
      let screen = ListScreen(list)
      list.search(for: "0")
      try await MainQueue.wait { list.searchText == "0" }
      #expect(screen.rowCounts == [])
      list.meanwhile.withLock {
        $0 = {
          list.listData = [Outline([Number(id: 5)], isExpandable: { _ in false }) { _ in [] }]
        }
      }
      list.search(for: "5")
      try await MainQueue.wait { list.searchText == "5" }
      #expect((list.began, screen.accessibilityLabels) == (3, ["5"]))
      screen.expectAgreement()
    }
  }

  @Test func `a search that is under way is cancelled with its list, and not shown if it is ended`()
    async throws
  {
    var list: Endless? = Endless(limit: 3_000)
    list?.loadViewIfNeeded()
    list?.search(for: "5")
    let search = try #require(list?.link(SearchLink.self)?.search)
    #expect(!search.isCancelled)
    list = nil
    #expect(search.isCancelled)
    let outcome = await search.value
    #expect(outcome == .superseded)
    do {
      let list = Endless(limit: 3_000)
      let screen = ListScreen(list)
      list.search(for: "5")
      let search = try #require(list.link(SearchLink.self)?.search)
      list.search(for: "")
      let outcome = await search.value
      #expect((outcome, list.searchText, screen.accessibilityLabels) == (.superseded, "", ["1"]))
    }
  }

  /// A list of cells that have an accessory of their own.
  private final class Marked: ConnectedCollection, CollectionList, OutlineList {
    final class Cell: UICollectionViewListCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        accessories = [.checkmark()]
      }
      required init?(coder: NSCoder) { nil }
    }
    var listData = [Marked.outline(of: [1, 2])]

    static func outline(of children: [Int]?) -> Outline<Number> {
      Outline([Number(id: 0)]) { $0.id == 0 ? children?.map(Number.init) : nil }
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: Cell, with number: Number,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `a row that can be expanded no more keeps the accessories of its cell`() throws {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let list = Marked(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let screen = ListScreen(list)
    func accessories() -> Int? {
      (list.collectionView.cellForItem(at: [0, 0]) as? Marked.Cell)?.accessories.count
    }
    #expect(accessories() == 2)
    list.setListData([Marked.outline(of: nil)])
    screen.window.layoutIfNeeded()
    #expect(accessories() == 1)
  }

  // Dispatch has a thread for each core, one of which the main queue needs.
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func `an endless search ends with a newer one, and with its list`() async throws {
    var list: Endless? = Endless(limit: .max)
    let reads = try #require(list).reads
    weak let released = list
    list?.search(for: "0")
    try await MainQueue.wait { reads.withLock { $0 } > 1_000 }
    list?.search(for: "")
    #expect(list?.searchText == "")
    // The next search begins when the one before it has ended.
    list?.search(for: "-1")
    try await MainQueue.wait { list?.began == 2 }
    let before = reads.withLock { $0 }
    try await MainQueue.wait { reads.withLock { $0 } > before }
    list = nil
    #expect(released == nil)
    var last = -1
    try await MainQueue.wait {
      defer { last = reads.withLock { $0 } }
      return last == reads.withLock { $0 }
    }
  }

  // MARK: Life

  @Test(arguments: Kind.allCases) func `an outline is released with its screen`(kind: Kind) async {
    var screen: OutlineScreen? = OutlineScreen(kind)
    weak let list = screen?.controller
    screen?.tap([0, 0])
    screen?.tap(button: nil, at: [0, 0])
    if let screen { await search(screen, "d") }
    #expect(list != nil)
    screen?.window.rootViewController = nil
    screen = nil
    await MainQueue.turn()
    #expect(list == nil)
  }

  // MARK: Chance

  @Test(arguments: Kind.allCases, Walk.seeds(1))
  func `random changes on screen`(kind: Kind, seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    func tree(_ random: inout SeededGenerator) -> [Topic] {
      var names = Array("abcdefghijklmnop").map(String.init).shuffled(using: &random)
      func level(_ depth: Int, _ random: inout SeededGenerator) -> [Topic] {
        (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
          guard let name = names.popLast() else { return nil }
          let isInner = depth < 3 && Bool.random(using: &random)
          return Topic(name, isInner ? level(depth + 1, &random) : nil)
        }
      }
      return level(0, &random)
    }
    let screen = OutlineScreen(kind, height: 2_000)
    let list = screen.outline
    for step in 0..<Walk.steps(50) {
      let row = Int.random(in: -1...max(screen.rowCounts.first ?? 0, 1), using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: list.toggleItem(at: [0, row])
      case 5: list.removeItem(at: [0, row])
      case 6:
        var outlines = list.listData
        outlines[0].roots = tree(&random)
        list.setListData(outlines)
      case 7: list.expandAllItems(under: [0, row])
      case 8: await search(screen, ["", "a", "e"].randomElement(using: &random) ?? "")
      default: list.expand(to: ["a", "e", "i"].randomElement(using: &random) ?? "")
      }
      let shown = list.shownSections.first
      let expected = (shown?.items.indices ?? 0..<0).map { row in
        String(repeating: ".", count: shown?.level(ofRow: row) ?? 0)
          + (shown?.items[row].id ?? "")
          + (list.isExpanded(at: [0, row]) ? "-" : list.isExpandable(at: [0, row]) ? "+" : "")
      }
      #expect(
        screen.outlineText == expected.joined(separator: " "), "seed \(seed), step \(step)")
    }
    screen.expectAgreement()
  }
}
