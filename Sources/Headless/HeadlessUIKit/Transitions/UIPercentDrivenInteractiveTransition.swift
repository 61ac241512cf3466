public import Foundation

/// An object that drives an animator's changes by a gesture.
///
/// The animator's changes are made when the transition begins, and stay hidden behind the gesture
/// on iOS. Their completions wait for ``finish()`` or ``cancel()``, which restores the views.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Creates an object for one or more transitions.
  public override init() {}

  /// The duration of the animation, in seconds.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
  /// The completed part of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the part after the interaction.
  open var completionSpeed: CGFloat = 1
  /// The curve of the part after the interaction.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A Boolean value that indicates whether the transition begins interactively.
  open var wantsInteractiveStart = true

  private var transition: ControllerTransition?
  private var waiting: [() -> Void] = []
  private var looks: [ViewLooks] = []

  /// Begins the transition. Overrides call super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    looks = [UITransitionContextViewKey.from, .to].compactMap { transition.view(forKey: $0) }
      .map(ViewLooks.init)
    waiting = HeadlessRunLoop.holdingCompletions { transition.animate() }
    if !wantsInteractiveStart { finish() }
  }

  /// Pauses a running transition, which becomes interactive again.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Updates the completed part of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction, and completes the transition.
  open func finish() {
    transition?.finishInteractiveTransition()
    end()
  }

  /// Ends the interaction, and reverses the transition.
  open func cancel() {
    guard let transition else { return }
    transition.cancelInteractiveTransition()
    for look in looks { look.restore() }
    end()
  }

  private func end() {
    transition = nil
    looks = []
    let completions = waiting
    waiting = []
    for completion in completions { HeadlessRunLoop.enqueue(completion) }
  }
}

/// The animatable values of a view at the beginning of a transition.
@MainActor private struct ViewLooks {
  let view: UIView
  let bounds: CGRect
  let center: CGPoint
  let transform: CGAffineTransform
  let alpha: CGFloat

  init(_ view: UIView) {
    self.view = view
    bounds = view.bounds
    center = view.center
    transform = view.transform
    alpha = view.alpha
  }

  func restore() {
    view.bounds = bounds
    view.center = center
    view.transform = transform
    view.alpha = alpha
  }
}
