import HeadlessUIKit
import Testing

/// The search bar of a navigation bar, which scrolling hides.
@MainActor struct HidingSearchBarTests {
  private let user = User()
  private let search = UISearchController(searchResultsController: nil)
  private var bar: UISearchBar { search.searchBar }

  private func show(_ root: UIViewController, large: Bool = false) -> UIWindow {
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = large
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return window
  }

  /// The height of the bar, the offset and the upper inset of the content, after a layout.
  private func places(_ rows: RowsBelowBar) -> [CGFloat] {
    rows.view.window?.layoutIfNeeded()
    return [
      bar.frame.height, rows.tableView.contentOffset.y, rows.tableView.adjustedContentInset.top,
    ]
  }

  @Test func `scrolling reduces the bar before it moves the content, and the top shows it again`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    let table = rows.tableView!
    var (seen, frames) = ([places(rows)], [bar.frame])
    for points in [20, 32, 500] as [CGFloat] {
      user.scroll(table, by: points)
      seen.append(places(rows))
      frames.append(bar.frame)
    }
    user.tapStatusBar(over: table)
    seen.append(places(rows))
    #expect(seen == [[52, -96, 96], [32, -76, 76], [0, -44, 44], [0, 456, 44], [52, -96, 96]])
    #expect(
      frames.prefix(2).map { [$0.minX, $0.minY, $0.width] } == [[0, 44, 390], [0, 44, 390]])
    withExtendedLifetime(window) {}
  }

  @Test func `the search bar is hidden before the large title is reduced`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows, large: true)
    let navigationBar = rows.navigationController!.navigationBar
    func heights(after points: CGFloat) -> [CGFloat] {
      user.scroll(rows.tableView, by: points)
      window.layoutIfNeeded()
      return [
        navigationBar.frame.height, bar.frame.minY, bar.frame.height,
        rows.tableView.contentOffset.y,
      ]
    }
    #expect(
      ([0, 51, 1, 12, 40, -1_000] as [CGFloat]).map(heights) == [
        [96, 96, 52, -148], [96, 96, 1, -97], [96, 96, 0, -96], [84, 84, 0, -84],
        [44, 44, 0, -44], [96, 96, 52, -148],
      ])
  }

  @Test func `a bar that isn't to be hidden stays`() {
    let rows = RowsBelowBar(style: .plain)
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    let window = show(rows)
    user.scroll(rows.tableView, by: 500)
    #expect(places(rows) == [52, 404, 96])
    rows.navigationItem.hidesSearchBarWhenScrolling = true
    #expect(places(rows) == [0, 404, 44])
    withExtendedLifetime(window) {}
  }

  @Test func `a search shows the bar and keeps it, and its end hides it again, unless at the top`()
  {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    // Content at its top stays there.
    for isActive in [true, false] {
      search.isActive = isActive
      #expect(places(rows) == (isActive ? [52, -52, 52] : [52, -96, 96]))
    }
    user.scroll(rows.tableView, by: 500)
    search.isActive = true
    #expect(places(rows) == [52, 404, 52])
    user.scroll(rows.tableView, by: 100)
    #expect(places(rows) == [52, 504, 52])
    user.cancelSearch(in: search)
    #expect(places(rows) == [0, 504, 44])
    withExtendedLifetime(window) {}
  }

  @Test func `a user who searches scrolls to the hidden bar`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    user.scroll(rows.tableView, by: 500)
    window.layoutIfNeeded()
    #expect((user.search(for: "a", in: search), bar.text, search.isActive) == (true, "a", true))
    #expect(places(rows) == [52, -52, 52])
    // A search that goes on doesn't scroll.
    user.scroll(rows.tableView, by: 200)
    #expect(
      (user.search(for: "b", in: search), bar.text, rows.tableView.contentOffset.y)
        == (true, "ab", 148))
  }

  @Test func `a user can't search where a hidden bar can't be scrolled to`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    rows.tableView.contentOffset.y = 400
    rows.tableView.isScrollEnabled = false
    window.layoutIfNeeded()
    #expect((user.search(for: "a", in: search), bar.text, search.isActive) == (false, "", false))
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    #expect((user.choose(scopeAt: 1, in: bar), bar.selectedScopeButtonIndex) == (false, 0))
    #expect([user.tapBookmark(in: bar), user.tapResults(in: bar)] == [false, false])
  }

  @Test func `scopes are hidden with their bar, and are no elements for VoiceOver then`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    #expect(bar.accessibilityElements?.count == 1)
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    #expect(places(rows) == [96, -140, 140])
    user.scroll(rows.tableView, by: 96)
    #expect(places(rows) == [0, -44, 44])
    #expect(bar.accessibilityElements?.isEmpty == true)
    withExtendedLifetime(window) {}
  }

  @Test func `a bar above content that doesn't scroll stays`() {
    let plain = UIViewController()
    _ = show(plain)
    #expect(bar.frame.height == 52 && plain.view.safeAreaInsets.top == 96)
  }

  @Test(arguments: [true, false]) func `content without insets for bars doesn't hide them`(
    large: Bool
  ) {
    let rows = RowsBelowBar(style: .plain)
    rows.tableView.contentInsetAdjustmentBehavior = .never
    let window = show(rows, large: large)
    let top: CGFloat = large ? 148 : 96
    #expect((bar.frame.maxY, places(rows).suffix(2)) == (top, [0, 0]))
    user.scroll(rows.tableView, by: 500)
    #expect((places(rows).suffix(2), bar.frame.maxY) == ([500, 0], top))
    withExtendedLifetime(window) {}
  }

  @Test func `each controller of a stack has the place and the bar that it left`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    user.scroll(rows.tableView, by: 500)
    let next = RowsBelowBar(style: .plain)
    let other = UISearchController(searchResultsController: nil)
    next.navigationItem.searchController = other
    rows.navigationController?.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(other.searchBar.frame.height == 52 && bar.superview == nil)
    rows.navigationController?.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect((bar.superview != nil, places(rows)) == (true, [0, 404, 44]))
  }

  @Test func `a search bar that comes or goes keeps what is shown`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    rows.navigationItem.searchController = nil
    let offset = places(rows)[1]
    #expect((bar.superview, offset) == (nil, -44))
    user.scroll(rows.tableView, by: 500)
    rows.navigationItem.searchController = search
    #expect(places(rows) == [0, 456, 44])
    user.tapStatusBar(over: rows.tableView)
    #expect(places(rows) == [52, -96, 96])
    withExtendedLifetime(window) {}
  }

  @Test func `content that left its bar has no room for the bar`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(UIViewController(), large: true)
    rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = window.rootViewController as? UINavigationController
    navigation?.pushViewController(rows, animated: false)
    window.layoutIfNeeded()
    #expect(rows.tableView.adjustedContentInset.top == 148)
    navigation?.popViewController(animated: false)
    window.rootViewController = rows
    window.layoutIfNeeded()
    #expect(rows.tableView.adjustedContentInset.top == 0 && rows.tableView.contentOffset.y == 0)
  }

  @Test func `a bar follows another scroll view as soon as it is set`() {
    let inside = UIViewController()
    let views = [0, 400].map { y in
      let view = UIScrollView(frame: CGRect(x: 0, y: y, width: 390, height: 400))
      view.contentSize = CGSize(width: 390, height: 2_000)
      inside.view.addSubview(view)
      return view
    }
    let window = show(inside)
    func tops() -> [CGFloat] {
      window.layoutIfNeeded()
      return views.map(\.adjustedContentInset.top) + [bar.frame.height]
    }
    #expect(tops() == [96, 0, 52])
    inside.setContentScrollView(views[1])
    #expect(tops().prefix(2) == [44, 52])
    user.scroll(views[1], by: 52)
    #expect(tops()[2] == 0)
    inside.setContentScrollView(nil)
    #expect(tops() == [96, 0, 52])
  }

  @Test func `insets that end while there is room end the room, too`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    rows.tableView.contentInsetAdjustmentBehavior = .never
    let inset = rows.tableView.adjustedContentInset.top
    window.rootViewController?.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect([inset, bar.frame.height, rows.tableView.adjustedContentInset.top] == [0, 52, 0])
  }

  @Test func `a hidden navigation bar hides its search bar`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    let navigation = window.rootViewController as? UINavigationController
    navigation?.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(bar.superview == nil)
    #expect([user.search(for: "a", in: search), search.isActive] == [false, false])
    #expect(places(rows).suffix(2) == [0, 0])
    navigation?.isNavigationBarHidden = false
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect((rows.tableView.contentOffset.y, user.search(for: "a", in: search)) == (-96, true))
  }

  @Test func `a user can search in content that is in no window`() {
    let rows = RowsBelowBar(style: .plain)
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    navigation.view.layoutIfNeeded()
    user.scroll(rows.tableView, by: 500)
    navigation.view.layoutIfNeeded()
    let height = bar.frame.height
    #expect((height, user.search(for: "a", in: search), bar.text) == (0, true, "a"))
  }

  @Test func `an inset of the app moves the bar at once`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    rows.tableView.contentInset.top = 20
    window.layoutIfNeeded()
    #expect(bar.frame.maxY + 20 == rows.tableView.adjustedContentInset.top)
    user.tapStatusBar(over: rows.tableView)
    window.layoutIfNeeded()
    #expect(places(rows) == [52, -116, 116])
  }
}
