public import Foundation

/// A suggestion below the search bar.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The suggested text.
  var localizedSuggestion: String? { get }
  /// The suggested text with attributes. It replaces the plain one.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The description of the suggestion for assistive apps.
  var localizedDescription: String? { get }
  /// The image next to the text.
  var iconImage: UIImage? { get }
  /// The object that the app associates with the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil by default.
  public var localizedDescription: String? { nil }
  /// Nil by default.
  public var iconImage: UIImage? { nil }
}

/// A suggestion with a text and an image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// Creates a suggestion without a text.
  public override init() {}

  /// Creates a suggestion.
  public init(localizedSuggestion suggestion: String) {
    localizedSuggestion = suggestion
  }

  /// Creates a suggestion with a description.
  public init(localizedSuggestion suggestion: String, localizedDescription: String?) {
    localizedSuggestion = suggestion
    self.localizedDescription = localizedDescription
  }

  /// Creates a suggestion with a description and an image.
  public init(
    localizedSuggestion suggestion: String, localizedDescription: String?, iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }

  /// Creates a suggestion with attributes.
  public init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    localizedAttributedSuggestion = suggestion
  }

  /// Creates a suggestion with attributes and a description.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String?
  ) {
    localizedAttributedSuggestion = suggestion
    self.localizedDescription = localizedDescription
  }

  /// Creates a suggestion with attributes, a description and an image.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String?,
    iconImage: UIImage?
  ) {
    localizedAttributedSuggestion = suggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }

  /// The suggested text with attributes, or nil if it has none.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The suggested text.
  open private(set) var localizedSuggestion: String?
  /// The description of the suggestion for assistive apps.
  open private(set) var localizedDescription: String?
  /// The image next to the text.
  open private(set) var iconImage: UIImage?
  /// The object that the app associates with the suggestion.
  open var representedObject: Any?
}
