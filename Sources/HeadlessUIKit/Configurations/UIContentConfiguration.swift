public import Foundation

/// A value that describes a view's content, and makes the view for it.
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; if not, another view is made.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type that the view shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
