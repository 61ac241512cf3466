import HeadlessUIKit
import ListControllers
import Testing

/// A paged list on screen.
@MainActor final class StoryScreen {
  enum Kind: CaseIterable { case table, forwarding, collection }

  let server = StoryServer()
  let list: any StoryList & UIViewController
  let user = User()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  /// A list that asked for its first page.
  init(_ kind: Kind, prefetchDistance: Int = 5) {
    let pager = Pager<Story>(prefetchDistance: prefetchDistance) { [server] in
      try await server.page($0)
    }
    switch kind {
    case .table:
      let table = StoryTable(style: .plain)
      (table.pager, pager.delegate) = (pager, table)
      list = table
    case .forwarding:
      let table = ForwardingStoryTable(style: .plain)
      (table.pager, pager.delegate) = (pager, table)
      list = table
    case .collection:
      let collection = StoryCollection()
      (collection.pager, pager.delegate) = (pager, collection)
      list = collection
    }
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  var table: UITableView? { (list as? UITableViewController)?.tableView }
  var collection: UICollectionView? { (list as? UICollectionViewController)?.collectionView }
  var view: UIScrollView { table ?? collection ?? UIScrollView() }

  /// The counts that the view shows; the list's are the same.
  var counts: [Int] {
    let counts =
      table.map { table in (0..<table.numberOfSections).map(table.numberOfRows(inSection:)) }
      ?? collection.map { view in (0..<view.numberOfSections).map(view.numberOfItems(inSection:)) }
      ?? []
    #expect(counts == (0..<list.numberOfSections).map(list.numberOfItems(inSection:)))
    return counts
  }

  /// What the cell of a row says; nil where it is not on screen.
  func text(_ path: IndexPath) -> String? {
    window.layoutIfNeeded()
    if let table { return table.cellForRow(at: path)?.textLabel?.text }
    let cell = collection?.cellForItem(at: path)
    if let cell = cell as? StoryCollection.Cell { return cell.title }
    return (cell?.contentView.subviews.first as? UILabel)?.text
  }

  func scrollToEnd() {
    for _ in 0..<3 {
      user.scroll(view, to: CGPoint(x: 0, y: max(0, view.contentSize.height - 440)))
      window.layoutIfNeeded()
    }
  }

  func tap(_ path: IndexPath) {
    if let table { user.tap(rowAt: path, in: table) }
    if let collection { user.tap(itemAt: path, in: collection) }
    window.layoutIfNeeded()
  }

  var placeholder: Placeholder? {
    let background = table?.backgroundView ?? collection?.backgroundView
    return (background as? PlaceholderView)?.placeholder
  }

  /// Has the list show what another pager loads.
  func setPager(_ pager: Pager<Story>) {
    list.pager = pager
    connect(list, to: pager)
    table?.reloadData()
    collection?.reloadData()
    list.listWillAppear()
    window.layoutIfNeeded()
  }

  private func connect<L: StoryList>(_ list: L, to pager: Pager<Story>) { pager.delegate = list }

  func leave() { window.rootViewController = UIViewController() }
}
