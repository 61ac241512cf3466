public import Foundation

/// What has traits: a view, a controller, a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
