import Foundation
import Testing

@testable import HeadlessUIKit

/// Lists of the shape of Apple's sample "Implementing Modern Collection Views".
@MainActor @Suite(.timeLimit(.minutes(5))) struct ModernListsTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance
  private let user = User()

  // MARK: A simple list

  private final class SimpleScreen: UIViewController, UICollectionViewDelegate {
    private(set) var list: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    private(set) var chosen: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
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
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<60))
      source.apply(snapshot, animatingDifferences: false)
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
    #expect(user.tap(itemAt: [0, 40], in: screen.list))
    #expect(screen.chosen == [[0, 40]])
    #expect(screen.list.indexPathsForSelectedItems ?? [] == [])
    #expect(screen.list.cellForItem(at: [0, 40])?.isSelected == false)
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
      let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
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

    var shown: [[String?]] {
      list.layoutIfNeeded()
      return (0..<list.numberOfSections).map { section in
        (0..<list.numberOfItems(inSection: section)).map {
          let content = list.cellForItem(at: [section, $0])?.contentConfiguration
          return (content as? UIListContentConfiguration)?.text
        }
      }
    }
  }

  /// "Reorderable List": each section's transaction updates the app's data, by its difference or by
  /// its final snapshot.
  @Test(arguments: [true, false]) func `the app's data follows what the user moves`(
    isByDifference: Bool
  ) throws {
    let screen = ReorderedScreen(isByDifference: isByDifference)
    let window = UIWindow.showing(screen)
    let list = try #require(screen.list)
    #expect(screen.shown == [["Cod", "Eel", "Tuna"], ["Gull", "Puffin"]])
    let cell = try #require(list.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    #expect(cell.shownAccessories.map(\.type) == [.disclosureIndicator, .reorder])
    // Groups of 18 + 3 * 44 + 18 and 18 + 2 * 44 + 18 points.
    let facts = RecordedView(asking: list)
    facts.expect("list", "content: 320 292; 0.2: 16 106 288 44; 1.0: 16 186 288 44")
    #expect(user.drag(itemAt: [0, 0], to: [0, 2], in: list))
    #expect(screen.shown == [["Eel", "Tuna", "Cod"], ["Gull", "Puffin"]])
    #expect(list.cellForItem(at: [0, 2]) === cell)
    #expect(user.drag(itemAt: [1, 1], to: [0, 1], in: list))
    #expect(screen.shown == [["Eel", "Puffin", "Tuna", "Cod"], ["Gull"]])
    #expect(screen.stored == ["Fish": ["Eel", "Puffin", "Tuna", "Cod"], "Birds": ["Gull"]])
    facts.expect("moved", "content: 320 292; 0.3: 16 150 288 44; 1.0: 16 230 288 44")
    // The stored data changes nothing on screen.
    screen.show()
    #expect(screen.shown == [["Eel", "Puffin", "Tuna", "Cod"], ["Gull"]])
    #expect(list.cellForItem(at: [0, 3]) === cell)
    screen.stored = ["Fish": ["Cod", "Eel", "Tuna"], "Birds": ["Gull", "Puffin"]]
    screen.show()
    #expect(screen.shown == [["Cod", "Eel", "Tuna"], ["Gull", "Puffin"]])
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
      list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
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
    #expect(screen.cell(0, 0)?.shownAccessories.map(\.type) == [.outlineDisclosure])
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    #expect(
      screen.cell(0, 1)?.shownAccessories.map(\.type) == (isSidebar ? [] : [.disclosureIndicator]))
    // A tap on a header closes its section, whose rows go.
    let kept = screen.cell(1, 0)
    #expect(user.tap(itemAt: [0, 0], in: screen.list))
    #expect(screen.source.snapshot().itemIdentifiers(inSection: 0) == ["Section 0"])
    #expect(screen.source.snapshot().itemIdentifiers(inSection: 1).count == 4)
    #expect(screen.cell(1, 0) === kept)
    #expect(screen.cell(0, 0)?.configurationState.isExpanded == false)
    #expect(screen.source.snapshot(for: 0).items.count == 4)
    #expect(user.tap(itemAt: [0, 0], in: screen.list))
    #expect(screen.cell(0, 0)?.configurationState.isExpanded == true)
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
      #expect(found.textProperties == configuration.textProperties, "\(appearance)")
      #expect(
        found.directionalLayoutMargins == configuration.directionalLayoutMargins, "\(appearance)")
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
    #expect(screen.cell(0, 1)?.frame.minX == 16 && screen.cell(0, 1)?.frame.width == 288)
    #expect(screen.list.roundedCorners(of: [0, 1]).top)
    screen.take(.grouped)
    #expect(screen.cell(0, 1)?.frame.minX == 0 && !screen.list.roundedCorners(of: [0, 1]).top)
    #expect(screen.list.indexPathsForSelectedItems == [[1, 2]])
    #expect(screen.cell(1, 2)?.isSelected == true)
    _ = window
  }
}
