import HeadlessUIKit
import Testing

/// A search bar that scrolling has hidden in part, while other things happen.
@MainActor struct HalfHiddenSearchBarTests {
  private let user = User()
  private let search = UISearchController(searchResultsController: nil)
  private let rows = RowsBelowBar(style: .plain)
  private var table: UITableView { rows.tableView }
  private var bar: UISearchBar { search.searchBar }
  private var navigation: UINavigationController { rows.navigationController! }

  /// Shows rows below a large title and a search bar of which 32 of 52 points are left.
  private func show(in container: (UIViewController) -> UIViewController = { $0 }) -> UIWindow {
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = container(navigation)
    window.makeKeyAndVisible()
    user.scroll(table, by: 20)
    window.layoutIfNeeded()
    return window
  }

  /// The heights of the navigation bar and the search bar, the offset and the inset.
  private func places(_ window: UIWindow) -> [CGFloat] {
    window.layoutIfNeeded()
    return [
      navigation.navigationBar.frame.height, bar.frame.height, table.contentOffset.y,
      table.adjustedContentInset.top,
    ]
  }
  private static let half: [CGFloat] = [96, 32, -128, 128]
  private static let top: [CGFloat] = [96, 52, -148, 148]

  @Test func `another width, text size or tab changes nothing`() {
    let tabs = UITabBarController()
    let window = show {
      tabs.viewControllers = [$0, UINavigationController(rootViewController: UIViewController())]
      return tabs
    }
    var seen = [places(window)]
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    seen.append(places(window))
    #expect(bar.frame.width == 844)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    seen.append(places(window))
    for index in [1, 0] {
      tabs.selectedIndex = index
      seen.append(places(window))
    }
    #expect(seen == [Self.half, Self.half, Self.half, Self.half, Self.half])
  }

  @Test func `a push without a bar and a swipe back change nothing`() {
    let window = show()
    let next = RowsBelowBar(style: .plain)
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    window.layoutIfNeeded()
    #expect((bar.superview, next.tableView.contentOffset.y) == (nil, -44))
    #expect(user.swipeBack(in: navigation))
    #expect(places(window) == Self.half && bar.superview === navigation.view)
  }

  @Test func `a search leaves the content where it is, and its end shows the bar`() {
    let window = show()
    search.isActive = true
    let active = places(window)
    search.isActive = false
    #expect([active, places(window)] == [[0, 52, -52, 52], Self.top])
  }

  @Test func `rows that are scrolled to are below the least bar, and headers below the bar`() {
    let window = show()
    #expect(table.headerView(forSection: 0)?.frame.minY == 22)
    for (row, position, expected) in [
      (0, .top, [44, 0, -22, 44]), (2, .top, [44, 0, 66, 44]), (2, .middle, Self.top),
      (0, .bottom, Self.top), (0, .none, Self.top), (99, .bottom, [44, 0, 3_606, 44]),
      (0, .none, [44, 0, -22, 44]),
    ] as [(Int, UITableView.ScrollPosition, [CGFloat])] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      #expect(places(window) == expected)
    }
  }

  @Test(arguments: [0, 1]) func `a refresh shows the bar, as does content that becomes short`(
    count: Int
  ) {
    let window = show()
    rows.refreshControl = UIRefreshControl()
    #expect(user.pullToRefresh(table))
    var seen = [places(window)]
    rows.refreshControl?.endRefreshing()
    rows.refreshControl = nil
    user.scroll(table, by: 500)
    rows.count = count
    table.reloadData()
    seen.append(places(window))
    user.scroll(table, by: 40)
    seen.append(places(window))
    #expect(user.search(for: "a", in: search))
    user.cancelSearch(in: search)
    #expect(seen + [places(window)] == [Self.top, Self.top, Self.top, Self.top])
  }

  @Test func `scopes that go leave less of the bar`() {
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    let window = show()
    let before = places(window)
    bar.showsScopeBar = false
    #expect([before, places(window)] == [[96, 76, -172, 172], Self.top])
  }

  @Test func `a safe area that grows moves the content with the bar`() {
    let window = show()
    user.tapStatusBar(over: table)
    for (inset, offset) in [(30, -178), (0, -148)] as [(CGFloat, CGFloat)] {
      navigation.additionalSafeAreaInsets.top = inset
      #expect(places(window) == [96, 52, offset, -offset])
    }
  }

  @Test func `content in a sheet hides its bar, too`() {
    let below = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = below
    window.makeKeyAndVisible()
    rows.navigationItem.searchController = search
    below.present(UINavigationController(rootViewController: rows), animated: false)
    user.scroll(table, by: 500)
    window.layoutIfNeeded()
    let height = bar.frame.height
    #expect((height, user.search(for: "a", in: search), bar.frame.height) == (0, true, 52))
  }

  @Test func `each column of a split view hides its own bar`() {
    let other = RowsBelowBar(style: .plain)
    other.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let split = UISplitViewController(style: .doubleColumn)
    split.traitOverrides.horizontalSizeClass = .regular
    let window = show {
      split.setViewController($0, for: .primary)
      split.setViewController(UINavigationController(rootViewController: other), for: .secondary)
      return split
    }
    func both() -> [[CGFloat]] {
      [places(window), [other.navigationItem.searchController?.searchBar.frame.height ?? -1]]
    }
    #expect(both() == [Self.half, [52]])
    split.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    split.traitOverrides.horizontalSizeClass = .regular
    #expect(both() == [Self.half, [52]])
  }
}
