public import Foundation

/// A collection view's data source that shows snapshots, and gets from one to the next by itself.
///
/// The collection view holds it weakly, as every data source: keep it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes a data source and gives it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines of sections that have one.
  nonisolated let outlines = SnapshotBox<
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  >([:])

  /// Makes the supplementary views; it must be there where the layout has such views.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// What may be dragged, and what is told of it.
  public var reorderingHandlers = ReorderingHandlers()
  /// What may expand and collapse, and what is told of it.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What may be dragged, and what is told of it.
  public struct ReorderingHandlers {
    /// Whether an item may be dragged; none may if it is nil.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Items are about to be put down in another order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Items were put down in another order: the app's data has to follow.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers.
    public init() {}
  }

  /// What may expand and collapse, and what is told of it.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may expand; any may if it is nil.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item is about to expand.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may collapse; any may if it is nil.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item is about to collapse.
    public var willCollapseItem: ((Item) -> Void)?
    /// The outline below an item that expands, made when it is needed.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// No handlers.
    public init() {}
  }

  // MARK: Snapshots

  /// Shows a snapshot: the first by a reload, each later one by what differs. The completion runs
  /// at the next turn.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    forgetOutlines(notIn: snapshot)
    core.apply(snapshot, in: list, completion: completion)
  }

  /// Shows a snapshot and waits until it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    forgetOutlines(notIn: snapshot)
    await withCheckedContinuation { continuation in
      core.apply(snapshot, in: list) { continuation.resume() }
    }
  }

  /// Shows a snapshot by a reload; the completion runs at the next turn.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    forgetOutlines(notIn: snapshot)
    core.applyUsingReload(snapshot, in: list, completion: completion)
  }

  /// Shows a snapshot by a reload and waits until it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    forgetOutlines(notIn: snapshot)
    await withCheckedContinuation { continuation in
      core.applyUsingReload(snapshot, in: list) { continuation.resume() }
    }
  }

  /// What is shown, without marks.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { core.snapshot }

  /// Shows an outline in a section, which is added at the end where it is not there yet.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = core.snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    let old = outlines.value[section]
    outlines.value[section] = snapshot
    // A cell that stays shows by its accessory whether it is expanded.
    whole.reconfigureItems(
      snapshot.visibleItems.filter {
        guard let old, old.contains($0) else { return false }
        return old.isExpanded($0) != snapshot.isExpanded($0)
      })
    core.apply(whole, in: list, completion: completion)
  }

  /// Shows an outline in a section and waits until it is shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section) { continuation.resume() }
    }
  }

  /// The outline of a section; of a section without one, its items in a row. Empty for an unknown
  /// one.
  nonisolated public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines.value[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if core.snapshot.indexOfSection(section) != nil {
      flat.append(core.snapshot.itemIdentifiers(inSection: section))
    }
    return flat
  }

  /// A snapshot of the whole takes the place of outlines that show something else.
  private func forgetOutlines(
    notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    outlines.value = outlines.value.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// The collection view, as far as it still listens to this data source.
  private var list: CollectionToUpdate? {
    guard let collectionView, collectionView.dataSource === self else { return nil }
    return CollectionToUpdate(collectionView)
  }

  // MARK: Questions

  /// The item at an index path; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.item(at: indexPath)
  }
  /// The index path of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.indexPath(for: itemIdentifier)
  }
  /// The section at an index; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }
  /// The index of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    core.snapshot.indexOfSection(sectionIdentifier)
  }
  /// The data source in words.
  public func description() -> String {
    "<UICollectionViewDiffableDataSource: \(core.snapshot.numberOfSections) sections, "
      + "\(core.snapshot.numberOfItems) items>"
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    core.snapshot.numberOfSections
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { core.numberOfItems(inSection: section) }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let item = core.item(at: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
    let name = item.map { "\($0)" } ?? "(null)"
    UIKitException(
      reason: "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + "\(indexPath.inWords) with item identifier '\(name)', which is not allowed. You must "
        + "always return a cell to the collection view: \(collectionView.inWords)"
    ).raise()
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = ""
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      return OptionalMethod.absent(UICollectionReusableView(frame: .zero))
    }
    if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
    UIKitException(
      reason: "UICollectionViewDiffableDataSource supplementary view provider returned nil for "
        + "element kind '\(kind)' at index path \(indexPath.inWords), which is not allowed. You "
        + "must always return a view to the collection view: \(collectionView.inWords)"
    ).raise()
    return UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let item = core.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.absent(IndexPath(item: 0, section: index)) }

  /// A person put an item down elsewhere: the snapshot follows what is on screen.
  private func reorder(_ source: IndexPath, to target: IndexPath) {
    let initial = core.snapshot
    guard let item = core.item(at: source), let section = core.section(at: target.section) else {
      return
    }
    var final = initial
    final.deleteItems([item])
    let others = final.itemIdentifiers(inSection: section)
    if target.item < others.count {
      final.insertItems([item], beforeItem: others[target.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final)
    reorderingHandlers.willReorder?(transaction)
    core.adopt(final)
    forgetOutlines(notIn: final)
    reorderingHandlers.didReorder?(transaction)
  }
}

/// A collection view to which snapshots are applied.
private final class CollectionToUpdate: DiffableList {
  private let collection: UICollectionView
  let isTable = false

  init(_ collection: UICollectionView) {
    self.collection = collection
  }

  func perform(_ operations: [BatchUpdate.Operation], _ change: () -> Void) {
    collection.performGroup(operations, change)
  }

  func reloadEverything() { collection.reloadData() }
}
