import ListTesting
import TestSupport
import Testing

/// Lists that conform to none of UIKit's protocols, and declare their view as they like.
@MainActor @Suite(.timeLimit(.minutes(30))) struct BridgedListsTests {
  // MARK: Data that the controller holds

  final class Names: UIViewController, TableList, TitledList {
    let tableView = UITableView()
    var listData = [Section(id: 0, ["Ada", "Grace"], headerTitle: "All")]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      view.addSubview(tableView)
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = name }
  }

  final class Tiles: UIViewController, CollectionList {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var listData = [["Ada", "Grace"]]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.frame = view.bounds
      view.addSubview(collectionView)
      connectList()
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with name: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = name }
  }

  @Test func `a view that is a constant follows its list`() {
    let list = Names()
    let screen = ListScreen(list)
    #expect(screen.tableView === list.tableView)
    #expect(
      (screen.accessibilityLabels, screen.headerText(inSection: 0)) == (["Ada", "Grace"], "All"))
    let outcome = list.setListData([Section(id: 0, ["Grace", "Barbara"])])
    #expect(
      (outcome, screen.accessibilityLabels) == (.updated(batches: 2), ["Grace", "Barbara"]))
    let tiles = Tiles()
    let other = ListScreen(tiles)
    #expect(other.collectionView === tiles.collectionView)
    #expect(other.accessibilityLabels == ["Ada", "Grace"])
    let updated = tiles.setListData([["Grace"]])
    #expect((updated, other.accessibilityLabels) == (.updated(batches: 1), ["Grace"]))
  }

  @Test func `a list whose view is not loaded does not load it`() {
    let (names, tiles) = (Names(), Tiles())
    names.connectList()
    tiles.connectList()
    let outcomes = [names.setListData([]), tiles.setListData([])]
    #expect(outcomes == [.reloaded(.notLoaded), .reloaded(.notLoaded)])
    #expect([names.isViewLoaded, tiles.isViewLoaded] == [false, false])
  }

  // MARK: Fetched objects

  final class PaintNames: UIViewController, FetchedTableList {
    let tableView = UITableView()
    var fetchedResultsController: FetchedResultsController<Paint>!

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      view.addSubview(tableView)
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with paint: Paint,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = paint.name }
  }

  final class PaintTiles: UIViewController, FetchedCollectionList {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var fetchedResultsController: FetchedResultsController<Paint>!

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.frame = view.bounds
      view.addSubview(collectionView)
      connectList()
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with paint: Paint,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = paint.name }
  }

  private static func paint(_ id: Int, _ name: String) -> Paint {
    Paint(id: id, name: name, color: "red", sectionName: "All")
  }

  private func follows<L: FetchedList & UIViewController>(_ list: L) where L.Object == Paint {
    let paints = InMemorySource([Self.paint(1, "b")]) { $0.name < $1.name }
    list.fetchedResultsController = FetchedResultsController(paints)
    let screen = ListScreen(list)
    // It was connected before it could be: nothing was fetched or followed by hand.
    #expect(list.fetchedResultsController.delegate === list)
    var shown = [screen.accessibilityLabels]
    paints.upsert(Self.paint(2, "a"))
    shown.append(screen.accessibilityLabels)
    paints.delete(id: 1)
    #expect(shown + [screen.accessibilityLabels] == [["b"], ["a", "b"], ["a"]])
  }

  @Test func `a view that is a constant follows a source`() {
    follows(PaintNames())
    follows(PaintTiles())
  }

  // MARK: Pages

  final class StoryNames: UIViewController, PagedTableList {
    let tableView = UITableView()
    var pager: Pager<Story>!

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      view.addSubview(tableView)
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = story.title }
  }

  final class StoryTiles: UIViewController, PagedCollectionList {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var pager: Pager<Story>!

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.frame = view.bounds
      view.addSubview(collectionView)
      connectList()
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with story: Story,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = story.title }
  }

  private func follows<L: PagedList & UIViewController>(_ list: L) async where L.Object == Story {
    let server = StoryServer()
    list.pager = Pager { [server] in try await server.page($0) }
    let screen = ListScreen(list)
    #expect(list.pager.delegate === list)
    await server.answer()
    let counts = (0..<list.numberOfSections).map(list.numberOfItems(inSection:))
    #expect(
      (counts, screen.rowCounts, screen.accessibilityLabel(at: [0, 0]))
        == ([20, 1], [20, 1], "story 0"))
  }

  @Test func `a view that is a constant shows pages`() async {
    await follows(StoryNames())
    await follows(StoryTiles())
  }
}
