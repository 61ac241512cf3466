public import Foundation

/// A view that is activated by a drag that stays over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that indicates whether a drag that stays over the view activates it.
  var isSpringLoaded: Bool { get set }
}

/// The state of a drag that stays over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows that it is about to be activated, or nil for none.
  var targetView: UIView? { get set }
  /// The item that is about to be activated, or nil for none.
  var targetItem: Any? { get set }
  /// Returns the location of the drag in a view.
  func location(in view: UIView?) -> CGPoint
}

/// Constants for the state of an activation.
@nonexhaustive public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag stays over the view.
  case inactive
  /// A drag may activate the view.
  case possible
  /// A drag is about to activate the view.
  case activating
  /// The view was activated.
  case activated
}

/// The state of a drag that is about to open a row or an item.
final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.activating
  var targetView: UIView?
  var targetItem: Any?
  private weak var list: UIView?
  private let point: CGPoint

  init(_ list: UIView, at point: CGPoint, targetView: UIView?) {
    self.list = list
    self.point = point
    self.targetView = targetView
  }

  func location(in view: UIView?) -> CGPoint { list?.convert(point, to: view) ?? point }
}
