import ListControllers

/// An outline of a folder. Folders are read when they open, and searched off the main actor.
final class FilesController: UICollectionViewController, CollectionList, OutlineList, FilteredList,
  RefreshableList, PlaceholderList
{
  var listData: [Outline<File>]

  /// Creates an outline of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - contents: Returns the contents of a folder. By default, it reads the disk.
  init(_ folder: File, contents: @escaping @Sendable (File) -> [File] = { $0.contents() }) {
    self.folder = folder
    self.contents = contents
    listData = [Outline(contents(folder), isExpandable: \.isFolder, children: contents)]
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    title = folder.name
  }

  required init?(coder: NSCoder) { nil }

  private let folder: File
  private let contents: @Sendable (File) -> [File]

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell, with file: File,
    at indexPath: IndexPath
  ) {
    var content = UIListContentConfiguration.valueCell()
    content.text = file.name
    switch file.kind {
    case .folder, .note: content.secondaryText = nil
    case .file(let size):
      content.secondaryText = ByteCountFormatter.string(
        fromByteCount: Int64(size), countStyle: .file)
    case .link(let destination): content.secondaryText = "→ \(destination)"
    }
    cell.contentConfiguration = content
    let opens = !file.isFolder && file.kind != .note
    cell.accessibilityTraits = opens ? .button : .none
    cell.accessibilityHint = opens ? "Shows its path" : nil
  }

  func listView(
    _ collectionView: UICollectionView, didSelect file: File, at indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard file.kind != .note else { return }
    let alert = UIAlertController(title: file.name, message: file.id, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func filter(for text: String) -> @Sendable (File) -> Bool {
    { $0.kind != .note && $0.name.localizedStandardContains(text) }
  }

  /// Reads the folder off the main actor, and then the open folders again.
  func refresh() async {
    let (folder, contents) = (folder, contents)
    let roots = await Task.detached { contents(folder) }.value
    var outlines = listData
    outlines[0].roots = roots
    setListData(outlines)
  }
}
