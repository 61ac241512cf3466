import HeadlessUIKit
import ListControllers
import Testing

/// Menus of a collection view, which is asked for those of several items since iOS 16.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ContextMenuTests {
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

  private func onScreen() -> Items {
    let list = Items()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return list
  }

  @Test func `an item has its own menu, also if it alone is selected`() {
    let list = onScreen()
    let user = User()
    #expect(user.longPress(itemAt: [0, 1], in: list.collectionView)?.title == "one b")
    user.tap(itemAt: [0, 1], in: list.collectionView)
    #expect(user.longPress(itemAt: [0, 1], in: list.collectionView)?.title == "one b")
    #expect(user.longPress(itemAt: [0, 2], in: list.collectionView)?.title == "one c")
  }

  @Test func `several selected items have one menu`() {
    let list = onScreen()
    let user = User()
    for item in [0, 2] { user.tap(itemAt: [0, item], in: list.collectionView) }
    #expect(user.longPress(itemAt: [0, 2], in: list.collectionView)?.title == "a and c, 2")
    #expect(user.longPress(itemAt: [0, 1], in: list.collectionView)?.title == "one b")
  }

  @Test func `index paths that show nothing have no menu`() {
    let list = Items()
    #expect(list.contextMenuConfiguration(at: []) == nil)
    #expect(list.contextMenuConfiguration(at: [[0, 9]]) == nil)
    #expect(list.contextMenuConfiguration(at: [[0, 0], [0, 9]]) == nil)
    #expect(list.contextMenuConfiguration(at: [[0, 0], [0, 1]]) != nil)
  }

  @Test func `a list without a menu for several objects shows none`() {
    let list = Plain(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(list.contextMenuConfiguration(at: [[0, 0]]) != nil)
    #expect(list.contextMenuConfiguration(at: [[0, 0], [0, 1]]) == nil)
  }
}
