import ListControllers

/// A compositional list with registrations, headers, footers and controls, as an app writes it.
final class SettingsController: UICollectionViewController {
  enum Section: Int, CaseIterable { case sound, about }
  enum Row: Hashable, Sendable {
    case mute
    case volume(Int)
    case version(String)
  }

  private var source: UICollectionViewDiffableDataSource<Section, Row>!
  let mute = UISwitch()

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard case .volume = self?.source.itemIdentifier(for: indexPath) else { return nil }
      let reset = UIContextualAction(style: .destructive, title: "Reset") { _, _, done in
        guard let self else { return done(false) }
        var snapshot = self.source.snapshot()
        snapshot.deleteItems([.volume(7)])
        snapshot.insertItems([.volume(0)], afterItem: .mute)
        self.source.apply(snapshot)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [reset])
    }
    collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: configuration), animated: false)

    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [weak self] cell, _, row in
      var content = UIListContentConfiguration.valueCell()
      switch row {
      case .mute:
        content.text = "Mute"
        if let mute = self?.mute {
          cell.accessories = [
            .customView(configuration: .init(customView: mute, placement: .trailing()))
          ]
        }
      case .volume(let level):
        content.text = "Volume"
        content.secondaryText = "\(level)"
      case .version(let number):
        content.text = "Version"
        content.secondaryText = number
      }
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = Section(rawValue: indexPath.section) == .sound ? "Sound" : "About"
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "That is all."
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([.mute, .volume(7)], toSection: .sound)
    snapshot.appendItems([.version("1.0")], toSection: .about)
    source.apply(snapshot, animatingDifferences: false)
  }
}
