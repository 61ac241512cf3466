import HeadlessUIKit
import Testing

/// The search bar of a navigation bar, which scrolling hides.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HidingSearchBarTests {
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

  @Test func `scrolling reduces the bar before it moves the content, and the top shows it again`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    let table = rows.tableView!
    #expect(bar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect(table.contentOffset.y == -96 && table.adjustedContentInset.top == 96)

    user.scroll(table, by: 20)
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 44, width: 390, height: 32))
    #expect(table.adjustedContentInset.top == 76)

    user.scroll(table, by: 32)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 0 && table.contentOffset.y == -44)

    user.scroll(table, by: 500)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 0 && table.adjustedContentInset.top == 44)

    user.tapStatusBar(over: table)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52 && table.contentOffset.y == -96)
  }

  @Test func `the search bar is hidden before the large title is reduced`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows, large: true)
    let navigationBar = rows.navigationController!.navigationBar
    func heights(after points: CGFloat) -> [CGFloat] {
      user.scroll(rows.tableView, by: points)
      window.layoutIfNeeded()
      return [navigationBar.frame.height, bar.frame.minY, bar.frame.height]
    }
    #expect(heights(after: 0) == [96, 96, 52])
    #expect(heights(after: 51) == [96, 96, 1])
    #expect(heights(after: 1) == [96, 96, 0])
    #expect(heights(after: 12) == [84, 84, 0])
    #expect(heights(after: 40) == [44, 44, 0])
    #expect(rows.tableView.contentOffset.y == -44)
    #expect(heights(after: -1_000) == [96, 96, 52])
    #expect(rows.tableView.contentOffset.y == -148)
  }

  @Test func `a bar that isn't to be hidden stays`() {
    let rows = RowsBelowBar(style: .plain)
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    let window = show(rows)
    user.scroll(rows.tableView, by: 500)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52 && rows.tableView.adjustedContentInset.top == 96)
    #expect(rows.tableView.contentOffset.y == 404)

    rows.navigationItem.hidesSearchBarWhenScrolling = true
    window.layoutIfNeeded()
    #expect(bar.frame.height == 0 && rows.tableView.adjustedContentInset.top == 44)
    #expect(rows.tableView.contentOffset.y == 404)
  }

  @Test func `a search shows the bar and keeps it, and its end hides it again`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    user.scroll(rows.tableView, by: 500)
    search.isActive = true
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52 && rows.tableView.adjustedContentInset.top == 96)
    #expect(rows.tableView.contentOffset.y == 404)
    user.scroll(rows.tableView, by: 100)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52)
    user.cancelSearch(in: search)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 0 && rows.tableView.contentOffset.y == 504)
  }

  @Test func `content at its top stays there while a search begins and ends`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    for isActive in [true, false] {
      search.isActive = isActive
      window.layoutIfNeeded()
      #expect(bar.frame.height == 52 && rows.tableView.contentOffset.y == -96)
    }
  }

  @Test func `a user who searches scrolls to the hidden bar`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    user.scroll(rows.tableView, by: 500)
    window.layoutIfNeeded()
    #expect(user.search(for: "a", in: search))
    window.layoutIfNeeded()
    #expect(search.isActive && bar.text == "a")
    #expect(bar.frame.height == 52 && rows.tableView.contentOffset.y == -96)

    // A search that goes on doesn't scroll.
    user.scroll(rows.tableView, by: 200)
    #expect(user.search(for: "b", in: search))
    #expect(bar.text == "ab" && rows.tableView.contentOffset.y == 104)
  }

  @Test func `a user can't search where a hidden bar can't be scrolled to`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    rows.tableView.contentOffset.y = 400
    rows.tableView.isScrollEnabled = false
    window.layoutIfNeeded()
    #expect(!user.search(for: "a", in: search))
    #expect(!search.isActive && bar.text == "")
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    #expect(!user.choose(scopeAt: 1, in: bar) && bar.selectedScopeButtonIndex == 0)
    #expect(!user.tapBookmark(in: bar) && !user.tapResults(in: bar))
  }

  @Test func `scopes are hidden with their bar`() {
    let rows = RowsBelowBar(style: .plain)
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    let window = show(rows)
    #expect(bar.frame.height == 96 && rows.tableView.contentOffset.y == -140)
    user.scroll(rows.tableView, by: 96)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 0 && rows.tableView.contentOffset.y == -44)
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
    #expect(rows.tableView.adjustedContentInset.top == 0)
    #expect(rows.tableView.contentOffset.y == 0 && bar.frame.maxY == top)
    user.scroll(rows.tableView, by: 500)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == top && rows.tableView.contentOffset.y == 500)
  }

  @Test func `a hidden bar has no elements for VoiceOver`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    #expect(bar.accessibilityElements?.count == 1)
    user.scroll(rows.tableView, by: 500)
    window.layoutIfNeeded()
    #expect(bar.accessibilityElements?.isEmpty == true)
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
    #expect(bar.superview != nil && bar.frame.height == 0)
    #expect(rows.tableView.contentOffset.y == 404)
  }

  @Test func `a search bar that comes or goes keeps what is shown`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    rows.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(bar.superview == nil && rows.tableView.contentOffset.y == -44)
    user.scroll(rows.tableView, by: 500)
    rows.navigationItem.searchController = search
    window.layoutIfNeeded()
    #expect(bar.frame.height == 0 && rows.tableView.contentOffset.y == 456)
    user.tapStatusBar(over: rows.tableView)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52 && rows.tableView.contentOffset.y == -96)
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
    #expect(views.map(\.adjustedContentInset.top) == [96, 0])
    inside.setContentScrollView(views[1])
    window.layoutIfNeeded()
    #expect(views.map(\.adjustedContentInset.top) == [44, 52])
    user.scroll(views[1], by: 52)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 0)
    inside.setContentScrollView(nil)
    window.layoutIfNeeded()
    #expect(views.map(\.adjustedContentInset.top) == [96, 0] && bar.frame.height == 52)
  }

  @Test func `insets that end while there is room end the room, too`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    rows.tableView.contentInsetAdjustmentBehavior = .never
    #expect(rows.tableView.adjustedContentInset.top == 0)
    window.rootViewController?.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52 && rows.tableView.adjustedContentInset.top == 0)
  }

  @Test func `a hidden navigation bar hides its search bar`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    let navigation = window.rootViewController as? UINavigationController
    navigation?.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(bar.superview == nil && !user.search(for: "a", in: search) && !search.isActive)
    #expect(rows.tableView.adjustedContentInset.top == 0 && rows.tableView.contentOffset.y == 0)
    navigation?.isNavigationBarHidden = false
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect(rows.tableView.contentOffset.y == -96 && user.search(for: "a", in: search))
  }

  @Test func `a user can search in content that is in no window`() {
    let rows = RowsBelowBar(style: .plain)
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    navigation.view.layoutIfNeeded()
    user.scroll(rows.tableView, by: 500)
    navigation.view.layoutIfNeeded()
    #expect(bar.frame.height == 0)
    #expect(user.search(for: "a", in: search) && bar.text == "a")
  }

  @Test func `an inset of the app moves the bar at once`() {
    let rows = RowsBelowBar(style: .plain)
    let window = show(rows)
    rows.tableView.contentInset.top = 20
    window.layoutIfNeeded()
    #expect(bar.frame.maxY + 20 == rows.tableView.adjustedContentInset.top)
    user.tapStatusBar(over: rows.tableView)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52 && rows.tableView.contentOffset.y == -116)
  }
}
