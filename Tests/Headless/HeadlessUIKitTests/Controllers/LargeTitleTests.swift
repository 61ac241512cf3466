import HeadlessUIKit
import Testing

/// Large titles, from their rest above the content to their place between the bar's buttons.
@MainActor struct LargeTitleTests {
  private let user = User()

  private func show<Root: UIViewController>(_ root: Root, count: Int = 100) -> (
    window: UIWindow, bar: UINavigationBar, navigation: UINavigationController
  ) {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, navigation.navigationBar, navigation)
  }

  @Test func `a title is large at rest, and scrolling collapses it before it moves the content`() {
    let rows = RowsBelowBar(style: .plain)
    let (window, bar, _) = show(rows)
    let table = rows.tableView!
    /// The height of the bar, the offset, the inset, and where the header is.
    func places() -> [CGFloat] {
      window.layoutIfNeeded()
      return [
        bar.frame.height, table.contentOffset.y, table.adjustedContentInset.top,
        table.headerView(forSection: 0)?.frame.minY ?? -1,
      ]
    }
    #expect(table.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect((places(), bar.showsLargeTitle) == ([96, -96, 96, 22], true))
    user.scroll(table, by: 30)
    #expect((places(), bar.largeTitleHeight) == ([66, -66, 66, 22], 22))
    user.scroll(table, by: 566)
    #expect((places(), bar.showsLargeTitle) == ([44, 500, 44, 544], false))
    user.tapStatusBar(over: table)
    #expect(places() == [96, -96, 96, 22])
    table.scrollToRow(at: [0, 50], at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 50]).minY - table.contentOffset.y == 72)
  }

  @Test func `the inset changes while the title collapses, and no longer`() {
    final class Noting: UIViewController, UIScrollViewDelegate {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      var insets: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        scroll.delegate = self
        view.addSubview(scroll)
      }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        insets.append(scrollView.adjustedContentInset.top)
      }
    }
    let noting = Noting()
    let (window, _, _) = show(noting)
    window.layoutIfNeeded()
    #expect(noting.scroll.adjustedContentInset.top == 96)
    noting.insets = []
    for y in [-96, -70, -44, 0, 300, -60] {
      noting.scroll.contentOffset.y = CGFloat(y)
      window.layoutIfNeeded()
    }
    #expect(noting.insets == [70, 44, 60])
  }

  @Test func `what was scrolled to stays, with large titles and without`() {
    let rows = RowsBelowBar(style: .plain)
    let (window, bar, _) = show(rows)
    user.scroll(rows.tableView, by: 596)
    for isLarge in [false, true] {
      bar.prefersLargeTitles = isLarge
      window.layoutIfNeeded()
      #expect([rows.tableView.contentOffset.y, bar.frame.height] == [500, 44])
    }
  }

  @Test(arguments: [17, 18]) func `the last row is in reach, with a large title and without`(
    count: Int
  ) {
    let rows = RowsBelowBar(style: .plain)
    rows.count = count
    let (window, bar, _) = show(rows)
    let table = rows.tableView!
    user.scroll(table, by: 1000)
    window.layoutIfNeeded()
    // The rows need 798 or 842 points, and there are 748 below the large title, 800 without it.
    #expect(
      [bar.largeTitleHeight, table.contentOffset.y] == (count == 17 ? [2, -46] : [0, -2]))
    #expect(table.rectForRow(at: [0, count - 1]).maxY == table.bounds.maxY)
  }

  @Test func `an automatic title is as large as that below it, and the lowest one is large`() {
    let (window, bar, navigation) = show(RowsBelowBar(style: .plain))
    func pushed(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let next = RowsBelowBar(style: .plain)
      next.navigationItem.largeTitleDisplayMode = mode
      navigation.pushViewController(next, animated: false)
      window.layoutIfNeeded()
      return bar.frame.height
    }
    #expect(
      [
        pushed(.automatic), pushed(.never), pushed(.automatic), pushed(.always),
        pushed(.automatic),
      ] == [96, 44, 44, 96, 96])
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .inline
    window.layoutIfNeeded()
    let table = navigation.topViewController?.view as? UITableView
    #expect((bar.frame.height, table?.contentOffset.y) == (44, -44))
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    let height = bar.frame.height
    bar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect([height, bar.frame.height] == [96, 44])
  }

  @Test func `content that does not scroll lies below the large title`() {
    let plain = UIViewController()
    plain.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let (_, bar, _) = show(plain)
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      [
        bar.frame.height, plain.navigationItem.searchController?.searchBar.frame.minY,
        plain.view.safeAreaInsets.top,
      ] == [96, 96, 148])
  }

  @Test func `a scroll view inside the view, or one that was set, is followed too`() {
    let inside = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    inside.view.addSubview(UIView())
    inside.view.addSubview(scrollView)
    let (window, bar, _) = show(inside)
    #expect(inside.view.safeAreaInsets.top == 96)
    inside.setContentScrollView(scrollView)
    window.rootViewController?.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect([inside.view.safeAreaInsets.top, scrollView.contentOffset.y] == [44, -96])
    user.scroll(scrollView, by: 100)
    window.layoutIfNeeded()
    #expect(!bar.showsLargeTitle)
  }

  @Test func `where there is no room for large titles, nothing is large`() {
    let old = ListMetrics.current
    ListMetrics.current.largeTitleHeight = 0
    defer { ListMetrics.current = old }
    let rows = RowsBelowBar(style: .plain)
    let (_, bar, _) = show(rows)
    #expect(
      (bar.frame.height, bar.showsLargeTitle, rows.tableView.contentOffset.y) == (44, false, -44))
  }
}
