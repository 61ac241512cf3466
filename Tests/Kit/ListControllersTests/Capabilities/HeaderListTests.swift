import ListTesting
import TestSupport
import Testing

/// Headers and footers of a list's own, by forwarding and by bridge, in tables and collection
/// views.
@MainActor @Suite(.timeLimit(.minutes(30))) struct HeaderListTests {
  typealias Kind = HeadedKind

  @Test(arguments: Kind.allCases) func `sections have headers and footers of the list's classes`(
    kind: Kind
  ) {
    let screen = HeadedScreen(kind)
    #expect(
      (screen.headers, (0..<3).map(screen.footerText), (0..<3).map { screen.tally($0) != nil }) == (
        ["0 A 2", "1 B 1", "2 C 1"], [nil, "yellow", nil], [true, true, true]
      ))
  }

  @Test(arguments: Kind.allCases)
  func `a thousand headers cost what is visible, are configured once and reused`(kind: Kind) {
    let list = (0..<100).map {
      Section(id: $0, [Fruit(id: $0, name: "\($0)")], headerTitle: "\($0)", footerTitle: "end")
    }
    let made = Tallies.count
    let screen = HeadedScreen(kind, height: 500) { $0.listData = list }
    for _ in 0..<15 { screen.scroll(by: 400) }
    let headers = screen.headed.log.filter { $0.hasPrefix("header") }
    #expect(headers.count > 40)
    // A collection view may request a view for an estimated place, and again for the final one.
    if screen.tableView != nil { #expect(Set(headers).count == headers.count) }
    #expect(Tallies.count - made < 40)
    do {
      let sections = (0..<1_000).map {
        Section(id: $0, [Fruit(id: $0, name: "\($0)")], headerTitle: "\($0)")
      }
      var asked = 0
      let screen = HeadedScreen(kind, height: 600) { list in
        list.listData = sections
        list.hidesHeader = { _ in
          asked += 1
          return false
        }
      }
      asked = 0
      screen.headed.insertItem(Fruit(id: 1_000, name: "new"), at: [0, 0])
      screen.window.layoutIfNeeded()
      #expect(screen.headerText(inSection: 0) == "0 0 2")
      #expect(screen.headed.log.filter { $0.hasPrefix("header") }.count < 40)
      #expect(asked < 2_100)
      screen.headed.setListData(Array(sections.suffix(500)))
      #expect(screen.headerText(inSection: 0) == "0 500 1")
      #expect(screen.headed.log.filter { $0.hasPrefix("header") }.count < 80)
      screen.expectAgreement()
    }
  }

  @Test(arguments: Kind.allCases)
  func `new titles change headers and footers, and no cell, in sections that move, too`(kind: Kind)
  {
    let screen = HeadedScreen(kind)
    let cells = [screen.headedCell([0, 0]), screen.headedCell([1, 0])]
    let header = screen.tally(0)
    var data = screen.headed.listData
    data[0].headerTitle = "Alpha"
    data[1].footerTitle = "long"
    #expect(screen.headed.setListData(data) == .updated(batches: 0))
    #expect(
      (screen.headers, screen.footerText(inSection: 1)) == (
        ["0 Alpha 2", "1 B 1", "2 C 1"], "long"
      ))
    #expect([screen.headedCell([0, 0]), screen.headedCell([1, 0])] == cells)
    #expect(screen.tally(0) === header)
    #expect(
      screen.headed.log.sorted() == ["footer 1", "header Alpha", "header B", "header C"])
    data.swapAt(0, 1)
    data[0].footerTitle = "green"
    screen.headed.setListData(data)
    #expect(screen.footerText(inSection: 0) == "green")
    #expect(screen.headedCell([0, 0]) === cells[1])
    #expect(!screen.headed.log.contains("cell Banana"))
  }

  @Test(arguments: Kind.allCases)
  func `headers follow inserted and moved items, and moved and collapsed sections`(kind: Kind) {
    let screen = HeadedScreen(kind)
    screen.headed.insertItem(Fruit(id: 9, name: "Avocado"), at: [0, 0])
    #expect(screen.headers == ["0 A 3", "1 B 1", "2 C 1"])
    let header = screen.tally(0)
    screen.headed.setListData(screen.headed.listData.reversed())
    #expect(screen.headers == ["0 C 1", "1 B 1", "2 A 3"])
    #expect(screen.tally(2) === header)
    #expect(screen.footerText(inSection: 1) == "yellow")
    screen.expectAgreement()
    screen.headed.setEditing(true, animated: false)
    screen.drag([2, 0], to: [1, 0])
    #expect(screen.headers == ["0 C 1", "1 B 2", "2 A 2"])
    screen.headed.toggleSection(2)
    #expect(screen.headers == ["0 C 1", "1 B 2", "2 A 0"])
    screen.headed.collapsedSections = []
    #expect(screen.headers == ["0 C 1", "1 B 2", "2 A 2"])
  }

  @Test(arguments: Kind.allCases)
  func `a header grows and shrinks with its text, out of sight, too`(kind: Kind) {
    let screen = HeadedScreen(kind)
    let list = screen.headed
    func place() -> [CGFloat] {
      [screen.tally(0)?.bounds.height ?? 0, screen.y([0, 0]) ?? 0]
    }
    let before = place()
    let old = list.listData
    var data = old
    data[0].headerTitle = String(repeating: "many words ", count: 30)
    list.setListData(data)
    let grown = place()[0] - before[0]
    #expect(grown > 60)
    #expect(place()[1] == before[1] + grown)
    screen.expectAgreement()
    list.setListData(old)
    #expect(place() == before)
    screen.window.rootViewController = UIViewController()
    screen.window.layoutIfNeeded()
    screen.tableView?.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    list.listData[0].headerTitle = data[0].headerTitle
    list.updateHeaders()
    #expect(screen.tableView.map { $0.indexPathsForSelectedRows == [[0, 1]] } ?? true)
    screen.window.rootViewController = list
    #expect((screen.tally(0)?.bounds.height ?? 0) > before[0] + 60)
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `a section gains and loses a header of its own, and has another one without it`(kind: Kind) {
    let screen = HeadedScreen(kind) { $0.hidesHeader = { $0.items.count < 2 } }
    func own() -> [Bool] { (0..<3).map { screen.tally($0) != nil } }
    func titles() -> [String?] { (0..<3).map { screen.header($0)?.configuration?.title } }
    #expect((own(), titles()) == ([true, false, false], [nil, "B", "C"]))
    screen.headed.insertItem(Fruit(id: 9, name: "Blueberry"), at: [1, 0])
    #expect(screen.headers[1] == "1 B 2")
    screen.headed.removeItem(at: [0, 0])
    #expect((own(), titles()) == ([false, true, false], ["A", nil, "C"]))
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `headers are configured again for changes of another kind, if the list is shown`(kind: Kind)
  {
    let screen = HeadedScreen(kind)
    screen.headed.updateHeaders()
    screen.headed.updateFooters()
    #expect(screen.headed.log.sorted() == ["footer 1", "header A", "header B", "header C"])
    screen.headed.log = []
    screen.headed.hidesHeader = { $0.id == AnyHashable("a") }
    screen.headed.updateHeaders()
    #expect(screen.headed.log.sorted() == ["header B", "header C"])
    do {
      let list = kind.list
      list.setListData(list.listData.reversed())
      list.updateHeaders()
      #expect(list.log.isEmpty)
      _ = list.view
      list.setListData(list.listData.reversed())
      list.updateHeaders()
      let screen = ListScreen<UIViewController>(list, size: CGSize(width: 320, height: 800))
      #expect(screen.headers == ["0 A 2", "1 B 1", "2 C 1"])
    }
  }

  @Test(arguments: Kind.allCases) func `a header that grows out of sight is larger afterward`(
    kind: Kind
  ) {
    let screen = HeadedScreen(kind)
    let (list, height) = (screen.headed, screen.tally(0)?.bounds.height ?? 0)
    screen.window.rootViewController = UIViewController()
    screen.window.layoutIfNeeded()
    screen.tableView?.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    list.listData[0].headerTitle = String(repeating: "many words ", count: 30)
    list.updateHeaders()
    #expect(screen.tableView.map { $0.indexPathsForSelectedRows == [[0, 1]] } ?? true)
    screen.window.rootViewController = list
    #expect((screen.tally(0)?.bounds.height ?? 0) > height + 60)
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases) func `a list with headers is freed`(kind: Kind) {
    weak var list: UIViewController?
    do {
      let screen = HeadedScreen(kind)
      screen.headed.setListData(screen.headed.listData.reversed())
      list = screen.controller
      screen.window.rootViewController = nil
    }
    HeadlessRunLoop.tick()
    #expect(list == nil)
  }

  @Test(arguments: Kind.allCases, Walk.seeds(1))
  func `after random updates, headers are as after a reload`(kind: Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = HeadedScreen(kind, height: 2_000) { list in
      list.hidesHeader = { $0.items.count == 1 }
    }
    for step in 0..<Walk.steps(12) {
      let ids = Array(0..<8).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
      screen.headed.setListData(
        ids.map { id in
          let count = Int.random(in: 0...3, using: &random)
          let words = Bool.random(using: &random) ? 1 : 40
          let title = String(repeating: "title ", count: words)
          let footer = Bool.random(using: &random) ? nil : "footer of \(count)"
          return Section(
            id: id, (0..<count).map { Fruit(id: id * 10 + $0, name: "\(id).\($0)") },
            headerTitle: title, footerTitle: footer)
        })
      #expect(screen.disagreements() == [], "seed \(seed), step \(step)")
    }
  }

  @Test func `a title that the list doesn't show in a view of its own reloads the section`() {
    let controller = HeaderOnlyTable(style: .plain)
    let screen = ListScreen(controller)
    controller.configured = 0
    var data = controller.listData
    data[0].footerTitle = "other"
    #expect(controller.setListData(data) == .updated(batches: 1))
    #expect((screen.footerText(inSection: 0), controller.configured) == ("other", 2))
    data[0].headerTitle = "header"
    #expect(controller.setListData(data) == .updated(batches: 0))
    #expect((screen.headerText(inSection: 0), controller.configured) == ("header", 2))
    data[0].indexTitle = "h"
    #expect(controller.setListData(data) == .updated(batches: 1))
  }

  @Test func `headers of several classes have identifiers of the app`() {
    let controller = HeaderOnlyTable(style: .plain)
    controller.identifiers = { $0 == 0 ? "total" : "TableTally" }
    controller.loadViewIfNeeded()
    controller.tableView.register(TableTotal.self, forHeaderFooterViewReuseIdentifier: "total")
    controller.listData.append(Section(id: 1, ["b"], headerTitle: "other"))
    let screen = ListScreen(controller)
    screen.window.layoutIfNeeded()
    let types = (0..<2).map { section in
      controller.tableView.headerView(forSection: section).map { "\(type(of: $0))" }
    }
    #expect(types == ["TableTotal", "TableTally"])
  }

  /// The class of a header of the list's own follows from its title.
  @Test(arguments: [false, true])
  func `a section whose header has another identifier after an update is reloaded`(
    isCollection: Bool
  ) {
    let list: any Classified & UIViewController =
      isCollection ? ClassifiedCollection() : ClassifiedTable(style: .plain)
    let screen = HeadedScreen(list, size: CGSize(width: 320, height: 600))
    func headers() -> [String] {
      (0..<list.numberOfSections).map { section in
        let header = screen.tally(section)
        let isTotal = header is TableTotal || header is CollectionTotal
        return "\(isTotal ? "total" : "part") \(header?.label.text ?? "-")"
      }
    }
    #expect(headers() == ["part a", "total b", "part c"])
    let cell = screen.headedCell([2, 0])
    var data = list.listData
    data[0].headerTitle = "A"
    data[2].headerTitle = "c!"
    list.setListData(data)
    #expect(headers() == ["total A", "total b", "part c!"])
    #expect(screen.headedCell([2, 0]) === cell)
    data = [data[1], data[0]]
    data[0].headerTitle = "b?"
    list.setListData(data)
    #expect(headers() == ["total b?", "total A"])
    list.totals = []
    // Until the view is reloaded, it keeps the headers that it has.
    list.updateHeaders()
    #expect(headers() == ["total b?", "total A"])
    screen.tableView?.reloadData()
    screen.collectionView?.reloadData()
    #expect(headers() == ["part b?", "part A"])
    screen.expectAgreement()
  }

  @Test func `the row below the objects of a paged list has no header`() async {
    let server = StoryServer()
    let list = HeadedStories(style: .plain)
    list.pager = Pager { try await server.page($0) }
    let screen = ListScreen(list, size: CGSize(width: 320, height: 2_000))
    await server.answer()
    screen.window.layoutIfNeeded()
    #expect((screen.rowCounts, screen.headerText(inSection: 0)) == ([20, 1], "20 stories"))
    let table: UITableView = list.tableView
    let views = (0..<2).flatMap {
      [table.headerView(forSection: $0), table.footerView(forSection: $0)]
    }
    #expect(
      views.map { $0.map { "\(type(of: $0))" } } == ["TableTally", "TableTotal", nil, nil])
    await server.answer()
    screen.window.layoutIfNeeded()
    #expect((screen.headerText(inSection: 0), list.asked) == ("40 stories", [0]))
    screen.expectAgreement()
  }

  @Test(arguments: StoreKind.allCases)
  func `sections of a source come and go with their headers`(store: StoreKind) throws {
    let paints = try store.make()
    let list = HeadedPaints(style: .plain)
    list.fetchedResultsController = try paints.controller()
    let screen = ListScreen(list, size: CGSize(width: 320, height: 2_000))
    func headers() -> [String?] { (0..<list.numberOfSections).map(screen.headerText) }
    func paint(_ id: Int, _ section: String) -> Paint {
      Paint(id: id, name: "paint \(id)", color: "red", sectionName: section)
    }
    let changes: [() throws -> Void] = [
      {
        try paints.insert(paint(1, "b"))
        try paints.insert(paint(2, "a"))
      },
      { try paints.insert(paint(3, "b")) }, { try paints.update(paint(2, "c")) },
      { try paints.delete(2) },
    ]
    #expect(headers() == [])
    let seen = try changes.map { change in
      try change()
      return headers()
    }
    #expect(seen == [["a 1", "b 1"], ["a 1", "b 2"], ["b 2", "c 1"], ["b 2"]])
    screen.expectAgreement()
  }

  @Test func `an identifier without a registration ends the process with a sentence`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = HeaderOnlyTable(style: .plain)
        controller.identifiers = { _ in "missing" }
        ListScreen(controller).window.layoutIfNeeded()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "HeaderOnlyTable shows views of class TableTally for the kind "
          + "“UICollectionElementKindSectionHeader”, but the UITableView dequeued nothing for the "
          + "identifier “missing”. Register TableTally for this identifier, or return another "
          + "identifier from headerIdentifier(inSection:)."))
  }
}

/// A table with headers of its own, and footers of the table's.
private final class HeaderOnlyTable: ConnectedTable, TableList, HeaderList, TitledList {
  var listData = [Section(id: 0, ["a", "b"], headerTitle: "letters", footerTitle: "two")]
  var identifiers: ((Int) -> String)?
  var configured = 0

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with letter: String,
    at indexPath: IndexPath
  ) { configured += 1 }
  func listView(
    _ tableView: UITableView, configureHeader header: TableTally, inSection section: Int
  ) { header.label.text = headerTitle(inSection: section) }
  func headerIdentifier(inSection section: Int) -> String {
    identifiers?(section) ?? "TableTally"
  }
}

/// A list whose headers are of the class of totals in some sections.
@MainActor
private protocol Classified: HeaderList, NonFetchedList
where Object == String, ListData == [Section<String>], Header: Tally {
  /// The titles of the sections with totals.
  var totals: Set<String> { get set }
}

extension Classified {
  fileprivate static var letters: [Section<String>] {
    ["a", "b", "c"].map { Section(id: $0, [$0], headerTitle: $0) }
  }

  func headerIdentifier(inSection section: Int) -> String {
    isTotal(section) ? "total" : "part"
  }
  fileprivate func isTotal(_ section: Int) -> Bool {
    totals.contains(headerTitle(inSection: section) ?? "")
  }
}

private final class ClassifiedTable: UITableViewController, TextTable, Classified {
  var listData = ClassifiedTable.letters
  var totals: Set<String> = ["A", "b", "b?"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableTally.self, forHeaderFooterViewReuseIdentifier: "part")
    tableView.register(TableTotal.self, forHeaderFooterViewReuseIdentifier: "total")
    connectList()
  }
  func listView(
    _ tableView: UITableView, configureHeader header: TableTally, inSection section: Int
  ) {
    #expect((header is TableTotal) == isTotal(section))
    header.label.text = headerTitle(inSection: section)
  }
}

private final class ClassifiedCollection: UICollectionViewController, CollectionList, Classified {
  var listData = ClassifiedCollection.letters
  var totals: Set<String> = ["A", "b", "b?"]

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let kind = UICollectionView.elementKindSectionHeader
    collectionView.register(
      CollectionTally.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    collectionView.register(
      CollectionTotal.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "total")
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with letter: String, at indexPath: IndexPath
  ) { cell.accessibilityLabel = letter }
  func listView(
    _ collectionView: UICollectionView, configureHeader header: CollectionTally,
    inSection section: Int
  ) {
    #expect((header is CollectionTotal) == isTotal(section))
    header.label.text = headerTitle(inSection: section)
  }
}

/// A paged table with a header and a footer.
private final class HeadedStories: ConnectedTable, PagedTableList, HeaderList, FooterList {
  var pager: Pager<Story>!
  /// The sections whose headers and footers were configured.
  var asked: Set<Int> = []

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = story.title }
  func listView(
    _ tableView: UITableView, configureHeader header: TableTally, inSection section: Int
  ) {
    asked.insert(section)
    header.label.text = "\(numberOfItems(inSection: section)) stories"
  }
  func listView(
    _ tableView: UITableView, configureFooter footer: TableTotal, inSection section: Int
  ) { asked.insert(section) }
}

/// A fetched table with headers.
private final class HeadedPaints: ConnectedTable, FetchedTableList, HeaderList {
  var fetchedResultsController: FetchedResultsController<Paint>!

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with paint: Paint,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = paint.name }
  func listView(
    _ tableView: UITableView, configureHeader header: TableTally, inSection section: Int
  ) {
    let name = fetchedResultsController.sections[section].name ?? "-"
    header.label.text = "\(name) \(numberOfItems(inSection: section))"
  }
}
