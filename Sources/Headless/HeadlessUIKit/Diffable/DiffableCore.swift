import Foundation

/// A list to which snapshots are applied.
@MainActor protocol DiffableList: AnyObject {
  /// Performs a batch update. The closure updates the data source to the state after it.
  func perform(_ operations: [BatchUpdate.Operation], _ change: () -> Void)
  /// Reloads the entire list.
  func reloadEverything()
  /// A Boolean value that indicates whether rows can't leave deleted sections or enter inserted
  /// ones.
  var isTable: Bool { get }
}

/// A data source that applies snapshots. Its list displays the snapshot at all times.
@MainActor protocol SnapshotDataSource: AnyObject {}

extension UIKitException {
  /// Raises an exception if an app updates a view itself whose data source has snapshots. Returns
  /// `false` then.
  @MainActor static func allowsUpdate(of view: String, with dataSource: AnyObject?) -> Bool {
    guard dataSource is any SnapshotDataSource else { return true }
    UIKitException.raise(
      "\(view) must be updated via the \(view)DiffableDataSource APIs when acting as the "
        + "\(view)'s dataSource: please do not call mutation APIs directly on \(view).")
    return false
  }
}

/// The state of a diffable data source and its transitions between snapshots. Tables and collection
/// views share this class.
@MainActor final class DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The current snapshot, which is readable from any thread.
  nonisolated let shown = SnapshotBox<Snapshot>(Snapshot())
  private var hasApplied = false
  private var isApplying = false
  private var waiting: [Application] = []

  /// A snapshot to apply, and what to do afterwards.
  private struct Application {
    let apply: () -> Void
    let isAnimated: Bool
    let completion: (() -> Void)?
  }

  nonisolated var snapshot: Snapshot { shown.value }

  /// Applies a snapshot. The first one reloads the list; each later one performs a batch update,
  /// and a second one for marked sections and items.
  ///
  /// A snapshot without changes is a batch update too, after which a layout requests its sections
  /// again.
  ///
  /// A snapshot that is applied during another application waits until it finishes.
  func apply(
    _ new: Snapshot, in list: (any DiffableList)?, animated: Bool, completion: (() -> Void)?
  ) {
    run(animated: animated, completion) {
      if self.hasApplied, let list { self.update(to: new, list) } else { self.reload(new, list) }
    }
  }

  /// Applies a snapshot by reloading the list, which is not animated.
  func applyUsingReload(_ new: Snapshot, in list: (any DiffableList)?, completion: (() -> Void)?) {
    run(animated: false, completion) { self.reload(new, list) }
  }

  /// Adopts a snapshot that the user produced on screen.
  func show(_ new: Snapshot) { shown.value = new.unmarked }

  private func run(
    animated: Bool, _ completion: (() -> Void)?, _ apply: @escaping () -> Void
  ) {
    let isAnimated = animated && UIView.areAnimationsEnabled
    waiting.append(Application(apply: apply, isAnimated: isAnimated, completion: completion))
    guard !isApplying else { return }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      isApplying = true
      next.apply()
      isApplying = false
      // A completion that runs at once can apply the next snapshot.
      if let completion = next.completion {
        HeadlessRunLoop.complete(animated: next.isAnimated, completion)
      }
    }
  }

  private func reload(_ new: Snapshot, _ list: (any DiffableList)?) {
    hasApplied = true
    shown.value = new.unmarked
    list?.reloadEverything()
  }

  private func update(to new: Snapshot, _ list: any DiffableList) {
    let old = shown.value
    let difference = SnapshotDifference(from: old, to: new)
    if list.isTable, !difference.suitsTables { return reload(new, list) }
    let batches = [difference.operations, marks(new, old)].filter { !$0.isEmpty }
    list.perform(batches.first ?? []) { self.shown.value = new.unmarked }
    for batch in batches.dropFirst() { list.perform(batch) {} }
  }

  /// Returns the operations for marked sections and items that already existed.
  private func marks(_ new: Snapshot, _ old: Snapshot) -> [BatchUpdate.Operation] {
    let sections = new.reloadedSectionIdentifiers.filter { old.indexOfSection($0) != nil }
    let reloadedSections = Set(sections)
    func path(_ item: Item) -> IndexPath? {
      guard old.place(of: item) != nil, let place = new.place(of: item),
        !reloadedSections.contains(new.sectionIdentifiers[place.section])
      else { return nil }
      return IndexPath(item: place.item, section: place.section)
    }
    let reloaded = new.reloadedItemIdentifiers.compactMap(path)
    let known = Set(reloaded)
    let reconfigured = new.reconfiguredItemIdentifiers.compactMap(path)
      .filter { !known.contains($0) }
    return sections.compactMap { new.indexOfSection($0).map { .reloadSection($0) } }
      + reloaded.map { .reloadItem($0) } + reconfigured.map { .reconfigureItem($0) }
  }

  // MARK: Queries

  func item(at path: IndexPath) -> Item? {
    let snapshot = shown.value
    guard path.count == 2, snapshot.sectionIdentifiers.indices.contains(path.section) else {
      return nil
    }
    let items = snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func indexPath(for item: Item) -> IndexPath? {
    shown.value.place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func section(at index: Int) -> Section? {
    let sections = shown.value.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func numberOfItems(inSection index: Int) -> Int {
    section(at: index).map { shown.value.numberOfItems(inSection: $0) } ?? 0
  }
}

/// A value that any thread can read.
final class SnapshotBox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
