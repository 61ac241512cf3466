import Foundation

/// A running transition: the context of its animator, and the coordinator of its controllers.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  /// A controller of the transition, with its view if the transition moves the view.
  struct Side {
    var controller: UIViewController?
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  private let hosts: [UIViewController]
  private var finish: ((Bool) -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - hosts: The controllers that have the transition as their coordinator, and keep it alive.
  ///   - finish: A closure that ends the transition. Its argument is false if the transition was
  ///     reversed.
  init(
    from: Side = Side(), to: Side = Side(), in containerView: UIView, animated: Bool,
    style: UIModalPresentationStyle = .none, hosts: [UIViewController],
    finish: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.hosts = hosts
    self.finish = finish
    isAnimated = animated
    presentationStyle = style
    super.init()
    // A transition that is still running ends before the next one begins.
    for host in hosts { host.transition?.completeTransition(true) }
    for host in hosts { host.transition = self }
  }

  /// Performs the transition: by an animator, which ends it, or at once.
  func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    _ interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
    otherwise change: () -> Void = {}
  ) {
    self.animator = animator
    self.interactor = interactor
    if let animator, isAnimated {
      if let interactor {
        initiallyInteractive = interactor.wantsInteractiveStart
        isInteractive = initiallyInteractive
        interactor.startInteractiveTransition(self)
      } else {
        animator.animateTransition(using: self)
      }
      animateAlongside()
    } else {
      change()
      completeTransition(true)
    }
  }

  /// Performs the animator's changes. An object that drives the transition calls it.
  func animate() { animator?.animateTransition(using: self) }

  func completeTransition(_ didComplete: Bool) {
    guard let finish else { return }
    self.finish = nil
    animateAlongside()
    if !didComplete { isCancelled = true }
    isInteractive = false
    finish(didComplete)
    for host in hosts where host.transition === self { host.transition = nil }
    for completion in completions { completion(self) }
    completions = []
    changeHandlers = []
    animator?.animationEnded(didComplete)
    animator = nil
    interactor = nil
  }

  // MARK: Changes alongside

  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var changeHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasAnimated = false

  private func animateAlongside() {
    hasAnimated = true
    let waiting = animations
    animations = []
    for animation in waiting { animation(self) }
  }

  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    let isInTime = !hasAnimated
    if let animation {
      if isInTime { animations.append(animation) } else { animation(self) }
    }
    if let completion {
      if finish == nil { completion(self) } else { completions.append(completion) }
    }
    return isInTime
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changeHandlers.append(handler) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changeHandlers.append(handler) }

  // MARK: Interaction

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var transitionWasCancelled: Bool { isCancelled }
  var isInterruptible: Bool { false }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    isCancelled = true
    endInteraction()
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    for handler in changeHandlers { handler(self) }
  }

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    for handler in changeHandlers { handler(self) }
  }

  // MARK: Information

  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  private func side(of controller: UIViewController) -> Side {
    controller === from.controller ? from : controller === to.controller ? to : Side()
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc).initialFrame }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc).finalFrame }
}
