import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// Tab bar controllers: their selection, their bar, and the safe area above it.
@MainActor @Suite(.serialized) struct TabBarControllerTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.add("should \(viewController.title!)")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.add("did \(viewController.title!)") }
  }

  @Test func `switching tabs loads and reports in order`() {
    let log = Log()
    let tabs = UITabBarController()
    let spies = ["a", "b"].map { ControllerSpy($0, log) }
    #expect((tabs.viewControllers, tabs.selectedIndex) == (nil, NSNotFound))
    tabs.viewControllers = spies
    #expect((tabs.selectedIndex, spies[1].tabBarController) == (0, tabs))
    showing(tabs) { _ in
      #expect(log.take() == ["a will appear", "a is appearing", "a did appear"])
      #expect(!spies[1].isViewLoaded)
      tabs.selectedIndex = 1
      #expect(
        log.take() == [
          "b will appear", "a will disappear", "a did disappear", "b is appearing", "b did appear",
        ])
      #expect((spies[0].view.superview, tabs.tabBar.selectedItem) == (nil, spies[1].tabBarItem))
      tabs.selectedIndex = 7
      #expect(tabs.selectedViewController === spies[1])
      let texts = UIKitException.raised { tabs.selectedViewController = UIViewController() }
      tabs.selectedViewController = spies[0]
      #expect((texts.map(\.name), tabs.selectedIndex) == ([.invalidArgument], 0))
    }
  }

  @Test func `only the user's selections are reported, even of the selected tab`() {
    let log = Log()
    let delegate = Delegate(log)
    let tabs = UITabBarController()
    tabs.delegate = delegate
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.title = "nav"
    tabs.viewControllers = [navigation, ControllerSpy("b", Log())]
    showing(tabs) { _ in
      let user = User()
      tabs.selectedIndex = 1
      #expect(log.take().isEmpty)
      #expect((user.select(tabAt: 0, in: tabs), log.take()) == (true, ["should nav", "did nav"]))
      navigation.pushViewController(UIViewController(), animated: false)
      #expect((user.select(tab: "nav", in: tabs), log.take()) == (true, ["should nav", "did nav"]))
      #expect(navigation.viewControllers == [root])
      delegate.allows = false
      #expect((user.select(tabAt: 1, in: tabs), log.take()) == (false, ["should b"]))
      #expect(tabs.selectedIndex == 0)
      delegate.allows = true
      tabs.tabBar.items?[1].isEnabled = false
      #expect([1, 2].map { user.select(tabAt: $0, in: tabs) } == [false, false])
      #expect(!user.select(tab: "none", in: tabs))
    }
  }

  @Test func `the bar covers the content, whose safe area ends above it`() {
    let table = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: table)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    showing(tabs) { window in
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 451, width: 300, height: 49))
      #expect(navigation.view.frame == window.bounds)
      @MainActor func inset() -> CGFloat {
        window.layoutIfNeeded()
        return table.tableView.adjustedContentInset.bottom
      }
      #expect([table.view.frame.maxY, inset()] == [500, 49])
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = true
      navigation.pushViewController(next, animated: false)
      window.layoutIfNeeded()
      #expect([tabs.tabBar.alpha, next.view.safeAreaInsets.bottom] == [0, 0])
      navigation.popViewController(animated: false)
      #expect([inset(), tabs.tabBar.alpha] == [49, 1])
      tabs.tabBar.isHidden = true
      #expect((inset(), tabs.isTabBarHidden) == (0, true))
      tabs.additionalSafeAreaInsets.bottom = 34
      tabs.isTabBarHidden = false
      #expect([inset(), tabs.tabBar.frame.height] == [83, 83])
    }
  }

  @Test func `replacing the controllers keeps the selected one`() {
    let tabs = UITabBarController()
    let controllers = (0..<4).map { _ in UIViewController() }
    showing(tabs) { _ in
      tabs.setViewControllers(Array(controllers[0..<3]), animated: false)
      tabs.selectedIndex = 1
      tabs.setViewControllers([controllers[3], controllers[1]], animated: true)
      #expect((tabs.selectedViewController, tabs.children.count) == (controllers[1], 2))
      #expect(controllers[0].parent == nil)
      tabs.setViewControllers([controllers[0], controllers[2]], animated: true)
      #expect(tabs.selectedViewController === controllers[2])
      #expect(controllers[1].view.superview == nil && controllers[2].view.window != nil)
      tabs.viewControllers = []
      #expect((tabs.selectedViewController, tabs.tabBar.items) == (nil, []))
    }
  }

  @Test func `items take their titles from their controllers`() {
    let controller = UIViewController()
    controller.title = "Inbox"
    let title = controller.tabBarItem.title
    controller.title = "All"
    #expect([title, controller.tabBarItem.title] == ["Inbox", "All"])
    let navigation = UINavigationController(rootViewController: controller)
    #expect(navigation.tabBarItem === controller.tabBarItem)
    let own = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    #expect((own.title, own.tag) == ("Search", 3))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.tabBarItem = own
    #expect((tabs.tabBar.items, tabs.tabBar.selectedItem) == ([own], own))
    own.image = UIImage(systemName: "a")
    var isSame = [own.selectedImage === own.image]
    own.selectedImage = UIImage(systemName: "b")
    isSame.append(own.selectedImage === own.image)
    #expect(isSame == [true, false])
  }

  private final class BarDelegate: NSObject, UITabBarDelegate {
    var selected: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.tag) }
  }

  @Test func `a bar of the app's own reports the user's selections`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    let delegate = BarDelegate()
    bar.delegate = delegate
    let items = (0..<2).map { UITabBarItem(title: nil, image: nil, tag: $0) }
    bar.setItems(items, animated: false)
    bar.selectedItem = items[0]
    #expect((delegate.selected, User().select(itemAt: 1, in: bar)) == ([], true))
    #expect((delegate.selected, bar.selectedItem) == ([1], items[1]))
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem === items[1])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
    bar.isHidden = true
    #expect(!User().select(itemAt: 0, in: bar))
    #expect(bar.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 49))
  }

  @Test func `controllers that leave the tabs are freed`() {
    weak var gone: UIViewController?
    let tabs = UITabBarController()
    showing(tabs) { _ in
      do {
        let controller = UIViewController()
        gone = controller
        tabs.viewControllers = [controller, UIViewController()]
        tabs.selectedIndex = 1
        tabs.viewControllers = [tabs.viewControllers![1]]
      }
      #expect(gone == nil)
    }
  }
}
