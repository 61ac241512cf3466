public import Foundation

/// A closure that returns the cell of an item for interfaces without generic types.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
  UITableView, IndexPath, Any
) -> UITableViewCell?

/// A table view data source that applies snapshots, for interfaces without generic types.
///
/// The table view holds its data source weakly, so the app must keep a reference.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  /// Creates a data source and assigns it to the table view.
  public init(
    tableView: UITableView,
    cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
  ) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private weak var tableView: UITableView?
  private let cellProvider: UITableViewDiffableDataSourceReferenceCellProvider
  private let core = DiffableCore<AnyIdentifier, AnyIdentifier>()
  /// The animation of row changes. It has no effect, because animations end at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private var list: TableToUpdate? {
    guard let tableView, tableView.dataSource === self else { return nil }
    return TableToUpdate(tableView, defaultRowAnimation)
  }

  // MARK: Snapshots

  /// Returns a copy of the current snapshot, without marks.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(untyped: core.snapshot)
  }

  /// Applies a snapshot. The first one reloads the table view; later ones perform the differences
  /// as a batch update.
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

  /// Applies a snapshot by reloading the table view.
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Applies a snapshot by reloading the table view, and calls a closure when it is displayed.
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
  open func numberOfSections(in tableView: UITableView) -> Int { core.snapshot.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.numberOfItems(inSection: section)
  }
  /// Returns the cell that the cell provider returns for an item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    UIKitException.raise(
      "UITableViewDiffableDataSource cell provider returned nil for index path "
        + "\(indexPath.inWords), which is not allowed. You must always return a cell to the table "
        + "view: \(tableView.inWords)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns whether a row can be edited; false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns whether a row can be moved; false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}

extension UITableViewDiffableDataSourceReference: SnapshotDataSource {}
