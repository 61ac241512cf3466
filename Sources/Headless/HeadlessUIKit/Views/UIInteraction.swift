public import Foundation

/// An object that adds an interaction to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Tells the interaction that its view is about to change.
  func willMove(to view: UIView?)
  /// Tells the interaction that its view changed.
  func didMove(to view: UIView?)
}
