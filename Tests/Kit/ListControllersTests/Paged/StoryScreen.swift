import ListTesting
import Testing

/// A paged list on screen, and the server of its pages.
@MainActor final class StoryScreen {
  enum Kind: CaseIterable { case table, forwarding, collection }

  let server = StoryServer()
  let list: any StoryList & UIViewController
  let screen: ListScreen<UIViewController>

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
    screen = ListScreen(list, size: CGSize(width: 320, height: 484))
  }

  /// The counts that the view shows; the list's are the same.
  var counts: [Int] {
    let counts = screen.rowCounts
    #expect(counts == (0..<list.numberOfSections).map(list.numberOfItems(inSection:)))
    return counts
  }

  /// Has the list show what another pager loads.
  func setPager(_ pager: Pager<Story>) {
    list.pager = pager
    screen.window.layoutIfNeeded()
  }

  func leave() { screen.window.rootViewController = UIViewController() }
}
