public import Foundation

/// A collection view data source that applies snapshots and computes the updates between them.
///
/// The collection view holds its data source weakly, so the app must keep a reference.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Creates a data source and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines of the sections that have one.
  nonisolated let outlines = SnapshotBox<
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  >([:])

  /// The closure that returns supplementary views. Required if the layout has supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers for reordering.
  public var reorderingHandlers = ReorderingHandlers()
  /// The handlers for expanding and collapsing.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The handlers for reordering items.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item may be reordered. If nil, no item may be reordered.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before a reordering is applied.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called after a reordering is applied. The app updates its data here.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates an empty set of handlers.
    public init() {}
  }

  /// The handlers for expanding and collapsing items.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// A closure that returns whether an item may expand. If nil, all items may expand.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// A closure that is called before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// A closure that returns whether an item may collapse. If nil, all items may collapse.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// A closure that is called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// A closure that returns the children of an item when it expands.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates an empty set of handlers.
    public init() {}
  }

  // MARK: Snapshots

  /// Applies a snapshot. The first one reloads the collection view; later ones perform the
  /// differences as a batch update.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to apply.
  ///   - animatingDifferences: A Boolean value that determines when `completion` is called.
  ///     Animations end at once.
  ///   - completion: A closure that is called on the next turn of the run loop, or before the
  ///     method returns if the differences are not animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    forgetOutlines(notIn: snapshot)
    core.apply(
      snapshot, in: list, animated: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot and waits until it is displayed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    forgetOutlines(notIn: snapshot)
    await withCheckedContinuation { continuation in
      core.apply(snapshot, in: list, animated: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot by reloading the collection view.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to apply.
  ///   - completion: A closure that is called before the method returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    forgetOutlines(notIn: snapshot)
    core.applyUsingReload(snapshot, in: list, completion: completion)
  }

  /// Applies a snapshot by reloading the collection view, and waits until it is displayed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    forgetOutlines(notIn: snapshot)
    await withCheckedContinuation { continuation in
      core.applyUsingReload(snapshot, in: list) { continuation.resume() }
    }
  }

  /// Returns the current snapshot, without marks.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { core.snapshot }

  /// Applies a section snapshot to a section, which is appended if it does not exist.
  ///
  /// - Parameters:
  ///   - snapshot: The section snapshot to apply.
  ///   - section: The identifier of the section.
  ///   - animatingDifferences: A Boolean value that determines when `completion` is called.
  ///     Animations end at once.
  ///   - completion: A closure that is called on the next turn of the run loop, or before the
  ///     method returns if the differences are not animated.
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
    // The accessory of a cell shows whether its item is expanded.
    whole.reconfigureItems(
      snapshot.visibleItems.filter {
        guard let old, old.contains($0) else { return false }
        return old.isExpanded($0) != snapshot.isExpanded($0)
      })
    core.apply(whole, in: list, animated: animatingDifferences, completion: completion)
  }

  /// Applies a section snapshot to a section, which is appended if it does not exist, and waits
  /// until it is displayed.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the section snapshot of a section.
  ///
  /// For a section without an outline, this is a flat list of its items. For an unknown section, it
  /// is empty.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines.value[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if core.snapshot.indexOfSection(section) != nil {
      flat.append(core.snapshot.itemIdentifiers(inSection: section))
    }
    return flat
  }

  /// Removes the outlines that a snapshot supersedes.
  private func forgetOutlines(
    notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    outlines.value = outlines.value.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// The collection view, or nil if it has a different data source.
  private var list: CollectionToUpdate? {
    guard let collectionView, collectionView.dataSource === self else { return nil }
    return CollectionToUpdate(collectionView)
  }

  // MARK: Queries

  /// Returns the item at an index path, or nil if there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.item(at: indexPath)
  }
  /// Returns the index path of an item, or nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.indexPath(for: itemIdentifier)
  }
  /// Returns the section at an index, or nil if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }
  /// Returns the index of a section, or nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    core.snapshot.indexOfSection(sectionIdentifier)
  }
  /// Returns a textual description of the data source.
  public func description() -> String {
    "<UICollectionViewDiffableDataSource: \(core.snapshot.numberOfSections) sections, "
      + "\(core.snapshot.numberOfItems) items>"
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    core.snapshot.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { core.numberOfItems(inSection: section) }

  /// Returns the cell that the cell provider returns for an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let item = core.item(at: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
    let name = item.map { "\($0)" } ?? "(null)"
    UIKitException.raise(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + "\(indexPath.inWords) with item identifier '\(name)', which is not allowed. You must "
        + "always return a cell to the collection view: \(collectionView.inWords)")
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = ""
    return cell
  }

  /// Returns the view that the supplementary view provider returns.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      return OptionalMethod.absent(UICollectionReusableView(frame: .zero))
    }
    if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
    UIKitException.raise(
      "UICollectionViewDiffableDataSource supplementary view provider returned nil for "
        + "element kind '\(kind)' at index path \(indexPath.inWords), which is not allowed. You "
        + "must always return a view to the collection view: \(collectionView.inWords)")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns a Boolean value that indicates whether the reordering handlers allow an item to be
  /// moved; false by default.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let item = core.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the snapshot after the user has moved it on screen.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

  /// Returns nil unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  /// Returns the first item of the section with the same index unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.absent(IndexPath(item: 0, section: index)) }

  /// Updates the snapshot after the user has moved an item on screen.
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
    if let list {
      list.perform([.moveItem(source, to: target)]) { core.show(final) }
    } else {
      core.show(final)
    }
    forgetOutlines(notIn: final)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource: SnapshotDataSource {}

/// A collection view to which snapshots are applied.
final class CollectionToUpdate: DiffableList {
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
