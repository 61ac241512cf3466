public import Foundation

/// A class that restores view controllers. Nothing is restored here.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// Returns the controller with an identifier.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state can be restored. All requirements are optional.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that contains the object for restoration.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Encodes the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Restores the state.
  func decodeRestorableState(with coder: NSCoder)
  /// Tells the object that all objects were restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nil by default.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Does nothing by default.
  public func encodeRestorableState(with coder: NSCoder) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func decodeRestorableState(with coder: NSCoder) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func applicationFinishedRestoringState() { OptionalMethod.absent() }
}

extension UIViewController: UIStateRestoring {}
