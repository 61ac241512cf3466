import ListControllers

/// All scalars that have names, as a grid in sections by block, with search.
final class GlyphsController: UICollectionViewController, UISearchResultsUpdating {
  private let table: GlyphTable
  /// What was searched for and found; nil while nothing is searched for.
  private var found: [GlyphSearch.Section]?
  private var search: Task<Void, Never>?
  private let cells = UICollectionView.CellRegistration<GlyphCell, Glyph> { cell, _, glyph in
    cell.label.text = glyph.text
    cell.accessibilityLabel = glyph.name
  }
  private let headers = UICollectionView.SupplementaryRegistration<GlyphHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  init(table: GlyphTable) {
    self.table = table
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 44)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
    title = "Glyphs"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Name, U+1F600, or a character"
    navigationItem.searchController = search
  }

  // MARK: Search

  func updateSearchResults(for searchController: UISearchController) {
    search?.cancel()
    let query = GlyphSearch(searchController.searchBar.text ?? "", in: table)
    guard !query.isEmpty else { return show(nil) }
    // Names are made on the fly: so the search runs beside the main actor, and the newest wins.
    search = Task { [weak self] in
      let sections = await Task.detached { query.run() }.value
      guard let self, let sections, !Task.isCancelled else { return }
      show(sections)
    }
  }

  private func show(_ sections: [GlyphSearch.Section]?) {
    found = sections
    collectionView.reloadData()
    collectionView.contentOffset.y = -collectionView.adjustedContentInset.top
    contentUnavailableConfiguration =
      sections?.isEmpty == true ? UIContentUnavailableConfiguration.search() : nil
  }

  // MARK: Data

  private func glyph(at indexPath: IndexPath) -> Glyph? {
    if let found { return Glyph(scalar: found[indexPath.section].scalars[indexPath.item]) }
    return table.blocks[indexPath.section][indexPath.item].map(Glyph.init)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    found?.count ?? table.blocks.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { found?[section].scalars.count ?? table.blocks[section].count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: glyph(at: indexPath))
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueConfiguredReusableSupplementary(
      using: headers, for: indexPath)
    header.label.text = found?[indexPath.section].name ?? table.blocks[indexPath.section].name
    return header
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let glyph = glyph(at: indexPath) else { return }
    navigationController?.pushViewController(GlyphController(glyph), animated: true)
  }
}

/// A character in the middle of its cell.
final class GlyphCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title2)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A block's name.
final class GlyphHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    backgroundColor = .systemBackground
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
