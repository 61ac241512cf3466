import ListTesting
import TestSupport
import Testing

/// `connectList()`, once and again.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ConnectListTests {
  // MARK: Lists with a source

  private final class Delegate: FetchedResultsControllerDelegate, PagerDelegate {
    typealias FetchedObject = Paint
    typealias PagedObject = Story
  }

  /// A source that counts how often it is fetched.
  private final class Source: FetchedResultsSource {
    struct Torn: Error {}
    var isTorn = false
    var fetches = 0
    var onChange: (() -> Void)?

    func fetch() throws -> FetchedResults<Paint> {
      fetches += 1
      if isTorn { throw Torn() }
      return FetchedResults(
        sections: 1, name: { _ in nil }, itemCount: { _ in 1 },
        object: { _, _ in Paint(id: 1, name: "ochre", color: "brown", sectionName: "") })
    }
    func changes(since shown: FetchedResults<Paint>) -> FetchedChanges<Paint>? { nil }
    func indexPath(of paint: Paint, in results: FetchedResults<Paint>) -> IndexPath? { nil }
  }

  @Test func `a fetched list becomes its controller's delegate, and fetches once`() {
    let source = Source()
    let list = PaintTable(style: .plain)
    list.fetchedResultsController = FetchedResultsController(source)
    let screen = ListScreen(list)
    #expect(list.fetchedResultsController.delegate === list)
    #expect(screen.accessibilityLabels == ["ochre brown"])
    list.connectList()
    #expect(source.fetches == 1)
    // Another controller is followed from the next time on.
    list.fetchedResultsController = FetchedResultsController(Source())
    list.connectList()
    #expect(list.fetchedResultsController.delegate === list)
    #expect(screen.accessibilityLabels == ["ochre brown"])
  }

  @Test func `a fetched list's controller keeps the delegate that it has`() throws {
    let store = MemoryPaints()
    let delegate = Delegate()
    let list = PaintTable(style: .plain)
    list.fetchedResultsController = store.controller()
    list.fetchedResultsController.delegate = delegate
    withExtendedLifetime(ListScreen(list)) {}
    #expect(list.fetchedResultsController.delegate === delegate)
  }

  @Test func `a list is notified of a source that can't fetch`() {
    let source = Source()
    source.isTorn = true
    let list = PaintTable(style: .plain)
    list.fetchedResultsController = FetchedResultsController(source)
    withExtendedLifetime(ListScreen(list)) {}
    #expect(list.errors == ["Torn()"])
  }

  @Test func `a paged list becomes its pager's delegate`() async {
    let server = StoryServer()
    let list = StoryTable(style: .plain)
    list.pager = Pager { [server] in try await server.page($0) }
    let screen = ListScreen(list)
    #expect(list.pager.delegate === list)
    await server.answer()
    #expect(screen.rowCounts.first == 20)
  }

  @Test func `a pager keeps the delegate that it has`() {
    let delegate = Delegate()
    let list = StoryTable(style: .plain)
    list.pager = Pager { (_: Int?) in Page([], next: nil) }
    list.pager.delegate = delegate
    withExtendedLifetime(ListScreen(list)) {}
    #expect(list.pager.delegate === delegate)
  }

  // MARK: Again

  final class Rows: UIViewController, TableList, TitledList, EditableList {
    var tableView: UITableView! = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var listData = [Section(id: 0, ["a", "b"], headerTitle: "Letters")]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = text }
  }

  final class Items: UIViewController, CollectionList, TitledList {
    var collectionView: UICollectionView! = makeView()
    var listData = [Section(id: 0, ["a", "b"], headerTitle: "Letters")]

    static func makeView() -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      return UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
      connectList()
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = text }
  }

  @Test func `connecting twice changes nothing`() {
    let list = Rows()
    let screen = ListScreen(list)
    let dataSource = list.tableView.dataSource
    list.connectList()
    #expect(list.tableView.dataSource === dataSource)
    #expect(screen.accessibilityLabels == ["a", "b"])
    #expect(screen.headerText(inSection: 0) == "Letters")
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.accessibilityLabels == ["b"])
  }

  @Test func `a new table is served by the same list`() {
    let list = Rows()
    let screen = ListScreen(list)
    let old: UITableView = list.tableView
    old.removeFromSuperview()
    list.tableView = UITableView(frame: old.frame)
    list.view.addSubview(list.tableView)
    list.connectList()
    #expect(screen.accessibilityLabels == ["a", "b"])
    #expect(screen.headerText(inSection: 0) == "Letters")
    #expect(screen.swipeToDelete([0, 0]))
    #expect(list.setListData([Section(id: 0, ["b", "c"])]) == .updated(batches: 2))
    #expect(screen.accessibilityLabels == ["b", "c"])
  }

  @Test func `a new collection view is served by the same list`() {
    let list = Items()
    let screen = ListScreen(list)
    list.collectionView.removeFromSuperview()
    list.collectionView = Items.makeView()
    list.view.addSubview(list.collectionView)
    list.connectList()
    #expect(screen.accessibilityLabels == ["a", "b"])
    #expect(screen.headerText(inSection: 0) == "Letters")
    #expect(list.setListData([Section(id: 0, ["b", "c"], headerTitle: "Letters")]) != .superseded)
    #expect(screen.accessibilityLabels == ["b", "c"])
  }

  @Test func `a fetched list whose fetch has failed isn't advised to fetch`() {
    final class Failing: UITableViewController, FetchedTableList {
      var fetchedResultsController: FetchedResultsController<Paint>!
      var failures = 0

      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with paint: Paint,
        at indexPath: IndexPath
      ) {}
      func controller(
        _ controller: FetchedResultsController<Paint>, didFailWith error: any Error
      ) { failures += 1 }
    }
    let source = Source()
    source.isTorn = true
    let list = Failing(style: .plain)
    list.fetchedResultsController = FetchedResultsController(source)
    let sentences = advice(about: Failing.self) {
      list.loadViewIfNeeded()
      list.connectList()
      #expect(list.numberOfSections == 0)
    }
    #expect(sentences == [])
    #expect(list.failures == 1)
  }
}
