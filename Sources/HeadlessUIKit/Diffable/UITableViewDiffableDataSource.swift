public import Foundation

/// A table's data source that shows snapshots, and gets from one to the next by itself.
///
/// The table holds it weakly, as every data source: keep it. It has counts and cells; for titles,
/// editing and moving a subclass overrides the methods.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// Makes a data source and gives it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go; kept, animations are at their end at once.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// Shows a snapshot: the first by a reload, each later one by what differs. The completion runs
  /// at the next turn.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    core.apply(snapshot, in: list, completion: completion)
  }

  /// Shows a snapshot and waits until it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      core.apply(snapshot, in: list) { continuation.resume() }
    }
  }

  /// Shows a snapshot by a reload; the completion runs at the next turn.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    core.applyUsingReload(snapshot, in: list, completion: completion)
  }

  /// Shows a snapshot by a reload and waits until it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      core.applyUsingReload(snapshot, in: list) { continuation.resume() }
    }
  }

  /// What is shown, without marks.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { core.snapshot }

  /// The table, as far as it still listens to this data source.
  private var list: TableToUpdate? {
    guard let tableView, tableView.dataSource === self else { return nil }
    return TableToUpdate(tableView, defaultRowAnimation)
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
    "<UITableViewDiffableDataSource: \(core.snapshot.numberOfSections) sections, "
      + "\(core.snapshot.numberOfItems) items>"
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { core.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.numberOfItems(inSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let item = core.item(at: indexPath)
    if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
    let name = item.map { "\($0)" } ?? "(null)"
    UIKitException(
      reason: "UITableViewDiffableDataSource cell provider returned nil for index path "
        + "\(indexPath.inWords) with item identifier '\(name)', which is not allowed. You must "
        + "always return a cell to the table view: \(tableView.inWords)"
    ).raise()
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  /// Whether a row can be edited: not, unless a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Whether a row can be moved: not, unless a subclass says so.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.absent() }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.absent(index) }
}

/// A table to which snapshots are applied.
private final class TableToUpdate: DiffableList {
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
