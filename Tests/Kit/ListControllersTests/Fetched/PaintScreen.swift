import ListTesting
import Testing

/// A fetched list on screen.
@MainActor final class PaintScreen {
  enum Kind: CaseIterable { case table, collection, moments }

  let store: any PaintStore
  let controller: any FetchedList & UIViewController
  let fetched: FetchedResultsController<Paint>
  let screen: ListScreen<UIViewController>

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
    screen = ListScreen(controller, size: CGSize(width: 320, height: 1_200))
  }

  /// The counts of the view.
  var counts: [Int] { screen.rowCounts }

  /// The texts of all cells, and whether list, data and view are in step.
  func texts() -> [String] {
    let counts = counts
    #expect(
      (counts, controller.numberOfSections)
        == (fetched.sections.map(\.items.count), counts.count))
    var texts: [String] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path: IndexPath = [section, item]
        let (label, paint) = (screen.accessibilityLabel(at: path), fetched.object(at: path))
        #expect(label == paint.map { "\($0.name) \($0.color)" })
        texts.append(label ?? "?")
      }
    }
    return texts
  }
}
