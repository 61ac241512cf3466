import HeadlessUIKit
import Testing

/// Content that extends under bars, and the insets that keep it in sight.
@MainActor @Suite(.serialized) struct ContentUnderBarsTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: whole)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Shows a controller in a scene of a device.
  private func show(_ root: UIViewController, on device: DeviceModel, _ body: (UIWindow) -> Void) {
    let old = (DeviceModel.current, UITraitCollection.current)
    DeviceModel.current = device
    defer {
      DeviceModel.current = old.0
      UITraitCollection.current = old.1
    }
    let delegate = SceneAppSpy()
    delegate.configure = { $0.delegateClass = PlainSceneDelegate.self }
    launched(delegate) { app, _ in
      guard let scene = app.connectedScenes.first as? UIWindowScene else {
        Issue.record("The app has no scene.")
        return
      }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      body(window)
    }
  }

  @Test func `rows begin below a navigation bar by their inset, and scroll under it`() {
    let rows = Rows(style: .plain)
    let window = show(UINavigationController(rootViewController: rows))
    let table = rows.tableView!
    #expect(table.frame == whole)
    #expect([table.safeAreaInsets.top, table.adjustedContentInset.top] == [44, 44])
    #expect(table.contentOffset == CGPoint(x: 0, y: -44))
    let first = table.cellForRow(at: [0, 0])!
    var places = [first.convert(first.bounds, to: window).minY]
    User().scroll(table, by: 44)
    window.layoutIfNeeded()
    places.append(first.convert(first.bounds, to: window).minY)
    #expect(places == [44, 0])
    User().tapStatusBar(over: table)
    var offsets = [table.contentOffset.y]
    table.scrollToRow(at: [0, 50], at: .top, animated: false)
    offsets.append(table.contentOffset.y)
    table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
    #expect(offsets + [table.contentOffset.y] == [-44, 2156, 3556])
  }

  @Test func `rows that a controller places below the bar after layout aren't inset once more`() {
    final class Page: UIViewController {
      let rows = Rows(style: .plain)
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(rows)
        view.addSubview(rows.view)
        rows.didMove(toParent: self)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        rows.view.frame = view.bounds.inset(by: view.safeAreaInsets)
      }
    }
    let page = Page()
    let window = show(UINavigationController(rootViewController: page))
    window.layoutIfNeeded()
    let table = page.rows.tableView!
    #expect(table.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect([table.safeAreaInsets.top, table.contentOffset.y] == [0, 0])
  }

  @Test func `edges that don't extend under bars end at them`() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs)
    let bottom = 49 + navigation.toolbar.frame.height
    func places() -> (CGRect, UIEdgeInsets) {
      window.layoutIfNeeded()
      return (rows.view.frame, rows.view.safeAreaInsets)
    }
    #expect(places() == (whole, UIEdgeInsets(top: 44, left: 0, bottom: bottom, right: 0)))
    #expect(navigation.toolbar.frame.maxY == 795)

    rows.edgesForExtendedLayout = .bottom
    #expect(
      places() == (
        CGRect(x: 0, y: 44, width: 390, height: 800),
        UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
      ))
    #expect(rows.tableView.contentOffset.y == 0)

    rows.edgesForExtendedLayout = []
    #expect(places() == (CGRect(x: 0, y: 44, width: 390, height: 800 - bottom), .zero))

    navigation.isToolbarHidden = true
    #expect(places().0 == CGRect(x: 0, y: 44, width: 390, height: 800 - 49))
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(places().0 == CGRect(x: 0, y: 0, width: 390, height: 844 - 49))
  }

  @Test func `content extends under opaque bars only if it says so`() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    let window = show(navigation)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect([rows.view.frame.minY, rows.tableView.contentOffset.y] == [44, 0])
    rows.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect((rows.view.frame, rows.tableView.contentOffset.y) == (whole, -44))
  }

  @Test func `a tab's content ends at an opaque tab bar`() {
    let rows = Rows(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [rows]
    let window = show(tabs)
    #expect((rows.view.frame, rows.view.safeAreaInsets.bottom) == (whole, 49))
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect([rows.view.frame.height, rows.view.safeAreaInsets.bottom] == [795, 0])
    rows.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect((rows.view.frame, rows.view.safeAreaInsets.bottom) == (whole, 49))
  }

  @Test func `a scroll view that never adjusts its inset lies under the bar`() {
    let rows = Rows(style: .plain)
    rows.tableView.contentInsetAdjustmentBehavior = .never
    _ = show(UINavigationController(rootViewController: rows))
    #expect(
      (
        rows.tableView.contentOffset.y, rows.tableView.adjustedContentInset,
        rows.view.safeAreaInsets.top
      ) == (0, .zero, 44))
  }

  @Test func `bars lie within the safe area of the device, and their content below them`() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs, on: .iPhone) { window in
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let bar = navigation.navigationBar
      #expect(
        (bar.frame, bar.barPosition)
          == (CGRect(x: 0, y: 47, width: 390, height: 44), .topAttached))
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
      #expect(
        (rows.view.safeAreaInsets, rows.tableView.contentOffset.y)
          == (UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0), -91))
      let manager = window.windowScene?.statusBarManager
      #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
      navigation.setNavigationBarHidden(true, animated: false)
      window.layoutIfNeeded()
      #expect([rows.view.safeAreaInsets.top, rows.tableView.contentOffset.y] == [47, -47])
      window.frame = CGRect(x: 0, y: 40, width: 390, height: 800)
      window.layoutIfNeeded()
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 30, right: 0))
    }
    #expect(UIWindow(frame: whole).safeAreaInsets == .zero)
  }

  @Test func `a device replaces the screen and its traits`() {
    let root = UIViewController()
    show(root, on: .iPad) { window in
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 820, height: 1180))
      #expect(
        (UIScreen.main.scale, UIDevice.current.model, root.traitCollection.horizontalSizeClass)
          == (2, "iPad", .regular))
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }
    #expect((UIScreen.main.bounds, UIDevice.current.model) == (whole, "iPhone"))
    show(root, on: DeviceModel(size: CGSize(width: 320, height: 480), scale: 1)) { window in
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 320, height: 480))
      #expect(window.safeAreaInsets == .zero && root.view.frame.size == window.bounds.size)
    }
  }
}
