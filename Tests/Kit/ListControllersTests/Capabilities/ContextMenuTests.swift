import ListTesting
import Testing

/// Menus of a collection view, which is asked for those of several items since iOS 16.
@MainActor struct ContextMenuTests {
  class Items: UICollectionViewController, CollectionList, ContextMenuList {
    var listData = [["a", "b", "c"]]
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.allowsMultipleSelection = true
      connectList()
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
    func contextMenu(for text: String, at indexPath: IndexPath) -> UIMenu? {
      UIMenu(title: "one \(text)", children: [])
    }
    func contextMenu(for texts: [String], at indexPaths: [IndexPath]) -> UIMenu? {
      UIMenu(title: "\(texts.joined(separator: " and ")), \(indexPaths.count)", children: [])
    }
  }

  /// A list that says nothing of several objects.
  final class Plain: UICollectionViewController, CollectionList, ContextMenuList {
    var listData = [["a", "b"]]
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
    func contextMenu(for text: String, at indexPath: IndexPath) -> UIMenu? {
      UIMenu(title: text, children: [])
    }
  }

  @Test func `an item has its own menu, and several selected items have one`() {
    let screen = ListScreen(Items())
    func title(_ item: Int) -> String? { screen.longPress([0, item])?.title }
    #expect(title(1) == "one b")
    // Also if it alone is selected.
    screen.tap([0, 1])
    #expect([title(1), title(2)] == ["one b", "one c"])
    screen.tap([0, 1])
    for item in [0, 2] { screen.tap([0, item]) }
    #expect([title(2), title(1)] == ["a and c, 2", "one b"])
  }

  @Test func `index paths that show nothing have no menu, nor several of a list without one`() {
    let (items, plain) = (Items(), Plain(collectionViewLayout: UICollectionViewFlowLayout()))
    func haveMenus(_ list: some CollectionList & ContextMenuList, _ paths: [[IndexPath]]) -> [Bool]
    {
      paths.map { list.forwarding.contextMenuConfiguration(at: $0) != nil }
    }
    #expect(
      haveMenus(items, [[], [[0, 9]], [[0, 0], [0, 9]], [[0, 0], [0, 1]]])
        == [false, false, false, true])
    #expect(haveMenus(plain, [[[0, 0]], [[0, 0], [0, 1]]]) == [true, false])
  }
}
