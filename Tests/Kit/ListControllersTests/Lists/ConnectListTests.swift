import ListTesting
import TestSupport
import Testing

/// `connectList()`, once and again.
@MainActor struct ConnectListTests {
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

  @Test func `a list becomes the delegate of its controller, which fetches once, or its pager`()
    async
  {
    let source = Source()
    let list = PaintTable(style: .plain)
    list.fetchedResultsController = FetchedResultsController(source)
    let screen = ListScreen(list)
    #expect(list.fetchedResultsController.delegate === list)
    list.connectList()
    #expect((screen.accessibilityLabels, source.fetches) == (["ochre brown"], 1))
    // Another controller is followed from the next time on.
    list.fetchedResultsController = FetchedResultsController(Source())
    list.connectList()
    #expect(list.fetchedResultsController.delegate === list)
    #expect(screen.accessibilityLabels == ["ochre brown"])
    let server = StoryServer()
    let stories = StoryTable(style: .plain)
    stories.pager = Pager { [server] in try await server.page($0) }
    let storyScreen = ListScreen(stories)
    #expect(stories.pager.delegate === stories)
    await server.answer()
    #expect(storyScreen.rowCounts.first == 20)
  }

  @Test func `a controller, or a pager, keeps the delegate that it has`() {
    let store = MemoryPaints()
    let delegate = Delegate()
    let list = PaintTable(style: .plain)
    list.fetchedResultsController = store.controller()
    list.fetchedResultsController.delegate = delegate
    withExtendedLifetime(ListScreen(list)) {}
    #expect(list.fetchedResultsController.delegate === delegate)
    let stories = StoryTable(style: .plain)
    stories.pager = Pager { (_: Int?) in Page([], next: nil) }
    stories.pager.delegate = delegate
    withExtendedLifetime(ListScreen(stories)) {}
    #expect(stories.pager.delegate === delegate)
  }

  @Test func `a list is notified of a source that can't fetch, and not advised to fetch`() {
    final class Failing: UITableViewController, FetchedTableList, PlainTable {
      var fetchedResultsController: FetchedResultsController<Paint>!
      var errors: [String] = []

      func controller(
        _ controller: FetchedResultsController<Paint>, didFailWith error: any Error
      ) { errors.append("\(error)") }
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
    #expect((sentences, list.errors) == ([], ["Torn()"]))
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

  @Test func `a new view is served by the same list, and connecting twice changes nothing`() {
    let list = Rows()
    let screen = ListScreen(list)
    let old: UITableView = list.tableView
    old.removeFromSuperview()
    list.tableView = UITableView(frame: old.frame)
    list.view.addSubview(list.tableView)
    list.connectList()
    #expect(
      (screen.accessibilityLabels, screen.headerText(inSection: 0)) == (["a", "b"], "Letters"))
    screen.swipeToDelete([0, 0])
    let outcome = list.setListData([Section(id: 0, ["b", "c"])])
    #expect((outcome, screen.accessibilityLabels) == (.updated(batches: 2), ["b", "c"]))
    let items = Items()
    let itemScreen = ListScreen(items)
    items.collectionView.removeFromSuperview()
    items.collectionView = Items.makeView()
    items.view.addSubview(items.collectionView)
    items.connectList()
    #expect(
      (itemScreen.accessibilityLabels, itemScreen.headerText(inSection: 0))
        == (["a", "b"], "Letters"))
    let updated = items.setListData([Section(id: 0, ["b", "c"], headerTitle: "Letters")])
    #expect((updated == .superseded, itemScreen.accessibilityLabels) == (false, ["b", "c"]))
    let twice = Rows()
    let twiceScreen = ListScreen(twice)
    let dataSource = twice.tableView.dataSource
    twice.connectList()
    #expect(twice.tableView.dataSource === dataSource)
    #expect(
      (twiceScreen.accessibilityLabels, twiceScreen.headerText(inSection: 0)) == (
        ["a", "b"], "Letters"
      ))
    twiceScreen.swipeToDelete([0, 0])
    #expect(twiceScreen.accessibilityLabels == ["b"])
  }
}
