import HeadlessUIKit
import ListControllers
import Testing

/// A list of paints that can be edited, on screen.
@MainActor final class EditorScreen {
  enum View: CaseIterable { case table, collection }

  let store: any PaintStore
  let list: any PaintEditor & UIViewController
  let fetched: FetchedResultsController<Paint>
  let user = User()
  private let window: UIWindow

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
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var table: UITableView? { (list as? UITableViewController)?.tableView }
  private var collection: UICollectionView? {
    (list as? UICollectionViewController)?.collectionView
  }

  /// The counts that the view shows; the source's are the same.
  var counts: [Int] {
    let counts =
      table.map { table in (0..<table.numberOfSections).map(table.numberOfRows(inSection:)) }
      ?? collection.map { view in (0..<view.numberOfSections).map(view.numberOfItems(inSection:)) }
      ?? []
    #expect(counts == fetched.sections.map(\.items.count))
    return counts
  }

  /// The names in the visible cells; each is that of the object at its place.
  var names: [String] {
    window.layoutIfNeeded()
    return counts.enumerated().flatMap { section, count in
      (0..<count).compactMap { item -> String? in
        let path: IndexPath = [section, item]
        let cell = table?.cellForRow(at: path) ?? collection?.cellForItem(at: path) as UIView?
        guard let name = cell?.accessibilityLabel else { return nil }
        #expect(name == fetched.object(at: path)?.name)
        return name
      }
    }
  }

  /// Drags a row, and says how many cells were configured for that; nil where it does not move.
  @discardableResult func drag(_ source: IndexPath, to target: IndexPath) -> Int? {
    list.setEditing(true, animated: false)
    defer { list.setEditing(false, animated: false) }
    list.configured = 0
    let isMoved =
      table.map { user.drag(rowAt: source, to: target, in: $0) }
      ?? collection.map { user.drag(itemAt: source, to: target, in: $0) } ?? false
    window.layoutIfNeeded()
    return isMoved ? list.configured : nil
  }

  func swipe(_ path: IndexPath, choosing title: String) -> Bool {
    table.map { user.swipe(rowAt: path, in: $0, choosing: title) }
      ?? collection.map { user.swipe(itemAt: path, in: $0, choosing: title) } ?? false
  }

  func longPress(_ path: IndexPath, choosing title: String) -> Bool {
    table.map { user.longPress(rowAt: path, in: $0, choosing: title) }
      ?? collection.map { user.longPress(itemAt: path, in: $0, choosing: title) } ?? false
  }

  func tap(indexTitle: String) -> Bool {
    table.map { user.tap(indexTitle: indexTitle, in: $0) }
      ?? collection.map { user.tap(indexTitle: indexTitle, in: $0) } ?? false
  }

  func scroll(by points: CGFloat) {
    if let view = table ?? collection as UIScrollView? { user.scroll(view, by: points) }
    window.layoutIfNeeded()
  }

  func select(_ paths: [IndexPath]) {
    table?.allowsMultipleSelection = true
    collection?.allowsMultipleSelection = true
    for path in paths {
      if let table { user.tap(rowAt: path, in: table) }
      if let collection { user.tap(itemAt: path, in: collection) }
    }
  }

  var selected: [IndexPath] {
    (table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []).sorted()
  }

  var background: UIView? { table?.backgroundView ?? collection?.backgroundView }
}
