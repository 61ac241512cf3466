import Foundation
import Testing

@testable import HeadlessUIKit

/// A screen of three kinds of sections, of the shape of Apple's sample "Implementing Modern
/// Collection Views".
@MainActor struct ModernExplorerTests {
  private let user = User()

  private struct Stamp: Hashable, Sendable {
    let name: String
    var isGroup = false
    var place = ""
  }

  private final class ExplorerScreen: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case recent, outline, list }
    static let groups = ["Land": ["Fox", "Elk"], "Sea": ["Cod", "Eel", "Orca"]]
    private(set) var list: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<Section, Stamp>!
    private(set) var starred: Set<String> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      list = addCollection(layout())
      list.contentInsetAdjustmentBehavior = .never
      list.delegate = self
      provideCells()
      var snapshot = NSDiffableDataSourceSnapshot<Section, Stamp>()
      snapshot.appendSections(Section.allCases)
      source.apply(snapshot, animatingDifferences: false)
      var recent = NSDiffableDataSourceSectionSnapshot<Stamp>()
      recent.append((0..<8).map { Stamp(name: "R\($0)", place: "recent") })
      source.apply(recent, to: .recent, animatingDifferences: false)
      var all = NSDiffableDataSourceSectionSnapshot<Stamp>()
      var outline = NSDiffableDataSourceSectionSnapshot<Stamp>()
      for (title, names) in Self.groups.sorted(by: { $0.key < $1.key }) {
        all.append(names.map { Stamp(name: $0, place: "list") })
        let group = Stamp(name: title, isGroup: true)
        outline.append([group])
        outline.append(names.map { Stamp(name: $0, place: "outline") }, to: group)
      }
      source.apply(all, to: .list, animatingDifferences: false)
      source.apply(outline, to: .outline, animatingDifferences: false)
    }

    private func layout() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { [weak self] index, environment in
        switch Section(rawValue: index) {
        case .recent:
          let shelf = section(
            row(.w(0.28), .w(0.2), of: item(.w(1), .h(1)).inset(5)), insets: [10, 10, 10, 10],
            spacing: 10)
          shelf.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
          return shelf
        case .outline:
          let outline = NSCollectionLayoutSection.list(
            using: .init(appearance: .sidebar), layoutEnvironment: environment)
          outline.contentInsets = NSDirectionalEdgeInsets(
            top: 10, leading: 10, bottom: 0, trailing: 10)
          return outline
        case .list:
          var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          configuration.leadingSwipeActionsConfigurationProvider = { self?.actions(at: $0) }
          return .list(using: configuration, layoutEnvironment: environment)
        case nil: return nil
        }
      }
    }

    private func provideCells() {
      let pictures = UICollectionView.CellRegistration<UICollectionViewCell, Stamp> {
        cell, _, stamp in
        var content = UIListContentConfiguration.cell()
        content.text = stamp.name
        content.textProperties.font = .boldSystemFont(ofSize: 38)
        content.textProperties.alignment = .center
        content.directionalLayoutMargins = .zero
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listPlainCell()
        background.cornerRadius = 8
        background.strokeWidth = 1 / cell.traitCollection.displayScale
        cell.backgroundConfiguration = background
      }
      let groups = UICollectionView.CellRegistration<UICollectionViewListCell, Stamp> {
        cell, _, stamp in
        var content = cell.defaultContentConfiguration()
        content.text = stamp.name
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      }
      let members = UICollectionView.CellRegistration<UICollectionViewListCell, Stamp> {
        cell, _, stamp in
        var content = cell.defaultContentConfiguration()
        content.text = stamp.name
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Stamp> {
        [weak self] cell, _, stamp in
        var content = UIListContentConfiguration.valueCell()
        content.text = stamp.name
        content.secondaryText = "\(stamp.name.count)"
        cell.contentConfiguration = content
        cell.accessories = self?.accessories(of: stamp) ?? []
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, stamp in
        switch Section(rawValue: path.section) {
        case .recent:
          view.dequeueConfiguredReusableCell(using: pictures, for: path, item: stamp)
        case .outline:
          view.dequeueConfiguredReusableCell(
            using: stamp.isGroup ? groups : members, for: path, item: stamp)
        default: view.dequeueConfiguredReusableCell(using: rows, for: path, item: stamp)
        }
      }
    }

    private func accessories(of stamp: Stamp) -> [UICellAccessory] {
      var accessories: [UICellAccessory] = [.disclosureIndicator()]
      if starred.contains(stamp.name) {
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        accessories.append(
          .customView(configuration: .init(customView: star, placement: .trailing())))
      }
      return accessories
    }

    private func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
      guard let stamp = source.itemIdentifier(for: path) else { return nil }
      let isStarred = starred.contains(stamp.name)
      let action = UIContextualAction(style: .normal, title: nil) { [weak self] _, _, done in
        guard let self else { return done(false) }
        if isStarred { starred.remove(stamp.name) } else { starred.insert(stamp.name) }
        if let current = source.indexPath(for: stamp),
          let cell = list.cellForItem(at: current) as? UICollectionViewListCell
        {
          UIView.animate(withDuration: 0.2) { cell.accessories = self.accessories(of: stamp) }
        }
        done(true)
      }
      action.image = UIImage(systemName: isStarred ? "star.slash" : "star.fill")
      action.backgroundColor = .systemBlue
      return UISwipeActionsConfiguration(actions: [action])
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let path = list.indexPathsForSelectedItems?.first else { return }
      guard let coordinator = transitionCoordinator else {
        list.deselectItem(at: path, animated: animated)
        return
      }
      coordinator.animate(
        alongsideTransition: { _ in self.list.deselectItem(at: path, animated: true) },
        completion: { context in
          guard context.isCancelled else { return }
          self.list.selectItem(at: path, animated: false, scrollPosition: [])
        })
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      guard let stamp = source.itemIdentifier(for: indexPath), !stamp.isGroup else {
        collectionView.deselectItem(at: indexPath, animated: true)
        return
      }
      let detail = UIViewController()
      detail.title = stamp.name
      navigationController?.pushViewController(detail, animated: true)
    }

    func names(_ section: Section) -> [String] {
      list.layoutIfNeeded()
      return source.snapshot().itemIdentifiers(inSection: section).map(\.name)
    }
    func cell(_ section: Section, _ item: Int) -> UICollectionViewListCell? {
      list.layoutIfNeeded()
      return list.cellForItem(at: [section.rawValue, item]) as? UICollectionViewListCell
    }
  }

  private func explorer() -> (screen: ExplorerScreen, window: UIWindow) {
    let screen = ExplorerScreen()
    let navigation = UINavigationController(rootViewController: screen)
    return (screen, UIWindow.showing(navigation, width: 400, height: 640))
  }

  /// "Emoji Explorer": a shelf that scrolls across, an outline, and a list, in one layout.
  @Test func `three kinds of sections share a layout`() throws {
    let (screen, window) = explorer()
    let facts = RecordedView(asking: screen.list)
    // The shelf is 10 + 80 + 10 high, its groups are 0.28 * 400 = 112 wide. The outline is 10 + 2 *
    // 44 high, and the list 18 + 5 * 44 + 18.
    facts.expect(
      "explorer",
      """
      content: 400 454; 0.0: 15 15 102 70; 0.1: 137 15 102 70; 1.0: 10 110 380 44;
      1.1: 10 154 380 44; 2.0: 16 216 368 44; 2.4: 16 392 368 44
      """)
    // A group is 112 wide, and the next one begins 122 points later.
    #expect(user.scroll(section: 0, in: screen.list, by: 70))
    facts.expect("scrolled", "0.1: 15 15 102 70; 1.0: 10 110 380 44")
    func outline(afterTap item: Int) -> [String]? {
      user.tap(itemAt: [1, item], in: screen.list) ? screen.names(.outline) : nil
    }
    #expect(
      (screen.names(.outline), outline(afterTap: 1)) == (
        ["Land", "Sea"], ["Land", "Sea", "Cod", "Eel", "Orca"]
      ))
    facts.expect("open", "content: 400 586; 0.1: 15 15 102 70; 2.0: 16 348 368 44")
    #expect(
      (outline(afterTap: 0), screen.names(.list)) == (
        ["Land", "Fox", "Elk", "Sea", "Cod", "Eel", "Orca"], ["Fox", "Elk", "Cod", "Eel", "Orca"]
      ))
    #expect(outline(afterTap: 3) == ["Land", "Fox", "Elk", "Sea"])
    _ = window
  }

  /// The list of "Emoji Explorer" has a swipe action that stars a row, and then removes the star.
  @Test func `a leading swipe stars a row`() throws {
    let (screen, window) = explorer()
    #expect(screen.cell(.list, 1)?.shownAccessories.map(\.type) == [.disclosureIndicator])
    let swipes = [
      user.swipe(itemAt: [2, 1], in: screen.list),
      user.swipe(itemAt: [1, 1], in: screen.list, edge: .leading),
      user.swipe(itemAt: [2, 1], in: screen.list, edge: .leading),
    ]
    #expect(
      (swipes, user.choose(swipeActionAt: 0, in: screen.list), screen.starred) == (
        [false, false, true], true, ["Elk"]
      ))
    let cell = try #require(screen.cell(.list, 1))
    #expect((cell.accessories.count, cell.shownAccessories.count) == (2, 2))
    let star = try #require(cell.subviews.compactMap { $0 as? UIImageView }.last)
    #expect(star.frame.maxX <= 368 && star.frame.minX >= cell.contentView.frame.maxX)
    #expect(!cell.configurationState.isSwiped)
    // The whole way across performs the first action.
    let isSwiped = user.fullSwipe(itemAt: [2, 1], in: screen.list, edge: .leading)
    #expect(
      (
        isSwiped, screen.starred, screen.cell(.list, 1)?.shownAccessories.map(\.type),
        star.superview
      ) == (true, [], [.disclosureIndicator], nil))
    _ = window
  }

  /// Both explorers deselect the row along with the transition back from its details.
  @Test func `a row is deselected on the way back`() throws {
    let (screen, window) = explorer()
    let navigation = try #require(screen.navigationController)
    func page(_ path: IndexPath) -> String? {
      user.tap(itemAt: path, in: screen.list) ? navigation.topViewController?.title : nil
    }
    #expect((page([2, 2]), screen.list.indexPathsForSelectedItems) == ("Cod", [[2, 2]]))
    #expect(
      (
        user.goBack(in: navigation), screen.list.indexPathsForSelectedItems ?? [],
        screen.cell(.list, 2)?.isSelected
      ) == (true, [], false))
    // An item of the shelf, too.
    #expect(page([0, 0]) == "R0")
    _ = window
  }
}
