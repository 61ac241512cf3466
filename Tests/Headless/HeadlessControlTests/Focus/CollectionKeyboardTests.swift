import HeadlessUIKit
import Testing

/// The keys that move the focus through grids, lists and sections that scroll sideways.
@MainActor struct CollectionKeyboardTests {
  private final class Items: UICollectionViewController {
    var counts = [7, 4]
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.allowsFocus = true
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath)") }
    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("perform \(indexPath)") }
  }

  private let user = User()
  private func show(_ items: Items) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = items
    window.makeKeyAndVisible()
    return window
  }
  private func focused(_ items: Items) -> IndexPath? {
    (UIFocusSystem.focusSystem(for: items)?.focusedItem as? UICollectionViewCell)
      .flatMap(items.collectionView.indexPath(for:))
  }
  private final class MirroredLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }
  private func grid(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> Items {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return Items(collectionViewLayout: layout)
  }
  private func path(of keys: [User.Key], in items: Items, _ window: UIWindow) -> [IndexPath?] {
    keys.map { key in
      user.press(key, in: window)
      return focused(items)
    }
  }

  @Test func `in a grid, arrows move along both axes, and no further than its edges`() {
    let items = grid()
    let window = show(items)
    // Lines of 3, 3, 1 items, and of 3 and 1 in the next section.
    let keys: [User.Key] = [
      .rightArrow, .rightArrow, .rightArrow, .rightArrow, .downArrow, .downArrow, .downArrow,
      .downArrow, .downArrow, .leftArrow, .upArrow, .rightArrow,
    ]
    #expect(
      path(of: keys, in: items, window) == [
        [0, 0], [0, 1], [0, 2], [0, 2], [0, 5], [0, 6], [1, 0], [1, 3], [1, 3], [1, 3], [1, 0],
        [1, 1],
      ])
    #expect(items.collectionView.indexPathsForVisibleItems.contains([1, 1]))
  }

  @Test(arguments: [false, true])
  func `arrows move as items are shown, also from right to left`(isMirrored: Bool) {
    let items = grid(isMirrored ? MirroredLayout() : UICollectionViewFlowLayout())
    let window = show(items)
    items.collectionView.semanticContentAttribute = .forceRightToLeft
    let ways: [User.Key] = isMirrored ? [.leftArrow, .rightArrow] : [.rightArrow, .leftArrow]
    let keys = [.downArrow, ways[1], ways[0], ways[0], ways[0], ways[1]]
    #expect(
      path(of: keys, in: items, window)
        == [[0, 0], [0, 0], [0, 1], [0, 2], [0, 2], [0, 1]])
  }

  @Test func `Return and Space select the focused item`() {
    let items = grid()
    let window = show(items)
    #expect(
      [.downArrow, .return, .rightArrow, .space].map { (key: User.Key) in
        user.press(key, in: window)
      } == [true, true, true, true])
    #expect(
      items.log == ["select [0, 0]", "perform [0, 0]", "select [0, 1]", "perform [0, 1]"])
    #expect(items.collectionView.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `in a list, arrows move up and down only`() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let items = Items(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let window = show(items)
    #expect(
      path(of: [.downArrow, .downArrow, .rightArrow, .leftArrow, .upArrow], in: items, window)
        == [[0, 0], [0, 1], [0, 1], [0, 1], [0, 0]])
    #expect(user.press(.end, in: window))
    #expect(
      items.collectionView.contentOffset.y
        == items.collectionView.contentSize.height - items.collectionView.bounds.height)
  }

  @Test func `sections that scroll sideways are walked sideways`() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(120), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let items = Items(collectionViewLayout: layout)
    let window = show(items)
    let keys = [User.Key](repeating: .rightArrow, count: 8)
    #expect(path(of: keys, in: items, window) == [0, 1, 2, 3, 4, 5, 6, 6].map { [0, $0] })
    #expect(
      path(of: [.downArrow, .upArrow], in: items, window).map { $0?.section } == [1, 0])
  }

  @Test func `the focus stays on its item while the arrows scroll it into view`() {
    let items = grid()
    items.counts = [90]
    let window = show(items)
    for _ in 0..<30 { user.press(.downArrow, in: window) }
    #expect((focused(items), items.collectionView.contentOffset.y) == ([0, 87], 2600))
    for _ in 0..<29 { user.press(.upArrow, in: window) }
    #expect((focused(items), items.collectionView.contentOffset.y) == ([0, 0], 0))
  }
}
