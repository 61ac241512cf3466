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
  override func didUpdate() { list?.showCount() }
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

@MainActor @Suite(.timeLimit(.minutes(5))) struct DocumentationTests {
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
@Suite(.timeLimit(.minutes(5))) struct LandingPageTests {
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

/// The gestures of the guide that the list refuses.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RefusalSampleTests {
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
@MainActor @Suite(.timeLimit(.minutes(5))) struct ControlledWorkTests {
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

/// The sample of the guide to a list that surprises.
@Suite(.timeLimit(.minutes(5))) struct TroubleshootingTests {
  struct Person: Codable, Identifiable {
    let id: Int
    let name: String
    let sortName: String

    init(id: Int, name: String) {
      (self.id, self.name) = (id, name)
      sortName = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
  }

  @Test func `names are sorted as people read them, by a property of their own`() {
    let names = ["Zebra", "apple", "Émile", "Sam"]
    let people = names.enumerated().map { Person(id: $0.offset, name: $0.element) }
      .sorted { $0.sortName < $1.sortName }
    #expect(people.map(\.name) == ["apple", "Émile", "Sam", "Zebra"])
  }
}
