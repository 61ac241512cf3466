import ListTesting
import Testing

/// Supplementary views of a layout's own kinds.
@MainActor struct SupplementaryListTests {
  typealias Screen = ListScreen<UIViewController>

  private func screen(_ list: any Badged & UIViewController) -> Screen {
    let screen = Screen(list, size: CGSize(width: 320, height: 600))
    screen.window.layoutIfNeeded()
    return screen
  }

  private func badges(_ screen: Screen, ofKind kind: String = "badge") -> [String?] {
    screen.window.layoutIfNeeded()
    guard let view = screen.collectionView else { return [] }
    return view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().map {
      (view.supplementaryView(forElementKind: kind, at: $0) as? CollectionTally)?.label.text
    }
  }

  @Test(arguments: [false, true])
  func `items have badges, and sections headers, which follow updates`(bridged: Bool) {
    let list: any Badged & UIViewController = bridged ? BridgedBadges() : ForwardingBadges()
    let screen = screen(list)
    func headers() -> [String?] {
      badges(screen, ofKind: UICollectionView.elementKindSectionHeader)
    }
    #expect(
      (badges(screen), headers()) == (["Apple 0.0", "Apricot 0.1", "Banana 1.0"], ["A", "B"]))
    #expect(badges(screen, ofKind: UICollectionView.elementKindSectionFooter) == [nil, nil])
    list.removeItem(at: [0, 0])
    #expect(badges(screen) == ["Apricot 0.0", "Banana 1.0"])
    var data = list.listData
    data[0].headerTitle = "Alpha"
    #expect((list.setListData(data), headers()) == (.updated(batches: 0), ["Alpha", "B"]))
    list.updateSupplementaryViews(ofKind: "badge")
    list.updateSupplementaryViews(ofKind: "unknown")
    #expect(badges(screen) == ["Apricot 0.0", "Banana 1.0"])
  }

  @Test func `badges need no headers, and follow an item that the user moves`() {
    #expect(badges(Screen(BadgesAlone())) == ["badge 0", "badge 1"])
    let screen = Screen(ReorderableBadges(), size: CGSize(width: 320, height: 600))
    screen.controller.setEditing(true, animated: false)
    #expect(badges(screen) == ["a 0", "b 1", "c 2"])
    screen.drag([0, 0], to: [0, 2])
    #expect(badges(screen) == ["b 0", "c 1", "a 2"])
  }

  @Test func `a title of a header is larger than that of a footer`() {
    let view = TitledSupplementaryView(frame: .zero)
    view.showTitle(
      ofKind: UICollectionView.elementKindSectionHeader, header: "A", footer: "B")
    #expect(view.label.font == .preferredFont(forTextStyle: .headline))
    view.showTitle(
      ofKind: UICollectionView.elementKindSectionFooter, header: "A", footer: "B")
    #expect((view.label.font, view.label.text) == (.preferredFont(forTextStyle: .footnote), "B"))
  }
}

@MainActor private protocol Badged: HeaderList, SupplementaryList, NonFetchedList
where ListData == [Section<Fruit>], Object == Fruit {}

extension Badged {
  fileprivate static var fruits: [Section<Fruit>] {
    [
      Section(
        id: "a", [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Apricot")], headerTitle: "A"),
      Section(id: "b", [Fruit(id: 3, name: "Banana")], headerTitle: "B"),
    ]
  }
  fileprivate func show(_ badge: CollectionTally, at indexPath: IndexPath) {
    let name = object(at: indexPath)?.name ?? "?"
    badge.label.text = "\(name) \(indexPath.section).\(indexPath.item)"
  }
}

private class BadgeController: UICollectionViewController {
  init() { super.init(collectionViewLayout: badgeLayout) }
  required init?(coder: NSCoder) { nil }
}

private class ConnectedBadges: BadgeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (self as? any CollectionBasedList)?.connectList()
  }
}

/// A list of nothing but badges.
private final class BadgesAlone: ConnectedBadges, CollectionList, SupplementaryList {
  var listData = [["a", "b"]]

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
    at indexPath: IndexPath
  ) {}
  func listView(
    _ collectionView: UICollectionView, configureSupplementaryView badge: CollectionTally,
    ofKind kind: String, at indexPath: IndexPath
  ) { badge.label.text = "\(kind) \(indexPath.item)" }
}

/// A list whose badges show the places of items that the user moves.
private final class ReorderableBadges: ConnectedBadges, CollectionList, SupplementaryList,
  ReorderableList
{
  var listData = [["a", "b", "c"]]

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
    at indexPath: IndexPath
  ) {}
  func listView(
    _ collectionView: UICollectionView, configureSupplementaryView badge: CollectionTally,
    ofKind kind: String, at indexPath: IndexPath
  ) { badge.label.text = "\(object(at: indexPath) ?? "?") \(indexPath.item)" }
}

@MainActor private var badgeLayout: UICollectionViewLayout {
  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(80), heightDimension: .absolute(20)), elementKind: "badge",
    containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
  let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  let boundary = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: boundary, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: boundary, elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottom),
  ]
  return UICollectionViewCompositionalLayout(section: section)
}

private final class BridgedBadges: ConnectedBadges, CollectionList, Badged {
  var listData = BridgedBadges.fruits

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with fruit: Fruit,
    at indexPath: IndexPath
  ) {}
  func listView(
    _ collectionView: UICollectionView, configureHeader header: CollectionTally,
    inSection section: Int
  ) { header.label.text = headerTitle(inSection: section) }
  func listView(
    _ collectionView: UICollectionView, configureSupplementaryView badge: CollectionTally,
    ofKind kind: String, at indexPath: IndexPath
  ) { show(badge, at: indexPath) }
}

private final class ForwardingBadges: BadgeController, CollectionList, Badged {
  var listData = ForwardingBadges.fruits

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with fruit: Fruit,
    at indexPath: IndexPath
  ) {}
  func listView(
    _ collectionView: UICollectionView, configureHeader header: CollectionTally,
    inSection section: Int
  ) { header.label.text = headerTitle(inSection: section) }
  func listView(
    _ collectionView: UICollectionView, configureSupplementaryView badge: CollectionTally,
    ofKind kind: String, at indexPath: IndexPath
  ) { show(badge, at: indexPath) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfItems(inSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionCell(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    forwarding.collectionSupplementaryView(ofKind: kind, at: indexPath, in: collectionView)
  }
}
