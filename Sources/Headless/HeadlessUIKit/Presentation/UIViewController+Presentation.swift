import Foundation

extension UIViewController {
  /// Returns the presentation controller for the current style, which is kept until the controller
  /// is dismissed.
  func currentPresentation(
    from presenter: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    if let presentation {
      if let presenter { presentation.begin(from: presenter) }
      return presentation
    }
    let made: UIPresentationController
    switch modalPresentationStyle.resolved {
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      let custom = transitionChain.ask("presentationController(forPresented:presenting:source:)") {
        $0.presentationController(
          forPresented: self, presenting: presenter, source: source ?? self)
      }
      made =
        (custom ?? nil)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
      // The delegate may be set later, but before the presentation begins.
      if presenter == nil, (custom ?? nil) == nil { return made }
    default:
      made = UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    presentation = made
    return made
  }

  /// Presents a controller's view over the window, in UIKit's order of calls.
  func presentOver(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = rootAncestor
    if let reason = controller.obstacle(to: presenter) {
      return UIKitException.raise(.invalidArgument, reason)
    }
    if let controller = controller as? any PresentedInPlace {
      controller.presentInPlace()
      if let completion { HeadlessRunLoop.enqueue(completion) }
      return
    }
    // As in UIKit, nothing happens in these cases, and the completion handler isn't called.
    guard presenter.presented == nil, let window = presenter.viewIfLoaded?.window else { return }
    let presentation = controller.currentPresentation(from: presenter, source: self)
    if let other = presentation.adaptedController, other !== controller {
      return presentOver(other, animated: animated, completion: completion)
    }
    presenter.presented = controller
    controller.presenting = presenter
    controller.isBeingPresented = true
    controller.loadViewIfNeeded()
    let container = PresentationContainerView(presentation, frame: window.bounds)
    presentation.containerView = container
    let covers = presentation.shouldRemovePresentersView
    var to = ControllerTransition.Side(controller: controller, view: presentation.presentedView)
    to.finalFrame = presentation.frameOfPresentedViewInContainerView
    var from = ControllerTransition.Side(
      controller: presenter, view: covers ? presenter.view : nil)
    from.initialFrame = presenter.view.frame
    from.finalFrame = presenter.view.frame
    let transition = ControllerTransition(
      from: from, to: to, in: container, animated: animated,
      style: controller.modalPresentationStyle, hosts: [presenter, controller]
    ) { isDone in
      if isDone {
        if covers { presenter.windowView?.removeFromSuperview() }
        controller.finishAppearing()
        if covers { presenter.endAppearanceTransition() }
      } else {
        controller.beginAppearanceTransition(false, animated: animated)
        presentation.presentedView?.removeFromSuperview()
        controller.endAppearanceTransition()
        if covers { presenter.reappear(animated: animated) }
      }
      controller.isBeingPresented = false
      presentation.presentationTransitionDidEnd(isDone)
      if !isDone { presenter.forget(controller) }
      if let completion { HeadlessRunLoop.enqueue(completion) }
    }
    presentation.prepare(animated ? transition : nil)
    window.addSubview(container)
    presentation.presentationTransitionWillBegin()
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    let animator = animated ? controller.presentingAnimator(from: presenter, source: self) : nil
    let interactor = animator.flatMap { animator in
      controller.transitionChain.ask("interactionControllerForPresentation(using:)") {
        $0.interactionControllerForPresentation(using: animator)
      } ?? nil
    }
    transition.run(animator, interactor) { controller.install(in: window) }
  }

  /// Returns the reason why a controller can't present this one, or nil.
  private func obstacle(to presenter: UIViewController) -> String? {
    let words = "Application tried to present modally a view controller \(self) that"
    if presenter === self {
      return "Application tried to present modal view controller on itself. Presenting controller "
        + "is \(presenter)."
    }
    if let presenting { return "\(words) is already being presented by \(presenting)." }
    if let parent { return "\(words) has a parent view controller \(parent)." }
    let isBelow = sequence(first: presenter, next: \.presenting).contains { $0 === self }
    return isBelow ? "Application tried to present modally an active controller \(self)." : nil
  }

  private func presentingAnimator(
    from presenter: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitionChain.ask("animationController(forPresented:presenting:source:)") {
      $0.animationController(forPresented: self, presenting: presenter, source: source)
    } ?? nil
  }

  private var transitionChain: AnswerChain<any UIViewControllerTransitioningDelegate> {
    AnswerChain(holding: transitioningDelegate)
  }

  /// Dismisses the controller that this controller presents, or this controller itself.
  func dismissOver(animated: Bool, completion: (() -> Void)?) {
    let ancestor = rootAncestor
    guard let controller = ancestor.presented else {
      guard let presenter = ancestor.presenting else {
        if let completion { HeadlessRunLoop.enqueue(completion) }
        return
      }
      return presenter.dismissOver(animated: animated, completion: completion)
    }
    // A presentation that is still running ends first.
    controller.transition?.completeTransition(true)
    let chain = Array(sequence(first: controller, next: \.presented))
    let front = chain[chain.count - 1]
    for gone in chain { gone.isBeingDismissed = true }
    let window =
      front.viewIfLoaded?.window ?? controller.presentation?.containerView?.window
    let returns = window != nil && !ancestor.isInSight && chain.contains { $0.coversPresenter }
    let presentation = controller.presentation
    let container = presentation?.containerView ?? UIView()
    var from = ControllerTransition.Side(
      controller: controller, view: presentation?.presentedView ?? controller.viewIfLoaded)
    from.initialFrame = from.view?.frame ?? .zero
    var to = ControllerTransition.Side(controller: ancestor, view: returns ? ancestor.view : nil)
    to.finalFrame = ancestor.viewIfLoaded?.frame ?? .zero
    let transition = ControllerTransition(
      from: from, to: to, in: container, animated: animated,
      style: controller.modalPresentationStyle, hosts: [ancestor, controller]
    ) { isDone in
      if isDone {
        if returns, let window { ancestor.install(in: window) }
        for gone in chain { gone.presentation?.containerView?.removeFromSuperview() }
        for gone in chain { gone.viewIfLoaded?.removeFromSuperview() }
        if returns { ancestor.finishAppearing() }
        for gone in chain.reversed() { gone.endAppearanceTransition() }
      } else {
        for gone in chain { gone.reappear(animated: animated) }
        if returns {
          ancestor.beginAppearanceTransition(false, animated: animated)
          ancestor.windowView?.removeFromSuperview()
          ancestor.endAppearanceTransition()
        }
      }
      for gone in chain { gone.isBeingDismissed = false }
      presentation?.dismissalTransitionDidEnd(isDone)
      if isDone {
        for gone in chain { gone.presenting?.forget(gone) }
      }
      if let completion { HeadlessRunLoop.enqueue(completion) }
    }
    presentation?.dismissalTransitionWillBegin()
    for gone in chain.reversed() where gone.isInSight {
      gone.beginAppearanceTransition(false, animated: animated)
    }
    if returns { ancestor.beginAppearanceTransition(true, animated: animated) }
    let delegates = controller.transitionChain
    let isSeen = animated && window != nil
    let animator =
      isSeen
      ? delegates.ask("animationController(forDismissed:)") {
        $0.animationController(forDismissed: controller)
      } ?? nil : nil
    let interactor = animator.flatMap { animator in
      delegates.ask("interactionControllerForDismissal(using:)") {
        $0.interactionControllerForDismissal(using: animator)
      } ?? nil
    }
    transition.run(animator, interactor)
  }

  /// Completes an appearance after a disappearance was reversed.
  private func reappear(animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    endAppearanceTransition()
  }

  /// Ends the relation to a presented controller.
  private func forget(_ controller: UIViewController) {
    controller.presentation?.containerView?.removeFromSuperview()
    controller.presentation?.containerView = nil
    controller.presentation = nil
    controller.presenting = nil
    presented = nil
  }

  /// Adds the view to a window: as the root's, behind the others, or in the container of its
  /// presentation.
  func install(in window: UIWindow) {
    guard presenting != nil else {
      guard view.superview !== window else { return }
      view.frame = window.bounds
      return window.insertSubview(view, at: 0)
    }
    let presentation = currentPresentation(from: presenting, source: presenting)
    let container =
      presentation.containerView ?? PresentationContainerView(presentation, frame: window.bounds)
    presentation.containerView = container
    if container.superview !== window { window.addSubview(container) }
    guard let shown = presentation.presentedView else { return }
    if shown.superview == nil { container.addSubview(shown) }
    shown.frame = presentation.frameOfPresentedViewInContainerView
  }

  /// The view that represents the controller in its window: the container of its presentation, or
  /// its own view.
  var windowView: UIView? { presentation?.containerView ?? viewIfLoaded }

  var coversPresenter: Bool {
    presentation?.shouldRemovePresentersView
      ?? (modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext)
  }

  private var rootAncestor: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  // MARK: Children

  /// Replaces the view of a child by that of another.
  func replace(
    _ old: UIViewController, by new: UIViewController, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      return UIKitException.raise(
        .invalidArgument,
        "Children view controllers \(old) and \(new) must have a common parent view "
          + "controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    let host = old.view.superview
    let isInSight = isInSight && shouldAutomaticallyForwardAppearanceMethods
    if isInSight {
      old.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
    }
    host?.addSubview(new.view)
    animations?()
    old.view.removeFromSuperview()
    if isInSight {
      new.finishAppearing()
      old.endAppearanceTransition()
    }
    if let completion { HeadlessRunLoop.complete { completion(true) } }
  }
}

/// A controller that is presented by a change of the views that are there.
@MainActor protocol PresentedInPlace: UIViewController {
  /// Presents the controller.
  func presentInPlace()
}
