import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// Transitions of the app's own animators, and coordinators.
@MainActor @Suite(.serialized) struct TransitionTests {
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    init(_ log: Log) { self.log = log }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let context = transitionContext
      let to = context.viewController(forKey: .to)
      log.add("animate \(to?.title ?? "?") \(context.isAnimated)")
      if let view = context.view(forKey: .to), let to {
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.5) {
        context.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    let log: Log
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ log: Log) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.add(operation == .push ? "push" : "pop")
      return Slide(log)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.add("will show \(viewController.title!)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("did show \(viewController.title!)") }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(log) }
    func animationController(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? { Slide(log) }
  }

  @Test func `an animator ends a push when it completes the transition`() {
    let log = Log()
    let delegate = Delegate(log)
    let root = ControllerSpy("a", log)
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    showing(navigation) { _ in
      let next = ControllerSpy("b", log)
      log.add("- push")
      navigation.pushViewController(next, animated: true)
      #expect(navigation.topViewController === next && next.transitionCoordinator != nil)
      log.add("- tick")
      HeadlessRunLoop.tick()
      #expect(next.transitionCoordinator == nil && root.view.superview == nil)
      #expect(next.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
      #expect(
        log.take() == [
          "will show a", "a will appear", "a is appearing", "a did appear", "did show a",
          "- push", "push", "will show b", "a will disappear", "b will appear", "animate b true",
          "- tick", "a did disappear", "b is appearing", "b did appear", "did show b",
          "ended true",
        ])
      navigation.popViewController(animated: false)
      #expect((log.take().contains("pop"), navigation.viewControllers) == (false, [root]))
    }
  }

  @Test func `an interactive pop that is canceled restores the stack`() throws {
    let log = Log()
    let delegate = Delegate(log)
    let root = ControllerSpy("a", log)
    let navigation = UINavigationController(rootViewController: root)
    showing(navigation) { _ in
      let next = ControllerSpy("b", log)
      navigation.pushViewController(next, animated: false)
      navigation.delegate = delegate
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      _ = log.take()
      navigation.popViewController(animated: true)
      driver.update(0.4)
      HeadlessRunLoop.tick()
      #expect(
        (driver.percentComplete, driver.duration, next.transitionCoordinator?.isInteractive)
          == (0.4, 0.5, true))
      next.transitionCoordinator?.notifyWhenInteractionChanges {
        log.add("changed \($0.isCancelled) \($0.percentComplete)")
      }
      log.add("- cancel")
      driver.cancel()
      HeadlessRunLoop.tick()
      #expect(
        log.take() == [
          "pop", "will show a", "b will disappear", "a will appear", "animate a true",
          "- cancel", "changed true 0.4", "a will disappear", "b will appear", "a did disappear",
          "b is appearing", "b did appear", "ended false",
        ])
      #expect(
        (navigation.viewControllers, next.parent, next.view.window == nil, next.view.alpha)
          == ([root, next], navigation, false, 1))
      navigation.popViewController(animated: true)
      driver.finish()
      HeadlessRunLoop.tick()
      #expect((navigation.viewControllers, next.parent) == ([root], nil))
    }
  }

  @Test func `an animator presents and dismisses`() {
    let log = Log()
    let delegate = Delegate(log)
    let root = ControllerSpy("a", log)
    showing(root) { window in
      let front = ControllerSpy("b", log)
      front.modalPresentationStyle = .fullScreen
      front.transitioningDelegate = delegate
      _ = log.take()
      root.present(front, animated: true)
      log.add("- presented: \(front.isBeingPresented)")
      HeadlessRunLoop.tick()
      #expect((front.isBeingPresented, front.view.window) == (false, window))
      log.add("- dismiss")
      root.dismiss(animated: true)
      #expect((front.isBeingDismissed, root.presentedViewController) == (true, front))
      HeadlessRunLoop.tick()
      #expect(
        log.take() == [
          "a will disappear", "b will appear", "animate b true", "- presented: true",
          "b is appearing", "b did appear", "a did disappear", "ended true",
          "- dismiss", "b will disappear", "a will appear", "animate a true", "a is appearing",
          "a did appear", "b did disappear", "ended true",
        ])
      #expect((root.presentedViewController, root.view.superview) == (nil, window))
    }
  }

  @Test func `changes along with a push are made in it, and completions come after it`() {
    let log = Log()
    let root = ControllerSpy("a", log)
    let navigation = UINavigationController(rootViewController: root)
    final class Animating: ControllerSpy {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let isDone = transitionCoordinator?.animate { [log] in
          log.add("alongside \($0.viewController(forKey: .from)?.title ?? "?")")
        } completion: { [log] in
          log.add("completed \($0.isAnimated)")
        }
        log.add("queued \(isDone ?? false)")
      }
    }
    showing(navigation) { _ in
      _ = log.take()
      navigation.pushViewController(Animating("b", log), animated: true)
      #expect(
        log.take() == [
          "a will disappear", "b will appear", "queued true", "alongside a", "a did disappear",
          "b is appearing", "b did appear", "completed true",
        ])
      navigation.popViewController(animated: false)
      _ = log.take()
      navigation.pushViewController(Animating("c", log), animated: false)
      #expect(log.take().contains("queued false"))
    }
  }

  @Test func `the edge swipe goes back where the back button does`() {
    let root = UIViewController()
    let next = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    showing(navigation) { _ in
      var swipes: [Bool] = []
      @MainActor func swipe() { swipes.append(User().swipeBack(in: navigation)) }
      swipe()
      navigation.pushViewController(next, animated: false)
      next.navigationItem.hidesBackButton = true
      swipe()
      next.navigationItem.hidesBackButton = false
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      swipe()
      #expect(navigation.topViewController === next)
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      swipe()
      #expect(swipes == [false, false, false, true])
      #expect(navigation.topViewController === root)
    }
  }

  private final class RedBar: UINavigationBar {}

  @Test func `a navigation controller makes its bar of a class`() {
    let classes = [RedBar.self, nil].map {
      type(of: UINavigationController(navigationBarClass: $0, toolbarClass: nil).navigationBar)
    }
    #expect(
      classes.map(ObjectIdentifier.init) == [.init(RedBar.self), .init(UINavigationBar.self)])
  }

  @Test func `controllers of ended transitions are freed`() {
    weak var gone: UIViewController?
    let log = Log()
    let delegate = Delegate(log)
    let navigation = UINavigationController(rootViewController: ControllerSpy("a", log))
    navigation.delegate = delegate
    showing(navigation) { _ in
      do {
        let next = ControllerSpy("b", log)
        gone = next
        navigation.pushViewController(next, animated: true)
      }
      HeadlessRunLoop.tick()
      navigation.popViewController(animated: true)
      let wasGone = gone == nil
      HeadlessRunLoop.tick()
      #expect([wasGone, gone == nil] == [false, true])
    }
  }
}
