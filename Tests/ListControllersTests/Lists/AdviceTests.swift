import ListData
import ListTesting
import Testing

@testable import ListControllers

/// What a developer is told, in debug builds, about a list that is set up in a way in which it
/// shows nothing.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AdviceTests {
  /// The sentences about a list's class that are given while a closure runs.
  private func advice(about list: Any.Type, _ work: () throws -> Void) rethrows -> [String] {
    var sentences: [String] = []
    let handler = Advice.handler
    defer { Advice.handler = handler }
    Advice.handler = { sentences.append($0) }
    try work()
    return sentences.filter { $0.contains("\(list)") }
  }

  private final class Unconnected: UITableViewController, TableList {
    var listData = [["a"]]
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `a list that its view does not ask is advised once, when it is updated`() {
    let list = Unconnected(style: .plain)
    let screen = ListScreen(list)
    let sentences = advice(about: Unconnected.self) {
      list.setListData([["a", "b"]])
      list.setListData([["a", "b"]])
    }
    #expect(
      sentences == [
        "The sections of Unconnected have [2] items, but its view's data source returns [0]. Call "
          + "connectList() in viewDidLoad, or forward the data source's methods to the list."
      ])
    withExtendedLifetime(screen) {}
  }

  private struct Numbered: Identifiable, Hashable { let id: Int }

  private final class Fetched: UITableViewController, FetchedTableList {
    var fetchedResultsController: FetchedResultsController<Numbered>!
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Numbered,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `a fetched list is advised to fetch, and then to follow`() throws {
    let list = Fetched(style: .plain)
    list.fetchedResultsController = FetchedResultsController(
      InMemorySource([Numbered(id: 1)]) { $0.id < $1.id })
    let unfetched = advice(about: Fetched.self) { #expect(list.numberOfSections == 0) }
    #expect(unfetched.count == 1)
    #expect(unfetched.first?.contains("hasn't fetched") == true)
    try list.fetchedResultsController.performFetch()
    let unfollowed = advice(about: Fetched.self) { _ = list.numberOfSections }
    #expect(unfollowed.count == 1)
    #expect(unfollowed.first?.contains("isn't notified of changes") == true)
    list.fetchedResultsController.delegate = list
    #expect(advice(about: Fetched.self) { _ = list.numberOfSections }.isEmpty)
  }

  private final class Indexed: UITableViewController, TableList, IndexedList {
    var listData = [["a"], ["b"]]
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
  }

  @Test func `an index without titles is named`() {
    let list = Indexed(style: .plain)
    let sentences = advice(about: Indexed.self) { _ = ListScreen(list) }
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("IndexedList without index titles") == true)
  }

  private class Shown: UITableViewController, TableList {
    var listData = [["a"]]
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `data that was set and isn't shown after a layout is named, once for a class`() {
    final class Silent: Shown {}
    let list = Silent(style: .plain)
    let screen = ListScreen(list)
    let sentences = advice(about: Silent.self) {
      for data in [[["a", "b"], ["c"]], [["a"], ["b"], ["c"]]] {
        list.listData = data
        for _ in 1...2 { screen.window.layoutIfNeeded() }
      }
    }
    #expect(
      sentences == [
        "The sections of Silent have [2, 1] items, but its view shows [1]. Set the data by "
          + "setListData(_:), which updates the view."
      ])
  }

  @Test func `data that came before the view was asked again is named`() {
    final class Late: Shown {}
    let list = Late(style: .plain)
    list.listData = []
    let screen = ListScreen(list)
    let sentences = advice(about: Late.self) {
      list.listData = [["a"]]
      for _ in 1...2 { screen.window.layoutIfNeeded() }
    }
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("have [1] items, but its view shows []") == true)
  }

  @Test func `data that is shown in any way needs no advice`() {
    final class Busy: Shown {}
    let list = Busy(style: .plain)
    let screen = ListScreen(list)
    let layOut = { for _ in 1...3 { screen.window.layoutIfNeeded() } }
    let sentences = advice(about: Busy.self) {
      list.setListData([["a", "b"]])
      layOut()
      list.listData = [["c"]]
      list.tableView.reloadData()
      layOut()
      // The next turn updates the view.
      list.listData = [["c"], ["d"]]
      screen.window.layoutIfNeeded()
      list.tableView.reloadData()
      layOut()
      // Of the same number of items, only a test notices that they aren't shown.
      list.listData = [["d"], ["e"]]
      layOut()
      screen.window.rootViewController = nil
      list.listData = []
      layOut()
    }
    #expect(sentences == [])
  }

  private final class Unregistered: Shown {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "known")
    }
  }

  @Test func `an identifier without a registration is named`() {
    let list = Unregistered(style: .plain)
    _ = ListScreen(list)
    let sentences = advice(about: Unregistered.self) {
      for identifier in ["known", "unknown", "unknown"] {
        list.tableView.adviseIfUnregistered(
          identifier, Unregistered.self, "cellIdentifier(at:)")
      }
    }
    #expect(
      sentences == [
        "Unregistered returns “unknown” from cellIdentifier(at:), and nothing is registered for it "
          + "in its UITableView. Register a class or a nib for it in viewDidLoad."
      ])
  }

  private final class Pageless: UITableViewController, PagedTableList {
    var pager: Pager<String>!
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  private final class Sourceless: UITableViewController, FetchedTableList {
    var fetchedResultsController: FetchedResultsController<Numbered>!
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Numbered,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `lists without what feeds them are named when they are shown`() {
    let paged = advice(about: Pageless.self) { _ = ListScreen(Pageless(style: .plain)) }
    #expect(
      paged == [
        "Pageless appears without a pager, and shows nothing. Set its pager in viewDidLoad."
      ])
    let fetched = advice(about: Sourceless.self) { _ = ListScreen(Sourceless(style: .plain)) }
    #expect(
      fetched == [
        "Sourceless is connected without a fetched results controller, and shows nothing. Set its "
          + "fetchedResultsController before connectList()."
      ])
  }
}
