public import Foundation

/// A suggestion below the search bar.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The suggested text.
  var localizedSuggestion: String? { get }
  /// The description of the suggestion for assistive apps.
  var localizedDescription: String? { get }
  /// The image next to the text.
  var iconImage: UIImage? { get }
  /// The object that the app associates with the suggestion.
  var representedObject: Any? { get set }
}

/// A suggestion with a text and an image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// Creates a suggestion.
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  /// Creates a suggestion with a description.
  public convenience init(localizedSuggestion suggestion: String, localizedDescription: String?) {
    self.init(
      localizedSuggestion: suggestion, localizedDescription: localizedDescription, iconImage: nil)
  }

  /// Creates a suggestion with a description and an image.
  public init(
    localizedSuggestion suggestion: String, localizedDescription: String?, iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }

  /// The suggested text.
  public let localizedSuggestion: String?
  /// The description of the suggestion for assistive apps.
  public let localizedDescription: String?
  /// The image next to the text.
  public let iconImage: UIImage?
  /// The object that the app associates with the suggestion.
  open var representedObject: Any?
}
