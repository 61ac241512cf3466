public import Foundation

/// Constants for the metrics of a bar, for which it can have different looks.
@nonexhaustive public enum UIBarMetrics: Int, Sendable {
  /// The regular metrics.
  case `default`
  /// The metrics of a phone in landscape orientation.
  case compact
  /// The regular metrics of a bar with a prompt.
  case defaultPrompt = 101
  /// The metrics of a bar with a prompt on a phone in landscape orientation.
  case compactPrompt
}

/// Constants for the position of a bar.
@nonexhaustive public enum UIBarPosition: Int, Sendable {
  /// An unspecified position.
  case any
  /// At the bottom of its container.
  case bottom
  /// At the top of its container.
  case top
  /// At the top of the screen, under the status bar.
  case topAttached
}

/// Constants for the style of a bar.
@nonexhaustive public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background.
  case `default`
  /// Light text on a dark background.
  case black
  /// Light text on a dark translucent background.
  case blackTranslucent
}

/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// An object that decides the position of a bar.
///
/// The method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    OptionalMethod.absent(.any)
  }
}
