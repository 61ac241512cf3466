import ListTesting
import Testing

/// A list of paints that can be edited, on screen.
@MainActor final class EditorScreen {
  enum View: CaseIterable { case table, collection }

  let store: any PaintStore
  let list: any PaintEditor & UIViewController
  let fetched: FetchedResultsController<Paint>
  let screen: ListScreen<UIViewController>

  init(_ storeKind: StoreKind, _ view: View, height: CGFloat = 1_200) throws {
    store = try storeKind.make()
    try store.fill()
    fetched = try store.controller()
    switch view {
    case .table:
      let editor = PaintTableEditor(style: .plain)
      editor.store = store
      editor.fetchedResultsController = fetched
      fetched.delegate = editor
      list = editor
    case .collection:
      let editor = PaintCollectionEditor()
      editor.store = store
      editor.fetchedResultsController = fetched
      fetched.delegate = editor
      list = editor
    }
    try fetched.performFetch()
    screen = ListScreen(list, size: CGSize(width: 320, height: height))
  }

  /// The counts that the view shows; the source's are the same.
  var counts: [Int] {
    #expect(screen.rowCounts == fetched.sections.map(\.items.count))
    return screen.rowCounts
  }

  /// The names in the visible cells; each is that of the object at its place.
  var names: [String] {
    counts.enumerated().flatMap { section, count in
      (0..<count).compactMap { item -> String? in
        let path: IndexPath = [section, item]
        guard let name = screen.accessibilityLabel(at: path) else { return nil }
        #expect(name == fetched.object(at: path)?.name)
        return name
      }
    }
  }

  /// Drags a row, and says how many cells were configured for that; nil where it does not move.
  ///
  /// - Parameter isKept: Whether the source keeps its order.
  @discardableResult
  func drag(_ source: IndexPath, to target: IndexPath, isKept: Bool = false) -> Int? {
    list.setEditing(true, animated: false)
    defer { list.setEditing(false, animated: false) }
    list.configured = 0
    if isKept { screen.expectRefusal { $0.drag(source, to: target) } }
    return isKept || !screen.drag(source, to: target) ? nil : list.configured
  }

  func select(_ paths: [IndexPath]) {
    screen.tableView?.allowsMultipleSelection = true
    screen.collectionView?.allowsMultipleSelection = true
    for path in paths { screen.tap(path) }
  }
}
