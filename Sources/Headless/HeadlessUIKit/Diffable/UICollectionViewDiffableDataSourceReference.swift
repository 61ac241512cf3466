public import Foundation

/// A closure that returns the cell of an item for interfaces without generic types.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
  UICollectionView, IndexPath, Any
) -> UICollectionViewCell?

/// A closure that returns a supplementary view for interfaces without generic types.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
  UICollectionView, String, IndexPath
) -> UICollectionReusableView?

/// A collection view data source that applies snapshots, for interfaces without generic types.
///
/// The collection view holds its data source weakly, so the app must keep a reference.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  /// Creates a data source and assigns it to the collection view.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: UICollectionViewDiffableDataSourceReferenceCellProvider
  private let core = DiffableCore<AnyIdentifier, AnyIdentifier>()
  /// The closure that returns supplementary views.
  open var supplementaryViewProvider:
    UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?

  private var list: CollectionToUpdate? {
    guard let collectionView, collectionView.dataSource === self else { return nil }
    return CollectionToUpdate(collectionView)
  }

  // MARK: Snapshots

  /// Returns a copy of the current snapshot, without marks.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(untyped: core.snapshot)
  }

  /// Applies a snapshot. The first one reloads the collection view; later ones perform the
  /// differences as a batch update.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
  ) { applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Applies a snapshot, and calls a closure when it is displayed.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    core.apply(
      snapshot.snapshot, in: list, animated: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot by reloading the collection view.
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Applies a snapshot by reloading the collection view, and calls a closure when it is displayed.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference,
    completion: (() -> Void)? = nil
  ) { core.applyUsingReload(snapshot.snapshot, in: list, completion: completion) }

  // MARK: Queries

  /// Returns the item at an index path, or nil if there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { core.item(at: indexPath)?.value }
  /// Returns the index path of an item, or nil if there is no such item.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    core.indexPath(for: AnyIdentifier(identifier))
  }
  /// Returns the section at an index, or nil if there is no such section.
  open func sectionIdentifier(for index: Int) -> Any? { core.section(at: index)?.value }
  /// Returns the index of a section, or `NSNotFound` if there is no such section.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    core.snapshot.indexOfSection(AnyIdentifier(identifier)) ?? NSNotFound
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    core.snapshot.numberOfSections
  }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    core.numberOfItems(inSection: section)
  }
  /// Returns the cell that the cell provider returns for an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    UIKitException.raise(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + "\(indexPath.inWords), which is not allowed. You must always return a cell to the "
        + "collection view: \(collectionView.inWords)")
    return UICollectionViewCell(frame: .zero)
  }
  /// Returns the view that the supplementary view provider returns.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      return OptionalMethod.absent(UICollectionReusableView(frame: .zero))
    }
    return supplementaryViewProvider(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  /// Returns whether an item can be moved; false unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }
}

extension UICollectionViewDiffableDataSourceReference: SnapshotDataSource {}
