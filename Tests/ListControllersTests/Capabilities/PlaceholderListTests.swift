import ListTesting
import Testing

/// When a placeholder that was set is shown, and when it ends.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlaceholderListTests {
  final class Names: UITableViewController, TextTable, PlaceholderList {
    var listData: [[String]] = []
  }

  private let screen = ListScreen(connecting: Names(style: .plain))
  private var list: Names { screen.controller }

  @Test(arguments: [Placeholder.loading, .failed("No connection.")])
  func `a placeholder ends with the next update, even if that changes nothing`(
    placeholder: Placeholder
  ) {
    list.placeholder = placeholder
    #expect(screen.placeholder == placeholder)
    list.setListData([])
    #expect(list.placeholder == .empty)
    #expect(screen.placeholder == .empty)
  }

  @Test func `a placeholder that rows have ended does not come back with the last of them`() {
    list.placeholder = .loading
    list.setListData([["Ada"]])
    #expect(list.placeholder == nil)
    #expect(screen.placeholder == nil)
    list.removeItem(at: [0, 0])
    #expect(screen.placeholder == .empty)
  }

  @Test func `a placeholder that is set while there are rows is not shown`() {
    list.setListData([["Ada"]])
    list.placeholder = .loading
    #expect(list.placeholder == nil)
    #expect(screen.placeholder == nil)
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

  @Test func `a placeholder is taken away by hand`() {
    list.placeholder = .loading
    list.placeholder = nil
    #expect(screen.placeholder == .empty)
  }
}
