public import Foundation

/// An object that takes part in the movement of the focus: a view or a view controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments in which the focus is looked for, in their order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one: the superview or the view controller.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in the environment, or nil if it has none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The identifier of the focus group of the environment, which is the parent's if it is nil.
  ///
  /// The arrow keys move the focus within a group, and the Tab key moves it to the next one. A
  /// table view and a collection view without an identifier are groups of their own.
  var focusGroupIdentifier: String? { get }
  /// Requests a focus update to the preferred environments, if the environment contains the focus.
  func setNeedsFocusUpdate()
  /// Performs a focus update that was requested.
  func updateFocusIfNeeded()
  /// Returns a Boolean value that indicates whether the focus may move. All environments that
  /// contain the previously or the next focused view are asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Tells the environment that the focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the object can be focused.
  var canBecomeFocused: Bool { get }
  /// The frame of the object in its container.
  var frame: CGRect { get }
}

extension UIFocusEnvironment {
  /// Returns nil by default: the group is the parent's.
  public var focusGroupIdentifier: String? { nil }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

extension UIResponder {
  /// The focus environments from the responder outwards.
  var focusEnvironments: [any UIFocusEnvironment] {
    sequence(first: self, next: \.next).compactMap { $0 as? any UIFocusEnvironment }
  }

  /// The identifier of the focus group that contains the responder, or nil if none has one.
  var inheritedFocusGroup: String? {
    focusEnvironments.lazy.compactMap(\.focusGroupIdentifier).first
  }
}
