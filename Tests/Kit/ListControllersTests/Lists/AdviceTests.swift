import ListControllers
import ListData
import ListTesting
import Testing

@testable import ListCapabilities
@testable import ListCore

/// What a developer is told, in debug builds, about a list that is set up in a way in which it
/// shows nothing.
@MainActor struct AdviceTests {
  private final class Unconnected: UITableViewController, TableList, PlainTable {
    var listData = [["a"]]
  }

  @Test func `a list that its view does not ask is advised once, when it is updated`() {
    final class Counting: Shown {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
    }
    let counting = Counting(style: .plain)
    let countingScreen = ListScreen(counting)
    let ofCounting = advice(about: Counting.self) { counting.setListData([["a", "b"]]) }
    let end =
      "returns [1]. Counting implements methods of the data source, which come before the "
      + "list's. Remove them."
    #expect(ofCounting.map { $0.hasSuffix(end) } == [true], "\(ofCounting)")
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
    withExtendedLifetime((screen, countingScreen)) {}
  }

  private struct Numbered: Identifiable, Hashable { let id: Int }

  private final class Fetched: UITableViewController, FetchedTableList, PlainTable {
    var fetchedResultsController: FetchedResultsController<Numbered>!
  }

  @Test func `a fetched list is advised to fetch, and then to follow`() throws {
    let list = Fetched(style: .plain)
    list.fetchedResultsController = FetchedResultsController(
      InMemorySource([Numbered(id: 1)]) { $0.id < $1.id })
    let unfetched = advice(about: Fetched.self) { #expect(list.numberOfSections == 0) }
    #expect(unfetched.map { $0.contains("hasn't fetched") } == [true], "\(unfetched)")
    try list.fetchedResultsController.performFetch()
    let unfollowed = advice(about: Fetched.self) { _ = list.numberOfSections }
    #expect(unfollowed.map { $0.contains("isn't notified of changes") } == [true])
    list.fetchedResultsController.delegate = list
    #expect(advice(about: Fetched.self) { _ = list.numberOfSections } == [])
  }

  @Test func `an index without titles is named`() {
    class Indexed: Shown, IndexedList {}
    let list = Indexed(style: .plain)
    list.listData = [["a"], ["b"]]
    let sentences = advice(about: Indexed.self) { _ = ListScreen(list) }
    #expect(sentences.map { $0.contains("IndexedList without index titles") } == [true])
    // A single section needs no index.
    final class Single: Indexed {}
    let single = Single(style: .plain)
    single.listData = [["a", "b"]]
    #expect(advice(about: Single.self) { _ = ListScreen(single) } == [])
  }

  private class Shown: ConnectedTable, TableList, PlainTable {
    var listData = [["a"]]
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
    // Data may come before the view is asked again.
    final class Late: Shown {}
    let late = Late(style: .plain)
    late.listData = []
    let lateScreen = ListScreen(late)
    let ofLate = advice(about: Late.self) {
      late.listData = [["a"]]
      for _ in 1...2 { lateScreen.window.layoutIfNeeded() }
    }
    let remedy = "Set the data by setListData(_:), which updates the view."
    #expect(
      sentences + ofLate == [
        "The sections of Silent have [2, 1] items, but its view shows [1]. \(remedy)",
        "The sections of Late have [1] items, but its view shows []. \(remedy)",
      ])
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
      // A hidden view may be reloaded before it is shown.
      list.tableView.isHidden = true
      list.listData = [["d"]]
      layOut()
      list.tableView.reloadData()
      list.tableView.isHidden = false
      screen.window.rootViewController = nil
      list.listData = []
      layOut()
    }
    #expect(sentences == [])
  }

  @Test func `an object that replaces the connection is named`() {
    final class OtherSource: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    final class Replaced: Shown {}
    let list = Replaced(style: .plain)
    let screen = ListScreen(list)
    let other = OtherSource()
    let sentences = advice(about: Replaced.self) {
      list.tableView.delegate = other
      screen.window.layoutIfNeeded()
      list.tableView.dataSource = other
      screen.window.layoutIfNeeded()
      list.setListData([["a", "b"]])
    }
    #expect(
      sentences == [
        "The view of Replaced has another delegate than the list. Remove the assignment after "
          + "connectList(). The delegate methods that Replaced implements are called without it.",
        "The view of Replaced has another data source than the list. Remove the assignment that "
          + "came after connectList().",
        "The sections of Replaced have [2] items, but its view's data source returns [1]. Another "
          + "data source was set after connectList(). Remove the assignment.",
      ])
  }

  private final class Viewless: UIViewController, TableList {
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

  /// A list whose table isn't the one that the protocol requires.
  private final class Unseen: NSObject, TableList {
    let tableView = UITableView()
    var listData = [["a"]]
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
  }

  private final class Mistaken: UITableViewController, CollectionList, PlainItems {
    var listData = [["a"]]
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
  }

  @Test func `a list that is connected without a view, or shown without what feeds it, is named`() {
    let viewless = advice(about: Viewless.self) { _ = ListScreen(Viewless()) }
    let mistaken = advice(about: Mistaken.self) { _ = ListScreen(Mistaken(style: .plain)) }
    let unseen = advice(about: Unseen.self) { Unseen().connectList() }
    #expect(
      viewless + mistaken + unseen == [
        "Viewless was connected without a view, and shows nothing. The controller's view contains no "
          + "table view. Add one before connectList(), or subclass UITableViewController.",
        "Mistaken was connected without a view, and shows nothing. Its controller has a table "
          + "view. Adopt TableList.",
        "Unseen was connected without a view, and shows nothing. It isn't a view controller. Declare "
          + "its view as let tableView: UITableView!.",
      ])
    // A bridge waits for a view.
    final class Waiting: Shown {}
    let list = Waiting(style: .plain)
    let none = advice(about: Waiting.self) { _ = ListBridge(list) }
    #expect((none, list.isViewLoaded) == ([], false))
    let paged = advice(about: Pageless.self) { _ = ListScreen(Pageless(style: .plain)) }
    let fetched = advice(about: Sourceless.self) { _ = ListScreen(Sourceless(style: .plain)) }
    #expect(
      paged + fetched == [
        "Pageless appears without a pager, and shows nothing. Set its pager in viewDidLoad.",
        "Sourceless is connected without a fetched results controller, and shows nothing. Set its "
          + "fetchedResultsController before connectList().",
      ])
  }

  private final class Reloading: ConnectedTable, TableList, PlainTable {
    struct Chore {}
    var listData = [[Chore()]]
  }

  @Test func `objects that can't be told apart, and places that don't exist, are named`() {
    let list = Reloading(style: .plain)
    let screen = ListScreen(list)
    let sentences = advice(about: Reloading.self) {
      for _ in 1...2 { list.setListData([[Reloading.Chore()]]) }
    }
    #expect(
      sentences == [
        "Reloading can't tell its objects apart. Each update reloads its view, and what began on a "
          + "row before, such as a swipe, a selection, or a scroll, ends there. Conform the objects' "
          + "type to Identifiable or Hashable, or implement id(of:). If the list is generic, "
          + "constrain its type parameter."
      ])
    withExtendedLifetime(screen) {}
    final class Twice: Shown {}
    let twice = Twice(style: .plain)
    let found = advice(about: Twice.self) {
      twice.setListData([["a", "b", "a"]])
      twice.setListData([["a", "b", "b"]], duplicates: .keepFirst)
      let places: [IndexPath] = [[0, 3], [1, 0], [0, 2]]
      #expect(places.map { twice.insertItem("c", at: $0) } == [false, false, true])
    }
    let beginnings = [
      "Twice has objects of the same identifier. ",
      "Twice has no place [0, 3] to insert an object.",
    ]
    #expect(
      zip(found, beginnings).map { String($0.prefix($1.count)) } == beginnings,
      "\(found)")
    #expect(found.count == 2)
  }

  @Test func `an error that the list doesn't handle is named`() {
    final class Failing: Sourceless {}
    struct NoTable: Error, CustomStringConvertible { let description = "no such table." }
    let list = Failing(style: .plain)
    list.fetchedResultsController = FetchedResultsController(
      InMemorySource([Numbered(id: 1)]) { $0.id < $1.id })
    let sentences = advice(about: Failing.self) {
      list.controller(list.fetchedResultsController, didFailWith: NoTable())
    }
    #expect(
      sentences == [
        "Failing doesn't show or make a change: no such table. To show errors to the user, "
          + "implement controller(_:didFailWith:)."
      ])
  }

  private final class Late: UITableViewController, PagedTableList, PlainTable {
    var pager: Pager<Numbered>!
    var latePager = Pager { (_: Int?) in Page<Numbered, Int>([]) }
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
      pager = latePager
    }
  }

  @Test func `a pager may be set after the connection, and has one list`() {
    let lists = [Late(style: .plain), Late(style: .plain)]
    lists[1].latePager = lists[0].latePager
    let sentences = lists.map { list in advice(about: Late.self) { _ = ListScreen(list) } }
    #expect(
      sentences == [
        [], ["The pager of Late already has a list. Give each list a pager of its own."],
      ])
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

  private final class Pageless: ConnectedTable, PagedTableList, PlainTable {
    var pager: Pager<String>!
  }

  private class Sourceless: ConnectedTable, FetchedTableList, PlainTable {
    var fetchedResultsController: FetchedResultsController<Numbered>!
  }
}
