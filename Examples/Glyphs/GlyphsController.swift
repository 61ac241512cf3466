import ListControllers

/// A searchable grid of all named scalars, in sections by block.
final class GlyphsController: UICollectionViewController, CollectionList, HeaderList,
  SearchableList, PlaceholderList
{
  var listData: GlyphList
  private let table: GlyphTable
  private var searching: Task<Void, Never>?

  init(table: GlyphTable) {
    self.table = table
    listData = .all(table)
    let layout = GlyphLayout()
    layout.itemSize = CGSize(width: 44, height: 44)
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
    connectList()
    navigationItem.searchController?.searchBar.placeholder = "Name, U+1F600, or a character"
  }

  func listView(
    _ collectionView: UICollectionView, configure cell: GlyphCell, with glyph: Glyph,
    at indexPath: IndexPath
  ) {
    cell.label.text = glyph.text
    cell.accessibilityLabel = glyph.name
    cell.isAccessibilityElement = true
    cell.accessibilityTraits = .button
  }

  func listView(
    _ collectionView: UICollectionView, didSelect glyph: Glyph, at indexPath: IndexPath
  ) { navigationController?.pushViewController(GlyphController(glyph), animated: true) }

  func listView(
    _ collectionView: UICollectionView, configureHeader header: GlyphHeader, inSection section: Int
  ) {
    header.name.text = headerTitle(inSection: section)
    let count = numberOfItems(inSection: section)
    header.count.text = "\(count)"
    header.isAccessibilityElement = true
    header.accessibilityLabel = headerTitle(inSection: section)
    header.accessibilityValue = count == 1 ? "1 character" : "\(count) characters"
    header.accessibilityTraits = .header
  }

  // MARK: Search

  func search(for text: String) {
    searching?.cancel()
    let query = GlyphSearch(text, in: table)
    if query.isEmpty { return show(.all(table)) }
    // Names are computed, so the search runs off the main actor. A newer search supersedes it.
    title = "Searching…"
    searching = Task { [weak self] in
      let sections = await Task.detached { query.run() }.value
      guard let self, let sections, !Task.isCancelled else { return }
      show(.found(sections))
      placeholder = .notFound(text)
    }
  }

  private func show(_ glyphs: GlyphList) {
    title = "Glyphs"
    listData = glyphs
    collectionView.reloadData()
    collectionView.contentOffset.y = -collectionView.adjustedContentInset.top
    showPlaceholder()
  }
}

/// A grid that begins at the right in languages that are read from there.
private final class GlyphLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A cell with a centered character.
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
