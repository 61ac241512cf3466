import ListControllers
import Testing

/// A fetched list on screen.
@MainActor final class PaintScreen {
  enum Kind: CaseIterable { case table, collection, moments }

  let store: any PaintStore
  let controller: any FetchedList & UIViewController
  let fetched: FetchedResultsController<Paint>
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_200))

  init(_ storeKind: StoreKind, _ kind: Kind) throws {
    store = try storeKind.make()
    try store.fill()
    fetched = try store.controller()
    switch kind {
    case .table:
      let list = PaintTable(style: .plain)
      list.fetchedResultsController = fetched
      fetched.delegate = list
      controller = list
    case .collection:
      let list = PaintCollection()
      list.fetchedResultsController = fetched
      fetched.delegate = list
      controller = list
    case .moments:
      let list = MomentTable(style: .plain)
      list.fetchedResultsController = fetched
      fetched.delegate = list.forwarder
      controller = list
    }
    try fetched.performFetch()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  var table: UITableView? { (controller as? UITableViewController)?.tableView }
  var collection: UICollectionView? { (controller as? UICollectionViewController)?.collectionView }

  /// The counts of the view.
  var counts: [Int] {
    if let table { return (0..<table.numberOfSections).map(table.numberOfRows(inSection:)) }
    guard let collection else { return [] }
    return (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
  }

  /// The texts of all cells, and whether list, data and view are in step.
  func texts() -> [String] {
    window.layoutIfNeeded()
    #expect(counts == fetched.sections.map(\.items.count))
    #expect(controller.numberOfSections == counts.count)
    var texts: [String] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path: IndexPath = [section, item]
        let cell = table?.cellForRow(at: path) ?? collection?.cellForItem(at: path) as UIView?
        let paint = fetched.object(at: path)
        #expect(cell?.accessibilityLabel == paint.map { "\($0.name) \($0.color)" })
        texts.append(cell?.accessibilityLabel ?? "?")
      }
    }
    return texts
  }
}
