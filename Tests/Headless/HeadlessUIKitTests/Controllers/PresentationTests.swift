import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// Presentations: their order of calls, their frames, and their dismissal by the user.
@MainActor @Suite(.serialized) struct PresentationTests {
  @Test func `a full screen replaces the presenting view, in UIKit's order`() {
    let log = Log()
    let root = ControllerSpy("a", log)
    showing(root) { window in
      let front = ControllerSpy("b", log)
      front.modalPresentationStyle = .fullScreen
      _ = log.take()
      root.present(front, animated: true) { log.add("presented") }
      HeadlessRunLoop.tick()
      #expect(
        log.take() == [
          "a will disappear", "b will appear", "b is appearing", "b did appear", "a did disappear",
          "presented",
        ])
      #expect(root.view.window == nil && front.view.window === window)
      #expect(root.presentedViewController === front)
      front.dismiss(animated: true) { log.add("dismissed") }
      HeadlessRunLoop.tick()
      #expect(
        log.take() == [
          "b will disappear", "a will appear", "a is appearing", "a did appear", "b did disappear",
          "dismissed",
        ])
      #expect(window.subviews == [root.view] && front.view.superview == nil)
      #expect((root.presentedViewController, front.presentingViewController) == (nil, nil))
    }
  }

  @Test func `a sheet leaves the presenting view in place`() {
    let log = Log()
    let root = ControllerSpy("a", log)
    showing(root) { window in
      let front = ControllerSpy("b", log)
      _ = log.take()
      root.present(front, animated: true)
      #expect(log.take() == ["b will appear", "b is appearing", "b did appear"])
      #expect(
        [root.view.window, front.presentationController?.containerView?.superview]
          == [window, window])
      #expect(front.sheetPresentationController?.presentingViewController === root)
      root.dismiss(animated: false)
      #expect(log.take() == ["b will disappear", "b did disappear"])
      #expect(window.subviews == [root.view])
    }
  }

  @Test func `a chain is dismissed at once, and what was covered all along is not told`() {
    let log = Log()
    let root = ControllerSpy("a", log)
    showing(root) { window in
      let middle = ControllerSpy("b", log)
      let front = ControllerSpy("c", log)
      middle.modalPresentationStyle = .fullScreen
      front.modalPresentationStyle = .fullScreen
      root.present(middle, animated: false)
      middle.present(front, animated: false)
      _ = log.take()
      root.dismiss(animated: false)
      #expect(
        log.take() == [
          "c will disappear", "a will appear", "a is appearing", "a did appear",
          "c did disappear",
        ])
      #expect((middle.presentedViewController, root.presentedViewController) == (nil, nil))
      #expect(window.subviews == [root.view])
    }
  }

  @Test func `what any of a chain covered appears again`() {
    let log = Log()
    let root = ControllerSpy("a", log)
    showing(root) { window in
      let middle = UIViewController()
      middle.modalPresentationStyle = .fullScreen
      root.present(middle, animated: false)
      middle.present(UIViewController(), animated: false)
      #expect(root.view.window == nil && middle.view.window === window)
      _ = log.take()
      root.dismiss(animated: false)
      #expect(log.take() == ["a will appear", "a is appearing", "a did appear"])
      #expect(window.subviews == [root.view])
    }
  }

  // MARK: Sheets

  @Test func `a sheet rests at its detents`() {
    let root = UIViewController()
    showing(root) { window in
      let front = UIViewController()
      let sheet = front.sheetPresentationController
      let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) {
        $0.maximumDetentValue * 0.1
      }
      sheet?.detents = [low, .medium(), .large()]
      root.present(front, animated: true)
      #expect(front.sheetPresentationController === sheet)
      #expect(front.view.frame == CGRect(x: 0, y: 450, width: 300, height: 50))
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
      #expect(front.view.frame == CGRect(x: 0, y: 250, width: 300, height: 250))
      let delegate = SheetSpy()
      sheet?.delegate = delegate
      let identifiers: [UISheetPresentationController.Detent.Identifier] = [
        .medium, .large, .init("none"),
      ]
      #expect(identifiers.map { User().drag(sheet!, to: $0) } == [false, true, false])
      #expect((delegate.log.take(), front.view.frame) == (["large"], window.bounds))
    }
  }

  private final class SheetSpy: NSObject, UISheetPresentationControllerDelegate {
    let log = Log()
    var allows = true
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      let isLarge = sheetPresentationController.selectedDetentIdentifier == .large
      log.add(isLarge ? "large" : "other")
    }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      log.add("should dismiss")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.add("attempt") }
  }

  @Test func `a swipe dismisses a sheet if the app allows it, and only a swipe is reported`() {
    let root = UIViewController()
    showing(root) { _ in
      let delegate = SheetSpy()
      let front = UIViewController()
      front.presentationController?.delegate = delegate
      @MainActor func swipe() -> [String] {
        let isTaken = User().swipeDown(front)
        return ["\(isTaken)"] + delegate.log.take()
      }
      #expect(swipe() == ["false"])
      root.present(front, animated: true)
      delegate.allows = false
      #expect(swipe() == ["false", "should dismiss", "attempt"])
      delegate.allows = true
      front.isModalInPresentation = true
      #expect(swipe() == ["false", "attempt"])
      front.isModalInPresentation = false
      #expect(swipe() == ["true", "should dismiss", "will dismiss", "did dismiss"])
      #expect(root.presentedViewController == nil)
      front.modalPresentationStyle = .fullScreen
      root.present(front, animated: true)
      #expect(swipe() == ["false"])
      front.dismiss(animated: true)
      HeadlessRunLoop.tick()
      #expect(delegate.log.take().isEmpty)
    }
  }

  @Test func `a navigation controller in a sheet is swiped down as a whole`() {
    let root = UIViewController()
    showing(root) { _ in
      let inner = UIViewController()
      let navigation = UINavigationController(rootViewController: inner)
      root.present(navigation, animated: false)
      #expect(inner.presentationController === navigation.presentationController)
      #expect(User().swipeDown(inner))
      #expect(root.presentedViewController == nil)
    }
  }

  // MARK: Popovers

  private func inRegularWidth(_ body: () -> Void) {
    let old = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      old, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
    defer { UITraitCollection.current = old }
    body()
  }

  private final class PopoverSpy: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var prepared = 0
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { prepared += 1 }
  }

  @Test
  func `a popover needs a source, and is a sheet in a compact window unless its delegate keeps it`()
  {
    let root = UIViewController()
    showing(root) { window in
      let source = UIView(frame: CGRect(x: 100, y: 40, width: 20, height: 10))
      root.view.addSubview(source)
      @MainActor func popover() -> UIViewController {
        let front = UIViewController()
        front.modalPresentationStyle = .popover
        front.preferredContentSize = CGSize(width: 80, height: 60)
        front.popoverPresentationController?.sourceView = source
        return front
      }
      let sheet = popover()
      root.present(sheet, animated: false)
      #expect(
        (sheet.view.frame, sheet.presentationController?.adaptivePresentationStyle)
          == (window.bounds, .pageSheet))
      root.dismiss(animated: false)
      let delegate = PopoverSpy()
      let kept = popover()
      kept.popoverPresentationController?.delegate = delegate
      root.present(kept, animated: false)
      #expect(
        (delegate.prepared, kept.view.frame, kept.popoverPresentationController?.arrowDirection)
          == (1, CGRect(x: 70, y: 50, width: 80, height: 60), .up))
      root.dismiss(animated: false)
      let above = popover()
      source.frame.origin.y = 450
      above.popoverPresentationController?.delegate = delegate
      root.present(above, animated: false)
      #expect(
        (above.view.frame.maxY, above.popoverPresentationController?.arrowDirection)
          == (450, .down))
      root.dismiss(animated: false)
      delegate.style = .fullScreen
      let full = popover()
      full.popoverPresentationController?.delegate = delegate
      root.present(full, animated: false)
      #expect(root.view.window == nil)
    }

    inRegularWidth {
      let root = UIViewController()
      showing(root) { _ in
        let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
        let texts = UIKitException.raised { root.present(sheet, animated: false) }
        #expect(texts.map(\.name) == [.generic])
        #expect(texts[0].reason.contains("of style UIAlertControllerStyleActionSheet from"))
        root.dismiss(animated: false)
        let other = UIAlertController(title: "B", message: nil, preferredStyle: .actionSheet)
        other.popoverPresentationController?.barButtonItem = UIBarButtonItem()
        #expect(UIKitException.raised { root.present(other, animated: false) }.isEmpty)
        root.dismiss(animated: false)
        let front = UIViewController()
        front.modalPresentationStyle = .popover
        let missing = UIKitException.raised { root.present(front, animated: false) }
        #expect(missing[0].reason.hasSuffix("before the presentation occurs."))
      }
    }
  }

  @Test func `a form sheet is centered in a regular window`() {
    inRegularWidth {
      let root = UIViewController()
      showing(root, size: CGSize(width: 1000, height: 800)) { _ in
        let front = UIViewController()
        front.modalPresentationStyle = .formSheet
        root.present(front, animated: false)
        #expect(front.view.frame == CGRect(x: 230, y: 90, width: 540, height: 620))
        front.preferredContentSize = CGSize(width: 400, height: 200)
        front.view.window?.layoutIfNeeded()
        #expect(front.view.frame == CGRect(x: 300, y: 300, width: 400, height: 200))
      }
    }
  }

  // MARK: Custom presentations

  private final class Dimmed: UIPresentationController {
    let log = Log()
    let dimming = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 10, y: 20, width: 30, height: 40)
    }
    override func presentationTransitionWillBegin() {
      containerView?.insertSubview(dimming, at: 0)
      log.add("begin \(presentedViewController.transitionCoordinator != nil)")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.add("end \(completed)") }
    override func dismissalTransitionWillBegin() { log.add("dismissal") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissed \(completed)") }
    override func containerViewWillLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    weak var made: Dimmed?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = Dimmed(presentedViewController: presented, presenting: presenting)
      made = controller
      return controller
    }
  }

  @Test func `a presentation controller of the app's is told of its stages`() throws {
    let root = UIViewController()
    try showing(root) { window in
      let provider = Provider()
      let front = UIViewController()
      front.modalPresentationStyle = .custom
      front.transitioningDelegate = provider
      root.present(front, animated: true)
      let presentation = try #require(provider.made)
      #expect(presentation.log.take() == ["begin true", "end true"])
      window.layoutIfNeeded()
      #expect(presentation.dimming.frame == window.bounds)
      #expect(front.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(!User().swipeDown(front))
      let log = presentation.log
      front.dismiss(animated: true)
      #expect(log.take() == ["dismissal", "dismissed true"])
    }
  }

  @Test func `what was presented is freed`() {
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    let root = UIViewController()
    showing(root) { _ in
      let front = UIViewController()
      root.present(front, animated: true)
      controller = front
      presentation = front.presentationController
      root.dismiss(animated: true)
      HeadlessRunLoop.tick()
    }
    #expect(controller == nil && presentation == nil)
  }

  @Test func `a controller that is in use can't be presented`() {
    let root = UIViewController()
    showing(root) { window in
      let front = UIViewController()
      let child = UIViewController()
      root.addChild(child)
      @MainActor func reasons(_ body: () -> Void) -> [String] {
        UIKitException.raised(by: body).map(\.reason)
      }
      #expect(reasons { root.present(root, animated: true) }[0].contains("on itself"))
      #expect(reasons { root.present(child, animated: true) }[0].contains("has a parent"))
      #expect(root.presentedViewController == nil)
      root.present(front, animated: true)
      let twice = reasons { root.present(front, animated: true) }
      #expect(twice.count == 1 && twice[0].contains("that is already being presented by"))
      #expect(reasons { front.present(root, animated: true) }[0].contains("an active controller"))
      HeadlessRunLoop.tick()
      #expect(front.presentedViewController == nil)
      root.dismiss(animated: true)
      HeadlessRunLoop.tick()
      #expect(root.presentedViewController == nil)
      #expect(reasons { root.present(front, animated: true) }.isEmpty)
    }
  }
}
