/// Follows a context as Core Data's documentation of NSFetchedResultsController and its delegate
/// says.
final class FetchedResultsTracker {
  let context: NSManagedObjectContext
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var shown: FetchedRows
  private let batchSize: Int
  private let rows: () -> [NSManagedObject]
  private let fetches: (NSManagedObject) -> Bool
  private var isFetched = false
  private var observer: (any NSObjectProtocol)?

  init(
    _ empty: FetchedRows, batchSize: Int, in context: NSManagedObjectContext,
    rows: @escaping () -> [NSManagedObject], fetches: @escaping (NSManagedObject) -> Bool
  ) {
    shown = empty
    self.batchSize = batchSize
    self.context = context
    self.rows = rows
    self.fetches = fetches
    // A context of the main queue posts there.
    let tracker = Tracker(self)
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { tracker.object?.follow($0.userInfo ?? [:]) }
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  private final class Tracker: @unchecked Sendable {
    weak var object: FetchedResultsTracker?
    init(_ object: FetchedResultsTracker) { self.object = object }
  }

  // MARK: Results

  func fetch() {
    let fetched = rows()
    shown = FetchedRows(descriptors: shown.descriptors, sectionKey: shown.sectionKey)
      .replacing([], with: fetched)
    isFetched = true
    if batchSize == 0 { context.realise(fetched.map(\.objectID)) }
  }

  /// Some objects, all in an array that is no proxy: whoever asks for them realises them.
  func objects(_ range: Range<Int>? = nil) -> [NSManagedObject]? {
    guard isFetched else { return nil }
    let ids = shown.rows[range ?? shown.rows.indices].map(\.objectID)
    context.realise(ids)
    return ids.map(context.object(with:))
  }

  /// An object; its batch is realised.
  func object(at indexPath: IndexPath) -> NSManagedObject {
    guard indexPath.count == 2, shown.sections.indices.contains(indexPath[0]) else {
      fatalError("no section at index \(indexPath.first ?? -1)")
    }
    let range = shown.sections[indexPath[0]].range
    let index = range.lowerBound + indexPath[1]
    guard range.contains(index) else { fatalError("no object at index \(indexPath[1])") }
    let size = max(batchSize, 1)
    let start = index / size * size
    context.realise(shown.rows[start..<min(start + size, shown.rows.count)].map(\.objectID))
    return context.object(with: shown.rows[index].objectID)
  }

  func indexPath(of id: NSManagedObjectID) -> IndexPath? { shown.indexPath(of: id) }

  var sections: [any NSFetchedResultsSectionInfo]? { isFetched ? infos(of: shown) : nil }

  private func infos(of rows: FetchedRows) -> [SectionInfo] {
    rows.sections.map { part in
      SectionInfo(
        name: part.name, numberOfObjects: part.range.count,
        read: { [weak self] in self?.objects(part.range) })
    }
  }

  private struct SectionInfo: NSFetchedResultsSectionInfo {
    let name: String
    let numberOfObjects: Int
    let read: () -> [Any]?
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var objects: [Any]? { read() }
  }

  // MARK: Changes

  /// Takes a change of the context over, and tells it.
  private func follow(_ changes: [AnyHashable: Any]) {
    if changes[NSInvalidatedAllObjectsKey] != nil { isFetched = false }
    guard isFetched, let delegate else { return }
    let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
    let changed = keys.flatMap { changes[$0] as? Set<NSManagedObject> ?? [] }
      .sorted { $0.objectID.number < $1.objectID.number }
    let old = shown
    let arrivals = changed.filter(\.isLive).map(\.row).filter(fetches)
    let new = old.replacing(Set(changed.map(\.objectID)), with: arrivals)
    let reports = changed.compactMap { report($0, from: old, to: new) }
    if reports.isEmpty { return }
    let eraser = NSFetchedResultsController<any NSFetchRequestResult>(
      self, sectionNameKeyPath: old.sectionKey, cacheName: nil)
    delegate.controllerWillChangeContent(eraser)
    shown = new
    tellSections(from: old, to: new, to: delegate, eraser)
    for report in misreported(reports) {
      delegate.controller(
        eraser, didChange: report.object, at: report.from, for: report.type, newIndexPath: report.to
      )
    }
    delegate.controllerDidChangeContent(eraser)
  }

  private func tellSections(
    from old: FetchedRows, to new: FetchedRows,
    to delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    let (oldNames, newNames) = (old.sections.map(\.name), new.sections.map(\.name))
    for (index, info) in infos(of: old).enumerated() where !newNames.contains(info.name) {
      delegate.controller(controller, didChange: info, atSectionIndex: index, for: .delete)
    }
    for (index, info) in infos(of: new).enumerated() where !oldNames.contains(info.name) {
      delegate.controller(controller, didChange: info, atSectionIndex: index, for: .insert)
    }
  }

  private struct Report {
    let object: NSManagedObject
    var type: NSFetchedResultsChangeType
    var from: IndexPath?
    var to: IndexPath?
  }

  /// What happened to an object: it moved where an attribute that sorts changed, which implies an
  /// update, and was updated otherwise.
  private func report(
    _ object: NSManagedObject, from old: FetchedRows, to new: FetchedRows
  ) -> Report? {
    let id = object.objectID
    guard let before = old.row(id) else {
      return new.indexPath(of: id).map { Report(object: object, type: .insert, to: $0) }
    }
    let source = old.indexPath(of: id)
    guard let after = new.row(id) else {
      return Report(object: object, type: .delete, from: source)
    }
    let target = new.indexPath(of: id)
    return old.sortTheSame(before, after)
      ? Report(object: object, type: .update, from: source, to: target)
      : Report(object: object, type: .move, from: source, to: target)
  }

  private func misreported(_ reports: [Report]) -> [Report] {
    let misreports = context.misreports
    var told = reports.flatMap { report -> [Report] in
      var other = report
      switch report.type {
      case .update where misreports.contains(.movesInsteadOfUpdates):
        (other.type, other.to) = (.move, report.from)
        return [other]
      case .update where misreports.contains(.updatesAtNewPaths):
        other.from = report.to
        return [other]
      case .move where misreports.contains(.deletionsAndInsertionsInsteadOfMoves):
        return [
          Report(object: report.object, type: .insert, to: report.to),
          Report(object: report.object, type: .delete, from: report.from),
        ]
      case .move where misreports.contains(.updatesBesides),
        .delete where misreports.contains(.updatesBesides):
        other.type = .update
        return [other, report]
      default: return [report]
      }
    }
    if misreports.contains(.lost),
      let last = told.lastIndex(where: { $0.type == .insert || $0.type == .delete })
    {
      told.remove(at: last)
    }
    return told
  }
}
