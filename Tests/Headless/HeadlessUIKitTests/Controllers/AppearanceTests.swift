import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// The appearance of views that containers and apps manage themselves.
@MainActor @Suite(.serialized) struct AppearanceTests {
  @Test func `an appearance that a container begins and ends is reported once`() {
    let log = Log()
    let child = ControllerSpy("a", log)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    #expect((log.take(), child.isViewLoaded) == (["a will appear"], true))
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["a is appearing", "a did appear"])
    child.beginAppearanceTransition(false, animated: false)
    let disappearing = log.take()
    child.endAppearanceTransition()
    #expect([disappearing, log.take()] == [["a will disappear"], ["a did disappear"]])
    child.beginAppearanceTransition(false, animated: false)
    #expect(log.take().isEmpty)
    // A disappearance can be reversed before its end.
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = log.take()
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["a will disappear", "a will appear", "a is appearing", "a did appear"])
  }

  @Test func `children follow their parent, will before and did after them`() {
    let log = Log()
    let parent = ControllerSpy("p", log)
    let child = ControllerSpy("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    showing(parent) { window in
      #expect(
        log.take() == [
          "p will appear", "c will appear", "p is appearing", "c is appearing", "c did appear",
          "p did appear",
        ])
      window.isHidden = true
      #expect(
        log.take() == [
          "p will disappear", "c will disappear", "c did disappear", "p did disappear",
        ])
    }
  }

  private final class SilentParent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func `a parent that forwards nothing appears alone`() {
    let log = Log()
    let parent = SilentParent()
    let child = ControllerSpy("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    showing(parent) { _ in
      let late = ControllerSpy("late", log)
      parent.addChild(late)
      parent.view.addSubview(late.view)
      #expect(log.take().isEmpty)
    }
  }

  @Test func `a child appears and disappears with its view in a parent on screen`() {
    let log = Log()
    let parent = UIViewController()
    showing(parent) { window in
      let child = ControllerSpy("c", log)
      parent.addChild(child)
      var isMoving = [child.isMovingToParent]
      parent.view.addSubview(child.view)
      #expect(log.take() == ["c will appear", "c is appearing", "c did appear"])
      child.didMove(toParent: parent)
      isMoving.append(child.isMovingToParent)
      child.willMove(toParent: nil)
      isMoving.append(child.isMovingFromParent)
      child.view.removeFromSuperview()
      #expect(log.take() == ["c will disappear", "c did disappear"])
      child.removeFromParent()
      #expect(isMoving + [child.isMovingFromParent] == [true, false, true, false])
      let loose = ControllerSpy("l", log)
      window.addSubview(loose.view)
      #expect(log.take() == ["l will appear", "l is appearing", "l did appear"])
    }
  }

  @Test func `a transition between children replaces the view and reports in order`() {
    let log = Log()
    let parent = UIViewController()
    let old = ControllerSpy("old", log)
    let new = ControllerSpy("new", log)
    parent.addChild(old)
    parent.view.addSubview(old.view)
    showing(parent) { _ in
      let texts = UIKitException.raised {
        parent.transition(from: old, to: new, duration: 1, animations: nil)
      }
      #expect(texts.map(\.name) == [.invalidArgument])
      parent.addChild(new)
      _ = log.take()
      parent.transition(from: old, to: new, duration: 1) {
        log.add("animations")
      } completion: {
        log.add("done \($0)")
      }
      #expect(old.view.superview == nil && new.view.superview === parent.view)
      HeadlessRunLoop.tick()
      #expect(
        log.take() == [
          "old will disappear", "new will appear", "animations", "new is appearing",
          "new did appear", "old did disappear", "done true",
        ])
    }
  }

  @Test func `a controller can't be its own child`() {
    let controller = UIViewController()
    let texts = UIKitException.raised { controller.addChild(controller) }
    #expect(texts.map(\.reason) == ["Can't add self as child view controller"])
    #expect(controller.children.isEmpty)
  }

  // MARK: Safe area

  private final class AreaSpy: UIViewController {
    var changes = 0
    override func viewSafeAreaInsetsDidChange() { changes += 1 }
  }

  @Test func `additional insets extend the safe area of the view and of the views inside it`() {
    let controller = AreaSpy()
    let inner = UIView(frame: CGRect(x: 5, y: 4, width: 100, height: 50))
    controller.view.addSubview(inner)
    showing(controller) { window in
      var changes = [controller.changes]
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 8, bottom: 0, right: 0)
      changes.append(controller.changes)
      window.layoutIfNeeded()
      #expect(controller.view.safeAreaInsets.top == 10)
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 6, left: 3, bottom: 0, right: 0))
      controller.additionalSafeAreaInsets = .zero
      window.layoutIfNeeded()
      #expect((changes + [controller.changes], inner.safeAreaInsets) == ([0, 1, 2], .zero))
    }
  }

  @Test func `a scroll view uses up the safe area`() {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.addSubview(inner)
    controller.view.addSubview(scrollView)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 4, bottom: 30, right: 0)
    showing(controller) { window in
      let inset = scrollView.adjustedContentInset
      #expect([inset.top, inset.bottom] == [20, 30])
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
      scrollView.contentInsetAdjustmentBehavior = .never
      window.layoutIfNeeded()
      #expect(scrollView.adjustedContentInset == .zero)
    }
  }

  // MARK: Sizes

  private final class SizeSpy: UIViewController {
    let log = Log()
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("will \(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
      coordinator.animate { [self] _ in
        log.add("alongside \(Int(view.window?.bounds.width ?? 0))")
      } completion: { [log] in
        log.add("done \($0.isCancelled)")
      }
    }
  }

  @Test func `controllers are told of a window's new size before it changes`() {
    let child = SizeSpy()
    let navigation = UINavigationController(rootViewController: child)
    showing(navigation) { window in
      window.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
      #expect(child.log.take() == ["will 500x300 from 300", "alongside 500", "done false"])
      window.frame = CGRect(x: 9, y: 0, width: 500, height: 300)
      #expect(child.log.take().isEmpty)
      window.isHidden = true
      window.frame = CGRect(x: 9, y: 0, width: 100, height: 300)
      #expect(child.log.take().isEmpty)
    }
  }

  private final class SizeParent: UIViewController {
    var told: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { told.append(container.preferredContentSize) }
  }

  @Test func `a parent is told of a child's preferred size`() {
    let parent = SizeParent()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.told == [CGSize(width: 10, height: 20)])
  }

  @Test func `a child's traits can be overridden`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(traits, forChild: child)
    #expect(
      [child, parent].map(\.traitCollection.horizontalSizeClass) == [.regular, .compact])
    #expect(parent.overrideTraitCollection(forChild: child) == traits)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `orientations are sets of single ones`() {
    let controller = UIViewController()
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    let masks: [UIInterfaceOrientationMask] = [.landscape, .all]
    #expect(masks.map(\.rawValue) == [24, 30])
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    let orientations: [UIInterfaceOrientation] = [.landscapeRight, .portraitUpsideDown]
    #expect(orientations.map(\.isPortrait) == [false, true])
  }
}
