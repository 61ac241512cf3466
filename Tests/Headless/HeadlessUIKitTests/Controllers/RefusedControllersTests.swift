import HeadlessUIKit
import Testing

/// What UIKit refuses of view controllers and their bars, in its words, or ignores.
@MainActor struct RefusedControllersTests {
  private func reasons(_ body: () -> Void) -> [String] {
    UIKitException.raised(by: body).map { "\($0.name.rawValue): \($0.reason)" }
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func `a controller outside of the window, or with another one in front, presents none`() {
    let root = UIViewController()
    var completed: [String] = []
    func present(_ controller: UIViewController, _ name: String) {
      root.present(controller, animated: false) { completed.append(name) }
      HeadlessRunLoop.tick()
    }
    let (early, first, second) = (UIViewController(), UIViewController(), UIViewController())
    present(early, "early")
    #expect((root.presentedViewController, early.presentingViewController) == (nil, nil))
    let window = shown(root)
    present(first, "first")
    present(second, "second")
    #expect(root.presentedViewController === first && first.presentedViewController == nil)
    first.present(second, animated: false)
    #expect(first.presentedViewController === second && completed == ["first"])
    #expect(window.rootViewController === root)
  }

  @Test func `the views of children are inside their parents' views`() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    let windows = [shown(parent), shown(other)]
    parent.addChild(child)
    let name = "UIViewControllerHierarchyInconsistency: "
    let actual = "but actual parent is:\(parent)"
    #expect(
      reasons { other.view.addSubview(child.view) } == [
        "\(name)child view controller:\(child) should have parent view controller:\(other) \(actual)"
      ])
    child.view.removeFromSuperview()
    // A view between them, and one that is added before its superview, make no difference.
    let container = UIView()
    container.addSubview(child.view)
    #expect(
      reasons { windows[1].addSubview(container) } == [
        "\(name)child view controller:\(child) should have parent view controller:(null) \(actual)"
      ])
    #expect(reasons { parent.view.addSubview(container) } == [])
    #expect(
      reasons { other.addChild(child) } == [
        "\(name)child view controller:\(child) should have parent view controller:\(parent) "
          + "but requested parent is:\(other)"
      ])
    // The view of a controller without a parent may be anywhere.
    let free = UIViewController()
    #expect(reasons { other.view.addSubview(free.view) } == [])
    #expect(
      reasons { other.view = free.view } == [
        "\(name)A view can only be associated with at most one view controller at a time! View "
          + "<UIView: \(address(free.view))> is associated with \(free). Clear this association "
          + "before associating this view with \(other)."
      ])
    #expect(
      UIViewController.hierarchyInconsistencyException.rawValue
        == "UIViewControllerHierarchyInconsistency")
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  @Test func `the bars of containers belong to them`() {
    final class Delegate: NSObject, UINavigationBarDelegate, UITabBarDelegate {}
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), navigation]
    let window = shown(tabs)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    let words = "NSInternalInconsistencyException: "
    func managed(_ method: String) -> String {
      "\(words)Cannot call \(method) directly on a UINavigationBar managed by a controller."
    }
    #expect(
      reasons {
        bar.delegate = delegate
        bar.items = []
        bar.setItems([], animated: false)
        bar.pushItem(UINavigationItem(title: "a"), animated: false)
        _ = bar.popItem(animated: false)
      } == [
        "\(words)Cannot manually set the delegate on a UINavigationBar managed by a controller.",
        managed("setItems:animated:"), managed("setItems:animated:"),
        managed("pushNavigationItem:animated:"), managed("popNavigationItemAnimated:"),
      ])
    #expect(bar.items?.count == 1)
    let changes: [() -> Void] = [
      { tabs.tabBar.items = [] }, { tabs.tabBar.setItems(nil, animated: false) },
      { tabs.tabBar.selectedItem = tabs.tabBar.items?[0] },
    ]
    let modified =
      "\(words)Directly modifying a tab bar managed by a tab bar controller is not allowed."
    #expect(changes.map(reasons) == [[modified], [modified], [modified]])
    #expect(
      reasons { tabs.tabBar.delegate = delegate } == [
        "\(words)Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
      ])
    #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.selectedItem === navigation.tabBarItem)
    // Those of the app are its own.
    let (ownBar, ownTabBar) = (UINavigationBar(), UITabBar())
    #expect(
      reasons {
        ownBar.delegate = delegate
        ownBar.pushItem(UINavigationItem(title: "a"), animated: false)
        ownTabBar.delegate = delegate
        ownTabBar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
        ownTabBar.selectedItem = ownTabBar.items?[0]
      } == [])
    #expect(ownTabBar.selectedItem != nil && ownBar.items?.count == 1)
  }

  @Test func `split view controllers aren't pushed, and there are no segues`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let words = "NSInvalidArgumentException: "
    #expect(
      reasons {
        navigation.pushViewController(UISplitViewController(), animated: false)
        navigation.performSegue(withIdentifier: "next", sender: nil)
      } == [
        "\(words)Split View Controllers cannot be pushed to a Navigation Controller \(navigation)",
        "\(words)Receiver (\(navigation)) has no segue with identifier 'next'",
      ])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `alerts have something to say, and prefer one of their actions`() {
    let root = UIViewController()
    let window = shown(root)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let words = "NSInternalInconsistencyException: "
    #expect(
      reasons { root.present(alert, animated: false) } == [
        "\(words)UIAlertController must have a title, a message or an action to display"
      ])
    let action = UIAlertAction(title: "OK", style: .default)
    #expect(
      reasons { alert.preferredAction = action } == [
        "\(words)The preferred action must be among the actions of the UIAlertController."
      ])
    #expect(alert.preferredAction == nil)
    alert.addAction(action)
    #expect(reasons { alert.preferredAction = action } == [] && alert.preferredAction === action)
    #expect(window.rootViewController === root)
  }

  @Test func `an app without scenes has launched when its windows have root controllers`() {
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window?.makeKeyAndVisible()
        return true
      }
    }
    let app = App()
    let reasons = reasons { UIApplication.shared.launch(with: app) }
    #expect(
      reasons.contains(
        "NSInternalInconsistencyException: Application windows are expected to have a root view "
          + "controller at the end of application launch"))
    app.window?.isHidden = true
    UIApplication.shared.terminate()
  }
}
