import HeadlessUIKit
import Recorders
import Testing

/// What controllers are told, and in which order.
@MainActor @Suite(.serialized) struct LifeCycleTests {
  private final class Spy: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { log.add("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) will appear") }
    override func viewIsAppearing(_ animated: Bool) {
      log.add("\(name) is appearing \(view.bounds.width)")
    }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) did disappear") }
  }

  @Test func `a shown window brings its root on screen, in order`() {
    let log = Log()
    showing(Spy("a", log)) { _ in
      #expect(
        log.take() == ["a load", "a will appear", "a is appearing 300.0", "a did appear"])
    }
  }

  @Test func `push and pop send messages as UIKit does`() {
    let log = Log()
    let navigation = UINavigationController(rootViewController: Spy("a", log))
    showing(navigation) { _ in
      _ = log.take()
      navigation.pushViewController(Spy("b", log), animated: true)
      let push = [
        "b load", "a will disappear", "b will appear", "a did disappear", "b is appearing 300.0",
        "b did appear",
      ]
      #expect(Set(log.lines) == Set(push))
      #expect(log.take().filter { !$0.hasSuffix("load") } == Array(push.dropFirst()))
      #expect(navigation.topViewController?.title == "b")
      #expect(
        (navigation.navigationBar.backItem?.title, User().goBack(in: navigation)) == ("a", true))
      #expect(
        log.take() == [
          "b will disappear", "a will appear", "b did disappear", "a is appearing 300.0",
          "a did appear",
        ])
      #expect(
        (User().goBack(in: navigation), navigation.popViewController(animated: false))
          == (false, nil))
    }
  }

  @Test func `the stack can be replaced and popped to any of its controllers`() {
    let log = Log()
    let spies = ["a", "b", "c", "d"].map { Spy($0, log) }
    let navigation = UINavigationController(rootViewController: spies[0])
    navigation.setViewControllers(spies, animated: false)
    #expect(navigation.popToViewController(spies[1], animated: false) == [spies[2], spies[3]])
    #expect((spies[2].parent, spies[1].navigationController) == (nil, navigation))
    #expect(navigation.popToRootViewController(animated: false) == [spies[1]])
    var popped: [UIViewController]?
    let exceptions = UIKitException.raised {
      navigation.pushViewController(spies[0], animated: false)
      popped = navigation.popToViewController(spies[3], animated: false)
    }
    #expect((exceptions.count, popped, navigation.viewControllers) == (2, nil, [spies[0]]))
  }

  @Test func `an alert is dismissed before its action runs`() {
    let log = Log()
    let root = Spy("a", log)
    showing(root) { window in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .destructive) { _ in
          log.add("yes \(root.presentedViewController == nil)")
        })
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      root.present(alert, animated: true) { log.add("presented") }
      _ = log.take()
      HeadlessRunLoop.tick()
      #expect((log.take(), alert.view.window) == (["presented"], window))
      #expect(["Maybe", "Yes"].map { User().choose($0, in: alert) } == [false, true])
      #expect((log.take(), alert.view.superview) == (["yes true"], nil))
      let exceptions = UIKitException.raised {
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
      #expect(
        exceptions.map(\.reason) == [
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        ])
    }
  }

  @Test func `the edit button toggles editing and its own title`() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    func state() -> String {
      let title = controller.editButtonItem.title ?? "-"
      return "\(title) \(controller.isEditing) \(controller.tableView.isEditing)"
    }
    var states = [state()]
    for _ in 0..<2 {
      User().tap(controller.editButtonItem)
      states.append(state())
    }
    #expect(states == ["Edit false false", "Done true true", "Edit false false"])
  }

  @Test func `controllers and tables are freed`() {
    weak var table: UITableView?
    weak var controller: UIViewController?
    do {
      let log = Log()
      let list = UITableViewController(style: .plain)
      let navigation = UINavigationController(rootViewController: list)
      showing(navigation) { window in
        navigation.pushViewController(Spy("b", log), animated: false)
        navigation.popViewController(animated: false)
        window.rootViewController = nil
      }
      table = list.tableView
      controller = list
    }
    #expect(table == nil && controller == nil)
  }

  @Test func `a controller is in a hierarchy once, and never above itself`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let distinct = UIKitException.raised { navigation.viewControllers = [root, root] }
    #expect(distinct.first?.reason.hasPrefix("All view controllers in a navigation") == true)
    let pushed = UIKitException.raised {
      navigation.pushViewController(UINavigationController(), animated: false)
    }
    #expect(pushed.first?.reason == "Pushing a navigation controller is not supported")
    #expect([navigation.viewControllers, navigation.children] == [[root], [root]])
    let cycle = UIKitException.raised { root.addChild(navigation) }
    #expect(cycle.first?.reason == "Can't add an ancestor as child view controller")
    #expect(navigation.parent == nil)
    // A container doesn't contain itself.
    let (tabs, empty) = (UITabBarController(), UINavigationController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let exceptions = UIKitException.raised {
      tabs.viewControllers = [tabs]
      pages.setViewControllers([pages], direction: .forward, animated: false)
      empty.viewControllers = [empty]
    }
    #expect(
      exceptions.map(\.reason)
        == Array(repeating: "Can't add self as child view controller", count: 3))
    #expect(
      (tabs.viewControllers, tabs.selectedViewController, pages.viewControllers)
        == ([], nil, []))
    #expect(empty.viewControllers.isEmpty)
  }

}
