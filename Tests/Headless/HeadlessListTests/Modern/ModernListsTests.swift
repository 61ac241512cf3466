import Foundation
import Testing

@testable import HeadlessUIKit

/// Lists of the shape of Apple's sample "Implementing Modern Collection Views".
@MainActor struct ModernListsTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance
  private let user = User()

  // MARK: A simple list

  private final class SimpleScreen: UIViewController, UICollectionViewDelegate {
    private(set) var list: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    private(set) var chosen: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      list = addList(.insetGrouped)
      list.delegate = self
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "\(number)"
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.show(Array(0..<60))
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      chosen.append(indexPath)
      collectionView.deselectItem(at: indexPath, animated: true)
    }
  }

  /// "Simple List": one inset group that fits each width.
  @Test func `a simple list is one group, whose rows don't stay selected`() throws {
    let screen = SimpleScreen()
    let window = UIWindow.showing(screen)
    // 18 points above and below 60 rows of 44.
    let facts = RecordedView(asking: screen.list)
    facts.expect(
      "list", "content: 320 2676; 0.0: 16 18 288 44; 0.1: 16 62 288 44; 0.59: 16 2614 288 44")
    #expect(screen.list.roundedCorners(of: [0, 0]) == (true, false))
    #expect(screen.list.roundedCorners(of: [0, 59]) == (false, true))
    #expect((user.tap(itemAt: [0, 40], in: screen.list), screen.chosen) == (true, [[0, 40]]))
    let selected = screen.list.indexPathsForSelectedItems ?? []
    #expect((selected, screen.list.cellForItem(at: [0, 40])?.isSelected) == ([], false))
    // The margins of wide lists are wider.
    window.frame.size = CGSize(width: 640, height: 320)
    window.layoutIfNeeded()
    facts.expect("wide", "content: 640 2676; 0.0: 20 18 600 44")
  }

  // MARK: Reordering

  private final class ReorderedScreen: UIViewController {
    let isByDifference: Bool
    let sections = ["Fish", "Birds"]
    var stored = ["Fish": ["Cod", "Eel", "Tuna"], "Birds": ["Gull", "Puffin"]]
    private(set) var list: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<String, String>!

    init(isByDifference: Bool) {
      self.isByDifference = isByDifference
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list = addList(.insetGrouped)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, name in
        var content = UIListContentConfiguration.valueCell()
        content.text = name
        content.secondaryText = "\(name.count)"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always)]
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.reorderingHandlers.didReorder = { [weak self] in self?.store($0) }
      show()
    }

    private func store(_ transaction: NSDiffableDataSourceTransaction<String, String>) {
      for change in transaction.sectionTransactions {
        let section = change.sectionIdentifier
        stored[section] =
          isByDifference
          ? stored[section]?.applying(change.difference) : change.finalSnapshot.items
      }
    }

    /// Applies what is stored, which shows that each move was stored.
    func show() {
      for section in sections {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(stored[section] ?? [])
        source.apply(snapshot, to: section, animatingDifferences: false)
      }
    }

    var shown: [[String?]] { list.contentTexts }
  }

  /// "Reorderable List": each section's transaction updates the app's data, by its difference or by
  /// its final snapshot.
  @Test(arguments: [true, false]) func `the app's data follows what the user moves`(
    isByDifference: Bool
  ) throws {
    let screen = ReorderedScreen(isByDifference: isByDifference)
    let window = UIWindow.showing(screen)
    let list = try #require(screen.list)
    let old = [["Cod", "Eel", "Tuna"], ["Gull", "Puffin"]]
    #expect(screen.shown == old)
    let cell = try #require(list.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    #expect(cell.shownAccessories.map(\.type) == [.disclosureIndicator, .reorder])
    // Groups of 18 + 3 * 44 + 18 and 18 + 2 * 44 + 18 points.
    let facts = RecordedView(asking: list)
    facts.expect("list", "content: 320 292; 0.2: 16 106 288 44; 1.0: 16 186 288 44")
    func drag(_ source: IndexPath, to place: IndexPath) -> [[String?]]? {
      user.drag(itemAt: source, to: place, in: list) ? screen.shown : nil
    }
    #expect(
      (drag([0, 0], to: [0, 2]), list.cellForItem(at: [0, 2])) == (
        [["Eel", "Tuna", "Cod"], ["Gull", "Puffin"]], cell
      ))
    let new = [["Eel", "Puffin", "Tuna", "Cod"], ["Gull"]]
    #expect(
      (drag([1, 1], to: [0, 1]), screen.stored) == (new, ["Fish": new[0], "Birds": new[1]]))
    facts.expect("moved", "content: 320 292; 0.3: 16 150 288 44; 1.0: 16 230 288 44")
    // The stored data changes nothing on screen.
    screen.show()
    #expect((screen.shown, list.cellForItem(at: [0, 3])) == (new, cell))
    screen.stored = ["Fish": old[0], "Birds": old[1]]
    screen.show()
    #expect(screen.shown == old)
    _ = window
  }

  // MARK: Appearances

  private final class AppearanceScreen: UIViewController {
    var appearance: Appearance
    private(set) var list: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>!

    init(_ appearance: Appearance) {
      self.appearance = appearance
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewCompositionalLayout { [unowned self] _, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .firstItemInSection
        return .list(using: configuration, layoutEnvironment: environment)
      }
      list = addCollection(layout)
      let headers = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, title in
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure()]
      }
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, title in
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        let isSidebar = self?.appearance == .sidebar || self?.appearance == .sidebarPlain
        cell.accessories = isSidebar ? [] : [.disclosureIndicator()]
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: $1.item == 0 ? headers : cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      source.apply(snapshot, animatingDifferences: false)
      for section in 0..<2 {
        let header = "Section \(section)"
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append([header])
        snapshot.append((0..<3).map { "Item \(section).\($0)" }, to: header)
        snapshot.expand([header])
        source.apply(snapshot, to: section)
      }
    }

    /// Takes another appearance, and keeps the selection.
    func take(_ appearance: Appearance) {
      self.appearance = appearance
      let selected = list.indexPathsForSelectedItems?.first
      source.apply(source.snapshot(), animatingDifferences: false)
      list.selectItem(at: selected, animated: false, scrollPosition: [])
      list.layoutIfNeeded()
    }

    func cell(_ section: Int, _ item: Int) -> UICollectionViewListCell? {
      list.layoutIfNeeded()
      return list.cellForItem(at: [section, item]) as? UICollectionViewListCell
    }
  }

  /// "List Appearances": headers are 28 points high in plain lists and 38 in groups. The one of a
  /// sidebar has a line of 20.5 points instead of 15.5, and is 43 points high. Sections that aren't
  /// plain end with 18 points.
  @Test(arguments: [
    (Appearance.plain, "content: 320 320; 0.1: 0 28 320 44; 1.0: 0 160 320 28; 1.3: 0 276 320 44"),
    (.sidebarPlain, "content: 320 320; 0.1: 16 28 288 44; 1.0: 16 160 288 28; 1.3: 16 276 288 44"),
    (.sidebar, "content: 320 386; 0.1: 16 43 288 44; 1.0: 16 193 288 43; 1.3: 16 324 288 44"),
    (.grouped, "content: 320 376; 0.1: 0 38 320 44; 1.0: 0 188 320 38; 1.3: 0 314 320 44"),
    (.insetGrouped, "content: 320 376; 0.1: 16 38 288 44; 1.0: 16 188 288 38; 1.3: 16 314 288 44"),
  ]) func `sections look by the list's appearance, and open and close`(
    appearance: Appearance, facts: String
  ) throws {
    let screen = AppearanceScreen(appearance)
    let window = UIWindow.showing(screen)
    let shown = RecordedView(asking: screen.list)
    shown.expect("\(appearance)", facts)
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    let accessories = [0, 1].map { screen.cell(0, $0)?.shownAccessories.map(\.type) }
    #expect(accessories == [[.outlineDisclosure], isSidebar ? [] : [.disclosureIndicator]])
    // A tap on a header closes its section, whose rows go.
    let kept = screen.cell(1, 0)
    func isExpandedAfterTap() -> Bool? {
      let isTaken = user.tap(itemAt: [0, 0], in: screen.list)
      return isTaken ? screen.cell(0, 0)?.configurationState.isExpanded : nil
    }
    #expect(isExpandedAfterTap() == false)
    let snapshot = screen.source.snapshot()
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["Section 0"])
    let counts = [snapshot.itemIdentifiers(inSection: 1), screen.source.snapshot(for: 0).items]
    #expect((counts.map(\.count), screen.cell(1, 0), isExpandedAfterTap()) == ([4, 4], kept, true))
    shown.expect("\(appearance), open again", facts)
    _ = window
  }

  @Test func `the header's defaults are those of the appearance`() throws {
    func header(_ appearance: Appearance) throws -> UIListContentConfiguration {
      let screen = AppearanceScreen(appearance)
      let window = UIWindow.showing(screen)
      defer { _ = window }
      let content = screen.cell(0, 0)?.contentConfiguration
      return try #require(content as? UIListContentConfiguration)
    }
    let expected: [(Appearance, UIListContentConfiguration)] = [
      (.plain, .plainHeader()), (.grouped, .groupedHeader()), (.insetGrouped, .groupedHeader()),
      (.sidebar, .sidebarHeader()), (.sidebarPlain, .plainHeader()),
    ]
    for (appearance, configuration) in expected {
      let found = try header(appearance)
      #expect(
        (found.textProperties, found.directionalLayoutMargins)
          == (configuration.textProperties, configuration.directionalLayoutMargins),
        "\(appearance)")
    }
  }

  /// Each tap on the button of "List Appearances" applies the snapshot that is shown.
  @Test func `an unchanged snapshot takes the next appearance, and the selection stays`() throws {
    let screen = AppearanceScreen(.plain)
    let window = UIWindow.showing(screen)
    let shown = RecordedView(asking: screen.list)
    #expect(user.tap(itemAt: [1, 2], in: screen.list))
    shown.expect("plain", "0.1: 0 28 320 44")
    #expect(screen.list.separator(at: [0, 1]) != nil)
    screen.take(.sidebarPlain)
    shown.expect("sidebar", "0.1: 16 28 288 44")
    #expect(screen.list.separator(at: [0, 1]) == nil)
    screen.take(.insetGrouped)
    let (inset, isRounded) = (screen.cell(0, 1)?.frame, screen.list.roundedCorners(of: [0, 1]).top)
    #expect((inset?.minX, inset?.width, isRounded) == (16, 288, true))
    screen.take(.grouped)
    #expect(
      (screen.cell(0, 1)?.frame.minX, screen.list.roundedCorners(of: [0, 1]).top) == (0, false))
    #expect(
      (screen.list.indexPathsForSelectedItems, screen.cell(1, 2)?.isSelected) == ([[1, 2]], true))
    _ = window
  }
}
