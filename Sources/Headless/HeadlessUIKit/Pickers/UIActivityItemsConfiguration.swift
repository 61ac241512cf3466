public import Foundation

/// An object that provides the items that the user shares.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// An object that has items that the user shares. Nothing displays them here.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The items.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}
