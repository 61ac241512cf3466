public import Foundation

/// The menu of editing commands of a view. It is not displayed.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction whose delegate provides the menu.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  private var shown: UIEditMenuConfiguration?
  private var delegateChain: AnswerChain<any UIEditMenuInteractionDelegate> {
    AnswerChain(holding: delegate)
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {}
  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Returns the location of the menu. It is always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Presents a menu, if its delegate provides one with elements.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    let menu = delegateChain.ask("editMenuInteraction(_:menuFor:suggestedActions:)") {
      $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    }
    guard view != nil, let children = menu??.children, !children.isEmpty else { return }
    shown = configuration
    let animator = ContextMenuAnimator(preview: nil)
    delegateChain.notify("editMenuInteraction(_:willPresentMenuFor:animator:)") {
      $0.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    }
    animator.end()
  }
  /// Dismisses the menu.
  open func dismissMenu() {
    guard let configuration = shown else { return }
    shown = nil
    let animator = ContextMenuAnimator(preview: nil)
    delegateChain.notify("editMenuInteraction(_:willDismissMenuFor:animator:)") {
      $0.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    animator.end()
  }
  /// Updates the elements of the menu. It has no effect.
  open func reloadVisibleMenu() {}
  /// Updates the position of the menu. It has no effect.
  open func updateVisibleMenuPosition(animated: Bool) {}
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// The animation of a menu that is presented or dismissed. It completes at once.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Applies changes along with the animation, which is at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The position of a menu of editing commands.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Creates a configuration for a point in the view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }

  /// The identifier of the configuration.
  public let identifier: AnyHashable
  /// The point in the view.
  open private(set) var sourcePoint: CGPoint
  /// The preferred direction of the arrow. It has no effect.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// Constants for the direction of a menu's arrow.
@nonexhaustive public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system's choice.
  case automatic
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

/// An object that provides the menu of editing commands. All methods are optional.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, or nil for the suggested actions, which are none here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle in the view at which the menu points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Tells the delegate that the menu is about to appear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the menu is about to disappear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { MainActor.assumeIsolated { OptionalMethod.absent(nil) } }
  /// Returns the point of the configuration by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    MainActor.assumeIsolated {
      OptionalMethod.absent(CGRect(origin: configuration.sourcePoint, size: .zero))
    }
  }
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { _ = MainActor.assumeIsolated { OptionalMethod.absent() } }
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { _ = MainActor.assumeIsolated { OptionalMethod.absent() } }
}
