import CoreData
import Dispatch
import ListControllers
import Testing

/// A list of chores on screen, from a store that another context filled.
@MainActor final class ChoreScreen {
  let store = Chore.store()
  let context: NSManagedObjectContext
  let source: CoreDataSource<Chore>
  let fetched: FetchedResultsController<Chore>
  let list = ChoreTable(style: .plain)
  let table: CountingTable
  let user = User()
  private let window: UIWindow

  init(
    _ rooms: KeyValuePairs<String, [String]>, batchSize: Int = 0, height: CGFloat = 3_000
  ) throws {
    let writer = NSManagedObjectContext.main(store)
    for (room, titles) in rooms {
      for (item, title) in titles.enumerated() {
        Chore(context: writer).fill(title, in: room, rank: item * 10)
      }
    }
    try writer.save()
    context = .main(store)
    source = CoreDataSource(
      Chore.request(batchSize: batchSize), in: context, sectionNameKeyPath: "room")
    fetched = FetchedResultsController(source)
    list.fetchedResultsController = fetched
    fetched.delegate = list
    try fetched.performFetch()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    table = try #require(list.tableView as? CountingTable)
  }

  subscript(section: Int, item: Int) -> Chore {
    guard let chore = fetched.object(at: [section, item]) else { fatalError("no chore") }
    return chore
  }

  /// The titles that the cells show, by section.
  var titles: [[String]] {
    window.layoutIfNeeded()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: [section, $0])?.accessibilityLabel ?? "-"
      }
    }
  }

  func drag(_ source: IndexPath, to target: IndexPath) -> Bool {
    list.setEditing(true, animated: false)
    defer { list.setEditing(false, animated: false) }
    return user.drag(rowAt: source, to: target, in: table)
  }

  /// Lets the event end: what was queued on the main queue by now runs.
  func endEvent() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    window.layoutIfNeeded()
  }

  /// Does something, and counts how often the table was updated and reloaded, and how many cells
  /// were configured.
  func updates(
    _ work: () async throws -> Void
  ) async rethrows -> (batches: Int, reloads: Int, configured: Int) {
    window.layoutIfNeeded()
    let before = (table.batches, table.reloads, list.configured)
    try await work()
    window.layoutIfNeeded()
    return (table.batches - before.0, table.reloads - before.1, list.configured - before.2)
  }
}
