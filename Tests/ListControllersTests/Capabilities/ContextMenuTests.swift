import ListTesting
import Testing

/// Menus of a collection view, which is asked for those of several items since iOS 16.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ContextMenuTests {
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

  @Test func `an item has its own menu, also if it alone is selected`() {
    let screen = ListScreen(Items())
    #expect(screen.longPress([0, 1])?.title == "one b")
    screen.tap([0, 1])
    #expect(screen.longPress([0, 1])?.title == "one b")
    #expect(screen.longPress([0, 2])?.title == "one c")
  }

  @Test func `several selected items have one menu`() {
    let screen = ListScreen(Items())
    for item in [0, 2] { screen.tap([0, item]) }
    #expect(screen.longPress([0, 2])?.title == "a and c, 2")
    #expect(screen.longPress([0, 1])?.title == "one b")
  }

  @Test func `index paths that show nothing have no menu`() {
    let list = Items()
    #expect(list.forwarding.contextMenuConfiguration(at: []) == nil)
    #expect(list.forwarding.contextMenuConfiguration(at: [[0, 9]]) == nil)
    #expect(list.forwarding.contextMenuConfiguration(at: [[0, 0], [0, 9]]) == nil)
    #expect(list.forwarding.contextMenuConfiguration(at: [[0, 0], [0, 1]]) != nil)
  }

  @Test func `a list without a menu for several objects shows none`() {
    let list = Plain(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(list.forwarding.contextMenuConfiguration(at: [[0, 0]]) != nil)
    #expect(list.forwarding.contextMenuConfiguration(at: [[0, 0], [0, 1]]) == nil)
  }
}
