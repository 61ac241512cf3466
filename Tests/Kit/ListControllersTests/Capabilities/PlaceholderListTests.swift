import ListTesting
import Testing

/// When a placeholder that was set is shown, and when it ends.
@MainActor struct PlaceholderListTests {
  final class Names: UITableViewController, TextTable, PlaceholderList {
    var listData: [[String]] = []
  }

  private let screen = ListScreen(connecting: Names(style: .plain))
  private var list: Names { screen.controller }

  /// The placeholder of the list, and that which is shown.
  private var placeholders: [Placeholder?] { [list.placeholder, screen.placeholder] }

  @Test(arguments: [Placeholder.loading, .failed("No connection.")])
  func `a placeholder ends with the next update, even if that changes nothing`(
    placeholder: Placeholder
  ) {
    list.placeholder = placeholder
    #expect(screen.placeholder == placeholder)
    list.setListData([])
    #expect(placeholders == [.empty, .empty])
    // Or by hand.
    list.placeholder = placeholder
    list.placeholder = nil
    #expect(screen.placeholder == .empty)
  }

  @Test func `a placeholder isn't shown with rows, and doesn't come back after the last of them`() {
    list.placeholder = .loading
    list.setListData([["Ada"]])
    #expect(placeholders == [nil, nil])
    list.removeItem(at: [0, 0])
    #expect(screen.placeholder == .empty)
    list.setListData([["Ada"]])
    list.placeholder = .loading
    #expect(placeholders == [nil, nil])
  }

  @Test func `a list whose sections are all collapsed isn't empty`() {
    final class Letters: ConnectedTable, TextTable, CollapsibleList, PlaceholderList {
      var listData = [["a"]]
    }
    let list = Letters(style: .plain)
    let screen = ListScreen(list)
    list.toggleSection(0)
    #expect((screen.rowCounts, screen.placeholder) == ([0], nil))
    list.setListData([[]])
    #expect(screen.placeholder == .empty)
  }

  @Test func `the content of a placeholder's view fills it`() throws {
    let view = PlaceholderView(.failed("No connection."))
    for width in [200, 320] as [CGFloat] {
      view.frame = CGRect(x: 10, y: 20, width: width, height: 400)
      view.layoutIfNeeded()
      let content = try #require(view.subviews.first)
      #expect(content.frame == view.bounds)
    }
  }
}
