public import Foundation

/// An object that places the view of a presented controller in the window.
///
/// A subclass is returned by a transitioning delegate for presentations of the custom style. It
/// adds views of its own in ``presentationTransitionWillBegin()``, and determines the frame of the
/// presented view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer,
  UITraitEnvironment, UIAppearanceContainer, UIFocusEnvironment
{
  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  private weak var presented: UIViewController?
  private(set) weak var presenting: UIViewController?

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents it.
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }

  /// Sets the controller that presents, which is known when the presentation begins.
  func begin(from presenter: UIViewController) { presenting = presenter }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle.resolved ?? .custom
  }
  /// The style after adaptation to the window's traits.
  var adaptedStyle: UIModalPresentationStyle {
    let adapted = adaptivePresentationStyle(for: traitCollection)
    return adapted == .none ? presentationStyle : adapted.resolved
  }

  /// The object that is asked about the adaptation and the dismissal of the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UIAdaptivePresentationControllerDelegate>()

  // MARK: Views

  /// The view in which the presentation happens, or nil before and after it.
  open internal(set) var containerView: UIView?
  /// The view that is placed in the container: the presented controller's unless overridden.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// The frame of the presented view at the end of the transition: the container's bounds unless
  /// overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// A Boolean value that indicates whether the presentation covers the screen rather than the
  /// presenting view.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenting view leaves the window, and disappears.
  open var shouldRemovePresentersView: Bool {
    adaptedStyle == .fullScreen || adaptedStyle == .currentContext
  }
  /// Tells the controller that the container is about to lay out its views.
  open func containerViewWillLayoutSubviews() {}
  /// Tells the controller that the container laid out its views.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Tells the controller that the presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// Tells the controller that the presentation ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells the controller that the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Tells the controller that the dismissal ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adaptation

  /// The style in a compact window, or `none` for the same style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }
  /// Returns the style in an environment with some traits, or `none` for the same style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegateChain.ask("adaptivePresentationStyle(for:traitCollection:)") {
      $0.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    } ?? delegateChain.ask("adaptivePresentationStyle(for:)") {
      $0.adaptivePresentationStyle(for: self)
    } ?? standardAdaptation(for: traitCollection)
  }
  /// Returns the style in an environment unless the delegate determines it.
  func standardAdaptation(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
  /// The traits that override the environment's for the presented controller. They have no effect.
  open var overrideTraitCollection: UITraitCollection?

  /// Asks the delegate to prepare the presentation, and tells it the style.
  func prepare(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let style = adaptivePresentationStyle(for: traitCollection)
    delegateChain.notify(
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
    ) {
      $0.presentationController(
        self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }
  }

  /// Returns the controller that replaces the presented one in an adapted style, or nil.
  var adaptedController: UIViewController? {
    let style = adaptivePresentationStyle(for: traitCollection)
    guard style != .none else { return nil }
    return delegateChain.ask(
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
    ) {
      $0.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    } ?? nil
  }

  // MARK: Dismissal by the user

  /// A Boolean value that indicates whether the user can dismiss the presented controller by a
  /// swipe or by a tap outside.
  var isDismissedByUser: Bool {
    switch adaptedStyle {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Dismisses the presented controller as the user does, if the app allows it.
  ///
  /// - Returns: False if it is not dismissed.
  func dismissByUser() -> Bool {
    guard let presented, presented.presentingViewController != nil, isDismissedByUser else {
      return false
    }
    let isAllowed =
      !presented.isModalInPresentation
      && delegateChain.ask("presentationControllerShouldDismiss(_:)") {
        $0.presentationControllerShouldDismiss(self)
      } != false
    guard isAllowed else {
      delegateChain.notify("presentationControllerDidAttemptToDismiss(_:)") {
        $0.presentationControllerDidAttemptToDismiss(self)
      }
      return false
    }
    delegateChain.notify("presentationControllerWillDismiss(_:)") {
      $0.presentationControllerWillDismiss(self)
    }
    presented.presentingViewController?.dismiss(animated: true) { [self] in
      delegateChain.notify("presentationControllerDidDismiss(_:)") {
        $0.presentationControllerDidDismiss(self)
      }
    }
    return true
  }

  // MARK: Focus

  /// The environments in which the focus is looked for: the presented view unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    presentedView.map { [$0] } ?? []
  }
  /// The environment that contains the presentation: the window.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView?.window }
  /// The container of the focus items of the presentation: the container view.
  open var focusItemContainer: (any UIFocusItemContainer)? { containerView }
  /// The identifier of the focus group. There is none unless overridden.
  open var focusGroupIdentifier: String? { nil }
  /// Requests a focus update if the presentation contains the focus.
  open func setNeedsFocusUpdate() { containerView?.setNeedsFocusUpdate() }
  /// Performs a focus update that was requested.
  open func updateFocusIfNeeded() { containerView?.updateFocusIfNeeded() }
  /// Returns a Boolean value that indicates whether the focus may move; true unless overridden.
  /// Nothing asks it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Tells the controller that the focus has moved. Nothing calls it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Container

  /// The traits of the presenting controller's window.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presenting?.traitCollection ?? .current
  }
  /// Tells the controller that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The handlers of changes of the controller's traits.
  var traitRegistrations: [TraitChangeRegistration] = []
  /// Calls the controller's method and its handlers after its container's traits changed.
  fileprivate func notifyTraits(from previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
    guard let previous else { return }
    for registration in traitRegistrations {
      registration.notify(self, from: previous, to: traitCollection)
    }
  }

  /// The size that the presented controller prefers, in points.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// Lays out the container, because the presented controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  /// Tells the controller that constraints changed the size of the presented view.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of the presented view in a container: the container's unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Passes a change of size to the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: coordinator)
  }
  /// Passes a change of traits to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented?.willTransition(to: newCollection, with: coordinator) }
}

/// The view in which a presentation happens.
@MainActor package final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  /// The controller that is presented.
  package var presentedController: UIViewController? { presentation?.presentedViewController }

  package override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.notifyTraits(from: previousTraitCollection)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    AutomaticTracking.track(
      presentation, .willLayout, presentation.containerViewWillLayoutSubviews
    ) {
      $0.containerView?.setNeedsLayout()
    }
    // A custom presentation places its view itself.
    if presentation.presentationStyle != .custom || type(of: presentation).isStandard {
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    }
    AutomaticTracking.track(presentation, .didLayout, presentation.containerViewDidLayoutSubviews) {
      $0.containerView?.setNeedsLayout()
    }
  }
}

extension UIPresentationController {
  /// A Boolean value that indicates whether the class is one of the system's.
  fileprivate static var isStandard: Bool {
    self == UIPresentationController.self || self is UISheetPresentationController.Type
      || self is UIPopoverPresentationController.Type
  }
}

extension UIModalPresentationStyle {
  /// The style that stands for the automatic one.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
