public import Foundation

/// An object that knows the size in which it is displayed where it is dropped.
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
  /// The size, in points.
  var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension UIImage: UIAccessibilityIdentification {}
