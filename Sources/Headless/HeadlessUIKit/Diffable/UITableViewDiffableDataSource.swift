public import Foundation

/// A table view data source that applies snapshots and computes the updates between them.
///
/// The table view holds its data source weakly, so the app must keep a reference. The data source
/// provides counts and cells; subclasses override the methods for titles, editing, and moving.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// Creates a data source and assigns it to the table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of row changes. It has no effect, because animations end at once.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// Applies a snapshot. The first one reloads the table view; later ones perform the differences
  /// as a batch update.
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
    core.apply(
      snapshot, in: list, animated: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot and waits until it is displayed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      core.apply(snapshot, in: list, animated: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot by reloading the table view.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to apply.
  ///   - completion: A closure that is called before the method returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    core.applyUsingReload(snapshot, in: list, completion: completion)
  }

  /// Applies a snapshot by reloading the table view, and waits until it is displayed.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      core.applyUsingReload(snapshot, in: list) { continuation.resume() }
    }
  }

  /// Returns the current snapshot, without marks.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { core.snapshot }

  /// The table view, or nil if it has a different data source.
  private var list: TableToUpdate? {
    guard let tableView, tableView.dataSource === self else { return nil }
    return TableToUpdate(tableView, defaultRowAnimation)
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
    "<UITableViewDiffableDataSource: \(core.snapshot.numberOfSections) sections, "
      + "\(core.snapshot.numberOfItems) items>"
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
    let item = core.item(at: indexPath)
    if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
    let name = item.map { "\($0)" } ?? "(null)"
    UIKitException.raise(
      "UITableViewDiffableDataSource cell provider returned nil for index path "
        + "\(indexPath.inWords) with item identifier '\(name)', which is not allowed. You must "
        + "always return a cell to the table view: \(tableView.inWords)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  /// Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  /// Returns whether a row can be edited. The default is `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns whether a row can be moved. The default is `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns nil unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  /// Returns the title's own index unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.absent(index) }
}

extension UITableViewDiffableDataSource: SnapshotDataSource {}

/// A table view to which snapshots are applied.
final class TableToUpdate: DiffableList {
  private let table: UITableView
  private let animation: UITableView.RowAnimation
  let isTable = true

  init(_ table: UITableView, _ animation: UITableView.RowAnimation) {
    self.table = table
    self.animation = animation
  }

  func perform(_ operations: [BatchUpdate.Operation], _ change: () -> Void) {
    table.performGroup(operations, change)
  }

  func reloadEverything() { table.reloadData() }
}
