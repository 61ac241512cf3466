import HeadlessUIKit
import Testing

/// Content that extends under bars, and the insets that keep it in sight.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ContentUnderBarsTests {
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
    #expect(table.safeAreaInsets.top == 44 && table.adjustedContentInset.top == 44)
    #expect(table.contentOffset == CGPoint(x: 0, y: -44))
    let first = table.cellForRow(at: [0, 0])!
    #expect(first.convert(first.bounds, to: window).minY == 44)
    User().scroll(table, by: 44)
    window.layoutIfNeeded()
    #expect(first.convert(first.bounds, to: window).minY == 0)
    User().tapStatusBar(over: table)
    #expect(table.contentOffset.y == -44)
    table.scrollToRow(at: [0, 50], at: .top, animated: false)
    #expect(table.contentOffset.y == 2156)
    table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 3556)
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
    #expect(table.safeAreaInsets.top == 0 && table.contentOffset.y == 0)
  }

  @Test func `edges that don't extend under bars end at them`() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs)
    let bottom = 49 + navigation.toolbar.frame.height
    #expect(rows.view.frame == whole)
    #expect(rows.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: bottom, right: 0))
    #expect(navigation.toolbar.frame.maxY == 795)

    rows.edgesForExtendedLayout = .bottom
    window.layoutIfNeeded()
    #expect(rows.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(rows.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    #expect(rows.tableView.contentOffset.y == 0)

    rows.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(rows.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800 - bottom))
    #expect(rows.view.safeAreaInsets == .zero)

    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(rows.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800 - 49))
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(rows.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 49))
  }

  @Test func `content extends under opaque bars only if it says so`() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    let window = show(navigation)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(rows.view.frame.minY == 44 && rows.tableView.contentOffset.y == 0)
    rows.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(rows.view.frame == whole && rows.tableView.contentOffset.y == -44)
  }

  @Test func `a tab's content ends at an opaque tab bar`() {
    let rows = Rows(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [rows]
    let window = show(tabs)
    #expect(rows.view.frame == whole && rows.view.safeAreaInsets.bottom == 49)
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(rows.view.frame.height == 795 && rows.view.safeAreaInsets.bottom == 0)
    rows.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(rows.view.frame == whole && rows.view.safeAreaInsets.bottom == 49)
  }

  @Test func `a scroll view that never adjusts its inset lies under the bar`() {
    let rows = Rows(style: .plain)
    rows.tableView.contentInsetAdjustmentBehavior = .never
    _ = show(UINavigationController(rootViewController: rows))
    #expect(rows.tableView.contentOffset.y == 0 && rows.tableView.adjustedContentInset == .zero)
    #expect(rows.view.safeAreaInsets.top == 44)
  }

  @Test func `bars lie within the safe area of the device, and their content below them`() {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs, on: .iPhone) { window in
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
      #expect(navigation.navigationBar.barPosition == .topAttached)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
      #expect(
        rows.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      #expect(rows.tableView.contentOffset.y == -91)
      let manager = window.windowScene?.statusBarManager
      #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
      navigation.setNavigationBarHidden(true, animated: false)
      window.layoutIfNeeded()
      #expect(rows.view.safeAreaInsets.top == 47 && rows.tableView.contentOffset.y == -47)
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
      #expect(UIScreen.main.scale == 2 && UIDevice.current.model == "iPad")
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }
    #expect(UIScreen.main.bounds == whole && UIDevice.current.model == "iPhone")
    show(root, on: DeviceModel(size: CGSize(width: 320, height: 480), scale: 1)) { window in
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 320, height: 480))
      #expect(window.safeAreaInsets == .zero && root.view.frame.size == window.bounds.size)
    }
  }
}
