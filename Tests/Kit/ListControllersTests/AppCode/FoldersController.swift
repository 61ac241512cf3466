import ListControllers

/// A diffable outline of folders, as an app writes it.
final class FoldersController: UIViewController {
  enum Section: Hashable { case folders }
  struct Folder: Hashable, Sendable {
    let id: Int
    var name: String
    var children: [Folder] = []
  }

  private var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Folder>!
  var list: UICollectionView { collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let parents = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> {
      cell, _, folder in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = folder.name
      cell.contentConfiguration = content
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: options)]
    }
    let leaves = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> {
      cell, _, folder in
      var content = cell.defaultContentConfiguration()
      content.text = folder.name
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Folder>(
      collectionView: collectionView
    ) { collectionView, indexPath, folder in
      collectionView.dequeueConfiguredReusableCell(
        using: folder.children.isEmpty ? leaves : parents, for: indexPath, item: folder)
    }
  }

  func show(_ folders: [Folder]) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Folder>()
    func add(_ folders: [Folder], to parent: Folder?) {
      snapshot.append(folders, to: parent)
      for folder in folders where !folder.children.isEmpty { add(folder.children, to: folder) }
    }
    add(folders, to: nil)
    dataSource.apply(snapshot, to: .folders, animatingDifferences: false)
  }
}
