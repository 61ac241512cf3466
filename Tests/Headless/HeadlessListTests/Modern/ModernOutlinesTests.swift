import Foundation
import Testing

@testable import HeadlessUIKit

/// Outlines and lists of section snapshots, of the shape of Apple's sample "Implementing Modern
/// Collection Views".
@MainActor struct ModernOutlinesTests {
  private let user = User()

  // MARK: The menu

  private final class Entry: Hashable, Sendable {
    let title: String
    let entries: [Entry]
    init(_ title: String, _ entries: [Entry] = []) {
      self.title = title
      self.entries = entries
    }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    static func == (first: Entry, second: Entry) -> Bool { first === second }
  }

  private final class MenuScreen: UIViewController, UICollectionViewDelegate {
    private(set) var list: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<Int, Entry>!
    private let entries = [
      Entry(
        "Maps", [Entry("Sea", [Entry("Currents"), Entry("Depths")]), Entry("Land")]),
      Entry("Tables", [Entry("Tides")]), Entry("About"),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Menu"
      list = addList(.sidebar)
      list.delegate = self
      let groups = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
        cell, _, entry in
        var content = cell.defaultContentConfiguration()
        content.text = entry.title
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        cell.backgroundConfiguration = .clear()
      }
      let pages = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
        cell, _, entry in
        var content = cell.defaultContentConfiguration()
        content.text = entry.title
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .clear()
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) {
        $0.dequeueConfiguredReusableCell(
          using: $2.entries.isEmpty ? pages : groups, for: $1, item: $2)
      }
      var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
      func append(_ entries: [Entry], to parent: Entry?) {
        outline.append(entries, to: parent)
        for entry in entries where !entry.entries.isEmpty { append(entry.entries, to: entry) }
      }
      append(entries, to: nil)
      source.apply(outline, to: 0, animatingDifferences: false)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      guard let entry = source.itemIdentifier(for: indexPath) else { return }
      collectionView.deselectItem(at: indexPath, animated: true)
      guard entry.entries.isEmpty else { return }
      let page = UIViewController()
      page.title = entry.title
      navigationController?.pushViewController(page, animated: true)
    }

    var titles: [String] {
      list.layoutIfNeeded()
      return source.snapshot().itemIdentifiers.map(\.title)
    }
    func cell(_ item: Int) -> UICollectionViewListCell? {
      list.layoutIfNeeded()
      return list.cellForItem(at: [0, item]) as? UICollectionViewListCell
    }
  }

  @Test func `groups open and close, and leaves push their pages`() throws {
    let screen = MenuScreen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow.showing(navigation)
    let list = try #require(screen.list)
    #expect(screen.titles == ["Maps", "Tables", "About"])
    let frame = CGRect(x: 16, y: 44, width: 288, height: 44)
    #expect(list.layoutAttributesForItem(at: [0, 1])?.frame == frame)
    func titles(afterTap item: Int) -> [String]? {
      user.tap(itemAt: [0, item], in: list) ? screen.titles : nil
    }
    #expect(titles(afterTap: 0) == ["Maps", "Sea", "Land", "Tables", "About"])
    let all = ["Maps", "Sea", "Currents", "Depths", "Land", "Tables", "About"]
    #expect(
      (titles(afterTap: 1), (0..<7).map { screen.cell($0)?.indentationLevel }) == (
        all, [0, 1, 2, 2, 1, 0, 0]
      ))
    // A group is not selected, and nothing is pushed.
    let selected = list.indexPathsForSelectedItems ?? []
    #expect((selected, navigation.viewControllers) == ([], [screen]))
    // Each level begins further to the trailing edge.
    let leading = [0, 1, 2].map { level -> CGFloat? in
      let content = screen.cell(level)?.contentView as? UIListContentView
      return content.map { $0.convert($0.textLabel.frame, to: screen.cell(level)).minX }
    }
    #expect(leading == [16, 26, 36])
    // What is below a closed group keeps its state.
    #expect([0, 0].map(titles) == [["Maps", "Tables", "About"], all])
    #expect(
      (user.tap(itemAt: [0, 3], in: list), navigation.topViewController?.title) == (true, "Depths"))
    #expect(
      (
        user.goBack(in: navigation), navigation.topViewController,
        list.indexPathsForSelectedItems ?? []
      ) == (true, screen, []))
    _ = window
  }

  // MARK: A list of values

  /// "Emoji Explorer - List": sections in the order in which their snapshots are applied, with
  /// values at the trailing edge.
  @Test func `applying section snapshots appends their sections`() throws {
    let groups = [("Sea", ["Cod", "Orca"]), ("Land", ["Fox"])]
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = groups[path.section].0
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    for (title, names) in groups {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(names)
      source.apply(snapshot, to: title, animatingDifferences: false)
    }
    view.layoutIfNeeded()
    #expect(source.snapshot().sectionIdentifiers == ["Sea", "Land"])
    // 18 + 2 * 44 + 18, and the same with one row.
    RecordedView(asking: view).expect(
      "values", "content: 320 204; 0.0: 16 18 288 44; 0.1: 16 62 288 44; 1.0: 16 142 288 44")
    let cell = try #require(view.cellForItem(at: [1, 0]) as? UICollectionViewListCell)
    let content = try #require(cell.contentView as? UIListContentView)
    let (name, group) = (content.textLabel, content.secondaryTextLabel)
    #expect((name.text, group.text, group.textAlignment) == ("Fox", "Land", .right))
    #expect(group.frame.minX > name.frame.minX)
    #expect(cell.shownAccessories.map(\.type) == [.disclosureIndicator])
  }
}
