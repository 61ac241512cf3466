import Foundation
import ListTesting
import Requests
import RequestsTesting
import Testing

// The samples of the guide to capabilities, and of the module's documentation.
protocol LockedList: List {
  func isLocked(_ object: Object) -> Bool
}

extension LockedList {
  static var capabilities: [ListCapability] { [.locked] }

  func isLocked(_ object: Object) -> Bool { false }

  fileprivate func isLocked(at indexPath: IndexPath) -> Bool {
    object(at: indexPath).map(isLocked) ?? false
  }
}

extension ListCapability {
  static let locked = ListCapability { (list: any LockedList) in LockLink(list) }
}

private final class LockLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any LockedList)?

  init(_ list: any LockedList) { self.list = list }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !(list?.isLocked(at: indexPath) ?? false)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { !(list?.isLocked(at: indexPath) ?? false) }
}

final class LevelsController: UITableViewController, TableList, LockedList {
  var listData = [["Meadow", "Forest", "Volcano"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with level: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = level }

  func listView(_ tableView: UITableView, didSelect level: String, at indexPath: IndexPath) {
    title = level
  }

  func isLocked(_ level: String) -> Bool { level == "Volcano" }
}

protocol CountingList: List {
  func show(count: Int)
}

extension CountingList {
  static var capabilities: [ListCapability] { [.counting] }

  fileprivate func showCount() {
    show(count: (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) })
  }
}

extension ListCapability {
  static let counting = ListCapability { (list: any CountingList) in CountLink(list) }
}

private final class CountLink: ListLink {
  private weak var list: (any CountingList)?

  init(_ list: any CountingList) { self.list = list }

  override func connect(to view: UIScrollView) { list?.showCount() }
  override func didUpdate(_ update: FollowedUpdate) { list?.showCount() }
}

/// A list with both capabilities.
final class CountedLevelsController: UITableViewController, TableList, LockedList, CountingList {
  var listData = [["Meadow", "Forest"]]
  static var capabilities: [ListCapability] { [.locked, .counting] }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with level: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = level }

  func isLocked(_ level: String) -> Bool { level == "Forest" }

  func show(count: Int) { title = "\(count) levels" }
}

protocol NewsList: List {
  func didShow(_ object: Object)
  func flash(_ cell: UIView)
}

extension NewsList {
  static var capabilities: [ListCapability] { [.news] }

  fileprivate func countImpression(at indexPath: IndexPath) {
    if let object = object(at: indexPath) { didShow(object) }
  }
}

extension ListCapability {
  static let news = ListCapability { (list: any NewsList) in NewsLink(list) }
}

private final class NewsLink: ListLink, UITableViewDelegate {
  private weak var list: (any NewsList)?

  init(_ list: any NewsList) { self.list = list }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { list?.countImpression(at: indexPath) }

  override func didUpdate(_ update: FollowedUpdate) {
    for indexPath in update.insertedItems ?? [] {
      list?.shownView?.shownCell(at: indexPath).map { list?.flash($0) }
    }
  }
}

extension NewsList where Self: NonFetchedList, ListData == [[Object]] {
  func showOldestFirst() {
    editor.record(.change(named: "Reverse")) {
      setListData(listData.map { $0.reversed() })
    }
  }
}

final class NewsController: UITableViewController, TableList, NewsList, UndoableList {
  var listData = [["Monday", "Tuesday"]]
  var impressions: [String] = []
  var flashes: [String?] = []
  var displayedRows = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayedRows += 1 }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with day: String,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = day }

  func didShow(_ day: String) { impressions.append(day) }

  func flash(_ cell: UIView) { flashes.append((cell as? UITableViewCell)?.textLabel?.text) }
}

@MainActor struct DocumentationTests {
  @Test func `a capability counts impressions beside the list, lets rows flash, and edits`() {
    let screen = ListScreen(NewsController())
    let list = screen.controller
    list.setListData([["Sunday", "Monday", "Tuesday"]])
    screen.window.layoutIfNeeded()
    #expect(list.impressions == ["Monday", "Tuesday", "Sunday"])
    #expect((list.displayedRows, list.flashes) == (3, ["Sunday"]))
    list.showOldestFirst()
    #expect(screen.rowTexts == ["Tuesday", "Monday", "Sunday"])
    #expect(list.undoManager?.undoMenuItemTitle == "Undo Reverse")
    screen.undo()
    #expect(screen.rowTexts == ["Sunday", "Monday", "Tuesday"])
    screen.redo()
    #expect(screen.rowTexts == ["Tuesday", "Monday", "Sunday"])
  }

  @Test func `a capability decides what can be highlighted`() {
    let screen = ListScreen(LevelsController())
    #expect(screen.tap([0, 1]))
    #expect(screen.controller.title == "Forest")
    screen.expectRefusal { $0.tap([0, 2]) }
    #expect(screen.controller.title == "Forest")
  }

  @Test func `a user taps a row of a controller without a screen`() {
    let controller = ChoresController()
    controller.loadViewIfNeeded()
    #expect(User().tap(rowAt: [1, 0], in: controller.tableView))
    #expect(controller.tableView.indexPathForSelectedRow == [1, 0])
  }

  @Test func `a list has two capabilities of its own`() {
    let screen = ListScreen(CountedLevelsController())
    #expect(screen.controller.title == "2 levels")
    screen.expectRefusal { $0.tap([0, 1]) }
    screen.controller.setListData([["Meadow", "Forest", "Volcano"]])
    #expect(screen.controller.title == "3 levels")
  }
}

/// The sample of the module's documentation.
struct LandingPageTests {
  @MainActor @Test func `a deleted chore is gone`() {
    let screen = ListScreen(ChoresController())
    #expect(screen.swipeToDelete([0, 0]))
    #expect(
      screen.text == """
        Field
          Reap
        House
          Bake
        """)
    screen.expectAgreement()
  }
}

/// The screens of the guide as they are heard.
@MainActor struct AccessibilitySampleTests {
  @Test func `the guide's list speaks, and everybody can use it`() {
    let screen = ListScreen(ChoresController())
    #expect(screen.voiceOver.contains("Sow. Actions: Delete, Move Down"))
    #expect(
      screen.announcements { screen.perform(action: "Move Down", at: [0, 0]) } == [
        "Moved Sow to 2 of 2 in Field"
      ])
    screen.expectAccessible()
  }

  @Test func `the guide's row is deleted by its action`() {
    let screen = ListScreen(ChoresController())
    #expect(screen.voiceOver.contains("Sow. Actions: Delete, Move Down"))
    #expect(screen.perform(action: "Delete", at: [0, 0]))
    #expect(screen.rowTexts == ["Reap", "Bake"])
  }
}

/// The gestures of the guide that the list refuses.
@MainActor struct RefusalSampleTests {
  @Test func `the guide's list refuses what it can't do`() {
    let screen = ListScreen(ChoresController())
    screen.expectRefusal { $0.tap(barButton: "Remove") }
    while screen.allowRefusal(of: { $0.undo() }) {}
  }
}

/// A search that waits until the user pauses.
@MainActor private final class DebouncedSearch {
  private(set) var results: [String] = []
  private let sleep: @Sendable (TimeInterval) async throws -> Void
  private var search: Task<Void, any Error>?

  init(sleep: @escaping @Sendable (TimeInterval) async throws -> Void) { self.sleep = sleep }

  func type(_ text: String) {
    search?.cancel()
    search = Task { [sleep] in
      try await sleep(0.3)
      results = [text]
    }
  }
}

/// Lists whose loads and time are the test's.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ControlledWorkTests {
  @Test func `the guide's list of pages is answered by its test`() async {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let screen = ListScreen(StoriesController(Pager { try await loader.load($0) }))
    await loader.answer(with: Page([Story(id: 1, title: "Hello")], next: 2))
    #expect(screen.text == "  Hello\n  Loading…")
    await loader.answer(1, with: Page([Story(id: 2, title: "World")]))
    #expect(screen.text == "  Hello\n  World")
    #expect(loader.requests == [nil, 2])
  }

  @Test func `the guide's client retries by its test's clock`() async throws {
    struct Names: Request {
      typealias Response = [String]
      var baseURL: URL { URL(string: "https://names.example")! }
      var path: RequestPath { "names" }
    }
    let transport = ScriptedTransport { request, number in
      number == 0 ? .status(503, for: request) : .json("[]", for: request)
    }
    let request = Names()
    let clock = TestClock()
    var client = RequestClient(transport: transport)
    client.backoff.sleep = clock.sleep(for:)
    let answer = Task { [client] in try await client.send(request) }
    await clock.waitForSleep()
    #expect(clock.pendingSleeps[0] <= client.backoff.firstDelay)
    await clock.advance(by: client.backoff.firstDelay)
    _ = try await answer.value
  }

  @Test func `a page that fails says so in the footer`() async {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let screen = ListScreen(StoriesController(Pager { try await loader.load($0) }))
    await loader.answer(with: Page([Story(id: 1, title: "Hello")], next: 2))
    #expect(screen.text == "  Hello\n  Loading…")
    await loader.fail(with: URLError(.notConnectedToInternet))
    #expect(screen.text.hasSuffix("Tap to try again."))
  }

  @Test func `a search waits until the user pauses`() async {
    let clock = TestClock()
    let search = DebouncedSearch(sleep: clock.sleep(for:))
    search.type("Ada")
    await clock.waitForSleep()
    await clock.advance(by: 0.3)
    #expect(search.results == ["Ada"])
  }
}

// The samples of the guide to sources.
nonisolated struct Todo: Identifiable, Equatable {
  let room: String
  let title: String
  let isDone: Bool
  var id: String { "\(room): \(title)" }

  init?(_ line: Substring) {
    isDone = line.hasPrefix("x ")
    let parts = line.dropFirst(isDone ? 2 : 0).split(separator: ":")
    guard parts.count == 2 else { return nil }
    room = String(parts[0])
    title = parts[1].trimmingCharacters(in: .whitespaces)
  }
}

class TodoFile: FetchedResultsSource {
  final class Snapshot {
    let rooms: [ListSection<Todo>]
    init(_ rooms: [ListSection<Todo>]) { self.rooms = rooms }
  }

  var onChange: (() -> Void)?
  let file: URL

  init(_ file: URL) { self.file = file }

  func lines() throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  func todos() throws -> [Todo] { try lines().compactMap(Todo.init) }

  func fetch() throws -> FetchedResults<Todo> {
    let rooms = Dictionary(grouping: try todos(), by: \.room)
      .sorted { $0.key < $1.key }
      .map { ListSection(id: $0.key, $0.value, headerTitle: $0.key) }
    return FetchedResults(
      sections: rooms.count, snapshot: Snapshot(rooms),
      name: { rooms[$0].headerTitle },
      itemCount: { rooms[$0].items.count },
      object: { rooms[$0].items[$1] })
  }

  func rooms(of results: FetchedResults<Todo>) -> [ListSection<Todo>] {
    (results.snapshot as? Snapshot)?.rooms ?? []
  }

  func changes(
    since shown: FetchedResults<Todo>
  ) throws -> FetchedChanges<Todo>? {
    let newest = try fetch()
    let updates = rooms(of: shown).updates(to: rooms(of: newest))
    if updates.isEmpty { return nil }
    return FetchedChanges(to: newest, difference: updates.difference)
  }

  func indexPath(
    of todo: Todo, in results: FetchedResults<Todo>
  ) -> IndexPath? {
    for (section, room) in rooms(of: results).enumerated() {
      let row = room.items.firstIndex { $0.id == todo.id }
      if let row { return [section, row] }
    }
    return nil
  }

  func watch(everySeconds seconds: Double = 1) async throws {
    while true {
      try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      onChange?()
    }
  }

  func write(_ lines: [String]) throws {
    try lines.joined(separator: "\n")
      .write(to: file, atomically: true, encoding: .utf8)
    onChange?()
  }
}

final class TodoTable: UITableViewController, FetchedTableList, TitledList {
  var fetchedResultsController: FetchedResultsController<Todo>!

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell,
    with todo: Todo, at indexPath: IndexPath
  ) {
    cell.textLabel?.text = todo.title
    cell.accessoryType = todo.isDone ? .checkmark : .none
  }
}

@MainActor func expectTodoFile(_ source: TodoFile) async {
  await expectSource(source) { random in
    let lines = (0..<Int.random(in: 0..<9, using: &random)).map { _ in
      let mark = ["", "x "].randomElement(using: &random)!
      let room = ["Attic", "Kitchen"].randomElement(using: &random)!
      return "\(mark)\(room): Chore \(Int.random(in: 1...9, using: &random))"
    }
    try source.write(lines)
  }
}

/// The source with the remedy of the guide.
private final class RepairedTodoFile: TodoFile {
  override func todos() throws -> [Todo] {
    var ids: Set<String> = []
    return try lines().compactMap(Todo.init)
      .filter { ids.insert($0.id).inserted }
  }
}

@MainActor @Suite(.timeLimit(.minutes(30)), .expectingIssues) struct SourceSampleTests {
  private let file = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("\(UUID().uuidString).txt")

  private let text = """
    Kitchen: Sweep
    x Kitchen: Wash up
    Garden: Water the beds
    """

  @Test func `the guide's list follows the file`() async throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let source = TodoFile(file)
    let list = TodoTable()
    list.fetchedResultsController = FetchedResultsController(source)
    let watch = Task { try await source.watch() }
    let screen = ListScreen(list)
    #expect(screen.text == "Garden\n  Water the beds\nKitchen\n  Sweep\n  Wash up  ✓")
    try source.write(["Garden: Water the beds"])
    #expect(screen.text == "Garden\n  Water the beds")
    watch.cancel()
    let quickWatch = Task { try await source.watch(everySeconds: 0.001) }
    try "x Garden: Water the beds\nAttic: Tidy up".write(
      to: file, atomically: true, encoding: .utf8)
    await screen.wait(for: "Attic\n  Tidy up\nGarden\n  Water the beds  ✓")
    screen.expectAgreement()
    quickWatch.cancel()
    _ = await quickWatch.result
  }

  @Test func `the guide's source has one fault, and a remedy`() async throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    await expectIssues {
      await expectTodoFile(TodoFile(file))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Change 5 of seed 1: The identifier Attic: Chore 1 appears at [0, 1] and [0, 3]. Return each "
          + "object once."
      ]
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
    await expectTodoFile(RepairedTodoFile(file))
  }
}
