import Foundation

extension UIViewController {
  /// Presents a controller's view over the window, in UIKit's order of calls.
  func presentOver(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = rootAncestor
    if let shown = presenter.presented {
      // As in UIKit, the frontmost controller presents.
      return shown.presentOver(controller, animated: animated, completion: completion)
    }
    presenter.presented = controller
    controller.presenting = presenter
    controller.isBeingPresented = true
    if let window = presenter.viewIfLoaded?.window {
      let covers = controller.coversPresenter
      if covers { presenter.disappear(animated: animated) }
      controller.appear(animated: animated) {
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
      }
    }
    controller.isBeingPresented = false
    if let completion { HeadlessRunLoop.enqueue(completion) }
  }

  /// Dismisses the controller that this controller presents, or this controller itself.
  func dismissOver(animated: Bool, completion: (() -> Void)?) {
    let ancestor = rootAncestor
    guard let controller = ancestor.presented else {
      ancestor.presenting?.dismissOver(animated: animated, completion: completion)
      return
    }
    if controller.presented != nil { controller.dismissOver(animated: false, completion: nil) }
    controller.isBeingDismissed = true
    controller.disappear(animated: animated) { controller.viewIfLoaded?.removeFromSuperview() }
    controller.isBeingDismissed = false
    ancestor.presented = nil
    controller.presenting = nil
    if controller.coversPresenter, ancestor.viewIfLoaded?.window != nil {
      ancestor.appear(animated: animated) {}
    }
    if let completion { HeadlessRunLoop.enqueue(completion) }
  }

  var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  private var rootAncestor: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
