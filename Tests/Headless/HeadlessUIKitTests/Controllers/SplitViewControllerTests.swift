import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// Split view controllers, collapsed and expanded.
@MainActor @Suite(.serialized) struct SplitViewControllerTests {
  private func setWidth(_ size: UIUserInterfaceSizeClass) {
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(horizontalSizeClass: size),
    ])
  }

  private func inRegularWidth(_ body: () -> Void) {
    let old = UITraitCollection.current
    setWidth(.regular)
    defer { UITraitCollection.current = old }
    body()
  }

  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var discards = false
    let log = Log()
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { discards }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("expanded") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.add("mode \(displayMode.rawValue)") }
  }

  @Test func `columns are next to each other in a regular window`() {
    inRegularWidth {
      let split = UISplitViewController(style: .doubleColumn)
      let list = UIViewController()
      let detail = UIViewController()
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      #expect(split.viewController(for: .primary) === list)
      #expect(list.navigationController != nil && list.splitViewController == nil)
      showing(split, size: CGSize(width: 1000, height: 600)) { window in
        #expect((split.isCollapsed, list.splitViewController) == (false, split))
        let columns = [list, detail].map(\.navigationController!.view!)
        #expect(
          columns.map(\.frame) == [
            CGRect(x: 0, y: 0, width: 320, height: 600),
            CGRect(x: 320, y: 0, width: 680, height: 600),
          ])
        split.preferredPrimaryColumnWidthFraction = 0.5
        split.maximumPrimaryColumnWidth = 400
        window.layoutIfNeeded()
        #expect(columns[0].frame.width == 400)
        let delegate = Delegate()
        split.delegate = delegate
        User().tap(split.displayModeButtonItem)
        window.layoutIfNeeded()
        #expect((split.displayMode, columns[1].frame.width) == (.secondaryOnly, 1000))
        #expect((list.viewIfLoaded?.window, delegate.log.take()) == (nil, ["mode 1"]))
        split.show(.primary)
        window.layoutIfNeeded()
        #expect(list.view.window === window)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        #expect(split.viewController(for: .secondary) === other)
        #expect(detail.viewIfLoaded?.window == nil && other.view.window === window)
      }
    }
  }

  @Test func `a compact window has one stack, whose top the delegate chooses`() {
    for top in [nil, UISplitViewController.Column.primary] {
      let split = UISplitViewController(style: .doubleColumn)
      let delegate = Delegate()
      delegate.top = top
      split.delegate = delegate
      let list = UIViewController()
      let detail = UIViewController()
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      showing(split) { window in
        let stack = list.navigationController!
        #expect((split.isCollapsed, delegate.log.take()) == (true, ["collapsed"]))
        #expect(stack.view.frame == window.bounds)
        var stacks = [stack.viewControllers]
        split.show(.secondary)
        stacks.append(stack.viewControllers)
        split.show(.primary)
        stacks.append(stack.viewControllers)
        let next = UIViewController()
        list.showDetailViewController(next, sender: nil)
        stacks.append(stack.viewControllers)
        #expect(
          stacks == [top == nil ? [list, detail] : [list], [list, detail], [list], [list, next]])
        #expect(split.viewController(for: .secondary) === next)
      }
    }
  }

  @Test func `a column that leaves the stack leaves those below it`() {
    let split = UISplitViewController(style: .tripleColumn)
    let controllers = (0..<3).map { _ in UIViewController() }
    split.viewControllers = controllers
    showing(split) { _ in
      let stack = controllers[0].navigationController!
      let two = [controllers[0], controllers[1]]
      var stacks = [stack.viewControllers]
      split.hide(.secondary)
      stacks.append(stack.viewControllers)
      #expect(controllers[2].navigationController?.viewControllers == [controllers[2]])
      split.show(.secondary)
      stacks.append(stack.viewControllers)
      split.show(.supplementary)
      #expect(stacks + [stack.viewControllers] == [controllers, two, controllers, two])
    }
  }

  @Test func `expanding returns the controllers to their columns`() {
    let old = UITraitCollection.current
    defer { UITraitCollection.current = old }
    let split = UISplitViewController(style: .tripleColumn)
    let delegate = Delegate()
    split.delegate = delegate
    let controllers = (0..<3).map { _ in UIViewController() }
    split.viewControllers = controllers
    showing(split, size: CGSize(width: 1200, height: 600)) { window in
      let stack = controllers[0].navigationController!
      #expect(stack.viewControllers == controllers)
      _ = delegate.log.take()
      setWidth(.regular)
      window.layoutIfNeeded()
      #expect(delegate.log.take() == ["expanded"])
      #expect(stack.viewControllers == [controllers[0]])
      #expect(controllers.map(\.view.window) == [window, window, window])
      #expect(
        (split.displayMode, controllers[2].navigationController?.view.frame.minX)
          == (.twoBesideSecondary, 640))
      split.hide(.primary)
      #expect(controllers[0].viewIfLoaded?.window == nil)
      setWidth(.compact)
      window.layoutIfNeeded()
      #expect(delegate.log.take().last == "collapsed")
      #expect((stack.viewControllers, stack.view.window) == (controllers, window))
      stack.popToRootViewController(animated: false)
      setWidth(.regular)
      window.layoutIfNeeded()
      #expect(controllers[2].navigationController?.viewControllers == [controllers[2]])
    }
  }

  @Test func `a controller of the unspecified style collapses its secondary one`() {
    for discards in [false, true] {
      let split = UISplitViewController()
      let delegate = Delegate()
      delegate.discards = discards
      split.delegate = delegate
      let list = UIViewController()
      let detail = UIViewController()
      let primary = UINavigationController(rootViewController: list)
      let secondary = UINavigationController(rootViewController: detail)
      split.viewControllers = [primary, secondary]
      #expect(split.viewControllers == [primary, secondary])
      showing(split) { _ in
        #expect(
          [primary.viewControllers, split.viewControllers]
            == [discards ? [list] : [list, detail], [primary]])
      }
    }
  }

  @Test func `a compact column takes the place of the others`() {
    let split = UISplitViewController(style: .doubleColumn)
    let compact = UITabBarController()
    let list = UIViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(compact, for: .compact)
    showing(split) { window in
      let shown = compact.navigationController ?? compact
      #expect(shown.view.window === window && list.viewIfLoaded?.window == nil)
    }
  }

  @Test func `split view controllers and replaced details are freed`() {
    weak var gone: UIViewController?
    weak var old: UISplitViewController?
    do {
      let split = UISplitViewController(style: .doubleColumn)
      old = split
      split.setViewController(UIViewController(), for: .primary)
      showing(split) { window in
        do {
          let detail = UIViewController()
          gone = detail
          split.setViewController(detail, for: .secondary)
        }
        split.setViewController(UIViewController(), for: .secondary)
        #expect(gone == nil)
        window.rootViewController = nil
      }
    }
    #expect(old == nil)
  }
}
