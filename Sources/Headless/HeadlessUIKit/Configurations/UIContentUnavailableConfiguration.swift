public import Foundation

/// The content of a view that has nothing to show: an image, texts, and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The image.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// The attributed primary text, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the primary text.
  public var textProperties = TextProperties(
    font: UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold)))
  /// The secondary text.
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The appearance of the primary button. A button without a title is hidden.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the primary button.
  public var buttonProperties = ButtonProperties()
  /// The appearance of the secondary button. A button without a title is hidden.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The background of the view.
  public var background = UIBackgroundConfiguration.clear()
  /// The distances between the content and the edges of the view.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { keptDirectionalLayoutMargins }
    set { keptDirectionalLayoutMargins = newValue }
  }
  @Unhashed private var keptDirectionalLayoutMargins: NSDirectionalEdgeInsets =
    NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The axes along which the margins include those of the superview. The value is stored without
  /// effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { keptAxesPreservingSuperviewLayoutMargins }
    set { keptAxesPreservingSuperviewLayoutMargins = newValue }
  }
  @Unhashed private var keptAxesPreservingSuperviewLayoutMargins: UIAxis = UIAxis.both
  /// The spacing between the image and the primary text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The spacing between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The spacing between the texts and the buttons, in points.
  public var textToButtonPadding: CGFloat = 30
  /// The spacing between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// A Boolean value that indicates whether an activity indicator replaces the image.
  var isLoading = false

  private init() {}

  /// Creates a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// Creates a configuration with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }
  /// Creates a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state. The text of a search without results includes the
  /// search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard self == .search(), let state = state as? UIContentUnavailableConfigurationState,
      let text = state.searchText, !text.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(text)”"
    return configuration
  }

  /// The alignment of the content.
  @nonexhaustive public enum Alignment: Hashable {
    /// The content is in the center of the view.
    case center
    /// The content is at the leading edge.
    case natural
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color = UIColor.label
    /// The line break mode of the text. It is stored without effect.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font shrinks to fit the text. It is stored
    /// without effect.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of a font that shrinks. It is stored without effect.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether letters move closer before text is truncated. It is
    /// stored without effect.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor = .label) {
      self.font = font
      self.color = color
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The configuration of symbol images.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color, or nil to use gray.
    public var tintColor: UIColor?
    /// The corner radius of the image, in points. It is stored without effect.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, or zero for no limit. It is stored without effect.
    public var maximumSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colors when the system inverts
    /// colors. It is stored without effect.
    public var accessibilityIgnoresInvertColors = false

    /// Returns whether two values are equal, ignoring the symbol configuration and the behavior
    /// with inverted colors.
    public static func == (first: Self, second: Self) -> Bool {
      first.tintColor == second.tintColor && first.cornerRadius == second.cornerRadius
        && first.maximumSize == second.maximumSize
    }
    /// Hashes the values that are compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    /// The action of the button.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// The role of the button. It is stored without effect.
    public var role = UIButton.Role.normal
    /// A Boolean value that indicates whether the button is enabled.
    public var isEnabled = true
  }
}

/// The state of a content-unavailable configuration.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The search text, or nil if there is no search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the specified traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Accesses a custom state value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
